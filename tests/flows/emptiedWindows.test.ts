import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

/** A closed window is reused, and the next test finds no data of the previous one. */

const { origin } = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Data of the previous test that a page could find in its window. */
const known = ({ page, context }: Visitor) =>
  Promise.all([
    page.evaluate(async () => ({
      stored: { ...localStorage, ...sessionStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      script: 'left' in globalThis,
      online: navigator.onLine,
      size: [innerWidth, innerHeight],
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      entries: history.length,
    })),
    context.cookies().then((cookies) => cookies.filter(({ name }) => name === 'left')),
    page.evaluate(() => fetch('/api/plans').then(({ status }) => status)),
  ])

const address = '/contact-support'
const open = async () => {
  const visitor = await newVisitor(browser, origin, 'en-GB')
  await visitor.page.goto(address)
  return visitor
}

it('a reused window has nothing stored, routed, listened to or set', async () => {
  const first = await open()
  const asNew = await known(first)
  const { page, context } = first
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  context.on('response', (response) => heard.push(response.url()))
  await page.addInitScript(() => Object.assign(globalThis, { left: true }))
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await caches.open('left')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
  })
  await context.addCookies([{ name: 'left', value: '1', url: origin }])
  await page.route('**/api/plans', (route) => route.fulfill({ status: 418 }))
  await context.route('**/api/*', (route) => route.fulfill({ status: 418 }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/terms')
  const another = await context.newPage()
  await another.goto('/about-us')
  await context.setOffline(true)
  expect(await known(first).catch(() => 'offline')).not.toEqual(asNew)
  await context.close()
  heard.length = 0

  const second = await open()
  expect(second.page).toBe(page)
  expect(second.context.pages()).toHaveLength(1)
  expect(await known(second)).toEqual(asNew)
  expect(heard).toEqual([])
  await page.goBack()
  expect(page.url()).toBe(`${origin}${address}`)
  expect(second.problems).toEqual([])
})

it('a window is not reused after its clock was set', async () => {
  const { page, context } = await open()
  await page.clock.install()
  await context.close()
  expect((await open()).page).not.toBe(page)
})

it('a window that is still open is reused only after its test file ends', async () => {
  const { page } = await open()
  expect((await open()).page).not.toBe(page)
  await browser.close()
  const opened = [await open(), await open(), await open(), await open()]
  expect(opened.map((each) => each.page)).toContain(page)
})

it('a route in a busy page is ready before the next key press', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    addEventListener('keydown', () => {
      Object.assign(globalThis, { asked: fetch('/api/plans').then(({ status }) => status) })
    })
    setInterval(() => {
      for (const end = performance.now() + 30; performance.now() < end; );
    }, 35)
  })
  for (let time = 0; time < 20; time++) {
    await page.route('**/api/plans', (route) => route.fulfill({ status: 418 }))
    await page.keyboard.press('a')
    expect(await page.evaluate(() => (globalThis as unknown as { asked: Promise<number> }).asked)).toBe(418)
    await page.unroute('**/api/plans')
  }
})
