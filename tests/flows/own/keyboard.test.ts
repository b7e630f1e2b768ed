import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCounts, demoProfiles } from '../../../server/demo/people.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'

let product: Product
let browser: Browser
let page: Page
beforeAll(async () => {
  product = await startProduct(newDataDirectory())
  browser = await openBrowser()
  page = (await newVisitor(browser, product.origin)).page
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

/** An investor without a proposal from the demo founder. */
const stranger = demoProfiles(demoCounts, 2026).filter(({ kind }) => kind === 'INVESTOR')[12]?.name ?? ''

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses Tab until the target has the focus; fails if Tab does not reach it. */
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

describe('the main task by keyboard alone', () => {
  it('skips to the content and shows the focus', async () => {
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
    await press(main().getByRole('link', { name: 'Log in as an entrepreneur' }))
    await page.waitForURL('**/entrepreneur/login')
    await reach(page.locator('input[name=email]'))
    await page.keyboard.type('founder@demo.in')
    await reach(page.locator('input[name=password]'))
    await page.keyboard.type('Demo@1234')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('finds an investor by name and opens the page', async () => {
    await reach(page.locator('input[name=q]'))
    await page.keyboard.type(stranger)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/investors?*q=*')
    await press(main().getByRole('link', { name: stranger }))
    await page.waitForURL('**/investors/*')
  })

  it('sends a proposal in a dialog that takes, traps and returns the focus', async () => {
    const asks = main().getByRole('button', { name: 'Send proposal' })
    const dialog = page.getByRole('dialog')
    await press(asks)
    await dialog.waitFor()
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
    await expect.poll(isInside).toBe(true)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const isAtPage = await page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null)
      expect(isAtPage && !(await isInside())).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(asks)).toBe(true)
    await page.keyboard.press('Enter')
    await reach(dialog.getByLabel('Your message'))
    await page.keyboard.type('Solar cold rooms for dairies: may we talk?')
    await press(dialog.getByRole('button', { name: 'Send proposal' }))
    await page.waitForURL('**/sent-proposals')
    await main().getByRole('link', { name: stranger }).waitFor()
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

  it.each(['Block', 'Report'])(
    'returns the focus from the dialog of “%s” to the menu that led to it',
    async (entry) => {
      const menu = main().getByRole('button', { name: 'Options' })
      const dialog = page.getByRole('dialog')
      await press(menu)
      await press(page.locator('#chat-menu').getByRole('button', { name: entry, exact: true }))
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(menu)).toBe(true)
    },
  )
})
