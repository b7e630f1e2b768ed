import { flow } from 'flowlab/model.ts'
import { addresses } from '../../src/addresses.ts'
import type { SavedSearch } from '../../src/domain/contract/market.ts'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { comparedChoiceMachine } from '../../src/machines/comparedChoiceMachine.ts'
import { comparisonMachine } from '../../src/machines/comparisonMachine.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { overviewMachine } from '../../src/machines/overviewMachine.ts'
import { questionMachine } from '../../src/machines/questionMachine.ts'
import { reportMachine } from '../../src/machines/reportMachine.ts'
import { savedSearchesMachine } from '../../src/machines/savedSearchesMachine.ts'
import { answers, no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { proposalFlows } from './proposals.ts'
import { listingReach, listingsReach } from './reachOfMembers.ts'
import { answeredQuestion, facets, id, listing, me, question, sideBySide } from './samples.ts'

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

const search: SavedSearch = { id: 's', kind: 'INVESTOR', name: 'Tea', query: {}, alert: 'daily', created_at: '' }
const compared = { kind: 'INVESTMENT' as const, base: addresses.base('investor', null) }
const ticked = (id: string) => ({ id, name: `Listing ${id}` })
const own = { listing, analytics: null }
const closed = {
  listing: {
    ...listing,
    can: { propose: false },
    propose_refusal: 'SUBSCRIPTION_REQUIRED' as const,
    documents_lock: 'SUBSCRIPTION_REQUIRED' as const,
    questions: { list: [], ask_refusal: 'SUBSCRIPTION_REQUIRED' as const, may_answer: false },
  },
  analytics: null,
}

const answeredByMember = {
  ...listing,
  is_own: true,
  questions: { list: [question, answeredQuestion], ask_refusal: 'FORBIDDEN' as const, may_answer: true },
}

const favourite = {
  listing: { ...listing, favourite: true, can: { propose: false }, propose_refusal: 'DUPLICATE_PROPOSAL' as const },
  analytics: null,
}

export const marketFlows = [
  flow('overview', overviewMachine, {
    inputs: { 'an investor': { me } },
    events: [{ type: 'retry.requested' }],
    outcomes: {
      loadGreeting: [
        answers(
          {
            overview: {
              my_turn: 1,
              unread_messages: 2,
              stages: { waiting: 1, talking: 0, won: 0, over: 3 },
              weeks: [{ start: '2026-11-15', sent: 1, received: 0 }],
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
        view: 'gridView',
        seen: null,
        chosen: [],
      },
      'Capital Bridge, come back to': {
        kind: 'INVESTMENT',
        base: addresses.base('investor', null),
        query: { ...emptyQuery, verified: true, filters: { industry: ['telecom'] } },
        view: 'gridView',
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
      { type: 'amount.chosen', least: 10, most: null },
      { type: 'amount.chosen', least: 10, most: 5 },
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
      markListing: [yes({}), no('NOT_FOUND'), offline],
      followScroll: [],
      readListingsAhead: [],
      watchAddress: [{ event: { type: 'address.changed', query: emptyQuery } }],
      savedSearches: [],
      comparedChoice: [],
    },
    bound: ({ cursor, draft, query, list }) => [cursor, draft, query.text, list.length > 1, list[0]?.favourite],
    merges: ['refusedBounds', 'marked'],
    reach: { 'Capital Bridge': listingsReach },
  }),

  flow('compared choice', comparedChoiceMachine, {
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
    reach: byScreen('compared choice'),
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
    reach: byScreen('comparison'),
  }),

  flow('saved searches', savedSearchesMachine, {
    inputs: { 'the list of investors': { kind: 'INVESTOR', base: addresses.base('entrepreneur', 'investment') } },
    events: [
      { type: 'panel.opened', query: { q: 'tea' } },
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
    reach: byScreen('saved searches'),
  }),

  flow('listing', listingMachine, {
    inputs: {
      'a listing': { id: 'l', base: addresses.base('investor', null), requestId: id, mustRenew: false, listing: null },
      'a listing opened before': {
        id: 'l',
        base: addresses.base('investor', null),
        requestId: id,
        mustRenew: true,
        listing: { ...listing, favourite: true },
      },
    },
    ends: ['refused'],
    events: [
      { type: 'proposal.started' },
      { type: 'report.started' },
      { type: 'question.started', task: 'ask', id: null },
      { type: 'question.started', task: 'answer', id: 'a' },
      { type: 'question.started', task: 'remove', id: 'q' },
      { type: 'questionReport.started', id: 'q' },
      { type: 'reader.chosen', reader: 'stranger' },
      { type: 'reader.chosen', reader: null },
      { type: 'favourite.toggled' },
      { type: 'documents.requested' },
      { type: 'subscription.chosen' },
      { type: 'subscription.cancelled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadListing: [
        yes(
          { ...own, listing: { ...listing, documents_lock: 'OPENING_NEEDED' as const } },
          'answers with a listing that may be proposed to',
        ),
        yes(closed, 'answers with a listing that needs a subscription'),
        yes(favourite, 'answers with a favourite that was proposed to already'),
        yes({ listing: { ...listing, reported: true }, analytics: null }, 'answers with one that was reported'),
        yes({ listing: answeredByMember, analytics: null }, 'answers with the member’s own'),
        no('NOT_FOUND'),
        offline,
      ],
      runAction: [yes(listing), no('QUOTA_EXCEEDED'), offline],
      draft: [
        answers({ as: 'sent' as const, code: null }, 'is sent'),
        answers({ as: 'plan' as const, code: 'QUOTA_EXCEEDED' }, 'needs a larger plan'),
        answers({ as: 'dropped' as const, code: null }, 'is dropped'),
      ],
      report: [answers({ sent: true }, 'is sent'), answers({ sent: false }, 'is dropped')],
      question: [
        answers({ listing: { ...listing, questions: { ...listing.questions, list: [question] } } }, 'is sent'),
        answers({ listing: null }, 'is dropped'),
      ],
      questionReport: [answers({ sent: true }, 'is sent'), answers({ sent: false }, 'is dropped')],
    },
    bound: ({ listing: shown, planMode, reader, task }) => [
      task,
      shown?.questions.list.length,
      reader,
      shown?.is_own,
      shown?.propose_refusal,
      shown?.documents_lock,
      shown?.reported,
      shown?.favourite,
      planMode,
    ],
    reach: { 'a listing': listingReach },
  }),

  flow('question', questionMachine, {
    inputs: {
      'a question of a reader': {
        ...{ task: 'ask', listingId: 'l', questionId: '', requestId: 'r', about: '', text: '' },
      },
      'an answer of the owner': {
        ...{ task: 'answer', listingId: 'l', questionId: 'q', requestId: 'r' },
        ...{ about: question.text, text: '' },
      },
      'a removal by the owner': {
        ...{ task: 'remove', listingId: 'l', questionId: 'q', requestId: 'r' },
        ...{ about: question.text, text: '' },
      },
    },
    events: [
      { type: 'text.changed', text: 'What is churn?' },
      { type: 'question.submitted' },
      { type: 'question.cancelled' },
    ],
    outcomes: { sendQuestion: [yes(listing), no('BLOCKED'), offline] },
    bound: ({ text }) => text,
    reach: byScreen('question'),
  }),

  flow('report', reportMachine, {
    inputs: { 'a listing': { id: 'l' } },
    events: [
      { type: 'reason.chosen', reason: 'spam' },
      { type: 'text.changed', text: 'Look' },
      { type: 'report.submitted' },
      { type: 'report.cancelled' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadReasons: [answers([{ slug: 'spam', label: 'Spam' }], 'answers with the reasons'), offline],
      sendReport: [yes({}), no('FORBIDDEN'), offline],
    },
    bound: ({ reason, text }) => [reason, text],
    reach: byScreen('report'),
  }),

  ...proposalFlows,
]
