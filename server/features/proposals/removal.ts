import { and, eq, inArray, or } from 'drizzle-orm'
import { lifecycle, openStatuses, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { proposalStatuses } from '../../../src/domain/proposals/statuses.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { proposals } from '../../kernel/db/schema.ts'
import { between, type ProposalRow } from '../pairs/index.ts'
import type { Transition } from './transitions.ts'

const blockable = proposalStatuses.filter((status) => lifecycle[status].block)

/**
 * Blocking withdraws all open proposals between the two at that moment; the next sweep resumes proposals that were on
 * hold because of it.
 */
export async function withdrawBetween(
  tx: Db,
  move: Transition,
  ownId: string,
  otherId: string,
): Promise<ProposalRow[]> {
  const open = await tx
    .select()
    .from(proposals)
    .where(and(between(ownId, otherId), inArray(proposals.status, blockable)))
    .for('update')
  for (const row of open) {
    const to = statusAfter(row.status, 'block')
    const extraColumns = { expiresAt: null, exclusiveUntil: null, statusBefore: null }
    if (to) await move(row, { to, action: 'block', byProfileId: ownId, extraColumns })
  }
  return open
}

/**
 * Removing a listing also ends its open proposals; the next sweep resumes proposals that were on hold because of them.
 */
export async function removeProposalsOf(tx: Db, move: Transition, profileId: string): Promise<void> {
  const isParty = or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))
  const open = await tx
    .select()
    .from(proposals)
    .where(and(isParty, inArray(proposals.status, openStatuses)))
    .for('update')
  for (const row of open) {
    const to = statusAfter(row.status, 'admin_remove')
    const extraColumns = { expiresAt: null, exclusiveUntil: null }
    if (to) await move(row, { to, action: 'admin_remove', byProfileId: null, extraColumns })
  }
}
