import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { flow } from '../model.ts'
import { answers, no, offline, yes } from './answers.ts'
import { mySubscription, purchase, transaction } from './samples.ts'

const place = { loginType: 'investor', accountType: 'investor', mode: 'NEW' } as const

export const membershipFlows = [
  flow('payment', paymentMachine, {
    inputs: {
      'an open transaction': { transaction },
      'a transaction without its intent': { transaction: { ...transaction, payment_intent: '' } },
    },
    events: [{ type: 'provider.readied' }, { type: 'payment.submitted' }, { type: 'confirmation.asked' }],
    outcomes: {
      chargeCard: [
        answers({ kind: 'status', status: 'succeeded' }, 'has charged the card'),
        answers({ kind: 'status', status: 'processing' }, 'is still processing'),
        answers({ kind: 'error', message: 'Your card was declined.' }, 'declines the card'),
        offline,
      ],
      confirmPayment: [yes('Payment successful.'), no('PAYMENT_NOT_SUCCEEDED'), offline],
    },
    bound: ({ confirmations }) => confirmations,
  }),

  flow('subscriptions', subscriptionsMachine, {
    inputs: { 'a member': { ...place, isSignedIn: true }, 'a visitor': { ...place, isSignedIn: false } },
    ends: ['subscribed'],
    events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'plans.asked' }, { type: 'retry.asked' }],
    outcomes: {
      loadPlans: [answers({ plans: [], publishableKey: 'pk' }, 'answers with the plans'), offline],
      openPurchase: [
        yes(purchase, 'opens a transaction'),
        yes({ ...purchase, transaction: null }, 'grants the free trial'),
        no('TRIAL_ALREADY_USED'),
        offline,
      ],
      payment: [answers(undefined, 'is paid'), offline],
    },
    bound: ({ isSignedIn }) => isSignedIn,
  }),

  flow('mySubscription', mySubscriptionMachine, {
    inputs: { 'an investor': { plansAt: '/investor/subscriptions' } },
    ends: ['shown'],
    events: [{ type: 'retry.asked' }],
    outcomes: { loadMySubscription: [answers(mySubscription, 'answers with the subscription'), offline] },
  }),
]
