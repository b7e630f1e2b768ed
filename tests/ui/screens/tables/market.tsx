import { no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import { answeredQuestion, listing, proposal, question, sideBySide } from '../../../../flowlab/flows/listingSamples.ts'
import { me } from '../../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../../src/domain/market/filters.ts'
import { comparedChoiceMachine } from '../../../../src/machines/comparedChoiceMachine.ts'
import { comparisonMachine } from '../../../../src/machines/comparisonMachine.ts'
import { listingMachine } from '../../../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../../../src/machines/listingsMachine.ts'
import { overviewMachine } from '../../../../src/machines/overviewMachine.ts'
import { proposalDraftMachine } from '../../../../src/machines/proposalDraftMachine.ts'
import { proposalMachine } from '../../../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../../../src/machines/proposalsMachine.ts'
import { questionMachine } from '../../../../src/machines/questionMachine.ts'
import { reportMachine } from '../../../../src/machines/reportMachine.ts'
import { savedSearchesMachine } from '../../../../src/machines/savedSearchesMachine.ts'
import MemberHome from '../../../../src/ui/home/MemberHome.tsx'
import { CompareBar } from '../../../../src/ui/market/CompareBar.tsx'
import Comparison from '../../../../src/ui/market/Comparison.tsx'
import Listing from '../../../../src/ui/market/Listing.tsx'
import { ListingDialogs } from '../../../../src/ui/market/ListingDialogs.tsx'
import Listings from '../../../../src/ui/market/Listings.tsx'
import { SavedSearches } from '../../../../src/ui/market/SavedSearches.tsx'
import ProposalDetail from '../../../../src/ui/proposals/ProposalDetail.tsx'
import Proposals from '../../../../src/ui/proposals/Proposals.tsx'
import { flowTable } from '../../../support/flowTable/walk.tsx'
import { leftAtOnce } from './shared.ts'

const overview = {
  my_turn: 4,
  turns: [
    {
      id: 'p1',
      status: 'sent' as const,
      expires_at: '2026-12-09T05:00:00.000Z',
      other: { kind: 'INVESTMENT' as const, name: 'Annapurna Millets', name_hidden: false, headline: '' },
    },
    {
      id: 'p2',
      status: 'nda_signed' as const,
      expires_at: null,
      other: {
        kind: 'WANT_TO_SELL' as const,
        name: 'Name revealed once accepted',
        name_hidden: true,
        headline: 'A family bakery',
      },
    },
  ],
  unread_messages: 2,
  unanswered_questions: 3,
  stages: { waiting: 1, talking: 0, won: 0, over: 3 },
  weeks: [{ start: '2026-11-15', sent: 1, received: 0 }],
}

const home = flowTable('overview', {
  machine: overviewMachine,
  input: { me },
  draw: (actor) => <MemberHome actor={actor} />,
  rows: {
    loading: {
      reads: ['Welcome, Dev Malhotra', 'Everything you need, one step away.', 'No plan yet'],
      liveRegions: ['status: Loading…'],
      can: {
        'Your turn': 'leads to /investor/my-proposals?box=all&state=turn',
        'Unread messages': 'leads to /investor/chats',
        'In talks': 'leads to /investor/my-proposals?box=all&state=talking',
        'My subscription': 'leads to /investor/my-subscription',
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Business Exchange': 'leads to /investor/business-exchange',
        'My profile': 'leads to /investor/my-profile',
      },
    },
    shown: {
      after: [['loadHomeContent', { output: { overview, best: [listing] } }]],
      reads: [
        'Welcome, Dev Malhotra',
        'Proposals by week',
        'Sent',
        'Accept or decline the proposal by 09-Dec-2026',
        'The NDA is signed. Make an offer',
      ],
      can: {
        'Your turn': 'leads to /investor/my-proposals?box=all&state=turn',
        'Unread messages': 'leads to /investor/chats',
        'In talks': 'leads to /investor/my-proposals?box=all&state=talking',
        'My subscription': 'leads to /investor/my-subscription',
        'Answer 4 proposals': 'leads to /investor/my-proposals?box=all&state=turn',
        'Annapurna Millets': 'leads to /investor/my-proposal/capital-bridge/p1',
        'A family bakery': 'leads to /investor/my-proposal/business-exchange/p2',
        'Read 2 messages': 'leads to /investor/chats',
        'Finish your profile': 'leads to /investor/register-profile',
        'Choose a plan': 'leads to /investor/subscriptions',
        'See all': 'leads to /investor/capital-bridge',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Business Exchange': 'leads to /investor/business-exchange',
        'My profile': 'leads to /investor/my-profile',
      },
    },
    unavailable: {
      after: [['loadHomeContent', offline]],
      reads: ['Welcome, Dev Malhotra', 'Everything you need, one step away.', 'No plan yet'],
      liveRegions: ['alert: We couldn’t load your figures.'],
      can: {
        'Your turn': 'leads to /investor/my-proposals?box=all&state=turn',
        'Unread messages': 'leads to /investor/chats',
        'In talks': 'leads to /investor/my-proposals?box=all&state=talking',
        'My subscription': 'leads to /investor/my-subscription',
        'Try again': 'goes to loading',
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Business Exchange': 'leads to /investor/business-exchange',
        'My profile': 'leads to /investor/my-profile',
      },
    },
  },
})

const found = [
  'loadListings',
  yes({
    list: [listing],
    featured_count: 0,
    next_cursor: 'c',
    corrected: null,
    best_of: null,
    facets: null,
    matching: null,
  }),
] as const
const marked = { type: 'favourite.toggled', id: 'l', favourite: true } as const

const listings = flowTable('listings', {
  machine: listingsMachine,
  input: {
    kind: 'INVESTMENT',
    base: '/investor',
    query: emptyQuery,
    currency: 'INR',
    view: 'gridView',
    isDraft: false,
    seen: null,
    chosen: [],
  },
  draw: (actor) => <Listings actor={actor} />,
  unseen: { starting: leftAtOnce },
  rows: {
    loading: {
      reads: ['Capital Bridge', 'Companies raising capital.'],
      liveRegions: ['status: Loading…'],
      can: {
        // The results of this search are already loading.
        Search: 'is ignored',
        Apply: 'is ignored',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
      },
    },
    typing: {
      after: [found, { type: 'text.changed', text: 'tea' }],
      reads: ['Capital Bridge', 'Pune, IN', 'Solar cold rooms'],
      can: {
        Search: 'goes to loading',
        Apply: 'goes to loading',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        // A moment after a key press.
        'Add Verma Cold Chain to favourites': 'is ignored',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
        'Compare Verma Cold Chain': true,
      },
    },
    shown: {
      after: [found],
      reads: ['Capital Bridge', 'Pune, IN', 'Solar cold rooms'],
      can: {
        Search: 'goes to loading',
        Apply: 'goes to loading',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'Add Verma Cold Chain to favourites': 'goes to marking',
        'Show more': 'goes to loading',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
        'Compare Verma Cold Chain': true,
      },
    },
    marking: {
      after: [found, marked],
      reads: ['Capital Bridge', 'Pune, IN', 'Solar cold rooms'],
      can: {
        Search: 'goes to loading',
        Apply: 'goes to loading',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'Add Verma Cold Chain to favourites': 'is busy',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
        'Compare Verma Cold Chain': true,
      },
    },
    markUnanswered: {
      after: [found, marked, ['saveFavourite', offline]],
      reads: ['Capital Bridge', 'We couldn’t save your favourite. Please try again.', 'Pune, IN'],
      can: {
        Search: 'goes to loading',
        Apply: 'goes to loading',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'Add Verma Cold Chain to favourites': 'goes to marking',
        'Try again': 'goes to marking',
        'Show more': 'goes to loading',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
        'Compare Verma Cold Chain': true,
      },
    },
    refused: {
      after: [['loadListings', no('FORBIDDEN')]],
      reads: [
        'Capital Bridge',
        'Your current profile can’t view this list. If you have another profile, switch to it in the menu.',
      ],
      can: { 'Capital Bridge': 'leads to /investor/capital-bridge' },
    },
    unanswered: {
      after: [['loadListings', offline]],
      reads: ['Capital Bridge', 'We couldn’t load the list.', 'Companies raising capital.'],
      can: {
        Search: 'goes to loading',
        Apply: 'goes to loading',
        Grid: 'is chosen',
        List: 'becomes chosen',
        'Saved searches': 'goes to savedSearches: loading',
        'Skip to the results': 'leads to #results',
        'Try again': 'goes to loading',
      },
      fields: {
        'Search by name, sector or city': 'Anything',
        'My favourites': true,
        'Verified only': true,
        From: 'Anything',
        'Up to': 'Anything',
        'Sort by': 'newest',
      },
    },
  },
})

const panel = { type: 'panel.opened', query: {}, name: '' } as const
const tick = (id: string, name = `Listing ${id}`) => ({
  part: 'comparedChoice',
  event: { type: 'listing.ticked', listing: { id, name } },
})
const cards = ['Paddy', 'Loom', 'Kiln', 'Mill', 'Forge'].map((name) => ({ ...listing, id: name, name }))
const several = [
  'loadListings',
  yes({
    list: cards,
    featured_count: 0,
    next_cursor: null,
    corrected: null,
    best_of: null,
    facets: null,
    matching: null,
  }),
] as const
const comparing = ({ ticked }: { ticked: readonly string[] }) =>
  [several, ...ticked.map((name) => tick(name, name))] as const

const comparedChoice = flowTable('comparedChoice', {
  machine: comparedChoiceMachine,
  within: listingsMachine,
  part: 'comparedChoice',
  input: {
    kind: 'INVESTMENT',
    base: '/investor',
    query: emptyQuery,
    currency: 'INR',
    view: 'gridView',
    isDraft: false,
    seen: null,
    chosen: [],
  },
  draw: (actor) => <CompareBar actor={actor.getSnapshot().context.comparedChoice} />,
  unseen: { counting: leftAtOnce, none: 'nothing is ticked, and the list has no bar' },
  rows: {
    single: {
      after: [...comparing({ ticked: ['Paddy'] })],
      liveRegions: ['status: 1 of 4 chosenChoose at least one more.'],
      can: { 'Remove Paddy from the comparison': 'goes to none', 'Clear selection': 'goes to none' },
    },
    several: {
      after: [...comparing({ ticked: ['Paddy', 'Loom'] })],
      liveRegions: ['status: 2 of 4 chosen'],
      can: {
        'Remove Paddy from the comparison': 'goes to single',
        'Remove Loom from the comparison': 'goes to single',
        'Clear selection': 'goes to none',
        Compare: 'leads to /investor/capital-bridge/compare?ids=Paddy~Loom',
      },
    },
    full: {
      after: [...comparing({ ticked: ['Paddy', 'Loom', 'Kiln', 'Mill'] })],
      liveRegions: ['status: 4 of 4 chosenRemove one to add another.'],
      can: {
        'Remove Paddy from the comparison': 'goes to several',
        'Remove Loom from the comparison': 'goes to several',
        'Remove Kiln from the comparison': 'goes to several',
        'Remove Mill from the comparison': 'goes to several',
        'Clear selection': 'goes to none',
        Compare: 'leads to /investor/capital-bridge/compare?ids=Paddy~Loom~Kiln~Mill',
      },
    },
  },
})

const loom = {
  ...sideBySide,
  id: 'm',
  name: 'Loom Works',
  facts: sideBySide.facts.map((fact) =>
    fact.field === 'funding_goal' ? { ...fact, value: '₹90,00,000', short: '₹90 Lac', converted: '$108K' } : fact,
  ),
}
const beside = ['loadCompared', yes({ list: [sideBySide, loom], rates_on: '2026-11-21T08:00:00.000Z' })] as const

const comparison = flowTable('comparison', {
  machine: comparisonMachine,
  input: { kind: 'INVESTMENT', base: '/investor', ids: ['l', 'm'] },
  draw: (actor) => <Comparison actor={actor} />,
  unseen: { starting: leftAtOnce },
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    shown: {
      after: [beside],
      reads: [
        'Compare side by side',
        'Raising',
        '₹2.5 Cr',
        '₹90 Lac',
        '$300K',
        'Same for all',
        'Converted at the rates of 21-Nov-2026.',
      ],
      can: {
        'Show only differences': 'becomes chosen',
        'Back to the list': 'leads to /investor/capital-bridge',
        'Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'Remove Verma Cold Chain': 'says Choose at least one more.',
        'Loom Works': 'leads to /investor/capital-bridge/m',
        'Remove Loom Works': 'says Choose at least one more.',
        'View and propose: Verma Cold Chain': 'leads to /investor/capital-bridge/l',
        'View and propose: Loom Works': 'leads to /investor/capital-bridge/m',
      },
    },
    empty: {
      after: [['loadCompared', yes({ list: [], rates_on: '2026-11-21T08:00:00.000Z' })]],
      reads: ['Nothing to compare', 'Tick up to four in the list to compare them side by side.'],
      can: { 'Back to the list': 'leads to /investor/capital-bridge' },
    },
    refused: {
      after: [['loadCompared', no('PROFILE_NOT_APPROVED')]],
      reads: ['Compare side by side', 'You can see this list once your profile is approved.'],
      can: { 'Go to my profile': 'leads to /investor/profile-review' },
    },
    unanswered: {
      after: [['loadCompared', offline]],
      reads: ['We couldn’t load the comparison.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
})

const search = {
  id: 's',
  kind: 'INVESTMENT',
  name: 'Tea gardens',
  query: {},
  criteria: ['“tea”', 'Assam'],
  alert: 'daily',
  created_at: '',
} as const
const searches = ['loadSearches', { output: { list: [search], allowed: 5 } }] as const

const saved = flowTable('savedSearches', {
  machine: savedSearchesMachine,
  within: listingsMachine,
  part: 'savedSearches',
  input: {
    kind: 'INVESTMENT',
    base: '/investor',
    query: emptyQuery,
    currency: 'INR',
    view: 'gridView',
    isDraft: false,
    seen: null,
    chosen: [],
  },
  draw: (actor) => <SavedSearches list={actor} />,
  unseen: { closed: 'the list alone is there, whose own row has the button that opens them' },
  rows: {
    loading: {
      after: [panel],
      reads: ['Saved searches'],
      liveRegions: ['status: Loading…'],
      can: { Close: 'goes to closed' },
    },
    shown: {
      after: [panel, searches, { type: 'name.changed', name: 'Tea' }],
      reads: ['Saved searches', 'Name of the search', 'Alert me to new results', 'Capital Bridge · “tea” · Assam'],
      can: {
        'Save this search': 'goes to runningAction',
        'Run search: Tea gardens': 'goes to closed',
        'Delete Tea gardens': 'goes to runningAction',
        Close: 'goes to closed',
      },
      fields: {
        'Name of the search': 'Coffee',
        'Alert me to new results': 'weekly',
        'Alert me to new results: Tea gardens': { choose: 'weekly', goesTo: 'runningAction' },
      },
    },
    runningAction: {
      after: [panel, searches, { type: 'name.changed', name: 'Tea' }, 'search.saved'],
      reads: ['Saved searches', 'Name of the search', 'Alert me to new results'],
      can: {
        'Save this search': 'is busy',
        'Run search: Tea gardens': 'is busy',
        'Delete Tea gardens': 'is busy',
        Close: 'goes to closed',
      },
      fields: {
        'Name of the search': null,
        'Alert me to new results': null,
        'Alert me to new results: Tea gardens': null,
      },
    },
    refreshing: {
      after: [panel, searches, { type: 'name.changed', name: 'Tea' }, 'search.saved', ['runAction', yes({})]],
      reads: ['Saved searches', 'Name of the search', 'Alert me to new results'],
      can: {
        'Save this search': 'is busy',
        'Run search: Tea gardens': 'is busy',
        'Delete Tea gardens': 'is busy',
        Close: 'goes to closed',
      },
      fields: {
        'Name of the search': null,
        'Alert me to new results': null,
        'Alert me to new results: Tea gardens': null,
      },
    },
    unanswered: {
      after: [panel, ['loadSearches', offline]],
      reads: ['Saved searches', 'We couldn’t load your saved searches.'],
      can: { 'Try again': 'goes to loading', Close: 'goes to closed' },
    },
  },
  also: {
    'all that the plan allows': {
      state: 'shown',
      after: [panel, ['loadSearches', { output: { list: [search], allowed: 1 } }]],
      reads: [
        'You’ve saved all the searches your plan allows. Delete one to save another, or choose a larger plan.',
        '1 of 1 used',
      ],
      can: {
        'See plans': 'goes to closed',
        'Run search: Tea gardens': 'goes to closed',
        'Delete Tea gardens': 'goes to runningAction',
        Close: 'goes to closed',
      },
      fields: { 'Alert me to new results: Tea gardens': { choose: 'weekly', goesTo: 'runningAction' } },
    },
    'without a plan': {
      state: 'shown',
      after: [panel, ['loadSearches', { output: { list: [], allowed: 0 } }]],
      reads: ['Saved searches come with a plan.'],
      can: { 'See plans': 'goes to closed', Close: 'goes to closed' },
    },
  },
})

const full = {
  ...listing,
  documents: [
    {
      kind: 'pitch-deck',
      label: 'Pitch deck',
      title: '',
      bytes: null,
      uploaded_at: null,
      opens_after: 'plan',
      url: null,
    },
  ],
  documents_lock: 'OPENING_NEEDED',
  openings_left: 3,
}
const shown = ['loadListing', yes({ listing: full, analytics: null })] as const
const closed = [
  'loadListing',
  yes({ listing: { ...listing, can: { propose: false }, propose_refusal: 'SUBSCRIPTION_REQUIRED' }, analytics: null }),
] as const

const mine = { ...listing, is_own: true, questions: { list: [], ask_refusal: 'FORBIDDEN', may_answer: false } }
const owned = [
  'loadListing',
  yes({
    listing: {
      ...listing,
      is_own: true,
      questions: { list: [question, answeredQuestion], ask_refusal: 'FORBIDDEN', may_answer: true },
    },
    analytics: null,
  }),
] as const

/** Everything that a shown listing offers, whose page as a PDF was not made. */
const canAll = {
  'Capital Bridge': 'leads to /investor/capital-bridge',
  'Download PDF': 'goes to preparingSummary',
  'Open documents': 'goes to runningAction',
  'Add to favourites': 'goes to runningAction',
  'Send proposal': 'goes to writing',
  'Documents 1': 'leads to #documents',
  Questions: 'leads to #questions',
  'Ask a question': 'goes to asking',
  'Report this listing': 'goes to reporting',
} as const

const one = flowTable('listing', {
  machine: listingMachine,
  input: { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader: null, listing: null, unsent: {} },
  draw: (actor) => <Listing actor={actor} />,
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    shown: {
      after: [shown],
      reads: ['Verma Cold Chain', 'Solar cold rooms', 'Pune, IN'],
      can: {
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Download PDF': 'goes to preparingSummary',
        'Open documents': 'goes to runningAction',
        'Add to favourites': 'goes to runningAction',
        'Send proposal': 'goes to writing',
        'Documents 1': 'leads to #documents',
        Questions: 'leads to #questions',
        'Ask a question': 'goes to asking',
        'Report this listing': 'goes to reporting',
      },
    },
    runningAction: {
      after: [shown, 'documents.requested'],
      reads: ['Verma Cold Chain', 'Solar cold rooms', 'Pune, IN'],
      can: {
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Download PDF': 'is busy',
        'Open documents': 'is busy',
        'Add to favourites': 'is busy',
        'Send proposal': 'is off',
        'Documents 1': 'leads to #documents',
        Questions: 'leads to #questions',
        'Ask a question': 'is off',
      },
    },
    preparingSummary: {
      after: [shown, 'summary.requested'],
      reads: ['Verma Cold Chain', 'Solar cold rooms', 'Preparing PDF…'],
      can: {
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Preparing PDF…': 'is busy',
        'Open documents': 'is busy',
        'Add to favourites': 'is busy',
        'Send proposal': 'is off',
        'Documents 1': 'leads to #documents',
        Questions: 'leads to #questions',
        'Ask a question': 'is off',
      },
    },
    offeringSubscription: {
      after: [closed, 'proposal.started'],
      reads: ['Subscription', 'You don’t have a subscription to access this. Do you want to subscribe?'],
      can: { No: 'goes to shown', Yes: 'goes to shown' },
    },
    writing: {
      after: [shown, 'proposal.started'],
      reads: ['Send proposal', 'Your message', '0 / 2000 characters'],
      can: { Cancel: 'goes to shown', 'Save as draft': 'is off', 'Send proposal': 'is off' },
      fields: { 'Your message': 'Anything' },
    },
    reporting: {
      after: [shown, 'report.started', ['loadReasons', { output: [{ slug: 'spam', label: 'Spam' }] }]],
      reads: ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)'],
      can: { Cancel: 'goes to shown', 'Send report': 'is off' },
      fields: { 'What’s wrong?': 'spam', 'Anything else we should know? (optional)': 'Anything' },
    },
    asking: {
      after: [shown, { type: 'question.started', task: 'ask', id: null }],
      reads: ['Ask a question', 'Your question', '0 / 600 characters'],
      can: { Cancel: 'goes to shown', 'Ask question': 'is off' },
      fields: { 'Your question': 'Anything' },
    },
    reportingQuestion: {
      after: [
        owned,
        { type: 'questionReport.started', id: 'q' },
        ['loadReasons', { output: [{ slug: 'spam', label: 'Spam' }] }],
      ],
      reads: ['Report this question', 'What’s wrong?', 'Anything else we should know? (optional)'],
      liveRegions: ['status: Choose a type of member to see exactly what they see.'],
      can: { Cancel: 'goes to shown', 'Send report': 'is off' },
      fields: { 'What’s wrong?': 'spam', 'Anything else we should know? (optional)': 'Anything' },
    },
    refused: {
      after: [
        [
          'loadListing',
          {
            output: {
              ok: false,
              refusal: { code: 'NOT_FOUND', message: 'Listing not found', fields: {} },
            },
          },
        ],
      ],
      reads: ['Listing not found', 'It may have been removed, or your current profile can’t see it.'],
      can: { 'Back to the list': 'leads to /investor/capital-bridge' },
    },
    unanswered: {
      after: [['loadListing', offline]],
      reads: ['We couldn’t load this listing.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
  also: {
    'one whose page as a PDF was refused': {
      state: 'shown',
      after: [
        shown,
        'summary.requested',
        [
          'downloadSummary',
          { output: { ok: false, refusal: { code: 'RATE_LIMITED', message: 'Too many.', fields: {} } } },
        ],
      ],
      reads: ['Verma Cold Chain', 'Too many.'],
      liveRegions: ['alert: Too many.'],
      can: canAll,
    },
    'one whose page as a PDF was lost': {
      state: 'shown',
      after: [shown, 'summary.requested', ['downloadSummary', offline]],
      reads: ['Verma Cold Chain', 'We didn’t get a response. It’s safe to try again.'],
      liveRegions: ['alert: We didn’t get a response. It’s safe to try again.'],
      can: canAll,
    },
    'one whose mark was lost': {
      state: 'shown',
      after: [shown, 'favourite.toggled', ['runAction', offline]],
      reads: ['Verma Cold Chain', 'We didn’t get a response. It’s safe to try again.'],
      liveRegions: ['alert: We didn’t get a response. It’s safe to try again.'],
      can: canAll,
    },
    'one’s own': {
      state: 'shown',
      after: [['loadListing', yes({ listing: mine, analytics: null })]],
      reads: ['See this page as', 'Choose a type of member to see exactly what they see.'],
      liveRegions: ['status: Choose a type of member to see exactly what they see.'],
      can: {
        'Download PDF': 'goes to preparingSummary',
        Yourself: 'is chosen',
        'Member without a plan': 'goes to loading',
        'Member with a plan': 'goes to loading',
        'Member you’ve accepted': 'goes to loading',
      },
    },
    'one’s own, with questions': {
      state: 'shown',
      after: [owned],
      reads: ['What is churn?', 'Who are your customers?', 'Dairies in Pune.'],
      liveRegions: ['status: Choose a type of member to see exactly what they see.'],
      can: {
        'Download PDF': 'goes to preparingSummary',
        Yourself: 'is chosen',
        'Member without a plan': 'goes to loading',
        'Member with a plan': 'goes to loading',
        'Member you’ve accepted': 'goes to loading',
        'Answer: What is churn?': 'goes to asking',
        'Remove: What is churn?': 'goes to asking',
        'Report: What is churn?': 'goes to reportingQuestion',
        'Edit answer: Who are your customers?': 'goes to asking',
        'Remove: Who are your customers?': 'goes to asking',
        'Report: Who are your customers?': 'goes to reportingQuestion',
      },
    },
    'one’s own while it is read as a member with a plan': {
      state: 'loading',
      after: [
        ['loadListing', yes({ listing: mine, analytics: null })],
        { type: 'reader.chosen', reader: 'subscriber' },
      ],
      // The page on the screen was loaded for another reader.
      reads: ['See this page as', 'Loading…'],
      liveRegions: [
        'status: They can send you a proposal and open documents that don’t require your acceptance or an NDA.',
        'status: Loading…',
      ],
      can: {
        Yourself: 'goes to the same place',
        'Member without a plan': 'goes to the same place',
        'Member with a plan': 'is chosen',
        'Member you’ve accepted': 'goes to the same place',
      },
    },
    'one’s own as the address of a preview has it': {
      input: {
        id: 'l',
        base: '/investor',
        requestId: 'r',
        mustRenew: false,
        reader: 'accepted',
        listing: null,
        unsent: {},
      },
      state: 'shown',
      after: [shown],
      reads: ['See this page as', 'Verma Cold Chain'],
      liveRegions: ['status: They also get your contact details. Documents under an NDA open once it’s signed.'],
      can: {
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Download PDF': 'goes to preparingSummary',
        Yourself: 'goes to loading',
        'Member without a plan': 'goes to loading',
        'Member with a plan': 'goes to loading',
        'Member you’ve accepted': 'is chosen',
        'Send proposal': 'is off',
        'Add to favourites': 'is busy',
        'Open documents': 'is busy',
        'Documents 1': 'leads to #documents',
        Questions: 'leads to #questions',
        'Ask a question': 'is off',
      },
    },
    'the address of another’s preview': {
      input: {
        id: 'l',
        base: '/investor',
        requestId: 'r',
        mustRenew: false,
        reader: 'accepted',
        listing: null,
        unsent: {},
      },
      state: 'loading',
      after: [['loadListing', { output: { ok: false, refusal: { code: 'NOT_FOUND', message: 'x', fields: {} } } }]],
      reads: ['Loading…'],
      liveRegions: ['status: Loading…'],
      can: {},
    },
    'one’s own as a member with a plan': {
      state: 'shown',
      after: [
        ['loadListing', yes({ listing: mine, analytics: null })],
        { type: 'reader.chosen', reader: 'subscriber' },
        shown,
      ],
      reads: ['See this page as', 'Verma Cold Chain'],
      liveRegions: [
        'status: They can send you a proposal and open documents that don’t require your acceptance or an NDA.',
      ],
      can: {
        'Capital Bridge': 'leads to /investor/capital-bridge',
        'Download PDF': 'goes to preparingSummary',
        Yourself: 'goes to loading',
        'Member without a plan': 'goes to loading',
        'Member with a plan': 'is chosen',
        'Member you’ve accepted': 'goes to loading',
        // A preview allows no actions.
        'Send proposal': 'is off',
        'Add to favourites': 'is busy',
        'Open documents': 'is busy',
        'Documents 1': 'leads to #documents',
        Questions: 'leads to #questions',
        'Ask a question': 'is off',
      },
    },
  },
})

const begun = [shown, { part: 'root', event: { type: 'proposal.started' } }] as const
const words = { type: 'message.changed', message: 'Shall we talk?' } as const
const cost =
  'Sending uses 1 of the 12 proposals left in your plan (15 in 30 days). If there’s no answer within 14 days, it expires and no longer counts.'

const draft = flowTable('proposalDraft', {
  machine: proposalDraftMachine,
  within: listingMachine,
  part: 'draft',
  input: { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader: null, listing: null, unsent: {} },
  draw: (actor) => <ListingDialogs actor={actor} />,
  unseen: { over: 'the listing is there again' },
  rows: {
    writing: {
      after: [...begun, words],
      reads: ['Send proposal', 'Your message', '14 / 2000 characters', cost],
      can: { Cancel: 'goes to over', 'Save as draft': 'goes to sending', 'Send proposal': 'goes to sending' },
      fields: { 'Your message': 'Anything' },
    },
    sending: {
      after: [...begun, words, 'proposal.submitted'],
      reads: ['Send proposal', 'Your message', '14 / 2000 characters', cost],
      can: { Cancel: 'is busy', 'Save as draft': 'is busy', 'Sending…': 'is busy' },
      fields: { 'Your message': null },
    },
    unanswered: {
      after: [...begun, words, 'proposal.submitted', ['sendProposal', offline]],
      reads: ['Send proposal', 'Your message', '14 / 2000 characters', cost],
      liveRegions: ['alert: We couldn’t send your proposal. Your message is safe; please try again.'],
      can: { Cancel: 'goes to over', 'Send proposal': 'goes to sending' },
      fields: { 'Your message': null },
    },
  },
})

const reporting = [shown, { part: 'root', event: { type: 'report.started' } }] as const
const reasons = ['loadReasons', { output: [{ slug: 'spam', label: 'Spam' }] }] as const
const spam = { type: 'reason.chosen', reason: 'spam' } as const

const report = flowTable('report', {
  machine: reportMachine,
  within: listingMachine,
  part: 'report',
  input: { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader: null, listing: null, unsent: {} },
  draw: (actor) => <ListingDialogs actor={actor} />,
  unseen: { over: 'the listing is there again' },
  rows: {
    loading: {
      after: [...reporting],
      reads: ['Report this listing'],
      liveRegions: ['status: Loading…'],
      can: { Cancel: 'goes to over', 'Send report': 'is off' },
    },
    unanswered: {
      after: [...reporting, ['loadReasons', offline]],
      reads: ['Report this listing', 'We couldn’t load this listing.'],
      can: { 'Try again': 'goes to loading', Cancel: 'goes to over', 'Send report': 'is off' },
    },
    writing: {
      after: [...reporting, reasons, spam],
      reads: ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)'],
      can: { Cancel: 'goes to over', 'Send report': 'goes to sending' },
      fields: { 'What’s wrong?': '', 'Anything else we should know? (optional)': 'Anything' },
    },
    sending: {
      after: [...reporting, reasons, spam, 'report.submitted'],
      reads: ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)'],
      can: { Cancel: 'goes to over', 'Send report': 'is busy' },
      fields: { 'What’s wrong?': null, 'Anything else we should know? (optional)': null },
    },
    sendUnanswered: {
      after: [...reporting, reasons, spam, 'report.submitted', ['sendReport', offline]],
      reads: ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)'],
      liveRegions: ['alert: We couldn’t send your report. Please try again.'],
      can: { Cancel: 'goes to over', 'Send report': 'goes to sending' },
      fields: { 'What’s wrong?': null, 'Anything else we should know? (optional)': null },
    },
  },
})

const asking = (task: 'answer' | 'remove', id = 'q') =>
  [owned, { part: 'root', event: { type: 'question.started', task, id } }] as const
const answer = { type: 'text.changed', text: '1.8% a month' } as const

const questions = flowTable('question', {
  machine: questionMachine,
  within: listingMachine,
  part: 'question',
  input: { id: 'l', base: '/investor', requestId: 'r', mustRenew: false, reader: null, listing: null, unsent: {} },
  draw: (actor) => <ListingDialogs actor={actor} />,
  unseen: { over: 'the listing is there again' },
  rows: {
    writing: {
      after: [...asking('answer'), answer],
      reads: ['Answer this question', 'What is churn?', 'Your answer', '12 / 2000 characters'],
      can: { Cancel: 'goes to over', 'Publish answer': 'goes to sending' },
      fields: { 'Your answer': 'Anything' },
    },
    sending: {
      after: [...asking('answer'), answer, 'question.submitted'],
      reads: ['Answer this question', 'What is churn?', 'Your answer', '12 / 2000 characters'],
      can: { Cancel: 'is busy', 'Publish answer': 'is busy' },
      fields: { 'Your answer': null },
    },
    unanswered: {
      after: [...asking('answer'), answer, 'question.submitted', ['sendQuestion', offline]],
      reads: ['Answer this question', 'What is churn?', 'Your answer', '12 / 2000 characters'],
      liveRegions: ['alert: We couldn’t reach the server. Your text is safe; please try again.'],
      can: { Cancel: 'goes to over', 'Publish answer': 'goes to sending' },
      fields: { 'Your answer': null },
    },
  },
  also: {
    'a published answer': {
      state: 'writing',
      after: [...asking('answer', 'a')],
      reads: ['Edit your answer', 'Who are your customers?', 'Your answer', '16 / 2000 characters'],
      can: { Cancel: 'goes to over', 'Publish answer': 'goes to sending' },
      fields: { 'Your answer': 'Anything' },
    },
    'a removal': {
      state: 'writing',
      after: [...asking('remove')],
      reads: ['Remove this question?', 'What is churn?'],
      can: { Cancel: 'goes to over', 'Remove question': 'goes to sending' },
    },
  },
})

const proposals = flowTable('proposals', {
  machine: proposalsMachine,
  input: { base: '/investor', box: 'sent', state: 'all' },
  draw: (actor) => <Proposals actor={actor} />,
  rows: {
    loading: {
      reads: ['My Proposals'],
      liveRegions: ['status: Loading…'],
      can: {
        Sent: 'is chosen',
        Received: 'becomes chosen',
        Both: 'becomes chosen',
        All: 'is chosen',
        'Your turn': 'becomes chosen',
        Pending: 'becomes chosen',
        'In talks': 'becomes chosen',
        Closed: 'becomes chosen',
      },
    },
    shown: {
      after: [
        [
          'loadProposals',
          {
            output: {
              list: [proposal],
              next_cursor: 'c',
              counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 },
              boxes: { sent: 12, received: 3, all: 15 },
            },
          },
        ],
      ],
      reads: ['My Proposals', 'Viewed', '21-Nov-2026'],
      can: {
        'Sent (12)': 'is chosen',
        'Received (3)': 'goes to loading',
        'Both (15)': 'goes to loading',
        'All (12)': 'is chosen',
        'Your turn (1)': 'goes to loading',
        'Pending (3)': 'goes to loading',
        'In talks (4)': 'goes to loading',
        'Closed (5)': 'goes to loading',
        'Verma Cold Chain': 'leads to /investor/my-proposal/capital-bridge/p',
        'Show more': 'goes to loading',
      },
    },
    unanswered: {
      after: [['loadProposals', offline]],
      reads: ['My Proposals', 'We couldn’t load your proposals.'],
      can: {
        Sent: 'is chosen',
        Received: 'goes to loading',
        Both: 'goes to loading',
        All: 'is chosen',
        'Your turn': 'goes to loading',
        Pending: 'goes to loading',
        'In talks': 'goes to loading',
        Closed: 'goes to loading',
        'Try again': 'goes to loading',
      },
    },
  },
})

