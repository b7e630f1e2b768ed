import type { CurrencyCode } from '../../../src/domain/currencies.ts'
import type { PresentedMatch } from '../../../src/domain/market/listingCardSchema.ts'
import type { TicketAmounts } from '../../../src/domain/matching/amounts.ts'
import type { Match } from '../../../src/domain/matching/match.ts'
import { convertMoney, formatMoney, moneyOf } from '../../../src/domain/money.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf } from '../catalog/index.ts'

/** Match reasons, with the shared options named in the reader's language and amounts in a currency. */
export const presentMatch = (match: Match, language: Language, currency: CurrencyCode): PresentedMatch => ({
  score: match.score,
  reasons: match.reasons.map(({ part, met, shared, fits, amounts }) => ({
    part,
    met,
    shared: [...new Set(shared.map((slug) => labelFor(part, slug, language)))],
    fits: [...new Set(fits.map((slug) => labelFor(part, slug, language)))],
    amounts: amounts && presentAmounts(amounts, language, currency),
  })),
})

function presentAmounts(
  { of, where, asked, goal, least, most }: TicketAmounts,
  language: Language,
  currency: CurrencyCode,
): PresentedMatch['reasons'][number]['amounts'] {
  const words = (dollars: number) => formatMoney(convertMoney(moneyOf(dollars, 'USD'), currency), language, 'compact')
  const orNull = (dollars: number | null) => (dollars === null ? null : words(dollars))
  return { of, where, asked: words(asked), goal: orNull(goal), least: orNull(least), most: orNull(most) }
}

export function labelFor(part: Match['reasons'][number]['part'], slug: string, language: Language): string {
  if (part === 'sector') return labelOf('industry', slug, language)
  if (part === 'stage') return labelOf('preferred-stages', slug, language)
  if (part === 'investor') return labelOf('target-investor-profile', slug, language)
  if (part === 'place')
    return slug.length === 2 ? countryName(slug, language) : labelOf('operational-region', slug, language)
  return slug
}
