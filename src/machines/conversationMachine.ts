import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ChatMessage } from '../domain/contract/chats.ts'
import { longestText } from '../domain/contract/chats.ts'
import { effect, listener } from './effect.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Writing in one conversation: the draft, and messages that go out once and in order, over any loss of the connection. */

export interface OutgoingMessage {
  clientId: string
  text: string
  file: File | null
}
export interface KeptWriting {
  draft: string
  outgoing: OutgoingMessage[]
}
interface Context {
  chatId: string
  draft: string
  outgoing: OutgoingMessage[]
  /** The client id of the first one once it has been tried. */
  underWay: string | null
  /** Share of the first outgoing file that is uploaded, 0–1. */
  progress: number
  failures: number
  refusal: RefusalNote | null
}
type Event =
  | { type: 'draft.changed'; text: string }
  | { type: 'message.submitted'; clientId: string }
  | { type: 'files.chosen'; files: { clientId: string; file: File }[] }
  | { type: 'message.confirmed'; clientId: string }
  | { type: 'message.discarded'; clientId: string }
  | { type: 'sending.progressed'; share: number }
  | { type: 'sending.settled'; outcome: Outcome<ChatMessage> }
  | { type: 'sending.unanswered' }
  | { type: 'connection.opened' }
  | { type: 'retry.asked' }

export type ConversationActor = ActorRefFrom<typeof conversationMachine>

export const conversationMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { chatId: string } },
  actors: {
    restoreWriting: fromPromise<KeptWriting, { chatId: string }>(notProvided),
    sendMessage: listener<Event, { chatId: string; message: OutgoingMessage }>(),
  },
  guards: {
    isWritten: ({ context }) => context.draft.trim() !== '',
    hasOutgoing: ({ context }) => context.outgoing.length > 0,
    isSettled: ({ context }) => context.outgoing[0]?.clientId !== context.underWay,
    wasTaken: (_, outcome: Outcome<ChatMessage>) => outcome.ok,
    mayPassLater: (_, outcome: Outcome<ChatMessage>) => !outcome.ok && outcome.refusal.code === 'RATE_LIMITED',
  },
  actions: {
    restoreWriting: assign(({ context }, kept: KeptWriting) => ({
      draft: context.draft || kept.draft,
      outgoing: [...kept.outgoing, ...context.outgoing],
    })),
    changeDraft: assign({ draft: (_, text: string) => text.slice(0, longestText) }),
    queueDraft: assign(({ context }, clientId: string) => ({
      outgoing: [...context.outgoing, { clientId, text: context.draft.trim(), file: null }],
      draft: '',
    })),
    queueFiles: assign(({ context }, files: { clientId: string; file: File }[]) => ({
      outgoing: [...context.outgoing, ...files.map(({ clientId, file }) => ({ clientId, text: '', file }))],
    })),
    removeOutgoing: assign(({ context }, clientId: string) => ({
      outgoing: context.outgoing.filter((message) => message.clientId !== clientId),
    })),
    takeFirst: assign({ underWay: ({ context }) => context.outgoing[0]?.clientId ?? null, progress: 0, refusal: null }),
    rememberProgress: assign({ progress: (_, share: number) => share }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<ChatMessage>) => (outcome.ok ? null : outcome.refusal) }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, 6) }),
    forgetFailures: assign({ failures: 0 }),
    keepDraft: effect(),
    keepOutgoing: effect(),
    dropOutgoing: effect<string>(),
    announceTaken: effect<Outcome<ChatMessage>>(),
    tellTyping: effect(),
  },
  delays: { backoff: ({ context }) => Math.min(30_000, 500 * 2 ** context.failures) * (0.5 + Math.random() / 2) },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    chatId: input.chatId,
    draft: '',
    outgoing: [],
    underWay: null,
    progress: 0,
    failures: 0,
    refusal: null,
  }),
  initial: 'restoring',
  on: {
    'draft.changed': {
      actions: [{ type: 'changeDraft', params: ({ event }) => event.text }, 'keepDraft', 'tellTyping'],
    },
    'message.submitted': {
      guard: 'isWritten',
      actions: [{ type: 'queueDraft', params: ({ event }) => event.clientId }, 'keepDraft', 'keepOutgoing'],
    },
    'files.chosen': { actions: [{ type: 'queueFiles', params: ({ event }) => event.files }, 'keepOutgoing'] },
    'message.confirmed': {
      actions: [
        { type: 'removeOutgoing', params: ({ event }) => event.clientId },
        { type: 'dropOutgoing', params: ({ event }) => event.clientId },
      ],
    },
    'message.discarded': {
      actions: [
        { type: 'removeOutgoing', params: ({ event }) => event.clientId },
        { type: 'dropOutgoing', params: ({ event }) => event.clientId },
      ],
    },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restoreWriting',
        input: ({ context }) => ({ chatId: context.chatId }),
        onDone: { target: 'composing', actions: { type: 'restoreWriting', params: ({ event }) => event.output } },
        onError: 'composing',
      },
    },
    composing: { always: { guard: 'hasOutgoing', target: 'sending' } },
    sending: {
      entry: 'takeFirst',
      always: { guard: 'isSettled', target: 'composing' },
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => ({
          chatId: context.chatId,
          message: context.outgoing[0] ?? { clientId: '', text: '', file: null },
        }),
      },
      on: {
        'sending.progressed': { actions: { type: 'rememberProgress', params: ({ event }) => event.share } },
        'sending.settled': [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.outcome },
            target: 'composing',
            actions: [
              'forgetFailures',
              { type: 'removeOutgoing', params: ({ context }) => context.underWay ?? '' },
              { type: 'dropOutgoing', params: ({ context }) => context.underWay ?? '' },
              { type: 'announceTaken', params: ({ event }) => event.outcome },
            ],
          },
          {
            guard: { type: 'mayPassLater', params: ({ event }) => event.outcome },
            target: 'queued',
            actions: 'countFailure',
          },
          { target: 'failed', actions: { type: 'rememberRefusal', params: ({ event }) => event.outcome } },
        ],
        'sending.unanswered': { target: 'queued', actions: 'countFailure' },
        // The call under way may hang on a dead connection. Sent again, it is still one message.
        'connection.opened': { target: 'sending', reenter: true },
      },
    },
    // The message keeps its client id and its place in the queue.
    queued: {
      always: { guard: 'isSettled', target: 'composing' },
      after: { backoff: 'sending' },
      on: { 'connection.opened': 'sending', 'retry.asked': 'sending' },
    },
    // The server said no to the first one; what was written after it waits, so that the order holds.
    failed: {
      always: { guard: 'isSettled', target: 'composing' },
      on: {
        'retry.asked': 'sending',
      },
    },
  },
})
