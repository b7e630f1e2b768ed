import { and, eq, inArray, or } from 'drizzle-orm'
import { lifecycle, openStatuses, proposalStatuses, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { proposals } from '../../kernel/db/schema.ts'
import { between, type ProposalRow } from '../pairs/index.ts'
import type { Mover } from './moving.ts'

const blockable = proposalStatuses.filter((status) => lifecycle[status].block)

/**
 * Who blocks the other withdraws from whatever is open between the two, as it stands by then; what waited for it goes on
 * by the next sweep.
 */
export async function withdrawBetween(tx: Db, move: Mover, ownId: string, otherId: string): Promise<ProposalRow[]> {
  const open = await tx
    .select()
    .from(proposals)
    .where(and(between(ownId, otherId), inArray(proposals.status, blockable)))
    .for('update')
  for (const row of open) {
    const to = statusAfter(row.status, 'block')
    const also = { expiresAt: null, exclusiveUntil: null, statusBefore: null }
    if (to) await move(row, { to, action: 'block', byProfileId: ownId, also })
  }
  return open
}

/** A listing that a moderator takes away takes its open proposals along; what waited for one of them goes on by the next sweep. */
export async function removeProposalsOf(tx: Db, move: Mover, profileId: string): Promise<void> {
  const isParty = or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))
  const open = await tx
    .select()
    .from(proposals)
    .where(and(isParty, inArray(proposals.status, openStatuses)))
    .for('update')
  for (const row of open) {
    const to = statusAfter(row.status, 'admin_remove')
    const also = { expiresAt: null, exclusiveUntil: null }
    if (to) await move(row, { to, action: 'admin_remove', byProfileId: null, also })
  }
}
