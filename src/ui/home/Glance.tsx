import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Me } from '../../domain/members/meSchema.ts'
import type { Overview } from '../../domain/proposals/overviewSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import { addresses } from '../../routes.ts'

const Counts = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: .9rem; grid-template-columns: repeat(2, minmax(0, 1fr)); @media (min-width: 48rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { position: relative; display: grid; grid-row: span 2; grid-template-rows: subgrid; row-gap: .1rem; min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1rem 1.2rem; box-shadow: var(--shadow); transition: transform 150ms, border-color 150ms; }
  li:hover { transform: translateY(-2px); border-color: var(--brand); }
  a { color: var(--soft); text-decoration: none; font-weight: 600; font-size: var(--step--1); } a::after { content: ''; position: absolute; inset: 0; border-radius: 1.1rem; }
  strong { font: 600 var(--step-3)/calc(1.15 * var(--step-3)) var(--display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  li[data-calls='true'] { background: var(--brand-wash); border-color: var(--brand); strong, a { color: var(--brand); } }
  li[data-words] strong { font-size: var(--step-2); } li[data-words='warn'] strong { color: var(--warn); }
`

const planTones = { active: 'true', expired: 'warn', none: 'warn' } as const

/** A member's key numbers, each with a link to the counted items. */
export function Glance({ me, overview }: { me: Me; overview: Overview | null }) {
  const { LL } = useWords()
  const words = LL.memberHome.glance
  const { plan } = LL.memberHome
  const base = addresses.base(me.login_type, me.account_type)
  const counts = [
    ['turn', overview?.my_turn, addresses.proposals(base, { box: 'all', state: 'turn' })],
    ['unread', overview?.unread_messages, addresses.chats(base)],
    ['talking', overview?.stages.talking, addresses.proposals(base, { box: 'all', state: 'talking' })],
  ] as const
  const state: keyof typeof planTones =
    me.has_active_subscription === 1 ? 'active' : me.has_subscription_expired === 1 ? 'expired' : 'none'
  return (
    <Counts aria-busy={overview === null}>
      {counts.map(([name, count, href]) => (
        <li key={name} data-calls={name !== 'talking' && (count ?? 0) > 0}>
          <Link href={href}>{words[name]()}</Link>
          <strong>{count ?? '–'}</strong>
        </li>
      ))}
      <li data-words={planTones[state]}>
        <Link href={addresses.mySubscription(base)}>{plan.title()}</Link>
        <strong>{plan[state]()}</strong>
      </li>
    </Counts>
  )
}
