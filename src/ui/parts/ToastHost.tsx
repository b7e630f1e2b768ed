import { lazy, Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { tellStage } from './heard.ts'

const Toasts = lazy(() => import(/* webpackChunkName: "late" */ './Toasts.tsx'))

const Corner = styled.div`
  position: fixed; top: 1rem; right: 1rem; z-index: 50; display: grid; gap: .5rem; width: min(24rem, calc(100vw - 2rem)); pointer-events: none;
  p { pointer-events: auto; background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--brand); border-radius: .75rem; padding: .8rem 1rem; box-shadow: var(--shadow); }
  p[data-kind='error'] { border-left-color: var(--bad); } p[data-kind='success'] { border-left-color: var(--good); }
`

/**
 * Both live regions are there from the start, so that screen readers announce what comes into them; what fills them loads
 * with the first toast.
 */
export function ToastHost() {
  const [asked, setAsked] = useState(false)
  const [errors, setErrors] = useState<HTMLElement | null>(null)
  const [others, setOthers] = useState<HTMLElement | null>(null)
  useEffect(() => tellStage('frame'), [])
  useEffect(() => {
    const hear = () => setAsked(true)
    window.addEventListener('toast.asked', hear)
    return () => window.removeEventListener('toast.asked', hear)
  }, [])
  return (
    <Corner>
      <div role="alert" ref={setErrors} />
      <div role="status" ref={setOthers} />
      {asked && errors && others ? (
        <Suspense fallback={null}>
          <Toasts errors={errors} others={others} />
        </Suspense>
      ) : null}
    </Corner>
  )
}
