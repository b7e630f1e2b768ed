import { type Money, minorOf, parseMoney } from '../money.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import type { Answer, MoneyAnswer, YearFigures, YearsAnswer } from './answerSchema.ts'

/** The figures by financial year: up to five years, the last of which may be a plan. */

export const maxYears = 5
/** Figures are given for so many years back, and planned for so many ahead. */
const yearsBack = 10
const yearsAhead = 3

export const isYears = (answer: Answer | undefined): answer is YearsAnswer =>
  answer !== null && typeof answer === 'object' && 'years' in answer
export const isMoney = (answer: Answer | undefined): answer is MoneyAnswer =>
  answer !== null && typeof answer === 'object' && 'amount' in answer

const isBlank = ({ revenue, profit }: YearFigures): boolean => revenue.trim() === '' && profit.trim() === ''

/** The years for which anything was given, oldest first. */
export const yearsSaid = ({ years }: YearsAnswer): YearFigures[] =>
  years.filter((one) => !isBlank(one)).sort((one, other) => one.year.localeCompare(other.year))

/** The errors of the given years. */
export function yearsProblem(answer: YearsAnswer, thisYear: number): FieldError | null {
  const said = yearsSaid(answer)
  const named = said.map(({ year }) => year.trim())
  const isInRange = (year: string) =>
    /^\d{4}$/.test(year) && Number(year) >= thisYear - yearsBack && Number(year) <= thisYear + yearsAhead
  if (!named.every(isInRange) || new Set(named).size < named.length) return 'yearsNamed'
  const isAmount = (typed: string) => minorOf(typed, answer.currency) !== null
  const isRight = ({ revenue, profit }: YearFigures) =>
    isAmount(revenue) && (profit.trim() === '' || isAmount(unsigned(profit)))
  if (!said.every(isRight)) return 'yearsAmounts'
  return said.slice(0, -1).some(({ plan }) => plan) ? 'yearsPlan' : null
}

/** Losses are written with a minus sign, the one of the keyboard or the one of print. */
const unsigned = (profit: string): string => profit.trim().replace(/^[-−]/, '')

/** What was answered with an amount, as one; null where there is none. */
export const amountOf = (answer: Answer | undefined): Money | null =>
  isMoney(answer) ? parseMoney(answer.amount, answer.currency) : null

export interface YearAmounts {
  year: string
  plan: boolean
  revenue: Money
  profit: Money | null
}
/** The years as amounts, oldest first; one whose revenue is none is left out. */
export const amountsByYear = (answer: YearsAnswer): YearAmounts[] =>
  yearsSaid(answer).flatMap(({ year, plan, revenue, profit }) => {
    const earned = parseMoney(revenue, answer.currency)
    return earned ? [{ year, plan, revenue: earned, profit: parseMoney(profit, answer.currency) }] : []
  })

/** The year before the one that a new row is for, else the last one that is complete. */
export function nextYear(years: readonly YearFigures[], thisYear: number): YearFigures {
  const last = Math.max(...years.map(({ year }) => Number(year) || 0))
  const year = years.length === 0 || last <= 0 ? thisYear - 1 : last + 1
  return { year: String(year), revenue: '', profit: '', plan: year > thisYear }
}
