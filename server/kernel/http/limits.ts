import { createMiddleware } from 'hono/factory'
import { day, hour, minute, second } from '../../../src/domain/durations.ts'
import type { Deps, Env } from '../ports/deps.ts'
import { addressOf, clientOf } from './address.ts'
import { countUse } from './counting.ts'
import { refuse } from './refusal.ts'

interface Limit {
  /** The subject of the count: the client's address, or the member. */
  by: 'address' | 'member'
  most: number
  /** The length of the window in milliseconds. */
  window: number
  what: string
}

/** Rate limits per client; `docs/security.md` prints them. */
export const limits = {
  codes: { by: 'address', most: 60, window: hour, what: 'one-time codes requested' },
  accounts: { by: 'address', most: 60, window: hour, what: 'accounts created' },
  logins: { by: 'address', most: 300, window: 15 * minute, what: 'login attempts' },
  passwordResets: { by: 'address', most: 60, window: hour, what: 'new passwords set with a proof' },
  contactChanges: { by: 'member', most: 20, window: hour, what: 'codes for a new email or mobile number' },
  billingDetails: { by: 'member', most: 60, window: hour, what: 'changes of billing details' },
  support: { by: 'address', most: 30, window: hour, what: 'messages to support' },
  attachments: { by: 'member', most: 120, window: hour, what: 'files sent in conversations' },
  documents: { by: 'member', most: 240, window: hour, what: 'documents uploaded' },
  receipts: { by: 'member', most: 120, window: hour, what: 'receipts generated as PDF, over all of a member’s links' },
  summaries: { by: 'member', most: 120, window: hour, what: 'listings generated as PDF' },
  agreements: { by: 'member', most: 120, window: hour, what: 'signed NDAs generated as PDF' },
  searches: { by: 'member', most: 60, window: minute, what: 'searches by words or filters' },
  facets: { by: 'member', most: 60, window: minute, what: 'counts of the filters of a search' },
  matches: { by: 'member', most: 60, window: minute, what: 'counts of the matches of a search' },
  traces: { by: 'member', most: 600, window: hour, what: 'batches of steps recorded' },
  traceAddresses: { by: 'address', most: 6_000, window: hour, what: 'batches of steps recorded' },
} as const satisfies Record<string, Limit>

interface TargetLimit {
  /** The subject that the limit protects from all callers. */
  of: 'login name' | 'session’s account' | 'target' | 'target and password' | 'code' | 'mailbox'
  most: number
  /** The length of the window, or of the lock, in milliseconds. */
  window: number
  what: string
}

/** Limits per target, for all callers together; `docs/security.md` prints them too. */
export const targetLimits = {
  logins: { of: 'login name', most: 5, window: 15 * minute, what: 'passwords tried; then locked' },
  currentPasswords: {
    of: 'session’s account',
    most: 5,
    window: 15 * minute,
    what: 'current passwords tried; then locked',
  },
  codesAnHour: { of: 'target', most: 5, window: hour, what: 'codes sent' },
  codesADay: { of: 'target', most: 10, window: day, what: 'codes sent' },
  codeTries: { of: 'code', most: 5, window: 15 * minute, what: 'tries; then its target is locked' },
  loginCodesAnHour: { of: 'target and password', most: 5, window: hour, what: 'codes for a locked login' },
  loginCodesADay: { of: 'target and password', most: 10, window: day, what: 'codes for a locked login' },
  acknowledgements: { of: 'mailbox', most: 5, window: hour, what: 'acknowledgements of messages to support' },
} as const satisfies Record<string, TargetLimit>

/** Refuses with 429 and a Retry-After when the caller exceeds a limit. Limits per member require `loggedIn` before. */
export const limited = (name: keyof typeof limits) =>
  createMiddleware<Env>(async (c, next) => {
    await consumeLimit(c, name)
    await next()
  })

export async function consumeLimit(c: Parameters<typeof addressOf>[0], name: keyof typeof limits): Promise<void> {
  const address = addressOf(c)
  const who = limits[name].by === 'member' ? c.var.account.id : address && clientOf(address)
  if (who) await consumeLimitFor(c.var.deps, name, who)
}

/** Counts a client that the request itself does not identify. */
export async function consumeLimitFor(deps: Deps, name: keyof typeof limits, who: string): Promise<void> {
  const { most, window }: Limit = limits[name]
  if (!deps.config.CLIENT_LIMITS) return
  const now = deps.now()
  if ((await countUse(deps.db, `${name}:${who}`, window, now)) <= most) return
  const left = window - (now.getTime() % window)
  refuse('RATE_LIMITED', { headers: { 'retry-after': String(Math.ceil(left / second)) } })
}
