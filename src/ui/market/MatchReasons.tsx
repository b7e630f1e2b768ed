import { styled } from 'styled-components'
import type { PresentedMatch } from '../../domain/contract/market.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Badge, Card, Row } from '../parts/Layout.tsx'

const Reasons = styled.ul`
  list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .6rem;
  li { display: grid; grid-template-columns: 1.5rem 1fr; gap: .25rem .5rem; } small { grid-column: 2; color: var(--soft); overflow-wrap: anywhere; }
  li > span { font-weight: 700; } li[data-met='yes'] > span { color: var(--good); } li[data-met='partly'] > span { color: var(--warn); } li[data-met='no'] > span { color: var(--bad); }
`
const signs = { yes: '✓', partly: '~', no: '×' } as const

/** Why two profiles fit, and where they do not. */
export function MatchReasons({ match }: { match: PresentedMatch }) {
  const { LL } = useWords()
  const words = LL.market.match
  return (
    <Card>
      <Row>
        <h2>{words.title()}</h2>
        <Badge data-tone={match.score >= 70 ? 'good' : match.score >= 40 ? 'warn' : 'bad'}>
          {words.score({ score: match.score })}
        </Badge>
      </Row>
      <Reasons>
        {match.reasons.map(({ part, met, shared }) => (
          <li key={part} data-met={met}>
            <span aria-hidden="true">{signs[met]}</span>
            <div>
              {words.part[part]()}: {words.met[met]()}
            </div>
            {shared.length > 0 ? <small>{shared.join(', ')}</small> : null}
          </li>
        ))}
      </Reasons>
    </Card>
  )
}
