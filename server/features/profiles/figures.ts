import type { ListingDetail } from '../../../src/domain/contract/market.ts'
import type { Answers } from '../../../src/domain/contract/profiles.ts'
import { lastYears, multiplesOf } from '../../../src/domain/market/multiples.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import { amountOf, amountsByYear, isYears } from '../../../src/domain/registration/years.ts'
import type { Language } from '../../kernel/ports/deps.ts'

/** The figures by year of a listing, by the answers that its reader may see. */
export function presentYears({ yearly_figures: answer }: Answers): ListingDetail['years'] {
  if (!isYears(answer)) return null
  const rows = amountsByYear(answer)
  return rows.length > 0 ? { rows } : null
}

/** What a business for sale costs by its last year's figures, with the amounts that this follows from. */
export function presentMultiples(
  { asking_price, stake_offered: stake, yearly_figures: years }: Answers,
  language: Language,
): ListingDetail['multiples'] {
  const price = amountOf(asking_price)
  if (!price || !isYears(years)) return null
  const found = multiplesOf(price, Number(stake), years)
  const { last } = lastYears(years)
  if (!found || !last) return null
  return {
    ...found,
    price: formatMoney(price, language, 'compact'),
    stake: `${stake}%`,
    whole: formatMoney(found.whole, language, 'compact'),
    revenue_amount: formatMoney(last.revenue, language, 'compact'),
    profit_amount: last.profit && formatMoney(last.profit, language, 'compact'),
  }
}
