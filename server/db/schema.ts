import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportReason, ReportStatus } from '../../src/domain/chats/reports.ts'
import type { CodePurpose } from '../../src/domain/contract/accounts.ts'
import type { PurchaseMode } from '../../src/domain/contract/memberships.ts'
import type { Answers, DocumentKind, ProfileStatus } from '../../src/domain/contract/profiles.ts'
import type { SecurityEventKind } from '../../src/domain/contract/security.ts'
import type { ContactTopic } from '../../src/domain/contract/support.ts'
import type { MatchSide } from '../../src/domain/matching/match.ts'
import type { NotificationKind, NotificationWords, SwitchedOff } from '../../src/domain/notifications/kinds.ts'
import { type ProfileKind, profileKinds } from '../../src/domain/offerings.ts'
import type { ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import type { StepDetails } from '../../src/domain/proposals/terms.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
const createdAt = () => at('created_at').notNull().defaultNow()
const id = () => uuid('id').primaryKey().defaultRandom()
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    /** When a code sent to the mobile was entered. */
    mobileVerifiedAt: at('mobile_verified_at'),
    passwordHash: text('password_hash').notNull(),
    language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
    currency: text('currency').notNull().default('INR'),
    demo: boolean('demo').notNull().default(false),
    disabledAt: at('disabled_at'),
    /** When the account is erased, unless its owner changes their mind. */
    deletionDueAt: at('deletion_due_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(t.email),
    uniqueIndex('accounts_mobile').on(t.mobile),
    index('accounts_deletion_due').on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the opaque token, base64url. */
    tokenHash: text('token_hash').notNull(),
    /** The profile kind acted as; null for an entrepreneur without an offering. */
    profileKind: text('profile_kind').$type<ProfileKind>(),
    loginType: text('login_type').$type<'entrepreneur' | 'investor'>().notNull(),
    remember: boolean('remember').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    expiresAt: at('expires_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_account').on(t.accountId)],
)

