import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useToaster } from 'react-hot-toast/headless'
import { styled } from 'styled-components'
import { Corner } from './ToastHost.tsx'

const Line = styled.p`
  button { margin-inline-start: .5rem; min-height: 2.75rem; padding: 0 .5rem; border: 0; background: none; color: var(--brand); font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
`

/** Reports dialogs that open or close while a toast is shown. */
function watchDialogs(tell: () => void) {
  const watch = new MutationObserver(tell)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}
const unwatched = () => () => {}
/** The dialog that makes everything else inert. The copy of a fading dialog does not count. */
const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null

/** The current toasts, each in the live region of its kind. They remain while hovered or focused. */
export default function Toasts() {
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter(({ visible }) => visible)
  const dialog = useSyncExternalStore(shown.length > 0 ? watchDialogs : unwatched, topDialog)
  const lines = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      .map(({ id, type, message }) => (
        <Line
          key={id}
          data-kind={type}
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
          // Following a link removes its toast without a mouseleave event, so the pause is ended here.
          onClickCapture={({ target }) => (target instanceof HTMLAnchorElement ? handlers.endPause() : null)}
        >
          {typeof message === 'function' ? null : message}
        </Line>
      ))
  // Behind a modal dialog, toasts could be neither read nor pressed.
  if (dialog)
    return createPortal(
      <Corner>
        <div role="alert">{lines(true)}</div>
        <div role="status">{lines(false)}</div>
      </Corner>,
      dialog,
    )
  const [errors, others] = document.querySelectorAll('#toasts > [role]')
  return (
    <>
      {errors ? createPortal(lines(true), errors) : null}
      {others ? createPortal(lines(false), others) : null}
    </>
  )
}
