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
  /** What was bought, in paise at the catalogue's price of that day; null for the catalogue's price of today. */
  worthPaise: number | null
  cancelledAt: Date | null
  /** The smaller plan chosen for the next period, if any. */
  nextPlanId: string | null
}

/** Of an account that has had a plan. */
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

/** Active and expired in one value, so that both at once cannot be said. */
export type Subscription =
  | { state: 'none' }
  | {
      state: Exclude<SubscriptionState, 'none'>
      current: MembershipPeriod
      periodEnd: Date
      hasWantToGrow: boolean
      nextPlanId: string | null
    }

/** Bought with the period, or part of its plan: what was sold before the plan included it has it too. */
const bringsGlobalConnect = ({ hasWantToGrow, planId }: MembershipPeriod): boolean =>
  hasWantToGrow || planById(planId)?.entitlements.global_connect === 'included'

const graceMilliseconds = 3 * 86_400_000

/** The subscription that a profile's periods add up to at an instant (catalogue, section 5). */
export function subscriptionAt(periods: readonly MembershipPeriod[], now: Date): Subscription {
  const counted = periods.filter(({ endedBecause }) => endedBecause !== 'replaced')
  const notEnded = counted.filter(({ endedAt }) => endedAt === null)
  const hasWantToGrow = notEnded.some((period) => bringsGlobalConnect(period) && isOpen(period, now))
  const plansOf = notEnded.filter(isPlanPeriod)
  const begun = plansOf.filter(({ periodStart }) => periodStart <= now)
  const running = best(begun.filter(({ periodEnd }) => now < periodEnd))
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
  const last = latest(begun)
  if (last) {
    const state = isOpen(last, now) ? 'grace' : 'expired'
    return { state, current: last, periodEnd: last.periodEnd, hasWantToGrow, nextPlanId: last.nextPlanId }
  }
  const ended = latest(counted.filter((period) => isPlanPeriod(period) && period.endedAt !== null))
  if (!ended) return { state: 'none' }
  const state = ended.endedBecause === 'suspended' ? 'suspended' : 'refunded'
  const periodEnd = ended.endedAt ?? ended.periodEnd
  return { state, current: ended, periodEnd, hasWantToGrow: false, nextPlanId: null }
}

/** An add-on's period stands beside the plan: it brings its feature, never a subscription. */
export const isPlanPeriod = ({ planId }: Pick<MembershipPeriod, 'planId'>): boolean => planById(planId) !== undefined

/** Active or in the grace days; a cancelled subscription has no grace days. */
const isOpen = ({ periodStart, periodEnd, cancelledAt }: MembershipPeriod, now: Date): boolean =>
  periodStart <= now && now.getTime() < periodEnd.getTime() + (cancelledAt ? 0 : graceMilliseconds)

const latest = (periods: readonly MembershipPeriod[]): MembershipPeriod | undefined =>
  [...periods].sort((one, other) => other.periodEnd.getTime() - one.periodEnd.getTime())[0]

/** The paid one before the trial that it was bought in; then the one that ends last. */
const best = (periods: readonly MembershipPeriod[]): MembershipPeriod | undefined =>
  latest(periods.filter(({ trial }) => !trial)) ?? latest(periods)

/** The flags of section 3; (1, 1) cannot be produced. */
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

export interface Entitled {
  may: Permissions
  proposalsPer30Days: number
  openProposals: number
  globalConnect: boolean
  /** Listings whose documents and contact may be opened; null = all. */
  contactListings: number | null
  savedSearches: number
  /** How far back the owner sees how the listing does; 0 = totals only. */
  analyticsDays: number
}

/** Bought and not over: what can be cancelled, upgraded or added to. */
export const isPaid = ({ state }: Subscription): boolean => permissionsOf[state].buy_addon

export function entitledBy(subscription: Subscription): Entitled {
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
