import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { homeBase } from '../../domain/landing.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { SessionActor } from '../App.tsx'

const Foot = styled.footer`
  border-top: 1px solid var(--line); background: var(--sunk); margin-top: 3rem;
  > div { width: min(72rem, 100% - 2rem); margin: 0 auto; padding: 2rem 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; }
  nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink); }
  p { color: var(--soft); margin-left: auto; }
`
const social = [
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['X', 'https://x.com/'],
  ['YouTube', 'https://www.youtube.com/'],
] as const

export function Footer({ session }: { session: SessionActor }) {
  const { LL } = useWords()
  const me = useSelector(session, ({ context }) => context.me)
  const base = homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null)
  const business = me?.login_type === 'investor' ? '/investor/business-exchange' : `${base}/global-connect`
  return (
    <Foot>
      <div>
        <nav aria-label={LL.footer.quickLinks()}>
          <Link href={me?.login_type === 'investor' ? '/investor/capital-bridge' : `${base}/investors`}>
            {LL.nav.investors()}
          </Link>
          <Link href={business}>{LL.footer.business()}</Link>
          <Link href={`${base}/chats`}>{LL.nav.chats()}</Link>
          <Link href="/contact-support">{LL.footer.contactSupport()}</Link>
          <Link href="/about-us">{LL.footer.aboutUs()}</Link>
          <Link href="/privacy-policy">{LL.footer.privacy()}</Link>
          <Link href="/terms">{LL.footer.terms()}</Link>
        </nav>
        <nav aria-label={LL.footer.social()}>
          {social.map(([name, href]) => (
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
