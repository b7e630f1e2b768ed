import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import { type ChatListActor, chatListMachine } from './chatListMachine.ts'
import { type ConversationActor, conversationMachine } from './conversationMachine.ts'
import { listener } from './effect.ts'
import { type LiveActor, liveMachine } from './liveMachine.ts'
import { marksMachine } from './marksMachine.ts'
import { notProvided, output } from './outcome.ts'

/**
 * The flows that run beside a member's screens: the live connection, the list of conversations and writing in each of
 * them. They end with the account or profile to which they belong.
 */

export interface ConversationInput {
  chatId: string
  /** The seed of message ids. */
  lastId: string
}
/** Events that screens may need, whatever their cause. */
export type MemberUpdate =
  | { type: 'message.sent'; message: ChatMessage }
  | { type: 'message.changed'; message: ChatMessage }
  | { type: 'chat.changed'; chatId: string }
interface Context {
  /** The account and profile; null while nobody is logged in. */
  owner: string | null
  live: LiveActor | null
  list: ChatListActor | null
  conversations: Readonly<Record<string, ConversationActor>>
}
type Event =
  | { type: 'owner.changed'; owner: string | null }
  | { type: 'updates.requested' }
  | { type: 'chats.opened' }
  | ({ type: 'conversation.opened' } & ConversationInput)
  | MemberUpdate

export type MemberActor = ActorRefFrom<typeof memberMachine>

export const memberMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as MemberUpdate },
  actors: {
    watchOwner: listener<Event>(),
    findUnsent: fromPromise<ConversationInput[], { owner: string }>(notProvided),
    live: liveMachine,
    chatList: chatListMachine,
    conversation: conversationMachine,
    readMarks: marksMachine,
    deliveryMarks: marksMachine,
  },
  guards: {
    isLoggedIn: (_, owner: string | null) => owner !== null,
    hasUnsent: (_, writings: readonly ConversationInput[]) => writings.length > 0,
    hasList: ({ context }) => context.list !== null,
  },
  actions: {
    rememberOwner: assign({ owner: (_, owner: string | null) => owner }),
    startLive: assign({
      live: ({ context, spawn }) => context.live ?? spawn('live', { id: 'live' }),
    }),
    startList: assign({ list: ({ context, spawn }) => context.list ?? spawn('chatList', { id: 'chatList' }) }),
    startConversations: assign({
      conversations: ({ context: { owner, conversations }, spawn }, writings: readonly ConversationInput[]) => ({
        ...conversations,
        ...Object.fromEntries(
          writings
            .filter(({ chatId }) => !conversations[chatId])
            .map(({ chatId, lastId }) => [
              chatId,
              spawn('conversation', { id: chatId, input: { chatId, owner: owner ?? '', lastId } }),
            ]),
        ),
      }),
    }),
    stopAll: enqueueActions(({ context: { live, list, conversations }, enqueue }) => {
      for (const actor of [live, list, ...Object.values(conversations)]) if (actor) enqueue.stopChild(actor)
      enqueue.assign({ live: null, list: null, conversations: {} })
    }),
    showMessage: sendTo('chatList', (_, message: ChatMessage) => ({ type: 'message.arrived', message })),
    showChange: sendTo('chatList', (_, message: ChatMessage) => ({ type: 'message.changed', message })),
    refreshChat: sendTo('chatList', (_, chatId: string) => ({ type: 'chat.changed', chatId })),
    publish: emit((_, event: MemberUpdate) => event),
  },
}).createMachine({
  id: 'member',
  context: { owner: null, live: null, list: null, conversations: {} },
  initial: 'absent',
  invoke: { src: 'watchOwner' },
  states: {
    absent: {
      on: {
        'owner.changed': {
          guard: { type: 'isLoggedIn', params: ({ event }) => event.owner },
          target: 'present',
          actions: { type: 'rememberOwner', params: ({ event }) => event.owner },
        },
      },
    },
    present: {
      exit: 'stopAll',
      invoke: [
        // Messages that an earlier visit could not send are sent now.
        {
          src: 'findUnsent',
          input: ({ context }) => ({ owner: context.owner ?? '' }),
          onDone: {
            guard: { type: 'hasUnsent', params: output },
            actions: ['startLive', { type: 'startConversations', params: output }],
          },
          onError: {},
        },
        { id: 'readMarks', src: 'readMarks', input: { gathering: 250 } },
        { id: 'deliveryMarks', src: 'deliveryMarks', input: { gathering: 300 } },
      ],
      on: {
        // Not at the root: the owner watcher must keep running, or it would report the owner again and again.
        'owner.changed': [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.owner },
            target: 'present',
            reenter: true,
            actions: { type: 'rememberOwner', params: ({ event }) => event.owner },
          },
          { target: 'absent', actions: { type: 'rememberOwner', params: null } },
        ],
        'updates.requested': { actions: 'startLive' },
        'chats.opened': { actions: ['startLive', 'startList'] },
        'conversation.opened': {
          actions: ['startLive', { type: 'startConversations', params: ({ event }) => [event] }],
        },
        'message.sent': [
          {
            guard: 'hasList',
            actions: [
              { type: 'showMessage', params: ({ event }) => event.message },
              { type: 'publish', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'publish', params: ({ event }) => event } },
        ],
        'message.changed': [
          {
            guard: 'hasList',
            actions: [
              { type: 'showChange', params: ({ event }) => event.message },
              { type: 'publish', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'publish', params: ({ event }) => event } },
        ],
        'chat.changed': [
          {
            guard: 'hasList',
            actions: [
              { type: 'refreshChat', params: ({ event }) => event.chatId },
              { type: 'publish', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'publish', params: ({ event }) => event } },
        ],
      },
    },
  },
})
