import { type ActorRefFrom, assign, fromPromise, setup, spawnChild } from 'xstate'
import type { FirebaseSettings } from '../domain/contract/devices.ts'
import type { PushData } from '../domain/contract/liveEvents.ts'
import { effect, listener } from './effect.ts'
import { notProvided, output } from './outcome.ts'

/** Push messages: permission on request, the device's token, and messages in the foreground and background. */

export type Permission = 'default' | 'granted' | 'denied'
/** `live`: push works only through live events, because the server or the browser supports nothing else. */
export type PushChannel =
  | { way: 'live' }
  | { way: 'device'; firebase: FirebaseSettings; permission: Permission; registered: boolean }
interface Device {
  /** Null until it is known that this device can receive push messages. */
  firebase: FirebaseSettings | null
}
type Event = { type: 'push.enabled' } | { type: 'push.disabled' } | { type: 'message.received'; data: PushData }

export type PushActor = ActorRefFrom<typeof pushMachine>

export const pushMachine = setup({
  types: { context: {} as Device & { accountId: string }, events: {} as Event, input: {} as { accountId: string } },
  actors: {
    readPushChannel: fromPromise<PushChannel>(notProvided),
    requestPermission: fromPromise<Permission>(notProvided),
    registerDevice: fromPromise<void, Device>(notProvided),
    unregisterDevice: fromPromise<void, Device>(notProvided),
    watchPushes: listener<Event>(),
    watchForeground: listener<Event, Device>(),
  },
  guards: {
    isLive: (_, way: PushChannel) => way.way === 'live',
    isRegistered: (_, way: PushChannel) => way.way === 'device' && way.registered && way.permission === 'granted',
    isDenied: (_, way: PushChannel) => way.way === 'device' && way.permission === 'denied',
    wasGranted: (_, permission: Permission) => permission === 'granted',
    isForMe: ({ context }, data: PushData) => data.user_id === context.accountId,
  },
  actions: {
    rememberDevice: assign({ firebase: (_, way: PushChannel) => (way.way === 'device' ? way.firebase : null) }),
    watchMessages: spawnChild('watchForeground', {
      id: 'foreground',
      input: ({ context: { firebase } }) => ({ firebase }),
    }),
    showMessage: effect<PushData>(),
    broadcastMessage: effect<PushData>(),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({ accountId: input.accountId, firebase: null }),
  initial: 'choosingChannel',
  invoke: { src: 'watchPushes' },
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
    choosingChannel: {
      invoke: {
        src: 'readPushChannel',
        onDone: [
          { guard: { type: 'isLive', params: output }, target: 'liveOnly' },
          // The token may have changed since the last visit, so it is registered again.
          {
            guard: { type: 'isRegistered', params: output },
            target: 'registering',
            actions: [{ type: 'rememberDevice', params: output }, 'watchMessages'],
          },
          {
            guard: { type: 'isDenied', params: output },
            target: 'denied',
            actions: [{ type: 'rememberDevice', params: output }, 'watchMessages'],
          },
          { target: 'notRequested', actions: [{ type: 'rememberDevice', params: output }, 'watchMessages'] },
        ],
        onError: 'liveOnly',
      },
    },
    liveOnly: {},
    // The browser asks for permission only after the member has enabled push.
    notRequested: { on: { 'push.enabled': 'requestingPermission' } },
    requestingPermission: {
      invoke: {
        src: 'requestPermission',
        onDone: [{ guard: { type: 'wasGranted', params: output }, target: 'registering' }, { target: 'denied' }],
        onError: 'notRequested',
      },
    },
    denied: { on: { 'push.enabled': 'requestingPermission' } },
    registering: {
      invoke: {
        src: 'registerDevice',
        input: ({ context: { firebase } }) => ({ firebase }),
        onDone: 'registered',
        onError: 'unregistered',
      },
    },
    registered: { on: { 'push.disabled': 'unregistering' } },
    unregistering: {
      invoke: {
        src: 'unregisterDevice',
        input: ({ context: { firebase } }) => ({ firebase }),
        onDone: 'notRequested',
        onError: 'registered',
      },
    },
    unregistered: { on: { 'push.enabled': 'registering' } },
  },
})
