import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '../../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { blockLevels, blockNumber, blocksOfListing, profiles } from '../../kernel/db/schema.ts'

/** The newest matching listings, in constant time however many there are. */

export interface Numbered {
  id: string
  listedNo: number
  /** Filled only when the listings are counted. */
  terms: string[]
}
export interface ListingConditions {
  kind: ProfileKind
  where: SQL | undefined
  /** True if the index of words and fields can answer the conditions. */
  indexed: boolean
  withTerms?: boolean
}

/** Favourites are few: a direct lookup is faster. */
export const canUseIndex = (query: ListingQuery, hasText: boolean): boolean =>
  !query.favourites && (hasText || Object.values(query.filters).some((values) => values.length > 0))

const columns = ({ withTerms = false }: ListingConditions) => ({
  id: profiles.id,
  listedNo: sql<number>`${profiles.listedNo}`.mapWith(Number),
  terms: withTerms ? profiles.terms : sql<string[]>`'{}'::text[]`,
})
const blocksInWindow = 8

/**
 * Newest first, below a number if one is given. The index of words is unordered: it is queried for the newest block of
 * numbers, then for eight times as many, and so on, so that it never returns thousands when few are needed.
 */
export async function newestOf(
  db: Db,
  conditions: ListingConditions,
  below: number | null,
  most: number,
): Promise<Numbered[]> {
  if (!conditions.indexed) return inOrder(db, conditions, below, most)
  const found: Numbered[] = []
  let top = below ?? (await newestNumber(db, conditions.kind)) + 1
  for (const level of blockLevels) {
    if (top <= 1 || found.length >= most) return found
    const last = Math.floor((top - 1) / 2 ** level)
    const first = Math.max(0, last - blocksInWindow + 1)
    const blocks = Array.from({ length: last - first + 1 }, (_, place) => blockNumber(first + place, level))
    const window = sql`${sql.raw(blocksOfListing)} && array[${sql.raw(blocks.join(', '))}]::bigint[]`
    found.push(
      ...(await newestMatching(db, conditions, sql`${window} and ${belowUnordered(top)}`, most - found.length)),
    )
    top = first * 2 ** level
  }
  return top <= 1 || found.length >= most
    ? found
    : [...found, ...(await newestMatching(db, conditions, belowUnordered(top), most - found.length))]
}

async function newestNumber(db: Db, kind: ProfileKind): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${profiles.listedNo}), 0)`.mapWith(Number) })
    .from(profiles)
    .where(and(eq(profiles.kind, kind), eq(profiles.status, sql`'approved'`)))
  return row?.last ?? 0
}

const inOrder = (db: Db, conditions: ListingConditions, below: number | null, most: number) =>
  db
    .select(columns(conditions))
    .from(profiles)
    .where(and(conditions.where, below === null ? gte(profiles.listedNo, 0) : lt(profiles.listedNo, below)))
    .orderBy(sql`${profiles.listedNo} desc`)
    .limit(most)

/** Adding zero keeps the planner from walking all listings in their order. */
const unordered = sql`(${profiles.listedNo} + 0)`
const belowUnordered = (top: number): SQL => sql`${unordered} < ${top}::bigint`

const newestMatching = (db: Db, conditions: ListingConditions, where: SQL, most: number): Promise<Numbered[]> =>
  db
    .select(columns(conditions))
    .from(profiles)
    .where(and(conditions.where, where))
    .orderBy(sql`${unordered} desc`)
    .limit(most)
