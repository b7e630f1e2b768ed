import { styled } from 'styled-components'

const Trail = styled.ol`
  display: grid; gap: .5rem; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); list-style: none; margin: 0; padding: 0; counter-reset: step;
  li { position: relative; min-width: 0; overflow-wrap: break-word; border-top: 4px solid var(--line); font-size: var(--step--1); line-height: 1.35; color: var(--soft); counter-increment: step; }
  li > * { display: flex; align-items: center; min-height: 2.75rem; width: 100%; padding: .35rem 0 0; border: 0; background: none; color: inherit; text-align: left; font-weight: inherit; }
  li > ::before { content: counter(step) '.'; flex: none; margin-right: .35em; } .name { min-width: 0; }
  li[data-done='true'] { border-color: var(--brand); }
  li[aria-current='step'] { border-color: var(--brand); color: var(--ink); font-weight: 700; }
  button { cursor: pointer; } button:hover { color: var(--brand); }
  @media (max-width: 35.99rem) {
    display: flex; li { flex: 1 0 1.5rem; } li[aria-current='step'] { flex: 1 1 auto; }
    li:not([aria-current='step']) .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`
const Line = styled.p`display: none; font-weight: 700;`
/** On a phone one line takes the place of the row. */
const Replaceable = styled.div`@media (max-width: 35.99rem) { ol { display: none; } ${Line} { display: block; } }`

interface StepsProps {
  labels: readonly string[]
  current: number
  label: string
  /** The current step in words, which a phone shows instead of the row. */
  line?: string
  /** Steps that can be opened. */
  reached?: readonly boolean[]
  onChoose?: (index: number) => void
}
export const Steps = ({ line, ...row }: StepsProps) =>
  line ? (
    <Replaceable>
      <Line>{line}</Line>
      <StepRow {...row} />
    </Replaceable>
  ) : (
    <StepRow {...row} />
  )

const StepRow = ({ labels, current, label, reached, onChoose }: Omit<StepsProps, 'line'>) => (
  <Trail aria-label={label}>
    {labels.map((words, index) => (
      <li key={words} data-done={index <= current} aria-current={index === current ? 'step' : undefined}>
        {onChoose && reached?.[index] && index !== current ? (
          <button type="button" onClick={() => onChoose(index)}>
            <span className="name">{words}</span>
          </button>
        ) : (
          <span>
            <span className="name">{words}</span>
          </span>
        )}
      </li>
    ))}
  </Trail>
)