const lists = {
  decline_reason: [{ slug: 'geography', label: 'Not our region' }],
  lost_reason: [],
  instruments: [],
  currencies: [],
}
const stands = ['loadProposal', { output: { proposal: yes(proposal).output, lists } }] as const
const signedAt = '2026-11-20T10:00:00.000Z'
const signedNda = [
  'loadProposal',
  {
    output: {
      proposal: yes({
        ...proposal,
        ...{ status: 'nda_signed', turn: 'both', complaint: 'none', can: [], otherwise: null, expires_at: null },
        nda: {
          ...{ owner: 'Verma Cold Chain', investor: 'Verma Ventures', represented_by: 'Asha Verma', opens: [] },
          signature: { name: 'Asha Verma', at: signedAt },
        },
        history: [
          { action: 'sign_nda', status: 'nda_signed', at: signedAt, by: 'me', details: { text: 'Asha Verma' } },
        ],
      }).output,
      lists,
    },
  },
] as const
const declining = [
  stands,
  { type: 'step.chosen', action: 'decline' },
  { type: 'field.changed', field: 'reason', value: 'geography' },
] as const

const detail = flowTable('proposal', {
  machine: proposalMachine,
  input: { id: 'p', base: '/investor', currency: 'INR', mustRenew: false, unsent: null },
  draw: (actor) => <ProposalDetail actor={actor} />,
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    shown: {
      after: [stands],
      reads: ['Verma Cold Chain', 'Viewed', 'Status'],
      can: {
        'Accept proposal': 'goes to confirming',
        'Decline proposal': 'goes to confirming',
        'See the listing': 'leads to /investor/capital-bridge/o',
        'All proposals': 'leads to /investor/my-proposals?box=received',
        'Ask us not to count this proposal': 'goes to complaining',
      },
    },
    preparingCopy: {
      after: [signedNda, 'copy.requested'],
      reads: ['Verma Cold Chain', 'NDA signed', 'NDA signed by Asha Verma', 'Preparing…'],
      can: {
        'Preparing…': 'is busy',
        'Open the documents': 'leads to /investor/capital-bridge/o#documents',
        'See the listing': 'leads to /investor/capital-bridge/o',
        'All proposals': 'leads to /investor/my-proposals?box=received',
      },
    },
    confirming: {
      after: [...declining],
      reads: ['Decline this proposal?', 'Reason', 'Verma Cold Chain will see your reason, unless you report spam.'],
      can: { Cancel: 'goes to shown', 'Decline proposal': 'goes to takingStep' },
      fields: { Reason: '' },
    },
    takingStep: {
      after: [...declining, 'step.confirmed'],
      reads: ['Decline this proposal?', 'Reason', 'Verma Cold Chain will see your reason, unless you report spam.'],
      can: { Cancel: 'is busy', 'Decline proposal': 'is busy' },
      fields: { Reason: null },
    },
    stepUnanswered: {
      after: [...declining, 'step.confirmed', ['takeStep', offline]],
      reads: ['Decline this proposal?', 'Reason', 'Verma Cold Chain will see your reason, unless you report spam.'],
      liveRegions: ['alert: We didn’t get a response. It’s safe to try again, or check the proposal’s status first.'],
      can: { 'Check status': 'goes to loading', 'Decline proposal': 'goes to takingStep' },
      fields: { Reason: null },
    },
    offeringSubscription: {
      after: [...declining, 'step.confirmed', ['takeStep', no('SUBSCRIPTION_REQUIRED')]],
      reads: ['Subscription', 'You don’t have a subscription to access this. Do you want to subscribe?'],
      can: { No: 'goes to shown', Yes: 'goes to shown' },
    },
    complaining: {
      after: [stands, 'complaint.started', reasons],
      reads: ['Ask us not to count this proposal', 'What went wrong?', 'Anything else we should know? (optional)'],
      can: { Cancel: 'goes to loading', 'Send request': 'is off' },
      fields: { 'What went wrong?': 'spam', 'Anything else we should know? (optional)': 'Anything' },
    },
    refused: {
      after: [
        [
          'loadProposal',
          {
            output: {
              proposal: {
                ok: false,
                refusal: { code: 'NOT_FOUND', message: 'Proposal not found', fields: {} },
              },
              lists,
            },
          },
        ],
      ],
      reads: ['Proposal not found', 'It may belong to another of your profiles, or the link may be wrong.'],
      can: { 'All proposals': 'leads to /investor/my-proposals' },
    },
    unanswered: {
      after: [['loadProposal', offline]],
      reads: ['We couldn’t load your proposals.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
  also: {
    'one that changed below its dialog': {
      state: 'confirming',
      after: [...declining, 'proposal.changedElsewhere'],
      reads: ['Decline this proposal?', 'This proposal has just changed. Cancel to see what’s new.'],
      liveRegions: ['status: This proposal has just changed. Cancel to see what’s new.'],
      can: { Cancel: 'goes to loading', 'Decline proposal': 'goes to takingStep' },
      fields: { Reason: '' },
    },
  },
})

export const marketTables = [
  home,
  listings,
  comparedChoice,
  comparison,
  saved,
  one,
  draft,
  report,
  questions,
  proposals,
  detail,
]
