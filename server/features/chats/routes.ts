import { callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { pageOf, readCursor } from '../../kernel/http/cursor.ts'
import { whileConfirmed } from '../../kernel/http/loggedIn.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { storable } from '../../kernel/text/storable.ts'
import { requireSameMessage, tryToAppend } from './append.ts'
import { publishAppended } from './deliver.ts'
import { authorOf, member } from './membership.ts'
import { chatPage, oneChat, presentChats, presentMessage } from './present.ts'
import { hasArchived, messagesIn } from './store.ts'

/** Conversations between two profiles, opened by an accepted proposal. */
export const chatRoutes = new Routes()
  .serve('GET /chats', async (c) => {
    const { deps } = c.var
    const { cursor, limit = 20, archived, unread } = c.req.valid('query')
    const own = c.var.profile
    const pageCursor = readCursor(cursor)
    if (!own) return c.json({ status: true as const, list: [], next_cursor: null, all_archived: false })
    const shown = { own: own.id, archived: archived === '1', unread: unread === '1', most: limit + 1 }
    const found = await chatPage(deps.db, shown, pageCursor)
    const { rows, next } = pageOf(found.rows, limit, (row) => ({ at: row.updatedAt, id: row.id }))
    const list = presentChats(deps, { ...found, rows }, own.id, callerEntitlements(c.var), c.var.language)
    // Queried only if the list needs it to explain why it is empty.
    const isEmpty = list.length === 0 && !pageCursor && !shown.archived && !shown.unread
    const allArchived = isEmpty && (await hasArchived(deps.db, own.id))
    return c.json({ status: true as const, list, next_cursor: next, all_archived: allArchived })
  })
  .serve('GET /chats/:id', async (c) => {
    const { deps, language } = c.var
    const own = member(c)
    const read = await oneChat(deps.db, { own: own.id, chat: uuidParam(c, 'id') })
    const [presented] = presentChats(deps, read, own.id, callerEntitlements(c.var), language)
    return presented ? c.json({ status: true as const, chat: presented }) : refuse('NOT_FOUND')
  })
  .serve('GET /chats/:id/messages', async (c) => {
    const { deps } = c.var
    const own = member(c)
    const { before, after, changed_after, q, limit = 30 } = c.req.valid('query')
    const scope = { own: own.id, chat: uuidParam(c, 'id') }
    const { chat, rows, more } = await messagesIn(deps.db, scope, { before, after, changed_after, q, limit })
    if (!chat) return refuse('NOT_FOUND')
    const list = rows.map((row) => presentMessage(deps, row, chat, own.id))
    return c.json({ status: true as const, list, has_more: more, revision: chat.revision })
  })
  .serveConfirming('POST /chats/:id/messages', async (c) => {
    const { deps } = c.var
    const { client_id, text: typed, reply_to: replyTo } = c.req.valid('json')
    const text = storable(typed)
    if (!text) return refuse('VALIDATION_FAILED', { fields: { text: 'required' } })
    const message = { clientId: client_id, kind: 'TEXT' as const, text, file: null, replyTo, now: deps.now() }
    const appended = await whileConfirmed(c, (unconfirmed) => {
      const mayWrite = callerEntitlements(c.var).may.write_message
      return tryToAppend(deps, {
        ...message,
        chatId: uuidParam(c, 'id'),
        author: authorOf(c.var),
        mayWrite,
        unconfirmed,
      })
    })
    if (!appended) return refuse('NOT_FOUND')
    requireSameMessage(appended.row, { text, replyTo, file: null })
    await publishAppended(deps, c.var.account.id, appended)
    const { row, chat, own } = appended
    return c.json({ status: true as const, message: presentMessage(deps, row, chat, own.id) })
  })
