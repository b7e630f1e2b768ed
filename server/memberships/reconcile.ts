import type { Deps } from '../deps.ts'
import { settle } from './settle.ts'
import { moveTransaction, type TransactionRow, unsettledTransactions } from './store.ts'

const processingLimit = 24 * 3_600_000

/** Finishes what a closed tab of this account left; a provider that does not answer is tried again later. */
export const settleOpenTransactions = (deps: Deps, accountId: string): Promise<void> => settleAll(deps, accountId, 5)

/** The sweep over every account. */
export const reconcile = (deps: Deps): Promise<void> => settleAll(deps, null, 500)

async function settleAll(deps: Deps, accountId: string | null, most: number): Promise<void> {
  for (const transaction of await unsettledTransactions(deps.db, accountId, most)) {
    try {
      const { settlement, intent } = await settle(deps, transaction)
      if (settlement === 'waiting') await expire(deps, transaction, intent?.status === 'processing')
    } catch (error) {
      deps.log.warn({ err: error, transaction: transaction.id }, 'a transaction could not be settled yet')
    }
  }
}

/** An unpaid quote ends after its 15 minutes, one in processing after a day; a late success is still found by the sweep. */
async function expire(deps: Deps, transaction: TransactionRow, processing: boolean): Promise<void> {
  const limit = processing ? transaction.createdAt.getTime() + processingLimit : transaction.quoteExpiresAt.getTime()
  if (transaction.status !== 'expired' && transaction.status !== 'cancelled' && deps.now().getTime() > limit)
    await moveTransaction(deps.db, transaction.id, 'expired', deps.now())
}
