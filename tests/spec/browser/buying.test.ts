import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { codeFor } from '../../support/mailbox.ts'
import { answersFor, type Member, membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { onePixel, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { goInside, pathOf, textIn } from '../../support/spec/places.ts'
import { until } from '../../support/until.ts'
import { photo, slot, upload } from '../../support/wizard.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'buying')
const goodCard = '4242424242424242'
const noFunds = '4000000000009995'
const plans = '/entrepreneur/investment/subscriptions'
const mySubscription = '/entrepreneur/investment/my-subscription'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

interface Seated {
  member: Member
  page: Page
}

async function seatOf(member: Member, address = '/entrepreneur/investment/investors'): Promise<Seated> {
  const { page } = await openLoggedIn(browser, origin, member, address)
  return { member, page }
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const note = (page: Page) => page.getByText('Secure, powered by a card payment provider', { exact: true })
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true })
const toast = (page: Page, text: string) =>
  page.locator('[role=alert], [role=status]').locator('p').getByText(text, { exact: true })

async function choose(page: Page, button = 'Choose Monthly', at = plans): Promise<void> {
  await goInside(page, '/about-us')
  await goInside(page, at)
  await press(page, button)
  await dialogOf(page).getByRole('button', { name: 'Continue to Pay' }).click()
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await payButton(page).click()
}

/** Holds the calls of a path until they are released. */
async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** A founder without a plan. */
const free = once(async () => seatOf(await members.join('investment')))

/** A founder at an open checkout who does not pay. */
const checkingOut = once(async () => {
  const seat = await seatOf(await members.join('investment'))
  await choose(seat.page)
  await cardFormOf(seat.page)
  return seat
})
const cardFormOf = (page: Page) => page.getByLabel('Card number').waitFor()

holds('2.62', async () => {
  const { page } = await newVisitor(browser, origin)
  await page.goto('/entrepreneur/subscriptions')
  const tabs = page.getByRole('navigation', { name: 'Plans for' })
  const marked = () => tabs.locator('[aria-current=page]').textContent()
  await tabs.waitFor()
  expect(await marked()).toBe('Capital Bridge')
  for (const [name, address, monthly] of [
    ['Business Exchange', '/entrepreneur/want-to-sell/subscriptions', '₹2,499'],
    ['Global Connect', '/entrepreneur/want-to-grow/subscriptions', '₹999'],
    ['Investor', '/investor/subscriptions', '₹1,499'],
    ['Capital Bridge', '/entrepreneur/investment/subscriptions', '₹1,999'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(origin + address)
    await page.getByText(monthly, { exact: true }).waitFor()
    expect(await marked()).toBe(name)
  }
  await page.context().close()
})

holds('11.41', async () => {
  const { page } = await newVisitor(browser, origin)
  const featured = async (address: string) => {
    await page.goto(address)
    return page
      .getByRole('listitem')
      .filter({ hasText: / for 30 days$/ })
      .last()
      .textContent()
  }
  expect(await featured('/investor/subscriptions')).toBe('Your profile at the top of the list of investors for 30 days')
  expect(await featured(plans)).toBe('Your listing featured for 30 days')
  await page.context().close()
})

holds('11.42', async () => {
  const { page } = await seatOf(await members.join('investment'))
  await choose(page)
  await payWith(page, noFunds)
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  await expect.poll(() => problem.textContent()).toMatch(/ You haven’t been charged\.$/)
  await page.route('**/api/membership/payment', (route) =>
    route.fulfill({ status: 403, json: { status: false, code: 'FORBIDDEN', message: 'Not now' } }),
  )
  await page.route(/payment_intents\/[^/]+\/confirm/, (route) => route.abort())
  await payWith(page, goodCard)
  await expect.poll(() => problem.textContent()).toMatch(/^We couldn’t check whether your payment went through\./)
  expect(await problem.textContent()).not.toContain('You haven’t been charged')
  await page.context().close()
})

holds('2.39', async () => {
  const { page } = await free()
  for (const address of [plans, '/entrepreneur/want-to-grow/subscriptions', '/investor/subscriptions']) {
    await goInside(page, '/about-us')
    await goInside(page, address)
    const offers = page.getByRole('main').getByRole('heading', { level: 2 })
    await offers.first().waitFor()
    expect(await offers.allInnerTexts()).toEqual(['Free trial', 'Monthly', 'Quarterly', 'Yearly'])
  }
})

holds('2.40', async () => {
  const { page } = await checkingOut()
  const shown = note(page)
  const head = shown.locator('..')
  expect(await head.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await shown.isVisible()).toBe(true)
})

holds('2.41', async () => {
  const { page } = await checkingOut()
  const main = page.getByRole('main')
  const lines = await main
    .locator('dl')
    .first()
    .evaluate((list) => [...list.children].map((one) => one.textContent?.replace(/\s/g, ' ')))
  const after = (term: string) => lines[lines.indexOf(term) + 1]
  expect(lines).toContain('Taxes & fees: Included')
  expect(after('Subscription Payment')).toMatch(/^Capital Bridge \(monthly\)$/i)
  expect(lines).toContain('₹1,999.00 INR')
  expect(after('Total')).toBe('₹1,999.00')
})

holds('2.43', async () => {
  const { page } = await checkingOut()
  const footer = page.getByRole('main').getByText('PCI-DSS compliant, 3D Secure supported', { exact: true })
  await footer.waitFor()
  const [own, pay] = [await footer.boundingBox(), await payButton(page).boundingBox()]
  expect(own?.y).toBeGreaterThan(pay?.y ?? Number.POSITIVE_INFINITY)
})

holds('2.44', async () => {
  const { page } = await free()
  const release = await hold(page, '**/api/buy-membership')
  await choose(page, 'Choose Quarterly')
  await note(page).waitFor()
  const spinner = page.getByRole('main').getByRole('status')
  await spinner.waitFor()
  expect(await payButton(page).count()).toBe(0)
  release()
  await cardFormOf(page)
  await spinner.waitFor({ state: 'detached' })
})

holds('2.48', async () => {
  const { page, member } = await checkingOut()
  const payment = new URL(page.url()).searchParams.get('payment')
  expect(payment).toMatch(/.{8,}/)
  await page.reload()
  await cardFormOf(page)
  await note(page).waitFor()
  expect(new URL(page.url()).searchParams.get('payment')).toBe(payment)
  const { payments } = await members.call<{ payments: unknown[] }>('GET', '/api/membership', undefined, member.headers)
  expect(payments.length).toBeLessThanOrEqual(1)
})

holds('2.50', async () => {
  const { page } = await free()
  await goInside(page, '/about-us')
  await goInside(page, plans)
  await press(page, 'Choose Monthly')
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'Confirmation', exact: true }).waitFor()
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Continue to Pay'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})

holds('8.8', async () => {
  const { page } = await checkingOut()
  const alert = page.getByRole('main').getByRole('alert')
  await payWith(page, noFunds)
  await alert.getByText('Your card has insufficient funds.', { exact: true }).waitFor()
  await page.route('**/sandbox/v1/payment_intents/*/confirm', (route) =>
    route.fulfill({ status: 402, json: { error: { type: 'card_error', code: 'card_declined' } } }),
  )
  await payWith(page, noFunds)
  await alert.getByText('Payment failed. Please try again.', { exact: true }).waitFor()
  await page.unroute('**/sandbox/v1/payment_intents/*/confirm')
  await payButton(page).waitFor()
})

holds('4.12', async () => {
  const { page } = await checkingOut()
  await page.route('**/sandbox/v1/payment_intents/*/confirm', async (route) => {
    const [, id] =
      route
        .request()
        .url()
        .match(/payment_intents\/([^/]+)/) ?? []
    await route.fulfill({ json: { id, object: 'payment_intent', status: 'requires_capture', client_secret: 'x' } })
  })
  let confirmations = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/membership/payment')) confirmations++
  })
  const info = page.locator('[role=status] p[data-kind]').getByText('Payment status: requires_capture', { exact: true })
  await payWith(page, goodCard)
  await info.waitFor()
  await page.getByRole('button', { name: 'Processing…' }).waitFor({ state: 'detached' })
  await page.unroute('**/sandbox/v1/payment_intents/*/confirm')
  expect(confirmations).toBe(0)
})

/** A founder buys a plan, and then upgrades it from My Subscription; returns what was shown. */
const bought = once(async () => {
  const seat = await seatOf(await members.join('investment'))
  const { page } = seat
  await choose(page)
  await cardFormOf(page)
  const label = await textIn(payButton(page))
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/confirm$/.test(pathname)) calls.push('provider')
    if (pathname === '/api/membership/payment') calls.push(`server ${request.postData()}`)
  })
  const release = await hold(page, '**/sandbox/v1/payment_intents/*/confirm')
  const confirmed = page.waitForResponse('**/api/membership/payment')
  await payWith(page, goodCard)
  const busy = page.getByRole('button', { name: 'Processing…', exact: true })
  await busy.waitFor()
  await until('the provider is asked', () => calls.length > 0)
  const whileHeld = [...calls]
  release()
  const answer = (await (await confirmed).json()) as { message: string; transaction: { uuid: string } }
  await toast(page, answer.message).waitFor()
  const receipt = page.getByRole('heading', { level: 1, name: 'Payment received' })
  await receipt.waitFor()
  const shown = await textIn(page.getByRole('main'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('main')
      .getByRole('link', { name: /receipt/i })
      .click(),
  ])
  const buttons = await page.getByRole('main').getByRole('button').allInnerTexts()
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('main').getByRole('button').click()
  await page.waitForURL(`${origin}/entrepreneur/investment/investors`)
  const landed = { at: pathOf(page), tab: await page.evaluate(() => localStorage.getItem('Tab_Selected')) }
  const grew = (await page.evaluate(() => history.length)) - entries
  await goInside(page, mySubscription)
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click()
  await press(page, 'Upgrade to Quarterly')
  await dialogOf(page).getByRole('button', { name: 'Continue to Pay' }).click()
  await cardFormOf(page)
  await payWith(page, goodCard)
  await receipt.waitFor()
  await page.getByRole('main').getByRole('button').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/subscriptions'))
  return {
    label,
    calls,
    whileHeld,
    answer,
    shown,
    file: download.suggestedFilename(),
    buttons,
    landed,
    grew,
    upgradedFrom: pathOf(page),
  }
})

