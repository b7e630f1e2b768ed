import { describeFlow } from '../../flowlab/describeFlow.ts'
import { emptyWish } from '../../src/domain/market/filters.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { proposalDraftMachine } from '../../src/machines/proposalDraftMachine.ts'
import { proposalMachine } from '../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import { reportMachine } from '../../src/machines/reportMachine.ts'
import { savedSearchesMachine } from '../../src/machines/savedSearchesMachine.ts'
import { no, offline, yes } from '../support/outcomes.ts'
import { proposal } from '../support/samples.ts'

const page = (next_cursor: string | null) =>
  yes({ list: [], next_cursor, corrected: null, best_of: null, facets: null, matching: null })
describeFlow('listings', listingsMachine, {
  input: { kind: 'INVESTOR', base: '/investor', wish: emptyWish, view: 'gridView' },
  events: [
    { type: 'text.changed', text: 'tea' },
    { type: 'text.changed', text: '' },
    { type: 'search.submitted' },
    { type: 'filter.toggled', name: 'industry', value: 'telecom' },
    { type: 'flag.toggled', flag: 'verified' },
    { type: 'amount.chosen', least: 10, most: null },
    { type: 'filters.cleared' },
    { type: 'sort.chosen', sort: 'newest' },
    { type: 'view.chosen', view: 'listView' },
    { type: 'favourite.toggled', id: 'l', favourite: true },
    { type: 'more.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListings: [page('c'), page(null), no('FORBIDDEN'), offline],
    markListing: [yes({}), no('NOT_FOUND'), offline],
    hearAddress: [{ event: { type: 'address.changed', wish: emptyWish } }],
    savedSearches: [],
  },
  bound: ({ cursor, draft, wish }) => [cursor, draft, wish.text],
})

const search = { id: 's', kind: 'INVESTOR', name: 'Tea', query: {}, alert: 'daily', created_at: '' } as const
describeFlow('saved searches', savedSearchesMachine, {
  input: { kind: 'INVESTOR', base: '/investor' },
  events: [
    { type: 'panel.opened', query: {} },
    { type: 'panel.closed' },
    { type: 'name.changed', name: 'Tea' },
    { type: 'alert.chosen', alert: 'weekly' },
    { type: 'search.kept' },
    { type: 'search.changed', id: 's', name: 'Tea', alert: 'off' },
    { type: 'search.removed', id: 's' },
    { type: 'search.opened', search },
    { type: 'subscription.chosen' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadSearches: [{ output: { list: [search], allowed: 5 } }, offline],
    runErrand: [yes({}), no('QUOTA_EXCEEDED'), offline],
  },
  bound: ({ name }) => name,
})

const detail = (refusal: string | null, lock: string | null = null) => ({
  id: 'l',
  can: { propose: refusal === null },
  propose_refusal: refusal,
  documents_lock: lock,
  favourite: false,
  reported: false,
  is_own: false,
})
const listing = (refusal: string | null, lock: string | null = null) =>
  yes({ listing: detail(refusal, lock), analytics: null })
describeFlow('listing', listingMachine, {
  input: { id: 'l', base: '/investor', requestId: 'r', hasExpired: false },
  events: [
    { type: 'proposal.begun' },
    { type: 'report.begun' },
    { type: 'favourite.toggled' },
    { type: 'documents.asked' },
    { type: 'subscription.chosen' },
    { type: 'subscription.dropped' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListing: [
      listing(null, 'OPENING_NEEDED'),
      listing('SUBSCRIPTION_REQUIRED', 'SUBSCRIPTION_REQUIRED'),
      no('NOT_FOUND'),
      offline,
    ],
    runErrand: [yes(detail(null)), no('QUOTA_EXCEEDED'), offline],
    draft: [
      { output: { as: 'sent', code: null } },
      { output: { as: 'plan', code: 'QUOTA_EXCEEDED' } },
      { output: { as: 'dropped', code: null } },
    ],
    report: [{ output: { sent: true } }, { output: { sent: false } }],
  },
  bound: ({ listing: shown, planMode }) => [shown?.propose_refusal, shown?.documents_lock, shown?.reported, planMode],
})

describeFlow('proposal draft', proposalDraftMachine, {
  input: { receiverProfileId: 'l', requestId: 'r' },
  events: [
    { type: 'message.changed', message: 'Shall we talk?' },
    { type: 'proposal.submitted' },
    { type: 'proposal.kept' },
    { type: 'proposal.dropped' },
  ],
  outcomes: { sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), no('FORBIDDEN'), offline] },
  bound: ({ message, asDraft }) => [message, asDraft],
})

describeFlow('report', reportMachine, {
  input: { id: 'l' },
  events: [
    { type: 'reason.chosen', reason: 'spam' },
    { type: 'text.changed', text: 'Look' },
    { type: 'report.submitted' },
    { type: 'report.dropped' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadReasons: [{ output: [{ slug: 'spam', label: 'Spam' }] }, offline],
    sendReport: [yes({}), no('FORBIDDEN'), offline],
  },
  bound: ({ reason, text }) => [reason, text],
})

describeFlow('proposals', proposalsMachine, {
  input: { base: '/investor', box: 'sent', state: 'all' },
  events: [
    { type: 'box.chosen', box: 'received' },
    { type: 'state.chosen', state: 'open' },
    { type: 'more.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadProposals: [{ output: { list: [], next_cursor: 'c' } }, { output: { list: [], next_cursor: null } }, offline],
  },
  bound: ({ cursor }) => cursor,
})

const lists = { decline_reason: [], lost_reason: [], instruments: [], currencies: [] }
describeFlow('proposal', proposalMachine, {
  input: { id: 'p', base: '/investor', currency: 'INR' },
  events: [
    { type: 'step.chosen', action: 'accept' },
    { type: 'step.chosen', action: 'decline' },
    { type: 'step.confirmed' },
    { type: 'step.dropped' },
    { type: 'field.changed', field: 'reason', value: 'geography' },
    { type: 'subscription.chosen' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadProposal: [
      { output: { proposal: yes(proposal).output, lists } },
      { output: { proposal: no('NOT_FOUND').output, lists } },
      offline,
    ],
    takeStep: [
      yes({ ...proposal, can: [] }),
      no('SUBSCRIPTION_REQUIRED'),
      no('VALIDATION_FAILED'),
      no('ILLEGAL_TRANSITION'),
      offline,
    ],
    hearChanges: [{ event: { type: 'proposal.changedElsewhere' } }],
  },
  bound: (context) => [context.proposal?.can, context.action, context.form.reason, context.wrong.length > 0],
})
