import { sql } from 'drizzle-orm'
import type { Chat } from '../../../src/domain/chats/chatSchema.ts'
import type { ChatMessage, QuotedMessage } from '../../../src/domain/chats/messageSchema.ts'
import type { CurrentEntitlements } from '../../../src/domain/memberships/status.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Cursor } from '../../kernel/http/cursor.ts'
import { fileUrl } from '../../kernel/http/fileLinks.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { acquaintedOf, acquaintedPairs, latestOf, membersOfC, otherMemberOf, proposalsWith } from '../pairs/index.ts'
import { presentCard, profilesAmong, revealedRow } from '../profiles/index.ts'
import { excerptOf } from './messageNotifications.ts'
import { columnsOf, isHidden, otherMember } from './sides.ts'
import {
  type ChatRow,
  type ChatsShown,
  chatSelect,
  chatsOf,
  lastMessages,
  type MessageRow,
  type MessageWithQuote,
  quotedBy,
  withQuoted,
} from './store.ts'

export function presentMessage(
  deps: Pick<Deps, 'secret' | 'now'>,
  row: MessageWithQuote,
  chat: Pick<ChatRow, 'profileA'>,
  readerProfileId: string,
): ChatMessage {
  const deleted = isHidden(row, chat, readerProfileId)
  return {
    id: row.id,
    chat_id: row.chatId,
    seq: row.seq,
    client_id: row.clientId,
    mine: row.senderProfileId === readerProfileId,
    kind: row.kind,
    text: deleted ? '' : row.text,
    file: row.file && !deleted ? presentFile(deps, row.file) : null,
    reply_to: row.quoted && !deleted ? presentQuote(row.quoted, chat, readerProfileId) : null,
    edited: row.editedAt !== null && !deleted,
    deleted,
    deleted_for_all: row.deletedAt !== null,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
  }
}

function presentQuote(row: MessageRow, chat: Pick<ChatRow, 'profileA'>, readerProfileId: string): QuotedMessage {
  const deleted = isHidden(row, chat, readerProfileId)
  return {
    id: row.id,
    seq: row.seq,
    mine: row.senderProfileId === readerProfileId,
    kind: row.kind,
    text: deleted ? '' : excerptOf(row.text, null),
    file_name: deleted ? null : (row.file?.name ?? null),
    deleted,
  }
}

const presentFile = (deps: Pick<Deps, 'secret' | 'now'>, file: NonNullable<MessageRow['file']>) => ({
  name: file.name,
  mime: file.mime,
  bytes: file.bytes,
  url: fileUrl(deps, { key: file.storageKey, mime: file.mime, name: file.name }),
  thumbnail_url: file.thumbnailKey
    ? fileUrl(deps, { key: file.thumbnailKey, mime: 'image/webp', name: 'thumbnail.webp' })
    : null,
  width: file.width,
  height: file.height,
})

/** A member's conversations, with all data that the list shows. */
const withShown = (db: SelectBuilder, own: string, rows: ChatsSelect) => {
  const others = sql`select ${otherMemberOf(own, membersOfC)} from (${rows.getSQL()}) c`
  const latest = lastMessages(db, sql`select c.id from (${rows.getSQL()}) c`)
  return {
    rows,
    others: profilesAmong(db, others),
    acquainted: acquaintedPairs(db, own, others),
    between: proposalsWith(db, own, others),
    latest,
    quoted: quotedBy(db, latest),
  }
}
type ChatsSelect = ReturnType<typeof chatSelect> | ReturnType<typeof chatsOf>
type Shown = Awaited<ReturnType<typeof oneChat>>

export const oneChat = combinedQuery((db, params: { own: string; chat: string }) =>
  withShown(db, params.own, chatSelect(db, params.own, params.chat)),
)

const firstChats = combinedQuery((db, params: ChatsShown) => withShown(db, params.own, chatsOf(db, params, null)))
const nextChats = combinedQuery((db, params: ChatsShown & Cursor) =>
  withShown(db, params.own, chatsOf(db, params, params)),
)

/** A page, plus the first row of the next one. */
export const chatPage = (db: Db, params: ChatsShown, cursor: Cursor | null): Promise<Shown> =>
  cursor ? nextChats(db, { ...params, ...cursor }) : firstChats(db, params)

export function presentChats(
  deps: Deps,
  read: Shown,
  profileId: string,
  entitled: CurrentEntitlements,
  language: Language,
): Chat[] {
  const accepted = acquaintedOf(read.acquainted, profileId)
  const latest = withQuoted(read.latest, read.quoted)
  const proposalOf = latestOf(read.between, profileId)
  const lock = entitled.may.write_message ? null : 'SUBSCRIPTION_REQUIRED'
  return read.rows.map((row) => {
    const other = read.others.find(({ id }) => id === otherMember(row, profileId))
    const last = latest.find(({ chatId }) => chatId === row.id)
    const side = columnsOf(row, profileId)
    return {
      id: row.id,
      other: {
        profile_id: otherMember(row, profileId),
        ...(other
          ? cardOf(deps, other, accepted.has(other.id), language)
          : { kind: null, name: '', headline: '', image_url: null }),
      },
      proposal_id: proposalOf.get(otherMember(row, profileId)) ?? null,
      last_message: last ? presentMessage(deps, last, row, profileId) : null,
      last_seq: row.lastSeq,
      read_seq: row[side.readSeq],
      other_delivered_seq: row[side.otherDeliveredSeq],
      other_read_seq: row[side.otherReadSeq],
      unread: Math.max(0, row.lastSeq - row[side.readSeq]),
      muted: row[side.muted],
      blocked: row[side.blocked],
      archived: row[side.archived],
      closed: row.closedAt !== null,
      lock,
      updated_at: row.updatedAt.toISOString(),
    }
  })
}

/** Once an acceptance has ended, the other member sees an anonymous member's redacted card again. */
export function cardOf(deps: Deps, other: ProfileRow, isRevealed: boolean, language: Language) {
  const { name, headline, image_url } = presentCard(deps, isRevealed ? revealedRow(other) : other, language, {
    isRevealed,
  })
  return { kind: other.kind, name, headline, image_url }
}
