import { type CurrencyCode, convertPaise, rateFor } from '../currencies.ts'
import type { Plan } from './planSchema.ts'
import type { CataloguePlan } from './plans.ts'

/** A plan of the catalogue with its price in a currency, at today’s rate. */
export const pricedPlan = (plan: CataloguePlan, currency: CurrencyCode): Plan => ({
  id: plan.id,
  account_type: plan.accountType,
  period: plan.period,
  days: plan.days,
  amount: { minor: convertPaise(plan.basePaise, currency, rateFor(currency)), currency },
  saving_percent: plan.savingPercent,
  entitlements: plan.entitlements,
})
