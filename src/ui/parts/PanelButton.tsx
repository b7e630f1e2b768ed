import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'

const Panel = styled.div`
  border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.25rem; background: var(--card); color: var(--ink); box-shadow: var(--shadow);
  width: min(30rem, calc(100vw - 1.5rem)); max-height: calc(100dvh - 3rem); overflow: auto; margin: auto;
  &::backdrop { background: rgb(10 12 16 / 55%); }
  header { display: flex; justify-content: space-between; align-items: center; } h2 { font-size: var(--step-1); }
  footer { position: sticky; bottom: -1.25rem; background: var(--card); padding: .75rem 0; }
`

/** A popover panel, rendered only while open. The browser closes it on Escape or a press outside. */
export function PanelButton({
  label,
  title,
  done,
  children,
}: {
  label: string
  title: string
  done: string
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" popoverTarget={id}>
        {label}
      </Button>
      <Panel
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <header>
          <h2>{title}</h2>
        </header>
        {isOpen ? children : null}
        <footer>
          <Button wide popoverTarget={id} popoverTargetAction="hide">
            {done}
          </Button>
        </footer>
      </Panel>
    </>
  )
}
