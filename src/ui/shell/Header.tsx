import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import type { Me } from '../../domain/contract/accounts.ts'
import { homeBase } from '../../domain/landing.ts'
import { chooseLanguage } from '../../i18n/language.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../App.tsx'
import type { LoadedScreen } from '../parts/flowScreen.tsx'

const ProfileMenu = lazy(() => import('./ProfileMenu.tsx').then((loaded) => ({ default: loaded.ProfileMenu })))

const Bar = styled.header`
  position: sticky; top: 0; z-index: 10; background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(8px); border-bottom: 1px solid var(--line);
  > div { width: min(76rem, 100% - 2rem); margin: 0 auto; display: flex; align-items: center; gap: .5rem 1.25rem; min-height: 4.5rem; flex-wrap: wrap; padding: .4rem 0; }
  .logo { display: block; margin-right: auto; } .logo img { width: 187px; height: 52px; }
  nav { display: flex; flex-wrap: wrap; }
  nav a, .plain { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .7rem; border-radius: .6rem; color: var(--ink); text-decoration: none; font-weight: 600; background: none; border: 0; cursor: pointer; }
  nav a:hover, .plain:hover { background: var(--sunk); }
  nav a[aria-current='page'] { color: var(--brand); box-shadow: inset 0 -3px var(--brand); border-radius: .6rem .6rem 0 0; }
  .toggle { display: none; }
  @media (max-width: 61.99rem) {
    > div { gap: .25rem; }
    .plain { padding: 0 .45rem; }
    .toggle { display: inline-flex; }
    @media (max-width: 29.99rem) { > div { gap: 0; } .logo img { width: 122px; height: auto; } .plain { padding: 0 .35rem; } }
    nav { display: none; }
    nav[popover]:popover-open { display: grid; position: fixed; inset: 4.75rem 1rem auto; width: auto; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); padding: .75rem; box-shadow: var(--shadow); }
  }
  @media (min-width: 62rem) { nav[popover] { position: static; border: 0; padding: 0; margin: 0; background: none; display: flex; inset: auto; overflow: visible; color: inherit; } }
`

const itemsFor = (me: Me) => {
  const base = homeBase(me.login_type, me.account_type)
  return me.login_type === 'investor'
    ? ([
        ['capitalBridge', `${base}/capital-bridge`],
        ['businessExchange', `${base}/business-exchange`],
        ['chats', `${base}/chats`],
        ['myProposals', `${base}/my-proposals`],
      ] as const)
    : ([
        ['investors', `${base}/investors`],
        ['globalConnect', `${base}/global-connect`],
        ['chats', `${base}/chats`],
        ['sentProposals', `${base}/sent-proposals`],
      ] as const)
}

interface Props {
  session: SessionActor
  bell: LoadedScreen
  globalConnectLink: LoadedScreen
}

export function Header({ session, bell: Bell, globalConnectLink: GlobalConnect }: Props) {
  const { LL, locale, setLocale } = useWords()
  const me = useSelector(session, ({ context }) => context.me)
  const [here] = useLocation()
  const other = locale === 'en' ? 'hi' : 'en'
  return (
    <Bar>
      <div>
        <Link className="logo" href="/" aria-label={LL.brandHome()}>
          <img src="/logo.svg" alt="" width={187} height={52} />
        </Link>
        {me?.account_type ? (
          <>
            <button type="button" className="plain toggle" popoverTarget="main-navigation">
              {LL.menu()}
            </button>
            <nav id="main-navigation" popover="auto" aria-label={LL.mainNavigation()}>
              {itemsFor(me).map(([name, href]) =>
                name === 'globalConnect' ? (
                  <Suspense key={href} fallback={<span className="plain">{LL.nav[name]()}</span>}>
                    <GlobalConnect place={{ params: {}, query: new URLSearchParams(), me }} />
                  </Suspense>
                ) : (
                  <Link key={name} href={href} aria-current={here.startsWith(href) ? 'page' : undefined}>
                    {LL.nav[name]()}
                  </Link>
                ),
              )}
            </nav>
          </>
        ) : null}
        <button
          type="button"
          className="plain"
          lang={other}
          onClick={() => void chooseLanguage(other).then(() => setLocale(other))}
        >
          {other === 'hi' ? 'हिन्दी' : 'English'}
        </button>
        {me ? (
          <Suspense fallback={null}>
            <Bell
              key={`${me.basic_info.uuid}:${me.account_type}`}
              place={{ params: {}, query: new URLSearchParams(), me }}
            />
            <ProfileMenu me={me} session={session} />
          </Suspense>
        ) : null}
      </div>
    </Bar>
  )
}
