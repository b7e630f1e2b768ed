import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { Overloaded } from '../overload.ts'

/** PostgreSQL's word for a statement that took too long. */
const cancelled = '57014'

/** Reads whose statements may take so many milliseconds each; one that takes longer is ended, and the caller told to come back. */
export async function within<T>(db: Db, milliseconds: number, read: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`)
      return read(tx)
    })
  } catch (error) {
    if (wasCancelled(error)) throw new Overloaded('a statement took too long')
    throw error
  }
}

function wasCancelled(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === cancelled || (cause !== undefined && wasCancelled(cause))
}
