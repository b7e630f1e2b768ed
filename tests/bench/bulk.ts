import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '../../server/kernel/db/connect.ts'
import * as schema from '../../server/kernel/db/schema.ts'
import { poolOf } from '../support/database.ts'

/** A separate connection without the product's time limits: loading a million rows takes minutes. */
export async function inBulk(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = poolOf(url)
  try {
    await work(drizzle(pool, { schema }) as unknown as Db)
  } finally {
    await pool.close()
  }
}
