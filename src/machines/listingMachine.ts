import { assign, fromPromise, setup } from 'xstate'
import type { ListingDetail, Proposal } from '../domain/contract/market.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** One listing, and sending a proposal to it. */

interface Context {
  id: string
  base: string
  listing: ListingDetail | null
  message: string
  /** One for a draft: a repeat after a lost answer finds the same proposal. */
  requestId: string
  refusal: RefusalNote | null
}
type Event =
  | { type: 'proposal.begun' }
  | { type: 'message.changed'; message: string }
  | { type: 'proposal.submitted' }
  | { type: 'proposal.dropped' }
  | { type: 'subscription.chosen' }
  | { type: 'retry.asked' }

export const listingMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { id: string; base: string; requestId: string } },
  actors: {
    loadListing: fromPromise<Outcome<ListingDetail>, { id: string }>(notProvided),
    sendProposal: fromPromise<Outcome<Proposal>, { requestId: string; receiverProfileId: string; message: string }>(
      notProvided,
    ),
  },
  guards: {
    wasFound: (_, outcome: Outcome<ListingDetail>) => outcome.ok,
    wasSent: (_, outcome: Outcome<Proposal>) => outcome.ok,
    needsSubscription: ({ context }) => context.listing?.propose_refusal === 'SUBSCRIPTION_REQUIRED',
    mayPropose: ({ context }) => context.listing?.can.propose === true,
    isWritten: ({ context }) => context.message.trim() !== '',
  },
  actions: {
    rememberListing: assign({ listing: (_, outcome: Outcome<ListingDetail>) => (outcome.ok ? outcome.value : null) }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.refusal) }),
    changeMessage: assign({ message: (_, message: string) => message.slice(0, 2000) }),
    forgetRefusal: assign({ refusal: null }),
    showSentProposals: () => {},
    chooseSubscription: () => {},
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => ({ ...input, listing: null, message: '', refusal: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberListing', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    refused: {},
    unanswered: { on: { 'retry.asked': 'loading' } },
    shown: {
      on: {
        'proposal.begun': [
          { guard: 'mayPropose', target: 'writing' },
          { guard: 'needsSubscription', target: 'askingToSubscribe' },
        ],
      },
    },
    askingToSubscribe: {
      on: { 'subscription.chosen': { target: 'shown', actions: 'chooseSubscription' }, 'proposal.dropped': 'shown' },
    },
    writing: {
      on: {
        'message.changed': { actions: { type: 'changeMessage', params: ({ event }) => event.message } },
        'proposal.submitted': { guard: 'isWritten', target: 'sending' },
        'proposal.dropped': 'shown',
      },
    },
    sending: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'sendProposal',
        input: ({ context }) => ({
          requestId: context.requestId,
          receiverProfileId: context.id,
          message: context.message.trim(),
        }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'showSentProposals',
          },
          { target: 'writing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'writing', actions: { type: 'rememberRefusal', params: lostAnswer } },
      },
    },
    sent: {},
  },
})

/** A lost answer keeps the draft and its request id, so sending again is safe. */
function lostAnswer(): Outcome<never> {
  return { ok: false, refusal: { code: null, message: '', fields: {} } }
}
