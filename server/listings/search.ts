import type { MarketWish } from '../../src/domain/market/filters.ts'
import { type Match, type MatchSide, matchOf } from '../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { narrowed, type Reader } from './conditions.ts'
import { sideOf } from './matching.ts'
import { type Place, writePlace } from './places.ts'
import { readText } from './searchWords.ts'
import { approvedAtOf, type ListedRow, orderedPage, rankedPool } from './store.ts'

/** The best are found among so many of the newest that fit; the other orders go on to the end. */
export const poolSize = 400

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
): Promise<Found> {
  const text = await readText(db, wish.text)
  const where = narrowed(kind, reader, wish, text)
  const matched = (row: ListedRow) => ({ row, match: reader.side ? matchOf(reader.side, sideOf(row)) : null })
  if (wish.sort !== 'best') {
    const { rows, orderValue } = await orderedPage(db, where, wish.sort, place, limit)
    return { ...cut(rows.map(matched), limit, ({ row }) => orderValue(row)), corrected: text?.corrected ?? null }
  }
  const pool = await rankedPool(db, where, text?.query ?? null, poolSize)
  const scored = pool
    .map((row) => ({ ...matched(row), rank: Number(row.rank) }))
    .map((one) => ({ ...one, value: valueFor(one.rank, one.match, text !== null) }))
    .sort((one, other) => other.value - one.value || compareAge(one.row, other.row))
  const start = place ? scored.findIndex(({ row, value }) => value < place.value || row.id === place.id) : 0
  const from = start < 0 ? scored.length : scored[start]?.row.id === place?.id ? start + 1 : start
  return { ...cut(scored.slice(from), limit, ({ value }) => value), corrected: text?.corrected ?? null }
}

/** With a text, how well it fits comes first and the match decides between equals; without one the match alone. */
const valueFor = (rank: number, match: Match | null, hasText: boolean): number =>
  hasText ? Math.round(rank * 1e6) / 10 + (match?.score ?? 0) / 1e3 : (match?.score ?? 0)

const compareAge = (one: ListedRow, other: ListedRow): number =>
  approvedAtOf(other) - approvedAtOf(one) || (one.id < other.id ? 1 : -1)

function cut<R extends { row: ListedRow }>(rows: readonly R[], limit: number, orderValue: (row: R) => number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    next: rows.length > limit && last ? writePlace({ value: orderValue(last), id: last.row.id }) : null,
  }
}
