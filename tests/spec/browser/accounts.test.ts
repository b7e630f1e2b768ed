import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { refusalIn } from '../../support/forms.ts'
import { codeFor } from '../../support/mailbox.ts'
import { type Member, membersOf, password } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'specaccount')
let browser: Browser
let investor: Member
let founder: Member
let visitor: Page
let reading: Page
beforeAll(async () => {
  browser = await openBrowser()
  founder = await members.join('investment')
  investor = await members.join('investor')
  await members.beginTrial(founder, 'investment-free-trial')
  await members.beginTrial(investor, 'investor-free-trial')
  visitor = (await newVisitor(browser, origin)).page
  reading = (await openLoggedIn(browser, origin, investor, '/investor/capital-bridge')).page
})
afterAll(() => browser?.close())

async function logIn(page: Page, { email }: Member) {
  await page.goto('/investor/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
}

holds('1.9', async () => {
  const addresses = ['/investor/capital-bridge', '/investor/proposals', '/investor/chats', '/investor/my-subscription']
  const seen: Record<string, string> = {}
  const read = async (language: string) => {
    for (const address of addresses) {
      await reading.goto(address)
      const heading = reading.getByRole('main').getByRole('heading', { level: 1 })
      await heading.waitFor()
      if (address === addresses[0]) await reading.locator('main summary').nth(2).waitFor()
      seen[`${language} ${address}`] = ((await heading.textContent()) ?? '').trim()
      expect(await reading.locator('html').getAttribute('lang')).toBe(language)
      // The product's own texts: its buttons, its menu and its headings.
      const own = await reading
        .locator('header nav a, main :is(h1, button, summary, label:not(fieldset *) > span), footer a')
        .allInnerTexts()
      const words = own.map((text) => text.trim()).filter((text) => text !== '')
      expect(words.length).toBeGreaterThan(4)
      const other =
        language === 'hi'
          ? words.filter((text) => !/[\u0900-\u097f]/.test(text))
          : words.filter((text) => /[\u0900-\u097f]/.test(text))
      expect([address, other.filter((text) => !/^(English|हिन्दी|Founders|LinkedIn|X|YouTube)$/.test(text))]).toEqual([
        address,
        [],
      ])
    }
  }
  await read('en')
  await reading.evaluate(() => localStorage.setItem('language', 'hi'))
  await reading.getByRole('button', { name: /हिन्दी/ }).first().click()
  await read('hi')
  await reading
    .getByRole('button', { name: /English/ })
    .first()
    .click()
  await expect.poll(() => reading.locator('html').getAttribute('lang')).toBe('en')
  expect(new Set(Object.values(seen)).size).toBe(addresses.length * 2)
})

holds('7.9', async () => {
  const requestPromise = reading.waitForRequest((request) => /\/api\/listings\?/.test(request.url()))
  await reading.goto('/investor/capital-bridge?q=cloth')
  const request = await requestPromise
  const query = new URL(request.url()).searchParams
  expect([request.method(), query.get('q'), query.get('kind'), request.postData()]).toEqual([
    'GET',
    'cloth',
    'INVESTMENT',
    null,
  ])
})

holds('7.13', async () => {
  const fault = { status: 500, json: { ErrorDetails: { message: 'Out of order' } } }
  // The same fault in another call is announced.
  await visitor.route('**/api/login', (route) => route.fulfill(fault))
  await logIn(visitor, investor)
  await visitor.getByRole('alert').getByText('Out of order').first().waitFor()
  await visitor.unrouteAll()

  const reported = reading.getByRole('alert').getByText('Out of order')
  await reading.route('**/api/me', (route) => route.fulfill(fault))
  await reading.evaluate(() => localStorage.removeItem('root'))
  await reading.goto('/investor/capital-bridge')
  await reading.getByText('We couldn’t load your account').first().waitFor()
  expect(await reported.count()).toBe(0)
  await reading.unrouteAll()

  const { page } = await openLoggedIn(browser, origin, founder, '/entrepreneur/investment/investors')
  const failed = page.waitForResponse('**/api/membership/addons')
  await page.route('**/api/membership/addons', (route) => route.fulfill(fault))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
  await (await failed).finished()
  await page.getByRole('dialog').getByText('We couldn’t load the add-ons.').waitFor()
  expect(await page.getByRole('alert').getByText('Out of order').count()).toBe(0)
  await page.context().close()
})

holds('13.9', async () => {
  await visitor.goto('/investor/login')
  await visitor.getByRole('button', { name: 'Forgot password?' }).click()
  await visitor.locator('input[name=email]').fill(investor.email)
  // Simulates a server countdown that is longer than the page's own.
  await visitor.route('**/api/codes', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { resend_at: string; server_time: string }
    const resend_at = new Date(Date.parse(json.server_time) + 300_000).toISOString()
    await route.fulfill({ response: answer, json: { ...json, resend_at } })
  })
  await visitor.getByRole('button', { name: 'Send code' }).click()
  const countdown = visitor.getByRole('button', { name: /^Resend in / })
  await countdown.waitFor()
  const seconds = async () => {
    const text = (await countdown.textContent()) ?? ''
    const [, minutes, rest] = text.match(/(\d+):(\d+)/) ?? []
    return minutes ? Number(minutes) * 60 + Number(rest) : Number(text.match(/\d+/)?.[0])
  }
  expect(await seconds()).toBeGreaterThan(200)
  await visitor.unrouteAll()
  await visitor.reload()
  await countdown.waitFor()
  const left = await seconds()
  expect([left > 0, left <= 30]).toEqual([true, true])
})

