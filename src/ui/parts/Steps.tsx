import { styled } from 'styled-components'

const Trail = styled.ol`
  display: grid; gap: .5rem; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); list-style: none; margin: 0; padding: 0; counter-reset: step;
  li { position: relative; min-width: 0; overflow-wrap: break-word; border-top: 4px solid var(--line); font-size: var(--step--1); line-height: 1.35; color: var(--soft); counter-increment: step; }
  li > * { display: flex; align-items: flex-start; min-height: 2.75rem; width: 100%; padding: .35rem 0 0; border: 0; background: none; color: inherit; text-align: left; font-weight: inherit; }
  li > ::before { content: counter(step) '.'; flex: none; margin-right: .35em; } .name { min-width: 0; display: grid; } .name > *, .name::after { grid-area: 1 / 1; min-width: 0; }
  .name::after { content: attr(data-words); font-weight: 700; visibility: hidden; }
  li[data-done='true'] { border-color: var(--brand); }
  li[aria-current='step'] { border-color: var(--brand); color: var(--ink); font-weight: 700; }
  button { cursor: pointer; } button:hover { color: var(--brand); }
  @media (max-width: 35.99rem) {
    display: flex; li { flex: 1 0 1.5rem; } li[aria-current='step'] { flex: 1 1 auto; }
    li:not([aria-current='step']) .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`
const Line = styled.p`display: none; font-weight: 700;`
/** On a phone one line takes the place of the row, or of its words if its steps can be opened. */
const Replaceable = styled.div`
  @media (max-width: 35.99rem) {
    ol { display: none; } ${Line} { display: block; }
    ol[data-pressable='true'] { display: flex; margin-top: .35rem; li { flex: 1 1 0; } .name { display: none; } }
  }
`

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

/** Takes the room of its bold form, so that the row keeps its height when the current step changes. */
const Name = ({ words }: { words: string }) => (
  <span className="name" data-words={words}>
    <span>{words}</span>
  </span>
)

const StepRow = ({ labels, current, label, reached, onChoose }: Omit<StepsProps, 'line'>) => (
  <Trail aria-label={label} data-pressable={onChoose !== undefined}>
    {labels.map((words, index) => (
      <li key={words} data-done={index <= current} aria-current={index === current ? 'step' : undefined}>
        {onChoose && reached?.[index] && index !== current ? (
          <button type="button" aria-label={words} onClick={() => onChoose(index)}>
            <Name words={words} />
          </button>
        ) : (
          <span>
            <Name words={words} />
          </span>
        )}
      </li>
    ))}
  </Trail>
)
