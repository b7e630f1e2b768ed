import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { anyOf, type Selecting } from '../../kernel/db/reading.ts'
import { memberships, profiles } from '../../kernel/db/schema.ts'

/** Listings that a plan or an add-on puts at the top of the lists that they fit into. */

const slots = 3
const hour = 3_600_000

const isRunning = (now: Date) =>
  and(isNull(memberships.endedAt), lte(memberships.periodStart, now), gt(memberships.featuredUntil, now))
const ofProfile = and(eq(memberships.accountId, profiles.accountId), eq(memberships.profileKind, profiles.kind))

/** At most three; where more have paid for it they take turns by the hour, the same for every reader and page. */
export async function topSlots(db: Db, kind: ProfileKind, where: SQL | undefined, now: Date): Promise<string[]> {
  const turn = String(Math.floor(now.getTime() / hour))
  const paid = await db
    .selectDistinct({ id: profiles.id })
    .from(memberships)
    .innerJoin(profiles, ofProfile)
    .where(and(eq(memberships.profileKind, kind), isRunning(now)))
  if (paid.length === 0) return []
  const ids = paid.map(({ id }) => id)
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, ids), where))
    .orderBy(sql`md5(${profiles.id}::text || ${turn})`)
    .limit(slots)
  return rows.map(({ id }) => id)
}

const featured = (db: Selecting, which: SQL, now: Date) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(memberships, ofProfile)
    .where(and(which, isNull(profiles.dealClosedAt), isRunning(now)))

/** Itself, where it is featured; a listing whose deal is closed is not featured any more. */
export const featuredSelect = (db: Selecting, id: string, now: Date) => featured(db, eq(profiles.id, id), now)

export const featuredAmong = (db: Selecting, ids: readonly string[], now: Date) =>
  featured(db, anyOf(profiles.id, ids), now)
