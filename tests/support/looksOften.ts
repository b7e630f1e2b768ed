import type { Page } from 'playwright-core'

/** What Playwright runs inside this process, as far as it is changed here. */
interface Frame {
  retryWithProgressAndBackoff(progress: unknown, look: unknown): Promise<unknown>
  retryWithProgressAndTimeouts(progress: unknown, pauses: readonly number[], look: unknown): Promise<unknown>
}
interface Inside {
  _connection?: { toImpl?: (client: unknown) => Frame }
}

const changed = new WeakSet<object>()

/**
 * Playwright looks for what is not there yet after 20, 70, 170 and 270 ms, and from then on twice a second: a test that
 * waits for a page of 300 ms waits 770. Here it looks 20 times a second. It has no setting for that; a Playwright that
 * does it differently is left as it is.
 */
export function lookOften(page: Page): void {
  const frame = (page as unknown as Inside)._connection?.toImpl?.(page.mainFrame())
  const shared: Frame = frame && Object.getPrototypeOf(frame)
  if (!shared?.retryWithProgressAndBackoff || changed.has(shared)) return
  changed.add(shared)
  shared.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, [20, 30, 50], look)
  }
}
