import { and, eq, ne, sql } from 'drizzle-orm'
import { sameMoney } from '../../../src/domain/money.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { receiptYears, transactions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { lockAccount } from '../entitlements/index.ts'
import { grantPeriod, revokePeriod } from './grant.ts'
import { enqueuePaymentNotification, notifyPayment } from './membershipNotifications.ts'
import { moveTransaction, type TransactionRow, wasReplaced } from './store.ts'
import { amountOf } from './storedMoney.ts'

export type Settlement = 'confirmed' | 'refunded' | 'waiting' | 'failed'

/**
 * Moves a transaction to the provider's status. A succeeded intent becomes exactly one membership, or is refunded if
 * another purchase took its place. Safe to repeat and to run concurrently.
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
    await moveTransaction(deps.db, transaction, 'failed', deps.now())
  return { settlement: 'waiting', intent }
}

async function applySucceeded(deps: Deps, transaction: TransactionRow, intent: Intent): Promise<Settlement> {
  const isOurSum = intent.transactionId === transaction.id && sameMoney(intent.amount, amountOf(transaction))
  const applied =
    isOurSum && !intent.refunded ? await deps.db.transaction((tx) => apply(deps, tx, transaction)) : 'impossible'
  if (applied === 'impossible') return giveBack(deps, intent)
  if (applied === 'granted') await notifyPayment(deps, transaction, 'payment_confirmed')
  return 'confirmed'
}

/** `impossible` if the charge must be refunded: another purchase replaced it, or there is nothing left to buy. */
async function apply(deps: Deps, tx: Db, { id }: TransactionRow): Promise<'granted' | 'already' | 'impossible'> {
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
  if (!(await grantPeriod(tx, row, now))) return 'impossible'
  await tx
    .update(transactions)
    .set({ status: 'confirmed', confirmedAt: now, updatedAt: now, ...(await nextReceipt(tx, now)) })
    .where(eq(transactions.id, id))
  await enqueuePaymentNotification(deps, tx, id)
  return 'granted'
}

/** Receipt numbers are gapless: an unused one is released when its transaction rolls back. */
async function nextReceipt(tx: Db, now: Date): Promise<{ receiptYear: number; receiptNumber: number }> {
  const year = now.getUTCFullYear()
  const [counter] = await tx
    .insert(receiptYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptYears.year, set: { last: sql`${receiptYears.last} + 1` } })
    .returning()
  return { receiptYear: year, receiptNumber: counter?.last ?? 1 }
}

async function giveBack(deps: Deps, intent: Intent): Promise<Settlement> {
  if (!intent.refunded) await deps.payments.refund(intent.id)
  await deps.db
    .update(transactions)
    .set({ status: 'refunded', updatedAt: deps.now() })
    .where(and(eq(transactions.paymentIntent, intent.id), ne(transactions.status, 'confirmed')))
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
}

/** Requests a refund from the provider and revokes the purchase; safe to repeat. */
export async function refundConfirmed(deps: Deps, transaction: TransactionRow): Promise<void> {
  if (!transaction.paymentIntent) return
  await deps.payments.refund(transaction.paymentIntent)
  await revokePurchase(deps, transaction)
}
