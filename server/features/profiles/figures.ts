import type { ListingDetail } from '../../../src/domain/contract/market.ts'
import type { Answers } from '../../../src/domain/contract/profiles.ts'
import { lastYears, multiplesOf } from '../../../src/domain/market/multiples.ts'
import { formatCompact } from '../../../src/domain/money.ts'
import { isMoney, isYears, profitOf, yearsSaid } from '../../../src/domain/registration/years.ts'
import type { Language } from '../../kernel/ports/deps.ts'

/** The figures by year of a listing, by the answers that its reader may see. */
export function presentYears({ yearly_figures: answer }: Answers): ListingDetail['years'] {
  if (!isYears(answer)) return null
  const rows = yearsSaid(answer).map((one) => ({
    ...{ year: one.year, plan: one.plan, revenue: Number(one.revenue), profit: profitOf(one) },
  }))
  return rows.length > 0 ? { currency: answer.currency, rows } : null
}

/** What a business for sale costs by its last year's figures, with the amounts that this follows from. */
export function presentMultiples(
  { asking_price: price, stake_offered: stake, yearly_figures: years }: Answers,
  language: Language,
): ListingDetail['multiples'] {
  if (!isMoney(price) || !isYears(years)) return null
  const found = multiplesOf(price, Number(stake), years)
  const { last } = lastYears(years)
  if (!found || !last) return null
  const profit = profitOf(last)
  return {
    ...found,
    price: formatCompact(Number(price.amount), price.currency, language),
    stake: `${stake}%`,
    whole: formatCompact(found.whole, price.currency, language),
    revenue_amount: formatCompact(Number(last.revenue), years.currency, language),
    profit_amount: profit === null ? null : formatCompact(profit, years.currency, language),
  }
}
