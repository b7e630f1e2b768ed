import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { loginAttempts } from '../../kernel/db/schema.ts'
import { targetLimits } from '../../kernel/http/limits.ts'

const { most: maxTries, window: lock } = targetLimits.logins

/**
 * Counts an attempt before checking its password, in one write, so that parallel guesses cannot slip past the limit.
 * Null if the password may be checked, else the end of the lock: 15 minutes after the fifth attempt, however many
 * follow.
 */
export async function countAttempt(db: Db, target: string, now: Date): Promise<Date | null> {
  const stale = sql`${loginAttempts.since} <= ${new Date(now.getTime() - lock).toISOString()}::timestamptz`
  const [row] = await db
    .insert(loginAttempts)
    .values({ target, tries: 1, since: now })
    .onConflictDoUpdate({
      target: loginAttempts.target,
      set: {
        tries: sql`case when ${stale} then 1 else ${loginAttempts.tries} + 1 end`,
        since: sql`case when ${stale} or ${loginAttempts.tries} + 1 = ${maxTries} then ${now.toISOString()}::timestamptz else ${loginAttempts.since} end`,
      },
    })
    .returning()
  return row && row.tries > maxTries ? new Date(row.since.getTime() + lock) : null
}

export const clearAttempts = (db: Db, target: string) =>
  db.delete(loginAttempts).where(eq(loginAttempts.target, target))