export const codeChallenges = pgTable(
  'code_challenges',
  {
    id: id(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    target: text('target').notNull(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    /** Keyed HMAC; null for an unknown account, whose challenge can never be met. */
    codeHash: text('code_hash'),
    /** The code encrypted for a re-send inside its validity. */
    sealedCode: text('sealed_code'),
    tries: integer('tries').notNull().default(0),
    sends: integer('sends').notNull().default(1),
    resendAt: at('resend_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set by the fifth wrong try: until then the target gets no new code. */
    lockedUntil: at('locked_until'),
    verifiedAt: at('verified_at'),
    proofHash: text('proof_hash'),
    proofExpiresAt: at('proof_expires_at'),
    proofUsedAt: at('proof_used_at'),
    voidedAt: at('voided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('code_challenges_target').on(t.target, t.purpose, t.createdAt),
    uniqueIndex('code_challenges_proof').on(t.proofHash),
  ],
)

/** Passwords tried for a login name, right or wrong, since the first one or since the lock. */
export const loginAttempts = pgTable('login_attempts', {
  target: text('target').primaryKey(),
  tries: integer('tries').notNull(),
  since: at('since').notNull(),
})

/** Who did what to whose security, and from where; never a password, code or token. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null where the account is unknown. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    sessionId: uuid('session_id'),
    /** The masked login name of an unknown account. */
    target: text('target'),
    address: text('address'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('security_events_account').on(t.accountId, t.id.desc())],
)

/** Counters that hold across instances: tries, sends, logins, searches. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)

/** Numbers of listings are taken together in blocks of 2^level, so that an index of words can be asked for the newest alone. */
export const blockLevels = [10, 13, 16, 19, 22] as const
/** Of a block among the blocks of all levels. */
export const blockNumber = (block: number, level: (typeof blockLevels)[number]): number =>
  block * 8 + blockLevels.indexOf(level)
/** As in the index: spelt the same in queries. */
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
    basic: jsonb('basic').$type<Answers>().notNull().default({}),
    business: jsonb('business').$type<Answers>().notNull().default({}),
    documentAnswers: jsonb('document_answers').$type<Answers>().notNull().default({}),
    /** Material answers that wait for a reviewer while the profile goes on showing the earlier ones. */
    pending: jsonb('pending').$type<Answers>(),
    review: jsonb('review').$type<{ note: string; fields: Record<string, string> }>(),
    /** A rejected profile may be submitted once more. */
    appealed: boolean('appealed').notNull().default(false),
    submittedAt: at('submitted_at'),
    /** What lists and cards read; written whenever a step is saved. */
    name: text('name').notNull().default(''),
    headline: text('headline').notNull().default(''),
    summary: text('summary').notNull().default(''),
    industries: text('industries').array().notNull().default(sql`'{}'`),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    /** Whole US dollars. */
    amountUsd: bigint('amount_usd', { mode: 'number' }),
    stage: text('stage'),
    /** The picture of lists and cards. */
    imageKey: text('image_key'),
    /** The picture of the person, in the profile menu. */
    avatarKey: text('avatar_key'),
    verified: boolean('verified').notNull().default(false),
    anonymous: boolean('anonymous').notNull().default(false),
    /** Shown only to those whom its owner has proposed to, or accepted. */
    restricted: boolean('restricted').notNull().default(false),
    /** What lists are narrowed by: `field:slug`. */
    terms: text('terms').array().notNull().default(sql`'{}'`),
    keywords: text('keywords').notNull().default(''),
    matching: jsonb('matching').$type<Pick<MatchSide, 'sectors' | 'stages' | 'ticket' | 'regions' | 'keywords'>>(),
    /** Which way of deriving the columns above wrote them. */
    listedVersion: integer('listed_version').notNull().default(0),
    words: tsvector('words').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', case when anonymous then '' else name end), 'A') || setweight(to_tsvector('english', keywords), 'A') || setweight(to_tsvector('english', headline), 'B') || setweight(to_tsvector('english', city), 'B') || setweight(to_tsvector('english', summary), 'C')`,
    ),
    dealClosedAt: at('deal_closed_at'),
    approvedAt: at('approved_at'),
    /** Given by the database with each approval, higher than all before: the order of "newest". */
    listedNo: bigint('listed_no', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('profiles_account_kind').on(t.accountId, t.kind),
    index('profiles_listed').on(t.kind, t.listedNo.desc().nullsFirst()).where(sql`status = 'approved'`),
    index('profiles_approved').on(t.kind, t.approvedAt).where(sql`status = 'approved'`),
    index('profiles_amount_high')
      .on(t.kind, sql`coalesce(amount_usd, -1) desc`, t.id.desc().nullsFirst())
      .where(sql`status = 'approved'`),
    index('profiles_amount_low')
      .on(t.kind, sql`coalesce(amount_usd, 9007199254740991)`, t.id.asc())
      .where(sql`status = 'approved'`),
    // One for each kind: a list never crosses kinds, so the rows it reads are all its own.
    ...profileKinds.map((kind) =>
      index(`profiles_search_${kind.toLowerCase()}`)
        .using('gin', t.terms, t.words, sql.raw(blocksOfListing))
        .where(sql.raw(`status = 'approved' and kind = '${kind}'`))
        // A listing is looked for far more often than written.
        .with({ fastupdate: false }),
    ),
  ],
)

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
    /** Waits for a reviewer; the one before stays. */
    pending: boolean('pending').notNull().default(false),
    /** When a reviewer approved it. */
    verifiedAt: at('verified_at'),
    /** Sent with the upload, so that a repeated one is the same document. */
    requestId: uuid('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('documents_profile').on(t.profileId),
    uniqueIndex('documents_request').on(t.profileId, t.requestId),
    index('documents_storage').on(t.storageKey),
  ],
)

