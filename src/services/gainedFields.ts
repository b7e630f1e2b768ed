import type { Compared } from '../domain/contract/market.ts'
import type { MySubscription } from '../domain/contract/memberships.ts'
import type { ListingCard } from '../domain/market/listingCardSchema.ts'
import type { ListingDetail } from '../domain/market/listingSchema.ts'
import type { SavedSearch } from '../domain/market/savedSearchSchema.ts'
import type { Proposal } from '../domain/proposals/proposalSchema.ts'

/**
 * During a deploy a new client can be answered by an older server, which omits fields that responses gained since: a
 * field that screens read without asking gets a default here for as long as such a server may run.
 */

const filled = <T extends object>(answer: T, defaults: Partial<T>): T => ({ ...defaults, ...answer })

type Gained = Pick<ListingCard, 'card_facts' | 'match'>

export const listingCard = <C extends Gained>(card: C): C => ({
  ...(filled<Gained>(card, { card_facts: [] }) as C),
  match: card.match && { ...card.match, reasons: card.match.reasons.map((one) => filled(one, { amounts: null })) },
})

export const listingDetail = (listing: ListingDetail): ListingDetail => {
  const whole = filled(listingCard(listing), { comparables: { revenue: null, profit: null }, similar: [] })
  return { ...whole, similar: whole.similar.map(listingCard) }
}

export const compared = (answer: Compared): Compared => ({ ...answer, list: answer.list.map(listingCard) })

export const savedSearch = (search: SavedSearch): SavedSearch => filled(search, { criteria: [] })

export const proposal = (one: Proposal): Proposal => {
  const asks = { kind: one.other.kind, price: null, stake: null, minimum: null, valuation: null }
  return {
    ...filled(one, { asks, nda: null, contact: null, allowance: null }),
    other: filled(one.other, { instruments: [] }),
  }
}

export const mySubscription = (mine: MySubscription): MySubscription => ({
  ...mine,
  subscription: mine.subscription && filled(mine.subscription, { later_periods: [] }),
})
