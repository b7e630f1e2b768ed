import type { Context } from 'hono'
import type { Env } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { ownProfile, type ProfileRow } from '../profiles/store.ts'
import { type ChatRow, chatFor } from './store.ts'

/** The profile that the session acts as; null for an entrepreneur without an offering. */
export async function actingProfile({ var: { deps, account, session } }: Context<Env>): Promise<ProfileRow | null> {
  const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
  return own ?? null
}

/** The chat of the address as a member of it; anybody else's is not found. */
export async function membership(c: Context<Env>): Promise<{ own: ProfileRow; chat: ChatRow }> {
  const own = await actingProfile(c)
  const chat = own ? await chatFor(c.var.deps.db, own.id, uuidParam(c, 'id')) : undefined
  return own && chat ? { own, chat } : refuse('NOT_FOUND')
}
