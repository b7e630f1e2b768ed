import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { ChatMessage, QuotedMessage } from '../domain/chats/messageSchema.ts'
import { type FileProblem, fileProblem } from '../domain/files.ts'
import { idAfter } from '../domain/ids.ts'
import { excess, isWritten, maxLengths } from '../domain/validation/length.ts'
import { backoff, oneMoreFailure } from './backoff.ts'
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
/** A file that the next message takes with it, checked when it was chosen. */
export interface AttachedFile {
  /** The client id of the message that it will be. */
  clientId: string
  file: File
  problem: FileProblem | null
}
export interface StoredConversation {
  draft: string
  replyingTo: QuotedMessage | null
  attached: Pick<AttachedFile, 'clientId' | 'file'>[]
  /** The messages not yet sent, each with its refusal if the server refused it. */
  outgoing: (OutgoingMessage & { refusal: RefusalNote | null })[]
}
/** Why a message is not sent. */
interface OutgoingProblem {
  refusal: RefusalNote
}
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
  attached: readonly AttachedFile[]
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
  | { type: 'file.removed'; clientId: string }
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
    mayBeSent: ({ context: { draft, attached } }) =>
      attached.length === 0
        ? isWritten(draft, maxLengths.message)
        : excess(draft, maxLengths.message) === 0 && attached.every(({ problem }) => problem === null),
    hasOutgoing: ({ context }) => firstOf(context) !== undefined,
    isSettled: ({ context }) => firstOf(context)?.clientId !== context.underWay,
    isQueued: ({ context }, clientId: string) => context.outgoing.some((message) => message.clientId === clientId),
    wasRefused: ({ context }, clientId: string) =>
      context.outgoing.some(({ clientId: id, problem }) => id === clientId && problem !== null),
    wasAccepted: isAccepted,
    isRateLimited: (_, outcome: Outcome<ChatMessage>) => !outcome.ok && outcome.refusal.code === 'RATE_LIMITED',
  },
  actions: {
    restoreWriting: assign(({ context }, stored: StoredConversation) => ({
      ...(context.draft === '' && context.replyingTo === null
        ? { draft: stored.draft, replyingTo: stored.replyingTo }
        : {}),
      attached: [...stored.attached.map(checked), ...context.attached],
      outgoing: [
        ...stored.outgoing.map(({ refusal, ...message }) => ({ ...message, problem: refusal && { refusal } })),
        ...context.outgoing,
      ],
    })),
    changeDraft: assign({ draft: (_, text: string) => text }),
    replyTo: assign({ replyingTo: (_, message: QuotedMessage | null) => message }),
    queueDraft: assign(({ context }) => {
      const messages = composed(context)
      return {
        outgoing: [...context.outgoing, ...messages],
        draft: '',
        replyingTo: null,
        attached: [],
        lastId: context.attached.length > 0 ? context.lastId : (messages.at(-1)?.clientId ?? context.lastId),
      }
    }),
    attachFiles: assign(({ context }, files: readonly File[]) => ({
      attached: [...context.attached, ...attachedTo(context, files)],
      lastId: idAfter(context.lastId, files.length),
    })),
    removeFile: assign(({ context }, clientId: string) => ({
      attached: context.attached.filter((one) => one.clientId !== clientId),
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
    countFailure: assign({ failures: ({ context }) => oneMoreFailure(context.failures) }),
    forgetFailures: assign({ failures: 0 }),
    storeDraft: effect(),
    storeAttached: effect<readonly AttachedFile[]>(),
    storeOutgoing: effect<readonly Queued[]>(),
    deleteOutgoing: effect<string>(),
    announceSent: effect<Outcome<ChatMessage>>(),
    noticeTyping: sendTo('typingNotice', ({ context }) => ({ type: context.draft ? 'text.entered' : 'text.emptied' })),
  },
  delays: { backoff: ({ context }) => backoff(context.failures) },
})

/** The next message to send. Refused messages remain outside the queue. */
export const firstOf = ({ outgoing }: Pick<Context, 'outgoing'>): Queued | undefined =>
  outgoing.find(({ problem }) => problem === null)

/**
 * The messages that the draft becomes: its text, or a message for each file, of which the first takes the text and the
 * reply.
 */
export function composed({ draft, attached, replyingTo: replyTo, lastId }: Context): Queued[] {
  const text = draft.trim()
  if (attached.length === 0) return [{ clientId: idAfter(lastId), text, file: null, replyTo, problem: null }]
  return attached.map(({ clientId, file }, index) => ({
    clientId,
    text: index === 0 ? text : '',
    file,
    replyTo: index === 0 ? replyTo : null,
    problem: null,
  }))
}

/** The files that are chosen now, as they are attached. */
export const attachedTo = ({ lastId }: Context, files: readonly File[]): AttachedFile[] =>
  files.map((file, index) => checked({ clientId: idAfter(lastId, index + 1), file }))

const checked = ({ clientId, file }: Pick<AttachedFile, 'clientId' | 'file'>): AttachedFile => ({
  clientId,
  file,
  problem: fileProblem(file),
})

export const withId = ({ outgoing }: Context, clientId: string | null): Queued[] =>
  outgoing.filter((message) => message.clientId === clientId)
