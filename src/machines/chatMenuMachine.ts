import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ReportReason } from '../domain/chats/reports.ts'
import { idAfter } from '../domain/ids.ts'
import { excess, longest } from '../domain/validation/length.ts'
import { effect } from './effect.ts'
import { refusalIn } from './form.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** What a member may do against a conversation: mute, archive, block, report, delete a message for themselves. */

export interface Report {
  requestId: string
  reason: ReportReason
  note: string
}
export type ChatDeed =
  | { kind: 'mute'; muted: boolean }
  | { kind: 'archive'; archived: boolean }
  | { kind: 'block'; blocked: boolean }
  | { kind: 'delete'; messageId: string }
  | { kind: 'report'; report: Report }
/** What is asked for: a report gets its id here. */
export type AskedDeed = Exclude<ChatDeed, { kind: 'report' }> | { kind: 'report'; report: Omit<Report, 'requestId'> }
interface Input {
  chatId: string
  /** The ids of reports are counted from this one. */
  lastId: string
}
interface Context extends Input {
  deed: ChatDeed | null
  refusal: RefusalNote | null
}
type Event =
  | { type: 'deed.asked'; deed: AskedDeed }
  | { type: 'report.changed'; change: Partial<Report> }
  | { type: 'deed.confirmed' }
  | { type: 'deed.cancelled' }

export type ChatMenuActor = ActorRefFrom<typeof chatMenuMachine>

export const chatMenuMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: { doDeed: fromPromise<Outcome<null>, { chatId: string; deed: ChatDeed | null }>(notProvided) },
  guards: {
    // What is easily undone needs no second thought.
    isHarmless: (_, deed: AskedDeed) =>
      deed.kind === 'mute' || deed.kind === 'archive' || (deed.kind === 'block' && !deed.blocked),
    isComplete: ({ context: { deed } }) => deed?.kind !== 'report' || excess(deed.report.note, longest.report) === 0,
    wasDone: isAccepted,
  },
  actions: {
    rememberDeed: assign(({ context: { lastId } }, deed: AskedDeed) => {
      if (deed.kind !== 'report') return { deed, refusal: null }
      const requestId = idAfter(lastId)
      return { deed: { ...deed, report: { ...deed.report, requestId } }, lastId: requestId, refusal: null }
    }),
    changeReport: assign({
      deed: ({ context: { deed } }, change: Partial<Report>) =>
        deed?.kind === 'report' ? { ...deed, report: { ...deed.report, ...change } } : deed,
    }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<unknown>) => refusalIn(outcome) }),
    forgetDeed: assign({ deed: null, refusal: null }),
    announceDone: effect(),
  },
}).createMachine({
  id: 'chatMenu',
  context: ({ input }) => ({ ...input, deed: null, refusal: null }),
  initial: 'resting',
  states: {
    resting: {
      entry: 'forgetDeed',
      on: {
        'deed.asked': [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event.deed },
            target: 'doing',
            actions: { type: 'rememberDeed', params: ({ event }) => event.deed },
          },
          { target: 'confirming', actions: { type: 'rememberDeed', params: ({ event }) => event.deed } },
        ],
      },
    },
    confirming: {
      on: {
        'report.changed': { actions: { type: 'changeReport', params: ({ event }) => event.change } },
        'deed.confirmed': { guard: 'isComplete', target: 'doing' },
        'deed.cancelled': 'resting',
      },
    },
    doing: {
      invoke: {
        src: 'doDeed',
        input: ({ context }) => ({ chatId: context.chatId, deed: context.deed }),
        onDone: [
          {
            guard: { type: 'wasDone', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'announceDone',
          },
          { target: 'confirming', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: each deed is the same deed twice.
    unanswered: { tags: 'recoverable', on: { 'deed.confirmed': 'doing', 'deed.cancelled': 'resting' } },
  },
})
