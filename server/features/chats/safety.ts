import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { chatReports, chats, messages } from '../../kernel/db/schema.ts'
import { callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { requireSame } from '../../kernel/http/sameRequest.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { lockPair } from '../pairs/index.ts'
import { withTransitions } from '../proposals/index.ts'
import { endBetween } from './blocking.ts'
import { membership } from './membership.ts'
import { oneChat, presentChats, presentMessage } from './present.ts'
import { columnsOf, otherMember } from './sides.ts'
import { type ChatRow, messageById } from './store.ts'

/** A member's safety actions in a conversation: mute, archive, block, report, delete a message for themselves. */
export const safetyRoutes = new Routes()
  .serve('PUT /chats/:id/settings', async (c) => {
    const { deps, account } = c.var
    const { own, chat } = await membership(c)
    const { muted, blocked, archived } = c.req.valid('json')
    const side = columnsOf(chat, own.id)
    const changes = {
      ...(muted === undefined ? {} : { [side.muted]: muted }),
      ...(blocked === undefined ? {} : { [side.blocked]: blocked }),
      ...(archived === undefined ? {} : { [side.archived]: archived }),
    }
    if (Object.keys(changes).length > 0)
      await withTransitions(deps, async (tx, move) => {
        const other = otherMember(chat, own.id)
        // A concurrent step or proposal between the two either precedes the block or sees it.
        if (blocked) await lockPair(tx, own.id, other)
        await tx.update(chats).set(changes).where(eq(chats.id, chat.id))
        if (blocked) await endBetween(tx, move, chat.id, own.id, other)
      })
    deps.live.publish(account.id, { type: 'chat', chat_id: chat.id })
    const now = await oneChat(deps.db, { own: own.id, chat: chat.id })
    const [presented] = presentChats(deps, now, own.id, callerEntitlements(c.var), c.var.language)
    return presented ? c.json({ status: true as const, chat: presented }) : refuse('NOT_FOUND')
  })
  .serve('POST /chats/:id/reports', async (c) => {
    const { deps } = c.var
    const { own, chat } = await membership(c)
    const { request_id, reason, note } = c.req.valid('json')
    const report = { chatId: chat.id, reason, note }
    const isSaved = await saveReport(deps, { ...report, requestId: request_id, byProfileId: own.id }, chat)
    if (!isSaved) requireSame((await reportOf(deps.db, own.id, request_id)) ?? refuse('NOT_FOUND'), report)
    return c.json({ status: true as const })
  })
  .serve('DELETE /chats/:id/messages/:messageId', async (c) => {
    const { deps, account } = c.var
    const { own, chat } = await membership(c)
    const row = (await messageById(deps.db, chat.id, uuidParam(c, 'messageId'))) ?? refuse('NOT_FOUND')
    const { hidden } = columnsOf(chat, own.id)
    await deps.db
      .update(messages)
      .set({ [hidden]: true })
      .where(eq(messages.id, row.id))
    const message = presentMessage(deps, { ...row, [hidden]: true }, chat, own.id)
    deps.live.publish(account.id, { type: 'changed', message })
    return c.json({ status: true as const })
  })

type Report = Pick<typeof chatReports.$inferInsert, 'requestId' | 'byProfileId' | 'chatId' | 'reason' | 'note'>

/**
 * A report that was changed replaces the open one, which may have been stored although its answer was lost. False if
 * this request was stored before.
 */
async function saveReport(deps: Deps, report: Report, chat: ChatRow): Promise<boolean> {
  const { requestId, byProfileId, reason, note } = report
  const { id, lastSeq } = chat
  const saved = await deps.db
    .insert(chatReports)
    .select(
      sql`select gen_random_uuid(), ${requestId}::uuid, ${id}::uuid, ${byProfileId}::uuid,
        ${otherMember(chat, byProfileId)}::uuid, ${reason}, ${note}, ${lastSeq}::bigint, 'open',
        ${deps.now().toISOString()}::timestamptz
        where not exists (select from ${chatReports} where ${ofRequest(byProfileId, requestId)})`,
    )
    .onConflictDoUpdate({
      target: [chatReports.chatId, chatReports.byProfileId],
      targetWhere: sql`status = 'open'`,
      set: { requestId, reason, note, lastSeq },
    })
    .returning({ id: chatReports.id })
  return saved.length > 0
}

const ofRequest = (byProfileId: string, requestId: string) =>
  and(eq(chatReports.byProfileId, byProfileId), eq(chatReports.requestId, requestId))

async function reportOf(db: Db, byProfileId: string, requestId: string) {
  const [stored] = await db
    .select({ chatId: chatReports.chatId, reason: chatReports.reason, note: chatReports.note })
    .from(chatReports)
    .where(ofRequest(byProfileId, requestId))
  return stored
}
