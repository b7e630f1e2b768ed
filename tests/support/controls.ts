import type { Page } from 'playwright-core'

/** The controls of a page's content, as a screen reader names them: role and accessible name, each once. */
export async function controlsAt(page: Page, width: number): Promise<ReadonlySet<string>> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((width) => innerWidth === width, width)
  // Screens learn their new width in the frame after the change, and render one task later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  const snapshot = await page.locator('main').ariaSnapshot()
  return new Set(
    [
      ...snapshot.matchAll(
        /^\s*- '?((?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider) "[^"]*")/gm,
      ),
    ].map(([, control = '']) => control),
  )
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one)).sort()

/** What a page offers only on a phone, and only where there is room. */
export async function differencesByWidth(page: Page): Promise<string[]> {
  const phone = await controlsAt(page, 320)
  const desktop = await controlsAt(page, 1280)
  return [
    ...without(phone, desktop).map((control) => `only on a phone: ${control}`),
    ...without(desktop, phone).map((control) => `only on a desktop: ${control}`),
  ]
}
