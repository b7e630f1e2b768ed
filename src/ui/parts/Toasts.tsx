import { createPortal } from 'react-dom'
import { useToaster } from 'react-hot-toast/headless'

/** The toasts of the moment, each in the live region of its kind; a pointer or the focus on one keeps them. */
export default function Toasts({ errors, others }: { errors: HTMLElement; others: HTMLElement }) {
  const { toasts, handlers } = useToaster()
  const lines = (isError: boolean) =>
    toasts
      .filter(({ visible, type }) => visible && (type === 'error') === isError)
      .map(({ id, type, message }) => (
        <p
          key={id}
          data-kind={type}
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
          // A followed link takes its toast away from under the pointer, which then leaves nothing.
          onClickCapture={({ target }) => (target instanceof HTMLAnchorElement ? handlers.endPause() : null)}
        >
          {typeof message === 'function' ? null : message}
        </p>
      ))
  return (
    <>
      {createPortal(lines(true), errors)}
      {createPortal(lines(false), others)}
    </>
  )
}
