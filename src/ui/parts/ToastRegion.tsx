import { useToaster } from 'react-hot-toast/headless'
import { styled } from 'styled-components'

const Corner = styled.div`
  position: fixed; top: 1rem; right: 1rem; z-index: 50; display: grid; gap: .5rem; width: min(24rem, calc(100vw - 2rem)); pointer-events: none;
  p { pointer-events: auto; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--brand); border-radius: .75rem; padding: .8rem 1rem; box-shadow: var(--shadow); }
  p[data-kind='error'] { border-left-color: var(--bad); } p[data-kind='success'] { border-left-color: var(--good); }
`

/** Both live regions are there from the start, so that screen readers announce what comes into them. */
export function ToastRegion() {
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter(({ visible }) => visible)
  const line = (kind: 'error' | 'other') =>
    shown
      .filter(({ type }) => (type === 'error') === (kind === 'error'))
      .map(({ id, type, message }) => (
        <p key={id} data-kind={type}>
          {typeof message === 'function' ? null : message}
        </p>
      ))
  return (
    <Corner
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert">{line('error')}</div>
      <div role="status">{line('other')}</div>
    </Corner>
  )
}
