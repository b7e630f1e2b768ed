import { createActor } from 'xstate'
import { landingOf } from '../landing.ts'
import { accountIn, navigationMachine } from '../machines/navigationMachine.ts'
import { addressOf, home, loginOf, loginTypeAt, routeOf } from '../routes.ts'
import { withLateCode } from '../services/lateCode.ts'
import { address, back, canGoBack, go, watchAddress } from '../services/navigation.ts'
import { requestedAddress } from '../services/storage.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { session } from './session.ts'
import { inspect } from './watch.ts'

const here = () => addressOf(location.pathname, location.search.slice(1))

const actors: ActorsOf<typeof navigationMachine> = {
  watchAddress: callbackActor(({ sendBack }) => {
    watchAddress(() => sendBack({ type: 'address.changed', address: here() }))
  }),
  watchSession: callbackActor(({ sendBack }) => {
    let before = accountIn(session.getSnapshot())
    session.subscribe((snapshot) => {
      const account = accountIn(snapshot)
      if (account.me === before.me && account.status === before.status) return
      before = account
      sendBack({ type: 'session.changed', account })
    })
  }),
}

/** Decides which screen the address shows, together with the session. */
export const navigation = createActor(
  defineEffects(navigationMachine, {
    actors,
    actions: {
      redirectToLogin: () => {
        if (canGoBack()) return back()
        const refused = address()
        requestedAddress.remember(refused)
        const loginType = loginTypeAt(refused)
        go(loginType ? loginOf(loginType) : home, { replace: true })
      },
      // Goes back, or to the landing page; never leaves the site.
      redirectMissingProfile: ({ context: { me } }) => {
        void withLateCode(import(/* webpackChunkName: "late" */ './sessionToasts.ts'), (toasts) =>
          toasts.globalConnectProfileMissing(),
        )
        if (canGoBack()) return back()
        go(me ? landingOf(me, 'LOGIN').to : home, { replace: true })
      },
      // A link in a message may have led to this login and named the requested page.
      redirectHome: ({ context: { me, address: loginAddress } }) => {
        const target = new URLSearchParams(loginAddress.search).get('wanted')
        if (me) go(target && routeOf(target)?.guarded ? target : landingOf(me, 'LOGIN').to, { replace: true })
      },
      switchAccount: (_, accountType) => {
        if (accountType) session.send({ type: 'account.switched', accountType })
      },
      redirectToOwn: (_, own) => go(own, { replace: true }),
    },
  }),
  { input: { address: here(), ...accountIn(session.getSnapshot()) }, inspect },
)
