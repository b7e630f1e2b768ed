import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hour } from '../../../src/domain/durations.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { memberships, profiles } from '../../kernel/db/schema.ts'

/** Listings that a plan or an add-on puts at the top of matching lists. */

export const topSlots = 3

/**
 * A subquery hides the time from the planner. With the literal time it would prefer a custom plan to the generic one
 * and replan the list on every read; for an unknown range it expects few rows, which is correct here.
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

/**
 * If more members have paid for the top than there are slots, they take turns by the hour, the same for every reader
 * and page.
 */
export const rotationKey = (now: Date): string => String(Math.floor(now.getTime() / hour))

/**
 * Joins with profiles: the accounts that have paid for a kind. Starting from the payments is faster than searching all
 * listings that match.
 */
export const paidFor = (db: SelectBuilder, kind: ProfileKind, now: Date): SQL =>
  sql`unnest(array(${paidSelect(db, kind, now)})) as paid (account_id)`

export const hasPaid = (kind: ProfileKind): SQL =>
  sql`${profiles.accountId} = paid.account_id and ${profiles.kind} = ${sql.raw(`'${kind}'`)}`

export const rotationOrder = (turn: string): SQL => sql`md5(${profiles.id}::text || ${turn})`

const paidSelect = (db: SelectBuilder, kind: ProfileKind, now: Date) =>
  db
    .selectDistinct({ accountId: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.profileKind, kind), isRunning(now)))

/** A column of a select from profiles. */
export const isFeatured = (now: Date) => sql<boolean>`exists (
  select 1 from memberships m where m.account_id = profiles.account_id and m.profile_kind = profiles.kind
    and m.ended_at is null and m.period_start <= ${at(now)} and ${isFeaturedAt(sql`m.featured_until`, now)})`

/** The listing itself if it is featured; a listing whose deal is closed no longer is. */
export const featuredSelect = (db: SelectBuilder, id: string, now: Date) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(memberships, ofProfile)
    .where(and(eq(profiles.id, id), isNull(profiles.dealClosedAt), isRunning(now)))
