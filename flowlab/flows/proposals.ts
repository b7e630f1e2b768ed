import { flow } from 'flowlab/model/flow.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { emptyForm } from '../../src/domain/proposals/stepForm.ts'
import type { Offer } from '../../src/domain/proposals/terms.ts'
import { haveSameTerms } from '../../src/domain/proposals/unsentStep.ts'
import { proposalDraftMachine } from '../../src/machines/proposalDraftMachine.ts'
import { proposalMachine } from '../../src/machines/proposalMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, yes } from './answers.ts'
import { proposal } from './listingSamples.ts'
import { byScreen } from './offered.ts'
import { proposalDraftReach } from './reach.ts'
import { proposalReach } from './reachOfMembers.ts'
import { proposalsReach } from './reachOfScreens.ts'

const shares: Offer = {
  amount: { minor: 500_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 12.5,
  interest: null,
  term_months: null,
  valuation_cap: null,
  discount: null,
  revenue_share: null,
  repayment_cap: null,
  validity_days: 7,
  note: 'Cash.',
}
const safe: Offer = {
  ...shares,
  ...{ instrument: 'safe-isafe', stake: null, valuation_cap: { minor: 4_000_000_000, currency: 'INR' }, discount: 20 },
}
const note: Offer = { ...safe, instrument: 'convertible-note', discount: 15, interest: 8, term_months: 24 }
const loan: Offer = { ...shares, instrument: 'term-loan', stake: null, interest: 12, term_months: 36 }
const repaid: Offer = {
  ...shares,
  ...{ instrument: 'revenue-based', stake: null, revenue_share: 6, repayment_cap: 1.3, term_months: 36 },
}
const made = { action: 'make_offer', status: 'offer_made', at: proposal.created_at, by: 'them' } as const
const countered = { ...made, action: 'counter', status: 'countered' } as const
/** The two have offered shares, a SAFE, a loan, a part of the revenue, a note, and again the revenue. */
const offered: Proposal = {
  ...proposal,
  status: 'offer_made',
  brings: 'owner',
  otherwise: 'in_discussion',
  complaint: 'none',
  can: ['accept_offer'],
  offer: { ...repaid, repayment_cap: 1.4, instrument_label: 'Revenue-based', mine: false },
  history: [
    { ...made, details: { offer: shares, instrument: 'Equity' } },
    { ...countered, details: { offer: safe, instrument: 'SAFE / iSAFE' } },
    { ...countered, at: '2026-11-22T08:00:00.000Z', details: { offer: loan, instrument: 'Term loan' } },
    { ...countered, at: '2026-11-23T08:00:00.000Z', details: { offer: repaid, instrument: 'Revenue-based' } },
    { ...countered, at: '2026-11-24T08:00:00.000Z', details: { offer: note, instrument: 'Convertible note' } },
  ],
}
/** The reader has signed the owner's NDA. */
const signed: Proposal = {
  ...proposal,
  ...{ status: 'nda_signed', otherwise: null, expires_at: null, turn: 'both', complaint: 'none', can: ['make_offer'] },
  nda: {
    owner: 'Verma Cold Chain',
    investor: 'Verma Ventures',
    represented_by: 'Asha Verma',
    opens: [],
    signature: { name: 'Asha Verma', at: proposal.created_at },
  },
  // An offer that was rejected before.
  offer: { ...shares, instrument_label: 'Equity', mine: true },
  history: [
    {
      ...{ action: 'sign_nda', status: 'nda_signed', at: proposal.created_at, by: 'me' },
      details: { text: 'Asha Verma' },
    },
  ],
}
/** The talks go on after the owner has rejected the reader's offer. */
const rejected: Proposal = {
  ...proposal,
  ...{ status: 'in_discussion', otherwise: null, expires_at: null, turn: 'both', complaint: 'none' },
  can: ['make_offer', 'request_nda'],
  offer: { ...note, instrument_label: 'Convertible note', mine: true },
}
const boxes = { sent: 12, received: 3, all: 15 }
const lists = { decline_reason: [], lost_reason: [], instruments: [], currencies: [] }

export const proposalFlows = [
  flow('proposalDraft', proposalDraftMachine, {
    inputs: { 'to a listing': { receiverProfileId: 'l', requestId: 'r', message: '' } },
    events: [
      { type: 'message.changed', message: 'Shall we talk?' },
      { type: 'proposal.submitted' },
      { type: 'proposal.saved' },
      { type: 'proposal.cancelled' },
    ],
    outcomes: { sendProposal: [yes(proposal), no('QUOTA_EXCEEDED'), no('FORBIDDEN'), offline] },
    bound: ({ message, asDraft }) => [message, asDraft],
    reach: { 'a listing': proposalDraftReach },
  }),

  flow('proposals', proposalsMachine, {
    inputs: { 'sent proposals': { base: addresses.base('investor', null), box: 'sent', state: 'all' } },
    fromElsewhere: ['address.changed'],
    events: [
      { type: 'box.chosen', box: 'received' },
      { type: 'state.chosen', state: 'open' },
      { type: 'address.changed', box: 'sent', state: 'turn' },
      { type: 'more.requested' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadProposals: [
        answers(
          { list: [proposal], next_cursor: 'c', counts: { all: 12, turn: 1, open: 3, talking: 4, over: 5 }, boxes },
          'answers with a page and more to come',
        ),
        answers(
          { list: [], next_cursor: null, counts: { all: 0, turn: 0, open: 0, talking: 0, over: 0 }, boxes },
          'answers with the last page',
        ),
        offline,
      ],
      watchAddress: [],
    },
    bound: ({ cursor, box, state }) => [cursor, box, state],
    reach: byScreen('proposals', proposalsReach),
  }),

  flow('proposal', proposalMachine, {
    inputs: {
      'a received proposal': {
        id: 'p',
        base: addresses.base('investor', null),
        currency: 'INR',
        mustRenew: false,
        unsent: { action: null, offer: null, form: emptyForm },
      },
    },
    ends: ['refused'],
    events: [
      { type: 'step.chosen', action: 'accept' },
      { type: 'step.chosen', action: 'decline' },
      { type: 'step.chosen', action: 'accept_offer' },
      { type: 'step.chosen', action: 'make_offer' },
      { type: 'step.confirmed' },
      { type: 'step.cancelled' },
      { type: 'field.changed', field: 'reason', value: 'geography' },
      { type: 'complaint.started' },
      { type: 'copy.requested' },
      { type: 'subscription.chosen' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadProposal: [
        answers({ proposal: yes(proposal).output, lists }, 'answers with the proposal'),
        answers({ proposal: yes(offered).output, lists }, 'answers with an offer'),
        answers({ proposal: yes(signed).output, lists }, 'answers with a signed NDA'),
        answers({ proposal: yes(rejected).output, lists }, 'answers with a rejected offer'),
        answers({ proposal: no('NOT_FOUND').output, lists }, 'refuses: NOT_FOUND'),
        offline,
      ],
      takeStep: [
        // No action is left, and no complaint is possible.
        yes({ ...proposal, can: [], complaint: 'none' as const }),
        no('SUBSCRIPTION_REQUIRED'),
        no('VALIDATION_FAILED'),
        { ...no('VALIDATION_FAILED', { reason: 'required' }), as: 'refuses the reason' },
        no('ILLEGAL_TRANSITION'),
        offline,
      ],
      downloadNda: [yes(null), no('RATE_LIMITED'), offline],
      complaint: [answers({ sent: true }, 'is sent'), answers({ sent: false }, 'is dropped')],
      watchChanges: [{ event: { type: 'proposal.changedElsewhere' } }],
    },
    bound: (context) => [
      context.proposal?.can,
      context.action,
      context.form.reason,
      Object.keys(context.errors).length > 0,
      haveSameTerms(context.begunWith, context.proposal?.offer ?? null),
    ],
    reach: { 'a received proposal': proposalReach },
  }),
]
