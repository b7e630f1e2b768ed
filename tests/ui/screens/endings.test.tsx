import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { mySubscription } from '../../../flowlab/flows/membershipSamples.ts'
import type { MySubscription } from '../../../src/domain/contract/memberships.ts'
import { mySubscriptionMachine } from '../../../src/machines/mySubscriptionMachine.ts'
import { SubscriptionStatus } from '../../../src/ui/subscriptions/SubscriptionStatus.tsx'
import { show, wordsIn } from '../../support/inLanguage.tsx'

/** What a member may decide about the end of the period, for each combination of what the server allows. */

const words = wordsIn('en').subscriptions.mine
const subscription: NonNullable<MySubscription['subscription']> = {
  ...{ plan_id: 'investor-yearly', account_type: 'investor', period: 'yearly', status: 'active', days_left: 40 },
  ...{ period_start: '2026-01-10T06:30:00.000Z', period_end: '2027-01-10T06:30:00.000Z' },
  has_want_to_grow: 0,
  next_plan_id: null,
}

const cases = [true, false].flatMap((smaller) =>
  (
    [
      { cancel: true, resume: false },
      { cancel: false, resume: true },
      { cancel: false, resume: false },
    ] as const
  ).map((can) => ({ smaller, ...can })),
)
it.each(cases)('smaller plans $smaller, cancel $cancel, resume $resume', ({ smaller, cancel, resume }) => {
  const mine = {
    ...mySubscription,
    smaller_plans: smaller ? [{ id: 'investor-monthly' }] : [],
    can: { ...mySubscription.can, cancel, resume },
  } as MySubscription
  const input = { purchaseId: null, plansAt: '/investor/subscriptions' }
  const actor = createActor(mySubscriptionMachine as AnyStateMachine, { input } as never) as never
  show(<SubscriptionStatus actor={actor} mine={mine} subscription={subscription} />)
  // A subscription that ends anyway has no next plan to choose.
  expect(screen.queryByText(words.smallerNote()) !== null).toBe(smaller && !resume)
  expect(screen.queryByRole('button', { name: words.cancel() }) !== null).toBe(cancel)
  expect(screen.queryByRole('button', { name: words.resume() }) !== null).toBe(resume)
})
