import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Db } from '../../server/db/connect.ts'
import * as schema from '../../server/db/schema.ts'

/** A connection of its own without the product's limits on time: loading a million rows takes minutes. */
export async function inBulk(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(drizzle(client, { schema }) as unknown as Db)
  } finally {
    await client.end()
  }
}
