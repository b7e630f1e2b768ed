import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { tokenHash } from '../crypto/secrets.ts'
import { combinedQuery } from '../db/combinedQuery.ts'
import type { Db } from '../db/connect.ts'
import { type ProfileRow, profileColumns } from '../db/profileRow.ts'
import { type Ahead, type ReadAhead, readWith } from '../db/readAhead.ts'
import { accounts, memberships, profiles, sessions } from '../db/schema.ts'
import type { Account, Deps, MembershipRow, Session } from '../ports/deps.ts'
import { forgetCaller, type LikelyCaller, likelyCaller, rememberCaller } from './likelyCaller.ts'

const hour = 3_600_000

export const lifetime = (remember: boolean) => (remember ? 30 * 24 : 12) * hour

/** A session's expiry slides at most this often, to spare a write on every call. */
const slideEvery = 5 * 60_000

export interface LiveSession {
  account: Account
  session: Session
  /** The profile that the session acts as; undefined before the first one is started. */
  profile: ProfileRow | undefined
  /** Every period of that profile's membership. */
  periods: MembershipRow[]
  /** What was read with it. */
  ahead: ReadAhead | undefined
}

const sessionQuery = combinedQuery((db, of: { tokenHash: string; now: Date }) => {
  const isLive = and(eq(sessions.tokenHash, of.tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, of.now))
  return {
    callers: db
      .select({ session: getTableColumns(sessions), account: getTableColumns(accounts), profile: profileColumns })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(profiles, and(eq(profiles.accountId, sessions.accountId), eq(profiles.kind, sessions.profileKind)))
      .where(and(isLive, isNull(accounts.disabledAt))),
    periods: db
      .select(getTableColumns(memberships))
      .from(memberships)
      .innerJoin(
        sessions,
        and(eq(sessions.accountId, memberships.accountId), eq(sessions.profileKind, memberships.profileKind)),
      )
      .where(isLive),
  }
})

/**
 * The active session of a token, with everything a request needs to know about its caller; null if it is unknown,
 * ended, expired or disabled. Slides the expiry.
 */
export async function sessionByToken(
  deps: Deps,
  token: string,
  reads: (likely: LikelyCaller) => Ahead | null = () => null,
): Promise<LiveSession | null> {
  const now = deps.now()
  const of = { tokenHash: tokenHash(token), now }
  const likely = likelyCaller(of.tokenHash)
  const asked = likely && reads(likely)
  const { found, ahead } = asked
    ? await readWith(deps.db, sessionQuery, of, asked)
    : { found: await sessionQuery(deps.db, of), ahead: undefined }
  const [caller] = found.callers
  if (!caller) {
    forgetCaller(of.tokenHash)
    return null
  }
  const { session, account, profile } = caller
  rememberCaller(of.tokenHash, { accountId: account.id, kind: session.profileKind, profileId: profile?.id ?? null })
  if (now.getTime() - session.lastSeenAt.getTime() > slideEvery) await slide(deps.db, session, now)
  return { session, account, profile: profile ?? undefined, periods: found.periods, ahead }
}

const slide = (db: Db, session: Session, now: Date) =>
  db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + lifetime(session.remember)) })
    .where(eq(sessions.id, session.id))
