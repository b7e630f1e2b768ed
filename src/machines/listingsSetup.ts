import { type ActorRefFrom, assign, type EventObject, fromPromise, setup } from 'xstate'
import type { Facets, ListingPage, Matching } from '../domain/contract/market.ts'
import type { CurrencyCode } from '../domain/currencies.ts'
import { type AmountRangeError, readRange, type TypedRange } from '../domain/market/filterAmounts.ts'
import { emptyQuery, type ListingQuery, type Sort } from '../domain/market/filters.ts'
import type { ListingCard } from '../domain/market/listingCardSchema.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Base } from '../routes.ts'
import { type Chosen, comparedChoiceMachine } from './comparedChoiceMachine.ts'
import { effect, listener } from './effect.ts'
import { rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import { savedSearchesMachine } from './savedSearchesMachine.ts'

/** The setup of listingsMachine.ts: its actors, guards and actions. */

export type View = 'gridView' | 'listView'
export interface ListingsRequest {
  kind: ProfileKind
  query: ListingQuery
  cursor: string | null
  limit: number
}
export interface ListingsResponse
  extends Pick<ListingPage, 'list' | 'featured_count' | 'next_cursor' | 'corrected' | 'best_of'> {
  /** Null if counting failed or was not requested; the list works without it. */
  facets: Facets | null
  matching: Matching | null
}
/** The results so far. */
export interface ListingsResults {
  list: ListingCard[]
  /** The number of featured listings at the start. */
  featuredCount: number
  cursor: string | null
  corrected: string | null
  bestOf: number | null
  facets: Facets | null
  matching: Matching | null
  /** The options without a search text, used for suggesting filters for a typed text. */
  options: Facets['facets']
}
interface Context extends ListingsResults, WithRefusal {
  /** The member's currency, in which amounts are entered. */
  currency: CurrencyCode
  /** The listings selected for comparison, across searches. */
  comparedChoice: ActorRefFrom<typeof comparedChoiceMachine>
  /** True on return to an earlier list, whose scroll position is restored. */
  isRestored: boolean
  kind: ProfileKind
  base: Base
  /** True if the member's own profile was never submitted. */
  isDraft: boolean
  /** The typed text; `query.text` is the searched text. */
  draft: string
  /** True from the first key until the text is submitted or the suggestions are dismissed. */
  isSuggesting: boolean
  query: ListingQuery
  /** True if the list is the result of the query. */
  isAnswered: boolean
  view: View
  /** What is wrong with the typed range of amounts, which has no effect until it is corrected. */
  rangeError: AmountRangeError | null
  /** The listing whose mark is changing, and its new mark. */
  marked: { id: string; favourite: boolean } | null
}
type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'filter.toggled'; name: string; value: string }
  | { type: 'suggestion.chosen'; name: string; value: string }
  | { type: 'suggestions.dismissed' }
  | { type: 'flag.toggled'; flag: 'verified' | 'favourites' }
  | ({ type: 'amount.chosen' } & TypedRange)
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: Sort }
  | { type: 'view.chosen'; view: View }
  | { type: 'address.changed'; query: ListingQuery }
  | { type: 'favourite.toggled'; id: string; favourite: boolean }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }

export interface ListingsInput {
  currency: CurrencyCode
  kind: ProfileKind
  base: Base
  isDraft: boolean
  query: ListingQuery
  view: View
  /** The results before the member opened a listing; null on a new visit. */
  seen: ListingsResults | null
  /** The listings ticked for comparison. */
  chosen: readonly Chosen[]
}
export const emptyListings: ListingsResults = {
  list: [],
  featuredCount: 0,
  cursor: null,
  corrected: null,
  bestOf: null,
  facets: null,
  matching: null,
  options: [],
}
export const pageSizes: Record<View, number> = { gridView: 12, listView: 20 }

