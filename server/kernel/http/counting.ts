import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'

/** Windows are lengths in milliseconds. */
const startOf = (now: Date, window: number) => new Date(Math.floor(now.getTime() / window) * window)

/** Counts one use in the database, so that the count holds across instances; returns the count within the window. */
export async function countUse(db: Db, key: string, window: number, now: Date): Promise<number> {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: startOf(now, window), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  return row?.count ?? 1
}

/**
 * The moment from which a sliding window has room for one more use; null if it has room now. `most` uses fit into the
 * window.
 */
export async function nextSlotAt(
  db: Db,
  key: string,
  { window, most }: { window: number; most: number },
  now: Date,
): Promise<Date | null> {
  const uses = await db
    .select({ start: rateLimits.windowStart, count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowStart, new Date(now.getTime() - window))))
    .orderBy(desc(rateLimits.windowStart))
  let counted = 0
  for (const { start, count } of uses) {
    counted += count
    if (counted >= most) return new Date(start.getTime() + window)
  }
  return null
}
