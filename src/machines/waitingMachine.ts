import { assign, setup } from 'xstate'
import { effect, listener } from './effect.ts'

/**
 * Pending calls. Shows a notice when the oldest is slow, and offers to cancel them when that is safe.
 */

export interface PendingCall {
  id: string
  /** Milliseconds on the clock used by all events of this machine. */
  since: number
  mayBeCancelled: boolean
  cancel: () => void
}
interface Context {
  /** Oldest first. */
  calls: readonly PendingCall[]
}
export type WaitingEvent =
  | { type: 'call.sent'; call: PendingCall; at: number }
  | { type: 'call.answered'; id: string; at: number }
  | { type: 'cancel.requested' }
export interface WaitingNotice {
  mayBeCancelled: boolean
}

const patience = 10_000
const without = (calls: readonly PendingCall[], id: string) => calls.filter((call) => call.id !== id)

export const waitingMachine = setup({
  types: { context: {} as Context, events: {} as WaitingEvent },
  actors: { showNotice: listener<WaitingEvent, WaitingNotice>() },
  guards: {
    wasLast: ({ context }, id: string) => without(context.calls, id).length === 0,
    othersAreSlow: ({ context }, { id, at }: { id: string; at: number }) =>
      without(context.calls, id).some(({ since }) => at - since >= patience),
  },
  actions: {
    rememberCall: assign({ calls: ({ context }, call: PendingCall) => [...context.calls, call] }),
    forgetCall: assign({ calls: ({ context }, id: string) => without(context.calls, id) }),
    forgetCalls: assign({ calls: [] }),
    cancelCalls: effect<readonly PendingCall[]>(),
  },
  delays: {
    /** What remains of the oldest call's ten seconds. */
    patience: ({ context, event }) => {
      const [oldest] = context.calls
      return oldest && 'at' in event ? Math.max(0, oldest.since + patience - event.at) : patience
    },
  },
}).createMachine({
  id: 'waiting',
  context: { calls: [] },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'call.sent': {
          target: 'waiting',
          actions: { type: 'rememberCall', params: ({ event }) => event.call },
        },
      },
    },
    waiting: {
      after: { patience: 'slow' },
      on: {
        'call.sent': { actions: { type: 'rememberCall', params: ({ event }) => event.call } },
        'call.answered': [
          {
            guard: { type: 'wasLast', params: ({ event }) => event.id },
            target: 'quiet',
            actions: 'forgetCalls',
          },
          {
            target: 'waiting',
            reenter: true,
            actions: { type: 'forgetCall', params: ({ event }) => event.id },
          },
        ],
      },
    },
    slow: {
      invoke: {
        src: 'showNotice',
        // Cancelling applies to all pending calls, so it is offered only if every one can be cancelled.
        input: ({ context }) => ({ mayBeCancelled: context.calls.every((call) => call.mayBeCancelled) }),
      },
      on: {
        'call.sent': {
          target: 'slow',
          reenter: true,
          actions: { type: 'rememberCall', params: ({ event }) => event.call },
        },
        'call.answered': [
          {
            guard: { type: 'wasLast', params: ({ event }) => event.id },
            target: 'quiet',
            actions: 'forgetCalls',
          },
          {
            guard: { type: 'othersAreSlow', params: ({ event: { id, at } }) => ({ id, at }) },
            target: 'slow',
            reenter: true,
            actions: { type: 'forgetCall', params: ({ event }) => event.id },
          },
          { target: 'waiting', actions: { type: 'forgetCall', params: ({ event }) => event.id } },
        ],
        'cancel.requested': {
          target: 'quiet',
          actions: [{ type: 'cancelCalls', params: ({ context }) => context.calls }, 'forgetCalls'],
        },
      },
    },
  },
})
