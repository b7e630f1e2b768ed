import { useEffect } from 'react'

/** Moves the focus to the field named in the address's hash, once, when the form appears. */
export function FocusOnField() {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (!/^[\w-]+$/.test(name)) return
    const field = document.querySelector<HTMLElement>(`main [data-field="${name}"], main [name="${name}"]`)
    const control = field?.matches('input,textarea,select')
      ? field
      : (field?.querySelector<HTMLElement>('input:not([aria-hidden]),textarea,select') ?? field)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [])
  return null
}
