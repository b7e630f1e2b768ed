import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate'
import { type KnownChanges, withChange, withPage } from '../domain/chats/changes.ts'
import type { ChatFolder } from '../domain/chats/folders.ts'
import { hasGap, lastBeforeGap, merged, replaced } from '../domain/chats/order.ts'
import type { Chat, ChatMessage } from '../domain/contract/chats.ts'
import type { ChatListActor } from './chatListMachine.ts'
import { chatMenuMachine } from './chatMenuMachine.ts'
import type { ConversationActor } from './conversationMachine.ts'
import { effect, listener } from './effect.ts'
import { linkTargetsMachine } from './linkTargetsMachine.ts'
import { messageEditMachine } from './messageEditMachine.ts'
import { messageSearchMachine } from './messageSearchMachine.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import { typingMachine } from './typingMachine.ts'

/** Reading one conversation: what is known of it, what is missing, and how it is fetched again after any gap. */
export interface OpenedChat {
  chat: Chat
  messages: ChatMessage[]
  hasEarlier: boolean
  /** Of the conversation, as its messages were read. */
  revision: number
}
/** What came after the last that was known, and what was changed since the revision that was known. */
export type MissedMessages = Omit<OpenedChat, 'hasEarlier'> & { changed: ChatMessage[] }
export type EarlierPage = Omit<OpenedChat, 'chat'>
export interface ChatInput {
  base: string
  chatId: string | null
  list: ChatListActor | null
  /** What the list shows, as the address says. */
  folder: ChatFolder
  /** A position to show once it is open, as the address says. */
  wanted: { seq: number } | null
  conversation: ConversationActor | null
  /** The ids of reports are counted from this one. */
  lastId: string
}
interface Context extends ChatInput {
  connected: boolean
  chat: Chat | null
  messages: ChatMessage[]
  changes: KnownChanges
  hasEarlier: boolean
  /** Where the unread ones began when the conversation was opened. */
  unreadFrom: number | null
}
type Event =
  | { type: 'address.changed'; folder: ChatFolder }
  | { type: 'latest.known'; chatId: string }
  | { type: 'connection.opened' }
  | { type: 'connection.lost' }
  | { type: 'message.arrived'; message: ChatMessage }
  | { type: 'message.changed'; message: ChatMessage }
  | { type: 'chat.changed'; chatId: string }
  | { type: 'mark.moved'; chatId: string; mark: 'read' | 'delivered'; seq: number }
  | { type: 'reading.resumed' }
  | { type: 'earlier.requested' }
  | { type: 'position.requested'; seq: number }
  | { type: 'position.shown' }
  | { type: 'retry.requested' }
export type ChatActor = ActorRefFrom<typeof chatMachine>

