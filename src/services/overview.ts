import type { ListingCard } from '../domain/market/listingCardSchema.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Overview } from '../domain/proposals/overviewSchema.ts'
import { listingCard } from './gainedFields.ts'
import { call } from './http.ts'
import { outcomeOf } from './outcome.ts'

export const loadOverview = (signal: AbortSignal): Promise<Overview> => call('GET /overview', { signal })

/** The maximum number of featured listings at the start of a list. */
const featuredPlaces = 3
const scoreOf = ({ match }: ListingCard): number => match?.score ?? 0

/** The best listings first, featured or not; empty if the member may not see them yet. */
export async function loadBestMatches(kind: ProfileKind, limit: number, signal: AbortSignal): Promise<ListingCard[]> {
  const query = { kind, sort: 'best', limit: limit + featuredPlaces } as const
  const page = await outcomeOf(call('GET /listings', { query, signal, shows: 'lost' }))
  return page.ok
    ? page.value.list
        .map(listingCard)
        .toSorted((one, other) => scoreOf(other) - scoreOf(one))
        .slice(0, limit)
    : []
}