/** The next page of an investor after buying a plan, and of a founder whose purchase started at Global Connect. */
const otherPurchases = once(async () => {
  const investor = await seatOf(await members.join('investor'), '/investor/capital-bridge')
  await choose(investor.page, 'Choose Monthly', '/investor/subscriptions')
  await cardFormOf(investor.page)
  await payWith(investor.page, goodCard)
  const goForward = async ({ page }: Seated) => {
    await page.getByRole('heading', { level: 1, name: 'Payment received' }).waitFor()
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL((url) => !url.pathname.endsWith('/subscriptions'))
    return pathOf(page)
  }
  const ofInvestor = await goForward(investor)
  const tabOf = () => investor.page.evaluate(() => localStorage.getItem('Tab_Selected'))
  const subscribed = [ofInvestor, await tabOf()]
  await goInside(investor.page, '/investor/business-exchange')
  await expect.poll(tabOf).not.toBe('capital_bridge')
  await goInside(investor.page, '/investor/my-profile')
  await investor.page
    .getByRole('main')
    .getByRole('link', { name: /^Back to / })
    .click()
  await investor.page.getByRole('heading', { level: 1, name: 'Capital Bridge', exact: true }).waitFor()
  const returned = [pathOf(investor.page), await tabOf()]
  await investor.page.context().close()
  const grower = await members.join('investment')
  await members.addProfile(grower, 'want-to-grow')
  await members.call('POST', '/api/context', { account_type: 'investment' }, grower.headers)
  const seat = await seatOf(grower)
  await askForGlobalConnect(seat.page)
  await dialogOf(seat.page).getByRole('button', { name: 'Yes' }).click()
  await press(seat.page, 'Choose Yearly')
  await dialogOf(seat.page).getByRole('button', { name: 'Continue to Pay' }).click()
  await cardFormOf(seat.page)
  await payWith(seat.page, goodCard)
  const ofGlobalConnect = await goForward(seat)
  await seat.page.context().close()
  return { ofInvestor, ofGlobalConnect, subscribed, returned }
})