export const listingsSetup = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as ListingsInput },
  actors: {
    loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(notProvided),
    saveFavourite: fromPromise<Outcome<unknown>, { id: string; favourite: boolean }>(notProvided),
    watchAddress: listener<Event, { kind: ProfileKind }>(),
    followScroll: listener<EventObject>(),
    prefetchListings: listener<EventObject, { base: Base }>(),
    savedSearches: savedSearchesMachine,
    comparedChoice: comparedChoiceMachine,
  },
  guards: {
    wasFound: isAccepted,
    wasMarked: isAccepted,
    wasSeenBefore: ({ context }) => context.list.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    rangeIsValid: ({ context }, typed: TypedRange) => typeof readRange(typed, context.currency) === 'object',
    wasInterrupted: ({ context: { isAnswered, marked } }) => !isAnswered || marked !== null,
    textIsNew: ({ context }) => context.draft.trim() !== context.query.text,
  },
  actions: {
    changeText: assign({ draft: (_, text: string) => text, isSuggesting: true }),
    closeSuggestions: assign({ isSuggesting: false }),
    applyText: assign(({ context }) => ({ query: { ...context.query, text: context.draft.trim() } })),
    toggleFilter: assign(({ context }, choice: { name: string; value: string }) => ({
      query: toggled(context.query, choice),
    })),
    takeSuggestion: assign(({ context: { query } }, { name, value }: { name: string; value: string }) => ({
      draft: '',
      isSuggesting: false,
      query: { ...query, text: '', filters: { ...query.filters, [name]: [value] } },
    })),
    toggleFlag: assign(({ context: { query } }, flag: 'verified' | 'favourites') => ({
      query: { ...query, [flag]: !query[flag] },
    })),
    chooseRange: assign(({ context: { query, currency } }, typed: TypedRange) => {
      const range = readRange(typed, currency)
      if (typeof range === 'string') return {}
      return { query: { ...query, amountMin: range.least, amountMax: range.most }, rangeError: null }
    }),
    refuseRange: assign(({ context: { currency } }, typed: TypedRange) => {
      const range = readRange(typed, currency)
      return { rangeError: typeof range === 'string' ? range : null }
    }),
    clearFilters: assign(({ context: { query } }) => ({
      query: { ...emptyQuery, text: query.text, sort: query.sort },
      rangeError: null,
    })),
    chooseSort: assign(({ context: { query } }, sort: Sort) => ({ query: { ...query, sort } })),
    chooseView: assign({ view: (_, view: View) => view }),
    storeView: effect(),
    storeSeen: effect(),
    followAddress: assign((_, query: ListingQuery) => ({
      query,
      draft: query.text,
      isSuggesting: false,
      rangeError: null,
    })),
    pushAddress: effect(),
    replaceAddress: effect(),
    restart: assign({ cursor: null, isAnswered: false, ...withoutRefusal }),
    showFound: assign(({ context }, outcome: Outcome<ListingsResponse>) =>
      outcome.ok ? found(context, outcome.value) : {},
    ),
    rememberRefusal: rememberRefusal(),
    rememberMark: assign((_, mark: { id: string; favourite: boolean }) => ({ marked: mark, ...withoutRefusal })),
    showMark: assign(({ context: { list, marked } }) => ({
      list: list.map((card) => (card.id === marked?.id ? { ...card, favourite: marked.favourite } : card)),
    })),
    forgetMark: assign({ marked: null }),
  },
  delays: { typingPause: 300 },
})

function toggled(query: ListingQuery, { name, value }: { name: string; value: string }): ListingQuery {
  const chosen = query.filters[name] ?? []
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...query, filters: { ...query.filters, [name]: values } }
}

/** Applies a page: the first replaces the list, later ones extend it. Parts that were not requested stay. */
const found = ({ query, cursor, list, featuredCount, facets, matching, options }: Context, page: ListingsResponse) => ({
  isAnswered: true,
  marked: null,
  list: cursor === null ? page.list : [...list, ...page.list],
  featuredCount: cursor === null ? page.featured_count : featuredCount,
  cursor: page.next_cursor,
  corrected: page.corrected,
  bestOf: page.best_of,
  facets: page.facets ?? facets,
  options: query.text === '' && page.facets ? page.facets.facets : options,
  // Dropped by a new search, for which the old value would be wrong.
  matching: cursor === null ? page.matching : matching,
  ...withoutRefusal,
})
