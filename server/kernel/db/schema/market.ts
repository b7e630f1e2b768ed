import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ReportStatus } from '../../../../src/domain/chats/reports.ts'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import { at, createdAt, id } from './columns.ts'
import { profiles } from './profiles.ts'

const profileRef = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** Every word that a visible listing uses, for correcting misspelt searches. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_like').using('gin', sql`${t.word} gin_trgm_ops`),
  index('search_words_prefix').using('btree', sql`${t.word} text_pattern_ops`),
])

export const favourites = pgTable(
  'favourites',
  { profileId: profileRef('profile_id'), listingId: profileRef('listing_id'), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.profileId, t.listingId] })],
)

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    profileId: profileRef('profile_id'),
    kind: text('kind').$type<ProfileKind>().notNull(),
    name: text('name').notNull(),
    /** The query, as in the list's address. */
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    alert: text('alert').$type<'off' | 'instant' | 'daily' | 'weekly'>().notNull(),
    /** Listings up to this number were there when the search was saved, or were already sent in alerts. */
    seenNo: bigint('seen_no', { mode: 'number' }).notNull(),
    nextAlertAt: at('next_alert_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_profile').on(t.profileId, t.createdAt),
    index('saved_searches_due').on(t.nextAlertAt).where(sql`next_alert_at is not null`),
  ],
)

/** A listing's impressions in lists, per day (UTC). */
export const listingDays = pgTable(
  'listing_days',
  { profileId: profileRef('profile_id'), day: date('day').notNull(), shown: integer('shown').notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.day] })],
)

/** The approved listings of a sector by number, newest last; a trigger on `profiles` maintains it. */
export const listingSectors = pgTable(
  'listing_sectors',
  {
    kind: text('kind').$type<ProfileKind>().notNull(),
    sector: text('sector').notNull(),
    listedNo: bigint('listed_no', { mode: 'number' }).notNull(),
    profileId: profileRef('profile_id'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.sector, t.listedNo, t.profileId] }),
    index('listing_sectors_profile').on(t.profileId),
  ],
)

/** Viewers of a listing per day (UTC): a viewer counts once a day. */
export const listingViews = pgTable(
  'listing_views',
  { profileId: profileRef('profile_id'), viewerId: uuid('viewer_id').notNull(), day: date('day').notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.day, t.viewerId] })],
)

/** Viewers of a pitch deck per day (UTC): a viewer counts once a day. */
export const deckViews = pgTable(
  'deck_views',
  {
    profileId: profileRef('profile_id'),
    viewerId: uuid('viewer_id').notNull(),
    day: date('day').notNull(),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.day, t.viewerId] }), index('deck_views_week').on(t.viewedAt)],
)

/** Listings whose documents and contact a member on a limited plan has opened. */
export const listingOpenings = pgTable(
  'listing_openings',
  { viewerId: profileRef('viewer_id'), listingId: profileRef('listing_id'), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.viewerId, t.listingId] })],
)

/** Questions about a listing, and its owner's answers. A removed question still counts against its asker's limit. */
export const listingQuestions = pgTable(
  'listing_questions',
  {
    id: id(),
    /** One per question: a repeat after a lost response returns the same question. */
    requestId: uuid('request_id').notNull(),
    listingId: profileRef('listing_id'),
    askerId: profileRef('asker_id'),
    text: text('text').notNull(),
    /** The text without anything that identifies its asker. */
    textOfNobody: text('text_of_nobody').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    removedAt: at('removed_at'),
    /** The owner's report of the asker, whom the owner does not know. */
    reportStatus: text('report_status').$type<ReportStatus>(),
    reportReason: text('report_reason'),
    reportText: text('report_text'),
    createdAt: createdAt(),
  },
  (t) => [
    index('listing_questions_listing').on(t.listingId, t.createdAt),
    uniqueIndex('listing_questions_once').on(t.askerId, t.requestId),
    index('listing_questions_reported').on(t.createdAt).where(sql`report_status = 'open'`),
  ],
)

/** A member has one open report of a listing, and may report it again after the decision. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: id(),
    listingId: profileRef('listing_id'),
    reporterId: profileRef('reporter_id'),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    status: text('status').$type<ReportStatus>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('listing_reports_once').on(t.listingId, t.reporterId).where(sql`status = 'open'`)],
)