/** Answers kept for later that no step has saved yet. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProfileKind>().notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)

export type TransactionStatus =
  | 'created'
  | 'requires_payment'
  | 'processing'
  | 'succeeded'
  | 'confirmed'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'disputed'

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    profileKind: text('profile_kind').$type<ProfileKind>().notNull(),
    mode: text('mode').$type<PurchaseMode>().notNull(),
    planId: text('plan_id').notNull(),
    addonTypes: text('addon_types').array().notNull().default(sql`'{}'`),
    /** Minor units of `currency`. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Units of `currency` for one INR, frozen. */
    exchangeRate: doublePrecision('exchange_rate').notNull(),
    paymentIntent: text('payment_intent'),
    clientSecret: text('client_secret'),
    status: text('status').$type<TransactionStatus>().notNull().default('created'),
    quoteExpiresAt: at('quote_expires_at').notNull(),
    /** Frozen with the price; null for purchases from before quotes had lines. */
    quote: jsonb('quote').$type<FrozenQuote>(),
    confirmedAt: at('confirmed_at'),
    /** Of the receipt: one after another within a year, drawn in the write that records the charge. */
    receiptYear: integer('receipt_year'),
    receiptNumber: integer('receipt_number'),
    /** Set before the provider is asked to give the charge back, so that a lost answer is asked again. */
    refundAskedAt: at('refund_asked_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('transactions_intent').on(t.paymentIntent),
    uniqueIndex('transactions_one_open')
      .on(t.accountId, t.profileKind, t.mode)
      .where(sql`status in ('created', 'requires_payment', 'processing', 'succeeded')`),
    index('transactions_account').on(t.accountId, t.createdAt),
    uniqueIndex('transactions_receipt').on(t.receiptYear, t.receiptNumber),
    check('transactions_amount', sql`amount > 0`),
  ],
)

/** A quote as it is kept: amounts in minor units of the transaction's currency, instants in ISO 8601. */
export interface FrozenQuote {
  lines: { kind: 'plan' | 'addon' | 'credit' | 'minimum'; subject: string; amount: number; until: string }[]
  start: string
  end: string
  /** The memberships whose unused time was credited. */
  basis: string[]
}

/** One row for each applied purchase: the unique transaction makes one charge one membership. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    profileKind: text('profile_kind').$type<ProfileKind>().notNull(),
    planId: text('plan_id').notNull(),
    /** Null for a free trial. */
    transactionId: uuid('transaction_id').references(() => transactions.id),
    trial: boolean('trial').notNull().default(false),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
    hasWantToGrow: boolean('has_want_to_grow').notNull().default(false),
    /** The listing is featured from the period's start until then. */
    featuredUntil: at('featured_until'),
    endedAt: at('ended_at'),
    endedBecause: text('ended_because').$type<'refunded' | 'suspended' | 'replaced'>(),
    /** The upgrade that took its place; refunding that brings this period back. */
    replacedBy: uuid('replaced_by').references(() => transactions.id),
    /** Paise at the catalogue's price when it was bought. */
    worthPaise: bigint('worth_paise', { mode: 'number' }),
    cancelledAt: at('cancelled_at'),
    nextPlanId: text('next_plan_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('memberships_transaction').on(t.transactionId),
    uniqueIndex('memberships_one_trial').on(t.accountId, t.profileKind).where(sql`trial`),
    index('memberships_account').on(t.accountId, t.profileKind, t.periodEnd),
    index('memberships_featured').on(t.profileKind, t.featuredUntil).where(sql`featured_until is not null`),
    check('memberships_period', sql`period_end > period_start`),
  ],
)

