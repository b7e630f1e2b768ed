import { assign, fromPromise, setup } from 'xstate'
import type { AccountSecurity } from '../domain/contract/security.ts'
import type { AccountOwner, OwnDetail } from '../domain/members/ownDetails.ts'
import { effect } from './effect.ts'
import {
  forgetLostResponse,
  rememberLostResponse,
  rememberRefusal,
  type WithLostResponse,
  withoutLostResponse,
} from './form.ts'
import { notProvided, type Outcome, output } from './outcome.ts'
import { ownDetailsMachine } from './ownDetailsMachine.ts'

/** The account page: own details, devices, security events, sharing, data export, and cancelling a deletion. */

interface Context extends WithLostResponse {
  security: AccountSecurity | null
  /** The session to end; null for all others. */
  ending: string | null
  /** The detail in the dialog; null if there is none. */
  detail: OwnDetail | null
  /** The detail that was changed last. */
  changed: OwnDetail | null
}
type Event =
  | { type: 'detail.changeRequested'; detail: OwnDetail }
  | { type: 'device.endRequested'; id: string }
  | { type: 'otherDevices.endRequested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'export.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'sharing.switched' }
  | { type: 'retry.requested' }

const nobody: AccountOwner = { name: '', email: '', mobile: '' }

export const accountMachine = setup({
  types: { context: {} as Context, events: {} as Event, children: {} as { details: 'ownDetails' } },
  actors: {
    ownDetails: ownDetailsMachine,
    loadSecurity: fromPromise<AccountSecurity>(notProvided),
    endSession: fromPromise<Outcome<null>, { id: string | null }>(notProvided),
    downloadExport: fromPromise<void>(notProvided),
    cancelDeletion: fromPromise<Outcome<null>>(notProvided),
    saveSharing: fromPromise<Outcome<null>, { isShared: boolean }>(notProvided),
  },
  actions: {
    rememberSecurity: assign({ security: (_, security: AccountSecurity) => security }),
    rememberEnding: assign({ ending: (_, id: string | null) => id }),
    rememberDetail: assign({ detail: (_, detail: OwnDetail) => detail, changed: null }),
    rememberChange: assign({ changed: (_, changed: OwnDetail | null) => changed }),
    rememberRefusal: rememberRefusal(),
    rememberLostResponse: rememberLostResponse(),
    forgetLostResponse: forgetLostResponse(),
    refreshAccount: effect(),
  },
}).createMachine({
  id: 'account',
  context: { security: null, ending: null, detail: null, changed: null, ...withoutLostResponse },
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
        'detail.changeRequested': {
          target: 'changingDetail',
          actions: { type: 'rememberDetail', params: ({ event }) => event.detail },
        },
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
    // Reloaded however the dialog ends: a change whose response was lost is shown too.
    changingDetail: {
      entry: 'forgetLostResponse',
      invoke: {
        id: 'details',
        src: 'ownDetails',
        input: ({ context }) => ({ detail: context.detail ?? 'name', owner: context.security?.owner ?? nobody }),
        onDone: {
          target: 'loading',
          actions: [{ type: 'rememberChange', params: ({ event }) => event.output.changed }, 'refreshAccount'],
        },
        onError: 'loading',
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
