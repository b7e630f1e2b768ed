import { inArray } from 'drizzle-orm'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ProposalRow } from './store.ts'

/** Tells open screens that a proposal changed; only after the change is kept. */
export function announce(deps: Deps, row: ProposalRow, accountIds: Iterable<string>): void {
  for (const accountId of accountIds) deps.live.publish(accountId, { type: 'proposal', proposal_id: row.id })
}

export async function announceBoth(deps: Deps, row: ProposalRow): Promise<void> {
  const sides = await deps.db
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .where(inArray(profiles.id, [row.senderProfileId, row.receiverProfileId]))
  announce(deps, row, new Set(sides.map(({ accountId }) => accountId)))
}
