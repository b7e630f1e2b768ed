import { lt } from 'drizzle-orm'
import { daysBefore } from '../../../src/domain/durations.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { codeChallenges, loginAttempts, rateLimits } from '../../kernel/db/schema.ts'

/** The sweep: deletes counters, attempts and sends that no longer limit anything. */
export async function dropOldLimits(db: Db, now: Date): Promise<void> {
  const before = (days: number) => daysBefore(now, days)
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before(1)))
  await db.delete(loginAttempts).where(lt(loginAttempts.since, before(1)))
  await db.delete(codeChallenges).where(lt(codeChallenges.createdAt, before(2)))
}
