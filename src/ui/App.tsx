import { useSelector } from '@xstate/react'
import { type ComponentType, Suspense } from 'react'
import TypesafeI18n from '../i18n/i18n-react.tsx'
import type { Locales } from '../i18n/i18n-types.ts'
import { useWords } from '../i18n/useWords.ts'
import type { NavigationActor } from '../machines/navigationMachine.ts'
import { screenOf } from '../routes.ts'
import Home from './home/Home.tsx'
import { ErrorBoundary } from './parts/ErrorBoundary.tsx'
import { Spinner } from './parts/Layout.tsx'
import { loaded } from './parts/loaded.tsx'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { type ByState, Nothing, useByState } from './parts/states.ts'
import { ToastHost } from './parts/ToastHost.tsx'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import type { Loaded } from './shell/loaded.ts'
import { memberPart } from './shell/memberPart.ts'
import { ErrorScreen } from './shell/Screens.tsx'
import './theme/theme.css'

const MemberDialogs = memberPart('MemberDialogs')
/** A failed call for the current user can always be retried. */
export const AccountUnavailable = memberPart('AccountUnavailable')
/** The screen for addresses without a route. */
export const Redirect = loaded<Loaded>(() => import(/* webpackChunkName: "late" */ './shell/MovedPage.tsx'))

export function App({ language, ...loaded }: Loaded & { language: Locales }) {
  return (
    <TypesafeI18n locale={language}>
      <Frame {...loaded} />
    </TypesafeI18n>
  )
}

const views: ByState<NavigationActor, ComponentType<Loaded>> = {
  resolving: Nothing,
  checkingProfile: Nothing,
  changingProfile: Nothing,
  permitted: Screen,
  greeting: Home,
  waiting: Waiting,
  switching: Waiting,
  redirecting: Nothing,
  refused: Nothing,
  accountUnavailable: AccountUnavailable,
  unknown: Redirect,
}

function Frame(loaded: Loaded) {
  const { session, navigation, bell, globalConnectLink } = loaded
  const { LL } = useWords()
  const seen = useSelector(navigation, ({ context }) => context)
  const View = useByState(navigation, views)
  return (
    <>
      <a className="visually-hidden" href="#main">
        {LL.skip()}
      </a>
      <OfflineNotice text={LL.offline()} />
      <Header session={session} seen={seen} bell={bell} globalConnectLink={globalConnectLink} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary
          key={seen.address.pathname}
          fallback={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}
        >
          <Suspense fallback={<Waiting />}>
            <View {...loaded} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer me={seen.me} />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{seen.me ? <MemberDialogs {...loaded} /> : null}</Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  )
}

function Waiting() {
  const { LL } = useWords()
  return <Spinner label={LL.loading()} />
}

/** The screen of the address, restarted when the path or the acting profile changes. */
function Screen({ navigation, screens }: Loaded) {
  const { me, address } = useSelector(navigation, ({ context }) => context)
  const { pathname, search, params } = address
  const View = screens[screenOf(address, me !== null)]
  return (
    <Suspense fallback={<Waiting />}>
      <View
        key={me ? `${pathname}:${me.login_type}:${me.account_type ?? ''}` : pathname}
        place={{ params, query: new URLSearchParams(search), me }}
      />
    </Suspense>
  )
}
