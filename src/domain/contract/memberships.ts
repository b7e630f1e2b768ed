import * as v from 'valibot'
import { currencyCodes } from '../currencies.ts'
import { addonNames } from '../memberships/addonNames.ts'
import { addonSchema } from '../memberships/addonSchema.ts'
import { billingSchema } from '../memberships/billingSchema.ts'
import { planModes, purchaseModes } from '../memberships/modes.ts'
import { type SubscribedAction, subscribedActions } from '../memberships/permissions.ts'
import { planOfferSchema, planSchema } from '../memberships/planSchema.ts'
import { subscriptionSchema } from '../memberships/subscriptionSchema.ts'
import { paymentSchema, transactionSchema } from '../memberships/transactionSchema.ts'
import { moneySchema } from '../moneySchema.ts'
import { accountTypes, loginTypes } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, doneSchema, pageOf } from './envelope.ts'

/** GET /plans?login_type=&account_type=&currency= — public. */
export const planQuery = v.object({
  login_type: v.picklist(loginTypes),
  account_type: v.optional(v.picklist(accountTypes)),
  currency: v.optional(v.pipe(v.string(), v.length(3))),
})
export const planListResponse = v.object({ ...done, list: v.array(planSchema), publishable_key: v.string() })

/**
 * GET /membership/offers?mode=&types= — the plans with their prices for this account now. With `types` GLOBAL_CONNECT,
 * each plan includes it or adds it to the same purchase.
 */
export const offersQuery = v.object({
  mode: v.picklist(planModes),
  types: v.optional(v.picklist(['GLOBAL_CONNECT'])),
})
export const offersResponse = v.object({
  ...done,
  /** The mode that fits the subscription; may differ from the request. */
  mode: v.picklist(planModes),
  list: v.array(planOfferSchema),
  subscription: v.nullable(
    v.object({ plan_id: v.string(), period_end: instant, next_plan_id: v.nullable(v.string()) }),
  ),
  /** When the purchase takes effect: at payment, or after the current period. */
  begins: v.picklist(['now', 'after_current']),
  /** A purchase of this kind that can still be paid or that the bank has not confirmed yet. */
  unfinished: v.nullable(transactionSchema),
  exchange_rate: v.number(),
  publishable_key: v.string(),
})
export type OffersOnWire = v.InferOutput<typeof offersResponse>

/**
 * POST /buy-membership. `types` are add-on types for mode ADDON; otherwise empty, or GLOBAL_CONNECT to add it to the
 * plan. A free trial has no transaction. PRICE_CHANGED if the price differs from the confirmed one.
 */
export const buyMembershipRequest = v.object({
  plan_id: v.pipe(v.string(), v.maxLength(60)),
  types: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(6)),
  mode: v.picklist(purchaseModes),
  /** For the free trial: the proof of `verify_mobile`, unless the mobile is already verified. */
  mobile_proof: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The price that the member confirmed. */
  confirmed: v.optional(moneySchema),
})
const purchase = {
  ...done,
  currency_symbol: v.string(),
  transaction: v.nullable(transactionSchema),
  publishable_key: v.string(),
}
export const purchaseResponse = v.object(purchase)
export type PurchaseOnWire = v.InferOutput<typeof purchaseResponse>
export const buyMembershipResponse = v.object({ ...purchase, message: v.string() })

/**
 * POST /membership/payment — idempotent on `trx_id`. The server checks with the provider. A refusal's field `trx_id`
 * holds the transaction's status.
 */
export const confirmPaymentRequest = v.object({ payment_intent: v.pipe(v.string(), v.maxLength(100)), trx_id: uuid })
export const confirmPaymentResponse = v.object({ ...done, message: v.string(), transaction: transactionSchema })

/** GET /membership */
const permissionFlags = Object.fromEntries(subscribedActions.map((action) => [action, v.boolean()])) as Record<
  SubscribedAction,
  v.BooleanSchema<undefined>
>
export const mySubscriptionResponse = v.object({
  ...done,
  subscription: v.nullable(subscriptionSchema),
  usage: v.object({
    proposals_sent: v.number(),
    proposals_limit: v.number(),
    open_proposals: v.number(),
    open_proposals_limit: v.number(),
    /** Extra proposals in packs that have not expired. */
    extra_proposals: v.number(),
    extra_proposals_limit: v.number(),
    contacts_opened: v.number(),
    /** null = unlimited */
    contacts_limit: v.nullable(v.number()),
    saved_searches: v.number(),
    saved_searches_limit: v.number(),
    /** Days of listing analytics; 0 = totals only. */
    analytics_days: v.number(),
    /** Until when the listing is featured at the top of its lists. */
    featured_until: v.nullable(instant),
  }),
  /** The actions that the subscription's state allows. */
  may: v.object(permissionFlags),
  addons: v.array(v.object({ type: v.picklist(addonNames), period_end: instant })),
  /** Smaller plans that can be chosen for the next period. */
  smaller_plans: v.array(planSchema),
  can: v.object({
    renew: v.boolean(),
    upgrade: v.boolean(),
    cancel: v.boolean(),
    resume: v.boolean(),
    add: v.boolean(),
  }),
  /** The newest payments; GET /membership/payments has the next page. */
  payments: v.array(paymentSchema),
  payments_cursor: v.nullable(v.string()),
})
export type MySubscription = v.InferOutput<typeof mySubscriptionResponse>

