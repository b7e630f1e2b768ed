import type { AroundNavHandler } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { confirmLeaving } from './leaveGuard.ts'
import { rawTabStorage } from './tabStorage.ts'

/** Counts our entries in this tab's history, so that going back never leaves the site. */
const mark = 'founders-depth'
const depth = (): number => (history.state as Record<string, number> | null)?.[mark] ?? 0

/**
 * For browsers without the Navigation API, which cannot list a tab's entries: after a full load from one of our pages,
 * the history is at most one entry longer than that page left it.
 */
// Absent while the build prerenders pages.
if (globalThis.history) {
  const left = rawTabStorage.read(mark)
  if (!history.state) history.replaceState({ [mark]: left && history.length <= +left + 1 ? 1 : 0 }, '')
  addEventListener('pagehide', () => rawTabStorage.write(mark, String(history.length)))
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { pathname } = location
  navigate(to, { replace, state: { [mark]: replace ? depth() : depth() + 1 } })
  if (location.pathname !== pathname) scrollTo(0, 0)
}

/** Follows a link like `go`, unless unsaved input must be confirmed first. */
export const followLink: AroundNavHandler = (_, to, options) => {
  if (!confirmLeaving(to)) go(to, { replace: options?.replace ?? false })
}

/** True if the previous history entry is ours, even from an earlier load of the page. */
export const canGoBack = (): boolean => (window.navigation as Navigation | undefined)?.canGoBack ?? depth() > 0

export const back = (): void => history.back()

export const address = (): string => location.pathname + location.search

/** Reports each change of the address before the router handles it, for the lifetime of the page. */
export function watchAddress(tell: () => void): void {
  let before = address()
  const listener = () => {
    if (address() === before) return
    before = address()
    tell()
  }
  // The router dispatches the last two.
  for (const change of ['popstate', 'pushState', 'replaceState']) addEventListener(change, listener)
}
