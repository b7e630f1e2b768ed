import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import { type WizardActor, wizardMachine } from '../../../src/machines/wizardMachine.ts'
import { answerWords } from '../../../src/ui/profile/answerWords.ts'
import { SharesField } from '../../../src/ui/registration/SharesField.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

/** A chosen "Other" has the member's words as its name and, until there are some, its own. */

const lists = {
  'use-of-funds': [
    { slug: 'hiring', label: 'Hiring' },
    { slug: 'other', label: 'Other' },
  ],
}
const divided: Answers = {
  use_of_funds: ['hiring', 'other'],
  use_of_funds_shares: { shares: ['hiring', 'other'].map((slug) => ({ slug, percent: '50' })) },
}

describe.each([
  ['none yet', {}, 'Other'],
  ['an empty field', { use_of_funds_other: '' }, 'Other'],
  ['blanks', { use_of_funds_other: '  ' }, 'Other'],
  ['the member’s words', { use_of_funds_other: 'A second site' }, 'A second site'],
])('with %s', (_, more, name) => {
  const answers: Answers = { ...divided, ...more }
  const spec = fieldsOf('INVESTMENT', 'business', answers).find((one) => one.name === 'use_of_funds_shares')
  if (!spec) throw new Error('nothing is divided')

  it(`the profile’s summary names the share ${name}`, () => {
    const words = answerWords(wordsIn('en'), 'en', spec, answers, { lists, countries: [] } as never)
    expect(words).toBe(`Hiring 50%, ${name} 50%`)
  })

  it(`the form names the share ${name}`, () => {
    const flow = wizardMachine as AnyStateMachine
    const input = { kind: 'INVESTMENT', contact: null, typed: null, requestedStep: null, thisYear: 2026, lastId: 'x' }
    const { context } = createActor(flow, { input } as never).getSnapshot()
    const snapshot = flow.resolveState({ value: 'loading', context: { ...context, answers } })
    const actor = createActor(flow, { snapshot, input } as never) as unknown as WizardActor
    show(
      <SharesField
        actor={actor}
        spec={spec}
        answer={answers.use_of_funds_shares as never}
        shared={{ label: 'Shares', name: spec.name } as never}
        keep={() => {}}
      />,
    )
    expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      [expect.stringMatching(/%/), name === 'Other' ? expect.not.stringMatching(/^\s*\(%\)/) : `${name} (%)`],
    )
  })
})
