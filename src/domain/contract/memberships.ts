import * as v from 'valibot'
import { accountTypes, loginTypes } from '../offerings.ts'
import { done, flag, instant, uuid } from './envelope.ts'

export const purchaseModes = ['NEW', 'RENEW', 'UPGRADE', 'ADDON'] as const
export type PurchaseMode = (typeof purchaseModes)[number]
export const billingPeriods = ['free_trial', 'monthly', 'quarterly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** GET /plans?login_type=&account_type=&currency= — public. Amounts in minor units of `currency_code`. */
export const planQuery = v.object({
  login_type: v.picklist(loginTypes),
  account_type: v.optional(v.picklist(accountTypes)),
  currency: v.optional(v.pipe(v.string(), v.length(3))),
})
export const planSchema = v.object({
  id: v.string(),
  account_type: v.picklist(accountTypes),
  period: v.picklist(billingPeriods),
  days: v.number(),
  amount: v.number(),
  currency_code: v.string(),
  saving_percent: v.number(),
  entitlements: v.object({
    proposals_per_30_days: v.number(),
    open_proposals: v.number(),
    /** null = unlimited */
    contact_listings: v.nullable(v.number()),
    saved_searches: v.number(),
    featured_days: v.number(),
    global_connect: v.picklist(['none', 'addon', 'included']),
  }),
})
export type Plan = v.InferOutput<typeof planSchema>
export const planListResponse = v.object({ ...done, list: v.array(planSchema), publishable_key: v.string() })

/** POST /buy-membership. `types` are add-on types for mode ADDON, else empty. A free trial has no transaction. */
export const buyMembershipRequest = v.object({
  plan_id: v.pipe(v.string(), v.maxLength(60)),
  types: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(6)),
  mode: v.picklist(purchaseModes),
})
export const transactionSchema = v.object({
  uuid,
  client_secret: v.string(),
  payment_intent: v.string(),
  /** Minor units. */
  trans_amount: v.number(),
  exchange_rate: v.number(),
  currency_code: v.string(),
  plan_name: v.string(),
  quote_expires_at: instant,
})
export type Transaction = v.InferOutput<typeof transactionSchema>
export const buyMembershipResponse = v.object({
  ...done,
  currency_symbol: v.string(),
  transaction: v.nullable(transactionSchema),
  publishable_key: v.string(),
})
export type Purchase = v.InferOutput<typeof buyMembershipResponse>

/** POST /membership/payment — idempotent on `trx_id`. The server asks the provider. */
export const confirmPaymentRequest = v.object({ payment_intent: v.pipe(v.string(), v.maxLength(100)), trx_id: uuid })
export const confirmPaymentResponse = v.object({ ...done, message: v.string() })

/** GET /membership */
export const subscriptionSchema = v.object({
  plan_id: v.string(),
  account_type: v.picklist(accountTypes),
  period: v.picklist(billingPeriods),
  status: v.string(),
  period_start: instant,
  period_end: instant,
  has_want_to_grow: flag,
})
export const mySubscriptionResponse = v.object({
  ...done,
  subscription: v.nullable(subscriptionSchema),
  usage: v.object({ proposals_sent: v.number(), proposals_limit: v.number() }),
  payments: v.array(
    v.object({
      uuid,
      plan_name: v.string(),
      amount: v.number(),
      currency_code: v.string(),
      status: v.string(),
      created_at: instant,
    }),
  ),
})
export type MySubscription = v.InferOutput<typeof mySubscriptionResponse>

/** GET /membership/addons — `prorated_price` in major units of INR, times `conversion_rate` (section 3). */
export const addonSchema = v.object({ type: v.string(), prorated_price: v.number(), currency_code: v.string() })
export const addonsResponse = v.object({
  ...done,
  subscription: v.nullable(v.object({ plan: v.object({ uuid: v.string() }) })),
  available_addons: v.array(addonSchema),
  currency: v.string(),
  conversion_rate: v.number(),
})
