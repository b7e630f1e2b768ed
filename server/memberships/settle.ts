import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { planById } from '../../src/domain/memberships/plans.ts'
import type { Db } from '../db/connect.ts'
import { accounts, memberships, transactions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Intent } from '../providers/payments.ts'
import { periodsOf } from './entitlements.ts'
import { insertMembership, moveTransaction, otherConfirmed, type TransactionRow } from './store.ts'

export type Settlement = 'confirmed' | 'refunded' | 'waiting' | 'failed'

/**
 * Brings a transaction to where the provider says it is. A succeeded intent becomes exactly one membership, or is
 * refunded where another purchase took its place. Safe to repeat and to run at once from several places.
 */
export async function settle(
  deps: Deps,
  transaction: TransactionRow,
): Promise<{ settlement: Settlement; intent: Intent | null }> {
  if (transaction.status === 'confirmed') return { settlement: 'confirmed', intent: null }
  if (transaction.status === 'refunded') return { settlement: 'refunded', intent: null }
  if (!transaction.paymentIntent) return { settlement: 'waiting', intent: null }
  const intent = await deps.payments.intent(transaction.paymentIntent)
  if (intent.status === 'succeeded') return { settlement: await applySucceeded(deps, transaction, intent), intent }
  if (intent.status === 'processing') await moveTransaction(deps.db, transaction.id, 'processing', deps.now())
  if (intent.status === 'canceled') {
    await moveTransaction(deps.db, transaction.id, 'cancelled', deps.now())
    return { settlement: 'failed', intent }
  }
  return { settlement: 'waiting', intent }
}

async function applySucceeded(deps: Deps, transaction: TransactionRow, intent: Intent): Promise<Settlement> {
  const closed = transaction.status === 'expired' || transaction.status === 'cancelled'
  const wrongSum = intent.amount !== transaction.amount || intent.currency !== transaction.currency
  if (wrongSum || (closed && (await otherConfirmed(deps.db, transaction)))) return refundInstead(deps, transaction)
  await deps.db.transaction(async (tx) => {
    // The row lock makes rival confirmations wait; the unique transaction_id makes the second one a no-op.
    const [row] = await tx.select().from(transactions).where(eq(transactions.id, transaction.id)).for('update')
    if (!row || row.status === 'confirmed' || row.status === 'refunded') return
    await lockAccount(tx, row.accountId)
    await grantPeriod(tx, row, deps.now())
    await tx
      .update(transactions)
      .set({ status: 'confirmed', confirmedAt: deps.now(), updatedAt: deps.now() })
      .where(eq(transactions.id, row.id))
  })
  return 'confirmed'
}

/** Two purchases of one account must not compute their periods from the same past. */
const lockAccount = (tx: Db, accountId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')

async function grantPeriod(tx: Db, transaction: TransactionRow, now: Date): Promise<void> {
  const plan = planById(transaction.planId)
  if (!plan) throw new Error(`transaction ${transaction.id} names an unknown plan`)
  const periods = await periodsOf(tx, transaction.accountId, transaction.profileKind)
  const standing = periods.filter(({ endedAt, periodEnd }) => endedAt === null && periodEnd > now)
  const lastEnd = standing.reduce((latest, { periodEnd }) => Math.max(latest, periodEnd.getTime()), now.getTime())
  if (transaction.mode === 'ADDON') return addFeature(tx, transaction, lastEnd, now)
  const start = transaction.mode === 'UPGRADE' ? now.getTime() : startOf(standing, lastEnd, now)
  if (transaction.mode === 'UPGRADE') await endStanding(tx, transaction, now)
  const carried = standing.some(({ hasWantToGrow }) => hasWantToGrow)
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: plan.id,
    transactionId: transaction.id,
    periodStart: new Date(start),
    periodEnd: new Date(start + plan.days * 86_400_000),
    hasWantToGrow: plan.entitlements.global_connect === 'included' || (transaction.mode === 'UPGRADE' && carried),
    createdAt: now,
  })
}

/** A paid plan bought during a trial begins at once; otherwise it extends from max(now, period end). */
const startOf = (standing: { trial: boolean }[], lastEnd: number, now: Date) =>
  standing.every(({ trial }) => trial) ? now.getTime() : lastEnd

const endStanding = (tx: Db, transaction: TransactionRow, now: Date) =>
  tx
    .update(memberships)
    .set({ endedAt: now, endedBecause: 'replaced' })
    .where(
      and(
        eq(memberships.accountId, transaction.accountId),
        eq(memberships.profileKind, transaction.profileKind),
        isNull(memberships.endedAt),
        sql`${memberships.periodEnd} > ${now.toISOString()}::timestamptz`,
      ),
    )

/** An add-on is a period of its own beside the plan, so that one charge is one membership row here too. */
const addFeature = async (tx: Db, transaction: TransactionRow, periodEnd: number, now: Date): Promise<void> => {
  await insertMembership(tx, {
    accountId: transaction.accountId,
    profileKind: transaction.profileKind,
    planId: transaction.planId,
    transactionId: transaction.id,
    periodStart: now,
    periodEnd: new Date(Math.max(periodEnd, now.getTime() + 1000)),
    hasWantToGrow: transaction.addonTypes.includes('GLOBAL_CONNECT'),
    createdAt: now,
  })
}

async function refundInstead(deps: Deps, transaction: TransactionRow): Promise<Settlement> {
  const intentId = transaction.paymentIntent
  if (intentId) await deps.payments.refund(intentId)
  await deps.db
    .update(transactions)
    .set({ status: 'refunded', updatedAt: deps.now() })
    .where(and(eq(transactions.id, transaction.id), ne(transactions.status, 'confirmed')))
  return 'refunded'
}
