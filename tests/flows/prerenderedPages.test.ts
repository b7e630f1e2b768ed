import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { signInDemo } from '../support/demo.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const open = routes
  .filter(({ guarded }) => !guarded)
  .map(({ pattern }) => pattern.replace(':loginType', 'entrepreneur').replace(':accountType', 'want-to-sell'))

describe('a public page is readable before any script', () => {
  for (const [locale, language] of [
    ['en-IN', 'en'],
    ['hi-IN', 'hi'],
  ] as const)
    it(`in ${language}`, async () => {
      const context = await browser.newContext({ baseURL: product.origin, locale, javaScriptEnabled: false })
      const page = await context.newPage()
      const missing: string[] = []
      for (const address of open) {
        const answer = await page.goto(address)
        const html = (await answer?.text()) ?? ''
        const heading = await page.locator('main h1').count()
        if (answer?.status() !== 200 || heading !== 1 || !html.includes(`<html lang="${language}">`))
          missing.push(address)
      }
      expect(missing).toEqual([])
      await context.close()
    })

  it('is hydrated unchanged', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    for (const address of open) {
      await page.goto(address)
      expect([address, ...problems]).toEqual([address])
    }
    await context.close()
  })
})

describe('before its scripts load', () => {
  it('input before the scripts is replayed, a submission is sent once they are loaded, and neither is in the address', async () => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-IN' })
    const page = await context.newPage()
    let release = () => {}
    let held: Promise<void>
    const hold = () => {
      held = new Promise<void>((passed) => {
        release = passed
      })
    }
    hold()
    await page.route(/static\/js\//, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact-support', { waitUntil: 'domcontentloaded' })
    await page.locator('main select').selectOption({ index: 2 })
    const chosen = await page.locator('main select').inputValue()
    await page.locator('main textarea').fill('It does not open')
    release()
    await page.locator('main form button[type=submit]').click()
    await page.locator('main [aria-invalid]').first().waitFor()
    expect(await page.locator('main select').inputValue()).toBe(chosen)
    expect(await page.locator('main textarea').inputValue()).toBe('It does not open')
    hold()
    await page.goto('/investor/login', { waitUntil: 'domcontentloaded' })
    await page.locator('input[name=email]').fill('investor@demo.in')
    await page.locator('input[type=checkbox]').check()
    await page.locator('input[name=password]').fill('Demo@1234')
    await page.locator('input[name=password]').press('Enter')
    expect(page.url()).toBe(`${product.origin}/investor/login`)
    release()
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await context.close()
  })
})

describe('the prices of the plans', () => {
  it.each([
    ['/investor/subscriptions', ['Free', '₹1,499', '₹4,047', '₹14,390']],
    ['/entrepreneur/subscriptions', ['Free', '₹1,999', '₹5,397', '₹19,190']],
    ['/entrepreneur/want-to-sell/subscriptions', ['Free', '₹2,499', '₹6,747', '₹23,990']],
    ['/entrepreneur/want-to-grow/subscriptions', ['Free', '₹999', '₹2,697', '₹9,590']],
  ])('at %s need no script', async (address, prices) => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-IN', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    expect(await page.locator('main li .price').allTextContents()).toEqual(prices)
    await context.close()
  })

  it('and a plan chosen before its scripts leads to the login, and back', async () => {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-IN' })
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>((passed) => {
      release = passed
    })
    await page.route(/static\/js\//, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/investor/subscriptions', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    expect(page.url()).toBe(`${product.origin}/investor/subscriptions`)
    release()
    await page.getByRole('heading', { name: 'Log in as an investor' }).waitFor()
    await page.locator('input[name=email]').fill('investor@demo.in')
    await page.locator('input[name=password]').fill('Demo@1234')
    await page.locator('input[name=password]').press('Enter')
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await page.waitForURL('**/investor/subscriptions*')
    await context.close()
  })
})

