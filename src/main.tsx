import { createRoot } from 'react-dom/client'
import { session } from './effects/session.ts'
import { startLanguage } from './i18n/language.ts'
import { globalConnectLink, screens } from './screens.ts'
import { App } from './ui/App.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
session.start()
startLanguage().then((language) =>
  createRoot(place).render(
    <App session={session} screens={screens} globalConnectLink={globalConnectLink} language={language} />,
  ),
)
