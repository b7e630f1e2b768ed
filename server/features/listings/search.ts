import { and, notInArray } from 'drizzle-orm'
import type { MarketWish, Sort } from '../../../src/domain/market/filters.ts'
import { type Match, type MatchSide, matchOf } from '../../../src/domain/matching/match.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { reading } from '../../kernel/db/reading.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { type ListedRow, noProfile } from '../profiles/index.ts'
import { narrowed, type Reader } from './conditions.ts'
import { featuredAmong, topSlots } from './featured.ts'
import { sideOf } from './matching.ts'
import { answeredByIndex, type Fitting, newestOf } from './newest.ts'
import { type Place, writePlace } from './places.ts'
import { readText } from './searchWords.ts'
import { byAmount, favouritesAmong, listedAmong, newestPool } from './store.ts'

/** The best are found among so many of the newest that fit; the other orders go on to the end. */
export const poolSize = 240

export interface Found {
  rows: { row: ListedRow; match: Match | null; favourite: boolean; featured: boolean }[]
  next: string | null
  corrected: string | null
}

/** What the cards of a page show. */
const cardsReading = reading((db, of: { ids: string[]; reader: string; now: Date }) => ({
  rows: listedAmong(db, of.ids),
  favourites: favouritesAmong(db, of.reader, of.ids),
  featured: featuredAmong(db, of.ids, of.now),
}))

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
  const shownOnTop = place ? [] : top
  const room = limit - shownOnTop.length
  const matchWith = (row: Pooled) => (reader.side ? matchOf(reader.side, sideOf(row)) : null)
  const cards = async (page: readonly (Place & { match?: Match | null })[]) => {
    const matches = new Map(page.map(({ id, match }) => [id, match]))
    const ids = [...shownOnTop, ...page.map(({ id }) => id)]
    const read = await cardsReading(db, { ids, reader: reader.profileId ?? noProfile, now })
    const rows = new Map(read.rows.map((row) => [row.id, row]))
    const isAmong = (some: readonly { id: string }[], { id }: ListedRow) => some.some((one) => one.id === id)
    return ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => ({
        row,
        match: matches.get(row.id) ?? matchWith(row),
        favourite: isAmong(read.favourites, row),
        featured: isAmong(read.featured, row),
      }))
  }
  const wanted = { kind, where, indexed: answeredByIndex(wish, text !== null) }
  if (wish.sort !== 'best') {
    const { places, next } = cut(await placesOf(db, wanted, wish.sort, place, room + 1), room)
    return { rows: await cards(places), next, corrected }
  }
  const pool = await newestPool(db, wanted, poolSize, text?.query ?? null)
  const scored = pool
    .map((row) => ({ ...row, match: matchWith(row) }))
    .map((one) => ({ ...one, value: valueFor(one.rank, one.match, text !== null) }))
    .sort((one, other) => other.value - one.value || (other.listedNo ?? 0) - (one.listedNo ?? 0))
  const { places, next } = cut(scored.slice(startAfter(scored, place)), room)
  return { rows: await cards(places), next, corrected }
}

async function placesOf(
  db: Db,
  fitting: Fitting,
  sort: Exclude<Sort, 'best'>,
  place: Place | null,
  most: number,
): Promise<Place[]> {
  if (sort !== 'newest') return byAmount(db, fitting.where, sort, place, most)
  const found = await newestOf(db, fitting, place && Math.ceil(place.value), most)
  return found.map(({ id, listedNo }) => ({ id, value: listedNo }))
}

type Pooled = Parameters<typeof sideOf>[0]

/** Behind the place where the last page ended; where its listing is gone, before the first that is worth less. */
function startAfter(scored: readonly Place[], place: Place | null): number {
  if (!place) return 0
  const last = scored.findIndex(({ id }) => id === place.id)
  if (last >= 0) return last + 1
  const next = scored.findIndex(({ value }) => value < place.value)
  return next < 0 ? scored.length : next
}

/** With a text, how well it fits comes first and the match decides between equals; without one the match alone. */
const valueFor = (rank: number, match: Match | null, hasText: boolean): number =>
  hasText ? Math.round(rank * 1e6) / 10 + (match?.score ?? 0) / 1e3 : (match?.score ?? 0)

function cut<P extends Place>(found: readonly P[], limit: number): { places: P[]; next: string | null } {
  const places = found.slice(0, limit)
  const last = places.at(-1)
  return { places, next: found.length > limit && last ? writePlace(last) : null }
}
