/** Confirms leaving a screen that has unsaved input. */

type Ask = (to: string | null) => void
interface Guarded {
  ask: Ask
  href: string
  pathname: string
  state: unknown
}
let guarded: Guarded | null = null

/**
 * Starts intercepting history navigation and the closing of the tab. Call it before the router is rendered: on the
 * window, listeners run in the order of registration, capturing or not, and the router's own would remove the screen
 * before the question.
 */
export function startLeaveGuard(): void {
  addEventListener('popstate', (event) => {
    if (!guarded || location.pathname === guarded.pathname) return
    event.stopImmediatePropagation()
    history.pushState(guarded.state, '', guarded.href)
    guarded.ask(null)
  })
  addEventListener('beforeunload', (event) => {
    if (guarded) event.preventDefault()
  })
}

/**
 * Calls `ask` instead of leaving; `to` is the requested address, null for history navigation. Returns the release
 * function.
 */
export function guardLeaving(ask: Ask): () => void {
  const mine: Guarded = { ask, href: location.href, pathname: location.pathname, state: history.state }
  guarded = mine
  return () => {
    if (guarded === mine) guarded = null
  }
}

/** True if following a link must be confirmed. A dialog over the same screen needs no confirmation. */
export function confirmLeaving(to: string): boolean {
  if (!guarded || new URL(to, location.href).pathname === guarded.pathname) return false
  guarded.ask(to)
  return true
}
