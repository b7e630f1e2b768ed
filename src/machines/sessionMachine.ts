import { type ActorRefFrom, type AnyActorLogic, assign, fromPromise, setup } from 'xstate'
import type { Me, SessionGrant } from '../domain/contract/accounts.ts'
import type { ComingFrom } from '../domain/landing.ts'
import type { AccountType } from '../domain/offerings.ts'
import { effect, listener } from './effect.ts'
import { logoutMachine } from './logoutMachine.ts'
import { notProvided } from './outcome.ts'

/** Who is signed in: restores, loads and refreshes the account, switches what it acts as, and ends the session. */

interface Context {
  /** Not a part of any state: another account ends it no more than another screen. */
  late: ActorRefFrom<typeof lateFlows>
  hadToken: boolean
  hasDevice: boolean
  me: Me | null
  /** The server's clock less this device's when the account was loaded, in milliseconds. */
  clockOffset: number
  /** The tab is hidden: the refresh waits until it is visible. */
  isHidden: boolean
  comingFrom: ComingFrom | null
  wantedAccountType: AccountType | null
  /** Whose tab this was until another tab changed the session. */
  formerId: string | null
}

/** A flow that outlives its screens; its code comes when it is first needed. */
export interface LateFlow {
  type: 'flow.loaded'
  name: 'member' | 'waiting'
  logic: AnyActorLogic
}

