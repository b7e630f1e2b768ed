import type { Page } from 'playwright-core'
import type { Compared } from '../../../src/domain/contract/market.ts'
import type { ComparedListing } from '../../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import { awaitBell, member, ok, press, signIn } from './acts.ts'

const investor = addresses.base('investor', null)
const loading = 'status: Loading…'

interface Box {
  list: readonly Proposal[]
  counts: Readonly<Record<string, number>> | null
  boxes: Readonly<Record<string, number>> | null
}
const states = { turn: 'Your turn', all: 'All', open: 'Pending', talking: 'In talks', over: 'Closed' }
const boxNames = { sent: 'Sent', received: 'Received', all: 'Both' }
const rows = ({ list, counts, boxes }: Box) => [
  ...Object.entries(boxNames).map(([box, name]) => `button ${name}${boxes ? ` (${boxes[box]})` : ''}`),
  ...Object.entries(states).map(([state, name]) => `button ${name}${counts ? ` (${counts[state]})` : ''}`),
  ...list.map(() => 'link Verma Cold Chain'),
]
let found = 0
/** A new id for each occurrence, since two rows with one id would be the same row. */
const asFound = (proposal: Proposal) => ({
  ...proposal,
  id: `p${++found}`,
  expires_at: '2026-12-05T08:00:00.000Z',
})

/** The list of proposals. */
export const proposals: Binding = {
  name: 'proposals',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, member)
    await page.goto(addresses.proposals(investor))
    await awaitBell(page)
  },
  does: {
    'box.chosen': press('Received'),
    'state.chosen': press('Pending'),
    'more.requested': press('Show more'),
    'retry.requested': press('Try again'),
  },
  calls: {
    loadProposals: {
      method: 'GET',
      url: /\/api\/proposals\?/,
      losses: [],
      body: ({ list, ...page }: { list: Proposal[] }) => ok({ ...page, list: list.map(asFound) }),
    },
  },
  main: 'loadProposals',
  screen: {
    presses: { 'button Show more': 'more.requested', 'button Try again': 'retry.requested' },
    states: {
      loading: (context: Box) => ({ reads: ['My Proposals'], liveRegions: [loading], offers: rows(context) }),
      shown: (context: Box) =>
        context.list.length > 0
          ? { reads: ['My Proposals', 'Shall we talk?', 'Viewed'], offers: rows(context) }
          : { reads: ['No proposals here yet'], offers: [...rows(context), 'link Browse listings'] },
      unanswered: (context: Box) => ({ reads: ['We couldn’t load your proposals.'], offers: rows(context) }),
    },
  },
}

interface Compares {
  ids: readonly string[]
  list: readonly ComparedListing[]
}
const names: Readonly<Record<string, string>> = { l: 'Verma Cold Chain', m: 'Loom Works' }
/** The second listing with its own name and amount. */
const named = (listing: ComparedListing): ComparedListing =>
  listing.id === 'l'
    ? listing
    : {
        ...listing,
        name: names[listing.id] ?? '',
        facts: listing.facts.map((fact) =>
          fact.field === 'funding_goal' ? { ...fact, value: '₹90,00,000', short: '₹90 Lac', converted: '$108K' } : fact,
        ),
      }

/** Two listings side by side. */
export const comparison: Binding = {
  name: 'comparison',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, member)
    await page.goto(addresses.compare(investor, 'INVESTMENT', 'l~m'))
    await awaitBell(page)
  },
  does: {
    'listing.removed': (page: Page, { id }: { id: string }) => press(`Remove ${names[id]}`)(page),
    'differences.toggled': press('Show only differences'),
    'retry.requested': press('Try again'),
  },
  calls: {
    loadCompared: {
      method: 'GET',
      url: /\/api\/listings\/compared/,
      losses: [],
      body: ({ value }: { value: Compared }) => ok({ ...value, list: value.list.map(named) }),
    },
  },
  main: 'loadCompared',
  screen: {
    presses: { 'button Try again': 'retry.requested' },
    states: {
      loading: { liveRegions: [loading] },
      shown: ({ ids, list }: Compares) => ({
        reads: ['Compare side by side', 'Raising', 'Converted at the rates of 21-Nov-2026.'],
        liveRegions: [
          ...(ids.length > list.length ? ['status: 1 of your choices can’t be shown any more.'] : []),
          ...(list.length === 1 ? ['status: Choose at least one more.'] : []),
        ],
        offers: [
          'link Back to the list',
          ...(list.length > 1 ? ['button Show only differences'] : []),
          ...list.flatMap(({ id }) => [
            `link ${names[id]}`,
            `button Remove ${names[id]}`,
            `link View and propose : ${names[id]}`,
          ]),
        ],
      }),
      empty: { reads: ['Nothing to compare'], offers: ['link Back to the list'] },
      refused: {
        reads: ['Compare side by side', 'You can see this list once your profile is approved.'],
        offers: ['link Go to my profile'],
      },
      unanswered: { reads: ['We couldn’t load the comparison.'] },
    },
  },
}
