import { and, eq, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { filtersOf, type ListingQuery } from '../../../src/domain/market/filters.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { ReadAhead } from '../../kernel/db/readAhead.ts'
import { customPlanHint } from '../../kernel/db/repeatedStatements.ts'
import { favourites, profiles } from '../../kernel/db/schema.ts'
import { mayBeShownTo } from '../pairs/index.ts'
import type { TextSearch } from './searchWords.ts'

/** The reader: an account, and its acting profile if there is one. */
export interface Reader {
  accountId: string
  profileId: string | null
  /** The data read in advance with the session. */
  ahead?: ReadAhead | undefined
}

/** Literal, so that the planner uses the partial indexes for approved listings. */
const approvedOf = (kind: ProfileKind) =>
  sql`${profiles.status} = 'approved' and ${profiles.kind} = ${sql.raw(`'${kind}'`)}`

const planAnew = sql.raw(customPlanHint)

/** The condition that a field has one of these values. */
const oneOf = (name: string, values: readonly string[]): SQL =>
  sql`${planAnew} ${profiles.terms} && array[${sql.join(
    values.map((value) => sql`${`${name}:${value}`}`),
    sql`, `,
  )}]::text[]`

/** The condition that all but one of these filters are met. */
export const allButOne = (names: readonly string[], { filters }: ListingQuery): SQL =>
  sql`(${sql.join(
    names.map((name) => sql`(${oneOf(name, filters[name] ?? [])})::int`),
    sql` + `,
  )}) = ${names.length - 1}::int`

/** The condition of a query on a kind's listings. */
export function listingCondition(
  kind: ProfileKind,
  reader: Reader,
  query: ListingQuery,
  text: TextSearch | null,
): SQL | undefined {
  const chosen = filtersOf[kind].filter((name) => (query.filters[name]?.length ?? 0) > 0)
  return and(
    approvedOf(kind),
    isNull(profiles.dealClosedAt),
    ne(profiles.accountId, reader.accountId),
    mayBeShownTo(reader),
    isUnblocked(reader),
    text ? sql`${planAnew} ${profiles.words} @@ to_tsquery('english', ${text.query})` : undefined,
    ...chosen.map((name) => oneOf(name, query.filters[name] ?? [])),
    query.amountMin === null ? undefined : gte(profiles.amountUsd, query.amountMin),
    query.amountMax === null ? undefined : lte(profiles.amountUsd, query.amountMax),
    query.verified ? eq(profiles.verified, true) : undefined,
    query.favourites ? isFavourite(reader) : undefined,
  )
}

/** Evaluated once per list, not once per row. */
export const isUnblocked = ({ profileId }: Pick<Reader, 'profileId'>): SQL | undefined =>
  profileId === null
    ? undefined
    : sql`${profiles.id} not in (
        select c.profile_b from chats c where c.profile_a = ${profileId}::uuid and (c.blocked_by_a or c.blocked_by_b)
        union all
        select c.profile_a from chats c where c.profile_b = ${profileId}::uuid and (c.blocked_by_a or c.blocked_by_b))`

const isFavourite = ({ profileId }: Reader): SQL =>
  sql`exists (select 1 from ${favourites} where ${favourites.profileId} = ${profileId}::uuid and ${favourites.listingId} = ${profiles.id})`
