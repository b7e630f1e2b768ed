import { and, notInArray } from 'drizzle-orm'
import type { MarketWish } from '../../src/domain/market/filters.ts'
import { type Match, type MatchSide, matchOf } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { profiles } from '../db/schema.ts'
import { narrowed, type Reader } from './conditions.ts'
import { topSlots } from './featured.ts'
import { sideOf } from './matching.ts'
import { type Place, writePlace } from './places.ts'
import { readText } from './searchWords.ts'
import { approvedAtOf, type ListedRow, listedByIds, orderedPage, rankedPool } from './store.ts'

/** The best are found among so many of the newest that fit; the other orders go on to the end. */
export const poolSize = 240

export interface Found {
  rows: { row: ListedRow; match: Match | null }[]
  next: string | null
  corrected: string | null
}

/** A page of a market list. */
export async function search(
  db: Db,
  kind: ProfileKind,
  reader: Reader & { side: MatchSide | null },
  wish: MarketWish,
  place: Place | null,
  limit: number,
  now: Date,
): Promise<Found> {
  const text = await readText(db, wish.text)
  const corrected = text?.corrected ?? null
  const fitting = narrowed(kind, reader, wish, text)
  const top = await topSlots(db, kind, fitting, now)
  const where = top.length > 0 ? and(fitting, notInArray(profiles.id, top)) : fitting
  const shownOnTop = place ? [] : inTheirOrder(top, await listedByIds(db, top))
  const room = limit - shownOnTop.length
  const matchWith = (row: Pooled) => (reader.side ? matchOf(reader.side, sideOf(row)) : null)
  const withMatch = (row: ListedRow) => ({ row, match: matchWith(row) })
  if (wish.sort !== 'best') {
    const { rows, orderValue } = await orderedPage(db, where, wish.sort, place, room)
    const page = cut(rows, room, orderValue)
    return { rows: [...shownOnTop, ...page.rows].map(withMatch), next: page.next, corrected }
  }
  const scored = (await rankedPool(db, where, text?.query ?? null, poolSize))
    .map((row) => ({ ...row, match: matchWith(row) }))
    .map((one) => ({ ...one, value: valueFor(Number(one.rank), one.match, text !== null) }))
    .sort((one, other) => other.value - one.value || compareAge(one, other))
  const page = cut(scored.slice(startAfter(scored, place)), room, ({ value }) => value)
  const cards = new Map(
    (
      await listedByIds(
        db,
        page.rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const rows = page.rows.flatMap(({ id, match }) => {
    const row = cards.get(id)
    return row ? [{ row, match }] : []
  })
  return { rows: [...shownOnTop.map(withMatch), ...rows], next: page.next, corrected }
}

const inTheirOrder = (ids: readonly string[], rows: readonly ListedRow[]): ListedRow[] =>
  ids.flatMap((wanted) => rows.find(({ id }) => id === wanted) ?? [])

type Pooled = Parameters<typeof sideOf>[0]
interface Scored {
  id: string
  value: number
}

/** Behind the place where the last page ended; where its listing is gone, before the first that is worth less. */
function startAfter(scored: readonly Scored[], place: Place | null): number {
  if (!place) return 0
  const last = scored.findIndex(({ id }) => id === place.id)
  if (last >= 0) return last + 1
  const next = scored.findIndex(({ value }) => value < place.value)
  return next < 0 ? scored.length : next
}

/** With a text, how well it fits comes first and the match decides between equals; without one the match alone. */
const valueFor = (rank: number, match: Match | null, hasText: boolean): number =>
  hasText ? Math.round(rank * 1e6) / 10 + (match?.score ?? 0) / 1e3 : (match?.score ?? 0)

type Aged = Pick<ListedRow, 'id' | 'approvedAt' | 'createdAt'>

const compareAge = (one: Aged, other: Aged): number =>
  approvedAtOf(other) - approvedAtOf(one) || (one.id < other.id ? 1 : -1)

function cut<R extends { id: string }>(rows: readonly R[], limit: number, valueAt: (row: R) => number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? writePlace({ value: valueAt(last), id: last.id }) : null }
}
