import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '../../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { anyOf, combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { readOf } from '../../kernel/db/readAhead.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { noProfile } from '../profiles/index.ts'
import { listingCondition, type Reader } from './conditions.ts'
import { hasPaid, isFeatured, paidFor, rotationKey, rotationOrder, topSlots } from './featured.ts'
import { type ListCursor, placeAtStart } from './listCursor.ts'
import { amountOrders } from './store.ts'

/**
 * A page in the order of an index, with the featured listings above it and the reader's favourites: one statement,
 * built once per query shape.
 */

/** The data of a listing that a list reads before the card. */
export interface ListingHit {
  id: string
  /** Changes with every update of the row. */
  version: string
  /** The value that the page is ordered by; for "best match", the listing's number. */
  value: number
  /** The relevance for the search text; 0 without one. */
  rank: number
  favourite: boolean
  featured: boolean
}

interface Values {
  accountId: string
  profileId: string
  amountMin: number | null
  amountMax: number | null
  value: number
  id: string
  now: Date
  turn: string
}

// Raw names: a select from a single table does not qualify its columns.
const columnsOf = (params: Pick<Values, 'profileId' | 'now'>, value: SQL, rank: SQL) => ({
  id: profiles.id,
  version: sql<string>`profiles.xmin::text`,
  value: sql<number>`${value}`.mapWith(Number),
  rank: sql<number>`${rank}`.mapWith(Number),
  favourite: sql<boolean>`exists (select 1 from favourites f where f.profile_id = ${params.profileId}::uuid and f.listing_id = profiles.id)`,
  featured: isFeatured(params.now),
})

const none = sql`0`

const orders = {
  ...amountOrders,
  newest: {
    value: sql`${profiles.listedNo}`,
    by: sql`${profiles.listedNo} desc`,
    // Set on the first page too: listings without a number are in no list.
    start: gte(profiles.listedNo, 0),
    after: ({ value }: ListCursor) => lt(profiles.listedNo, value),
  },
}

type Shape = Pick<ListingQuery, 'sort' | 'verified' | 'favourites'> & {
  kind: ProfileKind
  hasLeast: boolean
  hasMost: boolean
  hasCursor: boolean
  /**
   * A literal, because for an unknown limit the planner expects a tenth of all rows and replans the statement each
   * time.
   */
  most: number
}

const readingOf = (shape: Shape) =>
  combinedQuery((db: SelectBuilder, params: Values) => {
    const condition = listingCondition(
      shape.kind,
      params,
      {
        ...shape,
        text: '',
        filters: {},
        amountMin: shape.hasLeast ? params.amountMin : null,
        amountMax: shape.hasMost ? params.amountMax : null,
      },
      null,
    )
    const { value, by, start, after } = orders[shape.sort === 'best' ? 'newest' : shape.sort]
    return {
      top: db
        .select({ ...columnsOf(params, none, none), featured: sql<boolean>`true` })
        .from(profiles)
        .innerJoin(paidFor(db, shape.kind, params.now), hasPaid(shape.kind))
        .where(condition)
        .orderBy(rotationOrder(params.turn))
        .limit(topSlots),
      page: db
        .select(columnsOf(params, value, none))
        .from(profiles)
        .where(and(condition, shape.hasCursor ? after(params) : start))
        .orderBy(by)
        .limit(shape.most),
    }
  })

const readings = new Map<string, ReturnType<typeof readingOf>>()

/** The row limits for a page of twelve and for the longest page: few sizes, so that a connection holds few plans. */
const sizes = [16, 52]

export interface ListingPageRequest {
  kind: ProfileKind
  reader: Reader
  query: ListingQuery
  /** The end of the previous page; null for the first one. */
  cursor: ListCursor | null
  /** The maximum number of listings below the featured ones. */
  most: number
  now: Date
}

/** The statement of `orderedPage` with its values. */
export function orderedStatement({ kind, reader, query, cursor, most, now }: ListingPageRequest) {
  const { sort, verified, favourites, amountMin, amountMax } = query
  const [hasLeast, hasMost, hasCursor] = [amountMin !== null, amountMax !== null, cursor !== null]
  const size = sizes.find((one) => one >= most) ?? most
  const shape: Shape = { kind, sort, verified, favourites, hasLeast, hasMost, hasCursor, most: size }
  const key = Object.values(shape).join()
  const read = readings.get(key) ?? readingOf(shape)
  readings.set(key, read)
  const { accountId, profileId } = reader
  const bounds = { amountMin, amountMax, ...(cursor ?? placeAtStart) }
  const values = { accountId, profileId: profileId ?? noProfile, ...bounds, now, turn: rotationKey(now) }
  return { query: read, values }
}

/** The page of a query that does not use the index of words and fields. */
export async function orderedPage(
  db: Db,
  request: ListingPageRequest,
): Promise<{ top: ListingHit[]; page: ListingHit[] }> {
  const { query, values } = orderedStatement(request)
  const { top, page } = await readOf({ db, ahead: request.reader.ahead }, query, values)
  return { top, page: page.slice(0, request.most) }
}

/** The display data of listings that were found by another query, unordered. */
export const listingHitsById = (
  db: Db,
  { profileId }: Reader,
  ids: readonly string[],
  query: string | null,
  now: Date,
) =>
  db
    .select(
      columnsOf(
        { profileId: profileId ?? noProfile, now },
        none,
        query ? sql`ts_rank(${profiles.words}, to_tsquery('english', ${query}))` : none,
      ),
    )
    .from(profiles)
    .where(anyOf(profiles.id, ids))
