import { type AddonType, addonNames } from './addonNames.ts'
import { planById } from './plans.ts'
import { bringsGlobalConnect, isPaid, laterPeriods, type MembershipPeriod, type Subscription } from './status.ts'

/** Add-ons on top of a plan (catalogue, section 4). An add-on without a feature behind it is not sold. */
export const addons: Record<AddonType, AddonTerms> = {
  GLOBAL_CONNECT: { paise: 49_900, days: null },
  EXTRA_PROPOSALS_10: { paise: 39_900, days: 90 },
  FEATURED_LISTING: { paise: 79_900, days: null },
}
interface AddonTerms {
  paise: number
  /**
   * Null: until the plan ends, with `paise` as the price of 30 days. A number: that many days for `paise`, even beyond
   * the plan.
   */
  days: number | null
}

export const addonTypes: readonly AddonType[] = addonNames
export const isAddonType = (value: string): value is AddonType => Object.hasOwn(addons, value)

/** The number of proposals in a pack. */
export const proposalsInPack = 10

/** The plan id of an add-on's period. */
export const addonPlanId = (types: readonly string[]): string => `addon:${types.join('+')}`

/** The add-on of a period's plan id; null for a plan. */
export function addonOf(planId: string): AddonType | null {
  const type = planId.replace('addon:', '')
  return planId.startsWith('addon:') && isAddonType(type) ? type : null
}

/** Add-ons that were bought and have not ended. */
export const activeAddons = <P extends MembershipPeriod>(periods: readonly P[], type: AddonType, now: Date): P[] =>
  periods.filter(
    ({ planId, endedAt, periodEnd }) => planId === addonPlanId([type]) && endedAt === null && periodEnd > now,
  )

/**
 * The end of the time for which an add-on is sold: the end of the last period, or, for Global Connect, the start of the
 * first later period that has it already.
 */
export function addonEnd(
  type: AddonType,
  { periodEnd }: Exclude<Subscription, { state: 'none' }>,
  periods: readonly MembershipPeriod[],
  now: Date,
): Date {
  const paidFor = type === 'GLOBAL_CONNECT' ? laterPeriods(periods, now).find(bringsGlobalConnect) : undefined
  return paidFor?.periodStart ?? periodEnd
}

/** True if an add-on can be bought: only with a paid plan, and only once, except for packs. */
export function isAddonAvailable(
  type: AddonType,
  subscription: Subscription,
  periods: readonly MembershipPeriod[],
  now: Date,
): boolean {
  if (subscription.state === 'none' || !isPaid(subscription)) return false
  if (type === 'EXTRA_PROPOSALS_10') return true
  if (type === 'FEATURED_LISTING') return activeAddons(periods, type, now).length === 0
  return !subscription.hasWantToGrow && planById(subscription.current.planId)?.entitlements.global_connect === 'addon'
}
