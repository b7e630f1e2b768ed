import { listingMachine } from '../../src/machines/listingMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { proposalMachine } from '../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import { flow } from '../model.ts'
import { answers, no, offline, yes } from './answers.ts'
import { listing, proposal } from './samples.ts'

export const marketFlows = [
  flow('listings', listingsMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT', base: '/investor', text: '' } },
    events: [
      { type: 'text.changed', text: 'tea' },
      { type: 'search.submitted' },
      { type: 'more.asked' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      loadListings: [
        yes({ list: [], next_cursor: 'c' }, 'answers with a page and more to come'),
        yes({ list: [], next_cursor: null }, 'answers with the last page'),
        no('FORBIDDEN'),
        offline,
      ],
    },
    bound: ({ cursor }) => cursor,
  }),

  flow('listing', listingMachine, {
    inputs: { 'a listing': { id: 'l', base: '/investor', requestId: 'r' } },
    ends: ['refused', 'sent'],
    events: [
      { type: 'proposal.begun' },
      { type: 'message.changed', message: 'Shall we talk?' },
      { type: 'proposal.submitted' },
      { type: 'proposal.dropped' },
      { type: 'subscription.chosen' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      loadListing: [
        yes(listing, 'answers with a listing that may be proposed to'),
        yes(
          { ...listing, can: { propose: false }, propose_refusal: 'SUBSCRIPTION_REQUIRED' as const },
          'answers with a listing that needs a subscription',
        ),
        yes(
          { ...listing, can: { propose: false }, propose_refusal: 'QUOTA_EXCEEDED' as const },
          'answers with a listing that the quota leaves out',
        ),
        no('NOT_FOUND'),
        offline,
      ],
      sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), offline],
    },
    bound: (context) => [context.message, context.listing?.propose_refusal],
  }),

  flow('proposals', proposalsMachine, {
    inputs: { 'sent proposals': { base: '/investor', box: 'sent' } },
    events: [{ type: 'box.chosen', box: 'received' }, { type: 'more.asked' }, { type: 'retry.asked' }],
    outcomes: {
      loadProposals: [
        answers({ list: [], next_cursor: 'c' }, 'answers with a page and more to come'),
        answers({ list: [], next_cursor: null }, 'answers with the last page'),
        offline,
      ],
    },
    bound: ({ cursor }) => cursor,
  }),

  flow('proposal', proposalMachine, {
    inputs: { 'a received proposal': { id: 'p', base: '/investor' } },
    ends: ['refused'],
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
        answers({ proposal: yes(proposal).output, reasons: [] }, 'answers with the proposal'),
        answers({ proposal: no('NOT_FOUND').output, reasons: [] }, 'refuses: NOT_FOUND'),
        offline,
      ],
      takeStep: [yes({ ...proposal, can: [] }), no('ILLEGAL_TRANSITION'), offline],
      hearChanges: [{ event: { type: 'proposal.changedElsewhere' } }],
    },
    bound: (context) => [context.proposal?.can, context.action, context.reason],
  }),
]
