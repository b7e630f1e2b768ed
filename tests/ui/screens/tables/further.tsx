import type { ReactElement } from 'react'
import { no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import { chat, message } from '../../../../flowlab/flows/chatSamples.ts'
import { listing, proposal } from '../../../../flowlab/flows/listingSamples.ts'
import { planOffers, transaction } from '../../../../flowlab/flows/membershipSamples.ts'
import { completeBasic, completeBusiness, profile } from '../../../../flowlab/flows/profileSamples.ts'
import { me } from '../../../../flowlab/flows/samples.ts'

import { documentLocks, type OpeningStep, openingSteps } from '../../../../src/domain/market/documentAccess.ts'
import { emptyQuery } from '../../../../src/domain/market/filters.ts'
import { keyFigures } from '../../../../src/domain/market/keyFigures.ts'
import { listingReaders } from '../../../../src/domain/market/readers.ts'
import { askedAmounts, placesInRange } from '../../../../src/domain/matching/amounts.ts'
import { amountChanges } from '../../../../src/domain/matching/change.ts'
import { matchParts } from '../../../../src/domain/matching/match.ts'
import { planModes } from '../../../../src/domain/memberships/modes.ts'
import { billingPeriods } from '../../../../src/domain/memberships/periods.ts'
import { planCallOf } from '../../../../src/domain/memberships/permissions.ts'
import { offerings, type ProfileKind, profileKinds } from '../../../../src/domain/offerings.ts'
import { isRequestable, lifecycle, type ProposalAction } from '../../../../src/domain/proposals/lifecycle.ts'
import { proposalStatuses } from '../../../../src/domain/proposals/statuses.ts'
import { wizardStepNames } from '../../../../src/domain/registration/fieldKinds.ts'
import { type FieldError, fieldErrors } from '../../../../src/domain/validation/fieldErrors.ts'
import AboutUs from '../../../../src/ui/pages/AboutUs.tsx'
import PrivacyPolicy from '../../../../src/ui/pages/PrivacyPolicy.tsx'
import Terms from '../../../../src/ui/pages/Terms.tsx'
import { offerOnTable, rupees } from '../../../support/deal.tsx'
import type { FurtherRow } from '../../../support/flowTable/further.tsx'
import { unstated } from '../../../support/unstated.ts'
import { tables } from './all.ts'

/** Cases that the looks of the states leave out: every kind of profile, step of a proposal and reason, once each. */

type Anywhere = FurtherRow

const given = (flow: string) => {
  const input = tables.find((table) => table.flow === flow)?.input
  return (typeof input === 'function' ? input() : input) as Record<string, unknown>
}
/** The default input of a flow with a change. */
const inputOf = (flow: string, change: object) => () => ({ ...given(flow), ...change })

function rowOf(flow: string, state: string): Anywhere {
  const row = tables.find((table) => table.flow === flow)?.rows[state]
  if (!row) throw new Error(`${flow} has no row for ${state}`)
  return row
}

const savedSearch = { kind: 'INVESTMENT', query: {}, criteria: [], alert: 'daily', created_at: '' } as const
/** Newest first; the plan includes the oldest one. */
const searchesBeyondPlan = {
  list: [
    { ...savedSearch, id: '3', name: 'Newest' },
    { ...savedSearch, id: '2', name: 'Without alerts', alert: 'off' as const },
    { ...savedSearch, id: '1', name: 'Oldest' },
  ],
  allowed: 1,
}

const stands = (change: object) =>
  [
    'loadProposal',
    {
      output: {
        proposal: yes({ ...proposal, ...change }).output,
        lists: {
          decline_reason: [{ slug: 'geography', label: 'Not our region' }],
          lost_reason: [{ slug: 'price', label: 'Price' }],
          instruments: [
            { slug: 'equity', label: 'Equity' },
            { slug: 'term-loan', label: 'Term loan' },
          ],
          currencies: ['INR', 'USD'],
        },
      },
    },
  ] as const

const offer = {
  ...{ amount: { minor: 250_000_000, currency: 'INR' }, stake: 12, instrument: 'equity', instrument_label: 'Equity' },
  ...unstated,
  ...{ validity_days: 7, note: 'Subject to due diligence', mine: false },
}
const nda = {
  ...{ owner: 'Verma Cold Chain', investor: 'Rao Capital', represented_by: 'Asha Rao' },
  ...{ opens: ['Valuation 2026'], signature: null },
}

/** Every step that requires confirmation, from every status that allows it, on both sides. */
function proposalSteps(): Record<string, Anywhere> {
  const rows: Record<string, Anywhere> = {}
  for (const status of proposalStatuses)
    for (const action of Object.keys(lifecycle[status]) as ProposalAction[])
      for (const box of ['sent', 'received'] as const)
        if (isRequestable(action))
          rows[`${status} ${box}: ${action}`] = {
            after: [
              stands({
                status,
                box,
                can: [action],
                offer,
                nda,
                exclusive_until: '2026-12-20T08:00:00.000Z',
                may_be_exclusive: true,
              }),
              { type: 'step.chosen', action },
            ],
          }
  const signing = [
    stands({ status: 'nda_pending', can: ['sign_nda'], nda }),
    { type: 'step.chosen', action: 'sign_nda' },
  ] as const
  const text = (value: string) => ({ type: 'field.changed', field: 'text', value })
  return {
    ...rows,
    'an offer for something that cannot be exclusive': {
      after: [
        stands({ status: 'offer_made', box: 'received', can: ['accept_offer'], offer, may_be_exclusive: false }),
        { type: 'step.chosen', action: 'accept_offer' },
      ],
    },
    'signed by another name': {
      after: [
        ...signing,
        text('Somebody'),
        { type: 'field.changed', field: 'agreed', value: true },
        'step.confirmed',
        ['takeStep', no('VALIDATION_FAILED', { text: 'invalid' })],
      ],
    },
    'spam is reported': {
      after: [
        stands({ status: 'viewed', can: ['decline'] }),
        { type: 'step.chosen', action: 'decline' },
        { type: 'field.changed', field: 'reason', value: 'suspicious-spam' },
      ],
    },
    'a closing without its tick': {
      after: [
        stands({ status: 'due_diligence', can: ['confirm_close'], offer }),
        { type: 'step.chosen', action: 'confirm_close' },
        'step.confirmed',
      ],
    },
    'an NDA that opens nothing': {
      after: [
        stands({ status: 'in_discussion', can: ['request_nda'], nda: { ...nda, opens: [] } }),
        { type: 'step.chosen', action: 'request_nda' },
      ],
    },
    'an instrument that the listing does not name': {
      after: [
        stands({ status: 'in_discussion', can: ['make_offer'], other: { ...proposal.other, instruments: ['equity'] } }),
        { type: 'step.chosen', action: 'make_offer' },
        { type: 'field.changed', field: 'instrument', value: 'term-loan' },
      ],
    },
    'an investor’s own offer': {
      after: [stands({ status: 'offer_made', turn: 'theirs', offer: { ...offer, mine: true }, can: [] })],
    },
    'an owner’s own counter-offer': {
      after: [
        stands({ status: 'countered', brings: 'owner', turn: 'theirs', offer: { ...offer, mine: true }, can: [] }),
      ],
    },
    'signed by nobody': { after: [...signing, 'step.confirmed'] },
    'signed without agreeing': { after: [...signing, text('Asha Rao'), 'step.confirmed'] },
    'an answer that is too long': {
      after: [
        stands({ status: 'info_requested', can: ['answer'] }),
        { type: 'step.chosen', action: 'answer' },
        text('x'.repeat(2001)),
      ],
    },
  }
}

const fact = (field: string, place = 0) => ({
  ...{ field, label: field, value: `Value ${place}`, short: `Short ${place}`, section: 'figures' },
  ...{ converted: null, rate: null },
})
const seen = (change: object, analytics: unknown = null) =>
  ['loadListing', yes({ listing: { ...listing, ...change }, analytics })] as const
const own = { totals: { shown: 5, opened: 3, proposals: 1 }, days_shown: 365 }
const days = [{ day: '2026-11-20', shown: 5, opened: 3, proposals: 1 }]
const closed = (opens_after: OpeningStep) => ({
  ...{ kind: opens_after, label: `File: ${opens_after}`, title: '', bytes: null, format: '', uploaded_at: null },
  ...{ confidential: opens_after === 'agreement', opens_after, url: null },
})
const reasons = (met: string, shared: string[]) =>
  matchParts.map((part) => ({ part, met, shared, fits: part === 'stage' ? shared : [], amounts: null }))

const ticketReason = (change: object) => ({
  ...{ part: 'ticket', met: 'yes', shared: [], fits: [] },
  amounts: {
    ...{ of: 'minimum_investment', where: 'inside', asked: '₹7.5 Cr', goal: '₹20 Cr' },
    ...{ least: '₹2.08 Cr', most: '₹8.33 Cr', ...change },
  },
})

const listings: Record<string, Anywhere> = {
  ...Object.fromEntries(
    profileKinds.map((kind) => [
      `the figures of ${kind}`,
      { after: [seen({ kind, facts: keyFigures[kind].map(fact) })] },
    ]),
  ),
  ...Object.fromEntries(
    profileKinds.map((kind) => [`similar to ${kind}`, { after: [seen({ kind, similar: [{ ...listing, kind }] })] }]),
  ),
  ...Object.fromEntries(
    ['yes', 'partly', 'no'].map((met) => [
      `a match: ${met}`,
      { after: [seen({ match: { score: 70, reasons: reasons(met, []) } })] },
    ]),
  ),
  'a match by what is shared': { after: [seen({ match: { score: 70, reasons: reasons('yes', ['Energy', 'Food']) } })] },
  'a match with an investor': {
    after: [seen({ kind: 'INVESTOR', match: { score: 70, reasons: reasons('yes', ['Energy']) } })],
  },
  ...Object.fromEntries(
    (['INVESTMENT', 'INVESTOR'] as const).flatMap((kind) =>
      askedAmounts.flatMap((of) =>
        placesInRange.map((where) => [
          `a match by amounts: ${kind}, ${of} ${where}`,
          { after: [seen({ kind, match: { score: 70, reasons: [ticketReason({ of, where })] } })] },
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    (['INVESTMENT', 'INVESTOR'] as const).flatMap((kind) =>
      [{ least: null }, { most: null }].map((end) => [
        `a match by amounts: ${kind}, a range without ${Object.keys(end).join()}`,
        { after: [seen({ kind, match: { score: 70, reasons: [ticketReason(end)] } })] },
      ]),
    ),
  ),
  'a match in a stage that both name': {
    after: [
      seen({
        match: { score: 70, reasons: [{ part: 'stage', met: 'yes', shared: ['Growth'], fits: [], amounts: null }] },
      }),
    ],
  },
  'none answered, for a founder': {
    input: inputOf('listing', { base: '/entrepreneur/investment' }),
    after: [['loadListing', offline]],
  },
  'none, for a founder': {
    input: inputOf('listing', { base: '/entrepreneur/investment' }),
    after: [['loadListing', no('NOT_FOUND')]],
  },
  'documents of one kind, told apart by their titles': {
    after: [
      seen({
        documents: ['FY 2025', 'FY 2026', ''].map((title) => ({ ...closed('plan'), title, url: '/file' })),
        documents_lock: null,
      }),
    ],
  },
  'one’s own, by day': { after: [seen({ is_own: true }, { ...own, days })] },
  ...Object.fromEntries(
    [null, ...documentLocks].flatMap((lock) =>
      [false, true].map((is_own) => [
        `documents of ${is_own ? 'one’s own' : 'another'}, locked: ${lock}`,
        { after: [seen({ is_own, documents: openingSteps.map(closed), documents_lock: lock, openings_left: 3 })] },
      ]),
    ),
  ),
  ...Object.fromEntries(
    listingReaders.map((reader) => [
      `one’s own as ${reader}`,
      { after: [seen({ is_own: true }), { type: 'reader.chosen', reader }, seen({})] },
    ]),
  ),
  'one’s own, not opened by anybody': {
    after: [seen({ is_own: true }, { ...own, days: days.map((one) => ({ ...one, opened: 0 })) })],
  },
  'one’s own, in sum': { after: [seen({ is_own: true }, { ...own, days: [], days_shown: 0 })] },
  'writing a proposal that an extra one pays for': {
    after: [seen({ allowance: { from: 'pack', left: 9, limit: 10 } }), 'proposal.started'],
  },
  'asking for more than the plan has': {
    after: [seen({ can: { propose: false }, propose_refusal: 'QUOTA_EXCEEDED' }), 'proposal.started'],
  },
  'asking for another plan': {
    after: [seen({ can: { propose: false }, propose_refusal: 'FEATURE_NOT_IN_PLAN' }), 'proposal.started'],
  },
}

const page = {
  list: [listing],
  featured_count: 0,
  next_cursor: null,
  corrected: null,
  best_of: null,
  facets: null,
  matching: null,
}
const markedListing = {
  ...listing,
  ...{ featured: true, verified: true, favourite: true, badges: ['Audited accounts'] },
  match: { score: 82, reasons: [] },
}
const found = (change: object) => ['loadListings', yes({ ...page, ...change })] as const
const matching = { looked_at: 9, strong: 3, change: null }
const request = (change: object) => inputOf('listings', { query: { ...emptyQuery, ...change } })

const narrowable = [
  {
    ...{ name: 'industry', label: 'Industry' },
    options: [
      { value: 'energy', label: 'Energy', count: 4 },
      { value: 'food', label: 'Food', count: 3 },
      { value: 'travel', label: 'Travel', count: 2 },
    ],
  },
  { name: 'round', label: 'Round', options: [{ value: 'seed', label: 'Seed', count: 1 }] },
]

const manyOptions = [
  {
    ...{ name: 'industry', label: 'Industry' },
    options: Array.from({ length: 10 }, (_, i) => ({ value: `i${i}`, label: `Industry ${i}`, count: 10 - i })),
  },
]

const lists: Record<string, Anywhere> = {
  ...Object.fromEntries(
    profileKinds.map((kind) => [`the list of ${kind}`, { input: inputOf('listings', { kind }), after: [found({})] }]),
  ),
  nothing: { after: [found({ list: [] })] },
  'refused to a draft': {
    input: inputOf('listings', { isDraft: true }),
    after: [['loadListings', no('PROFILE_NOT_APPROVED')]],
  },
  'refused before the approval': { after: [['loadListings', no('PROFILE_NOT_APPROVED')]] },
  'no favourites': { input: request({ favourites: true }), after: [found({ list: [] })] },
  'no investors for the words': {
    input: inputOf('listings', { kind: 'INVESTOR', query: { ...emptyQuery, text: 'zzqqxx' } }),
    after: [found({ list: [] })],
  },
  'nothing for the words': { input: request({ text: 'zzqqxx' }), after: [found({ list: [] })] },
  'nothing for these words': { input: request({ text: 'tea', verified: true }), after: [found({ list: [] })] },
  'other words, and the best of many': {
    input: request({ text: 'tee' }),
    after: [found({ corrected: 'tea', best_of: 500 })],
  },
  'one of them featured': { after: [found({ featured_count: 1 })] },
  ...Object.fromEntries(
    (['gridView', 'listView'] as const).map((view) => [
      `with everything that a listing can be marked with, in the ${view}`,
      { input: inputOf('listings', { view }), after: [found({ list: [markedListing] })] },
    ]),
  ),
  'strong among the newest': { after: [found({ matching: { looked_at: 200, strong: 7, change: null } })] },
  'no strong match': { after: [found({ matching: { looked_at: 9, strong: 0, change: null } })] },
  'no strong match for a seller': {
    input: inputOf('listings', { kind: 'INVESTOR', base: '/entrepreneur/want-to-sell' }),
    after: [found({ matching: { looked_at: 9, strong: 0, change: null } })],
  },
  'no more than the best': { after: [found({ best_of: 1 })] },
  'nothing to match by': { after: [found({ matching: { looked_at: 0, strong: 0, change: null } })] },
  ...Object.fromEntries(
    (['INVESTOR', 'WANT_TO_GROW'] as const).map((kind) => [
      `very many, ${kind}`,
      {
        input: inputOf('listings', { kind }),
        after: [found({ facets: { total: 1000, is_more: true, facets: [] } })],
      },
    ]),
  ),
  'very many': { after: [found({ facets: { total: 1000, is_more: true, facets: [] } })] },
  // Each filter has a different value, so that a swapped one is visible.
  'narrowed by everything at once': {
    input: request({
      ...{ text: 'cold chain', amountMin: 250_000, amountMax: 900_000, verified: true, favourites: true },
      ...{ sort: 'amount_low', filters: { industry: ['energy', 'food'], round: ['seed'] } },
    }),
    after: [found({ facets: { total: 2, is_more: false, facets: narrowable } })],
  },
  ...Object.fromEntries(
    [[], ['energy']].map((industry) => [
      `words that mean a filter, which is ${industry.length > 0 ? 'already' : 'not'} chosen`,
      {
        input: request({ filters: { industry } }),
        after: [
          found({ facets: { total: 2, is_more: false, facets: narrowable } }),
          { type: 'text.changed', text: 'ener' },
        ],
      },
    ]),
  ),
  'words that mean a filter, whose results are shown': {
    after: [
      found({ facets: { total: 2, is_more: false, facets: narrowable } }),
      { type: 'text.changed', text: 'ener' },
      300,
      found({ facets: { total: 1, is_more: false, facets: narrowable } }),
    ],
  },
  'words that mean a filter, which were searched for': {
    after: [
      found({ facets: { total: 2, is_more: false, facets: narrowable } }),
      { type: 'text.changed', text: 'ener' },
      'search.submitted',
      found({ facets: { total: 2, is_more: false, facets: narrowable } }),
    ],
  },
  'the results of the search before': {
    after: [found({ matching }), 'search.submitted', ['loadListings', offline]],
  },
  'the results of the search before these words': {
    after: [found({ matching }), { type: 'text.changed', text: 'rao' }, 'search.submitted', ['loadListings', offline]],
  },
  'no further page': {
    after: [found({ next_cursor: 'c' }), 'more.requested', ['loadListings', offline]],
  },
  'many options': { after: [found({ facets: { total: 1, is_more: false, facets: manyOptions } })] },
  'one of many options': {
    input: request({ filters: { industry: ['i7'] } }),
    after: [found({ facets: { total: 1, is_more: false, facets: manyOptions } })],
  },
  'narrowed from an amount': { input: request({ amountMin: 250_000 }), after: [found({})] },
  'narrowed up to an amount': { input: request({ amountMax: 900_000 }), after: [found({})] },
  ...Object.fromEntries(
    [
      ...['sector', 'stage', 'place'].map((part) => ({ part, value: 'Energy' })),
      ...amountChanges.map((part) => ({ part, amount: { minor: 2_500_000, currency: 'USD' } })),
    ].map((change) => [
      `what would add the most: ${change.part}`,
      { after: [found({ matching: { looked_at: 100, strong: 7, change: { ...change, more: 4 } } })] },
    ]),
  ),
}

const optionLists = rowOf('wizard', 'editing.unchanged').after?.[0] as readonly [string, { output: unknown }]
const withDollars = [
  optionLists[0],
  {
    output: {
      ...(optionLists[1].output as object),
      currencies: [
        { code: 'INR', name: 'Indian rupee' },
        { code: 'USD', name: 'US dollar' },
      ],
    },
  },
] as const
const loaded = (kind: ProfileKind, change: object) =>
  [
    'loadProfile',
    {
      output: {
        profile: { ...profile, kind, basic: {}, business: {}, document_answers: {}, documents: [], ...change },
        suggested: {},
        draft: {},
      },
    },
  ] as const
/** Assigns each problem to a different field. */
const refusedBy = (fields: readonly string[], some: readonly FieldError[]) =>
  no(
    'VALIDATION_FAILED',
    Object.fromEntries(some.map((problem, place) => [fields[place % fields.length] ?? '', problem])),
  )
const businessFields = Object.keys(completeBusiness)
/** The errors that one form shows, at as many fields. */
const atOnce = 28

const wizards: Record<string, Anywhere> = {
  ...Object.fromEntries(
    profileKinds.flatMap((kind) =>
      wizardStepNames.map((step) => [
        `${kind}, ${step}: nothing answered`,
        {
          input: inputOf('wizard', { kind, requestedStep: step }),
          after: [
            optionLists,
            loaded(kind, { steps_done: wizardStepNames.indexOf(step), status: 'draft' }),
            'form.submitted',
          ],
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    profileKinds.map((kind) => [
      `${kind}: one step of a finished profile`,
      {
        input: inputOf('wizard', { kind, requestedStep: 'documents' }),
        after: [optionLists, loaded(kind, { steps_done: 3, status: 'approved' })],
      },
    ]),
  ),
  ...Object.fromEntries(
    [[], ['pitch-deck']].map((kinds) => [
      `refused for a document of which there ${kinds.length > 0 ? 'is' : 'is not'} one`,
      {
        after: [
          optionLists,
          loaded('INVESTMENT', {
            ...{ basic: completeBasic, business: completeBusiness, steps_done: 2, status: 'draft' },
            documents: kinds.map((kind) => ({ ...profile.documents[0], id: kind, kind })),
          }),
          'form.submitted',
          ['saveStep', no('VALIDATION_FAILED', { 'pitch-deck': 'documentMissing' })],
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: Math.ceil(fieldErrors.length / atOnce) }, (_, part) => [
      `refused by each reason, ${part + 1}`,
      {
        input: inputOf('wizard', { requestedStep: 'business' }),
        after: [
          optionLists,
          loaded('INVESTMENT', { basic: completeBasic, business: completeBusiness, steps_done: 2, status: 'draft' }),
          'form.submitted',
          ['saveStep', refusedBy(businessFields, fieldErrors.slice(part * atOnce, (part + 1) * atOnce))],
        ],
      },
    ]),
  ),
}

/** A reviewer's note on each item that can have one; the note names its item. */
const looked = rowOf('profileReview', 'reviewing').after?.[1] as unknown as readonly [
  string,
  { output: { profile: typeof profile } },
]
const noted = Object.fromEntries(
  [...Object.keys({ ...completeBasic, ...completeBusiness }), ...profile.documents.map(({ kind }) => kind)].map(
    (name) => [name, `Of ${name}.`],
  ),
)
const reviewed = (status: string, maySubmit: boolean, change: object = {}) => [
  optionLists,
  [
    looked[0],
    {
      output: {
        ...looked[1].output,
        profile: {
          ...{ ...profile, status, document_answers: { video_demo_link: 'https://demo.in' } },
          ...{ review: { note: 'Nearly there.', fields: { ...noted, video_demo_link: 'Of video_demo_link.' } } },
          can: { edit: maySubmit, submit: maySubmit },
          ...change,
        },
      },
    },
  ] as const,
]
const reviews: Record<string, Anywhere> = {
  'a note at everything': { after: reviewed('changes_requested', true) },
  'rejected, with an appeal left': { after: reviewed('rejected', true) },
  'rejected for good': { after: reviewed('rejected', false) },
  ...Object.fromEntries(
    ['everyone-with-an-active-plan', 'only-people-i-contact-or-accept', 'anonymous'].map((visibility) => [
      `approved, seen by: ${visibility}`,
      {
        beside: 'reviewing',
        after: reviewed('approved', false, {
          ...{ steps_done: 3, review: null },
          business: { ...profile.business, visibility },
        }),
      },
    ]),
  ),
  ...Object.fromEntries(
    [...new Set(Object.values(planCallOf))].map((planCall) => [
      `approved, what to buy next: ${planCall ?? 'nothing'}`,
      {
        beside: 'reviewing',
        input: inputOf('profileReview', { planCall }),
        after: reviewed('approved', false, { steps_done: 3, review: null }),
      },
    ]),
  ),
}

const offers = (mode: string, begins: string, change: object = {}) => {
  const plain = rowOf('subscriptions', 'choosing').after?.[0] as readonly [string, { output: object }]
  return ['loadOffers', { output: { ...plain[1].output, mode, begins, ...change } }] as const
}
const plans: Record<string, Anywhere> = Object.fromEntries(
  planModes.flatMap((requestedMode) =>
    ['now', 'after_current'].map((begins) => [
      `${requestedMode}, which begins ${begins}`,
      { input: inputOf('subscriptions', { requestedMode }), after: [offers(requestedMode, begins)] },
    ]),
  ),
)

const [monthly] = planOffers
if (!monthly) throw new Error('no plan is offered')
const richer = billingPeriods.map((period, place) => ({
  ...monthly,
  plan: {
    ...monthly.plan,
    id: `investor-${period.replace('_', '-')}`,
    period,
    days: [14, 30, 90, 365][place] ?? 30,
    saving_percent: place * 5,
    entitlements: { ...monthly.plan.entitlements, featured_days: place * 7, contact_listings: place === 1 ? 5 : null },
  },
}))
const held = {
  ...{ plan_id: 'investor-monthly', next_plan_id: 'investor-yearly', status: 'active' },
  period_end: '2026-12-21T08:00:00.000Z',
}
const withGlobalConnect = richer.map((one) => ({ ...one, types: ['GLOBAL_CONNECT'] }))
const periods: Record<string, Anywhere> = {
  'every period, one held and one next': { after: [offers('UPGRADE', 'now', { list: richer, subscription: held })] },
  'from the gate': {
    input: inputOf('subscriptions', { origin: 'global-connect' }),
    after: [offers('NEW', 'now', { list: withGlobalConnect })],
  },
  'from the gate, one chosen': {
    input: inputOf('subscriptions', { origin: 'global-connect' }),
    after: [offers('NEW', 'now', { list: withGlobalConnect }), { type: 'plan.chosen', planId: 'investor-monthly' }],
  },
  'the longest plan already': {
    after: [offers('UPGRADE', 'now', { list: richer.map((one) => ({ ...one, refusal: 'not_longer' })) })],
  },
  'every period, renewed': { after: [offers('RENEW', 'after_current', { list: richer })] },
  'a shorter period than the yearly one before it': {
    after: [
      offers('RENEW', 'after_current', {
        list: richer,
        subscription: { ...held, plan_id: 'investor-yearly', next_plan_id: null },
      }),
      { type: 'plan.chosen', planId: 'investor-monthly' },
    ],
  },
  'a profile that is not approved': {
    after: [
      offers('NEW', 'now', { list: richer, awaitsApproval: true }),
      { type: 'plan.chosen', planId: 'investor-monthly' },
    ],
  },
  'a free trial': {
    after: [offers('NEW', 'now', { list: richer }), { type: 'plan.chosen', planId: 'investor-free-trial' }],
  },
}

const changes = [
  { kind: 'resume' },
  { kind: 'downgrade', planId: 'investor-monthly' },
  { kind: 'keepPlan' },
  { kind: 'refund', paymentId: 'y' },
]
const mine: Record<string, Anywhere> = Object.fromEntries(
  changes.map((change) => [
    `asked: ${change.kind}`,
    { after: [...(rowOf('mySubscription', 'shown').after ?? []), { type: 'change.requested', change }] },
  ]),
)

const usages: Record<string, Anywhere> = Object.fromEntries(
  [
    { proposals_sent: 12, extra_proposals_limit: 10, extra_proposals: 3, analytics_days: 0 },
    { featured_until: '2026-12-01T08:00:00.000Z' },
  ].map((usage, place) => {
    const [given] = rowOf('mySubscription', 'shown').after ?? []
    const [call, { output }] = given as readonly [string, { output: { usage: object } }]
    return [
      `usage ${place + 1}`,
      { beside: 'shown', after: [[call, { output: { ...output, usage: { ...output.usage, ...usage } } }]] },
    ]
  }),
)

const yearly: Record<string, Anywhere> = (() => {
  const [given] = rowOf('mySubscription', 'shown').after ?? []
  const [call, { output }] = given as readonly [string, { output: { subscription: object } }]
  const subscription = { ...output.subscription, plan_id: 'investor-yearly', period: 'yearly' }
  return { 'the featured days are over': { beside: 'shown', after: [[call, { output: { ...output, subscription } }]] } }
})()

const charging = ['provider.readied', 'payment.submitted'] as const
const payments: Record<string, Anywhere> = {
  ...Object.fromEntries(
    ['declined', 'incomplete', 'failed', 'unauthenticated'].map((why) => [
      `trouble: ${why}`,
      {
        after: [
          ...charging,
          ['chargeCard', { output: { kind: 'error', problem: { why, message: 'The bank said no.' } } }],
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    ['created', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded', 'disputed'].map((status) => [
      `stands at ${status}`,
      { input: inputOf('payment', { transaction: { ...transaction, status } }) },
    ]),
  ),
}

const others: Record<string, Anywhere> = {
  'amounts begin in the currency of the first step': {
    input: inputOf('wizard', { requestedStep: 'business' }),
    after: [
      withDollars,
      loaded('INVESTMENT', {
        ...{ basic: { ...completeBasic, currency: 'USD' }, business: {}, steps_done: 1, status: 'draft' },
      }),
    ],
  },
  'other than what the lists have': {
    input: inputOf('wizard', { requestedStep: 'business' }),
    after: [
      optionLists,
      loaded('INVESTMENT', {
        ...{ basic: completeBasic, steps_done: 2, status: 'draft' },
        business: {
          ...completeBusiness,
          industry: 'other',
          model: ['other'],
          interested_in: ['other'],
          round: 'other',
        },
      }),
    ],
  },
}

const personal = fieldErrors.filter((one) =>
  /Email|Mobile|password|Password|terms|email|mobile|^required|^invalid$/.test(one),
)

/** A form that the server refuses for each reason, at all of its fields. */
function refusedForms(flow: string, state: string, call: string, fields: readonly string[]): Record<string, Anywhere> {
  const row = rowOf(flow, state)
  const after = row.after ?? []
  return Object.fromEntries(
    personal.map((problem) => [
      `refused: ${problem}`,
      {
        ...row,
        beside: state,
        after: [
          ...after,
          [
            call,
            refusedBy(
              fields,
              fields.map(() => problem),
            ),
          ],
        ],
      },
    ]),
  )
}

const boxes: Record<string, Anywhere> = Object.fromEntries(
  (['sent', 'received'] as const).flatMap((box) =>
    ['/investor', '/entrepreneur/investment'].map((base) => [
      `nothing in ${box}, for ${base}`,
      {
        input: inputOf('proposals', { box, base }),
        after: [
          [
            'loadProposals',
            { output: { list: [], next_cursor: null, counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 } } },
          ],
        ],
      },
    ]),
  ),
)

const menuActions: readonly { kind: string; isReady?: boolean; [more: string]: unknown }[] = [
  { kind: 'mute', muted: true },
  { kind: 'archive', archived: true },
  { kind: 'block', blocked: true },
  { kind: 'block', blocked: false },
  { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: false },
  { kind: 'delete', messageId: 'm', forAll: true, mayBeForAll: true },
  { kind: 'report', report: { reason: 'scam', note: 'A fee' } },
  { kind: 'report', report: { reason: null, note: '' }, isReady: false },
  { kind: 'report', report: { reason: 'scam', note: 'x'.repeat(1001) }, isReady: false },
]
const refusals = [offline, no('FORBIDDEN'), no('RATE_LIMITED')]
const chatActions: Record<string, Anywhere> = Object.fromEntries(
  menuActions.flatMap(({ isReady = true, ...action }, place) => [
    [`${place + 1} ${action.kind}, asked`, { after: [{ type: 'action.requested', action }] }],
    ...(isReady ? refusals : []).map((answer, turn) => [
      `${place + 1} ${action.kind}, not done ${turn + 1}`,
      { after: [{ type: 'action.requested', action }, { type: 'action.confirmed' }, ['runAction', answer]] },
    ]),
  ]),
)

const firstOf = (flow: string) => Object.keys(tables.find((table) => table.flow === flow)?.rows ?? {})[0] ?? ''

/** The values of an enumeration that the rows of the states leave out. */
const inOther = (flow: string, state: string, inputs: Readonly<Record<string, object>>): Record<string, Anywhere> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, change]) => {
      const row = rowOf(flow, state)
      const own = typeof row.input === 'function' ? row.input() : row.input
      return [
        name,
        { ...row, beside: state, input: own ? () => ({ ...(own as object), ...change }) : inputOf(flow, change) },
      ]
    }),
  )

const long = '2020-01-05T08:00:00.000Z'
const talk = { ...chat, updated_at: long, last_message: { ...message, created_at: long } }
const file = { name: 'deck.pdf', mime: 'application/pdf', bytes: 2_400_000, url: '/files/x', thumbnail_url: null }
const chatsSaid = (chats: readonly object[]) => ['fetchChats', { output: { chats, nextCursor: null } }] as const
/** The last number shown in full, and the first one that is abbreviated. */
const manyUnread = [99, 100] as const
const bells: Record<string, Anywhere> = Object.fromEntries(
  manyUnread.map((unread) => [
    `${unread} unread`,
    { after: [['fetchNotifications', { output: { list: [], next_cursor: null, unread } }]] },
  ]),
)
const chatLists: Record<string, Anywhere> = {
  ...Object.fromEntries(
    manyUnread.map((unread) => [`${unread} unread`, { after: [chatsSaid([{ ...talk, unread, last_seq: unread }])] }]),
  ),
  nothing: { after: [chatsSaid([])] },
  'nothing but archived ones': {
    after: [['fetchChats', { output: { chats: [], nextCursor: null, allArchived: true } }]],
  },
  ...Object.fromEntries(
    (['unread', 'archived'] as const).map((folder) => [
      `one ${folder}`,
      {
        after: [
          chatsSaid([]),
          { type: 'folder.chosen', folder },
          chatsSaid([{ ...talk, archived: folder === 'archived' }]),
        ],
      },
    ]),
  ),
  'nothing archived': { after: [chatsSaid([]), { type: 'folder.chosen', folder: 'archived' }, chatsSaid([])] },
  'nothing unread': { after: [chatsSaid([]), { type: 'folder.chosen', folder: 'unread' }, chatsSaid([])] },
  ...Object.fromEntries(
    [
      { mine: true },
      { kind: 'IMAGE', text: '', file },
      { kind: 'FILE', text: '', file },
      { kind: 'FILE', text: '', file: null },
      { deleted: true, text: '', mine: true },
    ].map((change) => [
      `last: ${Object.entries(change)
        .map(([name, value]) => `${name} ${value === file ? 'deck' : value}`)
        .join(', ')}`,
      { after: [chatsSaid([{ ...talk, last_message: { ...talk.last_message, ...change } }])] },
    ]),
  ),
}

const ownProfile = { id: 'o', kind: 'INVESTOR', status: 'approved', steps_done: 3, score: 90 }
/** The home page of a member without proposals, after so many steps of the registration. */
const beginning = (steps_done: number, member = {}): Anywhere => ({
  ...rowOf('overview', 'shown'),
  input: inputOf('overview', {
    me: { ...me, has_active_subscription: 1, profiles: [{ ...ownProfile, steps_done }], ...member },
  }),
  after: [
    [
      'loadHomeContent',
      {
        output: {
          overview: {
            my_turn: 0,
            turns: [],
            unread_messages: 0,
            unanswered_questions: 0,
            stages: { waiting: 0, talking: 0, won: 0, over: 0 },
            weeks: [],
          },
          best: [],
        },
      },
    ],
  ],
})
const homes: Record<string, Anywhere> = {
  'before any proposal': beginning(3),
  'before any document': beginning(2),
  'before any step': beginning(0),
  'before any profile': beginning(0, { login_type: 'entrepreneur', account_type: null, profiles: [] }),
  ...inOther('overview', 'shown', {
    'with questions about the listing': { me: { ...me, profiles: [ownProfile] } },
    'sent back by the review': { me: { ...me, profiles: [{ ...ownProfile, status: 'changes_requested' }] } },
    'with a plan that has expired': { me: { ...me, has_active_subscription: 0, has_subscription_expired: 1 } },
    'of an entrepreneur': { me: { ...me, login_type: 'entrepreneur', account_type: 'investment' } },
    'with Global Connect': {
      me: {
        ...me,
        basic_info: { ...me.basic_info, has_want_to_grow: 1 },
        user_subscription: { has_want_to_grow: 1 },
        has_active_subscription: 1,
        profiles: [{ kind: 'WANT_TO_GROW', status: 'approved', steps_done: 3, score: 90 }],
      },
    },
  }),
}

const sorts: Record<string, Anywhere> = inOther(
  'chooseOffering',
  'shown',
  Object.fromEntries(
    (['draft', 'submitted', 'approved'] as const).flatMap((status) =>
      [2, 3].map((steps_done) => [
        `${status} after ${steps_done} steps`,
        { profiles: profileKinds.map((kind) => ({ kind, status, steps_done })), isMember: true },
      ]),
    ),
  ),
)

/** Whatever differs between two listings in one answer only. */
const alike: Record<string, Anywhere> = (() => {
  const [given] = rowOf('comparison', 'shown').after ?? []
  const [call, { output }] = given as readonly [string, { output: { value: { list: object[] } } }]
  const [first] = output.value.list
  const years = { rows: [{ year: '2025', revenue: rupees(4.2), profit: rupees(0.6), plan: false }] }
  const whole = { ...first, years, multiples: { year: '2025', price: '₹25 Cr', revenue: 6, profit: 9 } }
  const list = [whole, { ...whole, id: 'm', name: 'Loom Works' }]
  return { 'two alike': { after: [[call, { output: { ...output, value: { ...output.value, list } } }]] } }
})()

/** Messages that the server has not stored: refused ones and waiting ones in turn. */
const unsentMessage = (clientId: string, text: string, refused = false) => ({
  ...{ clientId, text, file: null, replyTo: null },
  refusal: refused ? no('VALIDATION_FAILED').output.refusal : null,
})
const unsentMessages: Record<string, Anywhere> = {
  'messages that wait or were refused': {
    after: [
      [
        'restoreWriting',
        {
          output: {
            draft: '',
            replyingTo: null,
            attached: [],
            outgoing: [
              unsentMessage('a', 'Refused first', true),
              unsentMessage('b', 'Waits'),
              unsentMessage('c', 'Refused later', true),
              unsentMessage('d', 'Waits behind it'),
            ],
          },
        },
      ],
      ['sendMessage', { event: { type: 'sending.unanswered' } }],
    ],
  },
}

/** Static pages. */
export const drawn: Readonly<Record<string, () => ReactElement>> = {
  'about us': () => <AboutUs />,
  'the privacy policy': () => <PrivacyPolicy />,
  'the terms': () => <Terms />,
}

export const further: Readonly<Record<string, Record<string, Anywhere>>> = {
  proposal: proposalSteps(),
  listing: listings,
  listings: lists,
  wizard: { ...wizards, ...others },
  profileReview: reviews,
  subscriptions: { ...plans, ...periods },
  mySubscription: { ...mine, ...usages, ...yearly },
  payment: payments,
  conversation: unsentMessages,
  proposals: {
    ...boxes,
    'none, sent or received': {
      input: inputOf('proposals', { box: 'all' }),
      after: [
        [
          'loadProposals',
          { output: { list: [], next_cursor: null, counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 } } },
        ],
      ],
    },
    'with offers of every size': {
      input: inputOf('proposals', { box: 'all' }),
      after: [
        [
          'loadProposals',
          {
            output: {
              list: [0.0085, 0.85, 8.5, 850].map((crore, at) => ({
                ...{ ...proposal, id: `p${at}`, status: 'offer_made' },
                offer: { ...offerOnTable, amount: rupees(crore) },
              })),
              next_cursor: null,
              counts: { all: 4, turn: 4, open: 4, talking: 0, over: 0 },
            },
          },
        ],
      ],
    },
    'sent and received': {
      input: inputOf('proposals', { box: 'all' }),
      after: [
        [
          'loadProposals',
          {
            output: {
              list: [proposal, { ...proposal, id: 'q', box: 'sent' }],
              next_cursor: null,
              counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 },
            },
          },
        ],
      ],
    },
    'withdrawn before it was read': {
      after: [
        [
          'loadProposals',
          {
            output: {
              list: [{ ...proposal, status: 'withdrawn', message: '' }],
              next_cursor: null,
              counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 },
            },
          },
        ],
      ],
    },
  },
  comparison: alike,
  chatList: chatLists,
  notifications: bells,
  overview: homes,
  chooseOffering: sorts,
  login: inOther('login', 'editing', {
    'an entrepreneur': { loginType: 'entrepreneur' },
    ...Object.fromEntries(offerings.map((accountType) => [accountType, { loginType: 'entrepreneur', accountType }])),
  }),
  account: {
    'a device that nobody knows': {
      after: (rowOf('account', 'shown').after ?? []).map((one) => {
        const [call, { output }] = one as unknown as readonly [string, { output: { sessions: object[] } }]
        return [
          call,
          { output: { ...output, sessions: output.sessions.map((each) => ({ ...each, device: '' })) } },
        ] as const
      }),
    },
    'ending the others': {
      after: [...(rowOf('account', 'shown').after ?? []), { type: 'device.endRequested', id: null }],
    },
  },
  savedSearches: {
    none: {
      after: [{ type: 'panel.opened', query: {}, name: '' }, ['loadSearches', { output: { list: [], allowed: 5 } }]],
    },
    'more than the plan includes': {
      after: [{ type: 'panel.opened', query: {}, name: '' }, ['loadSearches', { output: searchesBeyondPlan }]],
    },
  },
  chatMenu: chatActions,
  register: {
    ...inOther('register', firstOf('register'), { 'an investor': { loginType: 'investor' } }),
    ...refusedForms('register', 'registering', 'register', [
      ...['name', 'email', 'mobile', 'password', 'confirm_password', 'confirmPassword', 'accept_terms', 'terms'],
    ]),
  },
  passwordReset: refusedForms('passwordReset', 'resetting', 'resetPassword', [
    ...['password', 'confirm_password', 'confirmPassword'],
  ]),
  changePassword: refusedForms('changePassword', 'updating', 'updatePassword', [
    ...['current_password', 'password', 'confirm_password', 'current', 'next', 'confirmation'],
  ]),
  accountDeletion: refusedForms('accountDeletion', 'checkingPassword', 'checkPassword', [
    'email',
    'mobile',
    'password',
  ]),
  contact: refusedForms('contact', 'sending', 'sendMessage', ['name', 'email', 'topic', 'message']),
}
