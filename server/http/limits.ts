import { createMiddleware } from 'hono/factory'
import { countUse } from '../accounts/limits.ts'
import type { Env } from '../deps.ts'
import { addressOf, clientOf } from './address.ts'
import { refuse } from './refusal.ts'

interface Limit {
  /** Who is counted: the address that a request comes from, or the member. */
  by: 'address' | 'member'
  most: number
  /** The length of the window in seconds. */
  seconds: number
  what: string
}

const minute = 60
const hour = 60 * minute

/** How often one client may do what costs others something; `docs/security.md` prints it. */
export const limits = {
  codes: { by: 'address', most: 60, seconds: hour, what: 'one-time codes asked for' },
  accounts: { by: 'address', most: 60, seconds: hour, what: 'accounts opened' },
  logins: { by: 'address', most: 300, seconds: 15 * minute, what: 'logins tried' },
  passwordResets: { by: 'address', most: 60, seconds: hour, what: 'new passwords set with a proof' },
  support: { by: 'address', most: 30, seconds: hour, what: 'messages to support' },
  attachments: { by: 'member', most: 120, seconds: hour, what: 'files sent in conversations' },
  documents: { by: 'member', most: 240, seconds: hour, what: 'documents uploaded' },
  searches: { by: 'member', most: 60, seconds: minute, what: 'searches by words' },
  facets: { by: 'member', most: 90, seconds: minute, what: 'counts of filters' },
} as const satisfies Record<string, Limit>

/** Refuses with 429 and the seconds to wait once the caller has done it too often. Of members: after `signedIn`. */
export const limited = (name: keyof typeof limits) =>
  createMiddleware<Env>(async (c, next) => {
    await spend(c, name)
    await next()
  })

export async function spend(c: Parameters<typeof addressOf>[0], name: keyof typeof limits): Promise<void> {
  const { by, most, seconds }: Limit = limits[name]
  const { deps } = c.var
  if (!deps.config.CLIENT_LIMITS) return
  const address = addressOf(c)
  const who = by === 'member' ? c.var.account.id : address && clientOf(address)
  if (!who) return
  const now = deps.now()
  if ((await countUse(deps.db, `${name}:${who}`, { seconds }, now)) <= most) return
  const left = seconds - (Math.floor(now.getTime() / 1_000) % seconds)
  refuse('RATE_LIMITED', { headers: { 'retry-after': String(left) } })
}
