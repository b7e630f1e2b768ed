import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { Me } from '../domain/contract/accounts.ts'
import { isGlobalConnectPath } from '../domain/globalConnect.ts'
import { type AccountType, accountTypeOf, isAccountType } from '../domain/offerings.ts'
import TypesafeI18n from '../i18n/i18n-react.tsx'
import type { Locales } from '../i18n/i18n-types.ts'
import { withWords } from '../i18n/language.ts'
import { useWords } from '../i18n/useWords.ts'
import type { sessionMachine } from '../machines/sessionMachine.ts'
import {
  type Route as Address,
  asksPasswordChange,
  paramsAreKnown,
  routes,
  type ScreenKey,
  shorterAddress,
} from '../routes.ts'
import Home from './home/Home.tsx'
import { ErrorBoundary } from './parts/ErrorBoundary.tsx'
import type { LoadedScreen } from './parts/flowScreen.tsx'
import { Guard } from './parts/Guard.tsx'
import { Spinner } from './parts/Layout.tsx'
import { loaded } from './parts/loaded.tsx'
import { OfflineNotice } from './parts/OfflineNotice.tsx'
import { ToastHost } from './parts/ToastHost.tsx'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { AccountUnavailable, ErrorScreen, NotFound } from './shell/Screens.tsx'
import './theme/theme.css'

const LogoutDialog = loaded(() =>
  withWords(['memberHome'], import(/* webpackChunkName: "member" */ './shell/LogoutDialog.tsx')),
)

export type SessionActor = ActorRefFrom<typeof sessionMachine>
type Screens = Record<ScreenKey, LoadedScreen>

interface Loaded {
  session: SessionActor
  screens: Screens
  changePasswordDialog: LoadedScreen
  bell: LoadedScreen
  globalConnectLink: LoadedScreen
}

export function App({ language, ...loaded }: Loaded & { language: Locales }) {
  return (
    <TypesafeI18n locale={language}>
      <Frame {...loaded} />
    </TypesafeI18n>
  )
}

function Frame({ session, screens, changePasswordDialog: ChangePassword, bell, globalConnectLink }: Loaded) {
  const { LL } = useWords()
  const [pathname] = useLocation()
  const search = useSearch()
  const me = useSelector(session, ({ context }) => context.me)
  return (
    <>
      <a className="visually-hidden" href="#main">
        {LL.skip()}
      </a>
      <OfflineNotice text={LL.offline()} />
      <Header session={session} bell={bell} globalConnectLink={globalConnectLink} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}>
          <Suspense fallback={<Spinner label={LL.loading()} />}>
            <Switch>
              {routes.map((route) => (
                <Route key={route.pattern} path={route.pattern}>
                  {(params) => <Screen route={route} params={params} session={session} screens={screens} />}
                </Route>
              ))}
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer session={session} />
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          {me ? <LogoutDialog session={session} /> : null}
          {me && asksPasswordChange(pathname, search) ? (
            <ChangePassword place={{ params: {}, query: new URLSearchParams(search), me }} />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  )
}

interface Shown {
  route: Address
  params: Readonly<Record<string, string | undefined>>
  session: SessionActor
  screens: Screens
}

function Screen({ route, params, session, screens }: Shown) {
  const { LL } = useWords()
  const [pathname] = useLocation()
  const search = useSearch()
  const address = search ? `${pathname}?${search}` : pathname
  const state = useSelector(session, ({ value }) => value)
  const me = useSelector(session, ({ context }) => context.me)
  if (!paramsAreKnown(params)) return <NotFound />
  const shorter = shorterAddress(address)
  if (shorter) return <Redirect to={shorter} replace />
  if (route.screen === 'home' && !me) return <Home />
  if (route.guarded && state === 'signedOut')
    return <Guard onRefused={() => session.send({ type: 'address.refused', address })} />
  if (me && me.basic_info.has_want_to_grow === 0 && isGlobalConnectPath(pathname))
    return <Guard key={pathname} onRefused={() => session.send({ type: 'globalConnect.refused' })} />
  if (state === 'accountUnavailable' && !me) return <AccountUnavailable session={session} />
  const wanted = me ? otherProfile(me, pathname) : null
  if (wanted && state !== 'loadingAccount' && state !== 'switchingAccount')
    return <Guard key={wanted} onRefused={() => session.send({ type: 'account.switched', accountType: wanted })} />
  if (wanted || (!me && state !== 'signedOut')) return <Spinner label={LL.loading()} />
  const View = screens[me === null && route.screen === 'wizard' ? 'register' : route.screen]
  return (
    <Suspense fallback={<Spinner label={LL.loading()} />}>
      <View
        key={`${pathname}:${me?.login_type ?? ''}:${me?.account_type ?? ''}`}
        place={{ params, query: new URLSearchParams(search), me }}
      />
    </Suspense>
  )
}

/** The profile that the address names, where the account has it and acts as another: then it is switched to. */
function otherProfile(me: Me, pathname: string): AccountType | null {
  const [, loginType, accountType] = pathname.split('/')
  const named = loginType === 'investor' ? 'investor' : loginType === 'entrepreneur' ? accountType : undefined
  if (!isAccountType(named) || named === me.account_type) return null
  return me.profiles.some(({ kind }) => accountTypeOf(kind) === named) ? named : null
}
