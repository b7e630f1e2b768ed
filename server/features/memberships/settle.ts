import { and, eq, notInArray, sql } from 'drizzle-orm'
import { sameMoney } from '../../../src/domain/money.ts'
import { inZone } from '../../../src/domain/timeZone.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { receiptYears, transactions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { lockAccount } from '../entitlements/index.ts'
import { grantPeriod, revokePeriod } from './grant.ts'
import { invoiceFor } from './invoice.ts'
import { enqueuePaymentNotification, notifyPayment } from './membershipNotifications.ts'
import { quoteForPeriod } from './soldPeriod.ts'
import { moveTransaction, type TransactionRow, wasReplaced } from './store.ts'
import { amountOf } from './storedMoney.ts'

export type Settlement = 'confirmed' | 'refunded' | 'waiting' | 'failed'

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
  if (transaction.status === 'refunded') return { settlement: 'refunded', intent: null }
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
  if (applied !== 'already') await notifyPayment(deps, applied, 'payment_confirmed')
  return 'confirmed'
}

/** The confirmed transaction; `impossible` if the charge must be refunded: another purchase replaced it, or there is nothing left to buy. */
async function apply(
  deps: Deps,
  tx: Db,
  { id }: TransactionRow,
  { card }: Intent,
): Promise<TransactionRow | 'already' | 'impossible'> {
  const now = deps.now()
  // The row lock makes concurrent confirmations wait and see `confirmed`.
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row || row.status === 'refunded') return 'impossible'
  if (row.status === 'confirmed') return 'already'
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
    const isOpen = notInArray(transactions.status, ['confirmed', 'refunded'])
    const [refunded] = await tx
      .update(transactions)
      .set({ status: 'refunded', updatedAt: deps.now() })
      .where(and(eq(transactions.paymentIntent, intent.id), isOpen))
      .returning({ id: transactions.id })
    if (refunded) await enqueuePaymentNotification(deps, tx, refunded.id, 'refunded')
  })
  return 'refunded'
}

/** A full refund or a dispute at the provider ends the period that the charge paid for. */
export async function revokePurchase(deps: Deps, transaction: TransactionRow): Promise<void> {
  if (!transaction.paymentIntent) return
  const { refunded, disputed } = await deps.payments.intent(transaction.paymentIntent)
  if (refunded || disputed) await deps.db.transaction((tx) => revoke(deps, tx, transaction, refunded))
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

/** Requests a refund from the provider and revokes the purchase; safe to repeat. */
export async function refundConfirmed(deps: Deps, transaction: TransactionRow): Promise<void> {
  if (!transaction.paymentIntent) return
  await deps.payments.refund(transaction.paymentIntent)
  await revokePurchase(deps, transaction)
}
