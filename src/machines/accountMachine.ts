import { assign, fromPromise, setup } from 'xstate'
import type { AccountSecurity } from '../domain/contract/security.ts'
import { effect } from './effect.ts'
import {
  forgetLostResponse,
  rememberLostResponse,
  rememberRefusal,
  type WithLostResponse,
  withoutLostResponse,
} from './form.ts'
import { notProvided, type Outcome, output } from './outcome.ts'

/** The account page: devices, security events, sharing, data export, and cancelling a deletion. */

export interface AccountOwner {
  name: string
  email: string
  /** E.164. */
  mobile: string
}
interface Context extends WithLostResponse {
  owner: AccountOwner
  security: AccountSecurity | null
  /** The session to end; null for all others. */
  ending: string | null
}
type Event =
  | { type: 'device.endRequested'; id: string }
  | { type: 'otherDevices.endRequested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'export.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'sharing.switched' }
  | { type: 'retry.requested' }

export const accountMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { owner: AccountOwner } },
  actors: {
    loadSecurity: fromPromise<AccountSecurity>(notProvided),
    endSession: fromPromise<Outcome<null>, { id: string | null }>(notProvided),
    downloadExport: fromPromise<void>(notProvided),
    cancelDeletion: fromPromise<Outcome<null>>(notProvided),
    saveSharing: fromPromise<Outcome<null>, { isShared: boolean }>(notProvided),
  },
  actions: {
    rememberSecurity: assign({ security: (_, security: AccountSecurity) => security }),
    rememberEnding: assign({ ending: (_, id: string | null) => id }),
    rememberRefusal: rememberRefusal(),
    rememberLostResponse: rememberLostResponse(),
    forgetLostResponse: forgetLostResponse(),
    refreshAccount: effect(),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ owner: input.owner, security: null, ending: null, ...withoutLostResponse }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadSecurity',
        onDone: { target: 'shown', actions: { type: 'rememberSecurity', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading' } },
    shown: {
      on: {
        'device.endRequested': {
          target: 'confirmingEnd',
          actions: { type: 'rememberEnding', params: ({ event }) => event.id },
        },
        'otherDevices.endRequested': {
          target: 'confirmingEnd',
          actions: { type: 'rememberEnding', params: () => null },
        },
        'export.requested': 'exporting',
        'deletion.cancelled': 'cancellingDeletion',
        'sharing.switched': 'savingSharing',
      },
    },
    confirmingEnd: { on: { 'ending.confirmed': 'endingSession', 'ending.cancelled': 'shown' } },
    // The list is reloaded after each lost response and shows whether the request had an effect.
    endingSession: {
      entry: 'forgetLostResponse',
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ id: context.ending }),
        onDone: { target: 'loading', actions: { type: 'rememberRefusal', params: output } },
        onError: { target: 'loading', actions: 'rememberLostResponse' },
      },
    },
    exporting: {
      entry: 'forgetLostResponse',
      invoke: {
        src: 'downloadExport',
        onDone: 'loading',
        onError: { target: 'shown', actions: 'rememberLostResponse' },
      },
    },
    cancellingDeletion: {
      entry: 'forgetLostResponse',
      invoke: {
        src: 'cancelDeletion',
        onDone: { target: 'loading', actions: { type: 'rememberRefusal', params: output } },
        onError: { target: 'loading', actions: 'rememberLostResponse' },
      },
    },
    savingSharing: {
      entry: 'forgetLostResponse',
      // The opposite of what the page shows, so that a second press elsewhere changes nothing.
      invoke: {
        src: 'saveSharing',
        input: ({ context }) => ({ isShared: !context.security?.shares_steps }),
        onDone: { target: 'loading', actions: [{ type: 'rememberRefusal', params: output }, 'refreshAccount'] },
        onError: { target: 'loading', actions: ['rememberLostResponse', 'refreshAccount'] },
      },
    },
  },
})
