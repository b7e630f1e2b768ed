import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { writeText } from '../../support/demo.ts'
import { membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { goInside, textIn } from '../../support/spec/places.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'messages')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/**
 * Two members in a conversation; the founder writes over the API, the investor has a window whose clock the test
 * controls.
 */
const talk = once(async () => {
  const [founder, investor] = await Promise.all([members.join('investment'), members.join('investor')])
  await Promise.all([members.subscribe(founder), members.subscribe(investor, 'investor-monthly')])
  const chatId = await members.openChat(founder, investor)
  const { page } = await openLoggedIn(browser, origin, investor)
  await page.clock.install()
  // A message that arrives before the page listens shows no toast.
  const stream = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
  await page.goto('/investor/my-proposals')
  await stream
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const write = (text: string) => writeText(origin, founder, chatId, text)
  return { founder, investor, chatId, page, write }
})

const toastOf = (page: Page) => page.locator('p[data-kind]').filter({ hasText: 'message recieved!' })

/** The toast of a new message, after earlier ones have closed. */
async function toastOfNew(): Promise<Page> {
  const { page, write } = await talk()
  await goInside(page, '/investor/my-proposals')
  await page.mouse.move(300, 600)
  await page.clock.runFor(6_000)
  await toastOf(page).waitFor({ state: 'detached' })
  await write('Are you there?')
  await toastOf(page).waitFor()
  return page
}

/** The time for which the toast is shown, in milliseconds of the page's clock. */
async function timeShown(page: Page): Promise<number> {
  const now = () => page.evaluate(() => Date.now())
  const begun = await now()
  while ((await toastOf(page).count()) > 0 && (await now()) - begun < 15_000) await page.clock.runFor(200)
  return (await now()) - begun
}

holds('4.32', async () => {
  const page = await toastOfNew()
  expect(await textIn(toastOf(page))).toBe('message recieved!')
  expect(
    await page
      .locator('[role=status]')
      .filter({ has: toastOf(page) })
      .count(),
  ).toBeGreaterThan(0)
  expect(Math.abs((await timeShown(page)) - 5_000)).toBeLessThan(1_500)
})

holds('4.33', async () => {
  const { chatId, page, write } = await talk()
  const other = await page.context().newPage()
  await other.goto('/investor/chats')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.bringToFront()
  await toastOfNew()
  await write('Heard on every page')
  await other.getByRole('main').getByText('Heard on every page').first().waitFor()
  await other.close()
  await toastOf(page).getByRole('link').first().click()
  await page.waitForURL(`${origin}/investor/chats/${chatId}`)
  await page.getByRole('log').getByText('Heard on every page').waitFor()
})

holds('4.34', async () => {
  const { chatId, page, write } = await talk()
  await page.clock.runFor(6_000)
  await goInside(page, `/investor/chats/${chatId}`)
  await page.getByRole('log').waitFor()
  await toastOf(page).waitFor({ state: 'detached' })
  await write('Read at once')
  await page.getByRole('log').getByText('Read at once').waitFor()
  expect(await toastOf(page).count()).toBe(0)
  await toastOfNew()
})

/** Passes a push to the page's service worker, as the browser's push service would. */
async function deliver(page: Page, data: Record<string, string>): Promise<void> {
  const workers = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    workers.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await workers.send('ServiceWorker.enable')
  await workers.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify({ from: '2', fcmMessageId: data.message_id, data }),
  })
  await workers.detach()
}

holds('4.35', async () => {
  const { chatId, investor, page } = await talk()
  const toast = toastOf(page)
  await goInside(page, '/investor/my-proposals')
  await page.clock.runFor(6_000)
  await toast.waitFor({ state: 'detached' })
  const other = await page.context().newPage()
  await other.goto('/investor/my-proposals')
  await other.getByRole('button', { name: /^Notifications/ }).waitFor()
  await page.bringToFront()
  // Registers the service worker as if the messaging service were configured.
  await page.evaluate(async () => {
    const config = { apiKey: 'k', projectId: 'p', appId: '1:2:web:3', messagingSenderId: '2' }
    const query = new URLSearchParams({ config: JSON.stringify(config) })
    await navigator.serviceWorker.register(`/firebase-messaging-sw.js?${query}`)
    await navigator.serviceWorker.ready
  })
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  // Simulates the background: the worker finds no visible window. A headless browser shows no notification.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      clients: { matchAll: () => Promise<unknown[]> }
      registration: { showNotification: () => Promise<void> }
    }
    scope.clients.matchAll = async () => []
    scope.registration.showNotification = async () => {}
  })
  const pushed = { action_id: chatId, message: 'Pushed to you', to: `/investor/chats/${chatId}` }
  await deliver(page, { ...pushed, user_id: investor.id, message_id: crypto.randomUUID() })
  await toast.waitFor()
  await other.bringToFront()
  await toastOf(other).waitFor()
  await other.close()
})

