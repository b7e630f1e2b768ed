import type { ListingQuery } from '../../../src/domain/market/filters.ts'
import { type Match, type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ReadAheadQuery, readAheadQuery } from '../../kernel/db/readAhead.ts'
import type { ListedRow } from '../profiles/index.ts'
import { type Card, cardsOf } from './cards.ts'
import type { Reader } from './conditions.ts'
import { topSlots } from './featured.ts'
import { formatListCursor, type ListCursor } from './listCursor.ts'
import { type ListingHit, orderedStatement } from './ordered.ts'
import { queryPage } from './queryPage.ts'
import { readText } from './searchWords.ts'

/** "Best match" ranks this many of the newest matches; other orders page through all of them. */
export const poolSize = 240

export interface SearchResult {
  /** The number of featured listings at the top. */
  onTop: number
  rows: { row: ListedRow; match: Match | null; favourite: boolean; featured: boolean }[]
  next: string | null
  corrected: string | null
}
type Searching = Reader & { side: MatchSide | null }

/** Reads some rows more, because the listings at the top are left out of the page. */
const extentOf = ({ sort }: ListingQuery, cursor: ListCursor | null, limit: number) =>
  sort === 'best' ? { most: topSlots + poolSize, from: null } : { most: topSlots + limit + 1, from: cursor }

/** The statement of a page without search words and filters. */
export function searchAhead(
  kind: ProfileKind,
  reader: Reader,
  listingQuery: ListingQuery,
  cursor: ListCursor | null,
  limit: number,
  now: Date,
): ReadAheadQuery {
  const { most, from } = extentOf(listingQuery, cursor, limit)
  const { query, values } = orderedStatement(kind, reader, listingQuery, from, most, now)
  return readAheadQuery(query, values)
}

/** A page of a market list. */
export async function search(
  db: Db,
  kind: ProfileKind,
  reader: Searching,
  listingQuery: ListingQuery,
  cursor: ListCursor | null,
  limit: number,
  now: Date,
): Promise<SearchResult> {
  const text = await readText(db, listingQuery.text)
  const isBest = listingQuery.sort === 'best'
  const { most, from } = extentOf(listingQuery, cursor, limit)
  const { top, page } = await queryPage(db, kind, reader, listingQuery, text, from, most, now)
  const shownOnTop = cursor ? [] : top
  const room = limit - shownOnTop.length
  const rest = page.filter(({ id }) => !top.some((one) => one.id === id))
  const { places, next } = isBest
    ? await bestOf(db, reader.side, rest.slice(0, poolSize), cursor, room, text !== null)
    : cut(rest, room)
  const shown: ListingHit[] = [...shownOnTop, ...places]
  const cards = await cardsOf(db, shown)
  return {
    onTop: shownOnTop.filter(({ id }) => cards.has(id)).length,
    rows: shown.flatMap(({ id, favourite, featured }) => {
      const card = cards.get(id)
      return card ? [{ row: card.row, match: matchWith(reader.side, card), favourite, featured }] : []
    }),
    next,
    corrected: text?.corrected ?? null,
  }
}

const matchWith = (side: MatchSide | null, card: Card | undefined): Match | null =>
  side && card ? matchOf(side, card.side) : null

/** The best of a pool, after the position where the last page ended. */
async function bestOf(
  db: Db,
  side: MatchSide | null,
  pool: readonly ListingHit[],
  cursor: ListCursor | null,
  room: number,
  hasText: boolean,
) {
  const cards = await cardsOf(db, pool)
  const scored = pool
    .map((one) => ({
      ...one,
      value: valueFor(one.rank, matchWith(side, cards.get(one.id)), hasText),
      number: one.value,
    }))
    .sort((one, other) => other.value - one.value || other.number - one.number)
  return cut(scored.slice(startAfter(scored, cursor)), room)
}

/** The index after the end of the previous page; if that listing is gone, of the first one with a lower score. */
function startAfter(scored: readonly ListCursor[], cursor: ListCursor | null): number {
  if (!cursor) return 0
  const last = scored.findIndex(({ id }) => id === cursor.id)
  if (last >= 0) return last + 1
  const next = scored.findIndex(({ value }) => value < cursor.value)
  return next < 0 ? scored.length : next
}

/**
 * If there is a search text, relevance comes first and the match score breaks ties; otherwise only the match score
 * counts.
 */
const valueFor = (rank: number, match: Match | null, hasText: boolean): number =>
  hasText ? Math.round(rank * 1e6) / 10 + (match?.score ?? 0) / 1e3 : (match?.score ?? 0)

function cut<P extends ListCursor>(found: readonly P[], limit: number): { places: P[]; next: string | null } {
  const places = found.slice(0, limit)
  const last = places.at(-1)
  return { places, next: found.length > limit && last ? formatListCursor(last) : null }
}
