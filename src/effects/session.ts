import { createActor, fromPromise } from 'xstate'
import type { Me } from '../domain/members/meSchema.ts'
import { landingOf } from '../landing.ts'
import { logoutMachine } from '../machines/logoutMachine.ts'
import { sessionMachine } from '../machines/sessionMachine.ts'
import { home } from '../routes.ts'
import { withLateCode } from '../services/lateCode.ts'
import { address, go } from '../services/navigation.ts'
import { slowCalls } from '../services/slowCalls.ts'
import { requestedAddress, storage } from '../services/storage.ts'
import { readStoredAccount, storeAccount } from '../services/storedAccount.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { broadcastToTabs, watchTabs } from '../services/tabs.ts'
import { unauthorized } from '../services/unauthorized.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { inspect } from './watch.ts'

/** The HTTP client is loaded with the first call, because a visitor's first page makes none. */
const calls = () => import('../services/session.ts')
const toasts = () => import(/* webpackChunkName: "late" */ './sessionToasts.ts')

const goHome = () => {
  if (address() !== home) go(home, { replace: true })
}
function endAt(cause: 'refused' | 'elsewhere', me: Me | null): void {
  const left = address()
  goHome()
  void withLateCode(toasts(), ({ sessionEnded }) => sessionEnded(cause, left, me))
}

const logoutActors: ActorsOf<typeof logoutMachine> = {
  unregisterDevice: fromPromise(async () => {
    const device = storage.read('deviceToken')
    if (device) await (await calls()).unregisterDevice(device)
  }),
  endSession: fromPromise(async () => {
    await (await calls()).endSession()
  }),
}

const actors: ActorsOf<typeof sessionMachine> = {
  loadAccount: fromPromise(async ({ signal }) => {
    const me = await (await calls()).loadAccount(signal)
    return { me, clockOffset: Date.parse(me.server_time) - Date.now() }
  }),
  switchAccount: fromPromise(async ({ input, signal }) => {
    if (input.accountType) await (await calls()).switchAccount(input.accountType, signal)
  }),
  logout: defineEffects(logoutMachine, { actors: logoutActors }),
  watchOtherTabs: callbackActor(({ sendBack }) =>
    watchTabs({
      onChange: () => sendBack({ type: 'session.changedElsewhere' }),
      onEnd: () => sendBack({ type: 'session.endedElsewhere' }),
    }),
  ),
  watchTab: callbackActor(({ sendBack }) => {
    const tell = () => sendBack(document.hidden ? { type: 'tab.hidden' } : { type: 'tab.shown', at: Date.now() })
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }),
  lazyFlows: callbackActor(({ receive, self }) =>
    receive(({ type, name, logic }) => {
      if (type === 'flow.loaded') createActor(logic, { parent: self, systemId: name }).start()
    }),
  ),
}

/** The root actor: every flow gets the logged-in account from it. */
export const session = createActor(
  defineEffects(sessionMachine, {
    actors,
    actions: {
      storeGrant: (_, grant) => {
        storage.clearSession()
        storage.write('view', 'gridView')
        storage.write('accessToken', grant.access_token)
        storage.markMember(true)
        // Written last, because other tabs treat it as the signal.
        storage.write('infoId', grant.info_id)
      },
      storeAccount: ({ context: { me } }) => {
        if (!me) return
        storeAccount(me)
        storage.write('currency', me.currency)
      },
      land: ({ context: { me, landingSource } }) => {
        if (!me || !landingSource) return
        const landing = landingOf(me, landingSource)
        if (landing.tab) storage.write('tab', landing.tab)
        const requested = requestedAddress.take()
        go(landing.tab && requested && landingSource === 'LOGIN' ? requested : landing.to, { replace: true })
      },
      clearStored: ({ event }) => {
        if (event.type !== 'session.refused') storage.forgetTexts()
        storage.clearSession()
      },
      clearTab: () => tabStorage.clearSession(),
      welcome: (_, { basic_info: { name } }) => void withLateCode(toasts(), ({ welcome }) => welcome(name)),
      broadcastSwitch: () => broadcastToTabs('switched'),
      broadcastLogout: () => broadcastToTabs('ended'),
      goHomeUnauthorized: ({ context: { me } }) => endAt('refused', me),
      goHomeEnded: ({ context: { me } }) => (me ? endAt('elsewhere', me) : goHome()),
      goHome,
      reportLoad: (_, { error }) => console.warn('the account could not be loaded', error),
    },
  }),
  {
    input: {
      hasToken: storage.read('accessToken') !== null,
      hasDevice: storage.read('deviceToken') !== null,
      stored: readStoredAccount(),
    },
    inspect,
  },
)

// Several calls refused at once end the session once: after the logout, a further 401 has no effect.
unauthorized.listen(() => {
  if (!session.getSnapshot().matches('loggedOut')) session.send({ type: 'session.refused' })
})
slowCalls.listen(async (event) => (await import(/* webpackChunkName: "late" */ './waiting.ts')).watchCalls(event))
