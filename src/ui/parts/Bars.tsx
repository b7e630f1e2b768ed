import { styled } from 'styled-components'

const Chart = styled.figure`
  margin: 0; display: grid; gap: .5rem;
  svg { width: 100%; height: 7rem; background: var(--sunk); border-radius: .6rem; }
  rect { fill: var(--brand); } rect:hover { fill: var(--focus); }
  figcaption { color: var(--soft); font-size: var(--step--1); }
`

/** A chart with one bar for each day. Hovering shows a bar's day and value; screen readers get a list of all. */
export function Bars({ caption, bars }: { caption: string; bars: readonly { label: string; value: number }[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const width = 100 / Math.max(1, bars.length)
  return (
    <Chart>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * width + width * 0.12}
            y={40 - (value / most) * 36}
            width={width * 0.76}
            height={(value / most) * 36}
          >
            <title>{label}</title>
          </rect>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
      <ul className="visually-hidden">
        {bars
          .filter(({ value }) => value > 0)
          .map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
      </ul>
    </Chart>
  )
}
