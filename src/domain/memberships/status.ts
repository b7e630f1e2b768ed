import { day } from '../durations.ts'
import { termsOf } from './periods.ts'
import { type Permissions, permissionsOf } from './permissions.ts'
import { planById } from './plans.ts'

/** One applied purchase or trial. */
export interface MembershipPeriod {
  id: string
  planId: string
  trial: boolean
  periodStart: Date
  periodEnd: Date
  hasWantToGrow: boolean
  endedAt: Date | null
  endedBecause: 'refunded' | 'suspended' | 'replaced' | null
  /** The price in paise from the catalogue on the day of purchase; null for today's catalogue price. */
  worthPaise: number | null
  cancelledAt: Date | null
  /** The smaller plan chosen for the next period, if any. */
  nextPlanId: string | null
}

/** The states of an account that has had a plan. */
export const subscriptionStates = [
  'trialing',
  'active',
  'cancelled_at_end',
  'grace',
  'expired',
  'refunded',
  'suspended',
] as const
export type SubscriptionState = 'none' | (typeof subscriptionStates)[number]

/** One value instead of two flags, so that a subscription cannot be both active and expired. */
export type Subscription =
  | { state: 'none' }
  | {
      state: Exclude<SubscriptionState, 'none'>
      current: MembershipPeriod
      periodEnd: Date
      hasWantToGrow: boolean
      nextPlanId: string | null
    }

/**
 * True if Global Connect was bought with the period or is now part of its plan, even if the plan did not include it
 * when it was sold.
 */
export const bringsGlobalConnect = ({ hasWantToGrow, planId }: MembershipPeriod): boolean =>
  hasWantToGrow || planById(planId)?.entitlements.global_connect === 'included'

const graceMilliseconds = 3 * day

/** Derives a profile's subscription from its periods at an instant (catalogue, section 5). */
export function subscriptionAt(periods: readonly MembershipPeriod[], now: Date): Subscription {
  const effectivePeriods = periods.filter(({ endedBecause }) => endedBecause !== 'replaced')
  const notEnded = effectivePeriods.filter(({ endedAt }) => endedAt === null)
  const hasWantToGrow = notEnded.some((period) => bringsGlobalConnect(period) && isOpen(period, now))
  const plansOf = notEnded.filter(isPlanPeriod)
  const startedPlans = plansOf.filter(({ periodStart }) => periodStart <= now)
  const running = best(startedPlans.filter(({ periodEnd }) => now < periodEnd))
  if (running) {
    const last = latest(plansOf) ?? running
    const paid = last.cancelledAt ? 'cancelled_at_end' : 'active'
    return {
      state: running.trial ? 'trialing' : paid,
      current: running,
      periodEnd: last.periodEnd,
      hasWantToGrow,
      nextPlanId: last.nextPlanId,
    }
  }
  const last = latest(startedPlans)
  if (last) {
    const state = isOpen(last, now) ? 'grace' : 'expired'
    return { state, current: last, periodEnd: last.periodEnd, hasWantToGrow, nextPlanId: last.nextPlanId }
  }
  const ended = latest(effectivePeriods.filter((period) => isPlanPeriod(period) && period.endedAt !== null))
  if (!ended) return { state: 'none' }
  const state = ended.endedBecause === 'suspended' ? 'suspended' : 'refunded'
  const periodEnd = ended.endedAt ?? ended.periodEnd
  return { state, current: ended, periodEnd, hasWantToGrow: false, nextPlanId: null }
}

/** The paid plan periods that start later, the next one first. */
export const laterPeriods = (periods: readonly MembershipPeriod[], now: Date): MembershipPeriod[] =>
  periods
    .filter((period) => period.endedAt === null && isPlanPeriod(period) && period.periodStart > now)
    .sort((one, other) => one.periodStart.getTime() - other.periodStart.getTime())

/** False for an add-on's period, which adds a feature but is not a subscription. */
export const isPlanPeriod = ({ planId }: Pick<MembershipPeriod, 'planId'>): boolean => planById(planId) !== undefined

/** True for an active period or one in its grace days. A cancelled subscription has no grace days. */
const isOpen = ({ periodStart, periodEnd, cancelledAt }: MembershipPeriod, now: Date): boolean =>
  periodStart <= now && now.getTime() < periodEnd.getTime() + (cancelledAt ? 0 : graceMilliseconds)

const latest = (periods: readonly MembershipPeriod[]): MembershipPeriod | undefined =>
  [...periods].sort((one, other) => other.periodEnd.getTime() - one.periodEnd.getTime())[0]

/** Prefers a paid period to a trial that is still active, then the one that ends last. */
const best = (periods: readonly MembershipPeriod[]): MembershipPeriod | undefined =>
  latest(periods.filter(({ trial }) => !trial)) ?? latest(periods)

/** The flags of section 3. Both can never be 1. */
export function flagsOf(subscription: Subscription): { active: 0 | 1; expired: 0 | 1 } {
  switch (subscription.state) {
    case 'trialing':
    case 'active':
    case 'cancelled_at_end':
    case 'grace':
      return { active: 1, expired: 0 }
    case 'expired':
    case 'refunded':
    case 'suspended':
      return { active: 0, expired: 1 }
    case 'none':
      return { active: 0, expired: 0 }
  }
}

export interface CurrentEntitlements {
  may: Permissions
  proposalsPer30Days: number
  openProposals: number
  globalConnect: boolean
  /** The number of listings whose documents and contact details can be opened; null = unlimited. */
  contactListings: number | null
  savedSearches: number
  /** The days of listing analytics; 0 = totals only. */
  analyticsDays: number
}

/** True for a paid subscription that has not ended: it can be cancelled, upgraded or extended with add-ons. */
export const isPaid = ({ state }: Subscription): boolean => permissionsOf[state].buy_addon

export function entitlementsFrom(subscription: Subscription): CurrentEntitlements {
  const may = permissionsOf[subscription.state]
  const plan = may.open_listing && subscription.state !== 'none' ? planById(subscription.current.planId) : undefined
  return {
    may,
    proposalsPer30Days: plan?.entitlements.proposals_per_30_days ?? 0,
    openProposals: plan?.entitlements.open_proposals ?? 0,
    contactListings: plan ? plan.entitlements.contact_listings : 0,
    savedSearches: plan?.entitlements.saved_searches ?? 0,
    analyticsDays: plan ? termsOf(plan.period).analyticsDays : 0,
    globalConnect: subscription.state !== 'none' && flagsOf(subscription).active === 1 && subscription.hasWantToGrow,
  }
}
