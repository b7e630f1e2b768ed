import { Suspense } from 'react'
import { styled } from 'styled-components'
import { Link, useLocation } from 'wouter'
import type { Me } from '../../domain/members/meSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses, isInSection } from '../../routes.ts'
import { closePanelAround } from '../parts/closePopover.ts'
import type { LoadedScreen } from '../parts/flowScreen.tsx'

const Opener = styled.button`
  display: none; place-items: center; width: 2.75rem; height: 2.75rem; flex: none; padding: 0; border: 0; border-radius: .6rem; background: none; cursor: pointer;
  &:hover { background: var(--sunk); }
  svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; }
  @media (max-width: 61.99rem) { display: grid; }
`
const Menu = styled.nav`
  display: flex; flex-wrap: wrap;
  a, .plain { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .7rem; border-radius: .6rem; color: var(--ink); text-decoration: none; font-weight: 600; background: none; border: 0; cursor: pointer; }
  a:hover, .plain:hover { background: var(--sunk); }
  a[aria-current='page'] { color: var(--brand); box-shadow: inset 0 -3px var(--brand); border-radius: .6rem .6rem 0 0; }
  @media (max-width: 61.99rem) {
    display: none;
    &:popover-open { display: grid; position: fixed; inset: 4.5rem 0 auto; width: auto; border: solid var(--line); border-width: 1px 0; border-radius: 0 0 1rem 1rem; background: var(--card); color: inherit; padding: .5rem .3rem; box-shadow: var(--shadow); }
  }
  @media (min-width: 62rem) { position: static; border: 0; padding: 0; margin: 0; background: none; inset: auto; overflow: visible; color: inherit; }
`

const itemsFor = (me: Me) => {
  const base = addresses.base(me.login_type, me.account_type)
  return me.login_type === 'investor'
    ? ([
        ['capitalBridge', addresses.list(base, 'INVESTMENT')],
        ['businessExchange', addresses.list(base, 'WANT_TO_SELL')],
        ['chats', addresses.chats(base)],
        ['myProposals', addresses.proposals(base)],
      ] as const)
    : ([
        ['investors', addresses.list(base, 'INVESTOR')],
        ['globalConnect', addresses.list(base, 'WANT_TO_GROW')],
        ['chats', addresses.chats(base)],
        ['sentProposals', addresses.proposals(base)],
      ] as const)
}

interface Props {
  me: Me
  globalConnectLink: LoadedScreen
}

/** The member part of the header: the navigation, or its menu button on small screens. */
export default function Navigation({ me, globalConnectLink: GlobalConnect }: Props) {
  const { LL } = useWords()
  const [here] = useLocation()
  return (
    <>
      <Opener type="button" popoverTarget="main-navigation" aria-label={LL.menu()} title={LL.menu()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </Opener>
      <Menu id="main-navigation" popover="auto" aria-label={LL.memberHome.mainNavigation()}>
        {itemsFor(me).map(([name, href]) =>
          name === 'globalConnect' ? (
            <Suspense key={href} fallback={<span className="plain">{LL.memberHome.nav[name]()}</span>}>
              <GlobalConnect place={{ params: {}, query: new URLSearchParams(), me }} />
            </Suspense>
          ) : (
            <Link
              key={name}
              href={href}
              onClick={closePanelAround}
              aria-current={isInSection(here, href) ? 'page' : undefined}
            >
              {LL.memberHome.nav[name]()}
            </Link>
          ),
        )}
      </Menu>
    </>
  )
}
