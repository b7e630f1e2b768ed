import { flow } from 'flowlab/model/flow.ts'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import type { SavedSearch } from '../../src/domain/market/savedSearchSchema.ts'
import { comparedChoiceMachine } from '../../src/machines/comparedChoiceMachine.ts'
import { comparisonMachine } from '../../src/machines/comparisonMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { overviewMachine } from '../../src/machines/overviewMachine.ts'
import { savedSearchesMachine } from '../../src/machines/savedSearchesMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, yes } from './answers.ts'
import { facets, listing, sideBySide } from './listingSamples.ts'
import { byScreen } from './offered.ts'
import { listingsReach } from './reachOfMembers.ts'
import { comparedChoiceReach, comparisonReach, savedSearchesReach } from './reachOfScreens.ts'
import { me } from './samples.ts'

const page = (next_cursor: string | null, as: string) =>
  yes({ list: [listing], featured_count: 0, next_cursor, corrected: null, best_of: null, facets, matching: null }, as)

const foundOtherwise = yes(
  {
    list: [{ ...listing, id: 'f', featured: true, favourite: true }],
    featured_count: 1,
    next_cursor: null,
    corrected: 'tea',
    best_of: 240,
    facets: null,
    matching: { looked_at: 9, strong: 3, change: null },
  },
  'answers with what it understood',
)

const search: SavedSearch = {
  id: 's',
  kind: 'INVESTOR',
  name: 'Tea',
  query: { q: 'tea' },
  criteria: ['“tea”'],
  alert: 'daily',
  created_at: '',
}
const compared = { kind: 'INVESTMENT' as const, base: addresses.base('investor', null) }
const ticked = (id: string) => ({ id, name: `Listing ${id}` })

