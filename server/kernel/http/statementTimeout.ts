import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { hasSqlState } from '../db/sqlState.ts'
import { Overloaded } from '../overload.ts'

/** PostgreSQL's code for a statement timeout. */
const cancelled = '57014'

/**
 * Runs reads with a statement timeout in milliseconds; a slower statement is cancelled and refused with Retry-After.
 */
export async function withStatementTimeout<T>(db: Db, milliseconds: number, read: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`)
      return read(tx)
    })
  } catch (error) {
    if (hasSqlState(error, cancelled)) throw new Overloaded('statement timeout')
    throw error
  }
}
