import type { Page } from 'playwright-core'
import type { ListingCard } from '../../../src/domain/market/listingCardSchema.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { Greeting } from '../../../src/machines/overviewMachine.ts'
import { addresses } from '../../../src/routes.ts'
import { facets, listing as sample } from '../../flows/listingSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, decide, fromServer, member, ok, press, saysRefusal, signIn } from './acts.ts'

const loading = 'status: Loading…'

const tiles = ['link Capital Bridge', 'link Business Exchange', 'link My profile']
const glance = ['link Your turn', 'link Unread messages', 'link In talks', 'link My subscription']
const due = [
  'link Answer 1 proposal',
  'link Answer 1 question about your listing',
  'link Read 2 messages',
  'link Choose a plan',
]
const greets = ['Welcome, Dev Malhotra', 'Everything you need, one step away.']

/** A member's greeting and overview. */
export const overview: Binding = {
  name: 'overview',
  reach: 'the first page',
  open: async (page) => {
    await signIn(page, member)
    await answering(page, /\/api\/listings\?/, { list: [sample] })
    await page.goto('/')
  },
  does: { 'retry.requested': press('Try again') },
  calls: {
    loadHomeContent: {
      method: 'GET',
      url: /\/api\/overview$/,
      losses: [],
      body: ({ overview: numbers }: Greeting) => ok(numbers),
    },
  },
  main: 'loadHomeContent',
  screen: {
    presses: { 'button Try again': 'retry.requested' },
    states: {
      loading: { reads: greets, liveRegions: [loading], offers: [...glance, ...tiles] },
      shown: {
        reads: [...greets, 'Proposals by week', 'Sent', 'Respond to the offer by 03-Dec-2026'],
        // The proposal that waits, and the best match.
        offers: [...glance, ...due, ...tiles, 'link See all', 'link Verma Cold Chain', 'link Verma Cold Chain'],
      },
      unavailable: {
        reads: greets,
        liveRegions: ['alert: We couldn’t load your figures.'],
        offers: [...glance, ...tiles],
      },
    },
  },
}

interface List {
  list: readonly ListingCard[]
  view: string
  query: { verified: boolean }
  cursor: string | null
  facets: object | null
  refusal: { message: string } | null
}
const cards = ({ list }: List) => list.map(() => 'link Verma Cold Chain')
const hearts = ({ list }: List) =>
  list.map(
    ({ favourite }) =>
      `button ${favourite ? 'Remove' : 'Add'} Verma Cold Chain ${favourite ? 'from' : 'to'} favourites`,
  )
const tools = ({ query }: List) => [
  'link Skip to the results',
  'button Search',
  'button Grid',
  'button List',
  'button Saved searches',
  ...(query.verified ? ['button Remove Verified only', 'button Clear all'] : []),
]
const counted = (context: List) => [...(context.facets ? ['status: 2 listings'] : []), ...saysRefusal(context)]
const lead = ['Capital Bridge', 'Companies raising capital.']
const outdated = 'We couldn’t update this list. These are the results of your previous search.'
let found = 0
/** A new id for each occurrence of a listing, since two rows with one id would be the same row. */
const asFound = (card: ListingCard) => ({ ...card, id: `l${++found}` })

export const listings: Binding = {
  name: 'listings',
  reach: 'Capital Bridge',
  open: async (page) => {
    await signIn(page, member)
    await answering(page, /\/api\/listings\/facets/, facets)
    await answering(page, /\/api\/listings\/matching/, { looked_at: 0, strong: 0, change: null })
    await page.goto(addresses.market(addresses.base('investor', null)))
  },
  does: {
    'search.submitted': press('Search'),
    'flag.toggled': (page) => page.getByLabel('Verified only').click(),
    'sort.chosen': (page) =>
      page
        .locator('select[name=sort]')
        .selectOption('newest')
        .then(() => {}),
    'view.chosen': press('List'),
    'favourite.toggled': press(/to favourites$/),
    'more.requested': press('Show more'),
    'retry.requested': press('Try again'),
  },
  calls: {
    loadListings: {
      method: 'GET',
      url: /\/api\/listings\?/,
      losses: [],
      body: ({ value }: { value: { list: ListingCard[] } }) => ok({ ...value, list: value.list.map(asFound) }),
    },
    saveFavourite: { method: 'PUT', url: /\/api\/listings\/[^/]+\/favourite$/, sends: () => ({}), body: () => ok() },
  },
  main: 'saveFavourite',
  screen: {
    presses: { 'button Show more': 'more.requested', 'button Try again': 'retry.requested' },
    states: {
      loading: (context: List) => ({
        reads: lead,
        liveRegions: [...counted(context), loading],
        offers: [...tools(context), ...cards(context)],
      }),
      shown: (context: List) => ({
        reads: [...lead, 'Pune, IN', 'Solar cold rooms'],
        liveRegions: counted(context),
        offers: [...tools(context), ...cards(context), ...hearts(context)],
      }),
      marking: (context: List) => ({
        reads: lead,
        liveRegions: counted(context),
        offers: [...tools(context), ...cards(context)],
      }),
      markUnanswered: (context: List) => ({
        reads: [...lead, 'We couldn’t save your favourite. Please try again.'],
        liveRegions: counted(context),
        offers: [...tools(context), ...cards(context), ...hearts(context)],
      }),
      refused: {
        reads: [
          'Capital Bridge',
          'Your current profile can’t view this list. If you have another profile, switch to it in the menu.',
        ],
        offers: ['link Capital Bridge'],
        // The button is not shown, since a retry would not unlock a list of another profile.
        without: ['button Try again'],
      },
      unanswered: (context: List) => {
        const isOutdated = context.list.length > 0 && context.cursor === null
        return {
          reads: [...lead, ...(isOutdated ? [outdated] : ['We couldn’t load the list.'])],
          liveRegions: isOutdated ? [`alert: ${outdated}`] : counted(context),
          offers: [...tools(context), ...cards(context)],
        }
      },
    },
  },
}

