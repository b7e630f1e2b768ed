import { fromCallback, fromPromise } from 'xstate'
import { addresses, kindListedAt } from '../addresses.ts'
import { type MarketWish, readWish, writeWish } from '../domain/market/filters.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { type ListingsSeen, listingsMachine } from '../machines/listingsMachine.ts'
import { savedSearchesMachine } from '../machines/savedSearchesMachine.ts'
import { homeBase } from '../routes.ts'
import { followScroll, keepList, keptList } from '../services/keptLists.ts'
import {
  changeSearch,
  loadFacets,
  loadListings,
  loadMatching,
  loadSavedSearches,
  markListing,
  removeSearch,
  saveSearch,
} from '../services/market.ts'
import { address, go } from '../services/navigation.ts'
import { storage } from '../services/storage.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'

const tabOf: Record<ProfileKind, string> = {
  INVESTOR: 'Investor',
  INVESTMENT: 'capital_bridge',
  WANT_TO_SELL: 'business_exchange',
  WANT_TO_GROW: 'global_connect',
}
const withWish = (path: string, wish: MarketWish): string => {
  const query = new URLSearchParams(writeWish(wish)).toString()
  return query ? `${path}?${query}` : path
}
const here = () => address().split('?')[0] ?? '/'
const wishIn = (kind: ProfileKind, query: URLSearchParams) => readWish(kind, Object.fromEntries(query))

const searchActors: ActorsOf<typeof savedSearchesMachine> = {
  loadSearches: fromPromise(({ signal }) => loadSavedSearches(signal)),
  runErrand: fromPromise(({ input, signal }) => {
    if (input.what === 'keep') return saveSearch(input, signal)
    return input.what === 'change' ? changeSearch(input, signal) : removeSearch(input.id, signal)
  }),
}

const savedSearches = defineEffects(savedSearchesMachine, {
  actors: searchActors,
  actions: {
    // A list of its own: another kind is another address.
    showSearch: ({ context }, { kind, query }) => {
      go(withWish(addresses.list(context.base, kind), readWish(kind, query)))
      dispatchEvent(new PopStateEvent('popstate'))
    },
    chooseSubscription: ({ context }) => go(addresses.plans(context.base, { mode: 'UPGRADE' })),
  },
})

const actors: ActorsOf<typeof listingsMachine> = {
  loadListings: fromPromise(async ({ input, signal }) => {
    const first = input.cursor === null
    const [page, facets, matching] = await Promise.all([
      loadListings(input, signal),
      first ? loadFacets(input, signal).catch(() => null) : null,
      first && !input.knowsMatching ? loadMatching(input.kind, signal).catch(() => null) : null,
    ])
    return page.ok ? { ok: true, value: { ...page.value, facets, matching } } : page
  }),
  markListing: fromPromise(({ input, signal }) => markListing(input, signal)),
  hearAddress: fromCallback(({ input, sendBack }) => {
    const path = here()
    const hear = () => {
      if (here() === path)
        sendBack({ type: 'address.changed', wish: wishIn(input.kind, new URLSearchParams(location.search)) })
    }
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  }),
  followScroll: fromCallback(followScroll),
  savedSearches,
}

export const flow = defineFlow(
  defineEffects(listingsMachine, {
    actors,
    actions: {
      pushAddress: ({ context }) => go(withWish(here(), context.wish)),
      replaceAddress: ({ context }) => go(withWish(here(), context.wish), { replace: true }),
      keepSeen: ({ context: { list, cursor, corrected, bestOf, facets, matching } }) =>
        keepList({ list, cursor, corrected, bestOf, facets, matching } satisfies ListingsSeen),
      keepView: ({ context }) => storage.write('view', context.view),
    },
  }),
  ({ query, me }) => {
    const kind = kindListedAt(address())
    storage.write('tab', tabOf[kind])
    return {
      kind,
      base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
      wish: wishIn(kind, query),
      seen: keptList<ListingsSeen>(),
      view: storage.read('view') === 'listView' ? ('listView' as const) : ('gridView' as const),
    }
  },
)
