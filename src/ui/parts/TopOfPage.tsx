import { useEffect } from 'react'

/** What takes the place of a scrolled page is seen from its beginning. */
export function TopOfPage() {
  // Not as an expression: scrolling answers with a promise, and an effect answers with how it is undone.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return null
}
