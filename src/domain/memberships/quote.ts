/** Prices in the payer's currency (catalogue, section 3). All amounts are minor units. */

/** Units of a currency for one INR; placeholders for the owner to set. */
export const unitsPerInr: Readonly<Record<string, number>> = {
  INR: 1,
  USD: 0.012,
  EUR: 0.011,
  GBP: 0.0095,
  AED: 0.044,
  SGD: 0.016,
  AUD: 0.018,
  CAD: 0.0165,
  JPY: 1.8,
  CNY: 0.086,
  SAR: 0.045,
  ZAR: 0.22,
}

const zeroDecimal = new Set(['JPY'])

/** 2 for most currencies, 0 for those without a minor unit. */
export const minorDigits = (currency: string): number => (zeroDecimal.has(currency) ? 0 : 2)

/** Paise converted at a rate to minor units of the currency, rounded half up. */
export const convertPaise = (paise: number, currency: string, rate: number): number =>
  Math.round((paise / 100) * rate * 10 ** minorDigits(currency))

export const rateFor = (currency: string): number => unitsPerInr[currency] ?? 1
export const isPayable = (currency: string): boolean => currency in unitsPerInr

const smallestUpgradePaise = 5_000

/** A period already paid for, at its catalogue price. */
export interface PaidPeriod {
  paise: number
  start: Date
  end: Date
}

/** What an upgrade costs now: the new price less the unused seconds of every period paid for, at least ₹50. */
export function upgradePaise(newPaise: number, paid: readonly PaidPeriod[], now: Date): number {
  const credit = paid.reduce((sum, period) => sum + unusedPaise(period, now), 0)
  return Math.max(smallestUpgradePaise, newPaise - credit)
}

function unusedPaise({ paise, start, end }: PaidPeriod, now: Date): number {
  const whole = end.getTime() - start.getTime()
  const left = Math.min(whole, Math.max(0, end.getTime() - now.getTime()))
  return whole > 0 ? Math.floor((paise * left) / whole) : 0
}

const smallestAddonPaise = 9_900

/** An add-on's price for the days left of the period, per 30 days, at least ₹99. */
export const addonPaise = (per30Days: number, daysLeft: number): number =>
  Math.max(smallestAddonPaise, Math.ceil((per30Days * Math.max(0, daysLeft)) / 30))