holds('2.42', async () => {
  const { label, whileHeld } = await bought()
  expect([label, whileHeld]).toEqual(['Pay', ['provider']])
})

holds('4.11', async () => {
  const { calls, whileHeld } = await bought()
  expect(whileHeld).toEqual(['provider'])
  expect(calls.length).toBeGreaterThan(1)
  expect(calls[1]).toMatch(/^server .*"payment_intent":"[^"]+"/)
})

holds('4.13', async () => {
  const { answer, landed } = await bought()
  expect(answer.message).toMatch(/\w/)
  expect(landed.at).toBe('/entrepreneur/investment/investors')
})

holds('2.45', async () => {
  const { shown, file, buttons } = await bought()
  expect(shown).toMatch(/Capital Bridge \(monthly\) runs from \d\d-\w{3}-\d{4} until \d\d-[A-Z][a-z]{2}-\d{4}/i)
  expect(file).toMatch(/^receipt-.+\.pdf$/)
  expect(buttons.length).toBe(1)
})

holds('2.46', async () => {
  const [{ landed, upgradedFrom }, { ofInvestor, ofGlobalConnect }] = [await bought(), await otherPurchases()]
  expect([landed.at, upgradedFrom, ofInvestor, ofGlobalConnect]).toEqual([
    '/entrepreneur/investment/investors',
    mySubscription,
    '/investor/capital-bridge',
    '/entrepreneur/investment/global-connect',
  ])
})

