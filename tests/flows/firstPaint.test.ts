import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { logIn, type Moment, networks } from '../support/logins.ts'
import { sharedProduct } from '../support/product.ts'

const who = { email: 'investor@demo.in', password: 'Demo@1234' }

let origin: string
let browser: Browser
beforeAll(async () => {
  origin = sharedProduct().origin
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('a form is usable from its first paint', () => {
  for (const [locale, said, name] of [
    ['en-IN', /Still loading/, 'Log in'],
    ['hi-IN', /अभी लोड हो रहा है/, 'लॉगिन करें'],
  ] as const)
    it(`submitted before any script has loaded it shows that it is waiting, and is sent afterwards (${locale})`, async () => {
      const context = await browser.newContext({ baseURL: origin, locale })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|form-action/.test(message.text())) refused.push(message.text())
      })
      let release = () => {}
      const held = new Promise<void>((passed) => {
        release = passed
      })
      await page.route(/\/static\/js\//, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/investor/login', { waitUntil: 'commit' })
      await page.locator('input[name=email]').fill(who.email)
      await page.locator('input[name=password]').fill(who.password)
      const button = page.getByRole('button', { name, exact: true })
      await button.click({ noWaitAfter: true })
      await page.getByRole('status').filter({ hasText: said }).waitFor()
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      release()
      await page.waitForURL(/capital-bridge/)
      expect([refused, await page.getByText(said).count()]).toEqual([[], 0])
      await context.close()
    })

  it('submitted with Enter before any script has loaded, its values stay out of the address', async () => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' })
    const page = await context.newPage()
    await page.route(/\/static\/js\//, () => {})
    await page.goto('/investor/login', { waitUntil: 'commit' })
    await page.locator('input[name=password]').fill(who.password)
    await page.locator('input[name=password]').press('Enter', { noWaitAfter: true })
    await page
      .getByRole('status')
      .filter({ hasText: /Still loading/ })
      .waitFor()
    expect(page.url()).toBe(`${origin}/investor/login`)
    await context.close()
  })

  it('a language chosen before any script has loaded is applied afterwards', async () => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' })
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>((passed) => {
      release = passed
    })
    await page.route(/\/static\/js\//, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'हिन्दी' }).click({ noWaitAfter: true })
    release()
    await page.locator('html[lang=hi]').waitFor()
    await context.close()
  })

  // `npm run bench logins` covers every moment.
  const moments: Moment[] = [{ at: 'once' }, { at: 'task', number: 0 }, { at: 'task', number: 3 }]
  for (const network of networks)
    it(`no login is lost, whenever it is sent (${network})`, async () => {
      const lost: unknown[] = []
      for (const [index, moment] of moments.entries()) {
        const said = await logIn(browser, origin, who, { network, moment, seed: index + 1 })
        if (said !== null) lost.push([moment, said])
      }
      expect(lost).toEqual([])
    })
})
