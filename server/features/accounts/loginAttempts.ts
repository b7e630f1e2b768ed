import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { loginAttempts } from '../../kernel/db/schema.ts'
import { targetLimits } from '../../kernel/http/limits.ts'

const { most: mostTries, seconds } = targetLimits.logins
const lock = seconds * 1000

/**
 * Counts a try before its password is looked at, in one write, so that parallel guesses cannot slip past the limit. Null
 * where the password may be looked at, else when the lock ends: 15 minutes after the fifth try, however many follow.
 */
export async function countTry(db: Db, target: string, now: Date): Promise<Date | null> {
  const stale = sql`${loginAttempts.since} <= ${new Date(now.getTime() - lock).toISOString()}::timestamptz`
  const [row] = await db
    .insert(loginAttempts)
    .values({ target, tries: 1, since: now })
    .onConflictDoUpdate({
      target: loginAttempts.target,
      set: {
        tries: sql`case when ${stale} then 1 else ${loginAttempts.tries} + 1 end`,
        since: sql`case when ${stale} or ${loginAttempts.tries} + 1 = ${mostTries} then ${now.toISOString()}::timestamptz else ${loginAttempts.since} end`,
      },
    })
    .returning()
  return row && row.tries > mostTries ? new Date(row.since.getTime() + lock) : null
}

export const forgetTries = (db: Db, target: string) => db.delete(loginAttempts).where(eq(loginAttempts.target, target))
