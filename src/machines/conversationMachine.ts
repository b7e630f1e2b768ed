import type { ActorRefFrom } from 'xstate'
import { attachedTo, composed, conversationSetup, firstOf, withId } from './conversationSetup.ts'
import { output } from './outcome.ts'

/**
 * Writes in one conversation: holds the draft, and sends messages once and in order, even if the connection is lost.
 */

export type ConversationActor = ActorRefFrom<typeof conversationMachine>

export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    draft: '',
    replyingTo: null,
    attached: [],
    outgoing: [],
    tried: [],
    underWay: null,
    progress: 0,
    failures: 0,
  }),
  initial: 'restoring',
  invoke: [
    { src: 'subscribeToLive', input: ({ context }) => ({ chatId: context.chatId }) },
    { id: 'typingNotice', src: 'typingNotice', input: ({ context }) => ({ chatId: context.chatId }) },
  ],
  on: {
    'draft.changed': {
      actions: [{ type: 'changeDraft', params: ({ event }) => event.text }, 'storeDraft', 'noticeTyping'],
    },
    'reply.started': {
      actions: [{ type: 'replyTo', params: ({ event }) => event.message }, 'storeDraft'],
    },
    'reply.cancelled': { actions: [{ type: 'replyTo', params: null }, 'storeDraft'] },
    'message.submitted': {
      guard: 'mayBeSent',
      actions: [
        { type: 'storeOutgoing', params: ({ context }) => composed(context) },
        'queueDraft',
        'storeDraft',
        'noticeTyping',
      ],
    },
    // Nothing is sent until the member submits the message.
    'files.chosen': {
      actions: [
        { type: 'storeAttached', params: ({ context, event }) => attachedTo(context, event.files) },
        { type: 'attachFiles', params: ({ event }) => event.files },
      ],
    },
    'file.removed': {
      actions: [
        { type: 'removeFile', params: ({ event }) => event.clientId },
        { type: 'deleteOutgoing', params: ({ event }) => event.clientId },
      ],
    },
    'message.retried': {
      guard: { type: 'wasRefused', params: ({ event }) => event.clientId },
      actions: [
        { type: 'queueAgain', params: ({ event }) => event.clientId },
        { type: 'storeOutgoing', params: ({ context, event }) => withId(context, event.clientId) },
      ],
    },
    'message.confirmed': {
      guard: { type: 'isQueued', params: ({ event }) => event.clientId },
      actions: [
        { type: 'removeOutgoing', params: ({ event }) => event.clientId },
        { type: 'deleteOutgoing', params: ({ event }) => event.clientId },
      ],
    },
    'message.discarded': {
      actions: [
        { type: 'removeOutgoing', params: ({ event }) => event.clientId },
        { type: 'deleteOutgoing', params: ({ event }) => event.clientId },
      ],
    },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restoreWriting',
        input: ({ context: { chatId, owner } }) => ({ chatId, owner }),
        onDone: { target: 'composing', actions: { type: 'restoreWriting', params: output } },
        onError: 'composing',
      },
      on: { 'connection.opened': {} },
    },
    // The outbox is empty.
    composing: { always: { guard: 'hasOutgoing', target: 'sending' }, on: { 'connection.opened': {} } },
    sending: {
      entry: 'takeFirst',
      exit: 'noteTry',
      always: { guard: 'isSettled', target: 'composing' },
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => {
          const message = firstOf(context) ?? { clientId: '', text: '', file: null, replyTo: null }
          return { chatId: context.chatId, message, isRepeat: context.tried.includes(message.clientId) }
        },
      },
      on: {
        'sending.progressed': { actions: { type: 'rememberProgress', params: ({ event }) => event.share } },
        'sending.settled': [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.outcome },
            target: 'composing',
            actions: [
              'forgetFailures',
              { type: 'removeOutgoing', params: ({ context }) => context.underWay ?? '' },
              { type: 'deleteOutgoing', params: ({ context }) => context.underWay ?? '' },
              { type: 'announceSent', params: ({ event }) => event.outcome },
            ],
          },
          {
            guard: { type: 'isRateLimited', params: ({ event }) => event.outcome },
            target: 'queued',
            actions: 'countFailure',
          },
          // The server refused this message. It stays marked as failed, even after a reload; the next ones are sent.
          {
            target: 'composing',
            actions: [
              'forgetFailures',
              { type: 'markFailed', params: ({ event }) => event.outcome },
              { type: 'storeOutgoing', params: ({ context }) => withId(context, context.underWay) },
            ],
          },
        ],
        'sending.unanswered': { target: 'queued', actions: 'countFailure' },
        // The request may hang on a dead connection. Sending again does not duplicate the message.
        'connection.opened': { target: 'sending', reenter: true },
      },
    },
    // The message keeps its client id and its position in the queue.
    queued: {
      always: { guard: 'isSettled', target: 'composing' },
      after: { backoff: 'sending' },
      on: { 'connection.opened': 'sending', 'retry.requested': 'sending' },
    },
  },
})
