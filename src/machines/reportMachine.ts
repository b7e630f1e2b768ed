import { assign, fromPromise, setup } from 'xstate'
import type { Option } from '../domain/contract/catalog.ts'
import { excess, maxLengths } from '../domain/validation/length.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Reports a listing, or complains about a proposal that was not worth its credit. */

export interface Report {
  id: string
  reason: string
  text: string
}
interface Context extends Report, WithRefusal {
  reasons: Option[]
  sent: boolean
}
type Event =
  | { type: 'reason.chosen'; reason: string }
  | { type: 'text.changed'; text: string }
  | { type: 'report.submitted' }
  | { type: 'report.cancelled' }
  | { type: 'retry.requested' }

export const reportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { id: string },
    output: {} as { sent: boolean },
  },
  actors: {
    loadReasons: fromPromise<Option[]>(notProvided),
    sendReport: fromPromise<Outcome<unknown>, Report>(notProvided),
  },
  guards: {
    hasReason: ({ context: { reason, text } }) => reason !== '' && excess(text, maxLengths.report) === 0,
    wasSent: isAccepted,
  },
  actions: {
    showReasons: assign({ reasons: (_, reasons: Option[]) => reasons }),
    chooseReason: assign({ reason: (_, reason: string) => reason, ...withoutRefusal }),
    changeText: assign({ text: (_, text: string) => text, ...withoutRefusal }),
    noteSent: assign({ sent: true }),
    forgetRefusal: forgetRefusal(),
    rememberRefusal: rememberRefusal(),
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ ...input, reason: '', text: '', reasons: [], sent: false, ...withoutRefusal }),
  initial: 'loading',
  output: ({ context }) => ({ sent: context.sent }),
  on: { 'report.cancelled': '.over' },
  states: {
    loading: {
      invoke: {
        src: 'loadReasons',
        onDone: { target: 'writing', actions: { type: 'showReasons', params: output } },
        onError: 'unanswered',
      },
    },
    unanswered: { on: { 'retry.requested': 'loading' } },
    writing: {
      on: {
        'reason.chosen': { actions: { type: 'chooseReason', params: ({ event }) => event.reason } },
        'text.changed': { actions: { type: 'changeText', params: ({ event }) => event.text } },
        'report.submitted': { guard: 'hasReason', target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        src: 'sendReport',
        input: ({ context: { id, reason, text } }) => ({ id, reason, text }),
        onDone: [
          { guard: { type: 'wasSent', params: output }, target: 'over', actions: 'noteSent' },
          { target: 'writing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'sendUnanswered',
      },
    },
    // Safe to repeat: a member has at most one open report of each listing or proposal.
    sendUnanswered: { tags: 'recoverable', on: { 'report.submitted': 'sending' } },
    over: { type: 'final' },
  },
})
