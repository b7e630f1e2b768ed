import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import * as schema from './schema.ts'

const onOne = (client: PoolClient) => drizzle(client, { schema })
type Remote = ReturnType<typeof onOne>

/** Built once per connection, because building it reads the whole schema. */
const drizzleByClient = new WeakMap<PoolClient, Remote>()

function madeOn(client: PoolClient): Remote {
  const one = drizzleByClient.get(client) ?? onOne(client)
  drizzleByClient.set(client, one)
  return one
}

/**
 * Transactions on pooled connections that are always released. Drizzle never releases the connection of a transaction
 * that could not begin, and returns one that could not be rolled back to the pool
 * (https://github.com/drizzle-team/drizzle-orm/issues/6114).
 */
export function transactionsOn(pool: Pool): Remote['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await madeOn(client).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
