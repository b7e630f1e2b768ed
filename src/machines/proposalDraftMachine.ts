import { assign, fromPromise, setup } from 'xstate'
import type { Proposal } from '../domain/proposals/proposalSchema.ts'
import { isWritten, maxLengths } from '../domain/validation/length.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Writes a proposal, which is sent or saved as a draft. */

interface End {
  as: 'sent' | 'dropped' | 'plan'
  /** Determines which plan would allow the proposal. */
  code: string | null
}
/** The result, with the text as it was last typed. */
export type ProposalDraftResult = End & { message: string }
export interface WrittenProposal {
  requestId: string
  receiverProfileId: string
  message: string
  draft: boolean
}
interface Context extends WithRefusal {
  receiverProfileId: string
  requestId: string
  message: string
  asDraft: boolean
  end: End
}
type Event =
  | { type: 'message.changed'; message: string }
  | { type: 'proposal.submitted' }
  | { type: 'proposal.saved' }
  | { type: 'proposal.cancelled' }

const planCodes: readonly (string | null)[] = ['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED', 'FEATURE_NOT_IN_PLAN']

export const proposalDraftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { receiverProfileId: string; requestId: string; message: string },
    output: {} as ProposalDraftResult,
  },
  actors: { sendProposal: fromPromise<Outcome<Proposal>, WrittenProposal>(notProvided) },
  guards: {
    isWritten: ({ context: { message } }) => isWritten(message, maxLengths.proposal),
    wasSent: isAccepted,
    needsPlan: (_, outcome: Outcome<Proposal>) => !outcome.ok && planCodes.includes(outcome.refusal.code),
  },
  actions: {
    changeMessage: assign({ message: (_, message: string) => message }),
    sendNow: assign({ asDraft: false }),
    saveForLater: assign({ asDraft: true }),
    forgetRefusal: forgetRefusal(),
    rememberRefusal: rememberRefusal(),
    noteSent: assign({ end: { as: 'sent', code: null } }),
    noteCancelled: assign({ end: { as: 'dropped', code: null } }),
    notePlan: assign({
      end: (_, outcome: Outcome<Proposal>) => ({ as: 'plan', code: outcome.ok ? null : outcome.refusal.code }),
    }),
  },
}).createMachine({
  id: 'proposalDraft',
  context: ({ input }) => ({
    ...input,
    asDraft: false,
    end: { as: 'dropped', code: null },
    ...withoutRefusal,
  }),
  initial: 'writing',
  output: ({ context: { end, message } }) => ({ ...end, message }),
  states: {
    writing: {
      on: {
        'message.changed': { actions: { type: 'changeMessage', params: ({ event }) => event.message } },
        'proposal.submitted': { guard: 'isWritten', target: 'sending', actions: 'sendNow' },
        'proposal.saved': { guard: 'isWritten', target: 'sending', actions: 'saveForLater' },
        'proposal.cancelled': { target: 'over', actions: 'noteCancelled' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'sendProposal',
        input: ({ context: { requestId, receiverProfileId, message, asDraft } }) => ({
          requestId,
          receiverProfileId,
          message: message.trim(),
          draft: asDraft,
        }),
        onDone: [
          { guard: { type: 'wasSent', params: output }, target: 'over', actions: 'noteSent' },
          {
            guard: { type: 'needsPlan', params: output },
            target: 'over',
            actions: { type: 'notePlan', params: output },
          },
          { target: 'writing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: the request id finds the same proposal. The text must not change, or the retry would create a
    // second one.
    unanswered: {
      tags: 'recoverable',
      on: { 'proposal.submitted': 'sending', 'proposal.cancelled': { target: 'over', actions: 'noteCancelled' } },
    },
    over: { type: 'final' },
  },
})
