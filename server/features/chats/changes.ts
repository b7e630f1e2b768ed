import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { isInTime } from '../../../src/domain/chats/changes.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { chats, messages, notifications } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse, refuseTransition } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { storable } from '../../kernel/text/storable.ts'
import { requireWriting } from './append.ts'
import { type Membership, membership } from './membership.ts'
import { excerptOf } from './messageNotifications.ts'
import { presentMessage } from './present.ts'
import { isBlocked } from './sides.ts'
import { type MessageRow, type MessageWithQuote, messageById } from './store.ts'

/**
 * Edits the author's own text, and deletes it for both, within 15 minutes by the server's clock. Each change takes the
 * conversation's next revision, under a lock on the conversation: a reader that fetches the changes since a revision
 * misses none.
 */
export const changeRoutes = new Routes()
  .serve('PUT /chats/:id/messages/:messageId', async (c) => {
    const found = await membership(c)
    const { text: typed, revision } = c.req.valid('json')
    const text = storable(typed)
    if (!text.trim()) return refuse('VALIDATION_FAILED', { fields: { text: 'required' } })
    const message = await change(c, found, (row, now) => {
      if (row.deletedAt) return refuseTransition('deleted', 'edit', wasDeleted)
      // A repeat after a lost response.
      if (row.text === text) return null
      if (row.revision !== revision) return refuseTransition('edited', 'edit', wasEdited)
      requireChangeable(row, now, 'edit', tooLate.edit)
      requireWriting(c.var)
      if (found.chat.closedAt) return refuse('FORBIDDEN', { message: isClosed })
      if (isBlocked(found.chat)) return refuse('BLOCKED')
      return { text, editedAt: now }
    })
    return c.json({ status: true as const, message })
  })
  .serve('POST /chats/:id/messages/:messageId/deletion', async (c) => {
    const message = await change(c, await membership(c), (row, now) => {
      if (row.deletedAt) return null
      requireChangeable(row, now, 'delete', tooLate.delete)
      return { text: '', deletedAt: now }
    })
    return c.json({ status: true as const, message })
  })

type Change = Partial<Pick<MessageRow, 'text' | 'editedAt' | 'deletedAt'>>

/** Decides on the locked message; null means no change. Returns the message as its author reads it. */
async function change(
  c: Context<Env>,
  { own, other, chat }: Membership,
  decide: (row: MessageRow, now: Date) => Change | null,
) {
  const { deps, account } = c.var
  const messageId = uuidParam(c, 'messageId')
  const stored = await deps.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ revision: chats.revision })
      .from(chats)
      .where(eq(chats.id, chat.id))
      .for('update')
    const row = await messageById(tx, chat.id, messageId)
    if (!locked || row?.senderProfileId !== own.id) return refuse('NOT_FOUND')
    const changes = decide(row, deps.now())
    if (!changes) return row
    const revision = locked.revision + 1
    await tx.update(chats).set({ revision }).where(eq(chats.id, chat.id))
    await tx
      .update(messages)
      .set({ ...changes, revision })
      .where(eq(messages.id, row.id))
    await updateNotified(tx, {
      chatId: chat.id,
      accountId: other.accountId,
      before: row.text,
      after: changes.text ?? '',
    })
    return { ...row, ...changes, revision } satisfies MessageWithQuote
  })
  // A repeat publishes again: the first may have been lost with the server.
  const seen = (profileId: string) => presentMessage(deps, stored, chat, profileId)
  const otherId = chat.profileA === own.id ? chat.profileB : chat.profileA
  deps.live.publish(account.id, { type: 'changed', message: seen(own.id) })
  deps.live.publish(other.accountId, { type: 'changed', message: seen(otherId) })
  return seen(own.id)
}

/** A notification shows an excerpt of its message; for a deleted message the excerpt is empty. */
const updateNotified = (tx: Db, params: { chatId: string; accountId: string; before: string; after: string }) =>
  tx
    .update(notifications)
    .set({
      words: sql`jsonb_set(${notifications.words}, '{excerpt}', to_jsonb(${excerptOf(params.after, null)}::text))`,
    })
    .where(
      and(
        eq(notifications.accountId, params.accountId),
        eq(notifications.kind, 'message'),
        eq(notifications.subject, `chat:${params.chatId}`),
        sql`${notifications.words} ->> 'excerpt' = ${excerptOf(params.before, null)}`,
      ),
    )

type Words = { en: string; hi: string }

function requireChangeable(row: MessageRow, now: Date, event: string, late: Words): void {
  if (row.kind !== 'TEXT') refuseTransition('file', event, onlyTexts)
  if (!isInTime(row.createdAt, now)) refuseTransition('older', event, late)
}

const tooLate = {
  edit: {
    en: 'You can edit a message only within 15 minutes of sending it. Please send a new one instead.',
    hi: 'संदेश भेजने के 15 मिनट बाद तक ही बदला जा सकता है। इसके बजाय नया संदेश भेजें।',
  },
  delete: {
    en: 'You can delete a message for everyone only within 15 minutes of sending it. You can still delete it for yourself.',
    hi: 'संदेश भेजने के 15 मिनट बाद तक ही सबके लिए हटाया जा सकता है। आप इसे अब भी अपने लिए हटा सकते हैं।',
  },
}
const wasDeleted = { en: 'This message was deleted.', hi: 'यह संदेश हटा दिया गया है।' }
const wasEdited = {
  en: 'This message was edited on another screen. Close this and edit the latest version.',
  hi: 'यह संदेश किसी दूसरी स्क्रीन पर बदला गया है। इसे बंद करके नए रूप को बदलें।',
}
const onlyTexts = {
  en: 'Only text messages can be edited or deleted for everyone.',
  hi: 'केवल लिखित संदेश बदले या सबके लिए हटाए जा सकते हैं।',
}
const isClosed = {
  en: 'This conversation is closed: its messages can’t be edited.',
  hi: 'यह बातचीत बंद है: इसके संदेश नहीं बदले जा सकते।',
}
