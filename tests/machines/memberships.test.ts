import { describe, expect, it } from 'vitest'
import { describeFlow } from '../../flowlab/describeFlow.ts'
import type { Me } from '../../src/domain/contract/accounts.ts'
import { globalConnectAccess, globalConnectDestination, isGlobalConnectPath } from '../../src/domain/globalConnect.ts'
import { destinationAfterPayment } from '../../src/domain/memberships/destination.ts'
import { addonPurchaseMachine } from '../../src/machines/addonPurchaseMachine.ts'
import { globalConnectMachine } from '../../src/machines/globalConnectMachine.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { type Offers, subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { no, offline, yes } from '../support/outcomes.ts'
import { transaction } from '../support/samples.ts'

const bought = (changes: Partial<typeof transaction> = {}) =>
  yes({
    status: true as const,
    currency_symbol: '₹',
    transaction: { ...transaction, ...changes },
    publishable_key: 'pk',
  })
const free = yes({ status: true as const, currency_symbol: '₹', transaction: null, publishable_key: 'pk' })

describeFlow('payment', paymentMachine, {
  input: { transaction },
  events: [
    { type: 'provider.readied' },
    { type: 'provider.failed' },
    { type: 'payment.submitted' },
    { type: 'confirmation.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    chargeCard: [
      { output: { kind: 'status', status: 'succeeded' } },
      { output: { kind: 'status', status: 'processing' } },
      { output: { kind: 'status', status: 'requires_action' } },
      { output: { kind: 'status', status: 'canceled' } },
      { output: { kind: 'error', message: 'Your card was declined.' } },
      offline,
    ],
    confirmPayment: [yes('Payment successful.'), no('PAYMENT_NOT_SUCCEEDED'), offline],
  },
  bound: ({ confirmations, status }) => [confirmations, status],
})

const plan = { id: 'investor-monthly' } as Offers['list'][number]['plan']
const offers = {
  mode: 'NEW' as const,
  list: [
    { plan, quote: {} as never, refusal: null },
    { plan: { ...plan, id: 'investor-free-trial' }, quote: null, refusal: 'trial_used' as const },
  ],
  subscription: null,
  exchangeRate: 1,
}
const input = {
  loginType: 'investor' as const,
  accountType: 'investor' as const,
  askedMode: 'NEW' as const,
  origin: null,
  isSignedIn: true,
}

describeFlow('subscriptions', subscriptionsMachine, {
  input,
  events: [
    { type: 'plan.chosen', planId: 'investor-monthly' },
    { type: 'plan.chosen', planId: 'investor-free-trial' },
    { type: 'purchase.confirmed' },
    { type: 'purchase.dropped' },
    { type: 'purchase.reopened' },
    { type: 'plans.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadOffers: [{ output: offers }, offline],
    openPurchase: [bought(), bought({ client_secret: '' }), free, no('TRIAL_ALREADY_USED'), offline],
    payment: [{ output: undefined }, offline],
  },
  mayMiss: ['subscriptions.choosing --plan.chosen[1]'],
})

describeFlow('subscriptions for a visitor', subscriptionsMachine, {
  input: { ...input, isSignedIn: false },
  events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'retry.asked' }],
  outcomes: { loadOffers: [{ output: offers }, offline], openPurchase: [], payment: [] },
  only: ['subscriptions.choosing --plan.chosen[1]'],
})

const addons = {
  subscription: { plan: { uuid: 'investment-monthly' } },
  available_addons: [{ type: 'GLOBAL_CONNECT', prorated_price: 499, currency_code: 'INR' }],
  conversion_rate: 1,
}

describeFlow('addonPurchase', addonPurchaseMachine, {
  events: [
    { type: 'addon.chosen', addonType: 'GLOBAL_CONNECT' },
    { type: 'purchase.dropped' },
    { type: 'purchase.reopened' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadAddons: [{ output: addons }, { output: { ...addons, available_addons: [] } }, offline],
    openPurchase: [bought(), bought({ client_secret: '' }), no('SUBSCRIPTION_REQUIRED'), offline],
    payment: [{ output: undefined }, offline],
  },
  bound: ({ offer }) => offer?.available_addons.length ?? null,
})

describeFlow('globalConnect', globalConnectMachine, {
  input: { base: '/entrepreneur/investment' },
  events: [{ type: 'globalConnect.asked' }, { type: 'offer.accepted' }, { type: 'offer.declined' }],
  outcomes: {
    readAccess: [
      { output: 'none' },
      { output: 'expired' },
      { output: 'without_feature' },
      { output: 'included' },
      offline,
    ],
    addonPurchase: [{ output: true }, { output: false }, offline],
  },
})

describeFlow('mySubscription', mySubscriptionMachine, {
  input: { plansAt: '/investor/subscriptions' },
  events: [
    { type: 'retry.asked' },
    { type: 'change.asked', change: { kind: 'cancel' } },
    { type: 'change.confirmed' },
    { type: 'change.dropped' },
    { type: 'addons.asked' },
  ],
  outcomes: {
    loadMySubscription: [{ output: { subscription: null } }, offline],
    carryOut: [yes(null), no('REFUND_NOT_POSSIBLE'), offline],
    addonPurchase: [{ output: true }, { output: false }, offline],
  },
})

describe('the gate in front of Global Connect', () => {
  const me = (active: 0 | 1, expired: 0 | 1, feature: 0 | 1 | null, profile: 0 | 1 = 1) =>
    ({
      login_type: 'entrepreneur',
      account_type: 'investment',
      profiles: [{ kind: 'INVESTMENT', status: 'approved', steps_done: 3 }],
      basic_info: { has_want_to_grow: profile },
      has_active_subscription: active,
      has_subscription_expired: expired,
      user_subscription: feature === null ? null : { has_want_to_grow: feature },
    }) as unknown as Me

  it.each([
    [me(0, 0, null), 'none'],
    [me(0, 1, 1), 'expired'],
    [me(1, 0, 0), 'without_feature'],
    [me(1, 0, 1), 'included'],
  ])('knows its four cases: %#', (account, access) => expect(globalConnectAccess(account)).toBe(access))

  it('leads to the list, or to the registration of the profile that it needs', () => {
    expect(globalConnectDestination(me(1, 0, 1, 1))).toBe('/entrepreneur/investment/global-connect')
    expect(globalConnectDestination(me(1, 0, 1, 0))).toBe('/entrepreneur/want-to-grow/register')
  })

  it('closes the paths of Global Connect and no others', () => {
    const closed = ['/global-connect/7', '/entrepreneur/investment/global-connect', '/investor/investor/global-connect']
    const open = ['/investor/my-proposal/global-connect/7', '/entrepreneur/want-to-grow/register', '/']
    expect(closed.map(isGlobalConnectPath)).toEqual([true, true, true])
    expect(open.map(isGlobalConnectPath)).toEqual([false, false, false])
  })

  it('is where a purchase begun there ends; others end where they began, or at the landing', () => {
    const account = me(1, 0, 1)
    expect([
      destinationAfterPayment(account, 'global-connect'),
      destinationAfterPayment(account, 'my-subscription'),
      destinationAfterPayment(account, null),
    ]).toEqual([
      '/entrepreneur/investment/global-connect',
      '/entrepreneur/investment/my-subscription',
      '/entrepreneur/investment/investors',
    ])
  })
})