holds('9.1', async () => {
  const page = await toastOfNew()
  expect(Math.abs((await timeShown(page)) - 5_000)).toBeLessThan(1_500)
})

holds('9.2', async () => {
  const page = await toastOfNew()
  const { x = 0, y = 0, width = 0 } = (await toastOf(page).boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(100)
  expect(1280 - (x + width)).toBeGreaterThanOrEqual(0)
  expect(1280 - (x + width)).toBeLessThan(50)
})

holds('9.3', async () => {
  const page = await toastOfNew()
  const toast = toastOf(page)
  const goes = async () => {
    await page.clock.runFor(6_000)
    await toast.waitFor({ state: 'detached' })
  }
  await toast.hover()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await page.mouse.move(300, 600)
  await goes()
  await toastOfNew()
  await toast.getByRole('link').focus()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await toast.getByRole('link').blur()
  await goes()
  const { chatId } = await talk()
  await goInside(page, `/investor/chats/${chatId}`)
  for (const [action, done] of [
    ['Mute', 'Conversation muted.'],
    ['Unmute', 'Conversation unmuted.'],
  ] as const) {
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
    const plain = page.locator('p[data-kind]').filter({ hasText: done })
    await plain.waitFor()
    const takesPresses = await plain.evaluate((line) => {
      const { x, y, width, height } = line.getBoundingClientRect()
      return line.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect([done, takesPresses]).toEqual([done, false])
  }
})

holds('9.4', async () => {
  const html = await (await fetch(`${origin}/about-us`)).text()
  expect(html).toMatch(/<[^>]+(role="(status|alert)"|aria-live="\w+")[^>]*><\//)
  const { page } = await talk()
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]'))
      region.setAttribute('data-was-there', '')
  })
  await toastOfNew()
  expect(
    await page
      .locator('[data-was-there]')
      .filter({ has: toastOf(page) })
      .count(),
  ).toBeGreaterThan(0)
})

/** The times shown for messages written at these moments, at this current time, in this time zone. */
async function timesShown(now: string, moments: readonly string[], timeZone: string): Promise<string[]> {
  const { founder, investor, chatId } = await talk()
  const login = await members.logIn(investor, 'investor')
  expect(founder.id).not.toBe(login.id)
  const { page, context } = await openLoggedIn(browser, origin, login)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: timeZone })
  await page.clock.setFixedTime(now)
  await page.route(`**/api/chats/${chatId}/messages*`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { list: Record<string, unknown>[] }
    const [sample] = body.list
    const at = Object.keys(sample ?? {}).find((key) => /_at$/.test(key) && typeof sample?.[key] === 'string') ?? ''
    const list = moments.map((moment, place) => ({
      ...sample,
      id: `00000000-0000-4000-8000-00000000000${place}`,
      seq: 1_000 + place,
      kind: 'TEXT',
      text: `Said at ${moment}`,
      [at]: moment,
    }))
    await route.fulfill({
      response: answer,
      json: { ...body, list: body.list.length > 0 ? list : [], has_more: false },
    })
  })
  await page.goto(`/investor/chats/${chatId}`)
  const lines = page.getByRole('log').getByRole('article')
  const shown: string[] = []
  for (const moment of moments)
    shown.push(
      await textIn(
        lines
          .filter({ hasText: `Said at ${moment}` })
          .locator('time')
          .first(),
      ),
    )
  await context.close()
  return shown
}

holds('9.24', async () => {
  const { write } = await talk()
  await write('At some time')
  const rows = rowsBelow('9.24')
  expect(rows.map(({ when }) => when)).toEqual([
    'less than a minute ago',
    'earlier the same day',
    'the day before',
    'earlier',
  ])
  const now = '2031-03-10T12:00:30.000Z'
  const moments = [
    '2031-03-10T12:00:00.000Z',
    '2031-03-10T09:05:00.000Z',
    '2031-03-09T21:07:00.000Z',
    '2031-03-08T13:45:00.000Z',
  ]
  const parts = [
    {},
    { 'hh:mm A': '09:05 AM' },
    { 'hh:mm A': '09:07 PM' },
    { 'hh:mm A': '01:45 PM', 'DD-MM-YYYY': '08-03-2031' },
  ]
  const expected = rows.map(({ shown = '' }, place) =>
    Object.entries(parts[place] ?? {}).reduce(
      (text, [part, value]) => text.replace(part, value),
      shown.replaceAll("'", ''),
    ),
  )
  expect(await timesShown(now, moments, 'UTC')).toEqual(expected)
})

holds('9.25', async () => {
  const { write } = await talk()
  await write('At another time')
  const [now, moment] = ['2031-03-10T12:00:30.000Z', '2031-03-10T04:00:00.000Z']
  expect([
    ...(await timesShown(now, [moment], 'Asia/Kolkata')),
    ...(await timesShown(now, [moment], 'America/New_York')),
  ]).toEqual(['09:30 AM, Today', '12:00 AM, Today'])
})
