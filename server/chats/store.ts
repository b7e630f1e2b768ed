import { and, asc, desc, eq, getTableColumns, gt, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { anyOf, type Selecting } from '../db/reading.ts'
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

/** Those that the member has put away, or the others. */
export const chatsOf = (db: Db, profileId: string, archived: boolean, cursor: Cursor | null, limit: number) =>
  db
    .select()
    .from(chats)
    .where(
      and(
        or(
          and(eq(chats.profileA, profileId), eq(chats.archivedByA, archived)),
          and(eq(chats.profileB, profileId), eq(chats.archivedByB, archived)),
        ),
        cursor
          ? sql`(${chats.updatedAt}, ${chats.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit + 1)

export const lastMessages = (db: Selecting, chatIds: readonly string[]) =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(chats, and(eq(chats.id, messages.chatId), eq(chats.lastSeq, messages.seq)))
    .where(anyOf(chats.id, chatIds))

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

export const messageById = async (db: Db, chatId: string, id: string): Promise<MessageRow | undefined> =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
  )[0]

export const messageByClient = async (
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
