import { sql } from 'drizzle-orm'
import type { Db } from '../../server/kernel/db/connect.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { until } from './until.ts'

/** Two transactions at the same time, on PostgreSQL: the embedded database has one connection. */
export const hasConnections = process.env.TEST_DATABASE_URL !== undefined

/** Does the work in a transaction that stays open until `commit`. */
export async function openTransaction(
  db: Db,
  work: (tx: Db) => Promise<unknown>,
): Promise<{ commit: () => Promise<void> }> {
  let release = () => {}
  const mayCommit = new Promise<void>((resolve) => {
    release = resolve
  })
  let committed: Promise<void> = Promise.resolve()
  await new Promise<void>((resolve, reject) => {
    committed = db.transaction(async (tx) => {
      await work(tx)
      resolve()
      await mayCommit
    })
    committed.catch(reject)
  })
  return {
    commit: () => {
      release()
      return committed
    },
  }
}

/** Waits until the work has ended, or waits for a lock that another transaction holds. */
export async function endedOrWaiting(db: Db, work: Promise<unknown>): Promise<void> {
  let isOver = false
  const note = () => {
    isOver = true
  }
  work.then(note, note)
  await until('the work to end or to wait for a lock', async () => {
    const [waiting] = await rowsOf<{ locks: number }>(
      db,
      sql`select count(*)::int as locks from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`,
    )
    return isOver || (waiting?.locks ?? 0) > 0
  })
}
