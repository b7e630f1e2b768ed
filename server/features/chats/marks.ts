import { Routes } from '../../kernel/http/contract.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { readSubject } from '../notifications/index.ts'
import { requireWriting } from './append.ts'
import { authorOf, membership, readerOf } from './membership.ts'
import { moveMarks } from './reached.ts'

/** Delivered and read marks, and who is typing. */
export const markRoutes = new Routes()
  .serve('POST /chats/:id/read', async (c) => {
    const { deps, account } = c.var
    const mark = { chat_id: uuidParam(c, 'id'), seq: c.req.valid('json').seq }
    const [moved] = await moveMarks(deps.db, authorOf(c.var), 'read', [mark])
    // No mark moved: it was already there, or the caller is not a member.
    if (!moved) await membership(c)
    else {
      const { seq, isLast, otherAccountId, chat_id } = moved
      if (!moved.isBlocked) deps.live.publish(otherAccountId, { type: 'read', chat_id, seq })
      deps.live.publish(account.id, { type: 'seen', chat_id, seq })
      if (isLast) await readSubject(deps, account.id, `chat:${chat_id}`)
    }
    return c.json({ status: true as const })
  })
  .serve('POST /chats/delivered', async (c) => {
    const { deps, account } = c.var
    const reader = { accountId: account.id, kind: null }
    const moved = await moveMarks(deps.db, reader, 'delivered', c.req.valid('json').marks)
    for (const { otherAccountId, chat_id, seq, isBlocked: isSilent } of moved)
      if (!isSilent) deps.live.publish(otherAccountId, { type: 'delivered', chat_id, seq })
    return c.json({ status: true as const })
  })
  .serve('POST /chats/:id/typing', async (c) => {
    const { accountId, chat } = await readerOf(c)
    requireWriting(c.var)
    if (accountId) c.var.deps.live.publish(accountId, { type: 'typing', chat_id: chat.id })
    return c.json({ status: true as const })
  })
