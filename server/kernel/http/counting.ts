import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'

export interface Window {
  seconds: number
}

const startOf = (now: Date, { seconds }: Window) =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)

/** Counts one use in the database, so that the count holds across instances; returns the count within the window. */
export async function countUse(db: Db, key: string, window: Window, now: Date): Promise<number> {
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

export async function usesSince(db: Db, key: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ uses: sql<number>`coalesce(sum(${rateLimits.count}), 0)::int` })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowStart, since)))
  return row?.uses ?? 0
}
