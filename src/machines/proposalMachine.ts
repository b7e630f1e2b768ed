import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Option } from '../domain/contract/catalog.ts'
import type { Proposal } from '../domain/contract/market.ts'
import type { ProposalAction } from '../domain/proposals/lifecycle.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** One proposal: where it stands, and taking the next step. */

interface Context {
  id: string
  base: string
  proposal: Proposal | null
  reasons: Option[]
  reason: string
  action: ProposalAction | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'step.chosen'; action: ProposalAction }
  | { type: 'step.confirmed' }
  | { type: 'step.dropped' }
  | { type: 'reason.chosen'; reason: string }
  | { type: 'proposal.changedElsewhere' }
  | { type: 'retry.asked' }
interface Loaded {
  proposal: Outcome<Proposal>
  reasons: Option[]
}

export const proposalMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { id: string; base: string } },
  actors: {
    loadProposal: fromPromise<Loaded, { id: string }>(notProvided),
    takeStep: fromPromise<Outcome<Proposal>, { id: string; action: ProposalAction; reason: string }>(notProvided),
    hearChanges: fromCallback<Event, { id: string }>(() => {}),
  },
  guards: {
    wasFound: (_, { proposal }: Loaded) => proposal.ok,
    wasTaken: (_, outcome: Outcome<Proposal>) => outcome.ok,
    isAllowed: ({ context }, action: ProposalAction) => context.proposal?.can.includes(action) ?? false,
    isReasoned: ({ context }) => context.action !== 'decline' || context.reason !== '',
  },
  actions: {
    rememberLoaded: assign((_, { proposal, reasons }: Loaded) =>
      proposal.ok ? { proposal: proposal.value, reasons } : { refusal: proposal.refusal },
    ),
    rememberStep: assign({
      proposal: ({ context }, outcome: Outcome<Proposal>) => (outcome.ok ? outcome.value : context.proposal),
    }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<Proposal>) => (outcome.ok ? null : outcome.refusal) }),
    chooseStep: assign((_, action: ProposalAction) => ({ action, reason: '', refusal: null })),
    chooseReason: assign({ reason: (_, reason: string) => reason }),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input }) => ({ ...input, proposal: null, reasons: [], reason: '', action: null, refusal: null }),
  initial: 'loading',
  invoke: { src: 'hearChanges', input: ({ context }) => ({ id: context.id }) },
  states: {
    loading: {
      invoke: {
        src: 'loadProposal',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberLoaded', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    shown: {
      on: {
        'step.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => event.action },
          target: 'confirming',
          actions: { type: 'chooseStep', params: ({ event }) => event.action },
        },
        'proposal.changedElsewhere': 'loading',
      },
    },
    confirming: {
      on: {
        'reason.chosen': { actions: { type: 'chooseReason', params: ({ event }) => event.reason } },
        'step.confirmed': { guard: 'isReasoned', target: 'takingStep' },
        'step.dropped': 'shown',
      },
    },
    takingStep: {
      invoke: {
        src: 'takeStep',
        input: ({ context }) => ({ id: context.id, action: context.action ?? 'open', reason: context.reason }),
        onDone: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberStep', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        // Safe to repeat: the server answers a step already taken with the same proposal.
        onError: 'confirming',
      },
    },
    refused: {},
    unanswered: { on: { 'retry.asked': 'loading' } },
  },
})
