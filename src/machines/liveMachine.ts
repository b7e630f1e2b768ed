import { type ActorRefFrom, assign, emit, setup } from 'xstate'
import type { LiveEvent } from '../domain/contract/liveEvents.ts'
import { backoff, oneMoreFailure } from './backoff.ts'
import { listener } from './effect.ts'

/** The live connection: it opens, and after a loss reopens after a growing delay or as soon as the network is back. */
type Event =
  | { type: 'connection.opened' }
  | { type: 'connection.lost' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'event.arrived'; event: LiveEvent }

/** Emitted events: `ready` when the connection is open (again), `lost` when it is not. */
export type LiveMessage = LiveEvent | { type: 'lost' }
export type LiveActor = ActorRefFrom<typeof liveMachine>

export const liveMachine = setup({
  types: { context: {} as { failures: number }, events: {} as Event, emitted: {} as LiveMessage },
  actors: { listen: listener<Event>(), watchNetwork: listener<Event>() },
  actions: {
    countFailure: assign({ failures: ({ context }) => oneMoreFailure(context.failures) }),
    forgetFailures: assign({ failures: 0 }),
    publish: emit((_, event: LiveEvent) => event),
    announceOpening: emit({ type: 'ready' }),
    announceLoss: emit({ type: 'lost' }),
  },
  delays: { backoff: ({ context }) => backoff(context.failures) },
}).createMachine({
  id: 'live',
  context: { failures: 0 },
  initial: 'connecting',
  invoke: { src: 'watchNetwork' },
  states: {
    connecting: {
      invoke: { id: 'stream', src: 'listen' },
      initial: 'opening',
      on: {
        'connection.lost': { target: 'waiting', actions: 'countFailure' },
        'network.lost': 'waiting',
        'network.returned': {},
      },
      states: {
        opening: {
          on: {
            'connection.opened': { target: 'open', actions: ['forgetFailures', 'announceOpening'] },
            // Subscribers reload everything once the connection is open.
            'event.arrived': {},
          },
        },
        open: {
          on: {
            // The server repeats `ready` when an instance may have missed events.
            'connection.opened': { actions: 'announceOpening' },
            'event.arrived': { actions: { type: 'publish', params: ({ event }) => event.event } },
          },
        },
      },
    },
    waiting: {
      entry: 'announceLoss',
      after: { backoff: 'connecting' },
      on: { 'network.returned': 'connecting', 'network.lost': {} },
    },
  },
})
