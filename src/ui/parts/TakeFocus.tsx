import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a field when it appears because somebody asked for it. */
export function TakeFocus({ children }: { children: (field: RefObject<HTMLInputElement | null>) => ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return children(field)
}
