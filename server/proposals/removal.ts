import { and, eq, inArray, or } from 'drizzle-orm'
import { openStatuses, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../db/connect.ts'
import { proposals } from '../db/schema.ts'
import { moveTo, type ProposalRow } from './store.ts'

/** A listing that a moderator takes away takes its open proposals along; what waited for one of them goes on by the next sweep. */
export async function removeProposalsOf(tx: Db, profileId: string, now: Date): Promise<ProposalRow[]> {
  const isParty = or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))
  const open = await tx
    .select()
    .from(proposals)
    .where(and(isParty, inArray(proposals.status, openStatuses)))
  const removed: (ProposalRow | null)[] = []
  for (const row of open) {
    const to = statusAfter(row.status, 'admin_remove')
    if (!to) continue
    const also = { expiresAt: null, exclusiveUntil: null }
    removed.push(await moveTo(tx, row, { to, action: 'admin_remove', byProfileId: null, now, also }))
  }
  return removed.filter((row) => row !== null)
}
