/** The first is the browser's, for Back and Forward; the router dispatches the others. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/** Reports each change of the query while the path stays the same; another path has its own screen. Returns the stop. */
export function watchQuery(report: (query: URLSearchParams) => void): () => void {
  const { pathname } = location
  let seen = location.search
  const listener = () => {
    if (location.pathname !== pathname || location.search === seen) return
    seen = location.search
    report(new URLSearchParams(seen))
  }
  for (const name of moves) addEventListener(name, listener)
  return () => {
    for (const name of moves) removeEventListener(name, listener)
  }
}
