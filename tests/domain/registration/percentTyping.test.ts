import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileKinds } from '../../../src/domain/offerings.ts'
import { emptyForm, withField } from '../../../src/domain/proposals/stepForm.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { withAnswer } from '../../../src/domain/registration/answers.ts'
import { wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import { percentEntered } from '../../../src/domain/validation/numbers.ts'

/** Specification, section 5: digits and one decimal point, at most 2 decimals. */

const percentages = profileKinds.flatMap((kind) =>
  wizardStepNames.flatMap((step) =>
    fieldsOf(kind, step, {})
      .filter(({ control }) => control === 'percent')
      .map(({ name }) => ({ kind, step, name })),
  ),
)

describe('a percentage', () => {
  it.each([
    ['12.345', '12.34'],
    ['12.3.4', '12.34'],
    ['-3', '3'],
    ['1e5', '15'],
    ['12.5 %', '12.5'],
    ['abc', ''],
    ['.', '.'],
    ['12.', '12.'],
    ['.5', '.5'],
    ['100', '100'],
    ['१२', ''],
  ])('typed or pasted as %s is accepted as %s', (typed, taken) => expect(percentEntered(typed)).toBe(taken))

  it('has only digits, one point and two decimals, and valid input stays unchanged', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^\d*(\.\d{0,2})?$/.test(percentEntered(typed))))
    fc.assert(fc.property(fc.stringMatching(/^\d{1,3}(\.\d{1,2})?$/), (typed) => percentEntered(typed) === typed))
  })

  it('of an offer (the stake) has these limits too', () => {
    expect(withField(emptyForm, 'stake', '12.345')).toEqual({ ...emptyForm, stake: '12.34' })
  })

  it.each(percentages)('of $kind, $name, does not accept a third decimal', ({ kind, step, name }) => {
    const empty = { answers: {} as Answers, errors: {}, keywordDrafts: {} }
    const { answers } = withAnswer({ kind, step, thisYear: 2026, known: {} }, empty, name, '12.345')
    expect(answers).toEqual({ [name]: '12.34' })
  })
})
