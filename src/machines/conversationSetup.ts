import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { ChatMessage, QuotedMessage } from '../domain/chats/messageSchema.ts'
import { type FileProblem, fileProblem } from '../domain/files.ts'
import { idAfter } from '../domain/ids.ts'
import { isWritten, maxLengths } from '../domain/validation/length.ts'
import { effect, listener } from './effect.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { typingNoticeMachine } from './typingNoticeMachine.ts'

/** The setup of conversationMachine.ts: its actors, guards and actions. */

export interface OutgoingMessage {
  clientId: string
  text: string
  file: File | null
  replyTo: QuotedMessage | null
}
export interface StoredConversation {
  draft: string
  replyingTo: QuotedMessage | null
  /** The messages not yet sent, each with its refusal if the server refused it. */
  outgoing: (OutgoingMessage & { refusal: RefusalNote | null })[]
}
/** Why a message is not sent: its file is invalid, or the server refused it. */
export type OutgoingProblem = { problem: FileProblem } | { refusal: RefusalNote }
export interface Queued extends OutgoingMessage {
  /** Null for a message that will be sent. */
  problem: OutgoingProblem | null
}
interface Input {
  chatId: string
  /** The account and profile that write. */
  owner: string
  /** The last client id of a message; the next is derived from it. */
  lastId: string
}
interface Context extends Input {
  draft: string
  /** The message to which the next one replies. */
  replyingTo: QuotedMessage | null
  outgoing: Queued[]
  /** Client ids of messages that were attempted before; a repeated attempt shows no toast. */
  tried: readonly string[]
  /** The client id of the first outgoing message, once it has been attempted. */
  underWay: string | null
  /** The uploaded share of the first outgoing file, 0–1. */
  progress: number
  failures: number
}
type Event =
  | { type: 'draft.changed'; text: string }
  | { type: 'reply.started'; message: QuotedMessage }
  | { type: 'reply.cancelled' }
  | { type: 'message.submitted' }
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'message.confirmed'; clientId: string }
  | { type: 'message.discarded'; clientId: string }
  | { type: 'sending.progressed'; share: number }
  | { type: 'sending.settled'; outcome: Outcome<ChatMessage> }
  | { type: 'sending.unanswered' }
  | { type: 'connection.opened' }
  | { type: 'retry.requested' }
  | { type: 'message.retried'; clientId: string }

export const conversationSetup = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    restoreWriting: fromPromise<StoredConversation, { chatId: string; owner: string }>(notProvided),
    sendMessage: listener<Event, { chatId: string; message: OutgoingMessage; isRepeat: boolean }>(),
    subscribeToLive: listener<Event, { chatId: string }>(),
    typingNotice: typingNoticeMachine,
  },
  guards: {
    isWritten: ({ context }) => isWritten(context.draft, maxLengths.message),
    hasOutgoing: ({ context }) => firstOf(context) !== undefined,
    isSettled: ({ context }) => firstOf(context)?.clientId !== context.underWay,
    isQueued: ({ context }, clientId: string) => context.outgoing.some((message) => message.clientId === clientId),
    wasRefused: ({ context }, clientId: string) =>
      context.outgoing.some(({ clientId: id, problem }) => id === clientId && problem !== null && 'refusal' in problem),
    wasAccepted: isAccepted,
    isRateLimited: (_, outcome: Outcome<ChatMessage>) => !outcome.ok && outcome.refusal.code === 'RATE_LIMITED',
  },
  actions: {
    restoreWriting: assign(({ context }, stored: StoredConversation) => ({
      ...(context.draft === '' && context.replyingTo === null
        ? { draft: stored.draft, replyingTo: stored.replyingTo }
        : {}),
      outgoing: [
        ...stored.outgoing.map(({ refusal, ...message }) => ({ ...message, problem: refusal && { refusal } })),
        ...context.outgoing,
      ],
    })),
    changeDraft: assign({ draft: (_, text: string) => text }),
    replyTo: assign({ replyingTo: (_, message: QuotedMessage | null) => message }),
    queueDraft: assign(({ context: { outgoing, draft, lastId, replyingTo: replyTo } }) => {
      const clientId = idAfter(lastId)
      return {
        outgoing: [...outgoing, { clientId, text: draft.trim(), file: null, replyTo, problem: null }],
        draft: '',
        replyingTo: null,
        lastId: clientId,
      }
    }),
    // With several files, the first one is the reply.
    queueFiles: assign(({ context: { outgoing, lastId, replyingTo } }, files: readonly File[]) => ({
      outgoing: [
        ...outgoing,
        ...files.map((file, index) => queued(idAfter(lastId, index + 1), file, index === 0 ? replyingTo : null)),
      ],
      replyingTo: null,
      lastId: idAfter(lastId, files.length),
    })),
    removeOutgoing: assign(({ context }, clientId: string) => ({
      outgoing: context.outgoing.filter((message) => message.clientId !== clientId),
      tried: context.tried.filter((id) => id !== clientId),
    })),
    noteTry: assign({
      tried: ({ context: { tried, underWay, outgoing } }) =>
        underWay === null || tried.includes(underWay) || !outgoing.some(({ clientId }) => clientId === underWay)
          ? tried
          : [...tried, underWay],
    }),
    takeFirst: assign({ underWay: ({ context }) => firstOf(context)?.clientId ?? null, progress: 0 }),
    rememberProgress: assign({ progress: (_, share: number) => share }),
    markFailed: assign(({ context: { outgoing, underWay } }, outcome: Outcome<ChatMessage>) => ({
      outgoing: outgoing.map((message) =>
        message.clientId === underWay && !outcome.ok ? { ...message, problem: { refusal: outcome.refusal } } : message,
      ),
    })),
    queueAgain: assign(({ context: { outgoing } }, clientId: string) => ({
      outgoing: [
        ...outgoing.filter((message) => message.clientId !== clientId),
        ...outgoing
          .filter((message) => message.clientId === clientId)
          .map((message) => ({ ...message, problem: null })),
      ],
    })),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, 6) }),
    forgetFailures: assign({ failures: 0 }),
    storeDraft: effect(),
    storeOutgoing: effect<readonly Queued[]>(),
    deleteOutgoing: effect<string>(),
    announceSent: effect<Outcome<ChatMessage>>(),
    noticeTyping: sendTo('typingNotice', ({ context }) => ({ type: context.draft ? 'text.entered' : 'text.emptied' })),
  },
  delays: { backoff: ({ context }) => Math.min(30_000, 500 * 2 ** context.failures) * (0.5 + Math.random() / 2) },
})

/** The next message to send. Refused messages remain outside the queue. */
export const firstOf = ({ outgoing }: Pick<Context, 'outgoing'>): Queued | undefined =>
  outgoing.find(({ problem }) => problem === null)

/** Of the `count` messages queued last, those that can be sent. */
export const latest = ({ outgoing }: Context, count: number): Queued[] =>
  outgoing.slice(-count).filter(({ problem }) => problem === null)

export const withId = ({ outgoing }: Context, clientId: string | null): Queued[] =>
  outgoing.filter((message) => message.clientId === clientId)

/** Queues a file, checked when it is chosen. */
const queued = (clientId: string, file: File, replyTo: QuotedMessage | null): Queued => {
  const problem = fileProblem(file)
  return { clientId, text: '', file, replyTo, problem: problem && { problem } }
}
