import { lt } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { codeChallenges, loginAttempts, rateLimits } from '../../kernel/db/schema.ts'

const day = 86_400_000

/** The sweep: deletes counters, attempts and sends that no longer limit anything. */
export async function dropOldLimits(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before(1)))
  await db.delete(loginAttempts).where(lt(loginAttempts.since, before(1)))
  await db.delete(codeChallenges).where(lt(codeChallenges.createdAt, before(2)))
}
