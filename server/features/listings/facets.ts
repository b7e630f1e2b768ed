import { and } from 'drizzle-orm'
import { dollarRange, isDollarRange, rangeWords } from '../../../src/domain/market/dollarRanges.ts'
import { filterField, filtersOf, type ListingQuery } from '../../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { withStatementTimeout } from '../../kernel/http/statementTimeout.ts'
import { queueOf } from '../../kernel/overload.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf, optionsOf, readLabel } from '../catalog/index.ts'
import { allButOne, listingCondition, type Reader } from './conditions.ts'
import { canUseIndex, type ListingConditions, type Numbered, newestOf } from './newest.ts'
import { parseSearchText, type TextSearch } from './searchWords.ts'

/** Counts are exact up to this many listings; beyond that they cover the newest. */
const maxCounted = 2_000
const optionsShown = 40
/** The limit for the query that counts the options of all filters together. */
const maxFacetRows = 4_000
/** The limit for one statement, in milliseconds. */
const patience = 1_500
/** Three of the ten shared connections. */
const counting = queueOf({ atOnce: 3, waiting: 40 })

type Counts = Map<string, number>

/** The number of results for each option of each filter, ignoring that filter's own choice. */
export async function facetsOf(db: Db, kind: ProfileKind, reader: Reader, query: ListingQuery, language: Language) {
  const text = await parseSearchText(db, query.text)
  const chosen = filtersOf[kind].filter((name) => (query.filters[name]?.length ?? 0) > 0)
  const facetQuery = { kind, reader, query, text, chosen }
  const { all, own } = await counting(() =>
    chosen.length === 0 && text === null
      ? countAll(db, facetQuery)
      : withStatementTimeout(db, patience, (tx) => countAll(tx, facetQuery)),
  )
  return {
    total: Math.min(all.total, maxCounted),
    is_more: all.total > maxCounted,
    facets: filtersOf[kind].flatMap((name) => {
      const options = optionsIn(kind, name, own.get(name) ?? all.counts, query.filters[name] ?? [], language)
      const spec = filterField(kind, name)
      return spec && options.length > 0 ? [{ name, label: readLabel(spec, language), options }] : []
    }),
  }
}

interface FacetQuery {
  kind: ProfileKind
  reader: Reader
  query: ListingQuery
  text: TextSearch | null
  chosen: readonly string[]
}

async function countAll(db: Db, asked: FacetQuery) {
  const { kind, reader, query, text } = asked
  const conditions = {
    kind,
    indexed: canUseIndex(query, text !== null),
    where: listingCondition(kind, reader, query, text),
  }
  const newest = await newestWith(db, conditions, maxCounted + 1)
  return { all: { counts: countsIn(newest), total: newest.length }, own: await ownCounts(db, asked, newest) }
}

/**
 * For each chosen filter, counts the listings without its own choice, which are those that miss at most this filter. A
 * listing that misses only one filter matches all of the first half or all of the second, so two index queries are
 * enough for any number of filters.
 */
async function ownCounts(db: Db, asked: FacetQuery, matches: readonly Numbered[]): Promise<Map<string, Counts>> {
  const { chosen } = asked
  const half = Math.ceil(chosen.length / 2)
  const halves = [chosen.slice(0, half), chosen.slice(half)] as const
  const nearMisses: Numbered[] = []
  for (const [met, missed] of [halves, [halves[1], halves[0]] as const])
    if (missed.length > 0) nearMisses.push(...(await missingOne(db, asked, met, missed)))
  const missing = new Map<string | undefined, Numbered[]>()
  for (const one of nearMisses) {
    const name = missedBy(new Set(one.terms), asked)
    const known = missing.get(name)
    if (known) known.push(one)
    else missing.set(name, [one])
  }
  return new Map(
    chosen.map((name) => {
      const without = missing.get(name) ?? []
      return [name, countsIn([...matches, ...without].sort(newestFirst).slice(0, maxCounted))]
    }),
  )
}

const missedBy = (terms: ReadonlySet<string>, { chosen, query }: FacetQuery): string | undefined =>
  chosen.find((name) => !query.filters[name]?.some((value) => terms.has(`${name}:${value}`)))

/** The newest listings that meet one set of filters and all but one of another. */
function missingOne(
  db: Db,
  { kind, reader, query, text }: FacetQuery,
  met: readonly string[],
  missed: readonly string[],
) {
  const filters = Object.fromEntries(met.map((name) => [name, query.filters[name] ?? []]))
  const remaining = { ...query, filters }
  const where = and(listingCondition(kind, reader, remaining, text), allButOne(missed, query))
  return newestWith(db, { kind, indexed: canUseIndex(remaining, text !== null), where }, maxCounted * missed.length)
}

const newestWith = (db: Db, conditions: Omit<ListingConditions, 'withTerms'>, most: number) =>
  newestOf(db, { ...conditions, withTerms: true }, null, Math.min(most, maxFacetRows))

const newestFirst = (one: Numbered, other: Numbered): number => other.listedNo - one.listedNo

function countsIn(listings: readonly Numbered[]): Counts {
  const counts: Counts = new Map()
  for (const { terms } of listings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Options in the order of the option list if there is one, else by frequency; chosen options are always included. */
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
    .map(({ value, count }) => ({ value, count, label: optionLabel(kind, name, value, language) }))
}

/** The label of a filter's option. */
export function optionLabel(kind: ProfileKind, name: string, value: string, language: Language): string {
  const list = filterField(kind, name)?.list
  if (name === 'country') return countryName(value, language)
  // An option in dollars includes its currency.
  const range = isDollarRange(name) ? dollarRange(value) : null
  if (range) return rangeWords(range, 'USD', language)
  return list ? labelOf(list, value, language) : value
}
