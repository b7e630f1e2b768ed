import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from './Button.tsx'
import { fadeOut } from './fadeOut.ts'

const Sheet = styled.dialog`
  border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; width: min(32rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem);
  background: var(--card); color: var(--ink); box-shadow: var(--shadow);
  &::backdrop { background: rgb(10 12 16 / 55%); }
  h2 { font-size: var(--step-2); margin-bottom: .75rem; }
  form, .body { display: grid; gap: 1rem; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: flex-end; margin-top: 1.25rem; }
  @media (max-width: 35.99rem) { .actions > * { flex: 1 1 auto; } }
`

/** Where the focus goes back to: what had it or, where that has gone with its menu, what opens the menu. */
function backFrom(before: Element | null): HTMLElement | null {
  const menu = before?.checkVisibility() ? null : before?.closest('[popover]')
  const opener = menu ? document.querySelector(`[popovertarget="${menu.id}"]:not([popovertargetaction])`) : before
  return opener instanceof HTMLElement ? opener : null
}

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  /** Cannot be closed by keyboard or backdrop. */
  isStatic?: boolean
}

/** Modal while it is rendered; the browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, actions, isStatic = false }: DialogProps) {
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = sheet.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      backFrom(before)?.focus()
    }
  }, [])
  // Before it is taken out of the page.
  useLayoutEffect(() => {
    const dialog = sheet.current
    return () => {
      if (dialog) fadeOut(dialog)
    }
  }, [])
  return (
    <Sheet
      ref={sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!isStatic) onClose()
      }}
      // A second Escape closes a dialog whatever `cancel` says, unless the key itself is taken.
      onKeyDown={(event) => {
        if (isStatic && event.key === 'Escape') event.preventDefault()
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="body">{children}</div>
      {actions ? <div className="actions">{actions}</div> : null}
    </Sheet>
  )
}

interface ConfirmProps {
  title: string
  text: string
  onYes: () => void
  onNo: () => void
  busy?: boolean
}

/** A question to answer with Yes or No. */
export function ConfirmDialog({ title, text, onYes, onNo, busy = false }: ConfirmProps) {
  const { LL } = useWords()
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={onNo}>
            {LL.no()}
          </Button>
          <Button busy={busy} onClick={onYes}>
            {LL.yes()}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
