import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** PostgreSQL's word for: going down, starting up, no place left, a stand-by that takes no writes. */
const states = /^(08...|57P0[123]|53300|25006)$/
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** The driver's own words have no code. */
const driver = /^(connection terminated|timeout exceeded when trying to connect|query read timeout|client (has|was) )/i

/** Whether it failed because the database could not be reached, and is worth another try. What a `fetch` met is not the database. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (states.test(code) || network.has(code))) return true
  return driver.test(error.message) || isDatabaseAway(cause)
}

/** Asked by whoever decides where requests go: two seconds of silence are an answer too. */
export function databaseAnswers(db: Db): Promise<boolean> {
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answers, after(2_000, false, { ref: false })])
}
