import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { PushData } from '../../../src/domain/contract/liveEvents.ts'
import { day } from '../../../src/domain/durations.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { tokenHash } from '../../kernel/crypto/secrets.ts'
import { devices, sessions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** Enqueues a push to every device with an active session; the outbox deletes dead tokens. */
export async function pushTo(deps: Deps, accountId: string, data: PushData): Promise<void> {
  if (!deps.push) return
  const usefulUntil = new Date(deps.now().getTime() + day)
  for (const token of await tokensOf(deps, accountId)) {
    const key = `push:${data.message_id}:${tokenHash(token)}`
    await enqueue(deps, deps.db, { channel: 'push', token, data }, { key, usefulUntil })
  }
}

async function tokensOf(deps: Deps, accountId: string): Promise<string[]> {
  const now = deps.now()
  const rows = await deps.db
    .select({ token: devices.token })
    .from(devices)
    .leftJoin(sessions, eq(sessions.id, devices.sessionId))
    .where(
      and(
        eq(devices.accountId, accountId),
        or(isNull(devices.sessionId), and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))),
      ),
    )
  return rows.map(({ token }) => token)
}
