import { useEffect } from 'react'

/** Scrolls to the part of a page that the address's hash names, once, when the page's content appears. */
export function PartInAddress() {
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])
  return null
}
