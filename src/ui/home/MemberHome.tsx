import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { Me } from '../../domain/contract/accounts.ts'
import { homeBase, myProfileOf } from '../../domain/landing.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge, Page } from '../parts/Layout.tsx'

const Tiles = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  li { position: relative; display: grid; gap: .4rem; align-content: start; background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.4rem; box-shadow: var(--shadow); transition: transform 150ms; }
  li:hover { transform: translateY(-3px); }
  li[data-tone] { border-top: 6px solid var(--tone); h2 { color: var(--tone); } }
  h2 { font-size: var(--step-2); } h2 a { color: inherit; text-decoration: none; display: flex; align-items: center; min-height: 2.75rem; } h2 a::after { content: ''; position: absolute; inset: 0; border-radius: 1.1rem; }
  p { color: var(--soft); }
`

/** Where a member goes on from: the markets of their role, what is under way, and how their plan stands. */
export default function MemberHome({ me }: { me: Me }) {
  const { LL } = useWords()
  const base = homeBase(me.login_type, me.account_type)
  const isInvestor = me.login_type === 'investor'
  const market = LL.memberHome.places
  const markets = isInvestor
    ? ([
        ['bridge', market.bridge, '/investor/capital-bridge'],
        ['exchange', market.exchange, '/investor/business-exchange'],
      ] as const)
    : ([
        ['invest', market.investors, `${base}/investors`],
        ...(me.basic_info.has_want_to_grow === 1
          ? ([['connect', market.connect, `${base}/global-connect`]] as const)
          : []),
      ] as const)
  return (
    <Page title={LL.memberHome.welcome({ name: me.basic_info.name })} lead={LL.memberHome.lead()}>
      <Tiles>
        {markets.map(([tone, text, href]) => (
          <Tile key={tone} tone={tone} href={href} title={text.title()} text={text.text()} />
        ))}
        <Tile
          href={isInvestor ? '/investor/my-proposals' : `${base}/sent-proposals`}
          title={LL.memberHome.deals.title()}
          text={LL.memberHome.deals.text()}
        />
        <Tile href={`${base}/chats`} title={LL.memberHome.talks.title()} text={LL.memberHome.talks.text()} />
        {me.account_type ? (
          <Tile
            href={myProfileOf(me.account_type)}
            title={LL.memberHome.profile.title()}
            text={LL.memberHome.profile.text()}
          />
        ) : null}
        <PlanTile me={me} href={`${base}/my-subscription`} />
      </Tiles>
    </Page>
  )
}

interface TileProps {
  href: string
  title: string
  text: string
  tone?: string
}
const Tile = ({ href, title, text, tone }: TileProps) => (
  <li data-tone={tone}>
    <h2>
      <Link href={href}>{title}</Link>
    </h2>
    <p>{text}</p>
  </li>
)

function PlanTile({ me, href }: { me: Me; href: string }) {
  const { LL } = useWords()
  const { plan } = LL.memberHome
  const state =
    me.has_active_subscription === 1 ? 'active' : me.has_subscription_expired === 1 ? 'expired' : ('none' as const)
  return (
    <li>
      <h2>
        <Link href={href}>{plan.title()}</Link>
      </h2>
      <p>
        <Badge data-tone={state === 'active' ? 'good' : 'warn'}>{plan[state]()}</Badge>
      </p>
    </li>
  )
}