interface One {
  listing: ListingDetail | null
  planMode: 'NEW' | 'UPGRADE'
  refusal: { message: string } | null
  isLost: boolean
}
/** A listing with locked documents. */
const locked = (one: ListingDetail): ListingDetail => ({
  ...one,
  documents: [
    {
      kind: 'pitch-deck',
      label: 'Pitch deck',
      title: '',
      bytes: null,
      format: '',
      uploaded_at: null,
      confidential: false,
      opens_after: 'plan',
      url: null,
    },
  ],
})
const notSubscribed = 'You don’t have a subscription to access this. Do you want to subscribe?'
/** The heart is either set or not set. */
const oneHeart = ({ listing }: One) => [
  listing?.favourite ? 'button Add to favourites' : 'button Remove from favourites',
]
const page = (context: One) => ({
  reads: ['Verma Cold Chain', 'Solar cold rooms', 'Pune, IN'],
  liveRegions: [
    ...saysRefusal(context),
    ...(context.isLost ? ['alert: We didn’t get a response. It’s safe to try again.'] : []),
  ],
  offers: [
    'link Capital Bridge',
    ...(context.listing?.propose_refusal === 'DUPLICATE_PROPOSAL' ? ['link See my proposals'] : []),
    'link Documents 1',
    'link Questions',
  ],
  without: oneHeart(context),
})

export const listing: Binding = {
  name: 'listing',
  reach: 'a listing',
  open: async (page: Page) => {
    await signIn(page, member)
    await fromServer(page, /\/api\/master-dropdown\//)
    await page.goto(addresses.listing(addresses.base('investor', null), 'INVESTMENT', 'l'))
  },
  does: {
    'proposal.started': press('Send proposal'),
    'report.started': press('Report this listing'),
    'question.started': press('Ask a question'),
    'favourite.toggled': press(/favourites$/),
    'documents.requested': press('Open documents'),
    'summary.requested': press('Download PDF'),
    'subscription.chosen': decide('Yes'),
    'subscription.cancelled': decide('No'),
    'retry.requested': press('Try again'),
  },
  settles: { draft: decide('Cancel'), report: decide('Cancel'), question: decide('Cancel') },
  calls: {
    loadListing: {
      method: 'GET',
      url: /\/api\/listings\/l$/,
      losses: [],
      body: ({ value }: { value: { listing: ListingDetail } }) => ok({ listing: locked(value.listing) }),
    },
    downloadSummary: {
      method: 'GET',
      url: /\/api\/listings\/l\/summary$/,
      losses: [],
      body: () => ok({ file_name: 'Verma Cold Chain - Founders.pdf', pdf: '' }),
    },
    runAction: {
      method: ['POST', 'PUT', 'DELETE'],
      url: /\/api\/listings\/l\/(opening|favourite)$/,
      sends: () => ({}),
      body: ({ value }: { value: ListingDetail }) => ok({ listing: locked(value) }),
    },
  },
  main: 'runAction',
  screen: {
    presses: {
      'button Open documents': 'documents.requested',
      'button Download PDF': 'summary.requested',
      'button Add to favourites': 'favourite.toggled',
      'button Remove from favourites': 'favourite.toggled',
      'button Send proposal': 'proposal.started',
      'button Report this listing': 'report.started',
      'button Ask a question': 'question.started',
      'button Yes': 'subscription.chosen',
      'button No': 'subscription.cancelled',
      'button Try again': 'retry.requested',
    },
    states: {
      loading: (context: One) => (context.listing ? page(context) : { liveRegions: [loading] }),
      shown: page,
      runningAction: page,
      preparingSummary: page,
      offeringSubscription: { reads: ['Subscription', notSubscribed] },
      writing: { reads: ['Send proposal', 'Your message'], offers: ['button Cancel'] },
      reporting: {
        reads: ['Report this listing', 'What’s wrong?', 'Anything else we should know? (optional)'],
        offers: ['button Cancel'],
      },
      asking: {
        reads: ['Ask a question', 'Your question', 'The owner sees them once a proposal between you is accepted.'],
        offers: ['button Cancel'],
      },
      refused: {
        reads: ['Listing not found', 'It may have been removed, or your current profile can’t see it.'],
        offers: ['link Back to the list'],
      },
      unanswered: { reads: ['We couldn’t load this listing.'] },
    },
    leads: { 'subscription.chosen': addresses.plans(addresses.base('investor', null)) },
  },
}
