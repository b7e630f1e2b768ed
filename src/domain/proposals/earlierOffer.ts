import type { Proposal } from './proposalSchema.ts'
import { statusTable } from './statuses.ts'
import type { Offer } from './terms.ts'

interface EarlierOffer {
  offer: Offer
  /** In the reader's language; empty if the label is gone from the list. */
  instrumentLabel: string
}

/** The offer that the one on the table answers or replaces; null for a first offer and once the terms are agreed. */
export function earlierOffer({ status, history }: Pick<Proposal, 'status' | 'history'>): EarlierOffer | null {
  const offers = history.flatMap(({ details }) =>
    details?.offer ? [{ offer: details.offer, instrumentLabel: details.instrument ?? '' }] : [],
  )
  return statusTable[status].terms === 'on_table' ? (offers.at(-2) ?? null) : null
}
