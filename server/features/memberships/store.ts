import { and, desc, eq, gt, inArray, isNotNull, max, ne, or } from 'drizzle-orm'
import {
  openTransactionStatuses,
  type TransactionStatus,
  unsettledTransactionStatuses,
} from '../../../src/domain/memberships/transactions.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { memberships, transactions, trials } from '../../kernel/db/schema.ts'
import { type Cursor, earlierThan } from '../../kernel/http/cursor.ts'

export type TransactionRow = typeof transactions.$inferSelect

export async function transactionOf(db: Db, id: string): Promise<TransactionRow | undefined> {
  return (await db.select().from(transactions).where(eq(transactions.id, id)))[0]
}

export async function transactionByIntent(db: Db, intentId: string): Promise<TransactionRow | undefined> {
  return (await db.select().from(transactions).where(eq(transactions.paymentIntent, intentId)))[0]
}

export async function openTransaction(
  db: Db,
  accountId: string,
  kind: ProfileKind,
  mode: TransactionRow['mode'],
): Promise<TransactionRow | undefined> {
  return (
    await db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.accountId, accountId),
          eq(transactions.profileKind, kind),
          eq(transactions.mode, mode),
          inArray(transactions.status, openTransactionStatuses),
        ),
      )
  )[0]
}

/** Every unsettled purchase of a plan: at most one of each kind. */
export const openPlanTransactions = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.profileKind, kind),
        ne(transactions.mode, 'ADDON'),
        inArray(transactions.status, openTransactionStatuses),
      ),
    )

/** Oldest first: transactions that may have been paid or refunded without a webhook. */
export const unsettledSelect = (db: SelectBuilder, accountId: string | null) =>
  db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        accountId ? eq(transactions.accountId, accountId) : undefined,
        isNotNull(transactions.paymentIntent),
        or(
          inArray(transactions.status, unsettledTransactionStatuses),
          and(eq(transactions.status, 'confirmed'), isNotNull(transactions.refundAskedAt)),
        ),
      ),
    )
    .orderBy(transactions.createdAt)

export const unsettledIds = async (db: Db): Promise<string[]> => (await unsettledSelect(db, null)).map(({ id }) => id)

/** Null if another request opened one first: at most one is open per account, profile and kind of purchase. */
export async function insertTransaction(
  db: Db,
  values: typeof transactions.$inferInsert,
): Promise<TransactionRow | null> {
  return (await db.insert(transactions).values(values).onConflictDoNothing().returning())[0] ?? null
}

export async function attachIntent(
  db: Db,
  id: string,
  intent: { id: string; clientSecret: string },
): Promise<TransactionRow | undefined> {
  return (
    await db
      .update(transactions)
      .set({ paymentIntent: intent.id, clientSecret: intent.clientSecret, status: 'requires_payment' })
      .where(and(eq(transactions.id, id), eq(transactions.status, 'created')))
      .returning()
  )[0]
}

/** Changes a transaction from a known status; does nothing if it has changed meanwhile. */
export const moveTransaction = (db: Db, seen: TransactionRow, status: TransactionStatus, now: Date) =>
  db
    .update(transactions)
    .set({ status, updatedAt: now })
    .where(and(eq(transactions.id, seen.id), eq(transactions.status, seen.status)))
    .returning({ id: transactions.id })

/** All purchases in any status, newest first. */
export const paymentsOf = (
  db: SelectBuilder,
  accountId: string,
  kind: ProfileKind,
  cursor: Cursor | null,
  most: number,
) =>
  db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.profileKind, kind),
        earlierThan(transactions.createdAt, transactions.id, cursor),
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(most)

/** True if a later purchase of the same sort (a plan, or the same add-on) has replaced this one. */
export async function wasReplaced(db: Db, transaction: TransactionRow): Promise<boolean> {
  const found = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, transaction.accountId),
        eq(transactions.profileKind, transaction.profileKind),
        transaction.mode === 'ADDON'
          ? and(eq(transactions.mode, 'ADDON'), eq(transactions.addonTypes, transaction.addonTypes))
          : ne(transactions.mode, 'ADDON'),
        eq(transactions.status, 'confirmed'),
        gt(transactions.confirmedAt, transaction.createdAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

export const insertMembership = (db: Db, values: typeof memberships.$inferInsert) =>
  db.insert(memberships).values(values).onConflictDoNothing().returning()

export const trialSelect = (db: SelectBuilder, mobileHash: string) =>
  db.select({ mobileHash: trials.mobileHash }).from(trials).where(eq(trials.mobileHash, mobileHash))

/** The time of the profile's last confirmed purchase. */
export const lastConfirmed = (db: SelectBuilder, accountId: string, kind: ProfileKind) =>
  db
    .select({ at: max(transactions.confirmedAt) })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.profileKind, kind),
        eq(transactions.status, 'confirmed'),
      ),
    )
