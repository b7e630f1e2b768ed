import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { PushData } from '../../src/domain/contract/chats.ts'
import { devices, sessions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Sends to every device of the account whose session still lives; tokens that are dead are forgotten. */
export async function pushTo(deps: Deps, accountId: string, data: PushData): Promise<void> {
  if (!deps.push) return
  try {
    for (const token of await tokensOf(deps, accountId)) {
      const outcome = await deps.push.send(token, data)
      if (outcome === 'dead') await deps.db.delete(devices).where(eq(devices.token, token))
      if (outcome === 'failed') deps.log.warn('a push was not sent')
    }
  } catch (error) {
    deps.log.error({ err: error }, 'pushes could not be sent')
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