export const chatMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as ChatInput },
  actors: {
    openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(notProvided),
    fetchMissed: fromPromise<MissedMessages, { chatId: string; after: number; since: number }>(notProvided),
    fetchEarlier: fromPromise<EarlierPage, { chatId: string; before: number; downTo: number | null }>(notProvided),
    watchAddress: listener<Event>(),
    watchLatest: listener<Event, { list: ChatListActor | null }>(),
    subscribeToLive: listener<Event>(),
    chatMenu: chatMenuMachine,
    messageEdit: messageEditMachine,
    messageSearch: messageSearchMachine,
    linkTargets: linkTargetsMachine,
    typing: typingMachine,
  },
  guards: {
    isChosen: ({ context }) => context.chatId !== null,
    wasFound: isAccepted,
    isCutOff: ({ context }) => !context.connected,
    isIncomplete: ({ context: { messages, changes } }) => hasGap(messages) || changes.known < changes.latest,
    isOpenChat: ({ context }, chatId: string) => chatId === context.chatId,
    hasEarlier: ({ context }) => context.hasEarlier,
    isWantedAbove: ({ context: { hasEarlier, wanted, messages } }) =>
      wanted !== null && hasEarlier && wanted.seq < (messages[0]?.seq ?? 1),
  },
  actions: {
    noteConnection: assign({ connected: (_, connected: boolean) => connected }),
    rememberOpened: assign(({ context }, outcome: Outcome<OpenedChat>) =>
      outcome.ok
        ? {
            chat: outcome.value.chat,
            messages: merged(outcome.value.messages, context.messages),
            hasEarlier: outcome.value.hasEarlier,
            changes: {
              known: outcome.value.revision,
              latest: Math.max(context.changes.latest, outcome.value.revision),
            },
            unreadFrom: outcome.value.chat.unread > 0 ? outcome.value.chat.read_seq + 1 : null,
          }
        : {},
    ),
    rememberMissed: assign(({ context }, { chat, messages, changed, revision }: MissedMessages) => ({
      chat,
      messages: replaced(merged(context.messages, messages), changed),
      changes: { known: revision, latest: Math.max(context.changes.latest, revision) },
    })),
    rememberEarlier: assign(({ context }, { messages, hasEarlier, revision }: EarlierPage) => ({
      hasEarlier,
      messages: merged(context.messages, messages),
      changes: withPage(context.changes, revision),
    })),
    rememberChange: assign(({ context }, message: ChatMessage) => ({
      messages: replaced(context.messages, [message]),
      changes: withChange(context.changes, message.revision),
    })),
    findLinks: sendTo('links', (_, messages: readonly ChatMessage[]) => ({ type: 'messages.shown', messages })),
    showChange: sendTo('search', (_, message: ChatMessage) => ({ type: 'message.changed', message })),
    rememberMessage: assign(({ context }, message: ChatMessage) => ({
      messages: merged(context.messages, [message]),
      unreadFrom: message.mine ? null : context.unreadFrom,
    })),
    moveMark: assign(({ context: { chat } }, { mark, seq }: { mark: 'read' | 'delivered'; seq: number }) => ({
      chat: chat && {
        ...chat,
        other_delivered_seq: Math.max(seq, chat.other_delivered_seq),
        other_read_seq: mark === 'read' ? Math.max(seq, chat.other_read_seq) : chat.other_read_seq,
      },
    })),
    rememberPosition: assign({ wanted: (_, seq: number) => ({ seq }) }),
    forgetPosition: assign({ wanted: null }),
    rememberFolder: assign({ folder: (_, folder: ChatFolder) => folder }),
    showFolder: effect(),
    showLatest: effect<string>(),
    markRead: effect(),
  },
  delays: { retryDelay: 3_000 },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    connected: true,
    chat: null,
    messages: [],
    changes: { known: 0, latest: 0 },
    hasEarlier: false,
    unreadFrom: null,
  }),
  entry: 'showFolder',
  initial: 'unchosen',
  invoke: [
    { src: 'watchAddress' },
    { src: 'subscribeToLive' },
    { id: 'menu', src: 'chatMenu', input: ({ context: { chatId, lastId } }) => ({ chatId: chatId ?? '', lastId }) },
    { id: 'typing', src: 'typing', input: ({ context }) => ({ chatId: context.chatId ?? '' }) },
    { id: 'edit', src: 'messageEdit', input: ({ context }) => ({ chatId: context.chatId ?? '' }) },
    { id: 'links', src: 'linkTargets' },
    { id: 'search', src: 'messageSearch', input: ({ context }) => ({ chatId: context.chatId ?? '' }) },
  ],
  on: {
    'address.changed': {
      actions: [{ type: 'rememberFolder', params: ({ event }) => event.folder }, 'showFolder'],
    },
    'connection.opened': { actions: { type: 'noteConnection', params: true } },
    'connection.lost': { actions: { type: 'noteConnection', params: false } },
    'message.arrived': {
      guard: { type: 'isOpenChat', params: ({ event }) => event.message.chat_id },
      actions: [
        { type: 'rememberMessage', params: ({ event }) => event.message },
        { type: 'findLinks', params: ({ event }) => [event.message] },
        'markRead',
      ],
    },
    'message.changed': {
      guard: { type: 'isOpenChat', params: ({ event }) => event.message.chat_id },
      actions: [
        { type: 'rememberChange', params: ({ event }) => event.message },
        { type: 'findLinks', params: ({ event }) => [event.message] },
        { type: 'showChange', params: ({ event }) => event.message },
      ],
    },
    'mark.moved': {
      guard: { type: 'isOpenChat', params: ({ event }) => event.chatId },
      actions: { type: 'moveMark', params: ({ event }) => event },
    },
    'reading.resumed': { actions: 'markRead' },
  },
  states: {
    unchosen: {
      always: { guard: 'isChosen', target: 'opening' },
      // Beside the list a conversation is always open; on a phone the list is the page.
      invoke: { src: 'watchLatest', input: ({ context }) => ({ list: context.list }) },
      on: { 'latest.known': { actions: { type: 'showLatest', params: ({ event }) => event.chatId } } },
    },
    opening: {
      invoke: {
        src: 'openChat',
        input: ({ context }) => ({ chatId: context.chatId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output },
            target: 'following',
            actions: [
              { type: 'rememberOpened', params: ({ event }) => event.output },
              { type: 'findLinks', params: ({ context }) => context.messages },
              'markRead',
            ],
          },
          { target: 'missing' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'opening' } },
    missing: {},
    following: {
      initial: 'current',
      on: {
        'connection.opened': { target: '.catchingUp', actions: { type: 'noteConnection', params: true } },
        'chat.changed': { guard: { type: 'isOpenChat', params: ({ event }) => event.chatId }, target: '.catchingUp' },
        // While something is fetched, it waits for its turn.
        'position.requested': { actions: { type: 'rememberPosition', params: ({ event }) => event.seq } },
        'position.shown': { actions: 'forgetPosition' },
      },
      states: {
        current: {
          always: [
            { guard: 'isCutOff', target: 'behind' },
            { guard: 'isIncomplete', target: 'catchingUp' },
            { guard: 'isWantedAbove', target: 'fetchingEarlier' },
          ],
          on: { 'earlier.requested': { guard: 'hasEarlier', target: 'fetchingEarlier' } },
        },
        catchingUp: {
          invoke: {
            src: 'fetchMissed',
            input: ({ context }) => ({
              chatId: context.chatId ?? '',
              after: lastBeforeGap(context.messages),
              since: context.changes.known,
            }),
            onDone: {
              target: 'current',
              actions: [
                { type: 'rememberMissed', params: ({ event }) => event.output },
                { type: 'findLinks', params: ({ context }) => context.messages },
                'markRead',
              ],
            },
            onError: 'behind',
          },
        },
        // Cut off or unanswered: the missing part is requested by position until it arrives.
        behind: { after: { retryDelay: 'catchingUp' }, on: { 'retry.requested': 'catchingUp' } },
        fetchingEarlier: {
          tags: 'busy',
          invoke: {
            src: 'fetchEarlier',
            input: ({ context }) => ({
              chatId: context.chatId ?? '',
              before: context.messages[0]?.seq ?? 1,
              downTo: context.wanted?.seq ?? null,
            }),
            onDone: {
              target: 'current',
              actions: [
                { type: 'rememberEarlier', params: ({ event }) => event.output },
                { type: 'findLinks', params: ({ context }) => context.messages },
              ],
            },
            onError: 'behind',
          },
        },
      },
    },
  },
})
