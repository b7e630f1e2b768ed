import { Suspense } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import type { Me } from '../../domain/contract/accounts.ts'
import { homeBase } from '../../domain/landing.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { LoadedScreen } from '../parts/flowScreen.tsx'

const Menu = styled.nav`
  display: flex; flex-wrap: wrap;
  a, .plain { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .7rem; border-radius: .6rem; color: var(--ink); text-decoration: none; font-weight: 600; background: none; border: 0; cursor: pointer; }
  a:hover, .plain:hover { background: var(--sunk); }
  a[aria-current='page'] { color: var(--brand); box-shadow: inset 0 -3px var(--brand); border-radius: .6rem .6rem 0 0; }
  @media (max-width: 61.99rem) {
    display: none;
    &:popover-open { display: grid; position: fixed; inset: 4.75rem 1rem auto; width: auto; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit; padding: .75rem; box-shadow: var(--shadow); }
  }
  @media (min-width: 62rem) { position: static; border: 0; padding: 0; margin: 0; background: none; inset: auto; overflow: visible; color: inherit; }
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
  me: Me
  globalConnectLink: LoadedScreen
}

/** A member's own part of the header: where to go, and on small screens what opens it. */
export default function Navigation({ me, globalConnectLink: GlobalConnect }: Props) {
  const { LL } = useWords()
  const [here] = useLocation()
  return (
    <>
      <button type="button" className="plain toggle" popoverTarget="main-navigation">
        {LL.memberHome.menu()}
      </button>
      <Menu id="main-navigation" popover="auto" aria-label={LL.memberHome.mainNavigation()}>
        {itemsFor(me).map(([name, href]) =>
          name === 'globalConnect' ? (
            <Suspense key={href} fallback={<span className="plain">{LL.memberHome.nav[name]()}</span>}>
              <GlobalConnect place={{ params: {}, query: new URLSearchParams(), me }} />
            </Suspense>
          ) : (
            <Link key={name} href={href} aria-current={here.startsWith(href) ? 'page' : undefined}>
              {LL.memberHome.nav[name]()}
            </Link>
          ),
        )}
      </Menu>
    </>
  )
}
