import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { lastYear, type Multiples, multiplesOf, spreadOf } from '../../../src/domain/market/multiples.ts'
import { formatMoney } from '../../../src/domain/money.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { otherWords } from '../../../src/domain/registration/formFields.ts'
import { filledShares, isShares } from '../../../src/domain/registration/shares.ts'
import { amountOf, amountsByYear, isYears } from '../../../src/domain/registration/years.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { labelOf } from '../catalog/index.ts'

/** A listing's figures by year, from the answers that its reader may see. */
export function presentYears({ yearly_figures: answer }: Answers): ListingDetail['years'] {
  if (!isYears(answer)) return null
  const rows = amountsByYear(answer)
  return rows.length > 0 ? { rows } : null
}

/** The use of the funds, largest share first; null if the owner named purposes without shares. */
export function presentFunds(answers: Answers, language: Language): ListingDetail['funds'] {
  const { use_of_funds_shares: answer } = answers
  if (!isShares(answer)) return null
  const rows = filledShares(answer).map(({ slug, percent }) => ({
    label: otherWords({ name: 'use_of_funds' }, slug, answers) ?? labelOf('use-of-funds', slug, language),
    percent: Number(percent),
  }))
  return rows.length > 0 ? rows.sort((one, another) => another.percent - one.percent) : null
}

/** The price of a business for sale as multiples of its last year's figures; null if an answer is missing. */
function multiplesIn({ asking_price, stake_offered, yearly_figures: years }: Answers): Multiples | null {
  const price = amountOf(asking_price)
  return price && isYears(years) ? multiplesOf(price, Number(stake_offered), years) : null
}

/** What similar businesses ask, from the answers on their cards. */
export function presentComparables(similar: readonly Answers[]): ListingDetail['comparables'] {
  const multiples = similar.flatMap((answers) => multiplesIn(answers) ?? [])
  return {
    revenue: spreadOf(multiples.map(({ revenue }) => revenue)),
    profit: spreadOf(multiples.map(({ profit }) => profit)),
  }
}

/** The price multiples of a business for sale, with the amounts used. */
export function presentMultiples(answers: Answers, language: Language): ListingDetail['multiples'] {
  const { asking_price, stake_offered: stake, yearly_figures: years } = answers
  const price = amountOf(asking_price)
  if (!price || !isYears(years)) return null
  const found = multiplesIn(answers)
  const last = lastYear(years)
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
