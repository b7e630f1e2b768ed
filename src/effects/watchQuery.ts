import { go } from '../services/navigation.ts'

/** The first is the browser's, for Back and Forward; the router dispatches the others. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/** True while a screen writes its own query, which it already shows. */
let isOwn = false

/** Writes the query of the current path. Unlike other changes of it, this one is not reported. */
export function writeQuery(query: string, options?: { replace: boolean }): void {
  isOwn = true
  try {
    go(query ? `${location.pathname}?${query}` : location.pathname, options)
  } finally {
    isOwn = false
  }
}

/**
 * Reports each change of the query that a link, Back or Forward makes while the path stays the same; another path has
 * its own screen. Returns the stop.
 */
export function watchQuery(report: (query: URLSearchParams) => void): () => void {
  const { pathname } = location
  let seen = location.search
  const listener = () => {
    if (location.pathname !== pathname || location.search === seen) return
    seen = location.search
    if (!isOwn) report(new URLSearchParams(seen))
  }
  for (const name of moves) addEventListener(name, listener)
  return () => {
    for (const name of moves) removeEventListener(name, listener)
  }
}
