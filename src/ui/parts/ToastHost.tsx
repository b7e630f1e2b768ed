import { lazy, Suspense, useEffect, useState } from 'react'
import { reportStage } from './pageStage.ts'

const Toasts = lazy(() => import(/* webpackChunkName: "late" */ './Toasts.tsx'))

/**
 * The two live regions of toasts, always in the page so that screen readers announce their content. The code that fills
 * them loads with the first toast.
 */
export function ToastHost() {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    reportStage('frame')
    if (document.documentElement.dataset.toasts) setAsked(true)
    // Lasts as long as the page.
    else window.addEventListener('toast.requested', () => setAsked(true), { once: true })
  }, [])
  return (
    <div id="toasts" className="toasts">
      <div role="alert" />
      <div role="status" />
      {asked ? (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      ) : null}
    </div>
  )
}
