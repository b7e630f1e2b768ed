import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Me, SessionGrant } from '../domain/contract/accounts.ts'
import type { ComingFrom } from '../domain/landing.ts'

/** Who is signed in: restores, loads and refreshes the account, and ends the session cleanly. */

interface Context {
  hadToken: boolean
  me: Me | null
  comingFrom: ComingFrom | null
}

type Event =
  | { type: 'session.granted'; grant: SessionGrant; comingFrom: ComingFrom }
  | { type: 'session.refused' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.grantedElsewhere' }
  | { type: 'account.changed'; comingFrom: ComingFrom | null }
  | { type: 'retry.asked' }
  | { type: 'logout.asked' }
  | { type: 'logout.cancelled' }
  | { type: 'logout.confirmed' }
  | { type: 'address.refused'; address: string }

const notProvided = () => Promise.reject(new Error('not provided'))

export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { hasToken: boolean } },
  actors: {
    loadAccount: fromPromise<Me>(notProvided),
    endSession: fromPromise<void>(notProvided),
    hearOtherTabs: fromCallback<Event>(() => {}),
  },
  guards: { hadToken: ({ context }) => context.hadToken },
  actions: {
    keepGrant: (_, _grant: SessionGrant) => {},
    rememberOrigin: assign({ comingFrom: (_, comingFrom: ComingFrom | null) => comingFrom }),
    forgetOrigin: assign({ comingFrom: null }),
    rememberAccount: assign({ me: (_, me: Me) => me }),
    forgetAccount: assign({ me: null, comingFrom: null }),
    land: () => {},
    clearStored: () => {},
    tellOtherTabs: () => {},
    leaveUnauthorized: () => {},
    leaveHome: () => {},
    turnAway: (_, _address: string) => {},
    reportLoad: (_, _loss: { error: unknown }) => {},
  },
  delays: { refreshInterval: 3_600_000, logoutPatience: 3_000 },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ hadToken: input.hasToken, me: null, comingFrom: null }),
  initial: 'restoring',
  invoke: { src: 'hearOtherTabs' },
  on: {
    'session.granted': {
      target: '.loadingAccount',
      actions: [
        { type: 'keepGrant', params: ({ event }) => event.grant },
        { type: 'rememberOrigin', params: ({ event }) => event.comingFrom },
        'tellOtherTabs',
      ],
    },
    'session.grantedElsewhere': '.loadingAccount',
  },
  states: {
    restoring: {
      always: [{ guard: 'hadToken', target: 'loadingAccount' }, { target: 'signedOut' }],
    },
    loadingAccount: {
      on: {
        'session.refused': {
          target: 'signedOut',
          actions: ['clearStored', 'forgetAccount', 'tellOtherTabs', 'leaveUnauthorized'],
        },
        'session.endedElsewhere': { target: 'signedOut', actions: ['forgetAccount', 'leaveHome'] },
      },
      invoke: {
        src: 'loadAccount',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'rememberAccount', params: ({ event }) => event.output }, 'land', 'forgetOrigin'],
        },
        onError: {
          target: 'accountUnavailable',
          actions: { type: 'reportLoad', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      on: {
        'session.refused': {
          target: 'signedOut',
          actions: ['clearStored', 'forgetAccount', 'tellOtherTabs', 'leaveUnauthorized'],
        },
        'session.endedElsewhere': { target: 'signedOut', actions: ['forgetAccount', 'leaveHome'] },
        'account.changed': {
          target: 'loadingAccount',
          actions: { type: 'rememberOrigin', params: ({ event }) => event.comingFrom },
        },
        'logout.asked': 'confirmingLogout',
      },
      after: { refreshInterval: 'loadingAccount' },
    },
    accountUnavailable: {
      on: {
        'retry.asked': 'loadingAccount',
        'session.refused': {
          target: 'signedOut',
          actions: ['clearStored', 'forgetAccount', 'tellOtherTabs', 'leaveUnauthorized'],
        },
        'logout.confirmed': 'signingOut',
      },
    },
    confirmingLogout: {
      on: {
        'logout.cancelled': 'signedIn',
        'logout.confirmed': 'signingOut',
        'session.refused': {
          target: 'signedOut',
          actions: ['clearStored', 'forgetAccount', 'tellOtherTabs', 'leaveUnauthorized'],
        },
        'session.endedElsewhere': { target: 'signedOut', actions: ['forgetAccount', 'leaveHome'] },
      },
    },
    signingOut: {
      // The session ends here whatever the server answers: the token is forgotten in any case.
      invoke: { src: 'endSession', onDone: 'leaving', onError: 'leaving' },
      after: { logoutPatience: 'leaving' },
    },
    leaving: {
      always: { target: 'signedOut', actions: ['clearStored', 'forgetAccount', 'tellOtherTabs', 'leaveHome'] },
    },
    signedOut: { on: { 'address.refused': { actions: { type: 'turnAway', params: ({ event }) => event.address } } } },
  },
})
