import { type ProposalAction, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { openChat } from '../chats/pairs.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { announce } from './announce.ts'
import { endAfter } from './clocks.ts'
import { mayTake, readerOf } from './permissions.ts'
import { moveTo, type ProposalRow, proposalById, stepsOf } from './store.ts'

/** Takes one step of the lifecycle for a party; repeating one's own last step changes nothing. */
export async function act(
  deps: Deps,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  reason: string | null,
): Promise<ProposalRow> {
  if (!mayTake(row, readerOf(row, own, other.kind)).includes(action))
    return (await wasMyLastStep(deps, row, own, action)) ? row : refuse('ILLEGAL_TRANSITION')
  if (action === 'decline' && !reason) return refuse('VALIDATION_FAILED', { fields: { reason: 'required' } })
  if (action === 'accept' && !(await entitlementsOf(deps.db, own.accountId, own.kind, deps.now())).active)
    return refuse('SUBSCRIPTION_REQUIRED')
  const moved = await step(deps, own, row, action, action === 'decline' ? reason : null)
  if (!moved) return act(deps, own, other, (await proposalById(deps.db, row.id)) ?? refuse('NOT_FOUND'), action, reason)
  announce(deps, moved, isPrivate(action) ? [own.accountId] : [own.accountId, other.accountId])
  return moved
}

/** The receiver's first look moves it on; a rival move keeps what stands. */
export async function opened(deps: Deps, own: ProfileRow, other: ProfileRow, row: ProposalRow): Promise<ProposalRow> {
  if (row.receiverProfileId !== own.id || !statusAfter(row.status, 'open')) return row
  const moved = await step(deps, own, row, 'open', null)
  if (moved) announce(deps, moved, [own.accountId, other.accountId])
  return moved ?? (await proposalById(deps.db, row.id)) ?? row
}

/** A shortlist is nobody's business but the receiver's. */
const isPrivate = (action: ProposalAction) => action === 'shortlist' || action === 'unshortlist'

/** Null where the proposal moved meanwhile. An acceptance and its chat are one write. */
async function step(deps: Deps, own: ProfileRow, row: ProposalRow, action: ProposalAction, reason: string | null) {
  const to = statusAfter(row.status, action, row.statusBefore) ?? refuse('ILLEGAL_TRANSITION')
  const now = deps.now()
  const expiresAt = endAfter(action, now)
  return deps.db.transaction(async (tx) => {
    const moved = await moveTo(tx, row, {
      to,
      action,
      byProfileId: own.id,
      now,
      ...(reason === null ? {} : { reason }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    })
    if (moved && action === 'accept') await openChat(tx, moved, now)
    return moved
  })
}

async function wasMyLastStep(deps: Deps, row: ProposalRow, own: ProfileRow, action: ProposalAction): Promise<boolean> {
  const mine = (await stepsOf(deps.db, [row.id])).filter(
    (taken) => taken.byProfileId === own.id && taken.action !== 'first_message',
  )
  return mine.at(-1)?.action === action
}
