import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Sort } from '../../src/domain/market/filters.ts'
import type { Db } from '../db/connect.ts'
import { favourites, profiles } from '../db/schema.ts'
import { mayBeShownTo, type Reader } from './conditions.ts'
import type { Place } from './places.ts'

/** What a card and its match are made of. */
const listedColumns = {
  id: profiles.id,
  accountId: profiles.accountId,
  kind: profiles.kind,
  name: profiles.name,
  headline: profiles.headline,
  summary: profiles.summary,
  industries: profiles.industries,
  city: profiles.city,
  country: profiles.country,
  amountUsd: profiles.amountUsd,
  stage: profiles.stage,
  imageKey: profiles.imageKey,
  verified: profiles.verified,
  anonymous: profiles.anonymous,
  matching: profiles.matching,
  dealClosedAt: profiles.dealClosedAt,
  approvedAt: profiles.approvedAt,
  createdAt: profiles.createdAt,
}
export type ListedRow = Pick<typeof profiles.$inferSelect, keyof typeof listedColumns>

interface Order {
  by: SQL
  after: (place: Place) => SQL
  orderValue: (row: ListedRow) => number
}
const noAmountLast = 9_007_199_254_740_991
export const approvedAtOf = (row: Pick<ListedRow, 'approvedAt' | 'createdAt'>): number =>
  (row.approvedAt ?? row.createdAt).getTime()

/** Each is the order of an index, so that a page deep in the list costs what the first one does. */
const orders: Record<Exclude<Sort, 'best'>, Order> = {
  newest: {
    by: sql`${profiles.approvedAt} desc, ${profiles.id} desc`,
    after: ({ value, id }) =>
      sql`(${profiles.approvedAt}, ${profiles.id}) < (${new Date(value).toISOString()}::timestamptz, ${id}::uuid)`,
    orderValue: approvedAtOf,
  },
  amount_high: {
    by: sql`coalesce(${profiles.amountUsd}, -1) desc, ${profiles.id} desc`,
    after: ({ value, id }) =>
      sql`(coalesce(${profiles.amountUsd}, -1), ${profiles.id}) < (${value}::bigint, ${id}::uuid)`,
    orderValue: ({ amountUsd }) => amountUsd ?? -1,
  },
  amount_low: {
    by: sql`coalesce(${profiles.amountUsd}, ${sql.raw(String(noAmountLast))}), ${profiles.id}`,
    after: ({ value, id }) =>
      sql`(coalesce(${profiles.amountUsd}, ${sql.raw(String(noAmountLast))}), ${profiles.id}) > (${value}::bigint, ${id}::uuid)`,
    orderValue: ({ amountUsd }) => amountUsd ?? noAmountLast,
  },
}

/** One more row than asked for, and what the next page's place is made of. */
export async function orderedPage(
  db: Db,
  where: SQL | undefined,
  sort: Exclude<Sort, 'best'>,
  place: Place | null,
  limit: number,
): Promise<{ rows: ListedRow[]; orderValue: Order['orderValue'] }> {
  const { by, after, orderValue } = orders[sort]
  const rows = await db
    .select(listedColumns)
    .from(profiles)
    .where(and(where, place ? after(place) : undefined))
    .orderBy(by)
    .limit(limit + 1)
  return { rows, orderValue }
}

/** What a match is made of, and nothing more: many are looked at for the few that are shown. */
const poolColumns = {
  id: profiles.id,
  kind: profiles.kind,
  country: profiles.country,
  headline: profiles.headline,
  summary: sql<string>`left(${profiles.summary}, 300)`,
  matching: profiles.matching,
  approvedAt: profiles.approvedAt,
  createdAt: profiles.createdAt,
}

/** The newest of what fits with how well each fits the text; 0 without a text. */
export const rankedPool = (db: Db, where: SQL | undefined, query: string | null, most: number) =>
  db
    .select({
      ...poolColumns,
      rank: query ? sql<number>`ts_rank(${profiles.words}, to_tsquery('english', ${query}))` : sql<number>`0`,
    })
    .from(profiles)
    .where(where)
    .orderBy(orders.newest.by)
    .limit(most)

export const listedByIds = (db: Db, ids: string[]): Promise<ListedRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select(listedColumns).from(profiles).where(inArray(profiles.id, ids))

/** An approved listing that this reader may know of. */
export const listingFor = async (db: Db, reader: Reader, id: string) =>
  (
    await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, id), eq(profiles.status, 'approved'), mayBeShownTo(reader)))
  )[0]

/** Which of these a profile has marked. */
export async function favouritesAmong(db: Db, profileId: string | null, ids: string[]): Promise<Set<string>> {
  if (profileId === null || ids.length === 0) return new Set()
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.profileId, profileId), inArray(favourites.listingId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Safe to repeat. */
export const setFavourite = (db: Db, profileId: string, listingId: string, marked: boolean) =>
  marked
    ? db.insert(favourites).values({ profileId, listingId }).onConflictDoNothing()
    : db.delete(favourites).where(and(eq(favourites.profileId, profileId), eq(favourites.listingId, listingId)))
