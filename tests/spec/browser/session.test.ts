import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import type { LoggedIn } from '../../support/demo.ts'
import { codeFor } from '../../support/mailbox.ts'
import { type Member, membersOf, newPerson } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'
import { goInside, leadTo, pathOf, textIn } from '../../support/spec/places.ts'
import { openAccount } from '../../support/wizard.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'sessions')
const password = 'Sturdy#Bridge7'
const hour = 3_600_000
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const investor = once(() => members.join('investor'))
const opener = (page: Page) => page.locator('button[popovertarget=profile-menu]:not([popovertargetaction])')
const toasts = (page: Page) => page.locator('[role=alert] p[data-kind], [role=status] p[data-kind]')
const toast = (page: Page, text: string) => toasts(page).getByText(text, { exact: true })

/** Another login of the investor, in a new window. */
const newLogin = async () => members.logIn(await investor(), 'investor')
async function newWindow(as?: LoggedIn, address = '/investor/capital-bridge'): Promise<Page> {
  const { page } = await openLoggedIn(browser, origin, as ?? (await newLogin()), address)
  return page
}
/** A window of the investor that stays logged in. */
const staying = once(() => newWindow())

const countOf = (page: Page, path: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.method())
  })
  return calls
}

async function enter(page: Page, { email }: Member): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

holds('4.1', async () => {
  const { page } = await newVisitor(browser, origin)
  const calls = countOf(page, '/api/me')
  await page.goto('/investor/login')
  await enter(page, await investor())
  await opener(page).waitFor()
  await expect.poll(() => calls.length).toBe(1)
  await goInside(page, '/investor/my-profile')
  await expect.poll(() => calls.length).toBe(2)
  await page.context().close()
  const newcomer = (await newVisitor(browser, origin)).page
  const ofNewcomer = countOf(newcomer, '/api/me')
  await newcomer.goto('/investor/register')
  await openAccount(newcomer, origin, newPerson('sessions'))
  await opener(newcomer).waitFor()
  await expect.poll(() => ofNewcomer.length).toBe(1)
  await newcomer.context().close()
  const founder = await members.join('investment')
  const { page: buyer } = await openLoggedIn(browser, origin, founder, '/entrepreneur/investment/subscriptions')
  const ofBuyer = countOf(buyer, '/api/me')
  await buyer.getByRole('button', { name: 'Start free trial', exact: true }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Start free trial' }).click()
  await buyer.locator('input[name=code]').fill(await codeFor(origin, founder.mobile))
  await buyer.getByRole('button', { name: 'Verify', exact: true }).click()
  await buyer.waitForURL('**/investors')
  await expect.poll(() => ofBuyer.length).toBeGreaterThanOrEqual(1)
  await buyer.context().close()
})

/** A login whose account loads slowly, and then fails to load; returns the button's and the screen's texts. */
const unavailable = once(async () => {
  const { page } = await newVisitor(browser, origin)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/me', async (route) => {
    await held
    await route.fulfill({ status: 503, json: { ErrorDetails: { message: 'Gone for a while' } } })
  })
  await page.goto('/investor/login')
  // The button itself, or its placeholder until the account is loaded.
  const busy = page.locator('main form button[type=submit][aria-disabled=true], main [role=status]:not(:empty)')
  const requestPromise = page.waitForRequest('**/api/me')
  await enter(page, await investor())
  await requestPromise
  await busy.first().waitFor()
  release()
  await page.getByText('We couldn’t load your account', { exact: true }).waitFor()
  const busyAfter = await busy.count()
  const again = page.getByRole('button', { name: 'Try again', exact: true })
  const offered = await again.count()
  await page.unroute('**/api/me')
  await again.click()
  await opener(page).waitFor()
  const after = pathOf(page)
  await page.context().close()
  return { busyAfter, offered, after }
})

holds('4.3', async () => {
  const { busyAfter, after } = await unavailable()
  expect([busyAfter, after]).toEqual([0, '/investor/capital-bridge'])
})