/** A founder with a plan that lacks Global Connect. */
const monthly = once(async () => {
  const member = await members.join('investment')
  await members.subscribe(member)
  return seatOf(member)
})

const askForGlobalConnect = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
const question = (page: Page, text: string) => dialogOf(page).getByText(text, { exact: true })

const noSubscription = 'You don’t have a subscription to access this. Do you want to subscribe?'
const expired = "You're subscription expired! Do you want to renew?"
const noFeature =
  'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?'

const answerNo = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'No', exact: true }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}

holds('2.49', async () => {
  const { page } = await monthly()
  await goInside(page, mySubscription)
  for (const ask of [
    () => askForGlobalConnect(page),
    async () => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await press(page, 'Logout')
    },
  ]) {
    await ask()
    await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).waitFor()
    expect((await dialogOf(page).getByRole('button').allInnerTexts()).toSorted()).toEqual(['No', 'Yes'])
    await answerNo(page)
  }
})

holds('4.14', async () => {
  const { page } = await free()
  await askForGlobalConnect(page)
  await question(page, noSubscription).waitFor()
  await answerNo(page)
})

holds('4.15', async () => {
  const { page } = await free()
  await askForGlobalConnect(page)
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  await page.waitForURL((url) => url.pathname === plans && url.searchParams.get('mode') === 'NEW')
  await page.getByRole('button', { name: 'Choose Monthly' }).waitFor()
})

/** A founder whose subscription has ended: a month cannot pass in the product that the files share. */
const lapsed = once(async () => {
  const seat = await seatOf(await members.join('investment'))
  await seat.page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    const me = (await answer.json()) as Me
    await route.fulfill({ response: answer, json: { ...me, has_active_subscription: 0, has_subscription_expired: 1 } })
  })
  const answered = seat.page.waitForResponse('**/api/me')
  await seat.page.reload()
  await (await answered).finished()
  await seat.page.getByRole('button', { name: /^Account of/ }).waitFor()
  return seat
})

holds('4.16', async () => {
  const { page } = await lapsed()
  await askForGlobalConnect(page)
  await question(page, expired).waitFor()
  await answerNo(page)
})

holds('4.17', async () => {
  const { page } = await lapsed()
  await askForGlobalConnect(page)
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  await page.waitForURL((url) => url.pathname === plans && url.searchParams.get('mode') === 'RENEW')
})

holds('4.18', async () => {
  const { page } = await monthly()
  await askForGlobalConnect(page)
  await question(page, noFeature).waitFor()
  await answerNo(page)
})

/** A founder buys Global Connect as an add-on without a profile for it; returns what was shown. */
const added = once(async () => {
  const member = await members.join('investment')
  await members.subscribe(member)
  const { page } = await seatOf(member)
  const release = await hold(page, '**/api/buy-membership')
  const requestPromise = page.waitForRequest('**/api/buy-membership')
  await askForGlobalConnect(page)
  await question(page, noFeature).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  const request = (await requestPromise).postDataJSON() as { mode: string; types: string[] }
  const busy = dialogOf(page).locator('button[aria-disabled=true], button[aria-busy=true], button:disabled')
  await busy.waitFor()
  release()
  const title = dialogOf(page).getByRole('heading', { name: 'Payment', exact: true })
  await title.waitFor()
  await cardFormOf(page)
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await page.mouse.click(1275, 850)
  const stays = await title.isVisible()
  await payWith(page, goodCard)
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.waitForURL(`${origin}/entrepreneur/want-to-grow/register`)
  await page.locator('main h1').first().waitFor()
  const receipt = await page.getByText('Payment received', { exact: true }).count()
  await page.context().close()
  return { member, request, stays, receipt }
})

