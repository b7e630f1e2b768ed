import { flow } from 'flowlab/model/flow.ts'
import { addonPurchaseMachine } from '../../src/machines/addonPurchaseMachine.ts'
import { billingDetailsMachine } from '../../src/machines/billingDetailsMachine.ts'
import { globalConnectMachine } from '../../src/machines/globalConnectMachine.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, unpaid, yes } from './answers.ts'
import {
  addonOffer,
  billing,
  billingDetails,
  cardForm,
  mySubscription,
  payment,
  planOffers,
  purchase,
  transaction,
} from './membershipSamples.ts'
import { byScreen } from './offered.ts'
import { globalConnectReach, paymentReach } from './reach.ts'
import { addonPurchaseReach, billingDetailsReach, mySubscriptionReach, subscriptionsReach } from './reachOfMembers.ts'

const place = {
  loginType: 'investor',
  accountType: 'investor',
  requestedMode: 'NEW',
  origin: null,
  purchaseId: null,
  mobile: '+919812345678',
  offers: null,
} as const
const offers = {
  mode: 'NEW',
  list: planOffers,
  subscription: null,
  begins: 'now',
  unfinished: null,
  awaitsApproval: false,
  exchangeRate: 1,
} as const
const catalogue = { ...offers, list: planOffers.map((offer) => ({ ...offer, quote: null, refusal: null })) }
const withGlobalConnect = planOffers.map((offer) => ({ ...offer, types: ['GLOBAL_CONNECT' as const] }))
/** An active plan with every possible change. */
const running = {
  ...mySubscription,
  payments: [payment],
  subscription: {
    account_type: 'investor' as const,
    period: 'monthly' as const,
    plan_id: 'investor-monthly',
    status: 'active' as const,
    period_start: '2026-11-21T08:00:00.000Z',
    period_end: '2026-12-21T08:00:00.000Z',
    later_periods: [],
    days_left: 29,
    next_plan_id: null,
    has_want_to_grow: 0 as const,
  },
  can: { renew: true, upgrade: true, cancel: true, resume: false, add: true },
}
const paid = { ...transaction, status: 'confirmed' } as const
const secretless = { ...purchase, transaction: { ...transaction, client_secret: '' } }

