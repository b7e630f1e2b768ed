import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ReportReason } from '../domain/chats/reports.ts'
import { idAfter } from '../domain/ids.ts'
import { excess, maxLengths } from '../domain/validation/length.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Actions on a conversation: mute, archive, block, report, or delete a message for oneself or for both. */

export interface Report {
  requestId: string
  reason: ReportReason
  note: string
}
export type ChatAction =
  | { kind: 'mute'; muted: boolean }
  | { kind: 'archive'; archived: boolean }
  | { kind: 'block'; blocked: boolean }
  /** Deletes for oneself, or for both members while that is possible. */
  | { kind: 'delete'; messageId: string; forAll: boolean; mayBeForAll: boolean }
  | { kind: 'report'; report: Report }
/** The requested action. A report gets its id from the machine. */
export type RequestedChatAction =
  | Exclude<ChatAction, { kind: 'report' }>
  | { kind: 'report'; report: Omit<Report, 'requestId'> }
interface Input {
  chatId: string
  /** The last report id; the next is derived from it. */
  lastId: string
}
interface Context extends Input, WithRefusal {
  action: ChatAction | null
}
type Event =
  | { type: 'action.requested'; action: RequestedChatAction }
  | { type: 'report.changed'; change: Partial<Report> }
  | { type: 'deletion.changed'; forAll: boolean }
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }

export type ChatMenuActor = ActorRefFrom<typeof chatMenuMachine>

export const chatMenuMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: { runAction: fromPromise<Outcome<null>, { chatId: string; action: ChatAction | null }>(notProvided) },
  guards: {
    // Actions that are easily undone need no confirmation.
    needsNoConfirmation: (_, action: RequestedChatAction) =>
      action.kind === 'mute' || action.kind === 'archive' || (action.kind === 'block' && !action.blocked),
    isComplete: ({ context: { action } }) =>
      action?.kind !== 'report' || excess(action.report.note, maxLengths.report) === 0,
    wasDone: isAccepted,
  },
  actions: {
    // A changed report is a new one, because the first may have arrived.
    renewReportId: assign(({ context: { action, lastId } }) => {
      if (action?.kind !== 'report') return {}
      const requestId = idAfter(lastId)
      return { action: { ...action, report: { ...action.report, requestId } }, lastId: requestId }
    }),
    rememberAction: assign(({ context: { lastId } }, action: RequestedChatAction) => {
      if (action.kind !== 'report') return { action, ...withoutRefusal }
      const requestId = idAfter(lastId)
      return { action: { ...action, report: { ...action.report, requestId } }, lastId: requestId, ...withoutRefusal }
    }),
    changeReport: assign({
      action: ({ context: { action } }, change: Partial<Report>) =>
        action?.kind === 'report' ? { ...action, report: { ...action.report, ...change } } : action,
    }),
    changeDeletion: assign({
      action: ({ context: { action } }, forAll: boolean) =>
        action?.kind === 'delete' ? { ...action, forAll: forAll && action.mayBeForAll } : action,
      ...withoutRefusal,
    }),
    forgetRefusal: forgetRefusal(),
    rememberRefusal: rememberRefusal(),
    forgetAction: assign({ action: null, ...withoutRefusal }),
    announceDone: effect(),
  },
}).createMachine({
  id: 'chatMenu',
  context: ({ input }) => ({ ...input, action: null, ...withoutRefusal }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetAction',
      on: {
        'action.requested': [
          {
            guard: { type: 'needsNoConfirmation', params: ({ event }) => event.action },
            target: 'running',
            actions: { type: 'rememberAction', params: ({ event }) => event.action },
          },
          { target: 'confirming', actions: { type: 'rememberAction', params: ({ event }) => event.action } },
        ],
      },
    },
    confirming: {
      on: {
        'report.changed': { actions: { type: 'changeReport', params: ({ event }) => event.change } },
        'deletion.changed': { actions: { type: 'changeDeletion', params: ({ event }) => event.forAll } },
        'action.confirmed': { guard: 'isComplete', target: 'running' },
        'action.cancelled': 'idle',
      },
    },
    running: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'runAction',
        input: ({ context }) => ({ chatId: context.chatId, action: context.action }),
        onDone: [
          { guard: { type: 'wasDone', params: output }, target: 'idle', actions: 'announceDone' },
          { target: 'confirming', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: a repeated action has the same result.
    unanswered: {
      tags: 'recoverable',
      on: {
        'report.changed': {
          target: 'confirming',
          actions: ['renewReportId', { type: 'changeReport', params: ({ event }) => event.change }],
        },
        'deletion.changed': {
          target: 'confirming',
          actions: { type: 'changeDeletion', params: ({ event }) => event.forAll },
        },
        'action.confirmed': 'running',
        'action.cancelled': 'idle',
      },
    },
  },
})
