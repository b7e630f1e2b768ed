import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { FoundChat } from '../domain/chats/chatSchema.ts'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { notProvided, output } from './outcome.ts'

/** Searches for words in one conversation or in all. */

export interface FoundMessages {
  messages: ChatMessage[]
  /**
   * Conversations of the found messages, and those whose member has a matching name. Empty when searching one
   * conversation.
   */
  chats: FoundChat[]
  hasMore: boolean
}
export interface MessageSearchInput {
  /** The conversation to search; null for all. */
  chatId: string | null
}
export type MessageSearch = MessageSearchInput & { words: string }
interface Context extends MessageSearchInput {
  words: string
  found: FoundMessages
}
type Event =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'words.changed'; words: string }
  | { type: 'message.changed'; message: ChatMessage }
  | { type: 'retry.requested' }

export type MessageSearchActor = ActorRefFrom<typeof messageSearchMachine>

const nothing: FoundMessages = { messages: [], chats: [], hasMore: false }
const fewest = 2

export const messageSearchMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as MessageSearchInput },
  actors: { findMessages: fromPromise<FoundMessages, MessageSearch>(notProvided) },
  guards: { isLongEnough: ({ context }) => context.words.trim().length >= fewest },
  actions: {
    rememberWords: assign({ words: (_, words: string) => words }),
    rememberFound: assign({ found: (_, found: FoundMessages) => found }),
    // Removes deleted messages from the results.
    rememberChange: assign(({ context: { found } }, message: ChatMessage) => ({
      found: {
        ...found,
        messages: found.messages.flatMap((one) => (one.id !== message.id ? [one] : message.deleted ? [] : [message])),
      },
    })),
    forgetSearch: assign({ words: '', found: nothing }),
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'messageSearch',
  context: ({ input }) => ({ chatId: input.chatId, words: '', found: nothing }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetSearch',
      on: {
        'search.opened': 'open',
        'words.changed': { target: 'open', actions: { type: 'rememberWords', params: ({ event }) => event.words } },
      },
    },
    open: {
      initial: 'typing',
      on: {
        'search.closed': 'closed',
        'words.changed': {
          target: '.typing',
          reenter: true,
          actions: { type: 'rememberWords', params: ({ event }) => event.words },
        },
      },
      states: {
        typing: { after: { pause: { guard: 'isLongEnough', target: 'searching' } } },
        searching: {
          invoke: {
            src: 'findMessages',
            input: ({ context }) => ({ chatId: context.chatId, words: context.words.trim() }),
            onDone: { target: 'found', actions: { type: 'rememberFound', params: output } },
            onError: 'unanswered',
          },
        },
        found: {
          on: {
            'message.changed': { actions: { type: 'rememberChange', params: ({ event }) => event.message } },
          },
        },
        unanswered: { on: { 'retry.requested': 'searching' } },
      },
    },
  },
})
