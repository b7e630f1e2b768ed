import { type ActorRefFrom, fromPromise, setup } from 'xstate'
import type { PushData } from '../domain/contract/chats.ts'
import { effect, listener } from './effect.ts'
import { notProvided } from './outcome.ts'

/** Pushes of new messages: permission after a wish, the device's token, and what arrives in the foreground or behind. */

export type Permission = 'default' | 'granted' | 'denied'
/** `live`: the server pushes by live events alone, or the browser knows no other way. */
export type PushWay = { way: 'live' } | { way: 'device'; permission: Permission; registered: boolean }
type Event = { type: 'push.wanted' } | { type: 'push.unwanted' } | { type: 'message.received'; data: PushData }

export type PushActor = ActorRefFrom<typeof pushMachine>

export const pushMachine = setup({
  types: { context: {} as { accountId: string }, events: {} as Event, input: {} as { accountId: string } },
  actors: {
    learnWay: fromPromise<PushWay>(notProvided),
    askPermission: fromPromise<Permission>(notProvided),
    registerDevice: fromPromise<void>(notProvided),
    unregisterDevice: fromPromise<void>(notProvided),
    hearPushes: listener<Event>(),
  },
  guards: {
    isLive: (_, way: PushWay) => way.way === 'live',
    isRegistered: (_, way: PushWay) => way.way === 'device' && way.registered && way.permission === 'granted',
    isDenied: (_, way: PushWay) => way.way === 'device' && way.permission === 'denied',
    wasGranted: (_, permission: Permission) => permission === 'granted',
    isForMe: ({ context }, data: PushData) => data.user_id === context.accountId,
  },
  actions: {
    showMessage: effect<PushData>(),
    broadcastMessage: effect<PushData>(),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({ accountId: input.accountId }),
  initial: 'learning',
  invoke: { src: 'hearPushes' },
  on: {
    'message.received': {
      guard: { type: 'isForMe', params: ({ event }) => event.data },
      actions: [
        { type: 'showMessage', params: ({ event }) => event.data },
        { type: 'broadcastMessage', params: ({ event }) => event.data },
      ],
    },
  },
  states: {
    learning: {
      invoke: {
        src: 'learnWay',
        onDone: [
          { guard: { type: 'isLive', params: ({ event }) => event.output }, target: 'liveOnly' },
          // A token may have changed since the last visit: it is registered anew.
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'registering' },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          { target: 'unasked' },
        ],
        onError: 'liveOnly',
      },
    },
    liveOnly: {},
    // The browser asks only after the member has.
    unasked: { on: { 'push.wanted': 'asking' } },
    asking: {
      invoke: {
        src: 'askPermission',
        onDone: [
          { guard: { type: 'wasGranted', params: ({ event }) => event.output }, target: 'registering' },
          { target: 'denied' },
        ],
        onError: 'unasked',
      },
    },
    denied: { on: { 'push.wanted': 'asking' } },
    registering: { invoke: { src: 'registerDevice', onDone: 'registered', onError: 'unregistered' } },
    registered: { on: { 'push.unwanted': 'unregistering' } },
    unregistering: { invoke: { src: 'unregisterDevice', onDone: 'unasked', onError: 'registered' } },
    unregistered: { on: { 'push.wanted': 'registering' } },
  },
})