type Event =
  | { type: 'session.granted'; grant: SessionGrant; comingFrom: ComingFrom | null }
  | { type: 'session.refused' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.changedElsewhere' }
  | { type: 'account.changed'; comingFrom: ComingFrom | null }
  | { type: 'account.switched'; accountType: AccountType }
  | { type: 'device.changed'; hasDevice: boolean }
  | { type: 'tab.shown'; at: number }
  | { type: 'tab.hidden' }
  | { type: 'retry.requested' }
  | { type: 'logout.requested' }

export interface LoadedAccount {
  me: Me
  clockOffset: number
}
export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type LogoutActor = ActorRefFrom<typeof logoutMachine>
export interface SessionInput {
  hasToken: boolean
  hasDevice: boolean
  /** Stored by an earlier visit, shown until the server has answered. */
  stored: Me | null
}

const hour = 3_600_000
/** Starts each flow that has loaded. */
const lateFlows = listener<LateFlow>()

export const sessionMachine = setup({
  types: {} as { context: Context; events: Event; children: { logout: 'logout' }; input: SessionInput },
  actors: {
    loadAccount: fromPromise<LoadedAccount>(notProvided),
    switchAccount: fromPromise<void, { accountType: AccountType | null }>(notProvided),
    logout: logoutMachine,
    watchOtherTabs: listener<Event>(),
    watchTab: listener<Event>(),
    lateFlows,
  },
  guards: {
    hadToken: ({ context }) => context.hadToken,
    isHidden: ({ context }) => context.isHidden,
    hasAccount: ({ context }) => context.me !== null,
    hasEnded: (_, { ended }: { ended: boolean }) => ended,
    isSomebodyElse: ({ context }, { me }: LoadedAccount) =>
      context.formerId !== null && context.formerId !== me.basic_info.uuid,
    refreshIsDue: ({ context }, at: number) =>
      context.me !== null && at + context.clockOffset - Date.parse(context.me.server_time) >= hour,
  },
  actions: {
    storeGrant: effect<SessionGrant>(),
    rememberOrigin: assign({ comingFrom: (_, comingFrom: ComingFrom | null) => comingFrom }),
    forgetOrigin: assign({ comingFrom: null }),
    rememberAccount: assign((_, loaded: LoadedAccount) => ({ ...loaded, formerId: null })),
    rememberDevice: assign({ hasDevice: (_, hasDevice: boolean) => hasDevice }),
    rememberType: assign({ wantedAccountType: (_, accountType: AccountType) => accountType }),
    forgetAccount: assign({ me: null, comingFrom: null, wantedAccountType: null, formerId: null }),
    landAgain: assign(({ context: { me, formerId } }) => ({
      me: null,
      comingFrom: 'LOGIN' as const,
      wantedAccountType: null,
      formerId: me?.basic_info.uuid ?? formerId,
    })),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
    storeAccount: effect(),
    land: effect(),
    clearStored: effect(),
    shareSwitch: effect(),
    welcome: effect<Me>(),
    shareEnd: effect(),
    leaveUnauthorized: effect(),
    leaveHome: effect(),
    reportLoad: effect<{ error: unknown }>(),
  },
  delays: {
    /** What is left of the hour, by the server's clock where the tab was just shown. */
    refreshInterval: ({ context: { me, clockOffset }, event }) =>
      event.type === 'tab.shown' && me
        ? Math.max(0, hour - (event.at + clockOffset - Date.parse(me.server_time)))
        : hour,
  },
}).createMachine({
  id: 'session',
  context: ({ input, spawn }) => ({
    late: spawn('lateFlows', { id: 'late' }),
    hadToken: input.hasToken,
    hasDevice: input.hasDevice,
    me: input.hasToken ? input.stored : null,
    clockOffset: 0,
    isHidden: false,
    comingFrom: null,
    wantedAccountType: null,
    formerId: null,
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
        { type: 'rememberOrigin', params: ({ event }) => event.comingFrom },
      ],
    },
    // This tab may show a page that the other account or profile does not have: it lands again.
    'session.changedElsewhere': {
      target: '.loadingAccount',
      reenter: true,
      actions: 'landAgain',
    },
    'session.refused': {
      target: '.signedOut',
      actions: ['clearStored', 'forgetAccount', 'shareEnd', 'leaveUnauthorized'],
    },
    'session.endedElsewhere': { target: '.signedOut', actions: ['forgetAccount', 'leaveHome'] },
    'device.changed': { actions: { type: 'rememberDevice', params: ({ event }) => event.hasDevice } },
    'tab.hidden': { actions: 'noteHidden' },
    'tab.shown': { actions: 'noteShown' },
  },
  states: {
    restoring: { always: [{ guard: 'hadToken', target: 'loadingAccount' }, { target: 'signedOut' }] },
    loadingAccount: {
      on: {
        'account.changed': {
          target: 'loadingAccount',
          reenter: true,
          actions: { type: 'rememberOrigin', params: ({ event }) => event.comingFrom },
        },
        'logout.requested': { guard: 'hasAccount', target: 'loggingOut' },
      },
      invoke: {
        src: 'loadAccount',
        onDone: [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'welcome', params: ({ event }) => event.output.me },
              { type: 'rememberAccount', params: ({ event }) => event.output },
              'storeAccount',
              'land',
              'forgetOrigin',
            ],
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'rememberAccount', params: ({ event }) => event.output },
              'storeAccount',
              'land',
              'forgetOrigin',
            ],
          },
        ],
        onError: {
          target: 'accountUnavailable',
          actions: { type: 'reportLoad', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'account.changed': {
          target: 'loadingAccount',
          actions: { type: 'rememberOrigin', params: ({ event }) => event.comingFrom },
        },
        'account.switched': {
          target: 'switchingAccount',
          actions: { type: 'rememberType', params: ({ event }) => event.accountType },
        },
        'logout.requested': 'loggingOut',
        // A sleeping device stops timers: what counts is the server's clock when the tab is seen again.
        'tab.shown': [
          {
            guard: { type: 'refreshIsDue', params: ({ event }) => event.at },
            target: 'loadingAccount',
            actions: 'noteShown',
          },
          { target: '.fresh', actions: 'noteShown' },
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
        input: ({ context }) => ({ accountType: context.wantedAccountType }),
        onDone: { target: 'loadingAccount', actions: 'shareSwitch' },
        onError: 'loadingAccount',
      },
    },
    accountUnavailable: {
      on: {
        'retry.requested': 'loadingAccount',
        'account.changed': 'loadingAccount',
        'tab.shown': { target: 'loadingAccount', actions: 'noteShown' },
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
            guard: { type: 'hasEnded', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: ['clearStored', 'forgetAccount', 'shareEnd', 'leaveHome'],
          },
          { target: 'loadingAccount' },
        ],
        onError: 'loadingAccount',
      },
    },
    signedOut: {},
  },
})
