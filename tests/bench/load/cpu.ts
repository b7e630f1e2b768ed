import { readdirSync, readFileSync } from 'node:fs'
import { poolOf } from '../../support/database.ts'

/** The time that processes of this machine have spent on its cores, in milliseconds, as Linux counts it. */

const numberIn = (path: string, pattern: RegExp): number => Number(readFileSync(path, 'utf8').match(pattern)?.[1] ?? 0)

/** Of all threads, to the nanosecond; 0 for a process that is gone, or of another machine. */
function spentBy(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`)
    return threads.reduce((sum, path) => sum + numberIn(path, /^(\d+)/), 0) / 1e6
  } catch {
    return 0
  }
}

/** What a process has written to files and sockets, in how many calls of the system. */
const writtenBy = (pid: number) => ({
  bytes: numberIn(`/proc/${pid}/io`, /^wchar: (\d+)/m),
  writes: numberIn(`/proc/${pid}/io`, /^syscw: (\d+)/m),
})

export interface Spent {
  server: number
  database: number
  /** By the server. */
  bytes: number
  writes: number
}

/** Of a server, and of the database's processes that work for one database. */
export function meterOf(serverPid: number, url: string) {
  const pool = poolOf(url)
  const seen = new Map<number, number>()
  let database = 0
  /** A connection that has ended since takes nothing away. */
  function count(pid: number): void {
    const spent = spentBy(pid)
    database += Math.max(0, spent - (seen.get(pid) ?? 0))
    seen.set(pid, spent)
  }
  return {
    async read(): Promise<Spent> {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and backend_type <> 'autovacuum worker' and pid <> pg_backend_pid()",
      )
      for (const { pid } of rows) count(pid)
      return { server: spentBy(serverPid), database, ...writtenBy(serverPid) }
    },
    close: () => pool.close(),
  }
}