/** GET /membership/payments?cursor= */
export const paymentQuery = v.object({ cursor: cursorQuery.cursor })
export const paymentPageResponse = pageOf(paymentSchema)
export type PaymentPage = Omit<v.InferOutput<typeof paymentPageResponse>, 'status' | 'message'>

/** PUT /membership/next-plan — null undoes the choice. */
export const nextPlanRequest = v.object({ plan_id: v.nullable(v.pipe(v.string(), v.maxLength(60))) })

/** GET /membership/addons — prices in rupees, times `conversion_rate` (section 3). */
export const addonsResponse = v.object({
  ...done,
  subscription: v.nullable(v.object({ plan: v.object({ uuid: v.string() }) })),
  available_addons: v.array(addonSchema),
  currency: v.picklist(currencyCodes),
  conversion_rate: v.number(),
})
export type AddonsOnWire = v.InferOutput<typeof addonsResponse>

/** GET and PUT /billing-details — null for none. */
const billing = { details: v.nullable(billingSchema) }
export const billingRequest = v.object(billing)
export const billingResponse = v.object({ ...done, ...billing })

/** Refusals of a purchase or its price. */
const purchaseRefusals = ['PROFILE_INCOMPLETE', 'SUBSCRIPTION_REQUIRED'] as const

export const membershipRoutes = {
  'GET /plans': {
    tag: 'memberships',
    summary: 'Plans of an offering',
    who: 'anyone',
    query: planQuery,
    answer: planListResponse,
    refusals: [],
  },
  'GET /membership/offers': {
    tag: 'memberships',
    summary: 'Plans with the current price of each, line by line',
    who: 'member',
    query: offersQuery,
    answer: offersResponse,
    refusals: purchaseRefusals,
  },
  'POST /buy-membership': {
    tag: 'memberships',
    summary: 'Open a purchase',
    who: 'member',
    body: buyMembershipRequest,
    example: { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
    answer: buyMembershipResponse,
    refusals: [
      ...purchaseRefusals,
      'FORBIDDEN',
      'PAYMENT_QUOTE_EXPIRED',
      'PAYMENT_NOT_SUCCEEDED',
      'PRICE_CHANGED',
      'TRIAL_ALREADY_USED',
      'MOBILE_NOT_VERIFIED',
    ],
  },
  'POST /membership/payment': {
    tag: 'memberships',
    summary: 'Confirm a payment; safe to repeat',
    who: 'member',
    body: confirmPaymentRequest,
    example: { payment_intent: 'pi_3PX', trx_id: '0b0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11' },
    answer: confirmPaymentResponse,
    refusals: ['NOT_FOUND', 'PAYMENT_NOT_SUCCEEDED'],
  },
  'GET /membership/purchases/:id': {
    tag: 'memberships',
    summary: 'The current status of a purchase',
    who: 'member',
    answer: purchaseResponse,
    refusals: [],
  },
  'GET /membership/addons': {
    tag: 'memberships',
    summary: 'Add-ons available now',
    who: 'member',
    answer: addonsResponse,
    refusals: purchaseRefusals,
  },
  'GET /membership': {
    tag: 'memberships',
    summary: 'My subscription',
    who: 'member',
    answer: mySubscriptionResponse,
    refusals: ['PROFILE_INCOMPLETE'],
  },
  'GET /membership/payments': {
    tag: 'memberships',
    summary: 'Earlier payments',
    who: 'member',
    query: paymentQuery,
    answer: paymentPageResponse,
    refusals: ['PROFILE_INCOMPLETE'],
  },
  'POST /membership/cancellation': {
    tag: 'memberships',
    summary: 'Cancel at the end of the period',
    who: 'member',
    answer: doneSchema,
    refusals: purchaseRefusals,
  },
  'DELETE /membership/cancellation': {
    tag: 'memberships',
    summary: 'Keep the subscription after all',
    who: 'member',
    answer: doneSchema,
    refusals: purchaseRefusals,
  },
  'PUT /membership/next-plan': {
    tag: 'memberships',
    summary: 'Switch to a smaller plan at the end of the period; null cancels the switch',
    who: 'member',
    body: nextPlanRequest,
    example: { plan_id: 'investor-monthly' },
    answer: doneSchema,
    refusals: purchaseRefusals,
  },
  'GET /billing-details': {
    tag: 'memberships',
    summary: 'To whom receipts are addressed',
    who: 'member',
    answer: billingResponse,
    refusals: [],
  },
  'PUT /billing-details': {
    tag: 'memberships',
    summary: 'Change to whom later receipts are addressed; null removes it',
    who: 'member',
    body: billingRequest,
    example: {
      details: {
        name: 'Asha Exports LLP',
        address: '12 MG Road, Pune 411001',
        country: 'IN',
        state: '27',
        gstin: '27AAPFU0939F1ZV',
      },
    },
    answer: billingResponse,
    refusals: [],
  },
  'POST /membership/payments/:id/refund': {
    tag: 'memberships',
    summary: 'Request a refund; safe to repeat',
    who: 'member',
    answer: doneSchema,
    refusals: ['REFUND_NOT_POSSIBLE'],
  },
} as const satisfies Declarations
