import type { MoneyAnswer, YearFigures, YearsAnswer } from '../contract/profiles.ts'
import { convertWhole } from '../money.ts'
import { profitOf, yearsSaid } from '../registration/years.ts'

/** What the figures by year say beyond themselves: growth, and what a business for sale costs by them. */

/** The last year that is no plan, and the one before it. */
export function lastYears(answer: YearsAnswer): { last: YearFigures | null; before: YearFigures | null } {
  const done = yearsSaid(answer).filter(({ plan }) => !plan)
  return { last: done.at(-1) ?? null, before: done.at(-2) ?? null }
}

/** Whole percent by which a figure changed; null where there is nothing to compare with. */
export const growthOf = (before: number, now: number): number | null =>
  before > 0 ? Math.round((now / before - 1) * 100) : null

export interface Multiples {
  /** What the whole business is priced at, in the currency of the price. */
  whole: number
  year: string
  /** How many times the year's revenue and profit that is, to one decimal; null without either. */
  revenue: number | null
  profit: number | null
}

/** The asking price as multiples of the last year's figures; a price for a part stands for the whole. */
export function multiplesOf(price: MoneyAnswer, stakePercent: number, years: YearsAnswer): Multiples | null {
  const { last } = lastYears(years)
  const asked = Number(price.amount)
  if (!last || !(asked > 0) || !(stakePercent > 0)) return null
  const whole = (asked * 100) / stakePercent
  const value = convertWhole(whole, price.currency, years.currency)
  if (value === null) return null
  const times = (figure: number | null) => (figure && figure > 0 ? Math.round((value / figure) * 10) / 10 : null)
  const found = { whole, year: last.year, revenue: times(Number(last.revenue)), profit: times(profitOf(last)) }
  return found.revenue === null && found.profit === null ? null : found
}
