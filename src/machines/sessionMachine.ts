import type { ActorRefFrom } from 'xstate'
import { output } from './outcome.ts'
import { sessionSetup } from './sessionSetup.ts'

/** The session: restores, loads and refreshes the account, switches the acting profile, and ends the session. */

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input, spawn }) => ({
    late: spawn('lazyFlows', { id: 'late' }),
    hadToken: input.hasToken,
    hasDevice: input.hasDevice,
    me: input.hasToken ? input.stored : null,
    clockOffset: 0,
    isHidden: false,
    landingSource: null,
    requestedAccountType: null,
    previousAccountId: null,
  }),
  initial: 'restoring',
  invoke: [{ src: 'watchOtherTabs' }, { src: 'watchTab' }],
  on: {
    'session.granted': {
      target: '.loadingAccount',
      reenter: true,
      actions: [
        'forgetAccount',
        { type: 'storeGrant', params: ({ event }) => event.grant },
        { type: 'rememberOrigin', params: ({ event }) => event.landingSource },
      ],
    },
    // This tab may show a page that the new account or profile does not have, so it navigates again.
    'session.changedElsewhere': { target: '.loadingAccount', reenter: true, actions: 'landAgain' },
    'session.refused': {
      target: '.loggedOut',
      actions: ['clearStored', 'broadcastLogout', 'goHomeUnauthorized', 'forgetAccount'],
    },
    'session.endedElsewhere': { target: '.loggedOut', actions: ['clearTab', 'goHomeEnded', 'forgetAccount'] },
    'device.changed': { actions: { type: 'rememberDevice', params: ({ event }) => event.hasDevice } },
    'tab.hidden': { actions: 'noteHidden' },
    'tab.shown': { actions: 'rememberVisible' },
  },
  states: {
    restoring: { always: [{ guard: 'hadToken', target: 'loadingAccount' }, { target: 'loggedOut' }] },
    loadingAccount: {
      on: {
        'account.changed': {
          target: 'loadingAccount',
          reenter: true,
          actions: { type: 'rememberOrigin', params: ({ event }) => event.landingSource },
        },
        'logout.requested': { guard: 'hasAccount', target: 'loggingOut' },
      },
      invoke: {
        src: 'loadAccount',
        onDone: [
          {
            guard: { type: 'isDifferentAccount', params: output },
            target: 'loggedIn',
            actions: [
              'clearTab',
              { type: 'welcome', params: ({ event }) => event.output.me },
              { type: 'rememberAccount', params: output },
              'storeAccount',
              'land',
              'forgetOrigin',
            ],
          },
          {
            target: 'loggedIn',
            actions: [{ type: 'rememberAccount', params: output }, 'storeAccount', 'land', 'forgetOrigin'],
          },
        ],
        onError: {
          target: 'accountUnavailable',
          actions: { type: 'reportLoad', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loggedIn: {
      initial: 'fresh',
      on: {
        'account.changed': {
          target: 'loadingAccount',
          actions: { type: 'rememberOrigin', params: ({ event }) => event.landingSource },
        },
        'account.switched': {
          target: 'switchingAccount',
          actions: { type: 'rememberType', params: ({ event }) => event.accountType },
        },
        'logout.requested': 'loggingOut',
        // A sleeping device stops timers, so the server's clock decides when the tab is visible again.
        'tab.shown': [
          {
            guard: { type: 'refreshIsDue', params: ({ event }) => event.at },
            target: 'loadingAccount',
            actions: 'rememberVisible',
          },
          { target: '.fresh', actions: 'rememberVisible' },
        ],
      },
      states: {
        fresh: {
          always: { guard: 'isHidden', target: 'unseen' },
          on: { 'tab.hidden': { target: 'unseen', actions: 'noteHidden' } },
          after: { refreshInterval: '#session.loadingAccount' },
        },
        unseen: {},
      },
    },
    switchingAccount: {
      invoke: {
        src: 'switchAccount',
        input: ({ context }) => ({ accountType: context.requestedAccountType }),
        onDone: { target: 'loadingAccount', actions: 'broadcastSwitch' },
        // A reload would return the same wrong account, and the switch would repeat forever.
        onError: 'accountUnavailable',
      },
    },
    accountUnavailable: {
      on: {
        'retry.requested': 'loadingAccount',
        'account.changed': {
          target: 'loadingAccount',
          actions: { type: 'rememberFirstOrigin', params: ({ event }) => event.landingSource },
        },
        'tab.shown': { target: 'loadingAccount', actions: 'rememberVisible' },
        'logout.requested': 'loggingOut',
      },
    },
    loggingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ hasDevice: context.hasDevice }),
        onDone: [
          {
            guard: { type: 'hasEnded', params: output },
            target: 'loggedOut',
            actions: ['clearStored', 'forgetAccount', 'broadcastLogout', 'goHome'],
          },
          { target: 'loadingAccount' },
        ],
        onError: 'loadingAccount',
      },
    },
    loggedOut: {},
  },
})
