import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { PlanOffer, Purchase } from '../domain/contract/memberships.ts'
import type { Origin } from '../domain/memberships/destination.ts'
import type { PlanMode } from '../domain/memberships/offers.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import { effect } from './effect.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { noTransaction, paymentMachine } from './paymentMachine.ts'

/** Choosing a plan, seeing what it costs and until when, and paying for it. */

export interface Offers {
  /** What fits the subscription; may differ from what the address asked for. */
  mode: PlanMode
  list: PlanOffer[]
  subscription: { plan_id: string; period_end: string; next_plan_id: string | null } | null
  exchangeRate: number
}
interface Context {
  loginType: LoginType
  accountType: AccountType | null
  askedMode: PlanMode
  origin: Origin | null
  isSignedIn: boolean
  /** Of the account; empty for a visitor. */
  mobile: string
  mobileProof: string | null
  offers: Offers | null
  chosen: PlanOffer | null
  purchase: Purchase | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'plan.chosen'; planId: string }
  | { type: 'purchase.confirmed' }
  | { type: 'purchase.dropped' }
  | { type: 'purchase.reopened' }
  | { type: 'plans.asked' }
  | { type: 'retry.asked' }

type Input = Pick<Context, 'loginType' | 'accountType' | 'askedMode' | 'origin' | 'isSignedIn' | 'mobile'>
export type PaymentActor = ActorRefFrom<typeof paymentMachine>

export const subscriptionsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    loadOffers: fromPromise<Offers, Input>(notProvided),
    openPurchase: fromPromise<Outcome<Purchase>, { planId: string; mode: PlanMode; mobileProof: string | null }>(
      notProvided,
    ),
    payment: paymentMachine,
    oneTimeCode: oneTimeCodeMachine,
  },
  guards: {
    canBeHad: ({ context }, planId: string) =>
      context.isSignedIn &&
      context.offers?.list.some(({ plan, quote }) => plan.id === planId && quote !== null) === true,
    isVisitor: ({ context }) => !context.isSignedIn,
    canBePaid: (_, outcome: Outcome<Purchase>) => outcome.ok && (outcome.value.transaction?.client_secret ?? '') !== '',
    isFree: (_, outcome: Outcome<Purchase>) => outcome.ok && outcome.value.transaction === null,
    mobileIsUnverified: (_, outcome: Outcome<Purchase>) =>
      !outcome.ok && outcome.refusal.code === 'MOBILE_NOT_VERIFIED',
    lacksSecret: (_, outcome: Outcome<Purchase>) => outcome.ok,
  },
  actions: {
    rememberOffers: assign({ offers: (_, offers: Offers) => offers }),
    rememberPlan: assign({
      chosen: ({ context }, planId: string) => context.offers?.list.find(({ plan }) => plan.id === planId) ?? null,
      refusal: null,
    }),
    rememberPurchase: assign({ purchase: (_, outcome: Outcome<Purchase>) => (outcome.ok ? outcome.value : null) }),
    forgetPurchase: assign({ purchase: null }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<Purchase>) => (outcome.ok ? null : outcome.refusal) }),
    rememberProof: assign({ mobileProof: (_, proof: string) => proof }),
    forgetProof: assign({ mobileProof: null }),
    askToLogIn: effect(),
    announceTrial: effect<Outcome<Purchase>>(),
    goOn: effect(),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'subscriptions',
  context: ({ input }) => ({ ...input, mobileProof: null, offers: null, chosen: null, purchase: null, refusal: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadOffers',
        input: ({ context }) => context,
        onDone: { target: 'choosing', actions: { type: 'rememberOffers', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    choosing: {
      on: {
        'plan.chosen': [
          {
            guard: { type: 'canBeHad', params: ({ event }) => event.planId },
            target: 'reviewing',
            actions: { type: 'rememberPlan', params: ({ event }) => event.planId },
          },
          { guard: 'isVisitor', actions: 'askToLogIn' },
        ],
      },
    },
    reviewing: { on: { 'purchase.confirmed': 'openingPurchase', 'purchase.dropped': 'choosing' } },
    openingPurchase: {
      entry: 'forgetPurchase',
      invoke: {
        src: 'openPurchase',
        input: ({ context }) => ({
          planId: context.chosen?.plan.id ?? '',
          mode: context.offers?.mode ?? context.askedMode,
          mobileProof: context.mobileProof,
        }),
        onDone: [
          {
            guard: { type: 'canBePaid', params: ({ event }) => event.output },
            target: 'checkingOut',
            actions: { type: 'rememberPurchase', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFree', params: ({ event }) => event.output },
            target: 'subscribed',
            actions: { type: 'announceTrial', params: ({ event }) => event.output },
          },
          { guard: { type: 'lacksSecret', params: ({ event }) => event.output }, target: 'unanswered' },
          {
            guard: { type: 'mobileIsUnverified', params: ({ event }) => event.output },
            target: 'verifyingMobile',
          },
          { target: 'loading', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
      after: { patience: 'unanswered' },
      on: { 'plans.asked': 'loading' },
    },
    // The free trial is once for a verified mobile: a code is sent to it.
    verifyingMobile: {
      entry: 'forgetProof',
      invoke: {
        id: 'code',
        src: 'oneTimeCode',
        input: ({ context }) => ({ target: context.mobile }),
        onDone: {
          target: 'openingPurchase',
          actions: { type: 'rememberProof', params: ({ event }) => event.output.proof },
        },
        onError: 'unanswered',
      },
      on: { 'purchase.dropped': 'choosing' },
    },
    // Safe to repeat: the server returns the purchase that is open.
    unanswered: { on: { 'retry.asked': 'openingPurchase', 'plans.asked': 'loading' } },
    checkingOut: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ transaction: context.purchase?.transaction ?? noTransaction }),
        onDone: 'subscribed',
        onError: 'unanswered',
      },
      on: { 'plans.asked': 'loading', 'purchase.reopened': 'openingPurchase' },
    },
    subscribed: { entry: 'goOn' },
    unavailable: { on: { 'retry.asked': 'loading' } },
  },
})
