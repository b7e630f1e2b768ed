import { type ActorRefFrom, assign, fromPromise, setup, spawnChild } from 'xstate'
import type { PushData } from '../domain/contract/chats.ts'
import type { FirebaseSettings } from '../domain/contract/devices.ts'
import { effect, listener } from './effect.ts'
import { notProvided } from './outcome.ts'

/** Pushes of new messages: permission after a wish, the device's token, and what arrives in the foreground or behind. */

export type Permission = 'default' | 'granted' | 'denied'
/** `live`: the server pushes by live events alone, or the browser knows no other way. */
export type PushWay =
  | { way: 'live' }
  | { way: 'device'; firebase: FirebaseSettings; permission: Permission; registered: boolean }
interface Device {
  /** Null until it is known that this device can be pushed to. */
  firebase: FirebaseSettings | null
}
type Event = { type: 'push.wanted' } | { type: 'push.unwanted' } | { type: 'message.received'; data: PushData }

export type PushActor = ActorRefFrom<typeof pushMachine>

export const pushMachine = setup({
  types: { context: {} as Device & { accountId: string }, events: {} as Event, input: {} as { accountId: string } },
  actors: {
    learnWay: fromPromise<PushWay>(notProvided),
    askPermission: fromPromise<Permission>(notProvided),
    registerDevice: fromPromise<void, Device>(notProvided),
    unregisterDevice: fromPromise<void, Device>(notProvided),
    hearPushes: listener<Event>(),
    hearForeground: listener<Event, Device>(),
  },
  guards: {
    isLive: (_, way: PushWay) => way.way === 'live',
    isRegistered: (_, way: PushWay) => way.way === 'device' && way.registered && way.permission === 'granted',
    isDenied: (_, way: PushWay) => way.way === 'device' && way.permission === 'denied',
    wasGranted: (_, permission: Permission) => permission === 'granted',
    isForMe: ({ context }, data: PushData) => data.user_id === context.accountId,
  },
  actions: {
    rememberDevice: assign({ firebase: (_, way: PushWay) => (way.way === 'device' ? way.firebase : null) }),
    startHearing: spawnChild('hearForeground', {
      id: 'foreground',
      input: ({ context: { firebase } }) => ({ firebase }),
    }),
    showMessage: effect<PushData>(),
    broadcastMessage: effect<PushData>(),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({ accountId: input.accountId, firebase: null }),
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
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'registering',
            actions: [{ type: 'rememberDevice', params: ({ event }) => event.output }, 'startHearing'],
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'denied',
            actions: [{ type: 'rememberDevice', params: ({ event }) => event.output }, 'startHearing'],
          },
          {
            target: 'unasked',
            actions: [{ type: 'rememberDevice', params: ({ event }) => event.output }, 'startHearing'],
          },
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
    registering: {
      invoke: {
        src: 'registerDevice',
        input: ({ context: { firebase } }) => ({ firebase }),
        onDone: 'registered',
        onError: 'unregistered',
      },
    },
    registered: { on: { 'push.unwanted': 'unregistering' } },
    unregistering: {
      invoke: {
        src: 'unregisterDevice',
        input: ({ context: { firebase } }) => ({ firebase }),
        onDone: 'unasked',
        onError: 'registered',
      },
    },
    unregistered: { on: { 'push.wanted': 'registering' } },
  },
})
