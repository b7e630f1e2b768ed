/** While something is unsaved, leaving the screen is asked about first. */

type Ask = (to: string | null) => void
let asked: Ask | null = null

/** Asks by `ask` instead of leaving: `to` is the address wanted, null for going back. Answers with the release. */
export function guardLeaving(ask: Ask): () => void {
  const { href, pathname } = location
  const { state } = history
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  const holdBack = (event: PopStateEvent) => {
    if (location.pathname === pathname) return
    event.stopImmediatePropagation()
    history.pushState(state, '', href)
    ask(null)
  }
  asked = ask
  addEventListener('beforeunload', hold)
  addEventListener('popstate', holdBack, { capture: true })
  return () => {
    if (asked === ask) asked = null
    removeEventListener('beforeunload', hold)
    removeEventListener('popstate', holdBack, { capture: true })
  }
}

/** Whether a link's address is held back and asked about; a dialog over the same screen leaves nothing. */
export function asksFirst(to: string): boolean {
  if (!asked || new URL(to, location.href).pathname === location.pathname) return false
  asked(to)
  return true
}
