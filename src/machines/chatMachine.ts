import type { ActorRefFrom } from 'xstate'
import { lastBeforeGap } from '../domain/chats/order.ts'
import { chatSetup } from './chatSetup.ts'
import { output } from './outcome.ts'

/** Reads one conversation: shows the loaded messages and fetches those missed after a gap. */

export type ChatActor = ActorRefFrom<typeof chatMachine>

export const chatMachine = chatSetup.createMachine({
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
    'address.changed': { actions: [{ type: 'rememberFolder', params: ({ event }) => event.folder }, 'showFolder'] },
    'connection.opened': { actions: { type: 'rememberConnection', params: true } },
    'connection.lost': { actions: { type: 'rememberConnection', params: false } },
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
      // Next to the list a conversation is always open; on a phone the list is a page of its own.
      invoke: { src: 'watchLatest', input: ({ context }) => ({ list: context.list }) },
      on: { 'latest.known': { actions: { type: 'showLatest', params: ({ event }) => event.chatId } } },
    },
    opening: {
      invoke: {
        src: 'openChat',
        input: ({ context }) => ({ chatId: context.chatId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasFound', params: output },
            target: 'following',
            actions: [
              { type: 'rememberOpened', params: output },
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
        'connection.opened': { target: '.catchingUp', actions: { type: 'rememberConnection', params: true } },
        'chat.changed': { guard: { type: 'isOpenChat', params: ({ event }) => event.chatId }, target: '.catchingUp' },
        // A position requested during a fetch is handled afterwards.
        'position.requested': { actions: { type: 'rememberPosition', params: ({ event }) => event.seq } },
        'position.shown': { actions: 'forgetPosition' },
      },
      states: {
        current: {
          always: [
            { guard: 'isRequestedAbove', target: 'fetchingEarlier' },
            { guard: 'isCutOff', target: 'polling' },
            { guard: 'isIncomplete', target: 'catchingUp' },
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
                { type: 'rememberMissed', params: output },
                { type: 'findLinks', params: ({ context }) => context.messages },
                'markRead',
              ],
            },
            onError: 'behind',
          },
        },
        // After a lost response, the missing messages are requested by position until they arrive.
        behind: { after: { retryDelay: 'catchingUp' }, on: { 'retry.requested': 'catchingUp' } },
        // Without a live connection, new messages are requested at intervals.
        polling: {
          after: { retryDelay: 'catchingUp' },
          on: {
            'retry.requested': 'catchingUp',
            'earlier.requested': { guard: 'hasEarlier', target: 'fetchingEarlier' },
          },
        },
        fetchingEarlier: {
          tags: 'busy',
          invoke: {
            src: 'fetchEarlier',
            input: ({ context }) => ({
              chatId: context.chatId ?? '',
              before: context.messages[0]?.seq ?? 1,
              downTo: context.requested?.seq ?? null,
            }),
            onDone: {
              target: 'current',
              actions: [
                { type: 'rememberEarlier', params: output },
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
