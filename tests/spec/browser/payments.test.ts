import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AddonsOnWire, MySubscription } from '../../../src/domain/contract/memberships.ts'
import { openBrowser } from '../../support/browser.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'

const goodCard = '4242424242424242'
const { origin } = sharedProduct()
const members = membersOf(origin, 'specpays')
const plans = '/entrepreneur/investment/subscriptions'
const mySubscription = '/entrepreneur/investment/my-subscription'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A founder without a plan, in a new window. */
async function founder(address = plans): Promise<{ member: Member; page: Page }> {
  const member = await members.join('investment')
  const { page } = await openLoggedIn(browser, origin, member, address)
  return { member, page }
}
async function checkOut(page: Page, plan = 'Choose Monthly') {
  await press(page, plan)
  await dialogOf(page).getByRole('button', { name: 'Continue to Pay' }).click()
  await page.getByLabel('Card number').waitFor()
}
async function payWith(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await press(page, 'Pay')
}

let window: Promise<{ member: Member; page: Page }> | null = null
/** A founder with a monthly plan; the tests of add-ons share the window. */
function subscriber() {
  window ??= (async () => {
    const member = await members.join('investment')
    await members.subscribe(member)
    const { page } = await openLoggedIn(browser, origin, member, mySubscription)
    return { member, page }
  })()
  return window
}
const queryOf = (request: Request) => request.postDataJSON() as { types: string[]; mode: string }
const purchaseAsked = (page: Page) => page.waitForRequest('**/api/buy-membership')
const addonsOf = ({ headers }: Member) =>
  members.call<AddonsOnWire>('GET', '/api/membership/addons', undefined, headers)

holds('7.6', async () => {
  const { member, page } = await subscriber()
  const [first] = (await addonsOf(member)).available_addons
  expect(first?.type).toBe('GLOBAL_CONNECT')
  await page.goto(mySubscription)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
  const [asked] = await Promise.all([purchaseAsked(page), dialogOf(page).getByRole('button', { name: 'Yes' }).click()])
  expect(queryOf(asked)).toMatchObject({ mode: 'ADDON', types: [first?.type] })
})

holds('7.7', async () => {
  const { member, page } = await subscriber()
  await page.goto(mySubscription)
  await press(page, 'See add-ons')
  const chosen = dialogOf(page).getByRole('button', { name: 'Add for ₹799.00' })
  const [asked] = await Promise.all([purchaseAsked(page), chosen.click()])
  expect(queryOf(asked)).toMatchObject({ mode: 'ADDON', types: ['FEATURED_LISTING'] })
  expect((await addonsOf(member)).available_addons.map(({ type }) => type).indexOf('FEATURED_LISTING')).toBeGreaterThan(
    0,
  )
})

/** A founder whose prices are in dollars. */
async function payerInDollars(): Promise<Member> {
  const member = await members.join('investment')
  const { headers } = member
  const { profile } = await members.call<{ profile: { basic: object } }>(
    'GET',
    '/api/profiles/investment',
    undefined,
    headers,
  )
  const answers = { ...profile.basic, currency: 'USD' }
  await members.call('PUT', '/api/profiles/investment/basic', { answers }, headers)
  return member
}

holds('7.8', async () => {
  const member = await payerInDollars()
  await members.subscribe(member)
  const { available_addons: priced, conversion_rate: rate } = await addonsOf(member)
  expect([priced.length, rate !== 1]).toEqual([3, true])
  const { page } = await openLoggedIn(browser, origin, member, mySubscription)
  await press(page, 'See add-ons')
  for (const { prorated_price } of priced) {
    const price = `$${(Math.round(prorated_price * rate * 100) / 100).toFixed(2)}`
    await dialogOf(page)
      .getByRole('button', { name: `Add for ${price}` })
      .waitFor()
  }
  await page.context().close()
})

holds('7.14', async () => {
  const { page } = await founder()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && /stripe/.test(request.url())) scripts.push(request.url())
  })
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left.push(request.url())
  })
  await page.getByRole('button', { name: 'Choose Monthly' }).waitFor()
  expect(scripts).toEqual([])
  await checkOut(page)
  expect(scripts).toHaveLength(1)
  // One card with a challenge by the bank in the page, then one without.
  await payWith(page, '4000002500003155')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor()
  await payWith(page, goodCard)
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  expect(left).toEqual([])
  await page.reload()
  expect(left).toHaveLength(1)
  await page.context().close()
})

holds('11.7', async () => {
  const { page } = await founder()
  await page.getByText('₹5,397').first().waitFor()
  for (const [address, price, to] of [
    ['/entrepreneur/want-to-sell/subscriptions', '₹2,499', '**/entrepreneur/want-to-sell/register'],
    ['/investor/subscriptions', '₹1,499', '**/investor/register-profile'],
  ] as const) {
    await page.goto(address)
    await page.getByText(price).first().waitFor()
    expect(await page.getByText('₹5,397').count()).toBe(0)
    await press(page, 'Choose Monthly')
    await page.waitForURL(to)
  }
  await page.context().close()
})

