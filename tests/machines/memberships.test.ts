import { describeFlow } from '../../flowlab/describeFlow.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import { no, offline, yes } from '../support/outcomes.ts'
import { transaction } from '../support/samples.ts'

describeFlow('payment', paymentMachine, {
  input: { transaction },
  events: [{ type: 'provider.readied' }, { type: 'payment.submitted' }, { type: 'confirmation.asked' }],
  outcomes: {
    chargeCard: [
      { output: { kind: 'status', status: 'succeeded' } },
      { output: { kind: 'status', status: 'processing' } },
      { output: { kind: 'error', message: 'Your card was declined.' } },
      offline,
    ],
    confirmPayment: [yes('Payment successful.'), no('PAYMENT_NOT_SUCCEEDED'), offline],
  },
  bound: ({ confirmations }) => confirmations,
})

describeFlow('subscriptions', subscriptionsMachine, {
  input: { loginType: 'investor', accountType: 'investor', mode: 'NEW', isSignedIn: true },
  events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'plans.asked' }, { type: 'retry.asked' }],
  outcomes: {
    loadPlans: [{ output: { plans: [], publishableKey: 'pk' } }, offline],
    openPurchase: [
      yes({ status: true as const, currency_symbol: '₹', transaction, publishable_key: 'pk' }),
      yes({ status: true as const, currency_symbol: '₹', transaction: null, publishable_key: 'pk' }),
      no('TRIAL_ALREADY_USED'),
      offline,
    ],
    payment: [{ output: undefined }, offline],
  },
  mayMiss: ['subscriptions.choosing --plan.chosen[1]'],
})

describeFlow('subscriptions for a visitor', subscriptionsMachine, {
  input: { loginType: 'investor', accountType: 'investor', mode: 'NEW', isSignedIn: false },
  events: [{ type: 'plan.chosen', planId: 'investor-monthly' }, { type: 'retry.asked' }],
  outcomes: { loadPlans: [{ output: { plans: [], publishableKey: 'pk' } }, offline], openPurchase: [], payment: [] },
  only: ['subscriptions.choosing --plan.chosen[1]'],
})

describeFlow('mySubscription', mySubscriptionMachine, {
  input: { plansAt: '/investor/subscriptions' },
  events: [{ type: 'retry.asked' }],
  outcomes: { loadMySubscription: [{ output: { subscription: null } }, offline] },
})
