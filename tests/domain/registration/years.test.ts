import { describe, expect, it } from 'vitest'
import { checkAnswers, onlyFieldsOf } from '../../../server/features/wizard/check.ts'
import { growthOf, lastYear, multiplesOf, spreadOf } from '../../../src/domain/market/multiples.ts'
import type { YearFigures } from '../../../src/domain/registration/answerSchema.ts'
import { isEmpty } from '../../../src/domain/registration/check.ts'
import { splitPendingAnswers } from '../../../src/domain/registration/review.ts'
import { nextYear, yearsProblem } from '../../../src/domain/registration/years.ts'

const thisYear = 2026
const year = (name: number | string, revenue: string, profit = '', plan = false): YearFigures => ({
  ...{ year: String(name), revenue, profit, plan },
})
const inr = (...years: YearFigures[]) => ({ years, currency: 'INR' })
const problem = (...years: YearFigures[]) => yearsProblem(inr(...years), thisYear)

describe('the figures by year', () => {
  it('are valid with revenue, a profit or a loss, and a plan for the last year', () => {
    expect(
      problem(year(2025, '190000000', '-20000000.50'), year(2026, '310000000', '−1'), year(2027, '5', '', true)),
    ).toBeNull()
  })

  it('name each year once, with four digits, of the last ten years or the next three', () => {
    expect(problem(year(2025, '1'), year(2025, '2'))).toBe('yearsNamed')
    expect(problem(year('', '1'))).toBe('yearsNamed')
    expect(problem(year('25', '1'))).toBe('yearsNamed')
    expect(problem(year(2015, '1'))).toBe('yearsNamed')
    expect(problem(year(2016, '1'), year(2029, '1'))).toBeNull()
    expect(problem(year(2030, '1'))).toBe('yearsNamed')
  })

  it('need a revenue, which cannot be negative, and amounts with the decimals of their currency', () => {
    expect(problem(year(2025, '', '5'))).toBe('yearsAmounts')
    expect(problem(year(2025, '-5'))).toBe('yearsAmounts')
    expect(problem(year(2025, '5.125'))).toBe('yearsAmounts')
    expect(problem(year(2025, '5', 'none'))).toBe('yearsAmounts')
    expect(yearsProblem({ years: [year(2025, '5.5')], currency: 'JPY' }, thisYear)).toBe('yearsAmounts')
  })

  it('allow a plan for the last year only, regardless of order', () => {
    expect(problem(year(2025, '1', '', true), year(2026, '2'))).toBe('yearsPlan')
    expect(problem(year(2027, '2', '', true), year(2026, '1'))).toBeNull()
    expect(problem(year(2026, '1', '', true), year(2027, '2', '', true))).toBe('yearsPlan')
  })

  it('are empty if no year has an amount; such years are not stored', () => {
    expect(isEmpty(inr())).toBe(true)
    expect(isEmpty(inr(year(2025, ' ')))).toBe(true)
    expect(isEmpty(inr(year(2025, '0')))).toBe(false)
    const stored = onlyFieldsOf('INVESTMENT', 'business', {
      yearly_figures: inr(year(2026, '2', '−1'), year(2025, ''), year(2024, '1')),
    })
    expect(stored).toEqual({ yearly_figures: inr(year(2024, '1'), year(2026, '2', '-1')) })
  })

  it('are requested from companies and businesses for sale alone, in an existing currency', () => {
    const given = { yearly_figures: { years: [year(2025, '1')], currency: 'XXX' } }
    const now = new Date(Date.UTC(thisYear, 5, 1))
    expect(checkAnswers('INVESTMENT', 'business', given, now).yearly_figures).toBe('unknownOption')
    expect(onlyFieldsOf('WANT_TO_GROW', 'business', given)).toEqual({})
    expect(onlyFieldsOf('INVESTOR', 'business', given)).toEqual({})
  })

  it('are pending review if one was changed, and not if only their order changed', () => {
    const live = { yearly_figures: inr(year(2025, '1', '-2')) }
    const read = { years: [{ plan: false, profit: '-2', revenue: '1', year: '2025' }], currency: 'INR' }
    expect(splitPendingAnswers(live, { yearly_figures: { currency: 'INR', years: read.years } }).waiting).toEqual({})
    const changed = { yearly_figures: inr(year(2025, '1', '2')) }
    expect(splitPendingAnswers(live, changed)).toEqual({ waiting: changed, shown: live })
  })

  it('are extended by the year after the last, as a plan if it lies ahead', () => {
    expect(nextYear([], thisYear)).toEqual(year(2025, ''))
    expect(nextYear([year(2025, '1')], thisYear)).toEqual(year(2026, ''))
    expect(nextYear([year(2026, '1')], thisYear)).toEqual(year(2027, '', '', true))
  })
})

describe('an asking price', () => {
  const price = { minor: 8_000_000_000, currency: 'INR' } as const
  const whole = (rupees: number) => ({ minor: rupees * 100, currency: 'INR' })
  const years = inr(
    year(2025, '30000000', '9000000'),
    year(2026, '40000000', '10000000'),
    year(2027, '90000000', '', true),
  )

  it('looks at the newest actual year, of however many, in whatever order', () => {
    const newest = (...names: YearFigures[]) => lastYear(inr(...names))?.year ?? null
    const all = [year(2026, '4'), year(2023, '1'), year(2027, '9', '', true), year(2025, '3'), year(2024, '2')]
    expect(newest(...all)).toBe('2026')
    expect(newest(year(2026, '4'), year(2027, '9', '', true))).toBe('2026')
    expect(newest(year(2027, '9', '', true))).toBeNull()
  })

  it('is a multiple of the revenue and the profit of the last actual year', () => {
    expect(multiplesOf(price, 100, years)).toEqual({ whole: whole(80_000_000), year: '2026', revenue: 2, profit: 8 })
  })

  it('of a share is scaled to the whole business', () => {
    expect(multiplesOf(price, 40, years)).toEqual({ whole: whole(200_000_000), year: '2026', revenue: 5, profit: 20 })
  })

  it('is converted to the currency of the figures', () => {
    const dollars = { years: [year(2026, '960000', '96000')], currency: 'USD' }
    expect(multiplesOf(price, 100, dollars)).toEqual({ whole: whole(80_000_000), year: '2026', revenue: 1, profit: 10 })
  })

  it('has no multiple of a loss, or without figures', () => {
    expect(multiplesOf(price, 100, inr(year(2026, '40000000', '-1')))).toMatchObject({ revenue: 2, profit: null })
    expect(multiplesOf(price, 100, inr(year(2027, '40000000', '', true)))).toBeNull()
    expect(multiplesOf({ minor: 0, currency: 'INR' }, 100, years)).toBeNull()
  })

  it('is spread among at least three listings that state it', () => {
    expect(spreadOf([3, 1.2, 2])).toEqual({ count: 3, least: 1.2, median: 2, most: 3 })
    expect(spreadOf([4, 1, 2.5, 10, null])).toEqual({ count: 4, least: 1, median: 3.3, most: 10 })
    expect(spreadOf([1, null, 3])).toBeNull()
    expect(spreadOf([0, 1, 2, 3])).toEqual({ count: 3, least: 1, median: 2, most: 3 })
  })

  it('growth is in whole percent, and undefined from zero', () => {
    expect(growthOf(19, 31)).toBe(63)
    expect(growthOf(0, 31)).toBeNull()
  })
})
