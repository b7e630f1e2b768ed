import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { chats, messages } from '../db/schema.ts'
import type { Cursor } from '../http/cursor.ts'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof messages.$inferSelect

/** Only a member's: anybody else's chat is not found. */
export const chatFor = async (db: Db, profileId: string, id: string): Promise<ChatRow | undefined> =>
  (
    await db
      .select()
      .from(chats)
      .where(and(eq(chats.id, id), member(profileId)))
  )[0]

const member = (profileId: string) => or(eq(chats.profileA, profileId), eq(chats.profileB, profileId))

export const chatsOf = (db: Db, profileId: string, cursor: Cursor | null, limit: number) =>
  db
    .select()
    .from(chats)
    .where(
      and(
        member(profileId),
        cursor
          ? sql`(${chats.updatedAt}, ${chats.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit + 1)

export const lastMessages = (db: Db, rows: readonly ChatRow[]) =>
  rows.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(messages)
        .where(
          and(
            inArray(
              messages.chatId,
              rows.map(({ id }) => id),
            ),
            sql`(${messages.chatId}, ${messages.seq}) in (select id, last_seq from chats)`,
          ),
        )

export interface MessagePage {
  before: number | undefined
  after: number | undefined
  limit: number
}

/** Ascending by seq: forward from `after`, else the page that ends before `before` or at the newest. */
export async function messagesIn(
  db: Db,
  chatId: string,
  { before, after, limit }: MessagePage,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const forward = after !== undefined
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        forward ? gt(messages.seq, after) : before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(forward ? asc(messages.seq) : desc(messages.seq))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  return { rows: forward ? rows : rows.reverse(), more: found.length > limit }
}

const messageByClient = async (
  db: Db,
  chatId: string,
  senderProfileId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  (
    await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.chatId, chatId),
          eq(messages.senderProfileId, senderProfileId),
          eq(messages.clientId, clientId),
        ),
      )
  )[0]

export interface NewMessage {
  chatId: string
  senderProfileId: string
  clientId: string
  text: string
  now: Date
}

/** The place in the conversation and the message are one write: gapless, in the server's order, once for a client id. */
export async function appendMessage(db: Db, message: NewMessage): Promise<MessageRow> {
  const { chatId, senderProfileId, clientId, text, now } = message
  return db.transaction(async (tx) => {
    await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update')
    const earlier = await messageByClient(tx, chatId, senderProfileId, clientId)
    if (earlier) return earlier
    const [chat] = await tx
      .update(chats)
      .set({ lastSeq: sql`${chats.lastSeq} + 1`, updatedAt: now })
      .where(eq(chats.id, chatId))
      .returning({ seq: chats.lastSeq })
    const [row] = await tx
      .insert(messages)
      .values({ chatId, seq: chat?.seq ?? 0, senderProfileId, clientId, kind: 'TEXT', text, createdAt: now })
      .returning()
    if (!chat || !row) throw new Error('the message was not stored')
    return row
  })
}

/** Never backwards, never beyond the last message. */
export const markRead = (db: Db, chat: ChatRow, profileId: string, seq: number) => {
  const mine = chat.profileA === profileId ? 'readSeqA' : 'readSeqB'
  return db
    .update(chats)
    .set({ [mine]: sql`greatest(${chats[mine]}, least(${seq}::bigint, ${chats.lastSeq}))` })
    .where(eq(chats.id, chat.id))
    .returning()
}