holds('4.19', async () => {
  const { request } = await added()
  expect(request.mode).toBe('ADDON')
  expect(request.types.length).toBe(1)
})

holds('4.20', async () => {
  const { page } = await monthly()
  await askForGlobalConnect(page)
  await question(page, noFeature).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  await dialogOf(page).getByRole('heading', { name: 'Payment', exact: true }).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
})

holds('4.21', async () => {
  expect((await added()).stays).toBe(true)
})

holds('4.22', async () => {
  const member = await members.join('investment')
  await members.subscribe(member, 'investment-yearly')
  await members.addProfile(member, 'want-to-grow')
  await members.call('POST', '/api/context', { account_type: 'investment' }, member.headers)
  const { page } = await seatOf(member)
  await askForGlobalConnect(page)
  await page.waitForURL(`${origin}/entrepreneur/investment/global-connect`)
  await page.getByRole('heading', { level: 1, name: 'Global Connect' }).waitFor()
  expect(await dialogOf(page).count()).toBe(0)
  await page.context().close()
})

holds('4.23', async () => {
  const { member } = await added()
  const { page } = await seatOf(member)
  await askForGlobalConnect(page)
  await page.waitForURL(`${origin}/entrepreneur/want-to-grow/register`)
  await page.locator('main form').waitFor()
  await page.context().close()
})

holds('2.47', async () => {
  expect((await added()).receipt).toBe(0)
  const member = await members.join('investment')
  const { page } = await seatOf(member, plans)
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await press(page, 'Start free trial')
  await dialogOf(page).getByRole('button', { name: 'Start free trial' }).click()
  const box = page.locator('input[name=code]')
  await box.fill(await codeFor(origin, member.mobile))
  await press(page, 'Verify')
  await page.waitForURL(`${origin}/entrepreneur/investment/investors`)
  expect(await page.getByText('Payment received', { exact: true }).count()).toBe(0)
  expect(seen.filter((url) => url.includes('payment='))).toEqual([])
  await page.context().close()
})

/** The documents step of a founder whose profile is live. */
const documents = once(async () => {
  const { page } = await seatOf(await members.join('investment'), '/entrepreneur/investment/register?step=documents')
  return page
})
const report = 'valuation-report'

holds('2.51', async () => {
  const page = await documents()
  await upload(page, report, null)
  const remove = slot(page, report).getByRole('button', { name: 'Delete' })
  await remove.click()
  await dialogOf(page).getByText('Are you sure you want to delete?', { exact: true }).waitFor()
  await answerNo(page)
  expect(await remove.count()).toBe(1)
})

holds('2.52', async () => {
  const page = await documents()
  const remove = slot(page, 'executive-summary').getByRole('button', { name: 'Delete' })
  await upload(page, 'executive-summary', null)
  await remove.click()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await dialogOf(page).getByRole('button', { name: 'Yes', exact: true }).click()
  await toast(page, 'Deleted Successfuly!').waitFor()
  expect((await answered).status()).toBe(200)
  await remove.waitFor({ state: 'detached' })
})

