import { type Money, minorOf, parseMoney } from '../money.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import type { Answer, MoneyAnswer, YearFigures, YearsAnswer } from './answerSchema.ts'

/** The yearly figures: up to five financial years, of which only the last may be a forecast. */

export const maxYears = 5
/** The range of years: figures may be this many years old, and forecasts this many years ahead. */
const yearsBack = 10
const yearsAhead = 3

export const isYears = (answer: Answer | undefined): answer is YearsAnswer =>
  answer !== null && typeof answer === 'object' && 'years' in answer
export const isMoney = (answer: Answer | undefined): answer is MoneyAnswer =>
  answer !== null && typeof answer === 'object' && 'amount' in answer

const isBlank = ({ revenue, profit }: YearFigures): boolean => revenue.trim() === '' && profit.trim() === ''

/** The years with figures, oldest first. */
export const filledYears = ({ years }: YearsAnswer): YearFigures[] =>
  years.filter((one) => !isBlank(one)).sort((one, other) => one.year.localeCompare(other.year))

/** The error of the yearly figures; null if they are valid. */
export function yearsProblem(answer: YearsAnswer, thisYear: number): FieldError | null {
  const filled = filledYears(answer)
  const named = filled.map(({ year }) => year.trim())
  const isInRange = (year: string) =>
    /^\d{4}$/.test(year) && Number(year) >= thisYear - yearsBack && Number(year) <= thisYear + yearsAhead
  if (!named.every(isInRange) || new Set(named).size < named.length) return 'yearsNamed'
  const isAmount = (typed: string) => minorOf(typed, answer.currency) !== null
  const isRight = ({ revenue, profit }: YearFigures) =>
    isAmount(revenue) && (profit.trim() === '' || isAmount(unsigned(profit)))
  if (!filled.every(isRight)) return 'yearsAmounts'
  return filled.slice(0, -1).some(({ plan }) => plan) ? 'yearsPlan' : null
}

/** Removes the minus sign of a loss, either the keyboard's or the typographic one. */
const unsigned = (profit: string): string => profit.trim().replace(/^[-−]/, '')

/** An amount answer as money; null if it has no amount. */
export const amountOf = (answer: Answer | undefined): Money | null =>
  isMoney(answer) ? parseMoney(answer.amount, answer.currency) : null

export interface YearAmounts {
  year: string
  plan: boolean
  revenue: Money
  profit: Money | null
}
/** The years as amounts, oldest first; years without a valid revenue are omitted. */
export const amountsByYear = (answer: YearsAnswer): YearAmounts[] =>
  filledYears(answer).flatMap(({ year, plan, revenue, profit }) => {
    const parsedRevenue = parseMoney(revenue, answer.currency)
    return parsedRevenue ? [{ year, plan, revenue: parsedRevenue, profit: parseMoney(profit, answer.currency) }] : []
  })

/** A new row: the year after the last one, or the last complete year if there are none. */
export function nextYear(years: readonly YearFigures[], thisYear: number): YearFigures {
  const last = Math.max(...years.map(({ year }) => Number(year) || 0))
  const year = years.length === 0 || last <= 0 ? thisYear - 1 : last + 1
  return { year: String(year), revenue: '', profit: '', plan: year > thisYear }
}
