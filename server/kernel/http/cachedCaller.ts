import type { Context } from 'hono'
import type { ProfileRow } from '../db/profileRow.ts'
import type { ReadAheadQuery } from '../db/readAhead.ts'
import type { Account, Env, MembershipRow, Session } from '../ports/deps.ts'

/**
 * The last known caller of a token, so that a page can be read in the same statement as its session. The rows are used
 * only if the session is valid and the handler makes exactly this query.
 */

/** Only a guess: it grants no access. */
export interface LikelyCaller {
  accountId: string
  kind: Session['profileKind']
  profileId: string | null
}

/** The query that a route will make; null if it is unknown before the request is validated. */
export type ReadAheadFactory = (c: Context<Env>, likely: LikelyCaller) => ReadAheadQuery | null

/** One version of a session's rows in the database; requests share them, so nothing may modify them. */
export interface CallerRows {
  account: Account
  session: Session
  /** The profile that the session acts as; undefined before the first one is started. */
  profile: ProfileRow | undefined
  /** Every period of that profile's membership. */
  periods: MembershipRow[]
}
export interface CachedCaller {
  rows: CallerRows
  /** Changes with every update of one of the rows. */
  version: string
}

/** A cache of the most recent values by key. */
function latest<V>(most: number) {
  const values = new Map<string, V>()
  return {
    get: (key: string): V | undefined => values.get(key),
    forget: (key: string): void => void values.delete(key),
    remember(key: string, value: V): void {
      values.delete(key)
      values.set(key, value)
      if (values.size <= most) return
      const [oldest] = values.keys()
      if (oldest) values.delete(oldest)
    },
  }
}

const likelyCallers = latest<LikelyCaller>(10_000)
/** About 10 KB each. */
const cachedCallers = latest<CachedCaller>(2_000)

export const likelyCaller = likelyCallers.get
export const cachedCaller = cachedCallers.get

export function forgetCaller(tokenHash: string): void {
  likelyCallers.forget(tokenHash)
  cachedCallers.forget(tokenHash)
}

export function rememberCaller(tokenHash: string, { rows, version }: CachedCaller): void {
  const { account, session, profile, periods } = rows
  for (const row of [account, session, profile, periods, ...periods]) Object.freeze(row)
  likelyCallers.remember(tokenHash, {
    accountId: account.id,
    kind: session.profileKind,
    profileId: profile?.id ?? null,
  })
  cachedCallers.remember(tokenHash, { rows, version })
}
