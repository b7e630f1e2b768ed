import { assign, fromPromise, sendTo, setup } from 'xstate'
import { type KnownChanges, withChange, withPage } from '../domain/chats/changes.ts'
import type { Chat } from '../domain/chats/chatSchema.ts'
import type { ChatFolder } from '../domain/chats/folders.ts'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { hasGap, merged, replaced } from '../domain/chats/order.ts'
import type { Base } from '../routes.ts'
import type { ChatListActor } from './chatListMachine.ts'
import { chatMenuMachine } from './chatMenuMachine.ts'
import type { ConversationActor } from './conversationMachine.ts'
import { effect, listener } from './effect.ts'
import { linkTargetsMachine } from './linkTargetsMachine.ts'
import { messageEditMachine } from './messageEditMachine.ts'
import { messageSearchMachine } from './messageSearchMachine.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import { typingMachine } from './typingMachine.ts'

/** The setup of chatMachine.ts: its actors, guards and actions. */

export interface OpenedChat {
  chat: Chat
  messages: ChatMessage[]
  hasEarlier: boolean
  /** The conversation's revision when its messages were read. */
  revision: number
}
/** Messages after the last known one, and messages changed since the known revision. */
export type MissedMessages = Omit<OpenedChat, 'hasEarlier'> & { changed: ChatMessage[] }
export type EarlierPage = Omit<OpenedChat, 'chat'>
export interface ChatInput {
  base: Base
  chatId: string | null
  list: ChatListActor | null
  /** The folder of the list, from the address. */
  folder: ChatFolder
  /** A position to scroll to once the conversation is open, from the address. */
  requested: { seq: number } | null
  conversation: ConversationActor | null
  /** The seed of report ids. */
  lastId: string
}
interface Context extends ChatInput {
  connected: boolean
  chat: Chat | null
  messages: ChatMessage[]
  changes: KnownChanges
  hasEarlier: boolean
  /** The first unread position when the conversation was opened. */
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

export const chatSetup = setup({
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
    isRequestedAbove: ({ context: { hasEarlier, requested, messages } }) =>
      requested !== null && hasEarlier && requested.seq < (messages[0]?.seq ?? 1),
  },
  actions: {
    rememberConnection: assign({ connected: (_, connected: boolean) => connected }),
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
    rememberPosition: assign({ requested: (_, seq: number) => ({ seq }) }),
    forgetPosition: assign({ requested: null }),
    rememberFolder: assign({ folder: (_, folder: ChatFolder) => folder }),
    showFolder: effect(),
    showLatest: effect<string>(),
    markRead: effect(),
  },
  delays: { retryDelay: 3_000 },
})
