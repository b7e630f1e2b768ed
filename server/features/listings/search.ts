import { and } from 'drizzle-orm'
import type { ListingQuery } from '../../../src/domain/market/filters.ts'
import { type Match, type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { profiles } from '../../kernel/db/schema.ts'
import type { ListedRow } from '../profiles/index.ts'
import { type Card, cardsOf } from './cards.ts'
import { narrowed, type Reader } from './conditions.ts'
import { hasPaid, inTurn, topSlots, turnOf } from './featured.ts'
import { formatListCursor, type ListCursor } from './listCursor.ts'
import { answeredByIndex, newestOf } from './newest.ts'
import { type Listed, listedWith, orderedPage } from './ordered.ts'
import { readText, type TextSearch } from './searchWords.ts'
import { byAmount } from './store.ts'

/** "Best match" ranks this many of the newest matches; other orders page through all of them. */
export const poolSize = 240

export interface Found {
  rows: { row: ListedRow; match: Match | null; favourite: boolean; featured: boolean }[]
  next: string | null
  corrected: string | null
}
type Searching = Reader & { side: MatchSide | null }

/** A page of a market list. */
export async function search(
  db: Db,
  kind: ProfileKind,
  reader: Searching,
  listingQuery: ListingQuery,
  place: ListCursor | null,
  limit: number,
  now: Date,
): Promise<Found> {
  const text = await readText(db, listingQuery.text)
  const isBest = listingQuery.sort === 'best'
  // Those at the top are left out of the page.
  const most = topSlots + (isBest ? poolSize : limit + 1)
  const from = isBest ? null : place
  const { top, page } = answeredByIndex(listingQuery, text !== null)
    ? await indexedPage(db, kind, reader, listingQuery, text, from, most, now)
    : await orderedPage(db, kind, reader, listingQuery, from, most, now)
  const shownOnTop = place ? [] : top
  const room = limit - shownOnTop.length
  const rest = page.filter(({ id }) => !top.some((one) => one.id === id))
  const { places, next } = isBest
    ? await bestOf(db, reader.side, rest.slice(0, poolSize), place, room, text !== null)
    : cut(rest, room)
  const shown: Listed[] = [...shownOnTop, ...places]
  const cards = await cardsOf(db, shown)
  return {
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

/** What the index of words and fields finds: in windows, and then what is shown of it. */
async function indexedPage(
  db: Db,
  kind: ProfileKind,
  reader: Reader,
  listingQuery: ListingQuery,
  text: TextSearch | null,
  place: ListCursor | null,
  most: number,
  now: Date,
) {
  const fitting = narrowed(kind, reader, listingQuery, text)
  const [top, found] = await Promise.all([
    db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(hasPaid(db, kind, now), fitting))
      .orderBy(inTurn(turnOf(now)))
      .limit(topSlots),
    listingQuery.sort === 'amount_high' || listingQuery.sort === 'amount_low'
      ? byAmount(db, fitting, listingQuery.sort, place, most)
      : newestOf(db, { kind, where: fitting, indexed: true }, place && Math.ceil(place.value), most),
  ])
  const ids = [...top, ...found].map(({ id }) => id)
  const query = listingQuery.sort === 'best' ? text?.query : undefined
  const listed = await listedWith(db, reader, ids, query ?? null, now)
  const byId = new Map(listed.map((one) => [one.id, one]))
  const values = new Map(found.map((one) => [one.id, 'value' in one ? one.value : one.listedNo]))
  const inOrder = (ones: readonly { id: string }[]) =>
    ones.flatMap(({ id }) => {
      const one = byId.get(id)
      return one ? [{ ...one, value: values.get(id) ?? 0 }] : []
    })
  return { top: inOrder(top), page: inOrder(found) }
}

/** The best of a pool, behind the place where the last page ended. */
async function bestOf(
  db: Db,
  side: MatchSide | null,
  pool: readonly Listed[],
  place: ListCursor | null,
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
  return cut(scored.slice(startAfter(scored, place)), room)
}

/** After the end of the previous page; if that listing is gone, from the first one with a lower score. */
function startAfter(scored: readonly ListCursor[], place: ListCursor | null): number {
  if (!place) return 0
  const last = scored.findIndex(({ id }) => id === place.id)
  if (last >= 0) return last + 1
  const next = scored.findIndex(({ value }) => value < place.value)
  return next < 0 ? scored.length : next
}

/** With a text, relevance comes first and the match score breaks ties; without one the match score alone. */
const valueFor = (rank: number, match: Match | null, hasText: boolean): number =>
  hasText ? Math.round(rank * 1e6) / 10 + (match?.score ?? 0) / 1e3 : (match?.score ?? 0)

function cut<P extends ListCursor>(found: readonly P[], limit: number): { places: P[]; next: string | null } {
  const places = found.slice(0, limit)
  const last = places.at(-1)
  return { places, next: found.length > limit && last ? formatListCursor(last) : null }
}