/** The last receipt number of each year. */
export const receiptYears = pgTable('receipt_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** One free trial for a mobile number, for good: the keyed hash outlives the account. */
export const trials = pgTable('trials', {
  mobileHash: text('mobile_hash').primaryKey(),
  createdAt: createdAt(),
})

/** Provider events already taken in. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})

export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    requestId: uuid('request_id').notNull(),
    senderProfileId: uuid('sender_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    receiverProfileId: uuid('receiver_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status').$type<ProposalStatus>().notNull(),
    statusBefore: text('status_before').$type<ProposalStatus>(),
    message: text('message').notNull(),
    reason: text('reason'),
    closeAskedBy: uuid('close_asked_by'),
    /** Other proposals for the same listing are on hold until then. */
    exclusiveUntil: at('exclusive_until'),
    /** The pack of proposals that paid for it, where the plan's own were used up. */
    packId: uuid('pack_id'),
    /** How many reminders the receiver has had. */
    reminders: integer('reminders').notNull().default(0),
    /** When the two were last told that they have gone quiet. */
    nudgedAt: at('nudged_at'),
    /** The sender asks for the credit back. */
    complaintStatus: text('complaint_status').$type<ReportStatus>(),
    complaintReason: text('complaint_reason'),
    complaintText: text('complaint_text'),
    expiresAt: at('expires_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('proposals_request').on(t.senderProfileId, t.requestId),
    uniqueIndex('proposals_one_open')
      .on(t.senderProfileId, t.receiverProfileId)
      .where(
        sql`status not in ('closed_won', 'closed_lost', 'declined', 'withdrawn', 'expired', 'cancelled_by_admin')`,
      ),
    index('proposals_pack').on(t.packId).where(sql`pack_id is not null`),
    index('proposals_sent').on(t.senderProfileId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('proposals_received').on(t.receiverProfileId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('proposals_due').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)

export const proposalSteps = pgTable(
  'proposal_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    /** Null for the system. */
    byProfileId: uuid('by_profile_id'),
    action: text('action').notNull(),
    status: text('status').$type<ProposalStatus>().notNull(),
    /** A question, an answer, an offer's terms, a signature, a reason. */
    details: jsonb('details').$type<StepDetails>(),
    createdAt: createdAt(),
  },
  (t) => [index('proposal_steps_proposal').on(t.proposalId, t.id)],
)

const profileRef = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** Every word that a visible listing uses, to find what a misspelt one may have meant. */
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
    /** As the list's address writes it. */
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    alert: text('alert').$type<'off' | 'instant' | 'daily' | 'weekly'>().notNull(),
    /** Listings approved up to here have been told. */
    seenUntil: at('seen_until').notNull(),
    nextAlertAt: at('next_alert_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_profile').on(t.profileId, t.createdAt),
    index('saved_searches_due').on(t.nextAlertAt).where(sql`next_alert_at is not null`),
  ],
)

/** How often a listing stood in somebody's list, a day (UTC). */
export const listingDays = pgTable(
  'listing_days',
  { profileId: profileRef('profile_id'), day: date('day').notNull(), shown: integer('shown').notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.day] })],
)

/** Who opened a listing on a day (UTC): a viewer counts once a day. */
export const listingViews = pgTable(
  'listing_views',
  { profileId: profileRef('profile_id'), viewerId: uuid('viewer_id').notNull(), day: date('day').notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.day, t.viewerId] })],
)

/** Listings whose documents and contact a member on a limited plan has opened. */
export const listingOpenings = pgTable(
  'listing_openings',
  { viewerId: profileRef('viewer_id'), listingId: profileRef('listing_id'), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.viewerId, t.listingId] })],
)

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
  (t) => [uniqueIndex('listing_reports_once').on(t.listingId, t.reporterId)],
)

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
    readSeqA: bigint('read_seq_a', { mode: 'number' }).notNull().default(0),
    readSeqB: bigint('read_seq_b', { mode: 'number' }).notNull().default(0),
    deliveredSeqA: bigint('delivered_seq_a', { mode: 'number' }).notNull().default(0),
    deliveredSeqB: bigint('delivered_seq_b', { mode: 'number' }).notNull().default(0),
    mutedByA: boolean('muted_by_a').notNull().default(false),
    mutedByB: boolean('muted_by_b').notNull().default(false),
    blockedByA: boolean('blocked_by_a').notNull().default(false),
    blockedByB: boolean('blocked_by_b').notNull().default(false),
    /** Put away by that side until something is written. */
    archivedByA: boolean('archived_by_a').notNull().default(false),
    archivedByB: boolean('archived_by_b').notNull().default(false),
    /** Read-only from then on: the pair's proposals have long ended. */
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
  /** Of the thumbnail, in pixels; null for what is no picture. */
  width: number | null
  height: number | null
}

