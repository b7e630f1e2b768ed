import { useEffect } from 'react'
import { focusField } from './focusField.ts'

/** Moves the focus to the field named in the address's hash, once, when the form appears. */
export function FocusOnField() {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (!/^[\w-]+$/.test(name)) return
    focusField(name)
  }, [])
  return null
}
