import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settle, showToasts } from '../../flowlab/storyboards/photograph.ts'
import { openBrowser } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

it('photographs a page from its top and without toasts, also those in a dialog', async () => {
  const page = await browser.newPage()
  await page.setContent(`<div id="toasts"><p data-kind="error">Server Not Responding</p></div>
    <div role="dialog"><p data-kind="success">Saved</p><p>What stays</p></div><div style="height: 5000px"></div>`)
  await page.evaluate(() => scrollTo(0, 900))
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const visible = () => page.locator('p:visible').allTextContents()
  expect(await visible()).toEqual(['What stays'])
  await showToasts(page, true)
  expect(await visible()).toEqual(['Server Not Responding', 'Saved', 'What stays'])
  await page.close()
})
