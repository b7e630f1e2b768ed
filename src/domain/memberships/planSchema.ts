import * as v from 'valibot'
import { moneySchema } from '../moneySchema.ts'
import { accountTypes } from '../offerings.ts'
import { addonNames } from './addonNames.ts'
import { billingPeriods } from './periods.ts'
import { quoteSchema } from './quoteSchema.ts'

/** A plan for sale, with its price for an account now. */

export const planSchema = v.object({
  id: v.string(),
  account_type: v.picklist(accountTypes),
  period: v.picklist(billingPeriods),
  days: v.number(),
  amount: moneySchema,
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
export const planOfferSchema = v.object({
  plan: planSchema,
  /** Null if the account cannot buy the plan. */
  quote: v.nullable(quoteSchema),
  refusal: v.nullable(v.picklist(['trial_used', 'not_longer', 'without_global_connect', 'suspended'])),
  /** Add-ons included in the quote. */
  types: v.array(v.picklist(addonNames)),
})
export type PlanOffer = v.InferOutput<typeof planOfferSchema>
