import { fromPromise } from 'xstate'
import { homeBase } from '../domain/landing.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { listingsMachine } from '../machines/listingsMachine.ts'
import { loadListings } from '../services/market.ts'
import { address, go } from '../services/navigation.ts'
import { type ActorsOf, defineFlow } from './flow.ts'

const kindAt = (path: string): ProfileKind => {
  if (path.includes('/capital-bridge')) return 'INVESTMENT'
  if (path.includes('/business-exchange')) return 'WANT_TO_SELL'
  return path.includes('/global-connect') ? 'WANT_TO_GROW' : 'INVESTOR'
}

const actors: ActorsOf<typeof listingsMachine> = {
  loadListings: fromPromise(({ input, signal }) => loadListings(input, signal)),
}

export const flow = defineFlow(
  listingsMachine.provide({
    actors,
    actions: {
      writeAddress: ({ context }) => {
        const path = address().split('?')[0] ?? '/'
        go(context.text ? `${path}?q=${encodeURIComponent(context.text)}` : path, { replace: true })
      },
    },
  }),
  ({ query, me }) => ({
    kind: kindAt(address()),
    base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
    text: query.get('q') ?? '',
  }),
)
