import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'

const Strip = styled.div`
  background: var(--warn-wash); color: var(--warn); font-weight: 600; text-align: center;
  p { padding: .6rem 1rem; }
`

function watch(tell: () => void) {
  for (const sign of ['online', 'offline']) window.addEventListener(sign, tell)
  return () => {
    for (const sign of ['online', 'offline']) window.removeEventListener(sign, tell)
  }
}

/** A notice shown without a network. Its live region is always in the page. */
export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return <Strip role="status">{isOnline ? null : <p>{text}</p>}</Strip>
}
