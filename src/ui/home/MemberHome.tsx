import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { firstMarketOf, globalConnectAccess } from '../../domain/members/globalConnect.ts'
import { lacksGlobalConnectProfile } from '../../domain/members/globalConnectGate.ts'
import type { Me } from '../../domain/members/meSchema.ts'
import { useWords } from '../../i18n/useWords.ts'
import type { OverviewActor } from '../../machines/overviewMachine.ts'
import { addresses, type Base } from '../../routes.ts'
import { Button } from '../parts/Button.tsx'
import { Card, ErrorNote, Page, Row } from '../parts/Layout.tsx'
import { byState, Nothing } from '../parts/states.ts'
import { tones } from '../parts/tones.ts'
import { BestMatches } from './BestMatches.tsx'
import { Glance } from './Glance.tsx'
import { FirstSteps, NextSteps } from './NextSteps.tsx'
import { Stages } from './Stages.tsx'
import { WeeksChart } from './WeeksChart.tsx'

const Numbers = styled.div`
  display: grid; gap: 1.1rem; grid-template-columns: minmax(0, 1fr); > * { min-width: 0; }
  @media (min-width: 62rem) { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`
/** Reserves the height of the numbers while they load. */
const Place = styled(Card)`min-height: 23.3rem; &[data-flat='true'] { min-height: 10.6rem; }`
const Tiles = styled.ul`
  list-style: none; margin: 0; padding: 0; display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  li { position: relative; display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); gap: .15rem 1rem; align-items: center; align-content: center; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 1.1rem; padding: .9rem 1.2rem; box-shadow: var(--shadow); transition: transform 150ms; }
  li:hover { transform: translateY(-3px); }
  svg { grid-row: 1 / 3; width: 2.25rem; height: 2.25rem; fill: none; stroke: var(--tone); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  h2 { font-size: var(--step-1); color: var(--tone); } h2 a { color: inherit; text-decoration: none; } h2 a::after { content: ''; position: absolute; inset: 0; border-radius: 1.1rem; }
  p { color: var(--soft); font-size: var(--step--1); }
  [data-tone='person'] { --tone: var(--ink); }
`
const personSign = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6'

type Props = { actor: OverviewActor }

/** A notice in place of the numbers. */
const Note = byState<OverviewActor>({
  loading: Coming,
  shown: Nothing,
  unavailable: Unavailable,
})

function Unavailable({ actor }: Props) {
  const { LL } = useWords()
  return (
    <Row>
      <ErrorNote>{LL.memberHome.unavailable()}</ErrorNote>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
        {LL.tryAgain()}
      </Button>
    </Row>
  )
}

function Coming() {
  const { LL } = useWords()
  return (
    <>
      <span role="status" className="visually-hidden">
        {LL.loading()}
      </span>
      <Numbers aria-hidden="true">
        <Place />
        <Place />
      </Numbers>
      <Place aria-hidden="true" data-flat="true" />
    </>
  )
}

/** A member's home: open tasks, figures, matches and next steps. */
export default function MemberHome({ actor }: Props) {
  const { LL } = useWords()
  const words = LL.memberHome
  const { me, greeting } = useSelector(actor, ({ context }) => context)
  const base = addresses.base(me.login_type, me.account_type)
  const market = addresses.list(base, firstMarketOf(me))
  return (
    <Page title={words.welcome({ name: me.basic_info.name })} lead={words.lead()}>
      <Glance me={me} overview={greeting?.overview ?? null} />
      <Note actor={actor} />
      {greeting ? (
        <>
          <NextSteps me={me} overview={greeting.overview} base={base} market={market} />
          {Object.values(greeting.overview.stages).some((count) => count > 0) ? (
            <Numbers>
              <WeeksChart weeks={greeting.overview.weeks} />
              <Stages stages={greeting.overview.stages} />
            </Numbers>
          ) : (
            <FirstSteps me={me} overview={greeting.overview} base={base} market={market} />
          )}
          <BestMatches cards={greeting.best} base={base} market={market} />
        </>
      ) : null}
      <Ways me={me} base={base} />
    </Page>
  )
}

/** Links to the markets of the member's role and to their profile. */
function Ways({ me, base }: { me: Me; base: Base }) {
  const { LL } = useWords()
  const { places, profile } = LL.memberHome
  const connect =
    globalConnectAccess(me) === 'included' && !lacksGlobalConnectProfile(me)
      ? ([['connect', places.connect, addresses.list(base, 'WANT_TO_GROW')]] as const)
      : []
  const markets =
    me.login_type === 'investor'
      ? ([
          ['bridge', places.bridge, addresses.list(base, 'INVESTMENT')],
          ['exchange', places.exchange, addresses.list(base, 'WANT_TO_SELL')],
          ...connect,
        ] as const)
      : ([['invest', places.investors, addresses.list(base, 'INVESTOR')], ...connect] as const)
  return (
    <Tiles>
      {markets.map(([tone, text, href]) => (
        <Tile key={tone} tone={tone} href={href} title={text.title()} text={text.text()} />
      ))}
      {me.account_type ? (
        <Tile tone="person" href={addresses.myProfile(me.account_type)} title={profile.title()} text={profile.text()} />
      ) : null}
    </Tiles>
  )
}

interface TileProps {
  href: string
  title: string
  text: string
  tone: string
}
const Tile = ({ href, title, text, tone }: TileProps) => (
  <li data-tone={tone}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={tones.find((one) => one.tone === tone)?.icon ?? personSign} />
    </svg>
    <h2>
      <Link href={href}>{title}</Link>
    </h2>
    <p>{text}</p>
  </li>
)
