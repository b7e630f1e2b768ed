import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportReason, ReportStatus } from '../../../../src/domain/chats/reports.ts'
import { at, createdAt, id } from './columns.ts'
import { profiles } from './profiles.ts'
import { proposals } from './proposals.ts'

export const chats = pgTable(
  'chats',
  {
    id: id(),
    proposalId: uuid('proposal_id').references(() => proposals.id, { onDelete: 'set null' }),
    /** The smaller and the larger profile id of the pair. */
    profileA: uuid('profile_a')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    profileB: uuid('profile_b')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    /**
     * Counts the messages that were edited or deleted for both; a reader fetches the changes since the revision it has.
     */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    readSeqA: bigint('read_seq_a', { mode: 'number' }).notNull().default(0),
    readSeqB: bigint('read_seq_b', { mode: 'number' }).notNull().default(0),
    deliveredSeqA: bigint('delivered_seq_a', { mode: 'number' }).notNull().default(0),
    deliveredSeqB: bigint('delivered_seq_b', { mode: 'number' }).notNull().default(0),
    mutedByA: boolean('muted_by_a').notNull().default(false),
    mutedByB: boolean('muted_by_b').notNull().default(false),
    blockedByA: boolean('blocked_by_a').notNull().default(false),
    blockedByB: boolean('blocked_by_b').notNull().default(false),
    /** Archived for that member until a new message arrives. */
    archivedByA: boolean('archived_by_a').notNull().default(false),
    archivedByB: boolean('archived_by_b').notNull().default(false),
    /** Read-only from then on: the pair's last proposal ended long ago. */
    closedAt: at('closed_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('chats_pair').on(t.profileA, t.profileB),
    index('chats_of_a').on(t.profileA, t.updatedAt.desc(), t.id.desc()),
    index('chats_of_b').on(t.profileB, t.updatedAt.desc(), t.id.desc()),
  ],
)

export interface AttachedFile {
  storageKey: string
  thumbnailKey: string | null
  name: string
  mime: string
  bytes: number
  /** Digest of the received bytes; the stored ones may differ. Absent for files stored before it was recorded. */
  digest?: string
  /** The thumbnail's size in pixels; null for a file that is not a picture. */
  width: number | null
  height: number | null
}

/** Shared by a file and its thumbnail. */
export const stemOfFile = "split_part(file->>'storageKey', '.', 1)"

/**
 * The searched text: the message and the file name. Unicode is normalised, because some Hindi letters can be encoded in
 * several ways.
 */
export const searchedInMessage = "normalize(text || chr(10) || coalesce(file->>'name', ''), nfc)"

export const messages = pgTable(
  'messages',
  {
    id: id(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    senderProfileId: uuid('sender_profile_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text('kind').$type<'TEXT' | 'IMAGE' | 'FILE'>().notNull(),
    text: text('text').notNull(),
    file: jsonb('file').$type<AttachedFile>(),
    /** The message of the same conversation that this one replies to. */
    replyTo: uuid('reply_to'),
    /** The conversation’s revision at the latest change of this message; 0 for an unchanged one. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    editedAt: at('edited_at'),
    /** Deleted by its author for both; its text is no longer stored. */
    deletedAt: at('deleted_at'),
    /** Deleted for that member alone; the position in the conversation remains. */
    hiddenFromA: boolean('hidden_from_a').notNull().default(false),
    hiddenFromB: boolean('hidden_from_b').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('messages_seq').on(t.chatId, t.seq),
    index('messages_changed').on(t.chatId, t.revision).where(sql`revision > 0`),
    uniqueIndex('messages_client').on(t.chatId, t.senderProfileId, t.clientId),
    index('messages_words')
      .using('gin', sql.raw(`(${searchedInMessage}) gin_trgm_ops`))
      .where(sql`deleted_at is null`),
    // Serves the sweep of files that no message refers to.
    index('messages_file').on(sql.raw(stemOfFile)).where(sql`file is not null`),
  ],
)

/** A member has one open report of a conversation, and may report it again after the decision. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: id(),
    requestId: uuid('request_id').notNull(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    byProfileId: uuid('by_profile_id').notNull(),
    againstProfileId: uuid('against_profile_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    /** The last message at the time of the report; a reviewer reads up to it. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    status: text('status').$type<ReportStatus>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('chat_reports_request').on(t.byProfileId, t.requestId),
    uniqueIndex('chat_reports_once').on(t.chatId, t.byProfileId).where(sql`status = 'open'`),
  ],
)
