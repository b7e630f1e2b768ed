import { styled } from 'styled-components'
import type { ListingDetail } from '../../domain/contract/market.ts'
import { type KeyFigure, keyFigures } from '../../domain/market/keyFigures.ts'
import { useWords } from '../../i18n/useWords.ts'

const Strip = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); margin: 0 0 1.5rem; overflow: hidden;
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; box-shadow: var(--shadow);
  > div { padding: 1rem 1.1rem; box-shadow: -1px -1px 0 var(--line); display: grid; align-content: start; gap: .15rem; min-width: 0; }
  dt, .about { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; }
  .figure { font: 600 var(--step-1)/1.25 var(--display); } .figure[data-long='true'] { font: 600 1rem/1.35 var(--font); }
  @media (max-width: 35.99rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** A longer value is words, not a figure. */
const longestFigure = 14

/** What a reader decides by, with amounts in their own currency beside the owner's. */
export function KeyFigures({ listing: { kind, facts } }: { listing: Pick<ListingDetail, 'kind' | 'facts'> }) {
  const { LL } = useWords()
  const words = LL.market
  const figures = keyFigures[kind].flatMap((name: KeyFigure) => {
    const fact = facts.find(({ field }) => field === name)
    return fact ? [{ ...fact, name }] : []
  })
  if (figures.length === 0) return null
  return (
    <section aria-label={words.keyFigures()}>
      <Strip>
        {figures.map(({ name, short, converted }) => (
          <div key={name}>
            <dt>{words.figures[name]()}</dt>
            <dd>
              <span className="figure" data-long={short.length > longestFigure}>
                {short}
              </span>
              {converted ? <div className="about">{words.about({ amount: converted })}</div> : null}
            </dd>
          </div>
        ))}
      </Strip>
    </section>
  )
}