export const membershipFlows = [
  flow('payment', paymentMachine, {
    inputs: {
      'an open transaction': { transaction, publishableKey: 'pk' },
      'one in processing': { transaction: { ...transaction, status: 'processing' }, publishableKey: 'pk' },
      'a cancelled one': { transaction: { ...transaction, status: 'cancelled' }, publishableKey: 'pk' },
      'a transaction without its intent': { transaction: { ...transaction, payment_intent: '' }, publishableKey: 'pk' },
    },
    events: [
      { type: 'provider.readied', form: cardForm },
      { type: 'provider.failed' },
      { type: 'payment.submitted' },
      { type: 'confirmation.requested' },
      { type: 'recheck.requested' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadProvider: [answers(cardForm.stripe, 'has loaded'), answers(null, 'cannot be loaded'), offline],
      chargeCard: [
        answers({ kind: 'status', status: 'succeeded' }, 'has charged the card'),
        answers({ kind: 'status', status: 'processing' }, 'is still processing'),
        answers({ kind: 'status', status: 'requires_action' }, 'wants something more'),
        answers({ kind: 'status', status: 'canceled' }, 'has cancelled it'),
        answers(
          { kind: 'error', problem: { why: 'declined', message: 'Your card was declined.' } },
          'declines the card',
        ),
        offline,
      ],
      confirmPayment: [
        yes({ message: 'Payment successful.', transaction: paid }),
        unpaid('requires_payment', 'says that it is not paid'),
        unpaid('processing', 'says that the bank has not answered'),
        unpaid('cancelled', 'says that it was cancelled'),
        no('NOT_FOUND'),
        offline,
      ],
      watchPayments: [],
    },
    ends: ['over'],
    fromElsewhere: ['recheck.requested'],
    bound: ({ confirmations, status, transactionStatus }) => [confirmations, status, transactionStatus],
    reach: { 'the checkout': paymentReach },
  }),

  flow('subscriptions', subscriptionsMachine, {
    inputs: {
      'a member': { ...place, buyer: 'member' },
      'a visitor': { ...place, buyer: 'visitor', offers: catalogue },
      'someone without a profile': { ...place, buyer: 'without_profile', offers: catalogue },
      // The server offers new plans although the address asks for a renewal.
      'a reloaded checkout': { ...place, requestedMode: 'RENEW', buyer: 'member', purchaseId: 'u' },
    },
    fromElsewhere: ['address.changed'],
    events: [
      { type: 'plan.chosen', planId: 'investor-monthly' },
      { type: 'plan.chosen', planId: 'investor-free-trial' },
      { type: 'purchase.confirmed' },
      { type: 'purchase.cancelled' },
      { type: 'purchase.reopened' },
      { type: 'purchase.resumed', purchaseId: 'u' },
      { type: 'address.changed', requestedMode: 'NEW', origin: 'global-connect' },
      { type: 'receipt.closed' },
      { type: 'plans.requested' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadOffers: [
        answers({ ...offers, list: [...offers.list] }, 'answers with the plans'),
        answers({ ...offers, list: withGlobalConnect }, 'answers with plans that add Global Connect'),
        offline,
      ],
      openPurchase: [
        yes(purchase, 'opens a transaction'),
        yes(secretless, 'opens a transaction without a client secret'),
        yes({ ...purchase, transaction: null }, 'grants the free trial'),
        no('TRIAL_ALREADY_USED'),
        no('MOBILE_NOT_VERIFIED'),
        no('PRICE_CHANGED'),
        offline,
      ],
      watchAddress: [],
      watchAccount: [{ event: { type: 'account.failed' } }],
      findPurchase: [
        yes(purchase, 'finds it open'),
        yes({ ...purchase, transaction: paid }, 'finds it paid'),
        no('NOT_FOUND'),
        offline,
      ],
      payment: [answers(paid, 'is paid'), offline],
      billing: [],
      oneTimeCode: [answers({ proof: 'p' }, 'has verified the mobile'), offline],
    },
    bound: ({ buyer, mobileProof, purchaseId, mustConfirmAgain, chosen }) => [
      buyer,
      mobileProof,
      purchaseId,
      mustConfirmAgain,
      chosen?.plan.id,
      chosen?.types.length,
    ],
    reach: { 'the plans': subscriptionsReach },
  }),

  flow('addonPurchase', addonPurchaseMachine, {
    inputs: { 'the list of add-ons': { purchaseId: null }, 'a reloaded checkout': { purchaseId: 'u' } },
    events: [
      { type: 'addon.chosen', addonType: 'GLOBAL_CONNECT' },
      { type: 'purchase.cancelled' },
      { type: 'purchase.reopened' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadAddons: [
        answers(addonOffer, 'answers with the add-ons'),
        answers({ ...addonOffer, available_addons: [] }, 'has no add-on'),
        offline,
      ],
      openPurchase: [
        yes(purchase, 'opens a transaction'),
        yes(secretless, 'opens a transaction without a client secret'),
        no('SUBSCRIPTION_REQUIRED'),
        no('PRICE_CHANGED'),
        offline,
      ],
      findPurchase: [
        yes(purchase, 'finds it open'),
        yes({ ...purchase, transaction: paid }, 'finds it paid'),
        no('NOT_FOUND'),
        offline,
      ],
      payment: [answers(paid, 'is paid'), offline],
    },
    bound: ({ offer, purchaseId }) => [offer?.available_addons.length ?? null, purchaseId],
    reach: { 'the add-ons': addonPurchaseReach },
  }),

  flow('globalConnect', globalConnectMachine, {
    inputs: {
      'the header': { base: addresses.base('entrepreneur', 'investment'), purchaseId: null },
      'a reloaded checkout': { base: addresses.base('entrepreneur', 'investment'), purchaseId: 'u' },
    },
    events: [{ type: 'globalConnect.requested' }, { type: 'offer.accepted' }, { type: 'offer.declined' }],
    outcomes: {
      readAccess: [
        answers('none', 'finds no subscription'),
        answers('expired', 'finds one that has expired'),
        answers('without_feature', 'finds one without the feature'),
        answers('included', 'finds the feature'),
        offline,
      ],
      addonPurchase: [answers(true, 'has sold the add-on'), answers(false, 'was dropped'), offline],
    },
    reach: globalConnectReach,
  }),

  flow('mySubscription', mySubscriptionMachine, {
    inputs: {
      'an investor': { plansAt: addresses.plans(addresses.base('investor', null)), purchaseId: null },
      'a reloaded checkout': { plansAt: addresses.plans(addresses.base('investor', null)), purchaseId: 'u' },
    },
    events: [
      { type: 'retry.requested' },
      { type: 'change.requested', change: { kind: 'cancel' } },
      { type: 'change.confirmed' },
      { type: 'change.cancelled' },
      { type: 'addons.requested' },
      { type: 'payments.requested' },
    ],
    outcomes: {
      loadMySubscription: [answers(running, 'answers with the subscription'), offline],
      loadPayments: [
        answers({ list: [payment], next_cursor: 'older' }, 'answers with earlier payments'),
        answers({ list: [], next_cursor: null }, 'has no earlier ones'),
        offline,
      ],
      applyChange: [yes(null, 'has done it'), no('REFUND_NOT_POSSIBLE'), offline],
      addonPurchase: [answers(true, 'has sold the add-on'), answers(false, 'was dropped'), offline],
      billing: [],
    },
    bound: ({ mine, purchaseId }) => [purchaseId !== null, mine?.payments_cursor ?? null],
    reach: { 'My Subscription': mySubscriptionReach },
  }),

  flow('billingDetails', billingDetailsMachine, {
    events: [
      { type: 'edit.requested' },
      { type: 'field.changed', change: { name: '' } },
      { type: 'field.changed', change: { name: 'Rao Foods' } },
      { type: 'form.submitted' },
      { type: 'edit.cancelled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadBillingDetails: [
        answers(billing, 'answers with them'),
        answers({ ...billing, details: null }, 'has none'),
        offline,
      ],
      saveBillingDetails: [
        yes({ ...billingDetails, name: 'Rao Foods' }, 'has saved them'),
        no('VALIDATION_FAILED', { gstin: 'gstinChecksum' }),
        offline,
      ],
    },
    bound: ({ details, draft }) => [details?.name ?? null, draft.name],
    reach: byScreen('billingDetails', billingDetailsReach),
  }),
]
