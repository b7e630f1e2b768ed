import { fromPromise } from 'xstate'
import { formatQuery, type ListingQuery, parseQuery } from '../domain/market/filters.ts'
import { ownProfile } from '../domain/members/nextSteps.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { profileStatusTable } from '../domain/registration/statuses.ts'
import { comparedChoiceMachine } from '../machines/comparedChoiceMachine.ts'
import { listingsMachine } from '../machines/listingsMachine.ts'
import type { ListingsResults } from '../machines/listingsSetup.ts'
import { savedSearchesMachine } from '../machines/savedSearchesMachine.ts'
import { addresses, homeBase, kindListedAt } from '../routes.ts'
import { comparisonSelection } from '../services/comparisonSelection.ts'
import { prefetchListings } from '../services/knownListings.ts'
import {
  changeSearch,
  loadFacets,
  loadListings,
  loadMatching,
  loadSavedSearches,
  removeSearch,
  saveFavourite,
  saveSearch,
} from '../services/market.ts'
import { address, go } from '../services/navigation.ts'
import { storage } from '../services/storage.ts'
import { followScroll, storedList, storeList } from '../services/storedLists.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { watchQuery, writeQuery } from './watchQuery.ts'

const tabOf: Record<ProfileKind, string> = {
  INVESTOR: 'Investor',
  INVESTMENT: 'capital_bridge',
  WANT_TO_SELL: 'business_exchange',
  WANT_TO_GROW: 'global_connect',
}
const queryString = (query: ListingQuery): string => new URLSearchParams(formatQuery(query)).toString()
const queryIn = (kind: ProfileKind, query: URLSearchParams) => parseQuery(kind, Object.fromEntries(query))

const searchActors: ActorsOf<typeof savedSearchesMachine> = {
  loadSearches: fromPromise(({ signal }) => loadSavedSearches(signal)),
  runAction: fromPromise(({ input, signal }) => {
    if (input.what === 'save') return saveSearch(input, signal)
    return input.what === 'change' ? changeSearch(input, signal) : removeSearch(input.id, signal)
  }),
}

const savedSearches = defineEffects(savedSearchesMachine, {
  actors: searchActors,
  actions: {
    // Another kind of listing has its own address.
    showSearch: ({ context }, { kind, query }) => {
      const sought = queryString(parseQuery(kind, query))
      go(`${addresses.list(context.base, kind)}${sought && `?${sought}`}`)
    },
    chooseSubscription: ({ context }) => go(addresses.plans(context.base, { mode: 'UPGRADE' })),
  },
})

const comparedChoice = defineEffects(comparedChoiceMachine, {
  actions: {
    storeChoice: ({ context: { kind, chosen } }) => comparisonSelection.store(kind, chosen),
  },
})

const actors: ActorsOf<typeof listingsMachine> = {
  loadListings: fromPromise(async ({ input, signal }) => {
    const first = input.cursor === null
    const [page, facets, matching] = await Promise.all([
      loadListings(input, signal),
      first ? loadFacets(input, signal).catch(() => null) : null,
      first ? loadMatching(input, signal).catch(() => null) : null,
    ])
    return page.ok ? { ok: true, value: { ...page.value, facets, matching } } : page
  }),
  saveFavourite: fromPromise(({ input, signal }) => saveFavourite(input, signal)),
  watchAddress: callbackActor(({ input, sendBack }) =>
    watchQuery((query) => sendBack({ type: 'address.changed', query: queryIn(input.kind, query) })),
  ),
  followScroll: callbackActor(followScroll),
  prefetchListings: callbackActor(({ input }) => prefetchListings(input.base)),
  savedSearches,
  comparedChoice,
}

export const flow = defineFlow(
  defineEffects(listingsMachine, {
    actors,
    actions: {
      pushAddress: ({ context }) => writeQuery(queryString(context.query)),
      replaceAddress: ({ context }) => writeQuery(queryString(context.query), { replace: true }),
      storeSeen: ({ context: { list, featuredCount, cursor, corrected, bestOf, facets, matching, options } }) =>
        storeList({
          list,
          featuredCount,
          cursor,
          corrected,
          bestOf,
          facets,
          matching,
          options,
        } satisfies ListingsResults),
      storeView: ({ context }) => storage.write('view', context.view),
    },
  }),
  ({ query, me }) => {
    const kind = kindListedAt(address())
    storage.write('tab', tabOf[kind])
    const own = me && ownProfile(me)
    return {
      kind,
      currency: me?.currency ?? 'INR',
      base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
      isDraft: own ? profileStatusTable[own.status].isDraft : false,
      query: queryIn(kind, query),
      seen: storedList<ListingsResults>(),
      chosen: comparisonSelection.read(kind),
      view: storage.read('view') === 'listView' ? ('listView' as const) : ('gridView' as const),
    }
  },
)
