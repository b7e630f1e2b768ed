import { styled } from 'styled-components'
import type { PresentedMatch } from '../../domain/market/listingCardSchema.ts'
import type { ProfileKind } from '../../domain/offerings.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card } from '../parts/Layout.tsx'

const Reasons = styled.ul`
  list-style: none; margin: 0; padding: 0;
  li { display: grid; grid-template-columns: 1.5rem 1fr; gap: .1rem .35rem; padding: .7rem 0; border-top: 1px solid var(--line); } li:first-child { border: 0; padding-top: 0; } li:last-child { padding-bottom: 0; }
  small { grid-column: 2; color: var(--soft); font-size: var(--step--1); overflow-wrap: anywhere; } b { font-weight: 600; }
  li > span { font: 700 1.15rem/1.3 system-ui; } li[data-met='yes'] > span { color: var(--good); } li[data-met='partly'] > span { color: var(--warn); } li[data-met='no'] > span { color: var(--bad); }
`
type Amounts = NonNullable<PresentedMatch['reasons'][number]['amounts']>
const signs = { yes: '✓', partly: '~', no: '×' } as const

/** The ways in which two profiles match, and in which they do not. */
export function MatchReasons({ match, kind }: { match: PresentedMatch; kind: ProfileKind }) {
  const { LL } = useWords()
  const words = LL.market.match
  const whose = kind === 'INVESTOR' ? 'theirs' : 'yours'
  const amountWords = ({ of, where, asked, goal, least, most }: Amounts): string => {
    const place = where === 'inside' && !least ? 'upTo' : where === 'inside' && !most ? 'from' : where
    const what = words.amounts[whose][of]({ asked })
    return words.amounts[whose][place]({ what, asked, goal: goal ?? '', least: least ?? '', most: most ?? '' })
  }
  return (
    <Card className="fit">
      <h2>{words.title()}</h2>
      <Reasons>
        {match.reasons.map(({ part, met, shared, fits, amounts }) => (
          <li key={part} data-met={met}>
            <span aria-hidden="true">{signs[met]}</span>
            <div>
              <b>{words.part[part]()}</b>
              <span className="visually-hidden">: {words.met[met]()}</span>
            </div>
            <small>
              {fits.length > 0
                ? words.fits[whose]({
                    names: shared.join(', '),
                    stages: fits.join(', '),
                    count: fits.length,
                  })
                : amounts
                  ? amountWords(amounts)
                  : words.reason[part][shared.length > 0 ? 'shared' : met]({ names: shared.join(', ') })}
            </small>
          </li>
        ))}
      </Reasons>
    </Card>
  )
}
