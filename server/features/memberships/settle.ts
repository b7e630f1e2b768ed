import { and, eq, notInArray, sql } from 'drizzle-orm'
import { sameMoney } from '../../../src/domain/money.ts'
import { inZone } from '../../../src/domain/timeZone.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { receiptYears, transactions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { lockAccount } from '../entitlements/index.ts'
import { grantPeriod, restorePeriod, revokePeriod } from './grant.ts'
import { invoiceFor } from './invoice.ts'
import { enqueuePaymentNotification, notifyPayment } from './membershipNotifications.ts'
import { quoteForPeriod } from './soldPeriod.ts'
import { moveTransaction, type TransactionRow, wasReplaced } from './store.ts'
import { amountOf } from './storedMoney.ts'

export type Settlement = 'confirmed' | 'refunded' | 'disputed' | 'waiting' | 'failed'

/**
 * Moves a transaction to the provider's status. A succeeded intent becomes exactly one membership, or is refunded if
 * another purchase has replaced it. Safe to repeat and to run concurrently.
 */
export async function settle(
  deps: Deps,
  transaction: TransactionRow,
): Promise<{ settlement: Settlement; intent: Intent | null }> {
  if (transaction.status === 'confirmed') {
    // A server killed after the commit may not have notified anybody.
    await notifyPayment(deps, transaction, 'payment_confirmed')
    return { settlement: 'confirmed', intent: null }
  }
  // The provider still says `succeeded` of a disputed charge.
  if (transaction.status === 'refunded' || transaction.status === 'disputed')
    return { settlement: transaction.status, intent: null }
  if (!transaction.paymentIntent) return { settlement: 'waiting', intent: null }
  const intent = await deps.payments.intent(transaction.paymentIntent)
  if (intent.status === 'succeeded') return { settlement: await applySucceeded(deps, transaction, intent), intent }
  if (intent.status === 'canceled') {
    await moveTransaction(deps.db, transaction, 'cancelled', deps.now())
    return { settlement: 'failed', intent }
  }
  const isPayable = transaction.status === 'requires_payment' || transaction.status === 'failed'
  if (intent.status === 'processing' && isPayable) await moveTransaction(deps.db, transaction, 'processing', deps.now())
  if (intent.status !== 'processing' && transaction.status === 'processing')
    await deps.db.transaction((tx) => decline(deps, tx, transaction))
  return { settlement: 'waiting', intent }
}

/** The bank has declined a payment that was in progress, so the buyer may have left the page. */
async function decline(deps: Deps, tx: Db, transaction: TransactionRow): Promise<void> {
  const [declined] = await moveTransaction(tx, transaction, 'failed', deps.now())
  if (declined) await enqueuePaymentNotification(deps, tx, declined.id, 'failed')
}

async function applySucceeded(deps: Deps, transaction: TransactionRow, intent: Intent): Promise<Settlement> {
  const isOurSum = intent.transactionId === transaction.id && sameMoney(intent.amount, amountOf(transaction))
  const applied =
    isOurSum && !intent.refunded
      ? await deps.db.transaction((tx) => apply(deps, tx, transaction, intent))
      : 'impossible'
  if (applied === 'impossible') return giveBack(deps, intent)
  if (applied === 'confirmed' || applied === 'disputed') return applied
  await notifyPayment(deps, applied, 'payment_confirmed')
  return 'confirmed'
}

/**
 * The transaction if it is confirmed now, or the status it has already; `disputed` also if its charge was disputed
 * before it was confirmed. `impossible` if the charge must be refunded: another purchase replaced it, or there is
 * nothing left to buy.
 */
