import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
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

const likelyCallers = new LRUCache<string, LikelyCaller>({ max: 10_000 })
/** About 10 KB each. */
const cachedCallers = new LRUCache<string, CachedCaller>({ max: 2_000 })

export const likelyCaller = (tokenHash: string) => likelyCallers.get(tokenHash)
export const cachedCaller = (tokenHash: string) => cachedCallers.get(tokenHash)

export function forgetCaller(tokenHash: string): void {
  likelyCallers.delete(tokenHash)
  cachedCallers.delete(tokenHash)
}

export function rememberCaller(tokenHash: string, { rows, version }: CachedCaller): void {
  const { account, session, profile, periods } = rows
  for (const row of [account, session, profile, periods, ...periods]) Object.freeze(row)
  likelyCallers.set(tokenHash, {
    accountId: account.id,
    kind: session.profileKind,
    profileId: profile?.id ?? null,
  })
  cachedCallers.set(tokenHash, { rows, version })
}
