import type { Proposal } from './proposalSchema.ts'
import type { Offer } from './terms.ts'

interface EarlierOffer {
  offer: Offer
  /** In the reader's language; empty if the label is gone from the list. */
  instrumentLabel: string
}

/** The offer that the current one answers or replaces; null for a first offer and once the terms are agreed or gone. */
export function earlierOffer({ offer, history }: Pick<Proposal, 'offer' | 'history'>): EarlierOffer | null {
  const offers = history.flatMap(({ details }) =>
    details?.offer ? [{ offer: details.offer, instrumentLabel: details.instrument ?? '' }] : [],
  )
  return offer ? (offers.at(-2) ?? null) : null
}
