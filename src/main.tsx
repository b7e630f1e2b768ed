import { createRoot } from 'react-dom/client'
import { session } from './effects/session.ts'
import { startLanguage } from './i18n/language.ts'
import { screens } from './screens.ts'
import { leaveOrAsk } from './services/leaving.ts'
import { App } from './ui/App.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
session.start()
startLanguage().then((language) =>
  createRoot(place).render(<App session={session} screens={screens} language={language} aroundNav={leaveOrAsk} />),
)