holds('8.12', async () => {
  const page = await documents()
  const [done, failed] = [toast(page, 'Document uploaded successfully'), page.getByText('Document upload failed')]
  const reported = done.waitFor()
  await upload(page, 'product-demo', null)
  await reported
  expect(await failed.count()).toBe(0)
  await page.route('**/api/documents', (route) => route.abort())
  await slot(page, 'financial-summary')
    .locator('input[type=file]')
    .setInputFiles({ name: 'figures.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await failed.first().waitFor()
  await page.unroute('**/api/documents')
})

holds('2.53', async () => {
  const { page } = await monthly()
  const empty = page.getByText('No addon available', { exact: true })
  await goInside(page, '/about-us')
  await goInside(page, mySubscription)
  await press(page, 'See add-ons')
  await dialogOf(page)
    .getByRole('button', { name: /^Add for/ })
    .first()
    .waitFor()
  expect(await empty.count()).toBe(0)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await page.route('**/api/membership/addons*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), available_addons: [] } })
  })
  await press(page, 'See add-ons')
  await dialogOf(page).getByText('No addon available', { exact: true }).waitFor()
  await page.unroute('**/api/membership/addons*')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
})

/** Logs in by the form, in a new window, after another page; returns the landing page and the page behind it. */
async function landingOf({ email }: Member, loginType: string) {
  const { page, context } = await newVisitor(browser, origin)
  await page.goto('/about-us')
  await page.goto(`/${loginType}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('Sturdy#Bridge7')
  await press(page, 'Log in')
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  const at = pathOf(page)
  const tab = await page.evaluate(() => localStorage.getItem('Tab_Selected'))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  const before = pathOf(page)
  await context.close()
  return { at, tab, before }
}
const logins = once(async () => {
  const unfinished = await members.register('entrepreneur')
  await members.call(
    'PUT',
    '/api/profiles/want-to-sell/basic',
    { answers: answersFor('WANT_TO_SELL', unfinished.name).basic },
    unfinished.headers,
  )
  const connected = await members.join('want-to-grow')
  await members.subscribe(connected, 'want-to-grow-monthly')
  return {
    connected: await landingOf(connected, 'entrepreneur'),
    entrepreneur: await landingOf((await free()).member, 'entrepreneur'),
    investor: await landingOf(await members.join('investor'), 'investor'),
    unfinished: await landingOf(unfinished, 'entrepreneur'),
  }
})

/** Saves the last step of a registration; returns the next page. */
async function reviewAfter(accountType: 'want-to-grow' | 'investor'): Promise<string> {
  const isInvestor = accountType === 'investor'
  const kind = isInvestor ? 'INVESTOR' : 'WANT_TO_GROW'
  const member = await members.register(isInvestor ? 'investor' : 'entrepreneur')
  const { basic, business } = answersFor(kind, member.name)
  await members.call('PUT', `/api/profiles/${accountType}/basic`, { answers: basic }, member.headers)
  await members.call('PUT', `/api/profiles/${accountType}/business`, { answers: business }, member.headers)
  const documents = isInvestor
    ? [['identity-proof', 'passport']]
    : [
        ['business-photo', ''],
        ['proof-of-business', 'trade-license'],
      ]
  for (const [key = '', type = ''] of documents)
    await members.call('POST', '/api/documents', uploadOf(key, kind, onePixel, 'photo.png', type), member.headers)
  const { page } = await seatOf(
    member,
    isInvestor ? '/investor/register-profile' : '/entrepreneur/want-to-grow/register',
  )
  await press(page, 'Save and Continue')
  await page.waitForURL('**/profile-review')
  const at = pathOf(page)
  await page.context().close()
  return at
}

holds('2.54', async () => {
  const { entrepreneur, investor } = await logins()
  expect([entrepreneur.before, investor.before]).toEqual(['/about-us', '/about-us'])
  expect((await bought()).grew).toBe(0)
})

holds('2.55', async () => {
  const { entrepreneur, investor, unfinished, connected } = await logins()
  const [{ landed, upgradedFrom }, { ofGlobalConnect, subscribed, returned }] = [await bought(), await otherPurchases()]
  const seen: Record<string, [at: string, tab: string | null]> = {
    'entrepreneur registration': [await reviewAfter('want-to-grow'), null],
    'entrepreneur login': [entrepreneur.at, entrepreneur.tab],
    'entrepreneur subscribing': [landed.at, landed.tab],
    'Global Connect member login, with Global Connect in the plan': [connected.at, connected.tab],
    'investor registration': [await reviewAfter('investor'), null],
    'investor login, subscribing, or returning from My Profile': [investor.at, investor.tab],
    'entrepreneur a purchase begun at Global Connect': [ofGlobalConnect, null],
    'anybody a purchase begun at My Subscription': [upgradedFrom, null],
    'anybody login with an unfinished registration': [unfinished.at, null],
  }
  const addressOf: Record<string, string> = {
    'Global Connect': '/entrepreneur/investment/global-connect',
    'My Subscription': mySubscription,
    'that registration': '/entrepreneur/want-to-sell/register',
  }
  const ofInvestor = ['/investor/capital-bridge', 'capital_bridge']
  expect([subscribed, returned]).toEqual([ofInvestor, ofInvestor])
  const rows = rowsBelow('2.55')
  expect(rows.length).toBe(Object.keys(seen).length)
  for (const { who = '', after = '', landing = '', 'tab selected': tab = '' } of rows) {
    const [at, stored] = seen[`${who} ${after}`] ?? []
    const accountType = after === 'registration' ? 'want-to-grow' : 'investment'
    expect([after, at]).toEqual([after, addressOf[landing] ?? landing.replace('{account_type}', accountType)])
    if (tab) expect([after, stored]).toEqual([after, tab])
  }
})

holds('4.2', async () => {
  const [{ entrepreneur }, { landed, upgradedFrom }] = [await logins(), await bought()]
  const seen = [entrepreneur.at, await reviewAfter('want-to-grow'), landed.at, upgradedFrom]
  expect(seen).toEqual([
    '/entrepreneur/investment/investors',
    '/entrepreneur/want-to-grow/profile-review',
    '/entrepreneur/investment/investors',
    mySubscription,
  ])
})

/** A founder at a checkout whose payment fails. */
const unlucky = once(async () => {
  const seat = await seatOf(await members.join('investment'))
  await choose(seat.page)
  await cardFormOf(seat.page)
  return seat
})

holds('8.10', async () => {
  const { page } = await unlucky()
  await page.route('**/api/membership/payment', (route) =>
    route.fulfill({
      status: 404,
      json: { status: false, code: 'NOT_FOUND', message: 'The membership stays as it was.' },
    }),
  )
  const reported = page.getByText('The membership stays as it was.')
  await payWith(page, goodCard)
  await reported.first().waitFor()
  await page.getByRole('button', { name: 'Processing…' }).waitFor({ state: 'detached' })
  expect(await reported.count()).toBe(1)
  await page.unroute('**/api/membership/payment')
})

holds('8.9', async () => {
  const { member, page } = await seatOf(await members.join('investment'))
  await choose(page)
  await cardFormOf(page)
  // Another device starts a purchase of another plan, which cancels this payment.
  await members.buy(member, 'investment-quarterly')
  await payWith(page, goodCard)
  await page
    .getByRole('main')
    .getByText('This purchase was cancelled or replaced by another one. You haven’t been charged for it.')
    .waitFor()
  await page.context().close()
})

/** A founder with a yearly plan who has chosen to renew for a month. */
const renewing = once(async () => {
  const member = await members.join('investment')
  await members.subscribe(member, 'investment-yearly')
  const seat = await seatOf(member, `${plans}?mode=RENEW`)
  await seat.page.getByRole('button', { name: 'Renew for a month' }).click()
  return seat
})

holds('11.44', async () => {
  const { page } = await renewing()
  const later = await dialogOf(page).textContent()
  expect(later).toMatch(/The new period starts on \d\d-\w{3}-\d{4}, when your current one ends, and runs until \d\d-/)
  expect(later).toContain('From then, your plan includes 15 proposals in 30 days instead of 40.')
  expect(later).toContain('From then, your plan no longer includes Global Connect.')
  expect(later).not.toContain('approved yet')
  const draft = await members.register('entrepreneur')
  const { basic } = answersFor('INVESTMENT', draft.name)
  await members.call('PUT', '/api/profiles/investment/basic', { answers: basic }, draft.headers)
  const unapproved = await seatOf(draft, plans)
  await unapproved.page.getByText('Your profile isn’t approved yet.').first().waitFor()
  await unapproved.page.context().close()
})

holds('11.43', async () => {
  const { page } = await renewing()
  await dialogOf(page).getByRole('button', { name: 'Continue to Pay' }).click()
  await cardFormOf(page)
  await payWith(page, goodCard)
  await page.getByText('Payment received').waitFor()
  await goInside(page, mySubscription)
  const [, now, next] = await until('both periods are shown', async () => {
    const text = await textIn(page.getByRole('main'))
    return text.match(/(\d\d-\w{3}-\d{4} – \d\d-\w{3}-\d{4})\s*(Then Capital Bridge \(monthly\): .{11} – .{11})/)
  })
  expect(next).toContain(`monthly): ${now?.split(' – ')[1]} – `)
})