async function apply(
  deps: Deps,
  tx: Db,
  { id }: TransactionRow,
  { card, disputed }: Intent,
): Promise<TransactionRow | 'confirmed' | 'disputed' | 'impossible'> {
  const now = deps.now()
  // The row lock makes concurrent confirmations wait and see `confirmed`.
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row || row.status === 'refunded') return 'impossible'
  if (row.status === 'confirmed' || row.status === 'disputed') return row.status
  // Two purchases of one account must not compute their periods from the same state.
  const owner = await lockAccount(tx, row.accountId)
  // The account was erased or disabled during the payment, so nobody could use the purchase.
  if (!owner?.isOpen) return 'impossible'
  const wasClosed = row.status === 'expired' || row.status === 'cancelled'
  if (wasClosed && (await wasReplaced(tx, row))) return 'impossible'
  const period = await grantPeriod(tx, row, now)
  if (!period) return 'impossible'
  const quote = row.quote && quoteForPeriod(row.quote, period)
  const invoice = await invoiceFor(deps, tx, row, card)
  const [confirmed] = await tx
    .update(transactions)
    .set({ status: 'confirmed', confirmedAt: now, updatedAt: now, quote, invoice, ...(await nextReceipt(tx, now)) })
    .where(eq(transactions.id, id))
    .returning()
  if (!confirmed) return 'impossible'
  if (disputed) {
    await revoke(deps, tx, confirmed, false)
    return 'disputed'
  }
  await enqueuePaymentNotification(deps, tx, id, 'confirmed')
  return confirmed
}

/**
 * Receipts are numbered by the year in India, like their date. Numbers are gapless: an unused one is released when its
 * transaction rolls back.
 */
async function nextReceipt(tx: Db, now: Date): Promise<{ receiptYear: number; receiptNumber: number }> {
  const year = inZone(now, 'Asia/Kolkata').year()
  const [counter] = await tx
    .insert(receiptYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptYears.year, set: { last: sql`${receiptYears.last} + 1` } })
    .returning()
  return { receiptYear: year, receiptNumber: counter?.last ?? 1 }
}

async function giveBack(deps: Deps, intent: Intent): Promise<Settlement> {
  if (!intent.refunded) await deps.payments.refund(intent.id)
  await deps.db.transaction(async (tx) => {
    const isOpen = notInArray(transactions.status, ['confirmed', 'refunded', 'disputed'])
    const [refunded] = await tx
      .update(transactions)
      .set({ status: 'refunded', updatedAt: deps.now() })
      .where(and(eq(transactions.paymentIntent, intent.id), isOpen))
      .returning({ id: transactions.id })
    if (refunded) await enqueuePaymentNotification(deps, tx, refunded.id, 'refunded')
  })
  return 'refunded'
}

/** A full refund or a dispute at the provider ends the period that the charge paid for; a won dispute restores it. */
export async function followCharge(deps: Deps, transaction: TransactionRow): Promise<void> {
  if (!transaction.paymentIntent) return
  const { refunded, disputed } = await deps.payments.intent(transaction.paymentIntent)
  if (refunded || disputed) await deps.db.transaction((tx) => revoke(deps, tx, transaction, refunded))
  else {
    const restored = await deps.db.transaction((tx) => restore(deps, tx, transaction))
    if (restored) await notifyPayment(deps, restored, 'payment_confirmed', `payment:${restored.id}:restored`)
  }
}

async function revoke(deps: Deps, tx: Db, { id }: TransactionRow, refunded: boolean): Promise<void> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (row?.status !== 'confirmed') return
  await lockAccount(tx, row.accountId)
  const now = deps.now()
  const status = refunded ? 'refunded' : 'disputed'
  await tx.update(transactions).set({ status, updatedAt: now }).where(eq(transactions.id, id))
  await revokePeriod(tx, row, refunded ? 'refunded' : 'suspended', now)
  await enqueuePaymentNotification(deps, tx, id, status)
}

/** The purchase of a dispute that was won, confirmed again under its own receipt; null if it is not disputed. */
async function restore(deps: Deps, tx: Db, { id }: TransactionRow): Promise<TransactionRow | null> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (row?.status !== 'disputed') return null
  await lockAccount(tx, row.accountId)
  const now = deps.now()
  const period = await restorePeriod(tx, row, now)
  const quote = row.quote && period ? quoteForPeriod(row.quote, period) : row.quote
  const [confirmed] = await tx
    .update(transactions)
    .set({ status: 'confirmed', updatedAt: now, quote })
    .where(eq(transactions.id, id))
    .returning()
  return confirmed ?? null
}

/** Requests a refund from the provider and revokes the purchase; safe to repeat. */
export async function refundConfirmed(deps: Deps, transaction: TransactionRow): Promise<void> {
  if (!transaction.paymentIntent) return
  await deps.payments.refund(transaction.paymentIntent)
  await followCharge(deps, transaction)
}