holds('4.4', async () => {
  const { offered, after } = await unavailable()
  expect([offered, after]).toEqual([1, '/investor/capital-bridge'])
})

/** The account's loads in a window whose clock the test controls; `ahead` is the error of the device's clock. */
async function clocked(ahead: number) {
  const { page } = await openLoggedIn(browser, origin, await newLogin())
  await page.clock.install({ time: Date.now() + ahead })
  const calls = countOf(page, '/api/me')
  await page.goto('/investor/my-proposals')
  await opener(page).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => calls.length).toBe(1)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  return { page, calls, setHidden, close: () => page.context().close() }
}

holds('4.5', async () => {
  const { page, calls, close } = await clocked(0)
  await page.clock.fastForward(hour - 60_000)
  expect(calls.length).toBe(1)
  const storedAt = () => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').me?.server_time as string)
  const first = await storedAt()
  await page.clock.fastForward(61_000)
  await expect.poll(() => calls.length).toBe(2)
  await expect.poll(storedAt).not.toBe(first)
  await page.clock.fastForward(hour + 1_000)
  await expect.poll(() => calls.length).toBe(3)
  await close()
})

holds('4.6', async () => {
  // The device's clock is three hours ahead of the server's, so the account seems three hours old at once.
  const { page, calls, setHidden, close } = await clocked(3 * hour)
  await setHidden(true)
  await setHidden(false)
  await page.clock.fastForward(hour / 2)
  await setHidden(true)
  await setHidden(false)
  await page.clock.fastForward(hour / 2 - 60_000)
  expect(calls.length).toBe(1)
  await page.clock.fastForward(61_000)
  await expect.poll(() => calls.length).toBe(2)
  await close()
})

holds('4.7', async () => {
  const { page, calls, setHidden, close } = await clocked(0)
  await setHidden(true)
  await page.clock.fastForward(3 * hour)
  expect(calls.length).toBe(1)
  await setHidden(false)
  await expect.poll(() => calls.length).toBe(2)
  await close()
})

async function changePassword(page: Page, current: string, next: string, confirmation: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  for (const [name, text] of Object.entries({ current, next, confirmation }))
    await dialog.locator(`input[name=${name}]`).fill(text)
  await dialog.getByRole('button', { name: 'Change Password' }).click()
}
const openPassword = async (page: Page) => {
  await leadTo(page, '/investor/my-proposals?change-password=')
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await dialog.waitFor()
  return dialog
}

