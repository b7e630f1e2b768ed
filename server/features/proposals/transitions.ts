import { and, eq, sql } from 'drizzle-orm'
import { lifecycle, type ProposalAction } from '../../../src/domain/proposals/lifecycle.ts'
import type { ProposalStatus } from '../../../src/domain/proposals/statuses.ts'
import type { StepDetails } from '../../../src/domain/proposals/terms.ts'
import type { JobRow } from '../../jobs/enqueue.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { ProposalRow } from '../pairs/index.ts'
import {
  notifyStep,
  type Parties,
  partiesAmong,
  proposalNotificationJob,
  type TakenStep,
} from './proposalNotifications.ts'
import { saveStep } from './saveStep.ts'

/**
 * The only way to change a proposal's status: the same write enqueues the notification job, which is sent once that
 * write commits.
 */

interface Move {
  to: ProposalStatus
  action: ProposalAction
  /** Null for the system. */
  byProfileId: string | null
  details?: StepDetails | null
  /** Other changed columns; without `expiresAt` the deadline stays. */
  extraColumns?: Partial<
    Pick<ProposalRow, 'reason' | 'expiresAt' | 'exclusiveUntil' | 'statusBefore' | 'createdAt' | 'packId'>
  >
}

/** Compares the old status in the same write; null if it changed meanwhile. */
export type Transition = (row: ProposalRow, move: Move) => Promise<ProposalRow | null>

/**
 * Runs one transaction that may change proposals; afterwards notifies the sides that the lifecycle names for each step.
 * Profiles in `known` are not queried again.
 */
export async function withTransitions<T>(
  deps: Deps,
  work: (tx: Db, move: Transition) => Promise<T>,
  known: readonly ProfileRow[] = [],
): Promise<T> {
  let taken: TakenStep[] = []
  const result = await deps.db.transaction((tx) => {
    taken = []
    return work(tx, async (row, move) => {
      const moved = await moveTo(deps, tx, row, move)
      const { action, byProfileId } = move
      if (moved) taken.push({ row: moved, from: row.status, action, byProfileId })
      return moved
    })
  })
  for (const step of taken) announce(deps, step, partiesAmong(known, step.row))
  return result
}

/** The notification job that is written with a step; null if nobody is notified. */
export const notificationJobOf = (
  deps: Deps,
  step: Pick<TakenStep, 'from' | 'action' | 'byProfileId'> & { id: string },
  now: Date,
): JobRow | null =>
  lifecycle[step.from][step.action]?.notifies.to === 'nobody' ? null : proposalNotificationJob(deps, step, now)

/** Notifies after the commit; the queued job is the fallback if this instance crashes. */
export function announce(deps: Deps, step: TakenStep, parties: Parties | null = null): void {
  deps.jobs.track(
    notifyStep(deps, step, { parties }).catch((error: unknown) =>
      deps.log.error({ err: error }, 'proposal notification failed'),
    ),
  )
}

function moveTo(deps: Deps, tx: Db, row: ProposalRow, move: Move): Promise<ProposalRow | null> {
  const now = deps.now()
  const { action, byProfileId, details = null } = move
  const written = tx
    .update(proposals)
    .set({
      status: move.to,
      updatedAt: now,
      // Taking a step implies having seen the proposal.
      ...(byProfileId === row.receiverProfileId && !row.deliveredAt ? { deliveredAt: now } : {}),
      // A new deadline is announced again before it ends.
      ...(move.extraColumns?.expiresAt ? { reminders: sql`least(${proposals.reminders}, 1)` } : {}),
      ...move.extraColumns,
      ...(move.action === 'confirm_close' ? { closeAskedBy: move.byProfileId } : {}),
    })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, row.status)))
    .returning()
  const job = notificationJobOf(deps, { id: row.id, from: row.status, action, byProfileId }, now)
  return saveStep(tx, written, { action, byProfileId, details, now, job })
}
