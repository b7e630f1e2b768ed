import { readdirSync, readFileSync } from 'node:fs'
import { poolOf } from '../../support/database.ts'

/** The processor time of processes on this machine, in milliseconds, from Linux's counters. */

const numberIn = (path: string, pattern: RegExp): number => Number(readFileSync(path, 'utf8').match(pattern)?.[1] ?? 0)

/** The time of all threads, to the nanosecond; 0 for a process that has ended or runs on another machine. */
function spentBy(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`)
    return threads.reduce((sum, path) => sum + numberIn(path, /^(\d+)/), 0) / 1e6
  } catch {
    return 0
  }
}

/** The bytes that a process has written to files and sockets, and the number of system calls. */
const writtenBy = (pid: number) => ({
  bytes: numberIn(`/proc/${pid}/io`, /^wchar: (\d+)/m),
  writes: numberIn(`/proc/${pid}/io`, /^syscw: (\d+)/m),
})

export interface Spent {
  server: number
  database: number
  /** Bytes written by the server. */
  bytes: number
  writes: number
}

/** Meters a server, and the database's processes that serve one database. */
export function meterOf(serverPid: number, url: string) {
  const pool = poolOf(url)
  const seen = new Map<number, number>()
  let database = 0
  /** A connection that has ended since does not reduce the sum. */
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
