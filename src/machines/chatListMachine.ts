import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Chat, ChatMessage } from '../domain/contract/chats.ts'
import { effect, listener } from './effect.ts'
import { notProvided } from './outcome.ts'

/** The conversations of the profile that is acted as, the latest first, as they change. */

export interface ChatPage {
  chats: Chat[]
  nextCursor: string | null
}
export interface ChatPageInput {
  archived: boolean
  cursor: string | null
}
interface Context {
  /** Whether the archived chats are shown, or the others. */
  archived: boolean
  chats: Chat[]
  nextCursor: string | null
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'chat.changed'; chatId: string }
  | { type: 'chat.seen'; chatId: string; seq: number }
  | { type: 'chat.fetched'; chat: Chat }
  | { type: 'folder.chosen'; archived: boolean }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }

export type ChatListActor = ActorRefFrom<typeof chatListMachine>

export const chatListMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    fetchChats: fromPromise<ChatPage, ChatPageInput>(notProvided),
    subscribeToLive: listener<Event>(),
  },
  guards: {
    isNewMessage: ({ context }, message: ChatMessage) => {
      const known = context.chats.find(({ id }) => id === message.chat_id)
      return known !== undefined && message.seq > known.last_seq
    },
    isUnknown: ({ context }, message: ChatMessage) => !context.chats.some(({ id }) => id === message.chat_id),
    hasMore: ({ context }) => context.nextCursor !== null,
  },
  actions: {
    rememberFirst: assign(({ context }, page: ChatPage) => ({
      // What was paged to stays; the first page is the server's latest word.
      chats: latestFirst([...context.chats, ...page.chats]),
      nextCursor: context.chats.length > page.chats.length ? context.nextCursor : page.nextCursor,
    })),
    rememberMore: assign(({ context }, page: ChatPage) => ({
      chats: latestFirst([...context.chats, ...page.chats]),
      nextCursor: page.nextCursor,
    })),
    rememberChat: assign(({ context }, chat: Chat) => ({ chats: latestFirst([...context.chats, chat]) })),
    noteMessage: assign(({ context }, message: ChatMessage) => ({
      chats: latestFirst(
        context.chats.map((chat) => (chat.id === message.chat_id ? withMessage(chat, message) : chat)),
      ),
    })),
    noteSeen: assign(({ context }, { chatId, seq }: { chatId: string; seq: number }) => ({
      chats: context.chats.map((chat) =>
        chat.id === chatId && seq > chat.read_seq
          ? { ...chat, read_seq: seq, unread: Math.max(0, chat.last_seq - seq) }
          : chat,
      ),
    })),
    chooseFolder: assign((_, archived: boolean) => ({ archived, chats: [], nextCursor: null })),
    fetchChat: effect<string>(),
  },
}).createMachine({
  id: 'chatList',
  context: { archived: false, chats: [], nextCursor: null },
  initial: 'loading',
  invoke: { src: 'subscribeToLive' },
  on: {
    'message.arrived': [
      {
        guard: { type: 'isNewMessage', params: ({ event }) => event.message },
        actions: { type: 'noteMessage', params: ({ event }) => event.message },
      },
      {
        guard: { type: 'isUnknown', params: ({ event }) => event.message },
        actions: { type: 'fetchChat', params: ({ event }) => event.message.chat_id },
      },
    ],
    'chat.changed': { actions: { type: 'fetchChat', params: ({ event }) => event.chatId } },
    'chat.seen': { actions: { type: 'noteSeen', params: ({ event }) => event } },
    'folder.chosen': { target: '.loading', actions: { type: 'chooseFolder', params: ({ event }) => event.archived } },
    'chat.fetched': { actions: { type: 'rememberChat', params: ({ event }) => event.chat } },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ archived: context.archived, cursor: null }),
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'connection.opened': 'loading' } },
    listed: {
      on: { 'connection.opened': 'refreshing', 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    refreshing: {
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ archived: context.archived, cursor: null }),
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: ({ event }) => event.output } },
        onError: 'listed',
      },
    },
    loadingMore: {
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ archived: context.archived, cursor: context.nextCursor }),
        onDone: { target: 'listed', actions: { type: 'rememberMore', params: ({ event }) => event.output } },
        onError: 'listed',
      },
      on: { 'connection.opened': 'refreshing' },
    },
  },
})

function withMessage(chat: Chat, message: ChatMessage): Chat {
  return {
    ...chat,
    last_message: message,
    last_seq: message.seq,
    updated_at: message.created_at,
    // What is written brings a conversation back, but for one that is muted.
    archived: chat.archived && chat.muted && !message.mine,
    read_seq: message.mine ? message.seq : chat.read_seq,
    unread: message.mine ? 0 : chat.unread + 1,
  }
}

/** The conversations of the folder that is shown, the latest first. */
export const inFolder = ({ archived, chats }: Pick<Context, 'archived' | 'chats'>): Chat[] =>
  chats.filter((chat) => chat.archived === archived)

/** The later copy of a chat stands. */
function latestFirst(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]))
  return [...byId.values()].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
}
