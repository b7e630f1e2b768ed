import { type CurrencyCode, minorDigits, rateFor } from '../currencies.ts'

/** Amounts of a list's filters: whole US dollars in its address, whole units of the reader's currency on the screen. */

/** Units of a currency as whole dollars. */
export const dollarsOf = (units: number, currency: CurrencyCode): number =>
  Math.round((units * rateFor('USD')) / rateFor(currency))

/** The roundest number of units that is this many dollars, so that a typed amount reads the same after the search. */
export function unitsOf(dollars: number, currency: CurrencyCode): number {
  const exact = (dollars * rateFor(currency)) / rateFor('USD')
  for (let step = 10 ** Math.floor(Math.log10(Math.max(exact, 1))); step > 1; step /= 10) {
    const units = Math.round(exact / step) * step
    if (dollarsOf(units, currency) === dollars) return units
  }
  return Math.round(exact)
}

/** Like `unitsOf`, as an amount of money. */
export const filterMoney = (dollars: number, currency: CurrencyCode) => ({
  minor: unitsOf(dollars, currency) * 10 ** minorDigits(currency),
  currency,
})
