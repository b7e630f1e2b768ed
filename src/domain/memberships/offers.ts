import { week } from '../durations.ts'
import type { PlanMode } from './modes.ts'
import { type CataloguePlan, planById } from './plans.ts'
import { activePlans } from './quoteLines.ts'
import { isPaid, type MembershipPeriod, type Subscription } from './status.ts'

/** The plans that can be bought now, and in which mode. */

/** The mode that fits a subscription, which may differ from the one that the address requests. */
export function resolvePlanMode(subscription: Subscription, requestedMode: PlanMode): PlanMode {
  if (subscription.state === 'none' || subscription.state === 'trialing') return 'NEW'
  return isPaid(subscription) && requestedMode === 'UPGRADE' ? 'UPGRADE' : 'RENEW'
}

/** True for an upgrade: the plan's period is longer than every active one. */
export const isLonger = (plan: CataloguePlan, periods: readonly MembershipPeriod[], now: Date): boolean =>
  activePlans(periods, now).every(({ planId }) => (planById(planId)?.days ?? 0) < plan.days)

/** True for a smaller plan, which starts when the last active plan ends. */
export const isShorter = (plan: CataloguePlan, currentPlanId: string): boolean =>
  plan.basePaise > 0 && plan.days < (planById(currentPlanId)?.days ?? 0)

export type RefundRefusal = 'too_late' | 'consumed' | 'not_the_last' | 'not_paid'

/**
 * Why a purchase cannot be refunded. Refunds are in full, within 7 days, if unused, and the last purchase first
 * (catalogue, section 3).
 */
export function refundRefusal(
  purchase: { confirmedAt: Date | null; isConfirmed: boolean; isLast: boolean; wasUsed: boolean },
  now: Date,
): RefundRefusal | null {
  if (!purchase.isConfirmed || !purchase.confirmedAt) return 'not_paid'
  if (now.getTime() - purchase.confirmedAt.getTime() > week) return 'too_late'
  if (purchase.wasUsed) return 'consumed'
  return purchase.isLast ? null : 'not_the_last'
}
