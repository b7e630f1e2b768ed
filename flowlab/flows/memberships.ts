import { addonPurchaseMachine } from '../../src/machines/addonPurchaseMachine.ts'
import { globalConnectMachine } from '../../src/machines/globalConnectMachine.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { flow } from '../model.ts'
import { answers, no, offline, yes } from './answers.ts'
import { addonOffer, mySubscription, planOffers, purchase, transaction } from './samples.ts'

const place = {
  loginType: 'investor',
  accountType: 'investor',
  askedMode: 'NEW',
  origin: null,
  mobile: '+919812345678',
} as const
const offers = { mode: 'NEW', list: planOffers, subscription: null, exchangeRate: 1 } as const
const secretless = { ...purchase, transaction: { ...transaction, client_secret: '' } }

export const membershipFlows = [
  flow('payment', paymentMachine, {
    inputs: {
      'an open transaction': { transaction },
      'a transaction without its intent': { transaction: { ...transaction, payment_intent: '' } },
    },
    events: [
      { type: 'provider.readied' },
      { type: 'provider.failed' },
      { type: 'payment.submitted' },
      { type: 'confirmation.asked' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      chargeCard: [
        answers({ kind: 'status', status: 'succeeded' }, 'has charged the card'),
        answers({ kind: 'status', status: 'processing' }, 'is still processing'),
        answers({ kind: 'status', status: 'requires_action' }, 'wants something more'),
        answers({ kind: 'status', status: 'canceled' }, 'has cancelled it'),
        answers({ kind: 'error', message: 'Your card was declined.' }, 'declines the card'),
        offline,
      ],
      confirmPayment: [yes('Payment successful.'), no('PAYMENT_NOT_SUCCEEDED'), offline],
    },
    bound: ({ confirmations, status }) => [confirmations, status],
  }),

  flow('subscriptions', subscriptionsMachine, {
    inputs: { 'a member': { ...place, isSignedIn: true }, 'a visitor': { ...place, isSignedIn: false } },
    ends: ['subscribed'],
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
      loadOffers: [answers({ ...offers, list: [...offers.list] }, 'answers with the plans'), offline],
      openPurchase: [
        yes(purchase, 'opens a transaction'),
        yes(secretless, 'opens a transaction without a client secret'),
        yes({ ...purchase, transaction: null }, 'grants the free trial'),
        no('TRIAL_ALREADY_USED'),
        no('MOBILE_NOT_VERIFIED'),
        offline,
      ],
      payment: [answers(undefined, 'is paid'), offline],
      oneTimeCode: [answers({ proof: 'p' }, 'has verified the mobile'), offline],
    },
    bound: ({ isSignedIn, mobileProof }) => [isSignedIn, mobileProof],
  }),

  flow('addonPurchase', addonPurchaseMachine, {
    events: [
      { type: 'addon.chosen', addonType: 'GLOBAL_CONNECT' },
      { type: 'purchase.dropped' },
      { type: 'purchase.reopened' },
      { type: 'retry.asked' },
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
        offline,
      ],
      payment: [answers(undefined, 'is paid'), offline],
    },
    bound: ({ offer }) => offer?.available_addons.length ?? null,
  }),

  flow('globalConnect', globalConnectMachine, {
    inputs: { 'the header': { base: '/entrepreneur/investment' } },
    events: [{ type: 'globalConnect.asked' }, { type: 'offer.accepted' }, { type: 'offer.declined' }],
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
  }),

  flow('mySubscription', mySubscriptionMachine, {
    inputs: { 'an investor': { plansAt: '/investor/subscriptions' } },
    events: [
      { type: 'retry.asked' },
      { type: 'change.asked', change: { kind: 'cancel' } },
      { type: 'change.confirmed' },
      { type: 'change.dropped' },
      { type: 'addons.asked' },
    ],
    outcomes: {
      loadMySubscription: [answers(mySubscription, 'answers with the subscription'), offline],
      carryOut: [yes(null, 'has done it'), no('REFUND_NOT_POSSIBLE'), offline],
      addonPurchase: [answers(true, 'has sold the add-on'), answers(false, 'was dropped'), offline],
    },
  }),
]
