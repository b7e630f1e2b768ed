import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** PostgreSQL's codes for shutting down, starting up, out of connections or space, and a read-only standby. */
const states = /^(08...|57P0[123]|53300|25006)$/
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** The driver's own errors have no code. */
const driver = /^(connection terminated|timeout exceeded when trying to connect|query read timeout|client (has|was) )/i

/**
 * True if an error means that the database is unavailable and a retry makes sense. A failed `fetch` is not a database
 * error.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (states.test(code) || network.has(code))) return true
  return driver.test(error.message) || isDatabaseUnavailable(cause)
}

/** Used by load balancers: two seconds without a response count as unavailable. */
export function isDatabaseReachable(db: Db): Promise<boolean> {
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, after(2_000, false, { ref: false })])
}
