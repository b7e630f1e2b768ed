import { styled } from 'styled-components'
import { scrollHint } from './scrollHint.ts'

const Choosing = styled.div`
  display: inline-flex; flex-wrap: wrap; gap: .25rem; padding: .25rem; border-radius: .9rem; background: var(--sunk);
  &:has(> :nth-child(2):last-child) { display: inline-grid; grid-auto-flow: column; grid-auto-columns: minmax(max-content, 1fr); }
  @media (max-width: 47.99rem) {
    &:has(> :nth-child(3)) { flex-wrap: nowrap; width: 0; min-width: 100%; overflow-x: auto; scrollbar-width: none; ${scrollHint('var(--sunk)')} } &:has(> :nth-child(3)) > button { flex: 1 0 auto; white-space: nowrap; }
  }
  button { flex: 1 1 auto; min-height: 2.75rem; padding: .3rem 1rem; border: 0; border-radius: .7rem; background: transparent; font-weight: 600; color: var(--soft); cursor: pointer; }
  button[aria-pressed='true'] { background: var(--card); color: var(--brand); box-shadow: var(--shadow); }
`
/** Shows the chosen view where the row scrolls. */
function scrollIntoRow(button: HTMLButtonElement | null) {
  const row = button?.parentElement
  if (button && row) row.scrollLeft = button.offsetLeft - row.offsetLeft - row.clientWidth / 3
}

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
      <button
        key={item.value}
        ref={item.value === value ? scrollIntoRow : undefined}
        type="button"
        aria-pressed={item.value === value}
        onClick={() => onChange(item.value)}
      >
        {item.label}
      </button>
    ))}
  </Choosing>
)
