import { withoutRefusal } from './form.ts'
import { output } from './outcome.ts'
import { paymentOf } from './payment.ts'
import { type Input, subscriptionsSetup } from './subscriptionsSetup.ts'

/** Sells a plan: the member chooses it, sees its price and end date, and pays. */

type AddressChanged = { event: Pick<Input, 'requestedMode' | 'origin'> }
/** While only plans are shown, a new address loads its own. */
const withAddress = {
  target: 'loading',
  actions: { type: 'rememberAddress', params: ({ event }: AddressChanged) => event },
} as const

export const subscriptionsMachine = subscriptionsSetup.createMachine({
  id: 'subscriptions',
  context: ({ input }) => ({
    ...input,
    mobileProof: null,
    chosen: null,
    mustConfirmAgain: false,
    purchase: null,
    ...withoutRefusal,
  }),
  invoke: { src: 'watchAddress' },
  // While a purchase is open, a new address takes effect when the plans are next loaded.
  on: { 'address.changed': { actions: { type: 'rememberAddress', params: ({ event }) => event } } },
  initial: 'choosing',
  states: {
    loading: {
      invoke: {
        src: 'loadOffers',
        input: ({ context }) => context,
        onDone: [
          { guard: 'hasPurchaseId', target: 'resuming', actions: { type: 'rememberOffers', params: output } },
          {
            guard: { type: 'mustConfirmAgain', params: output },
            target: 'reviewing',
            actions: { type: 'rememberOffers', params: output },
          },
          { target: 'choosing', actions: { type: 'rememberOffers', params: output } },
        ],
        onError: 'unavailable',
      },
      on: {
        'address.changed': { ...withAddress, reenter: true },
      },
    },
    // Resumes a checkout after a reload, in another tab, or while a payment is in progress.
    resuming: {
      invoke: {
        src: 'findPurchase',
        input: ({ context }) => ({ purchaseId: context.purchaseId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasPaid', params: output },
            target: 'receiptShown',
            actions: { type: 'rememberPurchase', params: output },
          },
          {
            guard: { type: 'canBePaid', params: output },
            target: 'checkingOut',
            actions: { type: 'rememberPurchase', params: output },
          },
          { target: 'choosing', actions: 'forgetId' },
        ],
        onError: 'unavailable',
      },
      on: { 'address.changed': withAddress },
    },
    choosing: {
      always: { guard: 'lacksOffers', target: 'loading' },
      on: {
        'plan.chosen': [
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.planId },
            target: 'reviewing',
            actions: { type: 'rememberPlan', params: ({ event }) => event.planId },
          },
          { guard: 'isVisitor', actions: 'askToLogIn' },
          { guard: 'hasNoProfile', actions: 'askForProfile' },
        ],
        'purchase.resumed': {
          guard: 'isMember',
          target: 'resuming',
          actions: { type: 'rememberId', params: ({ event }) => event.purchaseId },
        },
        'address.changed': withAddress,
      },
    },
    reviewing: {
      on: {
        'purchase.confirmed': 'openingPurchase',
        'purchase.cancelled': 'choosing',
        'address.changed': withAddress,
      },
    },
    openingPurchase: {
      entry: 'forgetPurchase',
      invoke: {
        src: 'openPurchase',
        input: ({ context }) => ({
          planId: context.chosen?.plan.id ?? '',
          types: context.chosen?.types ?? [],
          mode: context.offers?.mode ?? context.requestedMode,
          mobileProof: context.mobileProof,
          confirmed: context.chosen?.quote?.amount ?? null,
        }),
        onDone: [
          {
            guard: { type: 'canBePaid', params: output },
            target: 'checkingOut',
            actions: { type: 'rememberPurchase', params: output },
          },
          {
            guard: { type: 'isFree', params: output },
            target: 'subscribed',
            actions: { type: 'announceTrial', params: output },
          },
          { guard: { type: 'lacksSecret', params: output }, target: 'unanswered' },
          { guard: { type: 'mobileIsUnverified', params: output }, target: 'verifyingMobile' },
          {
            guard: { type: 'priceChanged', params: output },
            target: 'loading',
            actions: [{ type: 'rememberRefusal', params: output }, 'askAgain'],
          },
          { target: 'loading', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
      after: { patience: 'unanswered' },
      on: { 'plans.requested': 'loading' },
    },
    // The free trial is available once for each verified mobile number, so a code is sent to it.
    verifyingMobile: {
      entry: 'forgetProof',
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: { kind: 'mobile' as const, mobile: context.mobile } }),
        onDone: {
          target: 'openingPurchase',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'unanswered',
      },
      on: { 'purchase.cancelled': 'choosing', 'address.changed': withAddress },
    },
    // Safe to repeat: the server returns the open purchase.
    unanswered: {
      on: {
        'retry.requested': [{ guard: 'hasPurchaseId', target: 'resuming' }, { target: 'openingPurchase' }],
        'plans.requested': { target: 'loading', actions: 'forgetId' },
      },
    },
    checkingOut: {
      entry: 'showAddress',
      invoke: [
        {
          id: 'payment',
          src: 'payment',
          input: ({ context: { purchase } }) => paymentOf(purchase),
          onDone: { target: 'receiptShown', actions: { type: 'rememberPayment', params: output } },
          onError: 'unanswered',
        },
        { id: 'billing', src: 'billing' },
      ],
      on: {
        'plans.requested': { target: 'loading', actions: ['forgetId', 'forgetPurchase', 'showAddress'] },
        'purchase.reopened': { target: 'loading', actions: ['askAgain', 'forgetId', 'showAddress'] },
      },
    },
    receiptShown: { entry: 'refreshAccount', on: { 'receipt.closed': 'subscribed' } },
    subscribed: {
      entry: 'goForward',
      invoke: { src: 'watchAccount' },
      on: { 'account.failed': 'heldUp' },
    },
    // The plan is active, but the page after it depends on the account, which could not be loaded.
    heldUp: { on: { 'retry.requested': 'subscribed' } },
    unavailable: {
      on: {
        'retry.requested': 'loading',
        'address.changed': withAddress,
      },
    },
  },
})
