import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from './outcome.ts'

/** Logs out: confirms, unregisters the push device while the token is valid, then ends the session on the server. */

type Event = { type: 'logout.confirmed' } | { type: 'logout.cancelled' }

export const logoutMachine = setup({
  types: {} as {
    events: Event
    context: { hasDevice: boolean; ended: boolean }
    input: { hasDevice: boolean }
    output: { ended: boolean }
  },
  actors: {
    unregisterDevice: fromPromise<void>(notProvided),
    endSession: fromPromise<void>(notProvided),
  },
  guards: { hasDevice: ({ context }) => context.hasDevice },
  actions: { rememberEnd: assign({ ended: true }) },
  delays: { patience: 3_000 },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ hasDevice: input.hasDevice, ended: false }),
  initial: 'confirming',
  states: {
    confirming: {
      on: {
        'logout.confirmed': [{ guard: 'hasDevice', target: 'unregisteringDevice' }, { target: 'endingSession' }],
        'logout.cancelled': 'stayed',
      },
    },
    // A device that cannot be unregistered must not block the logout.
    unregisteringDevice: {
      invoke: { src: 'unregisterDevice', onDone: 'endingSession', onError: 'endingSession' },
      after: { patience: 'endingSession' },
    },
    // Whatever the server responds, the token is deleted on this device.
    endingSession: {
      invoke: { src: 'endSession', onDone: 'left', onError: 'left' },
      after: { patience: 'left' },
    },
    left: { type: 'final', entry: 'rememberEnd' },
    stayed: { type: 'final' },
  },
  output: ({ context }) => ({ ended: context.ended }),
})
