import type { AroundNavHandler } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { confirmsLeaving } from './leaveGuard.ts'
import { ofTab } from './tabStorage.ts'

/** Counts the entries of ours in this tab's history, so that going back never leaves the product. */
const mark = 'founders-depth'
const depth = (): number => (history.state as Record<string, number> | null)?.[mark] ?? 0

/**
 * For browsers that do not list a tab's entries (Navigation API): a full load from a page of ours makes the history at
 * most one longer than that page left it.
 */
// Absent while the build draws the pages.
if (globalThis.history) {
  const left = ofTab.read(mark)
  if (!history.state) history.replaceState({ [mark]: left && history.length <= +left + 1 ? 1 : 0 }, '')
  addEventListener('pagehide', () => ofTab.write(mark, String(history.length)))
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { pathname } = location
  navigate(to, { replace, state: { [mark]: replace ? depth() : depth() + 1 } })
  if (location.pathname !== pathname) scrollTo(0, 0)
}

/** Follows a link with the same count, unless unsaved input needs confirmation first. */
export const followLink: AroundNavHandler = (_, to, options) => {
  if (!confirmsLeaving(to)) go(to, { replace: options?.replace ?? false })
}

/** True where the previous entry of the history is ours, also one that another load of the page left behind. */
export const canGoBack = (): boolean => (window.navigation as Navigation | undefined)?.canGoBack ?? depth() > 0

export const back = (): void => history.back()

export const address = (): string => location.pathname + location.search

/** Reports each change of the address, for the lifetime of the page, before the router's screens see it. */
export function watchAddress(tell: () => void): void {
  let before = address()
  const listener = () => {
    if (address() === before) return
    before = address()
    tell()
  }
  // The router reports the last two.
  for (const change of ['popstate', 'pushState', 'replaceState']) addEventListener(change, listener)
}
