import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { OffersOnWire } from '../domain/contract/memberships.ts'
import type { PlanMode } from '../domain/memberships/modes.ts'
import type { PlanOffer } from '../domain/memberships/planSchema.ts'
import type { Transaction } from '../domain/memberships/transaction.ts'
import type { Money } from '../domain/money.ts'
import type { AccountType, LoginType } from '../domain/offerings.ts'
import type { Origin } from '../purchaseOrigins.ts'
import { billingDetailsMachine } from './billingDetailsMachine.ts'
import { effect, listener } from './effect.ts'
import { rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { oneTimeCodeMachine } from './oneTimeCodeMachine.ts'
import { notProvided, type Outcome } from './outcome.ts'
import { type Purchase, purchaseGuards, purchaseIn } from './payment.ts'
import { paymentMachine } from './paymentMachine.ts'

/** The setup of subscriptionsMachine.ts: its actors, guards and actions. */

export interface Offers {
  /** The mode that fits the subscription; may differ from the address. */
  mode: PlanMode
  list: PlanOffer[]
  subscription: { plan_id: string; period_end: string; next_plan_id: string | null } | null
  begins: OffersOnWire['begins']
  unfinished: Transaction | null
  exchangeRate: number
  /** True while the member's profile is not approved, so that most of a plan cannot be used yet. */
  awaitsApproval: boolean
}
/** Who views the plans. Only a member has a profile for which a plan can be bought. */
export type Buyer = 'visitor' | 'without_profile' | 'member'
export interface PlanRequest {
  planId: string
  types: string[]
  mode: PlanMode
  mobileProof: string | null
  confirmed: Money | null
}
interface Context extends WithRefusal {
  loginType: LoginType
  accountType: AccountType | null
  requestedMode: PlanMode
  origin: Origin | null
  buyer: Buyer
  /** The purchase in the address, after a checkout was left or reloaded. */
  purchaseId: string | null
  /** The account's mobile number; empty for a visitor. */
  mobile: string
  mobileProof: string | null
  /** Null until the server has answered a member; anybody else is offered the catalogue. */
  offers: Offers | null
  chosen: PlanOffer | null
  /** True if the plan must be confirmed again, at the current price. */
  mustConfirmAgain: boolean
  purchase: Purchase | null
}
type Event =
  | { type: 'plan.chosen'; planId: string }
  | { type: 'purchase.confirmed' }
  | { type: 'purchase.cancelled' }
  | { type: 'purchase.reopened' }
  | { type: 'purchase.resumed'; purchaseId: string }
  | { type: 'receipt.closed' }
  | { type: 'account.failed' }
  | { type: 'address.changed'; requestedMode: PlanMode; origin: Origin | null }
  | { type: 'plans.requested' }
  | { type: 'retry.requested' }

export type Input = Pick<
  Context,
  'loginType' | 'accountType' | 'requestedMode' | 'origin' | 'buyer' | 'purchaseId' | 'mobile' | 'offers'
>
export type PaymentActor = ActorRefFrom<typeof paymentMachine>

export const subscriptionsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { code: 'oneTimeCode'; payment: 'payment'; billing: 'billing' },
    input: {} as Input,
  },
  actors: {
    loadOffers: fromPromise<Offers, Input>(notProvided),
    openPurchase: fromPromise<Outcome<Purchase>, PlanRequest>(notProvided),
    findPurchase: fromPromise<Outcome<Purchase>, { purchaseId: string }>(notProvided),
    watchAddress: listener<Event>(),
    watchAccount: listener<Event>(),
    payment: paymentMachine,
    billing: billingDetailsMachine,
    oneTimeCode: oneTimeCodeMachine,
  },
  guards: {
    isAvailable: ({ context }, planId: string) =>
      context.buyer === 'member' &&
      context.offers?.list.some(({ plan, quote }) => plan.id === planId && quote !== null) === true,
    lacksOffers: ({ context }) => context.offers === null,
    isVisitor: ({ context }) => context.buyer === 'visitor',
    isMember: ({ context }) => context.buyer === 'member',
    hasNoProfile: ({ context }) => context.buyer === 'without_profile',
    hasPurchaseId: ({ context }) => context.purchaseId !== null && context.buyer === 'member',
    mustConfirmAgain: ({ context }, offers: Offers) =>
      context.mustConfirmAgain && offerOf(context, offers)?.quote != null,
    ...purchaseGuards,
    isFree: (_, outcome: Outcome<Purchase>) => outcome.ok && outcome.value.transaction === null,
    mobileIsUnverified: (_, outcome: Outcome<Purchase>) =>
      !outcome.ok && outcome.refusal.code === 'MOBILE_NOT_VERIFIED',
  },
  actions: {
    rememberOffers: assign({
      offers: (_, offers: Offers) => offers,
      chosen: ({ context }, offers: Offers) => offerOf(context, offers),
      mustConfirmAgain: false,
    }),
    askAgain: assign({ mustConfirmAgain: true }),
    rememberId: assign({ purchaseId: (_, id: string) => id }),
    forgetId: assign({ purchaseId: null }),
    rememberAddress: assign((_, { requestedMode, origin }: Pick<Context, 'requestedMode' | 'origin'>) => ({
      requestedMode,
      origin,
    })),
    rememberPlan: assign({
      chosen: ({ context }, planId: string) => context.offers?.list.find(({ plan }) => plan.id === planId) ?? null,
      ...withoutRefusal,
    }),
    rememberPurchase: assign((_, outcome: Outcome<Purchase>) => purchaseIn(outcome)),
    rememberPayment: assign({
      purchase: ({ context }, transaction: Transaction) => context.purchase && { ...context.purchase, transaction },
    }),
    forgetPurchase: assign({ purchase: null }),
    rememberRefusal: rememberRefusal(),
    rememberProof: assign({ mobileProof: (_, proof: string) => proof }),
    forgetProof: assign({ mobileProof: null }),
    askToLogIn: effect(),
    askForProfile: effect(),
    showAddress: effect(),
    refreshAccount: effect(),
    announceTrial: effect<Outcome<Purchase>>(),
    goForward: effect(),
  },
  delays: { patience: 30_000 },
})

/** The selected offer: the chosen plan, or the plan of the resumed purchase. */
function offerOf({ chosen, purchase }: Pick<Context, 'chosen' | 'purchase'>, { list }: Offers): PlanOffer | null {
  const planId = chosen?.plan.id ?? purchase?.transaction?.plan_id
  return list.find(({ plan }) => plan.id === planId) ?? null
}
