import { and, eq, type SQL, sql } from 'drizzle-orm'
import { anyOf, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { favourites, profiles } from '../../kernel/db/schema.ts'
import { listingSelect } from '../pairs/index.ts'
import { cardColumns } from '../profiles/index.ts'
import type { Reader } from './conditions.ts'
import type { ListCursor } from './listCursor.ts'

const highest = sql`coalesce(${profiles.amountUsd}, -1)`
const lowest = sql`coalesce(${profiles.amountUsd}, 9007199254740991)`

/** Each order has an index, so a page deep in the list costs as much as the first. */
export const amountOrders = {
  amount_high: {
    value: highest,
    by: sql`${highest} desc, ${profiles.id} desc`,
    start: undefined,
    after: ({ value, id }: ListCursor) => sql`(${highest}, ${profiles.id}) < (${value}::bigint, ${id}::uuid)`,
  },
  amount_low: {
    value: lowest,
    by: sql`${lowest}, ${profiles.id}`,
    start: undefined,
    after: ({ value, id }: ListCursor) => sql`(${lowest}, ${profiles.id}) > (${value}::bigint, ${id}::uuid)`,
  },
}

/** The rows from a position, or from the beginning. */
export const byAmount = (
  db: Db,
  where: SQL | undefined,
  sort: keyof typeof amountOrders,
  cursor: ListCursor | null,
  most: number,
): Promise<ListCursor[]> =>
  db
    .select({ id: profiles.id, value: sql<number>`${amountOrders[sort].value}`.mapWith(Number) })
    .from(profiles)
    .where(and(where, cursor ? amountOrders[sort].after(cursor) : undefined))
    .orderBy(amountOrders[sort].by)
    .limit(most)

export const cardsSelect = (db: SelectBuilder, ids: readonly string[]) =>
  db.select(cardColumns).from(profiles).where(anyOf(profiles.id, ids))

export const listingFor = async (db: Db, { profileId }: Pick<Reader, 'profileId'>, id: string) =>
  (await listingSelect(db, profileId, id))[0]

/** A profile's favourite mark on a listing. */
export const favouriteOf = (db: SelectBuilder, profileId: string, listingId: string) =>
  db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.profileId, profileId), eq(favourites.listingId, listingId)))

/** Safe to repeat. */
export const setFavourite = (db: Db, profileId: string, listingId: string, marked: boolean) =>
  marked
    ? db.insert(favourites).values({ profileId, listingId }).onConflictDoNothing()
    : db.delete(favourites).where(and(eq(favourites.profileId, profileId), eq(favourites.listingId, listingId)))