holds('11.16', async () => {
  const { page } = await openLoggedIn(browser, origin, await payerInDollars(), plans)
  await checkOut(page)
  const summary = page.getByRole('main')
  await summary.getByText('Total', { exact: true }).waitFor()
  await summary.getByText('$23.99', { exact: false }).first().waitFor()
  await summary.getByText(/^1 USD = /).waitFor()
  await page.context().close()
})

holds('11.28', async () => {
  const rows = Object.fromEntries(rowsBelow('11.28').map(({ status = '', shown = '' }) => [status, shown]))
  expect(Object.keys(rows)).toHaveLength(5)
  const literal = (status: string) => rows[status]?.match(/'([^']+)'/)?.[1] ?? expect.fail(status)
  const { member, page } = await founder()
  const usable = page.getByRole('button', { name: 'Pay', exact: true })
  await checkOut(page)

  await payWith(page, '4000000000009995')
  await page.getByRole('alert').getByText('Your card has insufficient funds.').waitFor()
  await usable.waitFor()
  // The same refusal, without the provider's message.
  await page.route('**/payment_intents/*/confirm', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { error?: Record<string, unknown> }
    if (json.error) json.error.message = ''
    await route.fulfill({ response: answer, json })
  })
  await payWith(page, '4000000000009995')
  await page.getByRole('alert').getByText(literal('requires_payment_method'), { exact: true }).waitFor()
  await page.unroute('**/payment_intents/*/confirm')

  // The bank repeats its challenge after it was answered.
  await page.route('**/payment_intents/*/authentication', (route) =>
    route.fulfill({ json: { object: 'payment_intent', id: 'pi_asked', status: 'requires_action' } }),
  )
  await payWith(page, '4000002500003155')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText(literal('requires_action'), { exact: true }).first().waitFor()
  await usable.waitFor()
  await page.unroute('**/payment_intents/*/authentication')

  // Cancelled without this tab's knowledge.
  await page.goto(plans)
  await checkOut(page, 'Choose Quarterly')
  await members.buy(member, 'investment-yearly')
  await payWith(page, goodCard)
  await page.getByText(literal('canceled'), { exact: true }).first().waitFor()
  await page.getByRole('button', { name: rows.canceled?.match(/“(.+)”/)?.[1] ?? '' }).waitFor()

  await page.goto(plans)
  await checkOut(page, 'Choose Quarterly')
  const confirmed = page.waitForRequest('**/api/membership/payment')
  await payWith(page, goodCard)
  await confirmed
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  await page.context().close()

  const slow = await founder()
  await checkOut(slow.page)
  await payWith(slow.page, '4000000000008088')
  await slow.page.getByText(literal('processing'), { exact: true }).first().waitFor()
  await slow.page
    .getByText(rows.processing?.match(/“(.+)”/)?.[1] ?? '')
    .first()
    .waitFor()
  await slow.page.context().close()
})

holds('11.29', async () => {
  const { page } = await subscriber()
  const row = page.getByRole('row').filter({ hasText: '₹1,999.00' })
  await page.goto(mySubscription)
  await row.getByText('Paid', { exact: true }).waitFor()
  // The server's response between the charge and its confirmation.
  await page.route('**/api/membership', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as MySubscription
    for (const payment of json.payments) if (payment.status === 'confirmed') payment.status = 'succeeded'
    await route.fulfill({ response: answer, json })
  })
  await page.reload()
  await row
    .getByText(/being confirmed/i)
    .first()
    .waitFor()
  expect(await row.getByText('Paid', { exact: true }).count()).toBe(0)
  await page.unroute('**/api/membership')
})

holds('11.30', async () => {
  const { page } = await founder()
  await page.clock.install()
  await page.goto(plans)
  await checkOut(page)
  const times: number[] = []
  await page.route('**/api/membership/payment', async (route) => {
    times.push(await page.evaluate(() => Date.now()))
    await route.abort()
  })
  await payWith(page, goodCard)
  await expect.poll(() => times.length).toBe(1)
  for (const seconds of [1, 4, 10]) {
    const before = times.length
    // Half the delay is not enough.
    await page.clock.fastForward((seconds * 1_000) / 2)
    expect(times).toHaveLength(before)
    await expect
      .poll(async () => {
        await page.clock.fastForward(200)
        return times.length
      })
      .toBe(before + 1)
  }
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  for (const [at, seconds] of [1, 4, 10].entries()) {
    expect(gaps[at]).toBeGreaterThanOrEqual(seconds * 1_000)
    expect(gaps[at]).toBeLessThan(seconds * 1_000 * 2)
  }
  // Three times, and no more.
  await page.clock.fastForward(60_000)
  expect(times).toHaveLength(4)
  await page.context().close()
})