holds('13.19', async () => {
  const { context, page: one } = await newVisitor(browser, origin)
  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(() => {
    Object.assign(window, { stored: true })
  })
  await logIn(one, investor)
  await one.waitForURL('**/investor/capital-bridge')
  await other.getByRole('button', { name: /Account of/ }).waitFor()
  expect(await other.evaluate(() => 'stored' in window)).toBe(true)
  await context.close()
})

holds('13.21', async () => {
  const { context, page } = await newVisitor(browser, origin)
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await logIn(page, investor)
  await page.getByRole('button', { name: /Account of/ }).waitFor()
  await page.getByRole('link', { name: 'Business Exchange' }).first().click()
  await page.waitForURL(/business-exchange/)
  // The login applies to this tab only.
  const other = await context.newPage()
  await other.goto('/investor/capital-bridge')
  await other.waitForURL('**/investor/login')
  await context.close()
})

holds('13.22', async () => {
  const leaver = await members.register('investor')
  await visitor.goto('/delete-account')
  const main = visitor.getByRole('main')
  await main
    .getByText(/14 days/)
    .first()
    .waitFor()
  await visitor.locator('input[name=email]').fill(leaver.email)
  await visitor.locator('input[name=password]').fill('Wrong#Pass1')
  await visitor.getByRole('button', { name: 'Send code' }).click()
  await refusalIn(main, 'Incorrect email or password.').waitFor()
  expect(await visitor.locator('input[name=code]').count()).toBe(0)
  await visitor.locator('input[name=password]').fill(password)
  await visitor.getByRole('button', { name: 'Send code' }).click()
  await visitor.locator('input[name=code]').fill(await codeFor(origin, leaver.email, 1))
  await visitor.getByRole('button', { name: 'Verify' }).click()
  await visitor.getByText('Your account will be deleted on').waitFor()
})

holds('13.24', async () => {
  await reading.goto('/delete-account')
  await reading.getByRole('main').getByRole('link', { name: 'Go to the account page' }).click()
  const [download] = await Promise.all([
    reading.waitForEvent('download'),
    reading.getByRole('main').getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const data = JSON.parse(Buffer.concat(chunks).toString()) as { account: { email: string }; profiles: unknown[] }
  expect([data.account.email, data.profiles.length]).toEqual([investor.email, 1])
})

holds('13.25', async () => {
  const member = await members.register('investor')
  const { page } = await openLoggedIn(browser, origin, member, '/account')
  const details = page.getByRole('main')
  for (const name of ['Change name', 'Change email', 'Change mobile number'])
    await details.getByRole('button', { name, exact: true }).waitFor()
  await details.getByRole('button', { name: 'Change name', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await details.getByText('Your name was changed.').waitFor()
  await details.getByText('Asha Rao', { exact: true }).waitFor()
})

holds('14.1', async () => {
  const { page } = await openLoggedIn(browser, origin, founder, '/entrepreneur/investment/investors')
  const chat = await members.openChat(founder, investor)
  await members.subscribe(founder)
  const body = { client_id: crypto.randomUUID(), kind: 'TEXT', text: 'Found again in the bell' }
  await members.call('POST', `/api/chats/${chat}/messages`, body, investor.headers)
  const centre = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notifications/ })
      .or(page.getByRole('banner').getByRole('link', { name: /Notifications/ }))
      .first()
      .click()
    const shown = page.locator('body')
    await shown.getByText('Found again in the bell').first().waitFor()
    await shown
      .getByText(/accepted your proposal/)
      .first()
      .waitFor()
    await shown
      .getByText(/[Pp]ayment/)
      .first()
      .waitFor()
  }
  const kinds = async () =>
    (
      await members.call<{ list: { kind: string }[] }>('GET', '/api/notifications', undefined, founder.headers)
    ).list.map(({ kind }) => kind)
  await expect.poll(kinds).toEqual(expect.arrayContaining(['message', 'proposal_accepted', 'payment_confirmed']))
  // A reloaded page shows no toast: the notification is only in the closed centre.
  await page.reload()
  expect(await page.getByText('Found again in the bell').filter({ visible: true }).count()).toBe(0)
  await centre()
  await page.context().close()
})
