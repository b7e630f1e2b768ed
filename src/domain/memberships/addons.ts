import { type AddonType, addonNames } from './addonNames.ts'
import { planById } from './plans.ts'
import { isPaid, type MembershipPeriod, type Subscription } from './status.ts'

/** Add-ons on top of a plan (catalogue, section 4). An add-on without a feature behind it is not sold. */
export const addons: Record<AddonType, AddonTerms> = {
  GLOBAL_CONNECT: { paise: 49_900, days: null },
  EXTRA_PROPOSALS_10: { paise: 39_900, days: 90 },
  FEATURED_LISTING: { paise: 79_900, days: null },
}
interface AddonTerms {
  paise: number
  /** Null: to the end of the plan, `paise` being the price of 30 days; else so many days for `paise`, however long the plan runs. */
  days: number | null
}

export const addonTypes: readonly AddonType[] = addonNames
export const isAddonType = (value: string): value is AddonType => Object.hasOwn(addons, value)

/** The number of proposals in a pack. */
export const proposalsInPack = 10

/** An add-on period's id in place of a plan's. */
export const addonPlanId = (types: readonly string[]): string => `addon:${types.join('+')}`

/** Null for a plan's id. */
export function addonOf(planId: string): AddonType | null {
  const type = planId.replace('addon:', '')
  return planId.startsWith('addon:') && isAddonType(type) ? type : null
}

/** Add-ons that are bought and have not ended. */
export const activeAddons = <P extends MembershipPeriod>(periods: readonly P[], type: AddonType, now: Date): P[] =>
  periods.filter(
    ({ planId, endedAt, periodEnd }) => planId === addonPlanId([type]) && endedAt === null && periodEnd > now,
  )

/** Whether an add-on can be bought: only on a paid plan, and not twice, except packs, which add up. */
export function isOnOffer(
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
