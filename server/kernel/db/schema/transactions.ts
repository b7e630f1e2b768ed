import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CurrencyCode } from '../../../../src/domain/currencies.ts'
import type { BillingDetails } from '../../../../src/domain/memberships/billingSchema.ts'
import type { Tax } from '../../../../src/domain/memberships/gst.ts'
import type { PurchaseMode } from '../../../../src/domain/memberships/modes.ts'
import type { TransactionStatus } from '../../../../src/domain/memberships/transactions.ts'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import { accounts } from './accounts.ts'
import { at, createdAt, id } from './columns.ts'

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
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** Units of `currency` for one INR, frozen. */
    exchangeRate: doublePrecision('exchange_rate').notNull(),
    paymentIntent: text('payment_intent'),
    clientSecret: text('client_secret'),
    status: text('status').$type<TransactionStatus>().notNull().default('created'),
    quoteExpiresAt: at('quote_expires_at').notNull(),
    /** Frozen with the price; null for purchases made before quotes had lines. */
    quote: jsonb('quote').$type<FrozenQuote>(),
    /** Who sold to whom, as of the settlement; null before it, and for purchases settled before it was stored. */
    invoice: jsonb('invoice').$type<StoredInvoice>(),
    confirmedAt: at('confirmed_at'),
    /** The receipt number: consecutive within a year, assigned in the write that records the charge. */
    receiptYear: integer('receipt_year'),
    receiptNumber: integer('receipt_number'),
    /** Set before requesting the refund from the provider, so that a lost response is retried. */
    refundAskedAt: at('refund_asked_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('transactions_intent').on(t.paymentIntent),
    uniqueIndex('transactions_one_open')
      .on(t.accountId, t.profileKind, t.mode)
      .where(sql`status in ('created', 'requires_payment', 'processing', 'succeeded', 'failed')`),
    index('transactions_account').on(t.accountId, t.createdAt),
    uniqueIndex('transactions_receipt').on(t.receiptYear, t.receiptNumber),
    check('transactions_amount', sql`amount > 0`),
  ],
)

/** A quote as stored: amounts in minor units of the transaction's currency, instants in ISO 8601. */
export interface FrozenQuote {
  lines: { kind: 'plan' | 'addon' | 'credit' | 'minimum'; subject: string; amount: number; until: string }[]
  start: string
  end: string
  /** The memberships whose unused time was credited. */
  basis: string[]
}

/** What a receipt says besides the purchase. It never changes, except that an erased buyer is removed. */
export interface StoredInvoice {
  seller: { name: string; address: string }
  /** Null if the seller is not registered for GST. */
  tax: StoredTax | null
  /** The account's name and e-mail address; null once erased. */
  buyer: { name: string; email: string } | null
  billedTo: BillingDetails | null
  card: { brand: string; last4: string } | null
}

export interface StoredTax {
  gstin: string
  /** The code of the service; empty if none is configured. */
  sac: string
  country: string
  /** The tax code of the state of supply; null abroad. */
  state: string | null
  /** The undertaking under which an export is not taxed; null for all other sales. */
  undertaking: string | null
  /** Minor units of the transaction's currency. */
  taxable: number
  taxes: (Pick<Tax, 'kind' | 'percent'> & { amount: number })[]
}
