import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

let origin: string
let browser: Browser
beforeAll(async () => {
  origin = sharedProduct().origin
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const deny = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  for (const name of ['BroadcastChannel', 'indexedDB'])
    Object.defineProperty(window, name, {
      value: new Proxy(class {}, {
        get: () => () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
        construct: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    })
}
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

describe('a browser that saves nothing', () => {
  for (const [what, spoil] of [
    ['denies its storage', deny],
    ['has a full storage', fill],
  ] as const)
    it(`${what}: the login works for this tab and reports that`, async () => {
      const { page, context, problems } = await newVisitor(browser, origin)
      await context.addInitScript(spoil)
      await page.goto('/investor/login')
      await page.locator('input[name=email]').fill('investor@demo.in')
      await page.locator('input[name=password]').fill('Demo@1234')
      await page.locator('main form button[type=submit]').click()
      await page.getByText(/blocking this site from saving data/).waitFor()
      await page.getByRole('button', { name: /Account of/ }).waitFor()
      await page.getByRole('link', { name: 'Business Exchange' }).first().click()
      await page.waitForURL(/business-exchange/)
      await page.locator('main h1').waitFor()
      expect(problems).toEqual([])
      await context.close()
    })
})
