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
  ...{
    plan_id: 'investor-yearly',
    account_type: 'investor',
    period: 'yearly',
    status: 'active',
    days_left: 40,
    later_periods: [],
  },
  ...{ period_start: '2026-01-10T06:30:00.000Z', period_end: '2027-01-10T06:30:00.000Z' },
  has_want_to_grow: 0,
  next_plan_id: null,
}

const statusOf = (subscribed: typeof subscription) => {
  const input = { purchaseId: null, plansAt: '/investor/subscriptions' }
  const actor = createActor(mySubscriptionMachine as AnyStateMachine, { input } as never) as never
  return show(<SubscriptionStatus actor={actor} mine={mySubscription} subscription={subscribed} />).container
    .textContent
}
it('says how long the current plan runs, and which paid one follows', () => {
  expect(statusOf(subscription)).toContain('10-Jan-2026 – 10-Jan-2027')
  const later_periods = [
    {
      ...{ plan_id: 'investor-monthly', period_start: '2027-01-10T06:30:00.000Z' },
      period_end: '2027-02-09T06:30:00.000Z',
    },
  ]
  const text = statusOf({ ...subscription, period_end: '2027-02-09T06:30:00.000Z', later_periods })
  expect(text).toContain('10-Jan-2026 – 10-Jan-2027Then Investor (monthly): 10-Jan-2027 – 09-Feb-2027')
  expect(text).toContain('Your plan ends on 09-Feb-2027')
})

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
