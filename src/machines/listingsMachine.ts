import { withoutRefusal } from './form.ts'
import { emptyListings, listingsSetup, pageSizes } from './listingsSetup.ts'
import { output } from './outcome.ts'

/** A market list: search, filters, order and pages. Its address contains the whole query. */

export const listingsMachine = listingsSetup.createMachine({
  id: 'listings',
  context: ({ input: { seen, chosen, ...input }, spawn }) => ({
    ...input,
    comparedChoice: spawn('comparedChoice', {
      id: 'comparedChoice',
      input: { kind: input.kind, base: input.base, chosen },
    }),
    ...(seen ?? emptyListings),
    isAnswered: seen !== null && seen.list.length > 0,
    isRestored: seen !== null,
    draft: input.query.text,
    isSuggesting: false,
    rangeError: null,
    marked: null,
    ...withoutRefusal,
  }),
  initial: 'starting',
  invoke: [
    { src: 'followScroll' },
    { src: 'prefetchListings', input: ({ context }) => ({ base: context.base }) },
    { src: 'watchAddress', input: ({ context }) => ({ kind: context.kind }) },
    { id: 'savedSearches', src: 'savedSearches', input: ({ context }) => ({ kind: context.kind, base: context.base }) },
  ],
  on: {
    'text.changed': { target: '.typing', actions: { type: 'changeText', params: ({ event }) => event.text } },
    'search.submitted': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', 'closeSuggestions', 'restart', 'pushAddress'],
    },
    'filter.toggled': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'toggleFilter', params: ({ event }) => event }, 'restart', 'pushAddress'],
    },
    'suggestion.chosen': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'takeSuggestion', params: ({ event }) => event }, 'restart', 'pushAddress'],
    },
    'suggestions.dismissed': { actions: 'closeSuggestions' },
    'flag.toggled': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'toggleFlag', params: ({ event }) => event.flag }, 'restart', 'pushAddress'],
    },
    'amount.chosen': [
      {
        guard: { type: 'rangeIsValid', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: ['applyText', { type: 'chooseRange', params: ({ event }) => event }, 'restart', 'pushAddress'],
      },
      { actions: { type: 'refuseRange', params: ({ event }) => event } },
    ],
    'filters.cleared': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', 'clearFilters', 'restart', 'pushAddress'],
    },
    'sort.chosen': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'chooseSort', params: ({ event }) => event.sort }, 'restart', 'pushAddress'],
    },
    'address.changed': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'followAddress', params: ({ event }) => event.query }, 'restart'],
    },
    'view.chosen': { actions: [{ type: 'chooseView', params: ({ event }) => event.view }, 'storeView'] },
  },
  states: {
    starting: { always: [{ guard: 'wasSeenBefore', target: 'shown' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadListings',
        input: ({ context: { kind, query, cursor, view } }) => ({ kind, query, cursor, limit: pageSizes[view] }),
        onDone: [
          {
            guard: { type: 'wasFound', params: output },
            target: 'shown',
            actions: { type: 'showFound', params: output },
          },
          { target: 'refused', actions: { type: 'rememberRefusal', params: output } },
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
          { guard: 'textIsNew', target: 'loading', actions: ['applyText', 'restart', 'replaceAddress'] },
          { guard: 'wasInterrupted', target: 'loading', actions: 'restart' },
          { target: 'shown' },
        ],
      },
    },
    shown: {
      entry: 'storeSeen',
      on: {
        'more.requested': { guard: 'hasMore', target: 'loading' },
        'favourite.toggled': {
          target: 'marking',
          actions: { type: 'rememberMark', params: ({ event: { id, favourite } }) => ({ id, favourite }) },
        },
      },
    },
    marking: {
      invoke: {
        src: 'saveFavourite',
        input: ({ context: { marked } }) => ({ id: marked?.id ?? '', favourite: marked?.favourite ?? true }),
        onDone: [
          { guard: { type: 'wasMarked', params: output }, target: 'shown', actions: ['showMark', 'forgetMark'] },
          { target: 'shown', actions: [{ type: 'rememberRefusal', params: output }, 'forgetMark'] },
        ],
        onError: 'markUnanswered',
      },
    },
    // Safe to repeat: the mark is set, not toggled. The list does not wait for it.
    markUnanswered: {
      on: {
        'retry.requested': 'marking',
        'more.requested': { guard: 'hasMore', target: 'loading' },
        'favourite.toggled': {
          target: 'marking',
          actions: { type: 'rememberMark', params: ({ event: { id, favourite } }) => ({ id, favourite }) },
        },
      },
    },
    refused: { on: { 'retry.requested': 'loading' } },
    unanswered: { on: { 'retry.requested': 'loading' } },
  },
})
