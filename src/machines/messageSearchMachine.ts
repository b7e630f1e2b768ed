import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { ChatMessage } from '../domain/contract/chats.ts'
import { notProvided } from './outcome.ts'

/** Finding words in one conversation. */

export interface FoundMessages {
  messages: ChatMessage[]
  hasMore: boolean
}
interface Context {
  chatId: string
  words: string
  found: FoundMessages
}
type Event =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'words.changed'; words: string }
  | { type: 'retry.requested' }

export type MessageSearchActor = ActorRefFrom<typeof messageSearchMachine>

const nothing: FoundMessages = { messages: [], hasMore: false }
const fewest = 2

export const messageSearchMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { chatId: string } },
  actors: { findMessages: fromPromise<FoundMessages, { chatId: string; words: string }>(notProvided) },
  guards: { isLongEnough: ({ context }) => context.words.trim().length >= fewest },
  actions: {
    rememberWords: assign({ words: (_, words: string) => words }),
    rememberFound: assign({ found: (_, found: FoundMessages) => found }),
    forgetSearch: assign({ words: '', found: nothing }),
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'messageSearch',
  context: ({ input }) => ({ chatId: input.chatId, words: '', found: nothing }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetSearch', on: { 'search.opened': 'open' } },
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
            onDone: { target: 'found', actions: { type: 'rememberFound', params: ({ event }) => event.output } },
            onError: 'unanswered',
          },
        },
        found: {},
        unanswered: { on: { 'retry.requested': 'searching' } },
      },
    },
  },
})
