import { addons, isAddonType } from '../../src/domain/memberships/addons.ts'
import { type CataloguePlan, planById } from '../../src/domain/memberships/plans.ts'
import { addonPaise, type PaidPeriod, upgradePaise } from '../../src/domain/memberships/quote.ts'
import { type MembershipPeriod, type Subscription, subscriptionAt } from '../../src/domain/memberships/status.ts'
import { refuse } from '../http/refusal.ts'
import type { Wish } from './purchase.ts'

const day = 86_400_000

/** What a wish costs now, in paise; refuses what cannot be bought. */
export function priceOf(plan: CataloguePlan, wish: Wish, periods: readonly MembershipPeriod[], now: Date): number {
  const subscription = subscriptionAt(periods, now)
  if (wish.mode === 'ADDON') return addonPrice(plan, wish, subscription, now)
  if (wish.mode !== 'UPGRADE') return plan.basePaise
  if (subscription.state !== 'active' && subscription.state !== 'trialing') return refuse('SUBSCRIPTION_REQUIRED')
  const current = planById(subscription.current.planId)
  if (current && current.days >= plan.days) return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  return upgradePaise(plan.basePaise, paidFor(periods), now)
}

const paidFor = (periods: readonly MembershipPeriod[]): PaidPeriod[] =>
  periods.flatMap(({ planId, trial, endedAt, periodStart, periodEnd }) => {
    const paise = planById(planId)?.basePaise
    return paise && !trial && endedAt === null ? [{ paise, start: periodStart, end: periodEnd }] : []
  })

function addonPrice(plan: CataloguePlan, wish: Wish, subscription: Subscription, now: Date): number {
  const [type, ...others] = wish.types
  if (!type || others.length > 0 || !isAddonType(type))
    return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  if (subscription.state !== 'active') return refuse('SUBSCRIPTION_REQUIRED')
  if (plan.id !== subscription.current.planId) return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  if (subscription.hasWantToGrow) return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  return addonPaise(addons[type].paise, Math.ceil((subscription.periodEnd.getTime() - now.getTime()) / day))
}
