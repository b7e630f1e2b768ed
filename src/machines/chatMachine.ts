import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Chat, ChatMessage } from '../domain/contract/chats.ts'
import { notProvided } from './outcome.ts'

/** Conversations: the list, the open one, and messages that go out once and in order. */

export interface OutgoingMessage {
  clientId: string
  text: string
}
export interface OpenedChat {
  chats: Chat[]
  chat: Chat | null
  messages: ChatMessage[]
  hasEarlier: boolean
}
interface Context {
  base: string
  chatId: string | null
  chats: Chat[]
  chat: Chat | null
  messages: ChatMessage[]
  hasEarlier: boolean
  draft: string
  outgoing: OutgoingMessage[]
}
type Event =
  | { type: 'draft.changed'; text: string }
  | { type: 'message.submitted'; clientId: string }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'chat.read'; chatId: string; seq: number }
  | { type: 'connection.opened' }
  | { type: 'earlier.asked' }
  | { type: 'retry.asked' }

export const chatMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { base: string; chatId: string | null } },
  actors: {
    openChats: fromPromise<OpenedChat, { chatId: string | null }>(notProvided),
    fetchMissed: fromPromise<ChatMessage[], { chatId: string | null; after: number }>(notProvided),
    fetchEarlier: fromPromise<
      { messages: ChatMessage[]; hasEarlier: boolean },
      { chatId: string | null; before: number }
    >(notProvided),
    sendMessage: fromPromise<ChatMessage, { chatId: string | null; message: OutgoingMessage }>(notProvided),
    hearLive: fromCallback<Event>(() => {}),
  },
  guards: {
    isWritten: ({ context }) => context.draft.trim() !== '' && context.chatId !== null,
    hasOutgoing: ({ context }) => context.outgoing.length > 0,
    isHere: ({ context }, message: ChatMessage) => message.chat_id === context.chatId,
  },
  actions: {
    rememberOpened: assign((_, opened: OpenedChat) => opened),
    changeDraft: assign({ draft: (_, text: string) => text.slice(0, 2000) }),
    queueDraft: assign(({ context }, clientId: string) => ({
      outgoing: [...context.outgoing, { clientId, text: context.draft.trim() }],
      draft: '',
    })),
    mergeMessages: assign(({ context }, arrived: ChatMessage[]) => ({
      messages: merged(context.messages, arrived),
      outgoing: context.outgoing.filter(({ clientId }) => !arrived.some((message) => message.client_id === clientId)),
    })),
    mergeEarlier: assign(({ context }, page: { messages: ChatMessage[]; hasEarlier: boolean }) => ({
      messages: merged(context.messages, page.messages),
      hasEarlier: page.hasEarlier,
    })),
    noteElsewhere: assign(({ context }, message: ChatMessage) => ({
      chats: context.chats.map((chat) =>
        chat.id === message.chat_id
          ? { ...chat, last_message: message, unread: message.mine ? chat.unread : chat.unread + 1 }
          : chat,
      ),
    })),
    noteRead: assign(({ context }, { chatId, seq }: { chatId: string; seq: number }) => ({
      chat:
        context.chat && context.chat.id === chatId
          ? { ...context.chat, other_read_seq: Math.max(seq, context.chat.other_read_seq) }
          : context.chat,
    })),
    markRead: () => {},
  },
  delays: { retryDelay: 3_000 },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    chats: [],
    chat: null,
    messages: [],
    hasEarlier: false,
    draft: '',
    outgoing: [],
  }),
  initial: 'opening',
  invoke: { src: 'hearLive' },
  on: {
    'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event.text } },
    'message.arrived': [
      {
        guard: { type: 'isHere', params: ({ event }) => event.message },
        actions: [{ type: 'mergeMessages', params: ({ event }) => [event.message] }, 'markRead'],
      },
      { actions: { type: 'noteElsewhere', params: ({ event }) => event.message } },
    ],
    'chat.read': { actions: { type: 'noteRead', params: ({ event }) => event } },
    'message.submitted': { guard: 'isWritten', actions: { type: 'queueDraft', params: ({ event }) => event.clientId } },
  },
  states: {
    opening: {
      invoke: {
        src: 'openChats',
        input: ({ context }) => ({ chatId: context.chatId }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'rememberOpened', params: ({ event }) => event.output }, 'markRead'],
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.asked': 'opening' } },
    resting: {
      always: { guard: 'hasOutgoing', target: 'sending' },
      on: { 'connection.opened': 'catchingUp', 'earlier.asked': 'fetchingEarlier' },
    },
    sending: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => ({
          chatId: context.chatId,
          message: context.outgoing[0] ?? { clientId: '', text: '' },
        }),
        onDone: { target: 'resting', actions: { type: 'mergeMessages', params: ({ event }) => [event.output] } },
        onError: 'unsent',
      },
    },
    // The message keeps its client id: sent again, it is still one message.
    unsent: {
      after: { retryDelay: 'sending' },
      on: { 'retry.asked': 'sending', 'connection.opened': 'catchingUp' },
    },
    catchingUp: {
      invoke: {
        src: 'fetchMissed',
        input: ({ context }) => ({ chatId: context.chatId, after: context.messages.at(-1)?.seq ?? 0 }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'mergeMessages', params: ({ event }) => event.output }, 'markRead'],
        },
        onError: 'resting',
      },
    },
    fetchingEarlier: {
      invoke: {
        src: 'fetchEarlier',
        input: ({ context }) => ({ chatId: context.chatId, before: context.messages[0]?.seq ?? 1 }),
        onDone: { target: 'resting', actions: { type: 'mergeEarlier', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },
  },
})

/** Each message once, in the server's order. */
function merged(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...arrived].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq)
}
