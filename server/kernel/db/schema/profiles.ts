import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ProfileKind, profileKinds } from '../../../../src/domain/offerings.ts'
import type { ProfileStatus } from '../../../../src/domain/registration/statuses.ts'
import type { ListedMatching } from '../listedMatching.ts'
import { accounts } from './accounts.ts'
import { answersColumn, at, createdAt, id, tsvector } from './columns.ts'

/**
 * Listing numbers are grouped in blocks of 2^level, so that a word index can be queried for the newest listings only.
 */
export const blockLevels = [10, 13, 16, 19, 22] as const
/** The number of a block among the blocks of all levels. */
export const blockNumber = (block: number, level: (typeof blockLevels)[number]): number =>
  block * 8 + blockLevels.indexOf(level)
/** Must be spelt exactly as in the index. */
export const blocksOfListing = `(array[${blockLevels.map((level, place) => `(listed_no >> ${level}) * 8 + ${place}`).join(', ')}])`

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProfileKind>().notNull(),
    status: text('status').$type<ProfileStatus>().notNull().default('draft'),
    stepsDone: integer('steps_done').notNull().default(0),
    basic: answersColumn('basic').notNull().default({}),
    business: answersColumn('business').notNull().default({}),
    documentAnswers: answersColumn('document_answers').notNull().default({}),
    /** Material answers that wait for review; the profile shows the earlier ones meanwhile. */
    pending: answersColumn('pending'),
    review: jsonb('review').$type<{ note: string; fields: Record<string, string> }>(),
    /** True once a rejected profile was resubmitted, which is possible only once. */
    appealed: boolean('appealed').notNull().default(false),
    submittedAt: at('submitted_at'),
    /** Columns for lists and cards, written whenever a step is saved. */
    name: text('name').notNull().default(''),
    headline: text('headline').notNull().default(''),
    summary: text('summary').notNull().default(''),
    industries: text('industries').array().notNull().default(sql`'{}'`),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    /** Whole US dollars. */
    amountUsd: bigint('amount_usd', { mode: 'number' }),
    stage: text('stage'),
    /** The picture in lists and on cards. */
    imageKey: text('image_key'),
    /** The person's picture, in the profile menu. */
    avatarKey: text('avatar_key'),
    verified: boolean('verified').notNull().default(false),
    /** True if a reviewer has approved the current proof of funds. */
    fundsVerified: boolean('funds_verified').notNull().default(false),
    anonymous: boolean('anonymous').notNull().default(false),
    /** The answers of an anonymous profile that strangers may read; lists, searches and matches use only these. */
    strangers: answersColumn('strangers'),
    /** Shown only to members whom its owner has proposed to or accepted. */
    restricted: boolean('restricted').notNull().default(false),
    /** The values that list filters match: `field:slug`. */
    terms: text('terms').array().notNull().default(sql`'{}'`),
    keywords: text('keywords').notNull().default(''),
    matching: jsonb('matching').$type<ListedMatching>(),
    /** The answers that its card shows; redacted like `strangers`. Null until an earlier version's row is recomputed. */
    cardAnswers: answersColumn('card_answers'),
    /** The version of the code that computed the columns above. */
    listedVersion: integer('listed_version').notNull().default(0),
    words: tsvector('words').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', case when anonymous then '' else name end), 'A') || setweight(to_tsvector('english', keywords), 'A') || setweight(to_tsvector('english', headline), 'B') || setweight(to_tsvector('english', city), 'B') || setweight(to_tsvector('english', summary), 'C')`,
    ),
    dealClosedAt: at('deal_closed_at'),
    approvedAt: at('approved_at'),
    /** Assigned by the database on each approval; the order of "newest". `settledListingNumber` reads the last one. */
    listedNo: bigint('listed_no', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('profiles_account_kind').on(t.accountId, t.kind),
    index('profiles_listed').on(t.kind, t.listedNo.desc().nullsFirst()).where(sql`status = 'approved'`),
    index('profiles_amount_high')
      .on(t.kind, sql`coalesce(amount_usd, -1) desc`, t.id.desc().nullsFirst())
      .where(sql`status = 'approved'`),
    index('profiles_amount_low')
      .on(t.kind, sql`coalesce(amount_usd, 9007199254740991)`, t.id.asc())
      .where(sql`status = 'approved'`),
    // One index per kind: a list never mixes kinds, so it reads only its own rows.
    ...profileKinds.map((kind) =>
      index(`profiles_search_${kind.toLowerCase()}`)
        .using('gin', t.terms, t.words, sql.raw(blocksOfListing))
        .where(sql.raw(`status = 'approved' and kind = '${kind}'`))
        // Listings are searched far more often than written.
        .with({ fastupdate: false }),
    ),
  ],
)
