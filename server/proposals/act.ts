import { type ProposalAction, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { mayTake, readerOf } from './permissions.ts'
import { moveTo, openChat, type ProposalRow, proposalById, stepsOf } from './store.ts'

const days = (now: Date, count: number) => new Date(now.getTime() + count * 86_400_000)

/** How long the next status may last; null = no clock. */
function clockOf(action: ProposalAction, now: Date): Date | null | undefined {
  if (action === 'request_info' || action === 'unshortlist') return days(now, 14)
  if (action === 'shortlist') return days(now, 30)
  return action === 'accept' || action === 'decline' || action === 'withdraw' ? null : undefined
}

/** Takes one step of the lifecycle for a party; repeating one's own last step changes nothing. */
export async function act(
  deps: Deps,
  account: Account,
  own: ProfileRow,
  other: ProfileRow,
  row: ProposalRow,
  action: ProposalAction,
  reason: string | undefined,
): Promise<ProposalRow> {
  const reader = readerOf(row, own, other.kind)
  if (!mayTake(row, reader).includes(action)) {
    if (await wasMyLastStep(deps, row, own, action)) return row
    return refuse('ILLEGAL_TRANSITION')
  }
  if (action === 'decline' && !reason) return refuse('VALIDATION_FAILED', { fields: { reason: 'required' } })
  if (action === 'accept' && !(await entitlementsOf(deps.db, account.id, own.kind, deps.now())).active)
    return refuse('SUBSCRIPTION_REQUIRED')
  const to = statusAfter(row.status, action, row.statusBefore) ?? refuse('ILLEGAL_TRANSITION')
  const now = deps.now()
  const expiresAt = clockOf(action, now)
  const moved = await deps.db.transaction(async (tx) => {
    const next = await moveTo(tx, row, {
      to,
      action,
      byProfileId: own.id,
      now,
      ...(reason === undefined ? {} : { reason }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    })
    if (next && action === 'accept') await openChat(tx, next, now)
    return next
  })
  if (moved) return moved
  const current = await proposalById(deps.db, row.id)
  return current ? act(deps, account, own, other, current, action, reason) : refuse('NOT_FOUND')
}

async function wasMyLastStep(deps: Deps, row: ProposalRow, own: ProfileRow, action: ProposalAction): Promise<boolean> {
  const last = (await stepsOf(deps.db, row.id)).at(-1)
  return last?.action === action && last.byProfileId === own.id
}
