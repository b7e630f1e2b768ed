import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { loginTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import type { Db } from '../db/connect.ts'
import { accounts, sessions } from '../db/schema.ts'
import type { Account, Deps, Session } from '../deps.ts'
import { newToken, tokenHash } from './secrets.ts'

const hour = 3_600_000
const lifetime = (remember: boolean) => (remember ? 30 * 24 : 12) * hour
const mostDevices = 5
/** A session's expiry slides at most this often, to spare a write on every call. */
const slideEvery = 5 * 60_000

export interface NewSession {
  accountId: string
  loginType: 'entrepreneur' | 'investor'
  profileKind: ProfileKind | null
  remember: boolean
  userAgent: string
}

/** Opens a session and returns its token, which is stored only hashed; the oldest beyond five devices end. */
export async function openSession(deps: Deps, db: Db, session: NewSession): Promise<string> {
  const token = newToken()
  const now = deps.now()
  await db.insert(sessions).values({
    ...session,
    userAgent: session.userAgent.slice(0, 300),
    tokenHash: tokenHash(token),
    lastSeenAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime(session.remember)),
  })
  await endOldest(db, session.accountId, now)
  return token
}

async function endOldest(db: Db, accountId: string, now: Date) {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
  for (const { id } of open.slice(0, Math.max(0, open.length - mostDevices))) await endSession(db, id, now)
}

export const endSession = (db: Db, id: string, now: Date) =>
  db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id))

/** Ends every session of the account, but for one. */
export const endOtherSessions = (db: Db, accountId: string, keep: string | null, now: Date) =>
  db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined))

/** The live session of a token with its account, or null: unknown, ended, expired or disabled. Slides the expiry. */
export async function sessionByToken(
  deps: Deps,
  token: string,
): Promise<{ account: Account; session: Session } | null> {
  const now = deps.now()
  const [found] = await deps.db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(accounts.disabledAt),
      ),
    )
  if (!found) return null
  if (now.getTime() - found.session.lastSeenAt.getTime() > slideEvery) await slide(deps.db, found.session, now)
  return found
}

const slide = (db: Db, session: Session, now: Date) =>
  db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + lifetime(session.remember)) })
    .where(eq(sessions.id, session.id))

/** Makes the session act as another profile of its account. */
export const actAs = (db: Db, sessionId: string, kind: ProfileKind) =>
  db
    .update(sessions)
    .set({ profileKind: kind, loginType: loginTypeOf(kind) })
    .where(eq(sessions.id, sessionId))
