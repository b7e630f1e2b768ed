import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { anyOf, type Selecting, type Values } from '../../kernel/db/reading.ts'
import { favourites, profiles } from '../../kernel/db/schema.ts'
import { listingSelect } from '../pairs/index.ts'
import { cardColumns } from '../profiles/index.ts'
import type { Reader } from './conditions.ts'
import { type Fitting, inOrder, newestOf } from './newest.ts'
import type { Place } from './places.ts'

/** By the order of an index, so that a page deep in the list costs what the first one does. */
const amountOrders: Record<'amount_high' | 'amount_low', { value: SQL; by: SQL; after: SQL }> = {
  amount_high: {
    value: sql`coalesce(${profiles.amountUsd}, -1)`,
    by: sql`coalesce(${profiles.amountUsd}, -1) desc, ${profiles.id} desc`,
    after: sql`<`,
  },
  amount_low: {
    value: sql`coalesce(${profiles.amountUsd}, 9007199254740991)`,
    by: sql`coalesce(${profiles.amountUsd}, 9007199254740991), ${profiles.id}`,
    after: sql`>`,
  },
}

/** From a place on, or from the beginning. */
export function byAmount(
  db: Db,
  where: SQL | undefined,
  sort: keyof typeof amountOrders,
  place: Place | null,
  most: number,
): Promise<Place[]> {
  const { value, by, after } = amountOrders[sort]
  const behind = place && sql`(${value}, ${profiles.id}) ${after} (${place.value}::bigint, ${place.id}::uuid)`
  return db
    .select({ id: profiles.id, value: sql<number>`${value}`.mapWith(Number) })
    .from(profiles)
    .where(and(where, behind ?? undefined))
    .orderBy(by)
    .limit(most)
}

/** What a match is made of, and nothing more: many are looked at for the few that are shown. */
const poolColumns = {
  id: profiles.id,
  kind: profiles.kind,
  country: profiles.country,
  headline: profiles.headline,
  summary: sql<string>`left(${profiles.summary}, 300)`,
  matching: profiles.matching,
  listedNo: profiles.listedNo,
}

/** How well each fits the text too; 0 without a text. */
const poolOf = (db: Db, ids: Values, query: string | null) =>
  Array.isArray(ids) && ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          ...poolColumns,
          rank: query
            ? sql<number>`ts_rank(${profiles.words}, to_tsquery('english', ${query}))`.mapWith(Number)
            : sql<number>`0`,
        })
        .from(profiles)
        .where(anyOf(profiles.id, ids))

/** The newest that fit, as matches are made of them. */
export async function newestPool(db: Db, fitting: Fitting, most: number, query: string | null) {
  if (!fitting.indexed) return poolOf(db, sql`select n.id from (${inOrder(db, fitting, null, most)}) n`, query)
  const newest = await newestOf(db, fitting, null, most)
  return poolOf(
    db,
    newest.map(({ id }) => id),
    query,
  )
}

export const listedAmong = (db: Selecting, ids: readonly string[]) =>
  db.select(cardColumns).from(profiles).where(anyOf(profiles.id, ids))

export const listingFor = async (db: Db, { profileId }: Pick<Reader, 'profileId'>, id: string) =>
  (await listingSelect(db, profileId, id))[0]

/** Which of these a profile has marked. */
export const favouritesAmong = (db: Selecting, profileId: string, ids: readonly string[]) =>
  db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.profileId, profileId), anyOf(favourites.listingId, ids)))

/** The mark that a profile has set on a listing. */
export const favouriteOf = (db: Selecting, profileId: string, listingId: string) =>
  db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.profileId, profileId), eq(favourites.listingId, listingId)))

/** Safe to repeat. */
export const setFavourite = (db: Db, profileId: string, listingId: string, marked: boolean) =>
  marked
    ? db.insert(favourites).values({ profileId, listingId }).onConflictDoNothing()
    : db.delete(favourites).where(and(eq(favourites.profileId, profileId), eq(favourites.listingId, listingId)))
