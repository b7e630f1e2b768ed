import { expect, it } from 'vitest'
import { browserPaths } from '../../flowlab/browser/binding.ts'
import { bindings, sessionBindings } from '../../flowlab/browser/bindings/index.ts'
import { walkInBrowser } from './generatedWalks.ts'

walkInBrowser(Object.values(sessionBindings))

it('every essential flow is walked, with success and refusal', () => {
  const walked = Object.values(bindings).map(({ name }) => name)
  expect([...new Set(walked)].sort()).toEqual(
    [
      'addonPurchase',
      'changePassword',
      'chat',
      'globalConnect',
      'listing',
      'listings',
      'login',
      'logout',
      'mySubscription',
      'oneTimeCode',
      'overview',
      'passwordReset',
      'payment',
      'proposal',
      'proposalDraft',
      'register',
      'subscriptions',
      'wizard',
    ].sort(),
  )
  for (const binding of Object.values(bindings).filter(({ main }) => main !== null)) {
    const steps = browserPaths(binding).flatMap(({ edges }) => edges.map(({ step }) => step))
    const answers = steps.flatMap((step) =>
      step.kind === 'outcome' && step.source === binding.main ? [step.outcome] : [],
    )
    expect(answers.some((outcome) => 'output' in outcome)).toBe(true)
    expect(answers.some((outcome) => 'error' in outcome)).toBe(true)
  }
})
