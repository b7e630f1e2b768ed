import { describeFlow } from '../../flowlab/describeFlow.ts'
import { listingMachine } from '../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { proposalMachine } from '../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import { no, offline, yes } from '../support/outcomes.ts'
import { proposal } from '../support/samples.ts'

describeFlow('listings', listingsMachine, {
  input: { kind: 'INVESTOR', base: '/investor', text: '' },
  events: [
    { type: 'text.changed', text: 'tea' },
    { type: 'search.submitted' },
    { type: 'more.asked' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListings: [yes({ list: [], next_cursor: 'c' }), yes({ list: [], next_cursor: null }), no('FORBIDDEN'), offline],
  },
  bound: ({ cursor }) => cursor,
})

const listing = (refusal: string | null) =>
  yes({ id: 'l', can: { propose: refusal === null }, propose_refusal: refusal })
describeFlow('listing', listingMachine, {
  input: { id: 'l', base: '/investor', requestId: 'r' },
  events: [
    { type: 'proposal.begun' },
    { type: 'message.changed', message: 'Shall we talk?' },
    { type: 'proposal.submitted' },
    { type: 'proposal.dropped' },
    { type: 'subscription.chosen' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadListing: [listing(null), listing('SUBSCRIPTION_REQUIRED'), no('NOT_FOUND'), offline],
    sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), offline],
  },
  bound: (context) => [context.message, context.listing?.propose_refusal],
})

describeFlow('proposals', proposalsMachine, {
  input: { base: '/investor', box: 'sent' },
  events: [{ type: 'box.chosen', box: 'received' }, { type: 'more.asked' }, { type: 'retry.asked' }],
  outcomes: {
    loadProposals: [{ output: { list: [], next_cursor: 'c' } }, { output: { list: [], next_cursor: null } }, offline],
  },
  bound: ({ cursor }) => cursor,
})

describeFlow('proposal', proposalMachine, {
  input: { id: 'p', base: '/investor' },
  events: [
    { type: 'step.chosen', action: 'accept' },
    { type: 'step.chosen', action: 'decline' },
    { type: 'step.confirmed' },
    { type: 'step.dropped' },
    { type: 'reason.chosen', reason: 'geography' },
    { type: 'retry.asked' },
  ],
  outcomes: {
    loadProposal: [
      { output: { proposal: yes(proposal).output, reasons: [] } },
      { output: { proposal: no('NOT_FOUND').output, reasons: [] } },
      offline,
    ],
    takeStep: [yes({ ...proposal, can: [] }), no('ILLEGAL_TRANSITION'), offline],
    hearChanges: [{ event: { type: 'proposal.changedElsewhere' } }],
  },
  bound: (context) => [context.proposal?.can, context.action, context.reason],
})
