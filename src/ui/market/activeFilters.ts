import type { Facets } from '../../domain/contract/market.ts'
import type { CurrencyCode } from '../../domain/currencies.ts'
import { filterRangeWords } from '../../domain/market/filterAmounts.ts'
import { hasAmounts, type ListingQuery } from '../../domain/market/filters.ts'
import type { useWords } from '../../i18n/useWords.ts'
import type { ListingsActor } from './Listings.tsx'

interface ActiveFilter {
  label: string
  /** The event that removes it. */
  removal: Parameters<ListingsActor['send']>[0]
}
interface Searched {
  query: ListingQuery
  facets: Facets | null
  currency: CurrencyCode
}

/** The active filters of a list in the reader's words, in the order of the panel. */
export function activeFilters({ query, facets, currency }: Searched, { LL, locale }: ReturnType<typeof useWords>) {
  const words = LL.market
  const labelOf = (name: string, value: string) =>
    facets?.facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label ??
    value
  const chosen = Object.entries(query.filters).flatMap(([name, values]) =>
    values.map(
      (value): ActiveFilter => ({ label: labelOf(name, value), removal: { type: 'filter.toggled', name, value } }),
    ),
  )
  const range = { least: query.amountMin, most: query.amountMax }
  const amounts: ActiveFilter[] = hasAmounts(query)
    ? [
        {
          label: filterRangeWords(range, currency, locale),
          removal: { type: 'amount.chosen', least: '', most: '' },
        },
      ]
    : []
  const flags = (['verified', 'favourites'] as const)
    .filter((flag) => query[flag])
    .map(
      (flag): ActiveFilter => ({
        label: flag === 'verified' ? words.onlyVerified() : words.onlyFavourites(),
        removal: { type: 'flag.toggled', flag },
      }),
    )
  return [...chosen, ...amounts, ...flags]
}

/** A name for a search: its words and filters. */
export const suggestedName = (searched: Searched, words: ReturnType<typeof useWords>): string =>
  [searched.query.text, ...activeFilters(searched, words).map(({ label }) => label)].filter(Boolean).join(', ')
