import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { memberships, profiles } from '../../kernel/db/schema.ts'

/** Listings that a plan or an add-on puts at the top of the lists that they fit into. */

export const topSlots = 3
const hour = 3_600_000

/**
 * The database must not plan by the time: it would find the plan for this moment cheaper than one for all, and plan a list
 * anew each time it is read. Of a span that it does not know it expects to find few, as there are.
 */
const at = (now: Date) => sql`(select ${now}::timestamptz)`
const isFeaturedAt = (until: SQL, now: Date) =>
  sql`${until} > ${at(now)} and ${until} < ${at(now)} + interval '100 years'`

const isRunning = (now: Date) =>
  and(
    isNull(memberships.endedAt),
    sql`${memberships.periodStart} <= ${at(now)}`,
    isFeaturedAt(sql`${memberships.featuredUntil}`, now),
  )
const ofProfile = and(eq(memberships.accountId, profiles.accountId), eq(memberships.profileKind, profiles.kind))

/** Where more have paid for a place at the top they take turns by the hour, the same for every reader and page. */
export const turnOf = (now: Date): string => String(Math.floor(now.getTime() / hour))

/**
 * To join with profiles: the accounts that have paid for a kind. Those listings are found by what was paid, not among all
 * that fit a list.
 */
export const paidFor = (db: SelectBuilder, kind: ProfileKind, now: Date): SQL =>
  sql`unnest(array(${paidSelect(db, kind, now)})) as paid (account_id)`

export const hasPaid = (kind: ProfileKind): SQL =>
  sql`${profiles.accountId} = paid.account_id and ${profiles.kind} = ${sql.raw(`'${kind}'`)}`

export const inTurn = (turn: string): SQL => sql`md5(${profiles.id}::text || ${turn})`

const paidSelect = (db: SelectBuilder, kind: ProfileKind, now: Date) =>
  db
    .selectDistinct({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.profileKind, kind), isRunning(now)))

/** As a column of a select from profiles. */
export const isFeatured = (now: Date) => sql<boolean>`exists (
  select 1 from memberships m where m.account_id = profiles.account_id and m.profile_kind = profiles.kind
    and m.ended_at is null and m.period_start <= ${at(now)} and ${isFeaturedAt(sql`m.featured_until`, now)})`

/** The listing itself if it is featured; one whose deal is closed no longer is. */
export const featuredSelect = (db: SelectBuilder, id: string, now: Date) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(memberships, ofProfile)
    .where(and(eq(profiles.id, id), isNull(profiles.dealClosedAt), isRunning(now)))
