import { filterField, filtersOf, type MarketWish } from '../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { countryName } from '../catalog/countries.ts'
import { labelOf, optionsOf } from '../catalog/options.ts'
import type { Db } from '../db/connect.ts'
import type { Language } from '../deps.ts'
import { fieldLabel } from '../fieldLabel.ts'
import { narrowed, type Reader } from './conditions.ts'
import { answeredByIndex, type Fitting, newestOf } from './newest.ts'
import { readText } from './searchWords.ts'

/** Counts are exact up to so many listings; beyond, they are those of the newest. */
const countedAtMost = 2_000
const optionsShown = 40

type Counts = Map<string, number>

/** How many listings there would be for each option of each filter, the filter's own choice aside. */
export async function facetsOf(db: Db, kind: ProfileKind, reader: Reader, wish: MarketWish, language: Language) {
  const text = await readText(db, wish.text)
  const indexed = answeredByIndex(wish, text !== null)
  const { counts, total } = await countTerms(db, { kind, indexed, where: narrowed(kind, reader, wish, text) })
  const chosen = filtersOf[kind].filter((name) => (wish.filters[name]?.length ?? 0) > 0)
  const own = new Map<string, Counts>()
  for (const name of chosen) {
    const others = { ...wish, filters: { ...wish.filters, [name]: [] } }
    const fitting = {
      kind,
      indexed: answeredByIndex(others, text !== null),
      where: narrowed(kind, reader, others, text),
    }
    own.set(name, (await countTerms(db, fitting)).counts)
  }
  return {
    total: Math.min(total, countedAtMost),
    is_more: total > countedAtMost,
    facets: filtersOf[kind].flatMap((name) => {
      const options = optionsIn(kind, name, own.get(name) ?? counts, wish.filters[name] ?? [], language)
      const spec = filterField(kind, name)
      return spec && options.length > 0 ? [{ name, label: fieldLabel(spec, language), options }] : []
    }),
  }
}

async function countTerms(db: Db, fitting: Omit<Fitting, 'withTerms'>): Promise<{ counts: Counts; total: number }> {
  const newest = await newestOf(db, { ...fitting, withTerms: true }, null, countedAtMost + 1)
  const counts: Counts = new Map()
  for (const { terms } of newest) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { counts, total: newest.length }
}

/** In the order of the option list where there is one, else the most frequent first; what is chosen is always there. */
function optionsIn(kind: ProfileKind, name: string, counts: Counts, chosen: readonly string[], language: Language) {
  const list = filterField(kind, name)?.list
  const found = [...counts]
    .filter(([term]) => term.startsWith(`${name}:`))
    .map(([term, count]) => ({ value: term.slice(name.length + 1), count }))
  const missing = chosen
    .filter((value) => !found.some((one) => one.value === value))
    .map((value) => ({ value, count: 0 }))
  const shown = [...found].sort((one, other) => other.count - one.count).slice(0, optionsShown)
  const place = new Map(optionsOf(list ?? '')?.map(({ slug }, index) => [slug, index]))
  return [...shown, ...missing]
    .sort((one, other) => (place.get(one.value) ?? 999) - (place.get(other.value) ?? 999))
    .map(({ value, count }) => ({ value, count, label: labelFor(name, list, value, language) }))
}

function labelFor(name: string, list: string | undefined, value: string, language: Language): string {
  if (name === 'country') return countryName(value, language)
  return list ? labelOf(list, value, language) : value
}
