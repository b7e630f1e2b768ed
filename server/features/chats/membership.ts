import { and, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { chats, profiles } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { otherMemberOf } from '../pairs/index.ts'
import { takesMessages } from './sides.ts'
import type { ChatRow } from './store.ts'

type Caller = Context<Env>['var']

/** The author, if the session acts as a profile. */
export const authorOf = ({ account, session }: Caller): { accountId: string; kind: ProfileKind } =>
  session.profileKind ? { accountId: account.id, kind: session.profileKind } : refuse('NOT_FOUND')

/** The profile that the session acts as; without one there are no conversations. */
export const member = ({ var: { profile } }: Context<Env>): ProfileRow => profile ?? refuse('NOT_FOUND')

export interface Membership {
  own: { id: string }
  other: { accountId: string }
  chat: ChatRow
}

const others = alias(profiles, 'other')

/** The conversation in the address, for its members; for anyone else it does not exist. */
export async function membership(c: Context<Env>): Promise<Membership> {
  const { accountId, kind } = authorOf(c.var)
  const [found] = await c.var.deps.db
    .select({ own: { id: profiles.id }, other: { accountId: others.accountId }, chat: chats })
    .from(profiles)
    .innerJoin(chats, or(eq(chats.profileA, profiles.id), eq(chats.profileB, profiles.id)))
    .innerJoin(others, eq(others.id, otherMemberOf(profiles.id)))
    .where(and(eq(profiles.accountId, accountId), eq(profiles.kind, kind), eq(chats.id, uuidParam(c, 'id'))))
  return found ?? refuse('NOT_FOUND')
}

/** The account that is notified when the caller types in this conversation; null if nothing can be sent there. */
export async function readerOf(c: Context<Env>): Promise<{ accountId: string | null; chat: ChatRow }> {
  const { other, chat } = await membership(c)
  return { accountId: takesMessages(chat) ? other.accountId : null, chat }
}
