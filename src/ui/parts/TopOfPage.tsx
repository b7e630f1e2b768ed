import { useEffect } from 'react'

/** What takes the place of a scrolled page is seen from its beginning. */
export function TopOfPage() {
  useEffect(() => window.scrollTo(0, 0), [])
  return null
}
