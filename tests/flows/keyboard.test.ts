import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { newDataDirectory, type Product, startProduct } from '../support/product.ts'

const port = 4955 + (process.pid % 5)
let product: Product
let browser: Browser
let page: Page
beforeAll(async () => {
  product = await startProduct(newDataDirectory(), port)
  browser = await openBrowser()
  page = (await newVisitor(browser, product.origin)).page
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the target has the focus: what cannot be reached so is out of reach. */
async function reach(target: Locator, most = 80): Promise<void> {
  await target.first().waitFor()
  for (let presses = 0; presses < most; presses++) {
    if (await isFocused(target.first())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${most} presses of Tab: ${target}`)
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target)
  await page.keyboard.press(key)
}

const main = () => page.getByRole('main')

describe('the main job by keyboard alone', () => {
  it('skips to the content and shows where it is', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    expect(await isFocused(skip)).toBe(true)
    expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await isFocused(main().getByRole('link').first())).toBe(true)
  })

  it('logs in', async () => {
    await press(main().getByRole('link', { name: 'Login as entrepreneur' }))
    await page.waitForURL('**/entrepreneur/login')
    await reach(page.locator('input[name=email]'))
    await page.keyboard.type('founder@demo.in')
    await reach(page.locator('input[name=password]'))
    await page.keyboard.type('Demo@1234')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('finds an investor and opens the page of one', async () => {
    await press(main().locator('li h2 a'))
    await page.waitForURL('**/investors/*')
  })

  it('opens a chat and writes in it', async () => {
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }), 'Enter')
    await press(main().locator('a[href*="/chats/"]'))
    await page.getByRole('log').waitFor()
    await reach(main().locator('textarea'))
    await page.keyboard.type('Shall we speak on Monday?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Shall we speak on Monday?').last().waitFor()
  })
})
