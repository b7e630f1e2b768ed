import type { Context } from 'hono'
import type { Ahead } from '../db/readAhead.ts'
import type { Env, Session } from '../ports/deps.ts'

/**
 * Whom a token stood for at its last request, so that a page can be read in the same statement as its session. The read
 * is used only if the session is valid and the handler asks for exactly it.
 */

/** Nobody is let in by this. */
export interface LikelyCaller {
  accountId: string
  kind: Session['profileKind']
  profileId: string | null
}

/** What a route will read; null if that is not known before its request is checked. */
export type AheadOf = (c: Context<Env>, likely: LikelyCaller) => Ahead | null

const remembered = 10_000
const lately = new Map<string, LikelyCaller>()

export const likelyCaller = (tokenHash: string): LikelyCaller | undefined => lately.get(tokenHash)

export const forgetCaller = (tokenHash: string): void => void lately.delete(tokenHash)

export function rememberCaller(tokenHash: string, caller: LikelyCaller): void {
  lately.delete(tokenHash)
  lately.set(tokenHash, caller)
  if (lately.size <= remembered) return
  const [oldest] = lately.keys()
  if (oldest) lately.delete(oldest)
}
