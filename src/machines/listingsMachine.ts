import { assign, type EventObject, fromPromise, setup } from 'xstate'
import type { Facets, ListingCard, ListingPage, Matching } from '../domain/contract/market.ts'
import { emptyWish, type MarketWish, type Sort } from '../domain/market/filters.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { effect, listener } from './effect.ts'
import { refusalIn } from './form.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { savedSearchesMachine } from './savedSearchesMachine.ts'

/** A list of the market: searched, narrowed, ordered and paged; its address says it all. */

export type View = 'gridView' | 'listView'
export interface ListingsAsked {
  kind: ProfileKind
  wish: MarketWish
  cursor: string | null
  limit: number
  knowsMatching: boolean
}
export interface ListingsFound extends Pick<ListingPage, 'list' | 'next_cursor' | 'corrected' | 'best_of'> {
  /** Null where it could not be counted, or was not asked for: the list stands without. */
  facets: Facets | null
  matching: Matching | null
}
/** What has been found so far. */
export interface ListingsSeen {
  list: ListingCard[]
  cursor: string | null
  corrected: string | null
  bestOf: number | null
  facets: Facets | null
  matching: Matching | null
}
interface Context extends ListingsSeen {
  /** To a list seen before, which is as high as it was left. */
  cameBack: boolean
  kind: ProfileKind
  base: string
  /** What is typed; `wish.text` is what was searched for. */
  draft: string
  wish: MarketWish
  view: View
  /** The listing being marked, and how. */
  marked: { id: string; favourite: boolean } | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'filter.toggled'; name: string; value: string }
  | { type: 'flag.toggled'; flag: 'verified' | 'favourites' }
  | { type: 'amount.chosen'; least: number | null; most: number | null }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: Sort }
  | { type: 'view.chosen'; view: View }
  | { type: 'address.changed'; wish: MarketWish }
  | { type: 'favourite.toggled'; id: string; favourite: boolean }
  | { type: 'more.asked' }
  | { type: 'retry.asked' }

export interface ListingsInput {
  kind: ProfileKind
  base: string
  wish: MarketWish
  view: View
  /** Found before one went to look at something; null on a fresh visit. */
  seen: ListingsSeen | null
}
const nothingSeen: ListingsSeen = {
  list: [],
  cursor: null,
  corrected: null,
  bestOf: null,
  facets: null,
  matching: null,
}
const pageSizes: Record<View, number> = { gridView: 12, listView: 20 }