export const marketFlows = [
  flow('overview', overviewMachine, {
    inputs: { 'an investor': { me } },
    events: [{ type: 'retry.requested' }],
    outcomes: {
      loadHomeContent: [
        answers(
          {
            overview: {
              my_turn: 1,
              turns: [
                {
                  id: 'p',
                  status: 'offer_made',
                  expires_at: '2026-12-03T09:00:00.000Z',
                  other: {
                    kind: 'INVESTMENT',
                    name: 'Verma Cold Chain',
                    name_hidden: false,
                    headline: 'Cold rooms beside the field',
                  },
                },
              ],
              unread_messages: 2,
              unanswered_questions: 1,
              stages: { waiting: 1, talking: 0, won: 0, over: 3 },
              weeks: [
                { start: '2026-11-15', sent: 1, received: 0 },
                { start: '2026-11-22', sent: 1, received: 4 },
              ],
            },
            best: [listing],
          },
          'answers with the numbers',
        ),
        offline,
      ],
    },
    bound: ({ greeting }) => greeting?.best.length ?? null,
    reach: { 'the first page': {} },
    ends: ['shown'],
  }),

  flow('listings', listingsMachine, {
    inputs: {
      'Capital Bridge': {
        kind: 'INVESTMENT',
        base: addresses.base('investor', null),
        query: emptyQuery,
        currency: 'INR',
        view: 'gridView',
        isDraft: false,
        seen: null,
        chosen: [],
      },
      'Capital Bridge, come back to': {
        kind: 'INVESTMENT',
        base: addresses.base('investor', null),
        query: { ...emptyQuery, verified: true, filters: { industry: ['telecom'] } },
        currency: 'INR',
        view: 'gridView',
        isDraft: false,
        seen: {
          list: [listing],
          featuredCount: 0,
          cursor: 'c',
          corrected: null,
          bestOf: null,
          facets: null,
          matching: null,
          options: [],
        },
        chosen: [{ id: 'l', name: 'Verma Cold Chain' }],
      },
    },
    events: [
      { type: 'text.changed', text: 'tea' },
      { type: 'text.changed', text: '' },
      { type: 'search.submitted' },
      { type: 'filter.toggled', name: 'industry', value: 'telecom' },
      { type: 'flag.toggled', flag: 'verified' },
      { type: 'suggestion.chosen', name: 'industry', value: 'telecom' },
      { type: 'suggestions.dismissed' },
      { type: 'amount.chosen', least: '1 lakh', most: '' },
      { type: 'amount.chosen', least: '2 crore', most: '50 lakh' },
      { type: 'amount.chosen', least: 'a lot', most: '' },
      { type: 'filters.cleared' },
      { type: 'sort.chosen', sort: 'newest' },
      { type: 'view.chosen', view: 'listView' },
      { type: 'favourite.toggled', id: 'l', favourite: true },
      { type: 'more.requested' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadListings: [
        page('c', 'answers with a page and more to come'),
        page(null, 'answers with the last page'),
        foundOtherwise,
        no('FORBIDDEN'),
        offline,
      ],
      saveFavourite: [yes({}), no('NOT_FOUND'), offline],
      followScroll: [],
      prefetchListings: [],
      watchAddress: [{ event: { type: 'address.changed', query: emptyQuery } }],
      savedSearches: [],
      comparedChoice: [],
    },
    bound: ({ cursor, draft, query, list }) => [cursor, draft, query.text, list.length > 1, list[0]?.favourite],
    merges: ['rangeError', 'isSuggesting'],
    reach: { 'Capital Bridge': listingsReach },
  }),

  flow('comparedChoice', comparedChoiceMachine, {
    inputs: {
      'nothing ticked': { ...compared, chosen: [] },
      'two ticked before': { ...compared, chosen: [ticked('l'), ticked('m')] },
    },
    events: [
      ...['l', 'm', 'n', 'o', 'p'].map((id) => ({ type: 'listing.ticked' as const, listing: ticked(id) })),
      { type: 'choice.cleared' },
    ],
    outcomes: {},
    bound: ({ chosen }) => chosen.map(({ id }) => id).sort(),
    reach: byScreen('comparedChoice', comparedChoiceReach),
  }),

  flow('comparison', comparisonMachine, {
    inputs: {
      'two listings': { ...compared, ids: ['l', 'm'] },
      'an address without listings': { ...compared, ids: [] },
    },
    events: [
      { type: 'listing.removed', id: 'l' },
      { type: 'listing.removed', id: 'm' },
      { type: 'differences.toggled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadCompared: [
        yes(
          { list: [sideBySide, { ...sideBySide, id: 'm' }], rates_on: '2026-11-21T08:00:00.000Z' },
          'answers with both',
        ),
        yes({ list: [sideBySide], rates_on: '2026-11-21T08:00:00.000Z' }, 'answers with the one that is left'),
        yes({ list: [], rates_on: '2026-11-21T08:00:00.000Z' }, 'answers with none'),
        no('PROFILE_NOT_APPROVED'),
        offline,
      ],
    },
    bound: ({ list, onlyDifferences }) => [list.map(({ id }) => id), onlyDifferences],
    ends: ['empty', 'refused'],
    reach: byScreen('comparison', comparisonReach),
  }),

  flow('savedSearches', savedSearchesMachine, {
    inputs: { 'the list of investors': { kind: 'INVESTOR', base: addresses.base('entrepreneur', 'investment') } },
    events: [
      { type: 'panel.opened', query: { q: 'tea' }, name: 'tea' },
      { type: 'panel.closed' },
      { type: 'name.changed', name: 'Tea' },
      { type: 'alert.chosen', alert: 'weekly' },
      { type: 'search.saved' },
      { type: 'search.changed', id: 's', name: 'Tea', alert: 'off' },
      { type: 'search.removed', id: 's' },
      { type: 'search.opened', search },
      { type: 'subscription.chosen' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadSearches: [answers({ list: [search], allowed: 5 }, 'answers with one search'), offline],
      runAction: [yes({}), no('QUOTA_EXCEEDED'), offline],
    },
    bound: ({ name }) => name,
    reach: byScreen('savedSearches', savedSearchesReach),
  }),
]
