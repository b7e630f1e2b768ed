import { day, hour } from '../../../src/domain/durations.ts'
import { forEachLogged } from '../../jobs/forEachLogged.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { notifyPayment } from './membershipNotifications.ts'
import { refundConfirmed, settle } from './settle.ts'
import { moveTransaction, type TransactionRow, transactionOf, unsettledIds } from './store.ts'

const patience = 3_000

/** Settles purchases whose tab was closed; continues in the background while the provider is slow. */
export async function settleOpenTransactions(deps: Deps, ids: readonly string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience).unref()
  })
  await Promise.race([settleAll(deps, ids), enough])
  clearTimeout(timer)
}

/** The sweep over every account. */
export const reconcile = async (deps: Deps): Promise<void> => settleAll(deps, await unsettledIds(deps.db))

const settleAll = (deps: Deps, ids: readonly string[]): Promise<void> =>
  forEachLogged(
    deps,
    'payments',
    ids.map((id) => ({ id })),
    (row) => settleOne(deps, row),
  )

async function settleOne(deps: Deps, { id }: Pick<TransactionRow, 'id'>): Promise<void> {
  const transaction = await transactionOf(deps.db, id)
  if (!transaction) return
  if (transaction.status === 'confirmed')
    return transaction.refundAskedAt ? refundConfirmed(deps, transaction) : undefined
  const { settlement, intent } = await settle(deps, transaction)
  if (settlement !== 'waiting') return
  const isProcessing = intent?.status === 'processing'
  if (isProcessing && deps.now().getTime() - transaction.createdAt.getTime() > hour)
    await notifyPayment(deps, transaction, 'payment_pending')
  await close(deps, transaction, isProcessing)
}

/**
 * An unpaid quote expires after its 15 minutes and one in processing after a day; a day later it can no longer be paid.
 */
async function close(deps: Deps, transaction: TransactionRow, processing: boolean): Promise<void> {
  const now = deps.now()
  const quoteEnd = transaction.quoteExpiresAt.getTime()
  const expiresAt = processing ? transaction.createdAt.getTime() + day : quoteEnd
  if (transaction.status !== 'expired' && now.getTime() > expiresAt)
    await moveTransaction(deps.db, transaction, 'expired', now)
  if (transaction.status === 'expired' && transaction.paymentIntent && now.getTime() > quoteEnd + day) {
    await deps.payments.cancelIntent(transaction.paymentIntent)
    await settle(deps, transaction)
  }
}