export const listingsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as ListingsInput },
  actors: {
    loadListings: fromPromise<Outcome<ListingsFound>, ListingsAsked>(notProvided),
    markListing: fromPromise<Outcome<unknown>, { id: string; favourite: boolean }>(notProvided),
    hearAddress: listener<Event, { kind: ProfileKind }>(),
    followScroll: listener<EventObject>(),
    savedSearches: savedSearchesMachine,
  },
  guards: {
    wasFound: isAccepted,
    wasMarked: isAccepted,
    wasSeenBefore: ({ context }) => context.list.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    textIsNew: ({ context }) => context.draft.trim() !== context.wish.text,
  },
  actions: {
    changeText: assign({ draft: (_, text: string) => text }),
    takeText: assign(({ context }) => ({ wish: { ...context.wish, text: context.draft.trim() } })),
    toggleFilter: assign(({ context }, choice: { name: string; value: string }) => ({
      wish: toggled(context.wish, choice),
    })),
    toggleFlag: assign(({ context: { wish } }, flag: 'verified' | 'favourites') => ({
      wish: { ...wish, [flag]: !wish[flag] },
    })),
    chooseAmount: assign(({ context: { wish } }, { least, most }: { least: number | null; most: number | null }) => ({
      wish: { ...wish, amountMin: least, amountMax: most },
    })),
    clearFilters: assign(({ context: { wish } }) => ({ wish: { ...emptyWish, text: wish.text, sort: wish.sort } })),
    chooseSort: assign(({ context: { wish } }, sort: Sort) => ({ wish: { ...wish, sort } })),
    chooseView: assign({ view: (_, view: View) => view }),
    keepView: effect(),
    keepSeen: effect(),
    followAddress: assign((_, wish: MarketWish) => ({ wish, draft: wish.text })),
    pushAddress: effect(),
    replaceAddress: effect(),
    beginAnew: assign({ cursor: null, refusal: null }),
    showFound: assign(({ context }, outcome: Outcome<ListingsFound>) =>
      outcome.ok ? found(context, outcome.value) : {},
    ),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<unknown>) => refusalIn(outcome) }),
    rememberMark: assign((_, mark: { id: string; favourite: boolean }) => ({ marked: mark, refusal: null })),
    showMark: assign(({ context: { list, marked } }) => ({
      list: list.map((card) => (card.id === marked?.id ? { ...card, favourite: marked.favourite } : card)),
    })),
    forgetMark: assign({ marked: null }),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'listings',
  context: ({ input: { seen, ...input } }) => ({
    ...input,
    ...(seen ?? nothingSeen),
    cameBack: seen !== null,
    draft: input.wish.text,
    marked: null,
    refusal: null,
  }),
  initial: 'beginning',
  invoke: [
    { src: 'followScroll' },
    { src: 'hearAddress', input: ({ context }) => ({ kind: context.kind }) },
    { id: 'savedSearches', src: 'savedSearches', input: ({ context }) => ({ kind: context.kind, base: context.base }) },
  ],
  on: {
    'text.changed': { target: '.typing', actions: { type: 'changeText', params: ({ event }) => event.text } },
    'search.submitted': { target: '.loading', reenter: true, actions: ['takeText', 'beginAnew', 'pushAddress'] },
    'filter.toggled': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'toggleFilter', params: ({ event }) => event }, 'beginAnew', 'pushAddress'],
    },
    'flag.toggled': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'toggleFlag', params: ({ event }) => event.flag }, 'beginAnew', 'pushAddress'],
    },
    'amount.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'chooseAmount', params: ({ event }) => event }, 'beginAnew', 'pushAddress'],
    },
    'filters.cleared': { target: '.loading', reenter: true, actions: ['clearFilters', 'beginAnew', 'pushAddress'] },
    'sort.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'chooseSort', params: ({ event }) => event.sort }, 'beginAnew', 'pushAddress'],
    },
    'address.changed': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'followAddress', params: ({ event }) => event.wish }, 'beginAnew'],
    },
    'view.chosen': { actions: [{ type: 'chooseView', params: ({ event }) => event.view }, 'keepView'] },
  },
  states: {
    beginning: { always: [{ guard: 'wasSeenBefore', target: 'shown' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadListings',
        input: ({ context: { kind, wish, cursor, view, matching } }) => ({
          kind,
          wish,
          cursor,
          limit: pageSizes[view],
          knowsMatching: matching !== null,
        }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'showFound', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    typing: {
      on: {
        'text.changed': {
          target: 'typing',
          reenter: true,
          actions: { type: 'changeText', params: ({ event }) => event.text },
        },
      },
      after: {
        typingPause: [
          { guard: 'textIsNew', target: 'loading', actions: ['takeText', 'beginAnew', 'replaceAddress'] },
          { target: 'shown' },
        ],
      },
    },
    shown: {
      entry: 'keepSeen',
      on: {
        'more.asked': { guard: 'hasMore', target: 'loading' },
        'favourite.toggled': {
          target: 'marking',
          actions: { type: 'rememberMark', params: ({ event: { id, favourite } }) => ({ id, favourite }) },
        },
      },
    },
    marking: {
      invoke: {
        src: 'markListing',
        input: ({ context: { marked } }) => ({ id: marked?.id ?? '', favourite: marked?.favourite ?? true }),
        onDone: [
          {
            guard: { type: 'wasMarked', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['showMark', 'forgetMark'],
          },
          {
            target: 'shown',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => event.output }, 'forgetMark'],
          },
        ],
        onError: 'markUnanswered',
      },
    },
    // Safe to repeat: the mark is set, not turned.
    markUnanswered: { on: { 'retry.asked': 'marking' } },
    refused: { on: { 'retry.asked': 'loading' } },
    unanswered: { on: { 'retry.asked': 'loading' } },
  },
})

function toggled(wish: MarketWish, { name, value }: { name: string; value: string }): MarketWish {
  const chosen = wish.filters[name] ?? []
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...wish, filters: { ...wish.filters, [name]: values } }
}

/** A first page replaces what was shown, a further one follows it; what was not asked for stays. */
const found = ({ cursor, list, facets, matching }: Context, page: ListingsFound) => ({
  list: cursor === null ? page.list : [...list, ...page.list],
  cursor: page.next_cursor,
  corrected: page.corrected,
  bestOf: page.best_of,
  facets: page.facets ?? facets,
  matching: page.matching ?? matching,
  refusal: null,
})
