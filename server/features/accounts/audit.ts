import type { Context } from 'hono'
import type { SecurityEventKind } from '../../../src/domain/contract/security.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { securityEvents } from '../../kernel/db/schema.ts'
import { addressOf } from '../../kernel/http/address.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { mask } from '../../kernel/text/mask.ts'

/** The origin of a request. */
export interface Origin {
  address: string | null
  userAgent: string
}

export const originOf = (c: Context<Env>): Origin => ({
  address: addressOf(c),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
})

interface SecurityEvent {
  kind: SecurityEventKind
  accountId: string | null
  sessionId?: string | null
  /** The attempted login name, for an account that may not exist. */
  target?: LoginTarget
}

/** Records a security event; inside a transaction, the event and its cause are one write. */
export async function recordEvent(db: Db, origin: Origin, occurrence: SecurityEvent, now: Date): Promise<void> {
  const { kind, accountId, sessionId = null, target } = occurrence
  await db.insert(securityEvents).values({
    kind,
    accountId,
    sessionId,
    target: target ? mask(target) : null,
    address: origin.address,
    userAgent: origin.userAgent,
    createdAt: now,
  })
}
