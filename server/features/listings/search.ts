import { type Match, type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { type ReadAheadQuery, readAheadQuery } from '../../kernel/db/readAhead.ts'
import type { ListedRow } from '../profiles/index.ts'
import { type Card, cardsOf } from './cards.ts'
import { topSlots } from './featured.ts'
import { formatListCursor, type ListCursor } from './listCursor.ts'
import { type ListingHit, type ListingPageRequest, orderedStatement } from './ordered.ts'
import { queryPage } from './queryPage.ts'
import { parseSearchText } from './searchWords.ts'

/** "Best match" ranks this many of the newest matches; other orders page through all of them. */
export const poolSize = 240

export interface SearchResult {
  /** The number of featured listings at the top. */
  onTop: number
  rows: { row: ListedRow; match: Match | null; favourite: boolean; featured: boolean }[]
  next: string | null
  corrected: string | null
}
type Searching = Omit<ListingPageRequest, 'most'> & { limit: number }

/** Reads a few extra rows, because the listings at the top are left out of the page. */
const extentOf = ({ query, cursor, limit }: Searching) =>
  query.sort === 'best' ? { most: topSlots + poolSize, cursor: null } : { most: topSlots + limit + 1, cursor }

/** The statement of a page without search words and filters. */
export function searchAhead(searching: Searching): ReadAheadQuery {
  const { query, values } = orderedStatement({ ...searching, ...extentOf(searching) })
  return readAheadQuery(query, values)
}

/** A page of a market list. */
export async function search(
  db: Db,
  { side, ...searching }: Searching & { side: MatchSide | null },
): Promise<SearchResult> {
  const { query, cursor, limit } = searching
  const text = await parseSearchText(db, query.text)
  const { top, page } = await queryPage(db, { ...searching, ...extentOf(searching), text })
  const shownOnTop = cursor ? [] : top
  const room = limit - shownOnTop.length
  const rest = page.filter(({ id }) => !top.some((one) => one.id === id))
  const { places, next } =
    query.sort === 'best'
      ? await bestOf(db, rest.slice(0, poolSize), { side, cursor, room, hasText: text !== null })
      : cut(rest, room)
  const shown: ListingHit[] = [...shownOnTop, ...places]
  const cards = await cardsOf(db, shown)
  return {
    onTop: shownOnTop.filter(({ id }) => cards.has(id)).length,
    rows: shown.flatMap(({ id, favourite, featured }) => {
      const card = cards.get(id)
      return card ? [{ row: card.row, match: matchWith(side, card), favourite, featured }] : []
    }),
    next,
    corrected: text?.corrected ?? null,
  }
}

const matchWith = (side: MatchSide | null, card: Card | undefined): Match | null =>
  side && card ? matchOf(side, card.side) : null

interface Ranking {
  side: MatchSide | null
  cursor: ListCursor | null
  /** The number of listings to return. */
  room: number
  hasText: boolean
}

/** The best of a pool, after the position where the last page ended. */
async function bestOf(db: Db, pool: readonly ListingHit[], { side, cursor, room, hasText }: Ranking) {
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
