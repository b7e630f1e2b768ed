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
 * Starts intercepting history navigation and closing the tab. To be called before the router is rendered: on the window,
 * listeners of a step back run in the order of their registration, capturing or not, and the router's own would take
 * the screen away before it could ask.
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

/** Calls `ask` instead of leaving; `to` is the requested address, null for history navigation. Returns the release. */
export function guardLeaving(ask: Ask): () => void {
  const mine: Guarded = { ask, href: location.href, pathname: location.pathname, state: history.state }
  guarded = mine
  return () => {
    if (guarded === mine) guarded = null
  }
}

/** Whether leaving for a link must be confirmed; a dialog over the same screen leaves nothing. */
export function confirmsLeaving(to: string): boolean {
  if (!guarded || new URL(to, location.href).pathname === guarded.pathname) return false
  guarded.ask(to)
  return true
}
