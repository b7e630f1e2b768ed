import './trust.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { session } from './effects/session.ts'
import { inspect } from './effects/watch.ts'
import { startLanguage } from './i18n/language.ts'
import { bell, changePasswordDialog, globalConnectLink, screens } from './screens.ts'
import { fetchAhead } from './services/fetchAhead.ts'
import { startHoldingBack } from './services/leaving.ts'
import { followLink } from './services/navigation.ts'
import { tabStorage } from './services/tabStorage.ts'
import { App } from './ui/App.tsx'
import { observer } from './ui/parts/observer.ts'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
observer.inspect = inspect
startHoldingBack()
session.start()
startLanguage().then((language) => {
  const app = (
    <Router aroundNav={followLink}>
      <App
        session={session}
        screens={screens}
        changePasswordDialog={changePasswordDialog}
        bell={bell}
        globalConnectLink={globalConnectLink}
        language={language}
      />
    </Router>
  )
  // A page that came drawn is a visitor's, in its language, without a query and from the beginning of its flow.
  const isVisitor = session.getSnapshot().matches('signedOut')
  const isDrawn = place.dataset.drawn === language && isVisitor && !location.search && tabStorage.isEmpty()
  if (isDrawn) hydrateRoot(place, app)
  else createRoot(place).render(app)
  fetchAhead(screens)
})
