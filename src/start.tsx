import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { navigation } from './effects/navigation.ts'
import { session } from './effects/session.ts'
import { inspect } from './effects/watch.ts'
import { startLanguage } from './i18n/language.ts'
import { screenOf } from './routes.ts'
import { bell, changePasswordDialog, globalConnectLink, holdScreen, screens } from './screens.ts'
import { firstUse } from './services/firstUse.ts'
import { withLateCode } from './services/lateCode.ts'
import { startLeaveGuard } from './services/leaveGuard.ts'
import { followLink } from './services/navigation.ts'
import { prefetch } from './services/prefetch.ts'
import { tabStorage } from './services/tabStorage.ts'
import { App } from './ui/App.tsx'
import { observer } from './ui/parts/observer.ts'
import { reportStage } from './ui/parts/pageStage.ts'
import { MemberLinks } from './ui/shell/Footer.tsx'
import { memberParts } from './ui/shell/Header.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('#app is missing')
observer.inspect = inspect
startLeaveGuard()
// Between the leave guard and the router, so that leaving a screen is confirmed before it is removed.
navigation.start()

/** How long a prerendered page may stay, so that the first rendering is already complete. */
const longestWait = 3_000

/** Loaded with the first focus, because nothing can lose it earlier. */
const startKeepingFocus = () =>
  withLateCode(import(/* webpackChunkName: "late" */ './ui/parts/keepFocus.ts'), ({ keepFocus }) => keepFocus())

const isVisitor = () => session.getSnapshot().matches('loggedOut')

const accountKnown = new Promise<void>((known) => {
  const checkSession = () => session.getSnapshot().matches('loadingAccount') || known()
  session.subscribe(checkSession)
  checkSession()
})

const withTimeout = (coming: PromiseLike<unknown>) =>
  Promise.race([coming, new Promise((passed) => setTimeout(passed, longestWait))])

void Promise.all([startLanguage(), withTimeout(accountKnown)]).then(async ([language]) => {
  // A member's page is rendered once, with its screen and its header, instead of twice.
  const name = screenOf(navigation.getSnapshot().context.address, !isVisitor())
  const parts = [screens[name], MemberLinks, ...memberParts]
  if (!isVisitor()) await withTimeout(Promise.all(parts.map((part) => part.fetch())))
  // A prerendered page suits only a visitor in its language, without a query or stored input.
  const isPrerendered =
    place.dataset.prerendered === language && isVisitor() && !location.search && tabStorage.isEmpty()
  const app = (
    <Router aroundNav={followLink}>
      <App
        session={session}
        navigation={navigation}
        screens={isPrerendered ? holdScreen(name, firstUse) : screens}
        changePasswordDialog={changePasswordDialog}
        bell={bell}
        globalConnectLink={globalConnectLink}
        language={language}
      />
    </Router>
  )
  reportStage('soon')
  // As a transition, the rendering does not block input.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(place, app)
    else createRoot(place).render(app)
  })
  prefetch(screens)
  addEventListener('focusin', startKeepingFocus, { once: true })
})
