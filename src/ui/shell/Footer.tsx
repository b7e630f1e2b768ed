import { Suspense } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Me } from '../../domain/members/meSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { aboutUs, contactSupport, privacyPolicy, terms, visitorLogins } from '../../routes.ts'
import { socialLinks } from '../parts/socialLinks.ts'
import { memberPart } from './memberPart.ts'

export const MemberLinks = memberPart('MemberLinks')

const Foot = styled.footer`
  border-top: 1px solid var(--line); background: var(--sunk); margin-top: 3rem;
  > div { width: var(--page); margin: 0 auto; padding: 2rem 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; }
  nav { display: flex; flex-wrap: wrap; gap: 0 1rem; } nav:empty { display: none; }
  a { display: inline-flex; align-items: center; min-width: 1.5rem; min-height: 2.75rem; color: var(--ink); }
  p { color: var(--soft); margin-left: auto; }
`
export function Footer({ me }: { me: Me | null }) {
  const { LL } = useWords()
  const names = [LL.nav.investors(), LL.footer.business(), LL.nav.chats()]
  return (
    <Foot>
      <div>
        <nav aria-label={LL.footer.quickLinks()}>
          <Suspense>
            {me ? (
              <MemberLinks me={me} names={names} />
            ) : (
              visitorLogins.map((login, index) => (
                <Link key={login} href={login}>
                  {names[index]}
                </Link>
              ))
            )}
          </Suspense>
          <Link href={contactSupport}>{LL.footer.contactSupport()}</Link>
          <Link href={aboutUs}>{LL.footer.aboutUs()}</Link>
          {/* The server writes the owner’s details into these two pages, so they are loaded whole. */}
          <a href={privacyPolicy}>{LL.footer.privacy()}</a>
          <a href={terms}>{LL.footer.terms()}</a>
        </nav>
        <nav aria-label={LL.footer.social()}>
          {socialLinks.map(([name, href]) => (
            <a key={name} href={href} rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
        <p>© {new Date().getFullYear()} Founders</p>
      </div>
    </Foot>
  )
}
