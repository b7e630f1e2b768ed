import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

declare global {
  interface Window {
    /** The total distance of layout shifts. */
    moved: number
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Slow 4G, as defined by the browser's developer tools. */
const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

describe('a first visit on a slow network', () => {
  for (const locale of ['en-IN', 'hi-IN'])
    it(`uses the product’s own fonts, without a layout shift (${locale})`, async () => {
      for (const path of ['/', '/investor/login']) {
        const context = await browser.newContext({
          baseURL: sharedProduct().origin,
          locale,
          viewport: { width: 390, height: 844 },
        })
        const page = await context.newPage()
        const tools = await context.newCDPSession(page)
        await tools.send('Network.enable')
        await tools.send('Network.emulateNetworkConditions', slow)
        await page.addInitScript(() => {
          window.moved = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) window.moved += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02)

        await tools.send('DOM.enable')
        await tools.send('CSS.enable')
        const { root } = await tools.send('DOM.getDocument', { depth: 1 })
        const { nodeIds } = await tools.send('DOM.querySelectorAll', {
          nodeId: root.nodeId,
          selector: 'h1, h2, h3, p, a, label, button, li, span',
        })
        const drawn = await Promise.all(
          nodeIds.map(async (nodeId) => (await tools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
        )
        const fonts = drawn.flat()
        expect(fonts.length).toBeGreaterThan(20)
        // Only the menu's icon uses a font of the system.
        const foreign = fonts.filter(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > 1)
        expect(foreign).toEqual([])
        await context.close()
      }
    })
})
