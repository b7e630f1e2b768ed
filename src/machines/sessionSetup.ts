import { type ActorRefFrom, type AnyActorLogic, assign, fromPromise, setup } from 'xstate'
import type { SessionGrant } from '../domain/contract/accounts.ts'
import { hour } from '../domain/durations.ts'
import type { Me } from '../domain/members/meSchema.ts'
import type { AccountType } from '../domain/offerings.ts'
import type { LandingSource } from '../landing.ts'
import { effect, listener } from './effect.ts'
import { logoutMachine } from './logoutMachine.ts'
import { notProvided } from './outcome.ts'

/** The setup of sessionMachine.ts: its actors, guards and actions. */

interface Context {
  /** Spawned, not invoked: it outlives screens and account changes. */
  late: ActorRefFrom<typeof lazyFlows>
  hadToken: boolean
  hasDevice: boolean
  me: Me | null
  /** The server's clock minus this device's when the account was loaded, in milliseconds. */
  clockOffset: number
  /** True while the tab is hidden and postpones the refresh. */
  isHidden: boolean
  landingSource: LandingSource | null
  requestedAccountType: AccountType | null
  /** The account of this tab before another tab changed the session. */
  previousAccountId: string | null
}

/** A flow that outlives its screens and whose code is loaded when first needed. */
export interface LazyFlow {
  type: 'flow.loaded'
  name: 'member' | 'waiting'
  logic: AnyActorLogic
}

type Event =
  | { type: 'session.granted'; grant: SessionGrant; landingSource: LandingSource | null }
  | { type: 'session.refused' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.changedElsewhere' }
  | { type: 'account.changed'; landingSource: LandingSource | null }
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
export type LogoutActor = ActorRefFrom<typeof logoutMachine>
export interface SessionInput {
  hasToken: boolean
  hasDevice: boolean
  /** The account stored by an earlier visit, shown until the server responds. */
  stored: Me | null
}

/** Starts each flow that has loaded. */
const lazyFlows = listener<LazyFlow>()

export const sessionSetup = setup({
  types: {} as { context: Context; events: Event; children: { logout: 'logout' }; input: SessionInput },
  actors: {
    loadAccount: fromPromise<LoadedAccount>(notProvided),
    switchAccount: fromPromise<void, { accountType: AccountType | null }>(notProvided),
    logout: logoutMachine,
    watchOtherTabs: listener<Event>(),
    watchTab: listener<Event>(),
    lazyFlows,
  },
  guards: {
    hadToken: ({ context }) => context.hadToken,
    isHidden: ({ context }) => context.isHidden,
    hasAccount: ({ context }) => context.me !== null,
    hasEnded: (_, { ended }: { ended: boolean }) => ended,
    isDifferentAccount: ({ context }, { me }: LoadedAccount) =>
      context.previousAccountId !== null && context.previousAccountId !== me.basic_info.uuid,
    refreshIsDue: ({ context }, at: number) =>
      context.me !== null && at + context.clockOffset - Date.parse(context.me.server_time) >= hour,
  },
  actions: {
    storeGrant: effect<SessionGrant>(),
    rememberOrigin: assign({ landingSource: (_, landingSource: LandingSource | null) => landingSource }),
    // What could not be loaded may still have somewhere to lead to.
    rememberFirstOrigin: assign({
      landingSource: ({ context }, landingSource: LandingSource | null) => context.landingSource ?? landingSource,
    }),
    forgetOrigin: assign({ landingSource: null }),
    rememberAccount: assign((_, loaded: LoadedAccount) => ({ ...loaded, previousAccountId: null })),
    rememberDevice: assign({ hasDevice: (_, hasDevice: boolean) => hasDevice }),
    rememberType: assign({ requestedAccountType: (_, accountType: AccountType) => accountType }),
    forgetAccount: assign({ me: null, landingSource: null, requestedAccountType: null, previousAccountId: null }),
    landAgain: assign(({ context: { me, previousAccountId } }) => ({
      me: null,
      landingSource: 'LOGIN' as const,
      requestedAccountType: null,
      previousAccountId: me?.basic_info.uuid ?? previousAccountId,
    })),
    noteHidden: assign({ isHidden: true }),
    rememberVisible: assign({ isHidden: false }),
    storeAccount: effect(),
    land: effect(),
    clearStored: effect(),
    /** Clears the member's input in this tab. The rest ended with the session in the other tab. */
    clearTab: effect(),
    broadcastSwitch: effect(),
    welcome: effect<Me>(),
    broadcastLogout: effect(),
    goHomeUnauthorized: effect(),
    goHomeEnded: effect(),
    goHome: effect(),
    reportLoad: effect<{ error: unknown }>(),
  },
  delays: {
    /** What remains of the hour; by the server's clock if the tab was just shown. */
    refreshInterval: ({ context: { me, clockOffset }, event }) =>
      event.type === 'tab.shown' && me
        ? Math.max(0, hour - (event.at + clockOffset - Date.parse(me.server_time)))
        : hour,
  },
})
