import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from './Button.tsx'
import { fadeOut } from './fadeOut.ts'

const Sheet = styled.dialog`
  border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem 1.5rem 0; width: min(32rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem);
  background: var(--card); color: var(--ink); box-shadow: var(--shadow);
  &::backdrop { background: rgb(10 12 16 / 55%); }
  h2 { font-size: var(--step-2); margin-bottom: .75rem; }
  form, .body { display: grid; gap: 1rem; } .body:last-child:not(:has(.actions)) { padding-bottom: 1.5rem; }
  scroll-padding-bottom: 6rem;
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: flex-end; position: sticky; bottom: 0; z-index: 2; margin: 1.25rem -1.5rem 0; padding: .75rem 1.5rem 1.5rem; background: var(--card); }
  @media (max-width: 35.99rem) { .actions > * { flex: 1 1 auto; } }
`

/**
 * The element that receives focus after the dialog: the one that had it before or, if its menu has closed, the menu's
 * button.
 */
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
  /** True if neither the keyboard nor the backdrop can close it. */
  isStatic?: boolean
}

/** A dialog that is modal while rendered. The browser traps the focus and restores it afterwards. */
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
  // Runs before the element is removed from the page.
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
      // Browsers close a dialog at the second Escape even if `cancel` is prevented, also while it is busy.
      onClose={() => {
        if (sheet.current?.isConnected && !sheet.current.open) sheet.current.showModal()
      }}
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

/** A confirmation with Yes and No. */
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
