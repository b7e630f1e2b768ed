/** The value of unused time and of add-ons (catalogue, section 3). All amounts are in paise. */

/** The minimum price of an upgrade (catalogue, section 3). */
export const smallestUpgradePaise = 5_000

/** The value of the unused part of a paid period, to the millisecond, rounded down. */
export function unusedPaise(paise: number, { start, end }: { start: Date; end: Date }, now: Date): number {
  const totalMilliseconds = end.getTime() - start.getTime()
  const remainingMilliseconds = Math.min(totalMilliseconds, Math.max(0, end.getTime() - now.getTime()))
  return totalMilliseconds > 0 ? Math.floor((paise * remainingMilliseconds) / totalMilliseconds) : 0
}

const smallestAddonPaise = 9_900

/** An add-on's price for the remaining days of the period, from its price for 30 days; at least ₹99. */
export const addonPaise = (per30Days: number, daysLeft: number): number =>
  Math.max(smallestAddonPaise, Math.ceil((per30Days * Math.max(0, daysLeft)) / 30))
