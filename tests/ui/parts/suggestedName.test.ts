import { expect, it } from 'vitest'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { i18nObject } from '../../../src/i18n/i18n-util.ts'
import { suggestedName } from '../../../src/ui/market/activeFilters.ts'
import '../../support/inLanguage.tsx'

/** The name that a search is saved under unless its owner writes another. */

const words = { LL: i18nObject('en'), locale: 'en' as const, setLocale: () => {} }
const facets = {
  ...{ total: 2, is_more: false },
  facets: [{ name: 'round', label: 'Round', options: [{ value: 'seed', label: 'Seed', count: 2 }] }],
}
const nameOf = (change: object) =>
  suggestedName({ query: { ...emptyQuery, ...change }, facets, currency: 'USD' }, words)

it.each([
  [{}, ''],
  [{ text: 'tea' }, 'tea'],
  [{ text: 'tea', filters: { round: ['seed', 'a-later-one'] } }, 'tea, Seed, a-later-one'],
  [{ amountMin: 250_000 }, '$250K+'],
  [{ amountMax: 900_000, verified: true, favourites: true }, 'Under $900K, Verified only, My favourites'],
])('%j is “%s”', (change, name) => {
  expect(nameOf(change)).toBe(name)
})
