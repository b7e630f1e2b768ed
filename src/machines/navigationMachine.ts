import { type ActorRefFrom, assign, type SnapshotFrom, type StateValueFrom, setup } from 'xstate'
import { lacksGlobalConnectProfile } from '../domain/members/globalConnectGate.ts'
import type { Me } from '../domain/members/meSchema.ts'
import { type AccountType, accountTypeOf } from '../domain/offerings.ts'
import { type Address, existsForEveryProfile, homeBase, profileOf, type ScreenKey, withBase } from '../routes.ts'
import { effect, listener } from './effect.ts'
import type { sessionMachine } from './sessionMachine.ts'

/** The screen of an address: the page itself, the login, or a switch to the profile it belongs to. */

/** The visitor's account, as far as it is known. */
export interface Account {
  me: Me | null
  status: 'visitor' | 'known' | 'awaited' | 'unavailable'
}
export interface Context extends Account {
  address: Address
}
type Event = { type: 'address.changed'; address: Address } | { type: 'session.changed'; account: Account }

export type NavigationActor = ActorRefFrom<typeof navigationMachine>

export const navigationMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Context },
  actors: { watchAddress: listener<Event>(), watchSession: listener<Event>() },
  guards: {
    hasNoScreen: ({ context }) => context.address.route === null,
    hasAccount: ({ context }) => context.me !== null,
    isHome: ({ context }) => context.address.route?.screen === 'home',
    accountFailed: ({ context }) => context.status === 'unavailable',
    accountIsAwaited: ({ context }) => context.status === 'awaited',
    isGuarded: ({ context }) => context.address.route?.guarded === true,
    isForVisitors: ({ context }) => forVisitors.includes(context.address.route?.screen ?? 'home'),
    needsGlobalConnectProfile: ({ context: { me, address } }) =>
      me !== null && address.route?.isGlobalConnect === true && lacksGlobalConnectProfile(me),
    belongsToOtherProfile: ({ context }) =>
      hasProfileOf(context) === true && profileOf(context.address) !== context.me?.account_type,
    belongsToNoOwnProfile: ({ context }) =>
      context.me?.account_type != null && hasProfileOf(context) === false && existsForEveryProfile(context.address),
  },
  actions: {
    rememberAddress: assign({ address: (_, address: Address) => address }),
    rememberAccount: assign((_, account: Account) => account),
    redirectToLogin: effect(),
    redirectMissingProfile: effect(),
    redirectHome: effect(),
    switchAccount: effect<AccountType | null>(),
    redirectToOwn: effect<string>(),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => input,
  initial: 'resolving',
  invoke: [{ src: 'watchAddress' }, { src: 'watchSession' }],
  on: {
    'address.changed': {
      target: '.resolving',
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
    },
    'session.changed': {
      target: '.resolving',
      actions: { type: 'rememberAccount', params: ({ event }) => event.account },
    },
  },
  states: {
    resolving: {
      always: [
        { guard: 'hasNoScreen', target: 'unknown' },
        { guard: 'hasAccount', target: 'checkingProfile' },
        { guard: 'isHome', target: 'greeting' },
        { guard: 'accountFailed', target: 'accountUnavailable' },
        { guard: 'accountIsAwaited', target: 'waiting' },
        { guard: 'isGuarded', target: 'refused', actions: 'redirectToLogin' },
        { target: 'permitted' },
      ],
    },
    checkingProfile: {
      always: [
        { guard: 'isForVisitors', target: 'redirecting', actions: 'redirectHome' },
        { guard: 'needsGlobalConnectProfile', target: 'refused', actions: 'redirectMissingProfile' },
        { guard: 'belongsToOtherProfile', target: 'changingProfile' },
        {
          guard: 'belongsToNoOwnProfile',
          target: 'redirecting',
          actions: { type: 'redirectToOwn', params: ({ context }) => ownAddress(context) },
        },
        { target: 'permitted' },
      ],
    },
    changingProfile: {
      always: [
        { guard: 'accountFailed', target: 'accountUnavailable' },
        { guard: 'accountIsAwaited', target: 'switching' },
        {
          target: 'switching',
          actions: { type: 'switchAccount', params: ({ context }) => profileOf(context.address) },
        },
      ],
    },
    permitted: {},
    greeting: {},
    waiting: {},
    switching: {},
    // Redirects once: a session that changes meanwhile does not redirect again.
    redirecting: {
      on: { 'session.changed': { actions: { type: 'rememberAccount', params: ({ event }) => event.account } } },
    },
    refused: {
      on: { 'session.changed': { actions: { type: 'rememberAccount', params: ({ event }) => event.account } } },
    },
    accountUnavailable: {},
    unknown: {},
  },
})

/** Screens that a logged-in member does not need. */
const forVisitors: readonly ScreenKey[] = ['login', 'register']

/**
 * True if the member has the profile of the address, or acts as it before it is begun; null if the address belongs to
 * no profile.
 */
function hasProfileOf({ me, address }: Context): boolean | null {
  const profile = profileOf(address)
  return (
    profile &&
    (me?.account_type === profile || (me?.profiles.some(({ kind }) => accountTypeOf(kind) === profile) ?? false))
  )
}

/** The same list under the acting profile. */
function ownAddress({ me, address: { pathname, search } }: Context): string {
  if (!me) return pathname
  const own = withBase(pathname, homeBase(me.login_type, me.account_type))
  return search ? `${own}?${search}` : own
}

/** The account according to the session. */
export const accountIn = ({ value, context: { me } }: SnapshotFrom<typeof sessionMachine>): Account => ({
  me,
  status: statuses[typeof value === 'string' ? value : 'loggedIn'],
})

type SessionState = StateValueFrom<typeof sessionMachine>
const statuses: Record<Extract<SessionState, string> | keyof Exclude<SessionState, string>, Account['status']> = {
  restoring: 'awaited',
  loadingAccount: 'awaited',
  loggedIn: 'known',
  switchingAccount: 'awaited',
  accountUnavailable: 'unavailable',
  loggingOut: 'awaited',
  loggedOut: 'visitor',
}
