import type { ListingCard } from '../domain/contract/market.ts'
import type { Overview } from '../domain/contract/overview.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { call } from './http.ts'
import { outcomeOf } from './outcome.ts'

export const loadOverview = (signal: AbortSignal): Promise<Overview> => call('GET /overview', { signal })

/** None where the member may not look yet. */
export async function loadBestMatches(kind: ProfileKind, limit: number, signal: AbortSignal): Promise<ListingCard[]> {
  const page = await outcomeOf(call('GET /listings', { query: { kind, sort: 'best', limit }, signal, shows: 'lost' }))
  return page.ok ? page.value.list : []
}
