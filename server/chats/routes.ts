import { Hono } from 'hono'
import {
  chatPageResponse,
  chatQuery,
  chatResponse,
  messagePageResponse,
  messageQuery,
  readRequest,
  sendMessageRequest,
  sentMessageResponse,
} from '../../src/domain/contract/chats.ts'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Account, Deps, Env, Session } from '../deps.ts'
import { answers, body, query } from '../http/contract.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { ownProfile, type ProfileRow, profileById } from '../profiles/store.ts'
import { moveTo, openBetween } from '../proposals/store.ts'
import { otherMember, presentChats, presentMessage } from './present.ts'
import { appendMessage, type ChatRow, chatFor, chatsOf, type MessageRow, markRead, messagesIn } from './store.ts'

async function membership(
  deps: Deps,
  account: Account,
  session: Session,
  id: string,
): Promise<{ own: ProfileRow; chat: ChatRow }> {
  const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
  const chat = own ? await chatFor(deps.db, own.id, id) : undefined
  return own && chat ? { own, chat } : refuse('NOT_FOUND')
}

/** Conversations between two profiles, opened by an accepted proposal. */
export const chatRoutes = new Hono<Env>()
  .get('/chats', answers(chatPageResponse, 'A page of conversations'), signedIn, query(chatQuery), async (c) => {
    const { deps, account, session } = c.var
    const { cursor, limit = 20 } = c.req.valid('query')
    const own = session.profileKind ? await ownProfile(deps.db, account.id, session.profileKind) : undefined
    const found = own ? await chatsOf(deps.db, own.id, readCursor(cursor), limit) : []
    const { rows, next } = pageOf(found, limit, (row) => ({ at: row.updatedAt, id: row.id }))
    return c.json({ status: true as const, list: own ? await presentChats(deps, rows, own.id) : [], next_cursor: next })
  })
  .get('/chats/:id', answers(chatResponse, 'One conversation'), signedIn, async (c) => {
    const { deps, account, session } = c.var
    const { own, chat } = await membership(deps, account, session, uuidParam(c, 'id'))
    const [presented] = await presentChats(deps, [chat], own.id)
    return presented ? c.json({ status: true as const, chat: presented }) : refuse('NOT_FOUND')
  })
  .get(
    '/chats/:id/messages',
    answers(messagePageResponse, 'Messages before or after a place'),
    signedIn,
    query(messageQuery),
    async (c) => {
      const { deps, account, session } = c.var
      const { own, chat } = await membership(deps, account, session, uuidParam(c, 'id'))
      const { before, after, limit = 30 } = c.req.valid('query')
      const { rows, more } = await messagesIn(deps.db, chat.id, { before, after, limit })
      return c.json({ status: true as const, list: rows.map((row) => presentMessage(row, own.id)), has_more: more })
    },
  )
  .post(
    '/chats/:id/messages',
    answers(sentMessageResponse, 'Send a message; safe to repeat'),
    signedIn,
    body(sendMessageRequest),
    async (c) => {
      const { deps, account, session } = c.var
      const { own, chat } = await membership(deps, account, session, uuidParam(c, 'id'))
      const { client_id, text } = c.req.valid('json')
      const row = await appendMessage(deps.db, {
        chatId: chat.id,
        senderProfileId: own.id,
        clientId: client_id,
        text,
        now: deps.now(),
      })
      if (row.text !== text) return refuse('IDEMPOTENCY_MISMATCH')
      await deliver(deps, account, own, chat, row)
      return c.json({ status: true as const, message: presentMessage(row, own.id) })
    },
  )
  .post(
    '/chats/:id/read',
    answers(doneSchema, 'Mark as read up to a place'),
    signedIn,
    body(readRequest),
    async (c) => {
      const { deps, account, session } = c.var
      const { own, chat } = await membership(deps, account, session, uuidParam(c, 'id'))
      const { seq } = c.req.valid('json')
      await markRead(deps.db, chat, own.id, seq)
      const other = await profileById(deps.db, otherMember(chat, own.id))
      if (other) deps.live.publish(other.accountId, { type: 'read', chat_id: chat.id, seq })
      return c.json({ status: true as const })
    },
  )

/** After the message is kept: both sides' open screens, and the proposal that it turns into a discussion. */
async function deliver(deps: Deps, account: Account, own: ProfileRow, chat: ChatRow, row: MessageRow): Promise<void> {
  const otherId = otherMember(chat, own.id)
  const other = await profileById(deps.db, otherId)
  deps.live.publish(account.id, { type: 'message', message: presentMessage(row, own.id) })
  if (other) deps.live.publish(other.accountId, { type: 'message', message: presentMessage(row, otherId) })
  if (row.seq > 1 && chat.lastSeq > 0) return
  const proposal = await openBetween(deps.db, own.id, otherId)
  const to = proposal ? statusAfter(proposal.status, 'first_message') : null
  if (proposal && to)
    await deps.db.transaction((tx) =>
      moveTo(tx, proposal, { to, action: 'first_message', byProfileId: own.id, now: deps.now() }),
    )
}
