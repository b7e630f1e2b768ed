import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { holds } from '../../support/spec/holds.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'early')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** A window whose scripts are held until they are released. */
async function slowWindow() {
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
  return { page, context, release }
}

holds('2.56', async () => {
  const { page, context } = await slowWindow()
  for (const [address, text] of [
    ['/', 'Where founders meet the people who back them'],
    ['/about-us', 'Capital Bridge'],
    ['/privacy-policy', 'What we store'],
    ['/terms', 'Terms of use'],
    ['/contact-support', 'Your message'],
    ['/entrepreneur/login', 'Forgot password?'],
    ['/investor/register', 'Confirm password'],
    ['/investor/subscriptions', '₹1,499'],
    ['/delete-account', 'Delete your account'],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('main').getByText(text).first().waitFor()
  }
  await context.close()
})

/** A login typed and submitted before the scripts loaded; returns the addresses meanwhile. */
const early = once(async () => {
  const { email } = await members.join('investor')
  const { page, context, release } = await slowWindow()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/investor/login', { waitUntil: 'commit' })
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[type=checkbox]').check()
  await page.locator('input[name=password]').fill('Sturdy#Bridge7')
  await page.locator('input[name=password]').press('Enter', { noWaitAfter: true })
  const at = page.url()
  const requestPromise = page.waitForRequest('**/api/login')
  release()
  const sent = (await requestPromise).postDataJSON() as { target: object; password: string; remember: boolean }
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  addresses.push(page.url())
  await context.close()
  return { email, at, sent, addresses }
})

holds('2.57', async () => {
  const { email, sent } = await early()
  expect(sent).toMatchObject({ target: { kind: 'email', email }, password: 'Sturdy#Bridge7', remember: true })
})

holds('2.58', async () => {
  const { email, at, addresses } = await early()
  expect(at).toBe(`${origin}/investor/login`)
  expect(addresses.length).toBeGreaterThan(2)
  const own = addresses.filter((address) => address.startsWith(origin))
  expect(own.filter((address) => decodeURIComponent(address).includes('Sturdy#Bridge7'))).toEqual([])
  expect(own.filter((address) => decodeURIComponent(address).includes(email))).toEqual([])
})
