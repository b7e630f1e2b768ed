import { styled } from 'styled-components'

const Choosing = styled.div`
  display: inline-flex; flex-wrap: wrap; gap: .25rem; padding: .25rem; border-radius: .9rem; background: var(--sunk);
  &:has(> :nth-child(2):last-child) { display: inline-grid; grid-auto-flow: column; grid-auto-columns: minmax(max-content, 1fr); }
  button { flex: 1 1 auto; min-height: 2.75rem; padding: .3rem 1rem; border: 0; border-radius: .7rem; background: transparent; font-weight: 600; color: var(--soft); cursor: pointer; }
  button[aria-pressed='true'] { background: var(--card); color: var(--brand); box-shadow: var(--shadow); }
`
/** A choice between a few views. */
export const Tabs = ({
  label,
  value,
  onChange,
  items,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string }[]
}) => (
  <Choosing role="group" aria-label={label}>
    {items.map((item) => (
      <button key={item.value} type="button" aria-pressed={item.value === value} onClick={() => onChange(item.value)}>
        {item.label}
      </button>
    ))}
  </Choosing>
)
