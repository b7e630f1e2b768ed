import { and, eq } from 'drizzle-orm'
import { lifecycle, type ProposalAction, type ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import type { StepDetails } from '../../src/domain/proposals/terms.ts'
import type { Db } from '../db/connect.ts'
import { proposalSteps, proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type TakenStep, tellStep } from '../notifications/proposalNews.ts'
import { postProposalNews } from '../outbox/news.ts'
import type { ProposalRow } from './store.ts'

/** The one way in which a proposal moves: with its news in the same write, told as soon as that write stands. */

export interface Move {
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

/** Runs one transaction that may move proposals; afterwards each step is told to whom the lifecycle names. */
export async function moving<T>(deps: Deps, work: (tx: Db, move: Mover) => Promise<T>): Promise<T> {
  let taken: TakenStep[] = []
  const result = await deps.db.transaction((tx) => {
    taken = []
    return work(tx, async (row, move) => {
      const moved = await moveTo(tx, row, move, deps.now())
      if (moved) taken.push(await noteStep(deps, tx, moved, row.status, move))
      return moved
    })
  })
  for (const step of taken) announce(deps, step)
  return result
}

/** A step that is written by an insertion, told like any other. */
export async function noteStep(
  deps: Deps,
  tx: Db,
  moved: ProposalRow,
  from: ProposalStatus,
  { action, byProfileId }: Pick<Move, 'action' | 'byProfileId'>,
): Promise<TakenStep> {
  const step: TakenStep = { row: moved, from, action, byProfileId }
  if (lifecycle[from][action]?.tells.to !== 'nobody') await postProposalNews(deps, tx, step)
  return step
}

/** The outbox tells it where this instance dies before. */
export function announce(deps: Deps, step: TakenStep): void {
  deps.outbox.track(
    tellStep(deps, step).catch((error: unknown) => deps.log.error({ err: error }, 'a proposal could not be told')),
  )
}

async function moveTo(tx: Db, row: ProposalRow, move: Move, now: Date): Promise<ProposalRow | null> {
  const [moved] = await tx
    .update(proposals)
    .set({
      status: move.to,
      updatedAt: now,
      ...move.also,
      ...(move.action === 'confirm_close' ? { closeAskedBy: move.byProfileId } : {}),
    })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, row.status)))
    .returning()
  if (!moved) return null
  await tx.insert(proposalSteps).values({
    proposalId: row.id,
    byProfileId: move.byProfileId,
    action: move.action,
    status: move.to,
    details: move.details ?? null,
    createdAt: now,
  })
  return moved
}
