import type { Deps } from '../deps.ts'
import { notifyProposal } from '../notifications/proposalNews.ts'
import type { ProposalRow } from './store.ts'

/** Tells open screens that a proposal changed; only after the change is kept. */
export function announce(deps: Deps, row: ProposalRow, accountIds: Iterable<string>): void {
  for (const accountId of accountIds) deps.live.publish(accountId, { type: 'proposal', proposal_id: row.id })
  notifyProposal(deps, row).catch((error: unknown) => deps.log.error({ err: error }, 'a proposal could not be told'))
}
