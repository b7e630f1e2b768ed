import { routeOf } from '../routes.ts'

/** Loads a link's screen as soon as a pointer or the focus reaches it. */
export function prefetch(screens: Readonly<Record<string, { fetch: () => unknown } | undefined>>): void {
  const listener = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (link) screens[routeOf(link.pathname)?.screen ?? '']?.fetch()
  }
  for (const eventType of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(eventType, listener, { passive: true })
}
