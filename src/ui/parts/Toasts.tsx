import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, useToaster } from 'react-hot-toast/headless'
import { styled } from 'styled-components'

const Line = styled.p`
  > a:only-child { display: block; margin: -.8rem -1rem; padding: .8rem 1rem; }
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

/** On a phone, toasts are above the bar of actions at the bottom of the window, if there is one. */
function placeAboveBar(line: HTMLElement | null) {
  if (!line || !document.elementsFromPoint) return
  const bar = document
    .elementsFromPoint(innerWidth / 2, innerHeight - 1)
    .find((element) => getComputedStyle(element).position === 'sticky')
  const covered = bar ? innerHeight - bar.getBoundingClientRect().top : 0
  line.closest<HTMLElement>('.toasts')?.style.setProperty('--bar', `${covered}px`)
}

/** The notices above the page, in the live region of the notice about the network. */
const Notices = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts
    .filter(({ className }) => className === 'notice')
    .map(({ id, message }) => <p key={id}>{typeof message === 'function' ? null : message}</p>)

/**
 * The current toasts, each in the live region of its kind. One with something to press remains while hovered or focused;
 * a press on any other reaches what it covers.
 */
export default function Toasts() {
  const { toasts, handlers } = useToaster()
  const visible = toasts.filter((toast) => toast.visible)
  const shown = visible.filter(({ className }) => className !== 'notice')
  const dialog = useSyncExternalStore(shown.length > 0 ? watchDialogs : unwatched, topDialog)
  const lines = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      .map(({ id, type, message }) => (
        <Line
          key={id}
          ref={placeAboveBar}
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
      <div className="toasts">
        <div role="alert">{lines(true)}</div>
        <div role="status">{lines(false)}</div>
      </div>,
      dialog,
    )
  const [errors, others] = document.querySelectorAll('#toasts > [role]')
  const strip = document.querySelector('[role="status"]:has(+ header)')
  return (
    <>
      {strip ? createPortal(<Notices toasts={visible} />, strip) : null}
      {errors ? createPortal(lines(true), errors) : null}
      {others ? createPortal(lines(false), others) : null}
    </>
  )
}
