import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import type { DocumentKind } from '../../../../src/domain/registration/documentKinds.ts'
import { accounts } from './accounts.ts'
import { answersColumn, at, createdAt, id } from './columns.ts'
import { profiles } from './profiles.ts'

export const documents = pgTable(
  'documents',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    type: text('type'),
    fileName: text('file_name').notNull(),
    title: text('title').notNull(),
    fileTitle: text('file_title').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    /** Waiting for a reviewer; the previous document stays visible. */
    pending: boolean('pending').notNull().default(false),
    /** The time when a reviewer approved it. */
    verifiedAt: at('verified_at'),
    /** Sent with the upload; a repeated request returns the same document. */
    requestId: uuid('request_id'),
    /** Digest of the received bytes; the stored ones may differ. */
    digest: text('digest'),
    createdAt: createdAt(),
  },
  (t) => [
    index('documents_profile').on(t.profileId),
    uniqueIndex('documents_request').on(t.profileId, t.requestId),
    index('documents_storage').on(t.storageKey),
  ],
)

/** Draft answers that no step has saved yet. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProfileKind>().notNull(),
    answers: answersColumn('answers').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)
