import { and, eq } from 'drizzle-orm'
import { endAfter } from '../../src/domain/proposals/clocks.ts'
import type { Db } from '../db/connect.ts'
import { proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { refuse, refuseTransition } from '../http/refusal.ts'
import { mayPropose } from '../listings/permissions.ts'
import { listingFor } from '../listings/store.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { announce, moving, noteStep } from './moving.ts'
import { maySend } from './permissions.ts'
import { holdPair, insertProposal, openBetween, type ProposalRow, proposalById, proposalByRequest } from './store.ts'

export interface ProposalDraft {
  requestId: string
  receiverProfileId: string
  message: string
  /** Kept for later: nothing is checked or counted but that there is no other open one. */
  isDraft: boolean
}

/** Sends a proposal once for a request id; the quota is counted and the credit used in one write. */
export async function send(deps: Deps, own: ProfileRow, draft: ProposalDraft): Promise<ProposalRow> {
  const earlier = await proposalByRequest(deps.db, own.id, draft.requestId)
  if (earlier) return sameRequest(earlier, draft)
  const receiver = await listingFor(deps.db, { profileId: own.id }, draft.receiverProfileId)
  if (!receiver) return refuse('NOT_FOUND')
  const { row, step } = await deps.db.transaction(async (tx) => {
    await holdPair(tx, own.id, receiver.id)
    const rival = await proposalByRequest(tx, own.id, draft.requestId)
    if (rival) return { row: sameRequest(rival, draft), step: null }
    const credit = draft.isDraft ? await mayDraft(tx, own, receiver) : await maySend({ ...deps, db: tx }, own, receiver)
    const now = deps.now()
    const inserted = await insertProposal(tx, {
      requestId: draft.requestId,
      senderProfileId: own.id,
      receiverProfileId: receiver.id,
      status: draft.isDraft ? 'draft' : 'sent',
      message: draft.message,
      packId: credit.packId,
      expiresAt: draft.isDraft ? null : (endAfter('send', 'sent', now) ?? null),
      createdAt: now,
      updatedAt: now,
    })
    const row = inserted ?? refuse('DUPLICATE_PROPOSAL')
    const taken = { action: 'send', byProfileId: own.id } as const
    return { row, step: draft.isDraft ? null : await noteStep(deps, tx, row, 'draft', taken) }
  })
  if (step) announce(deps, step)
  return row
}

const sameRequest = (row: ProposalRow, draft: ProposalDraft): ProposalRow =>
  row.receiverProfileId === draft.receiverProfileId && row.message === draft.message
    ? row
    : refuse('IDEMPOTENCY_MISMATCH')

/** A draft takes no credit yet. */
async function mayDraft(tx: Db, own: ProfileRow, receiver: ProfileRow): Promise<{ packId: null }> {
  if (receiver.accountId === own.accountId || !mayPropose(own.kind, receiver.kind)) refuse('FORBIDDEN')
  if (await openBetween(tx, own.id, receiver.id)) refuse('DUPLICATE_PROPOSAL')
  return { packId: null }
}

/** A draft's words, changed by its sender. */
export async function changeDraft(deps: Deps, row: ProposalRow, message: string): Promise<ProposalRow> {
  const [changed] = await deps.db
    .update(proposals)
    .set({ message, updatedAt: deps.now() })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, 'draft')))
    .returning()
  return changed ?? refuseTransition((await proposalById(deps.db, row.id))?.status ?? row.status, 'save')
}

/** Sends a draft: checked and counted as if it were written now; safe to repeat. */
export async function sendDraft(
  deps: Deps,
  own: ProfileRow,
  receiver: ProfileRow,
  row: ProposalRow,
): Promise<ProposalRow> {
  if (row.senderProfileId !== own.id) return refuseTransition(row.status, 'send')
  if (row.status !== 'draft') return row.status === 'sent' ? row : refuseTransition(row.status, 'send')
  const now = deps.now()
  const sent = await moving(deps, async (tx, move) => {
    await holdPair(tx, own.id, receiver.id)
    const { packId } = await maySend({ ...deps, db: tx }, own, receiver, row.id)
    const also = { packId, createdAt: now, expiresAt: endAfter('send', 'sent', now) ?? null }
    return move(row, { to: 'sent', action: 'send', byProfileId: own.id, also })
  })
  return sent ?? (await proposalById(deps.db, row.id)) ?? refuse('NOT_FOUND')
}
