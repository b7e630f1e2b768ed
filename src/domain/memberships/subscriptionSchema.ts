import * as v from 'valibot'
import { accountTypes } from '../offerings.ts'
import { flag, instant } from '../validation/valueSchemas.ts'
import { billingPeriods } from './periods.ts'
import { subscriptionStates } from './status.ts'

export const subscriptionSchema = v.object({
  plan_id: v.string(),
  account_type: v.picklist(accountTypes),
  period: v.picklist(billingPeriods),
  status: v.picklist(subscriptionStates),
  /** The start of the current period, and the end of the last one that is paid for. */
  period_start: instant,
  period_end: instant,
  /** Periods that are paid for and follow the current one. */
  later_periods: v.array(v.object({ plan_id: v.string(), period_start: instant, period_end: instant })),
  /** Started days count in full; 0 after the end. */
  days_left: v.number(),
  has_want_to_grow: flag,
  /** The smaller plan chosen for the next period, if any. */
  next_plan_id: v.nullable(v.string()),
})
