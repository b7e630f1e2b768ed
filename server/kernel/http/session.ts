import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { hour, minute } from '../../../src/domain/durations.ts'
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

export const lifetime = (remember: boolean) => (remember ? 30 * 24 : 12) * hour

/** The shortest interval between two extensions of a session, to spare a write on every call. */
const slideEvery = 5 * minute

export interface LiveSession extends CallerRows {
  /** The data that was read in the session's statement. */
  ahead: ReadAhead | undefined
}

type OfToken = { tokenHash: string | null; now: Date | string }

const isLive = (params: OfToken) =>
  and(
    sql`${sessions.tokenHash} = ${params.tokenHash}::text`,
    isNull(sessions.revokedAt),
    sql`${sessions.expiresAt} > ${params.now}::timestamptz`,
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
export const isUnchanged = (params: OfToken & { version: string | null }) => sql`exists (
  select 1 from ${sessions} join ${accounts} on ${isOwner} left join ${profiles} on ${isActing}
  where ${isLive(params)} and ${version} = ${params.version}::text)`

const sessionQuery = combinedQuery((db, params: OfToken & { held: string | null }) => ({
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
      .where(isLive(params)),
    params.held,
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
  const cached = cachedCaller(key)
  const params = { tokenHash: key, now, held: cached?.version ?? null }
  const likely = likelyCaller(key)
  const aheadQuery = likely && reads(likely)
  const { found, ahead } = aheadQuery
    ? await readWith(deps.db, sessionQuery, params, aheadQuery)
    : { found: await sessionQuery(deps.db, params), ahead: undefined }
  const [caller] = found.callers
  if (!caller) {
    forgetCaller(key)
    return null
  }
  const rows = cached && caller.version === cached.version ? cached.rows : newRows(key, caller)
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
