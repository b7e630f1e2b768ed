import { useEffect } from 'react'

/** Scrolls to the top when a new page replaces a scrolled one. */
export function TopOfPage() {
  // A block body, because `scrollTo` may return a promise and an effect may only return a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return null
}
