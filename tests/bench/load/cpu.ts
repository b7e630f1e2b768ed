import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { poolOf } from '../../support/database.ts'

/** The time that processes of this machine have spent on its cores, in milliseconds, as Linux counts it. */

const tick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** 0 for a process that is gone, or of another machine. */
function spentBy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return 0
  }
}

interface Spent {
  server: number
  database: number
}

/** Of a server, and of the database's processes that work for one database. */
export function meterOf(serverPid: number, url: string) {
  const pool = poolOf(url)
  return {
    async read(): Promise<Spent> {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and backend_type <> 'autovacuum worker' and pid <> pg_backend_pid()",
      )
      return { server: spentBy(serverPid), database: rows.reduce((sum, { pid }) => sum + spentBy(pid), 0) }
    },
    close: () => pool.close(),
  }
}
