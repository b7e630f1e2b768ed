import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { accounts, outbox, transactions } from '../../kernel/db/schema.ts'
import { refuse, refuseTransition } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { announceEnd, endOtherSessions } from '../accounts/index.ts'
import { followCharge, refundConfirmed, settle, transactionOf } from '../memberships/index.ts'
import { setListed } from '../profiles/index.ts'
import { lockOwner, proposalById, withTransitions } from '../proposals/index.ts'

/**
 * Repairs follow the same paths as members' requests: the provider's status and the lifecycle, never a direct write of
 * a status.
 */

/** Moves a transaction to the provider's status. */
export async function settleTransaction(deps: Deps, id: string) {
  const transaction = (await transactionOf(deps.db, id)) ?? refuse('NOT_FOUND')
  return { settlement: (await settle(deps, transaction)).settlement }
}

/** Refunds a confirmed charge and ends its purchase, even if a member could not request it. */
export async function refundTransaction(deps: Deps, id: string) {
  const transaction = (await transactionOf(deps.db, id)) ?? refuse('NOT_FOUND')
  if (transaction.status === 'refunded') return { status: 'refunded' }
  if (transaction.status !== 'confirmed') return refuse('REFUND_NOT_POSSIBLE')
  await deps.db.update(transactions).set({ refundAskedAt: deps.now() }).where(eq(transactions.id, id))
  await refundConfirmed(deps, transaction)
  return { status: (await transactionOf(deps.db, id))?.status }
}

/** Restores the purchase of a dispute that was won, with the days that were left of it. */
export async function restoreTransaction(deps: Deps, id: string) {
  const transaction = (await transactionOf(deps.db, id)) ?? refuse('NOT_FOUND')
  if (transaction.status === 'disputed') await followCharge(deps, transaction)
  const status = (await transactionOf(deps.db, id))?.status ?? transaction.status
  return transaction.status === 'disputed' && status === 'confirmed' ? { status } : refuseTransition(status, 'restore')
}

export async function removeProposal(deps: Deps, id: string) {
  const row = (await proposalById(deps.db, id)) ?? refuse('NOT_FOUND')
  const to = statusAfter(row.status, 'admin_remove', row.statusBefore) ?? refuseTransition(row.status, 'admin_remove')
  const moved = await withTransitions(deps, async (tx, move) => {
    await lockOwner(tx, row.receiverProfileId)
    return move(row, {
      to,
      action: 'admin_remove',
      byProfileId: null,
      extraColumns: { expiresAt: null, exclusiveUntil: null },
    })
  })
  if (moved) return { status: to }
  return refuseTransition((await proposalById(deps.db, id))?.status ?? row.status, 'admin_remove')
}

/**
 * A disabled account is logged out everywhere and cannot log in until it is enabled. Its listings are hidden meanwhile;
 * its proposals stay, and a suspension ends them.
 */
export async function setDisabled(deps: Deps, id: string, disabled: boolean) {
  await deps.db.transaction(async (tx) => {
    // Before the account, in the order in which a step of the wizard locks them.
    await setListed(tx, id, !disabled)
    const [row] = await tx
      .update(accounts)
      .set({ disabledAt: disabled ? deps.now() : null })
      .where(and(eq(accounts.id, id), disabled ? isNull(accounts.disabledAt) : isNotNull(accounts.disabledAt)))
      .returning({ id: accounts.id })
    if (!row) return disabled ? refuseTransition('disabled', 'disable') : refuseTransition('enabled', 'enable')
  })
  return { disabled, ended: await logOut(deps, id) }
}

export async function logOut(deps: Deps, id: string): Promise<number> {
  const ended = await endOtherSessions(deps.db, id, null, deps.now())
  announceEnd(deps, id, ended)
  return ended.length
}

/** Delivers a dead letter or a pending job at once. */
export async function retryJob(deps: Deps, id: number) {
  const [row] = await deps.db
    .update(outbox)
    .set({ dueAt: deps.now(), deadAt: null, tries: 0, usefulUntil: null, lastError: null })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
    .returning({ id: outbox.id })
  if (!row) return refuse('NOT_FOUND')
  deps.jobs.wake()
  return { retried: row.id }
}

export async function dropJob(deps: Deps, id: number) {
  const [row] = await deps.db.delete(outbox).where(eq(outbox.id, id)).returning({ id: outbox.id })
  return row ? { dropped: row.id } : refuse('NOT_FOUND')
}
