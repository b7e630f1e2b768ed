import { styled } from 'styled-components'
import type { Overview } from '../../domain/proposals/overviewSchema.ts'
import { formatDate } from '../../domain/time.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Card, Soft } from '../parts/Layout.tsx'

const Figure = styled.figure`
  margin: 0; display: grid; gap: .75rem;
  figcaption { display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; align-items: baseline; } h2 { font-size: var(--step-1); margin-right: auto; } @media (max-width: 35.99rem) { h2 { flex: 1 0 100%; } }
  .key { display: inline-flex; gap: .45rem; align-items: center; font-size: var(--step--1); color: var(--soft); } .key::before { content: ''; width: .8rem; height: .8rem; border-radius: .2rem; background: var(--bar); }
  .sent { --bar: var(--brand); } .received { --bar: var(--exchange); }
  .plot { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(.4rem, 1vw, .6rem); height: 9.5rem; border-bottom: 1px solid var(--line); background: linear-gradient(var(--line) 0 1px, transparent 1px) 0 0 / 100% 50%; }
  .most { color: var(--soft); font-size: var(--step--1); margin-bottom: -.6rem; }
  .plot > span { display: flex; align-items: end; justify-content: center; gap: 1px; }
  .plot i { flex: 1; max-width: 1rem; min-height: 2px; border-radius: .25rem .25rem 0 0; background: var(--bar); transition: height 300ms; }
  .ends { display: flex; justify-content: space-between; color: var(--soft); font-size: var(--step--1); font-variant-numeric: tabular-nums; }
  details { margin-block: -.75rem; } details[open] { margin-bottom: 0; }
  summary { cursor: pointer; min-height: 2.75rem; width: fit-content; display: flex; align-items: center; color: var(--brand); font-weight: 600; font-size: var(--step--1); }
  .scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: .35rem .5rem; border-top: 1px solid var(--line); font-size: var(--step--1); white-space: nowrap; } th:first-child { text-align: left; padding-left: 0; } tbody th { font-weight: 400; }
`
const series = ['sent', 'received'] as const

/** A bar chart of proposals in twelve weeks, with the same numbers as a table. */
export function WeeksChart({ weeks }: { weeks: Overview['weeks'] }) {
  const { LL } = useWords()
  const words = LL.memberHome.weeks
  const most = Math.max(1, ...weeks.flatMap(({ sent, received }) => [sent, received]))
  const total = (name: (typeof series)[number]) => weeks.reduce((sum, week) => sum + week[name], 0)
  const summary = words.summary({ sent: total('sent'), received: total('received') })
  return (
    <Card>
      <Figure>
        <figcaption>
          <h2>{words.title()}</h2>
          {series.map((name) => (
            <span key={name} className={`key ${name}`}>
              {words[name]()}
            </span>
          ))}
        </figcaption>
        <span className="most" aria-hidden="true">
          {most}
        </span>
        <div className="plot" role="img" aria-label={summary}>
          {weeks.map((week) => (
            <span key={week.start}>
              {series.map((name) => (
                <i key={name} className={name} style={{ height: `${(week[name] / most) * 100}%` }} />
              ))}
            </span>
          ))}
        </div>
        <div className="ends" aria-hidden="true">
          <span>{formatDate(weeks[0]?.start ?? null)}</span>
          <span>{words.today()}</span>
        </div>
        <Soft>{summary}</Soft>
        <WeeksTable weeks={weeks} />
      </Figure>
    </Card>
  )
}

function WeeksTable({ weeks }: { weeks: Overview['weeks'] }) {
  const { LL } = useWords()
  const words = LL.memberHome.weeks
  return (
    <details>
      <summary>{words.table()}</summary>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.week()}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {words[name]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.start}>
                <th scope="row">{formatDate(week.start)}</th>
                {series.map((name) => (
                  <td key={name}>{week[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
