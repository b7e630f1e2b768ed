import type { Proposal } from './proposalSchema.ts'
import { statusTable } from './statuses.ts'

/** Whose the current offer is, or that it is agreed; null without an offer. */
export function offerKind({ status, offer, history }: Pick<Proposal, 'status' | 'offer' | 'history'>) {
  if (!offer) return null
  if (statusTable[status].terms === 'agreed') return 'agreed'
  const isCounter = history.findLast(({ details }) => details?.offer)?.action === 'counter'
  if (isCounter) return offer.mine ? 'myCounter' : 'theirCounter'
  return offer.mine ? 'mine' : 'theirs'
}
