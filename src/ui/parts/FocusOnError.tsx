import { useEffect } from 'react'

/** Moves the focus to the first invalid control each time `attempt` grows. */
export function FocusOnError({ attempt }: { attempt: number }) {
  useEffect(() => {
    if (attempt === 0) return
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    const control = wrong?.matches('input,select,textarea,button')
      ? wrong
      : (wrong?.querySelector<HTMLElement>('input,button') ?? wrong)
    control?.focus()
  }, [attempt])
  return null
}