/** A file and its thumbnail have it in common. */
export const stemOfFile = "split_part(file->>'storageKey', '.', 1)"

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
    /** Deleted for that side alone; the place in the conversation stays. */
    hiddenFromA: boolean('hidden_from_a').notNull().default(false),
    hiddenFromB: boolean('hidden_from_b').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('messages_seq').on(t.chatId, t.seq),
    uniqueIndex('messages_client').on(t.chatId, t.senderProfileId, t.clientId),
    // For the sweep of files that no message names.
    index('messages_file').on(sql.raw(stemOfFile)).where(sql`file is not null`),
  ],
)

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
    /** The last message when it was reported: what a reviewer reads up to. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    status: text('status').$type<ReportStatus>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('chat_reports_request').on(t.byProfileId, t.requestId)],
)

/** The one log of what an account is told: bell, toast, push and e-mail are views of it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What it is about: `chat:<id>`, `proposal:<id>`; while unread, one row of a kind for a subject. */
    subject: text('subject').notNull(),
    words: jsonb('words').$type<NotificationWords>().notNull(),
    readAt: at('read_at'),
    /** When an e-mail goes out if it is still unread; null for never, or sent. */
    mailAt: at('mail_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('notifications_unread').on(t.accountId, t.kind, t.subject).where(sql`read_at is null`),
    index('notifications_account').on(t.accountId, t.updatedAt.desc(), t.id.desc()),
    index('notifications_mail').on(t.mailAt).where(sql`mail_at is not null`),
  ],
)

export const notificationPreferences = pgTable('notification_preferences', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  switchedOff: jsonb('switched_off').$type<SwitchedOff>().notNull().default({ push: [], email: [] }),
  quiet: boolean('quiet').notNull().default(true),
  /** `HH:MM` in `timeZone`. */
  quietFrom: text('quiet_from').notNull().default('22:00'),
  quietUntil: text('quiet_until').notNull().default('08:00'),
  /** Kinds that are pushed in the quiet hours too. */
  throughQuiet: jsonb('through_quiet').$type<NotificationKind[]>().notNull().default([]),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
})

export const devices = pgTable(
  'devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A device hears nothing once the session that registered it has ended. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    pushType: text('push_type').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.token] }), index('devices_token').on(t.token)],
)

/** What people wrote to support. */
export const supportMessages = pgTable('support_messages', {
  /** Given by the client, so that a repeat is the same message. */
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').$type<ContactTopic>().notNull(),
  message: text('message').notNull(),
  language: text('language').$type<'en' | 'hi'>().notNull(),
  createdAt: createdAt(),
})

/** What leaves for e-mail, SMS and devices: written with its cause, carried afterwards by any instance. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same cause written twice is one parcel. */
    key: text('key').notNull(),
    channel: text('channel').$type<OutboxChannel>().notNull(),
    /** Masked: what an operator may read. */
    recipient: text('recipient').notNull(),
    /** The parcel, encrypted: it may hold a code. Null once it is settled. */
    sealed: text('sealed'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; while an instance carries it, when another may take it over. */
    dueAt: at('due_at').notNull(),
    /** Not worth carrying after that: a code has run out. */
    usefulUntil: at('useful_until'),
    sentAt: at('sent_at'),
    deadAt: at('dead_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('outbox_key').on(t.key),
    index('outbox_due').on(t.dueAt).where(sql`sent_at is null and dead_at is null`),
    index('outbox_dead').on(t.deadAt).where(sql`dead_at is not null`),
    index('outbox_sent').on(t.sentAt).where(sql`sent_at is not null`),
  ],
)

/** `none`: carried nowhere; what an unknown address gets, so that it costs the same as a known one. `news`: told to a member. */
export type OutboxChannel = 'email' | 'sms' | 'push' | 'news' | 'none'

/** The development mailbox: every e-mail and SMS sent while no real carrier is configured. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The parcel that it came by: carried twice it is one message. */
    parcel: text('parcel'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mailbox_messages_parcel').on(t.parcel)],
)

/** The payment sandbox keeps whole provider objects (customers, intents, refunds, events, idempotency keys). */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_objects_kind').on(t.kind, t.createdAt)],
)

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
