import { styled } from 'styled-components'

const Chart = styled.figure`
  margin: 0 0 1.75rem; display: grid; gap: .75rem;
  figcaption { color: var(--soft); font-size: var(--step--1); }
  .bar { display: flex; gap: 2px; height: .85rem; border-radius: .5rem; overflow: hidden; print-color-adjust: exact; }
  .bar i { min-width: 2px; }
  ul { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; margin: 0; padding: 0; list-style: none; font-size: var(--step--1); }
  li { display: inline-flex; align-items: baseline; gap: .45rem; } li i { flex: none; width: .7rem; height: .7rem; border-radius: .2rem; print-color-adjust: exact; } b { font-weight: 600; }
`
const hues = ['--bridge', '--exchange', '--invest', '--connect', '--focus', '--soft']

/** Six colours, then lighter versions of them. */
const colourOf = (place: number): string => {
  const hue = `var(${hues[place % hues.length]})`
  return place < hues.length ? hue : `color-mix(in oklab, ${hue} 55%, var(--card))`
}

/** Shares of a whole, as one bar and a legend with names and percentages. */
export function ShareBar({
  caption,
  parts,
}: {
  caption: string
  parts: readonly { label: string; percent: number }[]
}) {
  return (
    <Chart>
      <figcaption>{caption}</figcaption>
      <div className="bar" aria-hidden="true">
        {parts.map(({ label, percent }, place) => (
          <i key={label} style={{ flex: `${percent} 1 0`, background: colourOf(place) }} />
        ))}
      </div>
      <ul>
        {parts.map(({ label, percent }, place) => (
          <li key={label}>
            <i aria-hidden="true" style={{ background: colourOf(place) }} />
            <span>
              {label} <b>{percent}%</b>
            </span>
          </li>
        ))}
      </ul>
    </Chart>
  )
}
