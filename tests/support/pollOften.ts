import type { Page } from 'playwright-core'

/** The internals of Playwright in this process, as far as they are changed here. */
interface Frame {
  retryWithProgressAndBackoff(progress: unknown, look: unknown): Promise<unknown>
  retryWithProgressAndTimeouts(progress: unknown, pauses: readonly number[], look: unknown): Promise<unknown>
}
interface Inside {
  _connection?: { toImpl?: (client: unknown) => Frame }
}

const changed = new WeakSet<object>()

/**
 * Playwright retries after 20, 70, 170 and 270 ms, and then twice a second: a test that needs a page for 300 ms waits
 * 770. This makes it retry 20 times a second, for which it has no setting. A version of Playwright with other internals
 * is left unchanged.
 */
export function pollOften(page: Page): void {
  const frame = (page as unknown as Inside)._connection?.toImpl?.(page.mainFrame())
  const shared: Frame = frame && Object.getPrototypeOf(frame)
  if (!shared?.retryWithProgressAndBackoff || changed.has(shared)) return
  changed.add(shared)
  shared.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, [20, 30, 50], look)
  }
}
