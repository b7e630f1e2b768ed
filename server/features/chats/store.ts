import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  gt,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { anyOf, combinedQuery, type SelectBuilder, type Values } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { chats, messages } from '../../kernel/db/schema.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import { matches, patternOf } from './matching.ts'

export type ChatRow = typeof chats.$inferSelect
export type MessageRow = typeof messages.$inferSelect
/** A message with the one it replies to. */
export interface MessageWithQuote extends MessageRow {
  quoted: MessageRow | null
}

/** Members only: for anyone else the chat does not exist. */
export const chatSelect = (db: SelectBuilder, profileId: string, id: string) =>
  db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), member(profileId)))

const member = (profileId: string) => or(eq(chats.profileA, profileId), eq(chats.profileB, profileId))

export interface ChatsShown {
  own: string
  /** Archived chats only, or all others only. */
  archived: boolean
  /** Only chats with unread messages. */
  unread: boolean
  most: number
}

export const chatsOf = (db: SelectBuilder, params: ChatsShown, cursor: Cursor | null) =>
  db
    .select(getTableColumns(chats))
    .from(chats)
    .where(
      and(
        or(
          and(eq(chats.profileA, params.own), eq(chats.archivedByA, params.archived), wanted(chats.readSeqA, params)),
          and(eq(chats.profileB, params.own), eq(chats.archivedByB, params.archived), wanted(chats.readSeqB, params)),
        ),
        cursor ? sql`(${chats.updatedAt}, ${chats.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(params.most)

const wanted = (readSeq: Column, { unread }: ChatsShown) =>
  sql`(not ${unread}::boolean or ${chats.lastSeq} > ${readSeq})`

export const lastMessages = (db: SelectBuilder, chatIds: Values) =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(chats, and(eq(chats.id, messages.chatId), eq(chats.lastSeq, messages.seq)))
    .where(anyOf(chats.id, chatIds))

export interface MessagePage {
  before: number | undefined
  after: number | undefined
  changed_after: number | undefined
  q: string | undefined
  limit: number
}

interface ChatScope {
  own: string
  chat: string
  most: number
}

/** Messages of a chat, together with the chat as its member sees it; non-members get nothing. */
function messagesWhere(db: SelectBuilder, params: ChatScope, which: SQL | undefined, order: SQL) {
  const page = db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, params.chat), which))
    .orderBy(order)
    .limit(params.most)
  return { chats: chatSelect(db, params.own, params.chat), messages: page, quoted: quotedBy(db, page) }
}

/** The messages that a select's messages reply to. */
export const quotedBy = (db: SelectBuilder, replies: SQLWrapper) =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .where(sql`${messages.id} in (select r.reply_to from (${replies.getSQL()}) r)`)

export const withQuoted = (rows: readonly MessageRow[], quoted: readonly MessageRow[]): MessageWithQuote[] =>
  rows.map((row) => ({ ...row, quoted: quoted.find(({ id }) => id === row.replyTo) ?? null }))

const newest = combinedQuery((db, params: ChatScope) => messagesWhere(db, params, undefined, desc(messages.seq)))
const messagesBefore = combinedQuery((db, params: ChatScope & { before: number }) =>
  messagesWhere(db, params, lt(messages.seq, params.before), desc(messages.seq)),
)
const messagesAfter = combinedQuery((db, params: ChatScope & { after: number }) =>
  messagesWhere(db, params, gt(messages.seq, params.after), asc(messages.seq)),
)
const changed = combinedQuery((db, params: ChatScope & { since: number }) =>
  messagesWhere(db, params, gt(messages.revision, params.since), asc(messages.revision)),
)
const messagesMatching = combinedQuery((db, params: ChatScope & { pattern: string }) =>
  messagesWhere(db, params, matches(params.own, params.pattern), desc(messages.seq)),
)

/** True if the member has archived conversations. */
export const hasArchived = async (db: Db, own: string): Promise<boolean> =>
  (
    await db
      .select({ id: chats.id })
      .from(chats)
      .where(or(and(eq(chats.profileA, own), chats.archivedByA), and(eq(chats.profileB, own), chats.archivedByB)))
      .limit(1)
  ).length > 0

export interface FoundMessages {
  /** Null for non-members. */
  chat: ChatRow | null
  rows: MessageWithQuote[]
  more: boolean
}

/**
 * The messages of a chat. With a revision, those changed since, in order of revision. Otherwise in order of seq:
 * forward from `after`, else the page that ends before `before` or at the newest, else the newest messages that contain
 * `q` and that the reader has not deleted.
 */
export async function messagesIn(
  db: Db,
  { own, chat }: Omit<ChatScope, 'most'>,
  { before, after, changed_after: since, q, limit }: MessagePage,
): Promise<FoundMessages> {
  const params = { own, chat, most: limit + 1 }
  const found = q
    ? await messagesMatching(db, { ...params, pattern: patternOf(q) })
    : since !== undefined
      ? await changed(db, { ...params, since })
      : after !== undefined
        ? await messagesAfter(db, { ...params, after })
        : before !== undefined
          ? await messagesBefore(db, { ...params, before })
          : await newest(db, params)
  const rows = withQuoted(found.messages.slice(0, limit), found.quoted)
  const ascending = !q && (after !== undefined || since !== undefined)
  return {
    chat: found.chats[0] ?? null,
    rows: ascending ? rows : rows.reverse(),
    more: found.messages.length > limit,
  }
}

export const messageById = async (db: Db, chatId: string, id: string): Promise<MessageWithQuote | undefined> => {
  const quoted = alias(messages, 'quoted')
  const [found] = await db
    .select({ row: messages, quoted })
    .from(messages)
    .leftJoin(quoted, and(eq(quoted.id, messages.replyTo), eq(quoted.chatId, messages.chatId)))
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
  return found && { ...found.row, quoted: found.quoted }
}

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
