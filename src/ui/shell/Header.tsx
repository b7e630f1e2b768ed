import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { chooseLanguage } from '../../i18n/language.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { Account, Context } from '../../machines/navigationMachine.ts'
import type { SessionActor } from '../../machines/sessionMachine.ts'
import { chooseOffering, home, loginOf } from '../../routes.ts'
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx'
import type { LoadedScreen } from '../parts/flowScreen.tsx'
import { memberPart } from './memberPart.ts'

const Navigation = memberPart('Navigation')
const ProfileMenu = memberPart('ProfileMenu')
/** The parts of the header that only members have. */
export const memberParts = [Navigation, ProfileMenu]

const Bar = styled.header`
  position: sticky; top: 0; z-index: 10; background: var(--paper); border-bottom: 1px solid var(--line);
  > div { width: var(--page); margin: 0 auto; display: flex; align-items: center; gap: .5rem 1.25rem; min-height: 4.5rem; padding: .4rem 0; }
  .logo { display: block; margin-right: auto; flex: none; } .logo img { width: 187px; height: 52px; max-width: none; }
  .plain { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .7rem; border-radius: .6rem; color: var(--ink); text-decoration: none; font-weight: 600; background: none; border: 0; cursor: pointer; white-space: nowrap; }
  .plain:hover { background: var(--sunk); } .bell { width: 2.75rem; }
  .ways { inset: 4.5rem 0 auto auto; margin: 0; border: 1px solid var(--line); background: var(--card); }
  .toggle { min-width: 2rem; font-size: 1.4rem; } @media (min-width: 62rem) { .toggle { display: none; } .ways[data-home='false'] { display: flex; position: static; border: 0; background: none; } }
  @media (max-width: 61.99rem) {
    > div { gap: .25rem; }
    .plain { padding: 0 .45rem; }
    .ways:popover-open { display: grid; }
  }
  @media (max-width: 29.99rem) {
    > div { gap: 0; } > div > :not(.logo) { flex: none; }
    .logo { flex: 0 1 auto; } .logo img { width: 122px; max-width: 100%; height: auto; }
    .plain { padding: 0 .35rem; }
  }
`

const isVisitor: Record<Account['status'], boolean> = {
  visitor: true,
  known: false,
  awaited: false,
  unavailable: false,
}

interface Props {
  session: SessionActor
  /** The navigation flow's context: the address and the account. */
  seen: Context
  bell: LoadedScreen
  globalConnectLink: LoadedScreen
}

export function Header({ session, seen: { me, status, address }, bell: Bell, globalConnectLink }: Props) {
  const { LL, locale, setLocale } = useWords()
  const here = address.pathname
  const other = locale === 'en' ? 'hi' : 'en'
  return (
    <Bar>
      <div>
        <Link className="logo" href={home} aria-label={LL.brandHome()}>
          <img src="/logo.svg" alt="" width={187} height={52} />
        </Link>
        {isVisitor[status] ? (
          <>
            <button type="button" className="plain toggle" popoverTarget="ways-in" aria-label={LL.menu()}>
              ☰
            </button>
            <nav
              key={here}
              id="ways-in"
              className="ways"
              popover="auto"
              aria-label={LL.menu()}
              data-home={here === home}
            >
              <Link className="plain" href={chooseOffering}>
                {LL.home.join()}
              </Link>
              <Link className="plain" href={loginOf('entrepreneur')}>
                {LL.home.asEntrepreneur()}
              </Link>
              <Link className="plain" href={loginOf('investor')}>
                {LL.home.asInvestor()}
              </Link>
            </nav>
          </>
        ) : null}
        {me?.account_type ? (
          <Part>
            <Navigation me={me} globalConnectLink={globalConnectLink} />
          </Part>
        ) : null}
        <button
          type="button"
          className="plain"
          lang={other}
          onClick={() => void chooseLanguage(other).then((isChosen) => isChosen && setLocale(other))}
        >
          {other === 'hi' ? 'हिन्दी' : 'English'}
        </button>
        {me ? (
          <>
            <span className="bell">
              <Part>
                <Bell
                  key={`${me.basic_info.uuid}:${me.account_type}`}
                  place={{ params: {}, query: new URLSearchParams(), me }}
                />
              </Part>
            </span>
            <Part>
              <ProfileMenu me={me} search={address.search} session={session} />
            </Part>
          </>
        ) : null}
      </div>
    </Bar>
  )
}

/** An optional part of the header, omitted if it cannot be loaded. */
const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
