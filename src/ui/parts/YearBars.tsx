import { useId } from 'react'
import { styled } from 'styled-components'

const Chart = styled.figure`
  margin: 0; display: grid; gap: .75rem;
  figcaption { color: var(--soft); font-size: var(--step--1); }
  ol { list-style: none; display: grid; grid-auto-flow: column; grid-template-rows: auto auto auto; grid-auto-columns: minmax(0, 1fr); gap: .3rem clamp(.5rem, 2vw, 1.4rem); margin: 0; padding: 0; }
  li { display: grid; grid-row: span 3; grid-template-rows: subgrid; text-align: center; font-size: var(--step--1); color: var(--soft); } b { align-self: end; color: var(--ink); font-weight: 600; }
  @media (max-width: 35.99rem) { li { font-size: .75rem; } }
  svg { width: 100%; height: 7.5rem; overflow: visible; } .bar { fill: var(--brand); } .bar[data-loss='true'] { fill: var(--bad); } .bar[data-plan='true'] { stroke: var(--brand); vector-effect: non-scaling-stroke; } .bar[data-plan='true'][data-loss='true'] { stroke: var(--bad); } .zero { stroke: var(--line); vector-effect: non-scaling-stroke; }
`
interface Bar {
  label: string
  value: number
  /** The value as text. */
  words: string
  /** True for a forecast, drawn with stripes. */
  isPlan: boolean
}

/** A chart with one bar for each year and losses below the line. Screen readers read the table next to it. */
export function YearBars({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const id = useId()
  const values = bars.map(({ value }) => value)
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = top - bottom || 1
  const zero = (top / span) * 100
  return (
    <Chart aria-hidden="true">
      <figcaption>{caption}</figcaption>
      <ol>
        {bars.map(({ label, value, words, isPlan }, index) => {
          const height = Math.max(1, (Math.abs(value) / span) * 100)
          return (
            <li key={label}>
              <b>{words}</b>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <defs>
                  <pattern
                    id={`${id}-${index}`}
                    width="10"
                    height="10"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                  >
                    <rect className="bar" width="4" height="10" data-loss={value < 0} />
                  </pattern>
                </defs>
                <rect
                  className="bar"
                  x="0"
                  width="100"
                  y={value < 0 ? zero : zero - height}
                  height={height}
                  data-loss={value < 0}
                  data-plan={isPlan}
                  style={isPlan ? { fill: `url(#${id}-${index})` } : undefined}
                />
                <line className="zero" x1="0" x2="100" y1={zero} y2={zero} />
              </svg>
              {label}
            </li>
          )
        })}
      </ol>
    </Chart>
  )
}
