import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '../../../../src/domain/contract/accounts.ts'
import type { CurrencyCode } from '../../../../src/domain/currencies.ts'
import { storageLimit } from '../../../../src/domain/files.ts'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import { at, createdAt, id } from './columns.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** E.164. */
    mobile: text('mobile').notNull(),
    /** The time when the mobile was verified by a code. */
    mobileVerifiedAt: at('mobile_verified_at'),
    passwordHash: text('password_hash').notNull(),
    language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
    currency: text('currency').$type<CurrencyCode>().notNull().default('INR'),
    /** True if the owner shares the steps that they take on the site. */
    sharesSteps: boolean('shares_steps').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    /** Bytes of stored documents and sent files; the database maintains it with every row that names a file. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
    /** The storage limit; a row that would exceed it is refused in its own statement. */
    storageLimit: bigint('storage_limit', { mode: 'number' }).notNull().default(storageLimit),
    disabledAt: at('disabled_at'),
    /** The time when the account will be erased, unless its owner cancels the deletion. */
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
    /** The kind of the acting profile; null for an entrepreneur without an offering. */
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
    /** Keyed HMAC; null for an unknown account, whose challenge can never be passed. */
    codeHash: text('code_hash'),
    /** The encrypted code, for a resend within its validity. */
    encryptedCode: text('encrypted_code'),
    tries: integer('tries').notNull().default(0),
    sends: integer('sends').notNull().default(1),
    resendAt: at('resend_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set by the fifth wrong attempt: until then the target gets no new code. */
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
