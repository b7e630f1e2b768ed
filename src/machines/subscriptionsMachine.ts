import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Plan, Purchase, PurchaseMode } from '../domain/contract/memberships.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { paymentMachine } from './paymentMachine.ts'

/** Choosing a plan and paying for it. */

export interface Offer {
  plans: Plan[]
  publishableKey: string
}
interface Context {
  loginType: LoginType
  accountType: AccountType | null
  mode: PurchaseMode
  isSignedIn: boolean
  offer: Offer | null
  planId: string | null
  purchase: Purchase | null
  refusal: RefusalNote | null
}
type Event = { type: 'plan.chosen'; planId: string } | { type: 'plans.asked' } | { type: 'retry.asked' }

type Input = Pick<Context, 'loginType' | 'accountType' | 'mode' | 'isSignedIn'>
export type PaymentActor = ActorRefFrom<typeof paymentMachine>

export const subscriptionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    loadPlans: fromPromise<Offer, Pick<Context, 'loginType' | 'accountType'>>(notProvided),
    openPurchase: fromPromise<Outcome<Purchase>, { planId: string; mode: PurchaseMode }>(notProvided),
    payment: paymentMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    mustBePaid: (_, outcome: Outcome<Purchase>) => outcome.ok && outcome.value.transaction !== null,
    isFree: (_, outcome: Outcome<Purchase>) => outcome.ok && outcome.value.transaction === null,
  },
  actions: {
    rememberOffer: assign({ offer: (_, offer: Offer) => offer }),
    rememberPlan: assign({ planId: (_, planId: string) => planId, refusal: null }),
    rememberPurchase: assign({ purchase: (_, outcome: Outcome<Purchase>) => (outcome.ok ? outcome.value : null) }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<Purchase>) => (outcome.ok ? null : outcome.refusal) }),
    askToLogIn: () => {},
    announceTrial: (_, _outcome: Outcome<Purchase>) => {},
  },
}).createMachine({
  id: 'subscriptions',
  context: ({ input }) => ({ ...input, offer: null, planId: null, purchase: null, refusal: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPlans',
        input: ({ context }) => context,
        onDone: { target: 'choosing', actions: { type: 'rememberOffer', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    choosing: {
      on: {
        'plan.chosen': [
          {
            guard: 'isSignedIn',
            target: 'openingPurchase',
            actions: { type: 'rememberPlan', params: ({ event }) => event.planId },
          },
          { actions: 'askToLogIn' },
        ],
      },
    },
    openingPurchase: {
      invoke: {
        src: 'openPurchase',
        input: ({ context }) => ({ planId: context.planId ?? '', mode: context.mode }),
        onDone: [
          {
            guard: { type: 'mustBePaid', params: ({ event }) => event.output },
            target: 'checkingOut',
            actions: { type: 'rememberPurchase', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'subscribed',
            actions: { type: 'announceTrial', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
      on: { 'plans.asked': 'choosing' },
    },
    // Safe to repeat: the server returns the purchase that is open.
    unanswered: { on: { 'retry.asked': 'openingPurchase', 'plans.asked': 'choosing' } },
    checkingOut: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ transaction: context.purchase?.transaction ?? noTransaction }),
        onDone: 'subscribed',
        onError: 'unanswered',
      },
      on: { 'plans.asked': 'choosing' },
    },
    subscribed: {},
    unavailable: { on: { 'retry.asked': 'loading' } },
  },
})

const noTransaction = {
  uuid: '',
  client_secret: '',
  payment_intent: '',
  trans_amount: 0,
  exchange_rate: 1,
  currency_code: 'INR',
  plan_name: '',
  quote_expires_at: '',
}
