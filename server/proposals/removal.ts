import { and, eq, inArray, or } from 'drizzle-orm'
import { openStatuses, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../db/connect.ts'
import { proposals } from '../db/schema.ts'
import type { Mover } from './moving.ts'

/** Who blocks the other withdraws from whatever is open between the two; what waited for it goes on by the next sweep. */
export async function withdrawBetween(tx: Db, move: Mover, ownId: string, otherId: string): Promise<void> {
  const isBetween = or(
    and(eq(proposals.senderProfileId, ownId), eq(proposals.receiverProfileId, otherId)),
    and(eq(proposals.senderProfileId, otherId), eq(proposals.receiverProfileId, ownId)),
  )
  const open = await tx
    .select()
    .from(proposals)
    .where(and(isBetween, inArray(proposals.status, openStatuses)))
  for (const row of open) {
    const to = statusAfter(row.status, 'block')
    const also = { expiresAt: null, exclusiveUntil: null, statusBefore: null }
    if (to) await move(row, { to, action: 'block', byProfileId: ownId, also })
  }
}

/** A listing that a moderator takes away takes its open proposals along; what waited for one of them goes on by the next sweep. */
export async function removeProposalsOf(tx: Db, move: Mover, profileId: string): Promise<void> {
  const isParty = or(eq(proposals.senderProfileId, profileId), eq(proposals.receiverProfileId, profileId))
  const open = await tx
    .select()
    .from(proposals)
    .where(and(isParty, inArray(proposals.status, openStatuses)))
  for (const row of open) {
    const to = statusAfter(row.status, 'admin_remove')
    const also = { expiresAt: null, exclusiveUntil: null }
    if (to) await move(row, { to, action: 'admin_remove', byProfileId: null, also })
  }
}
