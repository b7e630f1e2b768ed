import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

it.each(['light', 'dark'] as const)(
  'a box of which some are chosen looks neither chosen nor empty (%s)',
  async (colorScheme) => {
    const { page } = await newVisitor(browser, sharedProduct().origin)
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await page.evaluate(() => {
      for (const state of ['empty', 'chosen', 'some']) {
        const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: state })
        box.checked = state === 'chosen'
        box.indeterminate = state === 'some'
        document.querySelector('main')?.prepend(box)
      }
    })
    const looks = new Map<string, string>()
    for (const state of ['empty', 'chosen', 'some'])
      looks.set((await page.locator(`#${state}`).screenshot()).toString('base64'), state)
    expect([...looks.values()]).toEqual(['empty', 'chosen', 'some'])
  },
)
