import { convertMoney, type Money } from '../money.ts'
import type { YearsAnswer } from '../registration/answerSchema.ts'
import { amountsByYear, type YearAmounts } from '../registration/years.ts'

/** Values derived from the yearly figures: growth, margin, and the price multiples of a business for sale. */

/** The last year that is not a forecast. */
export const lastYear = (answer: YearsAnswer): YearAmounts | null =>
  amountsByYear(answer).findLast(({ plan }) => !plan) ?? null

/** The change of a figure in whole percent; null if there is nothing to compare with. */
export const growthOf = (before: number, now: number): number | null =>
  before > 0 ? Math.round((now / before - 1) * 100) : null

/** Profit in whole percent of revenue; null without a profit or a revenue. */
export const marginOf = (revenue: number, profit: number | null): number | null =>
  profit === null || revenue <= 0 ? null : Math.round((profit / revenue) * 100)

export interface Multiples {
  /** The price of the whole business, in its currency. */
  whole: Money
  year: string
  /** The price as a multiple of the year's revenue and profit, to one decimal; null if the figure is missing. */
  revenue: number | null
  profit: number | null
}

export interface Spread {
  count: number
  least: number
  /** The middle value; the mean of the two middle ones of an even number, to one decimal. */
  median: number
  most: number
}

/** With fewer than this, a spread says little. */
const fewest = 3

/** How a multiple is spread among other listings; null if too few state it. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  // A multiple that rounds to zero says nothing about a price.
  const sorted = values
    .flatMap((value) => (value !== null && value > 0 ? [value] : []))
    .sort((one, other) => one - other)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  if (sorted.length < fewest || !least || !most || !lower || !upper) return null
  return { count: sorted.length, least, median: Math.round((lower + upper) * 5) / 10, most }
}

/** The asking price as multiples of the last year's figures. The price of a part is scaled up to the whole. */
export function multiplesOf(price: Money, stakePercent: number, years: YearsAnswer): Multiples | null {
  const last = lastYear(years)
  if (!last || !(price.minor > 0) || !(stakePercent > 0)) return null
  const whole = { ...price, minor: Math.round((price.minor * 100) / stakePercent) }
  const value = convertMoney(whole, last.revenue.currency)
  const times = (figure: Money | null) =>
    figure && figure.minor > 0 ? Math.round((value.minor / figure.minor) * 10) / 10 : null
  const found = { whole, year: last.year, revenue: times(last.revenue), profit: times(last.profit) }
  return found.revenue === null && found.profit === null ? null : found
}
