import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open, speak, walk, walkers } from '../support/addresses.ts'
import { openBrowser } from '../support/browser.ts'
import { newDataDirectory, type Product, startProduct } from '../support/product.ts'

const port = 4920 + (process.pid % 15)
const patience = 600_000
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct(newDataDirectory(), port)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

/** What is wrong on the page as it stands: everything in one scheme, the colours alone in the other. */
async function violations(page: Page, address: string, language: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations: seen } = await (colorScheme === 'light'
      ? axe.withTags(rules)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    for (const { id, nodes } of seen) found.push(`${address} ${language} ${colorScheme}: ${id} at ${nodes[0]?.target}`)
  }
  return found
}

describe('no page has an axe violation, in both languages and both colour schemes', () => {
  for (const walker of walkers)
    it(
      walker,
      async () => {
        const { page, addresses } = await walk(browser, product.origin, walker)
        const found: string[] = []
        for (const language of ['en', 'hi']) {
          await speak(page, language)
          for (const address of addresses) {
            await open(page, address)
            found.push(...(await violations(page, address, language)))
          }
        }
        expect(found).toEqual([])
      },
      patience,
    )
})
