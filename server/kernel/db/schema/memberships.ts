import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import { accounts } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'
import { transactions } from './transactions.ts'

/** One row per applied purchase: because the transaction is unique, a charge becomes one membership. */
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
    /** The upgrade that replaced this period; refunding the upgrade restores it. */
    replacedBy: uuid('replaced_by').references(() => transactions.id),
    /** The catalogue's price at the time of purchase, in paise. */
    worthPaise: bigint('worth_paise', { mode: 'number' }),
    cancelledAt: at('cancelled_at'),
    nextPlanId: text('next_plan_id'),
    /** The first use of the profile's plan after this purchase; from then on it is not refunded. */
    usedAt: at('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('memberships_transaction').on(t.transactionId),
    uniqueIndex('memberships_one_trial').on(t.accountId, t.profileKind).where(sql`trial`),
    index('memberships_account').on(t.accountId, t.profileKind, t.periodEnd),
    index('memberships_featured').on(t.profileKind, t.featuredUntil).where(sql`featured_until is not null`),
    check('memberships_period', sql`period_end > period_start`),
    // A period that was replaced before its start may be restored and start later.
    check('memberships_ended', sql`ended_at is null or ended_because = 'replaced' or ended_at >= period_start`),
  ],
)

/** To whom the receipts of an account are addressed. */
export const billingDetails = pgTable('billing_details', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  state: text('state'),
  gstin: text('gstin'),
})

/** The last receipt number of each year. */
export const receiptYears = pgTable('receipt_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** One free trial per mobile number, forever: the keyed hash outlives the account. */
export const trials = pgTable('trials', {
  mobileHash: text('mobile_hash').primaryKey(),
  createdAt: createdAt(),
})

/** The provider's events that were already processed. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})
