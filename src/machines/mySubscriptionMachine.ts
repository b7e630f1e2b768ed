import { assign, fromPromise, setup } from 'xstate'
import type { MySubscription, PaymentPage } from '../domain/contract/memberships.ts'
import { addonPurchaseMachine } from './addonPurchaseMachine.ts'
import { billingDetailsMachine } from './billingDetailsMachine.ts'
import { effect } from './effect.ts'
import {
  forgetLostResponse,
  rememberLostResponse,
  rememberRefusal,
  type WithLostResponse,
  withoutLostResponse,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** The member's subscription: usage, cancellation, add-ons and payments. */

export type SubscriptionChange =
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'downgrade'; planId: string }
  | { kind: 'keepPlan' }
  | { kind: 'refund'; paymentId: string }

interface Context extends WithLostResponse {
  mine: MySubscription | null
  plansAt: string
  /** The purchase in the address, after an add-on's checkout was left or reloaded. */
  purchaseId: string | null
  change: SubscriptionChange | null
}
type Event =
  | { type: 'retry.requested' }
  | { type: 'change.requested'; change: SubscriptionChange }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'addons.requested' }
  | { type: 'payments.requested' }

export const mySubscriptionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { addonPurchase: 'addonPurchase'; billing: 'billing' },
    input: {} as Pick<Context, 'plansAt' | 'purchaseId'>,
  },
  actors: {
    loadMySubscription: fromPromise<MySubscription>(notProvided),
    loadPayments: fromPromise<PaymentPage, { cursor: string | null }>(notProvided),
    applyChange: fromPromise<Outcome<string | null>, SubscriptionChange | null>(notProvided),
    addonPurchase: addonPurchaseMachine,
    billing: billingDetailsMachine,
  },
  guards: {
    wasDone: isAccepted,
    hasEarlierPayments: ({ context }) => context.mine?.payments_cursor != null,
    hasPurchaseId: ({ context }) => context.purchaseId !== null,
    wasBought: (_, bought: boolean) => bought,
  },
  actions: {
    remember: assign({ mine: (_, mine: MySubscription) => mine }),
    rememberPayments: assign(({ context: { mine } }, { list, next_cursor }: PaymentPage) => ({
      mine: mine && { ...mine, payments: [...mine.payments, ...list], payments_cursor: next_cursor },
    })),
    forgetId: assign({ purchaseId: null }),
    // No earlier change needs clearing: both cancelling and finishing clear it.
    rememberChange: assign({ change: (_, change: SubscriptionChange) => change }),
    forgetChange: assign({ change: null, ...withoutLostResponse }),
    forgetLostResponse: forgetLostResponse(),
    rememberRefusal: rememberRefusal(),
    rememberLostResponse: rememberLostResponse(),
    announceChange: effect<Outcome<string | null>>(),
    refreshAccount: effect(),
  },
}).createMachine({
  id: 'mySubscription',
  context: ({ input }) => ({ ...input, mine: null, change: null, ...withoutLostResponse }),
  invoke: { id: 'billing', src: 'billing' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadMySubscription',
        onDone: [
          { guard: 'hasPurchaseId', target: 'addingFeature', actions: { type: 'remember', params: output } },
          { target: 'shown', actions: { type: 'remember', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      on: {
        'change.requested': {
          target: 'confirming',
          actions: { type: 'rememberChange', params: ({ event }) => event.change },
        },
        'addons.requested': 'addingFeature',
        'payments.requested': { guard: 'hasEarlierPayments', target: 'loadingPayments' },
      },
    },
    loadingPayments: {
      tags: 'busy',
      invoke: {
        src: 'loadPayments',
        input: ({ context }) => ({ cursor: context.mine?.payments_cursor ?? null }),
        onDone: { target: 'shown', actions: { type: 'rememberPayments', params: output } },
        // The loaded payments remain, and more can be requested again.
        onError: 'shown',
      },
      on: {
        'change.requested': {
          target: 'confirming',
          actions: { type: 'rememberChange', params: ({ event }) => event.change },
        },
        'addons.requested': 'addingFeature',
      },
    },
    confirming: {
      on: { 'change.confirmed': 'applying', 'change.cancelled': { target: 'shown', actions: 'forgetChange' } },
    },
    applying: {
      entry: 'forgetLostResponse',
      invoke: {
        src: 'applyChange',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: { type: 'wasDone', params: output },
            target: 'loading',
            actions: [{ type: 'announceChange', params: output }, 'forgetChange', 'refreshAccount'],
          },
          { target: 'confirming', actions: { type: 'rememberRefusal', params: output } },
        ],
        // Safe to repeat: a change that has already been made gets the same response.
        onError: { target: 'confirming', actions: 'rememberLostResponse' },
      },
    },
    addingFeature: {
      exit: 'forgetId',
      invoke: {
        id: 'addonPurchase',
        src: 'addonPurchase',
        input: ({ context }) => ({ purchaseId: context.purchaseId }),
        onDone: [
          { guard: { type: 'wasBought', params: output }, target: 'loading', actions: 'refreshAccount' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading' } },
  },
})
