import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { deliveredRequest, readRequest } from '../../src/domain/contract/chats.ts'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { profiles } from '../db/schema.ts'
import type { Deps, Env } from '../deps.ts'
import { answers, body } from '../http/contract.ts'
import { signedIn } from '../http/signedIn.ts'
import { readSubject } from '../notifications/store.ts'
import { profileById } from '../profiles/store.ts'
import { moveMark } from './append.ts'
import { membership } from './membership.ts'
import { isBlocked, otherMember } from './sides.ts'
import { type ChatRow, chatsByIds, undeliveredChats } from './store.ts'

/** Delivered and read marks, and who is typing. */
export const markRoutes = new Hono<Env>()
  .post(
    '/chats/:id/read',
    answers(doneSchema, 'Mark as read up to a place'),
    signedIn,
    body(readRequest),
    async (c) => {
      const { deps, account } = c.var
      const { own, chat } = await membership(c)
      const seq = await moveMark(deps.db, chat, own.id, 'read', c.req.valid('json').seq)
      if (seq !== null) {
        await tellOther(deps, chat, own.id, { type: 'read', chat_id: chat.id, seq })
        deps.live.publish(account.id, { type: 'seen', chat_id: chat.id, seq })
        if (seq === chat.lastSeq) await readSubject(deps, account.id, `chat:${chat.id}`)
      }
      return c.json({ status: true as const })
    },
  )
  .post(
    '/chats/delivered',
    answers(doneSchema, 'Mark what has reached this device'),
    signedIn,
    body(deliveredRequest),
    async (c) => {
      const { deps, account } = c.var
      const { marks } = c.req.valid('json')
      const own = await deps.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, account.id))
      const ids = own.map(({ id }) => id)
      if (ids.length === 0) return c.json({ status: true as const })
      const reached = marks
        ? await chatsByIds(
            deps.db,
            ids,
            marks.map(({ chat_id }) => chat_id),
          )
        : await undeliveredChats(deps.db, ids)
      for (const chat of reached) {
        const mine = ids.includes(chat.profileA) ? chat.profileA : chat.profileB
        const wanted = marks?.find(({ chat_id }) => chat_id === chat.id)?.seq ?? chat.lastSeq
        const seq = await moveMark(deps.db, chat, mine, 'delivered', wanted)
        if (seq !== null) await tellOther(deps, chat, mine, { type: 'delivered', chat_id: chat.id, seq })
      }
      return c.json({ status: true as const })
    },
  )
  .post('/chats/:id/typing', answers(doneSchema, 'Tell the other side that one is typing'), signedIn, async (c) => {
    const { own, chat } = await membership(c)
    if (!isBlocked(chat)) await tellOther(c.var.deps, chat, own.id, { type: 'typing', chat_id: chat.id })
    return c.json({ status: true as const })
  })

async function tellOther(
  deps: Deps,
  chat: ChatRow,
  ownProfileId: string,
  event: Parameters<Deps['live']['publish']>[1],
): Promise<void> {
  const other = await profileById(deps.db, otherMember(chat, ownProfileId))
  if (other) deps.live.publish(other.accountId, event)
}
