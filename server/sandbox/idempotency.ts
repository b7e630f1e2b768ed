import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../kernel/db/connect.ts'
import { SandboxError } from './errors.ts'
import type { SandboxEnv } from './keys.ts'
import { read, saveObject } from './store.ts'

type Answer = Record<string, unknown>

/**
 * The same `Idempotency-Key` with the same parameters gets the same response; with other parameters it is an error.
 * Concurrent repeats wait for the first. `isFirst` is true for the call that created the response.
 */
export async function idempotent(
  db: Db,
  c: Context<SandboxEnv>,
  make: (tx: Db) => Promise<Answer>,
): Promise<{ answer: Answer; isFirst: boolean }> {
  const key = c.req.header('idempotency-key')
  if (!key) return { answer: await make(db), isFirst: true }
  const id = `idem_${createHash('sha256').update(`${c.req.path}:${key}`).digest('hex')}`
  const request = JSON.stringify(c.var.form)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const earlier = await read<{ request: string; answer: string }>(tx, 'idempotency', id)
    if (earlier && earlier.request !== request) throw otherParameters()
    if (earlier) return { answer: JSON.parse(earlier.answer) as Answer, isFirst: false }
    const answer = await make(tx)
    // Stored as text, so that a repeat gets identical bytes: jsonb would reorder them.
    await saveObject(tx, 'idempotency', id, { request, answer: JSON.stringify(answer) })
    return { answer, isFirst: true }
  })
}

const otherParameters = () =>
  new SandboxError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  })
