import { styled } from 'styled-components'

const Trail = styled.ol`
  display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(29%, 8rem), 1fr)); list-style: none; margin: 0; padding: 0; counter-reset: step;
  li { min-width: 0; overflow-wrap: anywhere; border-top: 4px solid var(--line); font-size: var(--step--1); color: var(--soft); counter-increment: step; }
  li > * { display: flex; align-items: center; min-height: 2.75rem; width: 100%; padding: 0; border: 0; background: none; color: inherit; text-align: left; font-weight: inherit; }
  li > ::before { content: counter(step) '.'; margin-right: .35em; }
  li[data-done='true'] { border-color: var(--brand); }
  li[aria-current='step'] { border-color: var(--brand); color: var(--ink); font-weight: 700; }
  button { cursor: pointer; } button:hover { color: var(--brand); }
`
interface StepsProps {
  labels: readonly string[]
  current: number
  label: string
  /** Steps that can be opened. */
  reached?: readonly boolean[]
  onChoose?: (place: number) => void
}
export const Steps = ({ labels, current, label, reached, onChoose }: StepsProps) => (
  <Trail aria-label={label}>
    {labels.map((words, place) => (
      <li key={words} data-done={place <= current} aria-current={place === current ? 'step' : undefined}>
        {onChoose && reached?.[place] && place !== current ? (
          <button type="button" onClick={() => onChoose(place)}>
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
      </li>
    ))}
  </Trail>
)
