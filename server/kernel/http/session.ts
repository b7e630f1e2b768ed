import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { tokenHash } from '../crypto/secrets.ts'
import { combinedQuery } from '../db/combinedQuery.ts'
import type { Db } from '../db/connect.ts'
import { omitUnchanged, rowsColumn } from '../db/jsonRows.ts'
import { type ProfileRow, profileColumns } from '../db/profileRow.ts'
import { type ReadAhead, type ReadAheadQuery, readWith } from '../db/readAhead.ts'
import { accounts, memberships, profiles, sessions } from '../db/schema.ts'
import type { Deps, Session, Unconfirmed } from '../ports/deps.ts'
import {
  type CallerRows,
  cachedCaller,
  forgetCaller,
  type LikelyCaller,
  likelyCaller,
  rememberCaller,
} from './cachedCaller.ts'

const hour = 3_600_000

export const lifetime = (remember: boolean) => (remember ? 30 * 24 : 12) * hour

/** The shortest interval between two extensions of a session, to spare a write on every call. */
const slideEvery = 5 * 60_000

export interface LiveSession extends CallerRows {
  /** The data that was read in the session's statement. */
  ahead: ReadAhead | undefined
}

type OfToken = { tokenHash: string | null; now: Date | string }

const isLive = (of: OfToken) =>
  and(
    sql`${sessions.tokenHash} = ${of.tokenHash}::text`,
    isNull(sessions.revokedAt),
    sql`${sessions.expiresAt} > ${of.now}::timestamptz`,
    isNull(accounts.disabledAt),
  )
const isOwner = eq(accounts.id, sessions.accountId)
const isActing = and(eq(profiles.accountId, sessions.accountId), eq(profiles.kind, sessions.profileKind))
const isActingMembership = and(
  eq(memberships.accountId, sessions.accountId),
  eq(memberships.profileKind, sessions.profileKind),
)

/** The version of the session, its account, its profile and the periods of that profile. */
const version = sql<string>`concat_ws(' ', sessions.xmin, accounts.xmin, profiles.xmin,
  array(select memberships.xmin from ${memberships} where ${isActingMembership}))`

/** The SQL condition that the session is active and its rows are still the cached ones. */
export const isUnchanged = (of: OfToken & { version: string | null }) => sql`exists (
  select 1 from ${sessions} join ${accounts} on ${isOwner} left join ${profiles} on ${isActing}
  where ${isLive(of)} and ${version} = ${of.version}::text)`

const sessionQuery = combinedQuery((db, of: OfToken & { held: string | null }) => ({
  callers: omitUnchanged(
    db
      .select({
        version,
        session: getTableColumns(sessions),
        account: getTableColumns(accounts),
        profile: profileColumns,
        periods: rowsColumn(db.select().from(memberships).where(isActingMembership)),
      })
      .from(sessions)
      .innerJoin(accounts, isOwner)
      .leftJoin(profiles, isActing)
      .where(isLive(of)),
    of.held,
  ),
}))

/**
 * The active session of a token, with all data that a request needs about its caller; null if the session is unknown,
 * ended, expired or disabled. Extends the expiry. The rows are read again only after one of them has changed.
 */
export async function sessionByToken(
  deps: Deps,
  token: string,
  reads: (likely: LikelyCaller) => ReadAheadQuery | null = () => null,
): Promise<LiveSession | null> {
  const now = deps.now()
  const key = tokenHash(token)
  const held = cachedCaller(key)
  const of = { tokenHash: key, now, held: held?.version ?? null }
  const likely = likelyCaller(key)
  const asked = likely && reads(likely)
  const { found, ahead } = asked
    ? await readWith(deps.db, sessionQuery, of, asked)
    : { found: await sessionQuery(deps.db, of), ahead: undefined }
  const [caller] = found.callers
  if (!caller) {
    forgetCaller(key)
    return null
  }
  const rows = held && caller.version === held.version ? held.rows : newRows(key, caller)
  if (needsExtension(rows.session, now)) await slide(deps.db, rows.session, now)
  return { ...rows, ahead }
}

/** The cached caller of a token; null if there is none, or if the session's expiry must be extended. */
export function cachedCallerByToken(deps: Deps, token: string): { rows: CallerRows; unconfirmed: Unconfirmed } | null {
  const key = tokenHash(token)
  const held = cachedCaller(key)
  if (!held || needsExtension(held.rows.session, deps.now())) return null
  return { rows: held.rows, unconfirmed: { tokenHash: key, version: held.version } }
}

const needsExtension = ({ lastSeenAt }: Session, now: Date) => now.getTime() - lastSeenAt.getTime() > slideEvery

type Found = Omit<CallerRows, 'profile'> & { version: string; profile: ProfileRow | null }

function newRows(key: string, { version: read, profile, ...others }: Found): CallerRows {
  const rows = { ...others, profile: profile ?? undefined }
  rememberCaller(key, { rows, version: read })
  return rows
}

const slide = (db: Db, session: Session, now: Date) =>
  db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + lifetime(session.remember)) })
    .where(eq(sessions.id, session.id))
