import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { session } from './effects/session.ts'
import { inspect } from './effects/watch.ts'
import { startLanguage } from './i18n/language.ts'
import { bell, changePasswordDialog, globalConnectLink, screens } from './screens.ts'
import { followLink } from './services/navigation.ts'
import { App } from './ui/App.tsx'
import { observer } from './ui/parts/observer.ts'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
observer.inspect = inspect
session.start()
startLanguage().then((language) =>
  createRoot(place).render(
    <Router aroundNav={followLink}>
      <App
        session={session}
        screens={screens}
        changePasswordDialog={changePasswordDialog}
        bell={bell}
        globalConnectLink={globalConnectLink}
        language={language}
      />
    </Router>,
  ),
)
