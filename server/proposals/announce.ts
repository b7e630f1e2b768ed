import { inArray } from 'drizzle-orm'
import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { notifyProposal } from '../notifications/proposalNews.ts'
import type { ProposalRow } from './store.ts'

/** Tells open screens that a proposal changed, and the other party what was done; only after the change is kept. */
export function announce(
  deps: Deps,
  row: ProposalRow,
  accountIds: Iterable<string>,
  done: { action: ProposalAction; byProfileId: string } | null = null,
): void {
  for (const accountId of accountIds) deps.live.publish(accountId, { type: 'proposal', proposal_id: row.id })
  if (done)
    notifyProposal(deps, row, done.action, done.byProfileId).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a proposal could not be told'),
    )
}

export async function announceBoth(deps: Deps, row: ProposalRow): Promise<void> {
  const sides = await deps.db
    .select({ accountId: profiles.accountId })
    .from(profiles)
    .where(inArray(profiles.id, [row.senderProfileId, row.receiverProfileId]))
  announce(deps, row, new Set(sides.map(({ accountId }) => accountId)))
}
