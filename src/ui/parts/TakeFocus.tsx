import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** Focuses a field that appears on request. */
export function TakeFocus({ children }: { children: (field: RefObject<HTMLInputElement | null>) => ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return children(field)
}
