import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import * as schema from './schema.ts'

const onOne = (client: PoolClient) => drizzle(client, { schema })
type Remote = ReturnType<typeof onOne>

/**
 * Transactions on connections of the pool that always come back to it: Drizzle keeps the connection of a transaction
 * that could not begin for ever, and hands on one that could not be rolled back
 * (https://github.com/drizzle-team/drizzle-orm/issues/6114).
 */
export function transactingOn(pool: Pool): Remote['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await onOne(client).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
