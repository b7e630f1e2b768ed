import { styled } from 'styled-components'
import type { Overview } from '../../domain/proposals/overviewSchema.ts'
import { proposalStages } from '../../domain/proposals/statuses.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card } from '../parts/Layout.tsx'

const Sheet = styled(Card)`
  display: grid; gap: 1rem; grid-template-rows: auto auto 1fr; h2 { font-size: var(--step-1); }
  .bar { display: flex; gap: 2px; height: 1.1rem; border-radius: 99px; overflow: hidden; background: var(--sunk); } .bar i { background: var(--part); min-width: .4rem; }
  [data-stage='waiting'] { --part: var(--warn); } [data-stage='talking'] { --part: var(--brand); } [data-stage='won'] { --part: var(--good); } [data-stage='over'] { --part: color-mix(in srgb, var(--soft) 55%, var(--card)); }
  dl { margin: 0; display: grid; gap: .1rem; } dl > div { display: flex; gap: .6rem; align-items: center; padding: .4rem 0; border-bottom: 1px solid var(--line); } dl > div:last-child { border: 0; }
  dt { display: flex; gap: .6rem; align-items: center; } dt::before { content: ''; width: .8rem; height: .8rem; border-radius: .2rem; background: var(--part); } dd { margin: 0 0 0 auto; font-weight: 600; font-variant-numeric: tabular-nums; }
`

/** All proposals by stage, as one bar and as numbers. */
export function Stages({ stages }: { stages: Overview['stages'] }) {
  const { LL } = useWords()
  const words = LL.memberHome.stages
  return (
    <Sheet>
      <h2>{words.title()}</h2>
      <div className="bar" aria-hidden="true">
        {proposalStages.map((stage) =>
          stages[stage] > 0 ? <i key={stage} data-stage={stage} style={{ flex: stages[stage] }} /> : null,
        )}
      </div>
      <dl>
        {proposalStages.map((stage) => (
          <div key={stage} data-stage={stage}>
            <dt>{words[stage]()}</dt>
            <dd>{stages[stage]}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
