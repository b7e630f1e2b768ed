import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate'
import type { Chat } from '../domain/chats/chatSchema.ts'
import type { ChatFolder } from '../domain/chats/folders.ts'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { effect, listener } from './effect.ts'
import { messageSearchMachine } from './messageSearchMachine.ts'
import { notProvided, output } from './outcome.ts'

/** The acting profile's conversations, latest first, with live updates. */

export interface ChatPage {
  chats: Chat[]
  nextCursor: string | null
  /** True if only archived conversations exist. */
  allArchived: boolean
}
export interface ChatPageInput {
  folder: ChatFolder
  cursor: string | null
}
interface Context {
  folder: ChatFolder
  chats: Chat[]
  nextCursor: string | null
  allArchived: boolean
  /** True if the live connection opened after the list was last requested: the page may be older. */
  isOutdated: boolean
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'message.changed'; message: ChatMessage }
  | { type: 'chat.changed'; chatId: string }
  | { type: 'chat.seen'; chatId: string; seq: number }
  | { type: 'chat.fetched'; chat: Chat }
  | { type: 'folder.chosen'; folder: ChatFolder }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }

export type ChatListActor = ActorRefFrom<typeof chatListMachine>

export const chatListMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    fetchChats: fromPromise<ChatPage, ChatPageInput>(notProvided),
    subscribeToLive: listener<Event>(),
    messageSearch: messageSearchMachine,
  },
  guards: {
    isNewMessage: ({ context }, message: ChatMessage) => {
      const existing = context.chats.find(({ id }) => id === message.chat_id)
      return existing !== undefined && message.seq > existing.last_seq
    },
    isUnknown: ({ context }, message: ChatMessage) => !context.chats.some(({ id }) => id === message.chat_id),
    isOtherFolder: ({ context }, folder: ChatFolder) => folder !== context.folder,
    hasMore: ({ context }) => context.nextCursor !== null,
    isOutdated: ({ context }) => context.isOutdated,
  },
  actions: {
    rememberFirst: assign(({ context }, page: ChatPage) => ({
      // Loaded pages remain; the first page has the latest copies.
      chats: latestFirst([...context.chats, ...page.chats]),
      nextCursor: context.chats.length > page.chats.length ? context.nextCursor : page.nextCursor,
      allArchived: page.allArchived,
    })),
    rememberConnection: assign({ isOutdated: true }),
    forgetConnection: assign({ isOutdated: false }),
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
    noteChange: assign(({ context }, message: ChatMessage) => ({
      chats: context.chats.map((chat) => (isLatestOf(chat, message) ? { ...chat, last_message: message } : chat)),
    })),
    showChange: sendTo('search', (_, message: ChatMessage) => ({ type: 'message.changed', message })),
    noteSeen: assign(({ context }, { chatId, seq }: { chatId: string; seq: number }) => ({
      chats: context.chats.map((chat) =>
        chat.id === chatId && seq > chat.read_seq
          ? { ...chat, read_seq: seq, unread: Math.max(0, chat.last_seq - seq) }
          : chat,
      ),
    })),
    chooseFolder: assign((_, folder: ChatFolder) => ({ folder, chats: [], nextCursor: null, allArchived: false })),
    fetchChat: effect<string>(),
  },
}).createMachine({
  id: 'chatList',
  context: { folder: 'all', chats: [], nextCursor: null, allArchived: false, isOutdated: false },
  initial: 'loading',
  invoke: [
    { src: 'subscribeToLive' },
    // Runs in parallel, so that results remain while the member opens one conversation after another.
    { id: 'search', src: 'messageSearch', input: { chatId: null } },
  ],
  on: {
    'connection.opened': { actions: 'rememberConnection' },
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
    'message.changed': {
      actions: [
        { type: 'noteChange', params: ({ event }) => event.message },
        { type: 'showChange', params: ({ event }) => event.message },
      ],
    },
    'chat.changed': { actions: { type: 'fetchChat', params: ({ event }) => event.chatId } },
    'chat.seen': { actions: { type: 'noteSeen', params: ({ event }) => event } },
    'folder.chosen': {
      guard: { type: 'isOtherFolder', params: ({ event }) => event.folder },
      target: '.loading',
      actions: { type: 'chooseFolder', params: ({ event }) => event.folder },
    },
    'chat.fetched': { actions: { type: 'rememberChat', params: ({ event }) => event.chat } },
  },
  states: {
    loading: {
      entry: 'forgetConnection',
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ folder: context.folder, cursor: null }),
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'connection.opened': 'loading' } },
    listed: {
      always: { guard: 'isOutdated', target: 'refreshing' },
      on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
    },
    refreshing: {
      entry: 'forgetConnection',
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ folder: context.folder, cursor: null }),
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'listed',
      },
    },
    loadingMore: {
      invoke: {
        src: 'fetchChats',
        input: ({ context }) => ({ folder: context.folder, cursor: context.nextCursor }),
        onDone: { target: 'listed', actions: { type: 'rememberMore', params: output } },
        onError: 'listed',
      },
    },
  },
})

function withMessage(chat: Chat, message: ChatMessage): Chat {
  return {
    ...chat,
    last_message: message,
    last_seq: message.seq,
    updated_at: message.created_at,
    // A new message unarchives a conversation, unless it is muted.
    archived: chat.archived && chat.muted && !message.mine,
    read_seq: message.mine ? message.seq : chat.read_seq,
    unread: message.mine ? 0 : chat.unread + 1,
  }
}

const isLatestOf = (chat: Chat, message: ChatMessage): boolean =>
  chat.id === message.chat_id && chat.last_seq === message.seq && message.revision >= (chat.last_message?.revision ?? 0)

/**
 * The conversations of the selected folder, latest first. The open one remains among the unread ones after it is read.
 */
export const inFolder = ({ folder, chats }: Pick<Context, 'folder' | 'chats'>, openId: string | null): Chat[] =>
  chats.filter(
    ({ id, archived, unread }) =>
      archived === (folder === 'archived') && (folder !== 'unread' || unread > 0 || id === openId),
  )

/** True if the member has conversations and all are archived. */
export const areAllArchived = ({
  folder,
  chats,
  allArchived,
}: Pick<Context, 'folder' | 'chats' | 'allArchived'>): boolean =>
  folder === 'all' && chats.every(({ archived }) => archived) && (allArchived || chats.length > 0)

/** Of two copies of a chat, the later one is used. */
function latestFirst(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.map((chat) => [chat.id, chat]))
  return [...byId.values()].sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
}
