import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import { loginTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { newToken, tokenHash } from '../../kernel/crypto/secrets.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { sessions } from '../../kernel/db/schema.ts'
import { lifetime } from '../../kernel/http/session.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

const maxDevices = 5

export interface NewSession {
  accountId: string
  loginType: 'entrepreneur' | 'investor'
  profileKind: ProfileKind | null
  remember: boolean
  userAgent: string
}

/**
 * Opens a session and returns its token, which is stored only as a hash; ends the oldest sessions beyond five devices.
 */
export async function openSession(deps: Deps, db: Db, session: NewSession): Promise<string> {
  const token = newToken()
  const now = deps.now()
  await db.insert(sessions).values({
    ...session,
    tokenHash: tokenHash(token),
    lastSeenAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime(session.remember)),
  })
  await endOldest(deps, db, session.accountId)
  return token
}

async function endOldest(deps: Deps, db: Db, accountId: string) {
  const open = await openSessions(db, accountId, deps.now())
  for (const { id } of open.slice(maxDevices))
    announceEnd(deps, accountId, await endSession(db, accountId, id, deps.now()))
}

/** Newest first. */
export const openSessions = (db: SelectBuilder, accountId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))

/** Ends one session of the account; returns the ids that were open. */
export const endSession = (db: Db, accountId: string, id: string, now: Date): Promise<string[]> =>
  revoke(db, now, accountId, eq(sessions.id, id))

/** Ends every session of the account except one; returns the ids that were open. */
export const endOtherSessions = (db: Db, accountId: string, keep: string | null, now: Date): Promise<string[]> =>
  revoke(db, now, accountId, keep ? ne(sessions.id, keep) : undefined)

/** Closes the live streams of ended sessions after the commit. */
export function announceEnd(deps: Deps, accountId: string, ids: readonly string[]): void {
  for (const id of ids) deps.live.publish(accountId, { type: 'session_ended', session_id: id })
}

async function revoke(db: Db, now: Date, accountId: string, which: SQL | undefined): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), which))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Gives a session a new token; the old one becomes invalid. */
export async function renewToken(db: Db, sessionId: string): Promise<string> {
  const token = newToken()
  await db
    .update(sessions)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(sessions.id, sessionId))
  return token
}

/** True if the account was ever used with this user agent. */
export async function knowsDevice(db: Db, accountId: string, userAgent: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.userAgent, userAgent)))
    .limit(1)
  return found.length > 0
}

/** Makes the session act as another profile of its account. */
export const actAs = (db: Db, sessionId: string, kind: ProfileKind) =>
  db
    .update(sessions)
    .set({ profileKind: kind, loginType: loginTypeOf(kind) })
    .where(eq(sessions.id, sessionId))
