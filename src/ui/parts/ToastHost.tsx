import { lazy, Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { reportStage } from './pageStage.ts'

const Toasts = lazy(() => import(/* webpackChunkName: "late" */ './Toasts.tsx'))

/** Below the header, whose buttons a toast would cover. */
export const Corner = styled.div`
  position: fixed; top: 5rem; right: 1rem; z-index: 50; display: grid; gap: .5rem; width: min(24rem, calc(100vw - 2rem)); pointer-events: none;
  p { pointer-events: auto; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--brand); border-radius: .75rem; padding: .8rem 1rem; box-shadow: var(--shadow); }
  p[data-kind='error'] { border-left-color: var(--bad); } p[data-kind='success'] { border-left-color: var(--good); }
`

/**
 * The two live regions of toasts, always in the page so that screen readers announce their content. The code that fills
 * them loads with the first toast.
 */
export function ToastHost() {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    reportStage('frame')
    // Lasts as long as the page.
    window.addEventListener('toast.requested', () => setAsked(true), { once: true })
  }, [])
  return (
    <Corner id="toasts">
      <div role="alert" />
      <div role="status" />
      {asked ? (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      ) : null}
    </Corner>
  )
}
