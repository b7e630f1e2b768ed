import type { SQL } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** The rows of a raw statement; both databases return them in the same form. */
export const rowsOf = async <R>(db: Db, statement: SQL): Promise<R[]> =>
  ((await db.execute(statement)) as unknown as { rows: R[] }).rows
