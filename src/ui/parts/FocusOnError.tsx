import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first invalid control whenever `attempt` increases, unless the person has moved to another
 * field before the response. In that case it does not interrupt their typing or close a list.
 */
export function FocusOnError({ attempt }: { attempt: number }) {
  const submittedFrom = useRef<Element | null>(null)
  useEffect(() => {
    const remember = () => {
      submittedFrom.current = document.activeElement
    }
    document.addEventListener('submit', remember, true)
    return () => document.removeEventListener('submit', remember, true)
  }, [])
  useEffect(() => {
    if (attempt === 0) return
    const here = document.activeElement
    if (here !== submittedFrom.current && here?.matches('input,select,textarea')) return
    const invalid = (place: string) => document.querySelector<HTMLElement>(`${place} [aria-invalid="true"]`)
    const wrong = invalid('dialog[open]') ?? invalid('main')
    const control = wrong?.matches('input,select,textarea,button')
      ? wrong
      : (wrong?.querySelector<HTMLElement>('input,button') ?? wrong)
    control?.focus()
  }, [attempt])
  return null
}