holds('4.24', async () => {
  const page = await staying()
  const dialog = await openPassword(page)
  const calls = countOf(page, '/api/update-password')
  await changePassword(page, '', '', '')
  for (const text of ['Please enter current password', 'Please enter new password', 'Please enter confirm password'])
    await dialog.getByText(text, { exact: true }).waitFor()
  await changePassword(page, password, 'Fresh#Bridge8', 'Other#Bridge8')
  await dialog.getByText('New password & confirm password does not match!', { exact: true }).waitFor()
  expect(calls).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

holds('8.7', async () => {
  const page = await staying()
  const dialog = await openPassword(page)
  const answered = page.waitForResponse('**/api/update-password')
  await changePassword(page, 'Wrong#Bridge1', 'Fresh#Bridge8', 'Fresh#Bridge8')
  const { status, message } = (await (await answered).json()) as { status: boolean; message: { message: string } }
  expect([status, message.message]).toEqual([false, expect.stringMatching(/\w/)])
  await page.getByText(message.message, { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

holds('4.25', async () => {
  const page = await newWindow(await members.join('investor'))
  const dialog = await openPassword(page)
  await changePassword(page, password, 'Fresh#Bridge8', 'Fresh#Bridge8')
  await page.locator('p[data-kind=success]').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

async function logOut(page: Page): Promise<void> {
  await opener(page).click()
  await page.getByRole('button', { name: /^(Logout|लॉगआउट|लॉग आउट)$/ }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
}

/** Logs out with Yes, with a push token, a second tab and Hindi as the language; returns what was observed. */
const loggedOut = once(async () => {
  const as = await newLogin()
  const page = await newWindow(as)
  await page.evaluate(() => localStorage.setItem('FCMDeviceToken', 'a-device'))
  await page.reload()
  await opener(page).waitFor()
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.locator('html[lang=hi]').waitFor()
  const other = await page.context().newPage()
  await other.goto('/investor/my-proposals')
  await other.getByRole('heading', { level: 1 }).waitFor()
  const revoked = () => members.call<{ status?: boolean }>('GET', '/api/me', undefined, headersOf(as))
  const before = await revoked()
  const order: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (/unregister-device|logout$/.test(pathname)) order.push(`${pathname} ${answer.status()}`)
  })
  const saved = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const stored = Object.keys(await saved())
  await logOut(page)
  await page.waitForURL(`${origin}/`)
  await other.waitForURL(`${origin}/`)
  await page.locator('main h1').waitFor()
  const left = await saved()
  await page.reload()
  const language = await page.evaluate(() => document.documentElement.lang)
  const after = await revoked()
  await page.context().close()
  return { stored, left: Object.keys(left), order, language, tokens: [before.status, after.status] }
})
const headersOf = ({ token, id }: LoggedIn) => ({ authorization: `Bearer ${token}`, 'x-info-id': id })
const sessionKeys = ['access_token', 'x-info-id', 'root', 'Tab_Selected', 'FCMDeviceToken']

holds('4.26', async () => {
  const { stored, left } = await loggedOut()
  expect(stored).toEqual(expect.arrayContaining(sessionKeys))
  expect(left.filter((key) => sessionKeys.includes(key))).toEqual([])
})

holds('4.27', async () => {
  expect((await loggedOut()).order).toEqual(['/api/unregister-device 200', '/api/logout 200'])
})

holds('4.28', async () => {
  const { page } = await openLoggedIn(browser, origin, await newLogin())
  await page.clock.install()
  await page.goto('/investor/my-proposals')
  await page.evaluate(() => localStorage.setItem('FCMDeviceToken', 'another-device'))
  await page.reload()
  await opener(page).waitFor()
  await page.route('**/api/unregister-device', () => {})
  const ended = countOf(page, '/api/logout')
  const requestPromise = page.waitForRequest('**/api/unregister-device')
  await logOut(page)
  await requestPromise
  await page.clock.runFor(2_000)
  expect(ended.length).toBe(0)
  await page.clock.runFor(1_500)
  await page.waitForURL(`${origin}/`)
  expect(ended.length).toBe(1)
  await page.context().close()
})

holds('4.29', async () => {
  expect((await loggedOut()).tokens).toEqual([true, false])
})

holds('4.30', async () => {
  const { language, left } = await loggedOut()
  expect([language, left.includes('language')]).toEqual(['hi', true])
})

/** The session ends on the server while one of its pages makes several calls; a second tab is open. */
const refused = once(async () => {
  const as = await newLogin()
  const page = await newWindow(as, '/investor/my-proposals')
  const other = await page.context().newPage()
  await other.goto('/investor/chats')
  await other.getByRole('heading', { level: 1 }).waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let refusals = 0
  await page.context().route('**/api/**', async (route) => {
    if (route.request().frame().page() !== page) return route.fallback()
    await held
    refusals++
    await route.fulfill({ status: 401, json: { status: false, code: 'UNAUTHORIZED', message: 'Log in again' } })
  })
  // Collects every toast ever shown.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('p[data-kind]')) seen.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked++
  })
  await leadTo(page, '/investor/capital-bridge')
  await expect.poll(() => asked).toBeGreaterThan(1)
  release()
  await page.waitForURL(`${origin}/`)
  await toast(page, 'Unauthorized').waitFor()
  await other.waitForURL(`${origin}/`)
  await expect.poll(() => refusals).toBe(asked)
  await page.locator('main h1').waitFor()
  const reported = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const left = await page.evaluate(() => Object.keys(localStorage))
  await page.context().close()
  return { reported, refusals, left }
})

holds('4.31', async () => {
  // Both wait until the other tab is on the home page.
  await loggedOut()
  await refused()
})

holds('8.1', async () => {
  const { reported, left } = await refused()
  expect(reported).toContain('Unauthorized')
  expect(left.filter((key) => sessionKeys.includes(key))).toEqual([])
})

holds('8.2', async () => {
  const { reported, refusals } = await refused()
  expect(refusals).toBeGreaterThan(1)
  expect(reported.filter((text) => text === 'Unauthorized').length).toBe(1)
})

holds('8.16', async () => {
  const own = await members.join('investor')
  const page = await newWindow(own, '/investor/my-proposals?box=received&state=over')
  const other = await page.context().newPage()
  await other.goto('/investor/chats')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { status: false, code: 'UNAUTHORIZED', message: 'Log in again' } }),
  )
  await page.reload()
  await page.waitForURL(`${origin}/`)
  const above = (one: Page) => one.locator('[role=status]:has(+ header)')
  const why = 'You’ve been logged out because your session expired or was ended on another device.'
  await above(page).getByText(why).waitFor()
  await toast(page, 'Unauthorized').waitFor({ state: 'detached' })
  expect(await above(page).textContent()).toBe(`${why} Log in to continue`)
  await above(other)
    .getByText('You’ve been logged out because your session ended in another tab. Log in to continue')
    .waitFor()
  await page.unroute('**/api/**')
  await above(page).getByRole('link', { name: 'Log in to continue' }).click()
  expect(pathOf(page).split('?')[0]).toBe('/investor/login')
  await enter(page, own)
  await page.waitForURL(`${origin}/investor/my-proposals?box=received&state=over`)
  expect(await above(page).textContent()).toBe('')
  await page.context().close()
})

holds('9.29', async () => {
  const page = await newWindow(await members.join('investor'))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('main article a, main li a').first().click()
  const bar = page.locator('main .actions').filter({ has: page.locator('[aria-pressed]') })
  await bar.waitFor()
  await page.route('**/favourite*', (route) =>
    route.fulfill({ status: 409, json: { status: false, message: 'Not now' } }),
  )
  await bar.locator('[aria-pressed]').click()
  await toast(page, 'Not now').waitFor()
  const boxOf = async (one: ReturnType<Page['locator']>) => (await one.boundingBox()) ?? { y: 0, height: 0 }
  const [shown, heading, actions] = await Promise.all([
    boxOf(toast(page, 'Not now')),
    boxOf(page.getByRole('heading', { level: 1 })),
    boxOf(bar),
  ])
  expect(shown.y).toBeGreaterThan(heading.y + heading.height)
  expect(shown.y + shown.height).toBeLessThanOrEqual(actions.y)
  await page.context().close()
})

holds('8.15', async () => {
  const page = await newWindow(undefined, '/investor/my-proposals')
  const newer = await newLogin()
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const late = page.waitForResponse((answer) => answer.status() === 401)
  let first = true
  await page.route('**/api/listings*', async (route) => {
    if (!first) return route.fallback()
    first = false
    await held
    await route.fulfill({ status: 401, json: { status: false, code: 'UNAUTHORIZED', message: 'Too late' } })
  })
  const requestPromise = page.waitForRequest('**/api/listings*')
  await leadTo(page, '/investor/business-exchange')
  await requestPromise
  await page.evaluate((token) => localStorage.setItem('access_token', token), newer.token)
  refuse()
  await (await late).finished()
  await goInside(page, '/investor/my-proposals')
  await page.getByRole('heading', { level: 1, name: 'My Proposals' }).waitFor()
  expect(await toast(page, 'Unauthorized').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(newer.token)
  await page.context().close()
})

/** Answers the market's lists this way until the end of the test. */
async function withList(page: Page, answer: Parameters<Page['route']>[1], test: () => Promise<void>): Promise<void> {
  await goInside(page, '/about-us')
  await page.route('**/api/listings*', answer)
  try {
    await leadTo(page, '/investor/business-exchange')
    await test()
  } finally {
    await page.unroute('**/api/listings*')
  }
}
const still = async (page: Page) =>
  expect
    .poll(() => page.locator('main [aria-busy=true], main [role=status]').filter({ hasText: 'Loading' }).count())
    .toBe(0)

holds('8.3', async () => {
  const page = await staying()
  for (const [json, text] of [
    [{ ErrorDetails: { message: 'The shelves are being moved' } }, 'The shelves are being moved'],
    [{}, 'An unkown exception has occur. Please Contact administrator'],
  ] as const)
    await withList(
      page,
      (route) => route.fulfill({ status: 500, json }),
      () => toast(page, text).waitFor(),
    )
})

holds('8.4', async () => {
  const page = await staying()
  for (const status of [403, 404, 409, 422, 429])
    await withList(
      page,
      (route) =>
        route.fulfill({ status, json: { status: false, code: 'FORBIDDEN', message: `Not now, says ${status}` } }),
      async () => {
        await toast(page, `Not now, says ${status}`).waitFor()
        await still(page)
      },
    )
})

holds('8.5', async () => {
  const page = await staying()
  await withList(
    page,
    (route) => route.abort(),
    () => toast(page, 'Server Not Responding').waitFor(),
  )
})

holds('8.6', async () => {
  const page = await staying()
  for (const [path, address] of [
    [/\/api\/proposals(\?|$)/, '/investor/my-proposals'],
    [/\/api\/chats(\?|$)/, '/investor/chats'],
    [/\/api\/listings(\?|$)/, '/investor/business-exchange'],
  ] as const) {
    const message = `No list for ${address}`
    await goInside(page, '/about-us')
    await page.route(path, (route) => route.fulfill({ status: 400, json: { status: false, message } }))
    await leadTo(page, address)
    await toast(page, message).waitFor()
    await page.unroute(path)
  }
})

holds('8.11', async () => {
  const { page } = await newVisitor(browser, origin)
  await page.goto('/investor/login')
  await page.getByRole('button', { name: 'Mobile number' }).click()
  const wrong = page.getByText('Please enter valid mobile number', { exact: true })
  for (const number of ['number', '1', '98765432109876543210', '+9991234567']) {
    await page.locator('input[name=mobile]').fill('9876543210')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await wrong.waitFor({ state: 'detached' })
    await page.locator('input[name=mobile]').fill(number)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await wrong.waitFor()
    expect(await textIn(page.locator('body'))).not.toMatch(/NOT_A_NUMBER|TOO_SHORT|TOO_LONG|INVALID_COUNTRY/)
  }
  await page.context().close()
})

/** A login waits for its response, by the page's clock. */
const waiting = once(async () => {
  const { page } = await newVisitor(browser, origin)
  await page.clock.install()
  await page.goto('/investor/login')
  await page.route('**/api/login', () => {})
  const requestPromise = page.waitForRequest('**/api/login')
  await enter(page, await investor())
  await requestPromise
  const notice = page.getByText('Still working…')
  await page.clock.runFor(9_000)
  const early = await notice.count()
  await page.clock.runFor(2_000)
  return { page, notice, early }
})

holds('8.13', async () => {
  const { notice, early } = await waiting()
  expect(early).toBe(0)
  await notice.first().waitFor()
})

holds('8.14', async () => {
  const { page } = await waiting()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Still working…').waitFor({ state: 'detached' })
})

holds('9.6', async () => {
  // After half an hour without a response, the page still waits for the call.
  const page = await newWindow(undefined, '/investor/my-proposals')
  await page.clock.install()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/listings*', async (route) => {
    await held
    await route.continue()
  })
  const requestPromise = page.waitForRequest('**/api/listings*')
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/listings')) failed.push(request.failure()?.errorText ?? '')
  })
  await leadTo(page, '/investor/business-exchange')
  await requestPromise
  await page.clock.fastForward(30 * 60_000)
  expect(failed).toEqual([])
  answer()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await page.context().close()
})
