import { assign, fromPromise, setup } from 'xstate'
import type { AccountSecurity } from '../domain/contract/security.ts'
import { refusalIn } from './form.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** The account page: its devices, what happened to its security, its data, and keeping it after all. */

export interface AccountOwner {
  name: string
  email: string
  /** E.164. */
  mobile: string
}
interface Context {
  owner: AccountOwner
  security: AccountSecurity | null
  /** The session to end; null for all but this one. */
  ending: string | null
  refusal: RefusalNote | null
  lost: boolean
}
type Event =
  | { type: 'device.endAsked'; id: string }
  | { type: 'otherDevices.endAsked' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | { type: 'export.asked' }
  | { type: 'account.kept' }
  | { type: 'retry.asked' }

export const accountMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { owner: AccountOwner } },
  actors: {
    loadSecurity: fromPromise<AccountSecurity>(notProvided),
    endSession: fromPromise<Outcome<null>, { id: string | null }>(notProvided),
    downloadExport: fromPromise<void>(notProvided),
    keepAccount: fromPromise<Outcome<null>>(notProvided),
  },
  actions: {
    rememberSecurity: assign({ security: (_, security: AccountSecurity) => security }),
    rememberEnding: assign({ ending: (_, id: string | null) => id }),
    rememberRefusal: assign({ refusal: (_, outcome: Outcome<unknown>) => refusalIn(outcome) }),
    rememberLoss: assign({ lost: true }),
    forgetTroubles: assign({ refusal: null, lost: false }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ owner: input.owner, security: null, ending: null, refusal: null, lost: false }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadSecurity',
        onDone: { target: 'shown', actions: { type: 'rememberSecurity', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.asked': 'loading' } },
    shown: {
      on: {
        'device.endAsked': {
          target: 'confirmingEnd',
          actions: { type: 'rememberEnding', params: ({ event }) => event.id },
        },
        'otherDevices.endAsked': {
          target: 'confirmingEnd',
          actions: { type: 'rememberEnding', params: () => null },
        },
        'export.asked': 'exporting',
        'account.kept': 'keepingAccount',
      },
    },
    confirmingEnd: { on: { 'ending.confirmed': 'endingSession', 'ending.cancelled': 'shown' } },
    // What a lost answer has done shows in the list, which is loaded anew after each of them.
    endingSession: {
      entry: 'forgetTroubles',
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ id: context.ending }),
        onDone: { target: 'loading', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        onError: { target: 'loading', actions: 'rememberLoss' },
      },
    },
    exporting: {
      entry: 'forgetTroubles',
      invoke: {
        src: 'downloadExport',
        onDone: 'loading',
        onError: { target: 'shown', actions: 'rememberLoss' },
      },
    },
    keepingAccount: {
      entry: 'forgetTroubles',
      invoke: {
        src: 'keepAccount',
        onDone: { target: 'loading', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        onError: { target: 'loading', actions: 'rememberLoss' },
      },
    },
  },
})