describe('on a connection that saves data', () => {
  async function openSaving() {
    const context = await browser.newContext({ baseURL: product.origin, locale: 'en-IN' })
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => {} } })
    })
    return context
  }
  /** Waits until React has taken over the header and the browser has nothing left to do. */
  const frameIsIdle = (page: Page) =>
    page
      .waitForFunction(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
      )
      .then(() => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle))))

  for (const address of open.filter((path) => path !== '/'))
    it(`the scripts of ${address} load with the first input`, async () => {
      const context = await openSaving()
      const page = await context.newPage()
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      const html = await (await page.goto(address))?.text()
      const [links = ''] = /<template data-scripts="screen">.*?<\/template>/s.exec(html ?? '') ?? []
      const screen = [...links.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? '')
      expect(screen).not.toEqual([])
      await frameIsIdle(page)
      const named = await page
        .locator('link[rel=preload], script')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        )
      expect([...requested, ...named].filter((path) => path && screen.includes(path))).toEqual([])
      await page.keyboard.press('Tab')
      await page.locator('[data-prerendered]').waitFor({ state: 'detached' })
      await page.waitForFunction(
        (paths) => paths.every((path) => performance.getEntriesByName(location.origin + path).length > 0),
        screen,
      )
      await context.close()
    })

  it('what is typed while they load is not lost', async () => {
    const context = await openSaving()
    const page = await context.newPage()
    await page.goto('/investor/login')
    await frameIsIdle(page)
    await page.locator('input[name=email]').fill('investor@demo.in')
    await page.locator('input[name=password]').fill('Demo@1234')
    await page.locator('input[name=password]').press('Enter')
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await context.close()
  })

  it('nor what is typed without a network, which loads them once it is back', async () => {
    const context = await openSaving()
    const page = await context.newPage()
    await page.goto('/investor/login')
    await frameIsIdle(page)
    await context.setOffline(true)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.locator('input[name=email]').fill('investor@demo.in')
    await page.locator('input[name=password]').fill('Demo@1234')
    await page.locator('input[name=password]').press('Enter')
    await page.getByText('You’re offline').waitFor()
    expect(requested.filter((path) => path.endsWith('.js'))).toEqual([])
    expect(await page.locator('input[name=password]').inputValue()).toBe('Demo@1234')
    await context.setOffline(false)
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await context.close()
  })

  it('and the browser’s back button counts as input', async () => {
    const context = await openSaving()
    const page = await context.newPage()
    await page.goto('/investor/login')
    await page.evaluate(() => history.pushState(null, '', '/entrepreneur/login'))
    await page.reload()
    await frameIsIdle(page)
    await page.goBack()
    await page.getByRole('heading', { name: 'Log in as an investor' }).waitFor()
    await context.close()
  })
})

describe('a page names each script that its screen needs, so that none waits for another', () => {
  /** Refuses the scripts that the HTML of the address does not name. */
  async function openWithNamedScripts(page: Page, address: string) {
    let html = ''
    await page.context().route(/static\/js\//, (route) => {
      const { pathname } = new URL(route.request().url())
      return html.includes(`"${pathname}"`) ? route.continue() : route.abort()
    })
    await page.context().route(
      (url) => url.pathname === address,
      async (route) => {
        const answer = await route.fetch()
        html = await answer.text()
        await route.fulfill({ response: answer, body: html })
      },
    )
    await page.goto(address)
  }

  for (const address of open)
    it(`at ${address}`, async () => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'hi-IN' })
      const page = await context.newPage()
      await openWithNamedScripts(page, address)
      const heading = await page.locator('main h1').textContent()
      await page.locator('[data-prerendered]').waitFor({ state: 'detached' })
      expect(await page.locator('main h1').allTextContents()).toEqual([heading])
      await context.close()
    })

  for (const address of [
    '/account',
    '/investor/my-profile',
    '/investor/register-profile',
    '/investor/my-subscription',
    '/investor/subscriptions',
    '/investor/capital-bridge',
    '/investor/capital-bridge/compare',
    '/investor/my-proposals',
    '/investor/chats',
  ])
    it(`at ${address} for a member`, async () => {
      const investor = await signInDemo(product.origin, 'investor@demo.in', 'investor')
      const { page, context } = await openLoggedIn(browser, product.origin, investor)
      await openWithNamedScripts(page, address)
      await page.getByRole('button', { name: /Account of/ }).waitFor()
      expect(await page.locator('main h1').textContent()).not.toBe('Unexpected Application Error!')
      await context.close()
    })
})

describe('the server chooses the page', () => {
  const headers = { 'accept-language': 'en' }
  const get = (address: string, cookie = '') => fetch(product.origin + address, { headers: { ...headers, cookie } })

  it('in the language chosen earlier, regardless of the browser’s preference', async () => {
    expect(await (await get('/', 'language=hi')).text()).toContain('<html lang="hi">')
  })

  it('and responds to an unknown address with "not found"', async () => {
    const answer = await get('/no/such/page')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This page doesn’t exist')
  })

  it('and sends a member the shell that waits for the account', async () => {
    expect(await (await get('/', 'member=1')).text()).not.toContain('<div id="app" data-prerendered')
  })

  it('and tells caches what the choice depends on', async () => {
    expect((await get('/')).headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
  })

  it('and does not send an unchanged page (by its ETag) again', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    expect((await fetch(`${product.origin}/`, { headers: { ...headers, 'if-none-match': tag } })).status).toBe(304)
  })
})
