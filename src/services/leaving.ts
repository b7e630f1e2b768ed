/** While something is unsaved, leaving the screen is asked about first. */

type Ask = (to: string | null) => void
let asked: Ask | null = null

/** Asks by `ask` instead of leaving: `to` is the address wanted, null for going back. Answers with the release. */
export function guardLeaving(ask: Ask): () => void {
  const here = location.href
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  const goBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    history.pushState(event.state, '', here)
    ask(null)
  }
  asked = ask
  addEventListener('beforeunload', hold)
  addEventListener('popstate', goBack, { capture: true })
  return () => {
    if (asked === ask) asked = null
    removeEventListener('beforeunload', hold)
    removeEventListener('popstate', goBack, { capture: true })
  }
}

/** Around every navigation by a link. */
export function leaveOrAsk<O>(navigate: (to: string, options?: O) => void, to: string, options?: O): void {
  if (asked) asked(to)
  else navigate(to, options)
}
