import { and, eq } from 'drizzle-orm'
import { lifecycle, type ProposalAction, type ProposalStatus } from '../../../src/domain/proposals/lifecycle.ts'
import type { StepDetails } from '../../../src/domain/proposals/terms.ts'
import type { Posted } from '../../jobs/post.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { proposals } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { ProposalRow } from '../pairs/index.ts'
import { keepStep } from './keepStep.ts'
import { type Parties, partiesAmong, proposalNews, type TakenStep, tellStep } from './proposalNews.ts'

/** The one way in which a proposal moves: with its news in the same write, told as soon as that write stands. */

interface Move {
  to: ProposalStatus
  action: ProposalAction
  /** Null for the system. */
  byProfileId: string | null
  details?: StepDetails | null
  /** What else changes of the row; `expiresAt` is left out where the clock runs on. */
  also?: Partial<Pick<ProposalRow, 'reason' | 'expiresAt' | 'exclusiveUntil' | 'statusBefore' | 'createdAt' | 'packId'>>
}

/** Compares the old status in the same write; null where it changed meanwhile. */
export type Mover = (row: ProposalRow, move: Move) => Promise<ProposalRow | null>

/**
 * Runs one transaction that may move proposals; afterwards each step is told to whom the lifecycle names. Profiles that
 * are `known` are not read again for it.
 */
export async function moving<T>(
  deps: Deps,
  work: (tx: Db, move: Mover) => Promise<T>,
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

/** What is written with a step for whom the lifecycle names. */
export const newsOf = (
  deps: Deps,
  step: Pick<TakenStep, 'from' | 'action' | 'byProfileId'> & { id: string },
  now: Date,
): Posted | null => (lifecycle[step.from][step.action]?.tells.to === 'nobody' ? null : proposalNews(deps, step, now))

/** The job queue tells it where this instance dies before. */
export function announce(deps: Deps, step: TakenStep, parties: Parties | null = null): void {
  deps.jobs.track(
    tellStep(deps, step, { parties }).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a proposal could not be told'),
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
      // Who takes a step has been shown what it is about.
      ...(byProfileId === row.receiverProfileId && !row.deliveredAt ? { deliveredAt: now } : {}),
      ...move.also,
      ...(move.action === 'confirm_close' ? { closeAskedBy: move.byProfileId } : {}),
    })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, row.status)))
    .returning()
  const news = newsOf(deps, { id: row.id, from: row.status, action, byProfileId }, now)
  return keepStep(tx, written, { action, byProfileId, details, now, news })
}
