import { createActor, fromCallback, fromPromise } from 'xstate'
import { landingOf } from '../domain/landing.ts'
import { isLoginType } from '../domain/offerings.ts'
import { sessionMachine } from '../machines/sessionMachine.ts'
import { address, back, canGoBack, go } from '../services/navigation.ts'
import { storage, wantedAddress } from '../services/storage.ts'
import { type TabNews, tabs } from '../services/tabs.ts'
import { toastError } from '../services/toasts.ts'
import { unauthorized } from '../services/unauthorized.ts'
import type { ActorsOf } from './flow.ts'

/** A visitor's first page makes no call, so the HTTP client comes with the first one. */
const calls = () => import('../services/session.ts')

const actors: ActorsOf<typeof sessionMachine> = {
  loadAccount: fromPromise(async ({ signal }) => (await calls()).loadAccount(signal)),
  endSession: fromPromise(async () => {
    const { endSession, unregisterDevice } = await calls()
    const device = storage.read('deviceToken')
    if (device) await unregisterDevice(device).catch(() => null)
    await endSession()
  }),
  hearOtherTabs: fromCallback(({ sendBack }) => {
    const hear = ({ data }: MessageEvent<TabNews>) =>
      sendBack({ type: data === 'signedIn' ? 'session.grantedElsewhere' : 'session.endedElsewhere' })
    tabs.addEventListener('message', hear)
    return () => tabs.removeEventListener('message', hear)
  }),
}

const tell = (news: TabNews) => tabs.postMessage(news)

/** The root actor: every flow asks it who is signed in. */
export const session = createActor(
  sessionMachine.provide({
    actors,
    actions: {
      keepGrant: (_, grant) => {
        storage.write('accessToken', grant.access_token)
        storage.write('infoId', grant.info_id)
        storage.write('view', 'gridView')
      },
      land: ({ context: { me, comingFrom } }) => {
        if (!me || !comingFrom) return
        const landing = landingOf(me, comingFrom)
        if (landing.tab) storage.write('tab', landing.tab)
        const wanted = wantedAddress.take()
        go(landing.tab && wanted && comingFrom === 'LOGIN' ? wanted : landing.to, { replace: true })
      },
      clearStored: () => storage.clearSession(),
      tellOtherTabs: ({ event }) => tell(event.type === 'session.granted' ? 'signedIn' : 'signedOut'),
      leaveUnauthorized: () => {
        go('/', { replace: true })
        toastError('Unauthorized')
      },
      leaveHome: () => {
        if (address() !== '/') go('/', { replace: true })
      },
      turnAway: (_, refused) => {
        if (canGoBack()) return back()
        wantedAddress.remember(refused)
        const [, loginType] = refused.split('/')
        go(isLoginType(loginType) ? `/${loginType}/login` : '/', { replace: true })
      },
      reportLoad: (_, { error }) => console.warn('the account could not be loaded', error),
    },
  }),
  { input: { hasToken: storage.read('accessToken') !== null } },
)

unauthorized.heardBy(() => session.send({ type: 'session.refused' }))
