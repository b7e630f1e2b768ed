import { loadWords } from './i18n/language.ts'
import { type LoadedScreen, screen } from './ui/parts/flowScreen.tsx'

// Text pages, and the form for writing to support.

export const textScreens = {
  aboutUs: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/AboutUs.tsx'),
    () => loadWords(['pages']),
  ),
  privacyPolicy: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/PrivacyPolicy.tsx'),
    () => loadWords(['pages']),
  ),
  contactSupport: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/contact.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/ContactSupport.tsx'),
    () => loadWords(['login', 'pages']),
  ),
  terms: screen(
    () => import(/* webpackChunkName: "readings" */ './effects/page.ts'),
    () => import(/* webpackChunkName: "readings" */ './ui/pages/Terms.tsx'),
    () => loadWords(['pages']),
  ),
} satisfies Record<string, LoadedScreen>
