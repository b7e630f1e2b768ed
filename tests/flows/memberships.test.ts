import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { openBrowser, type Visitor } from '../support/browser.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const goodCard = '4242424242424242'
const product = sharedProduct()
let browser: Browser
const members = membersOf(product.origin, 'buys')
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
afterAll(async () => {
  await browser?.close()
})

/** A new entrepreneur with an approved Capital Bridge profile, on the list of investors. */
async function arrive(prepare: (member: Member) => Promise<unknown> = async () => {}): Promise<Member> {
  const member = await members.join('investment')
  await prepare(member)
  visitor = await openLoggedIn(browser, product.origin, member, '/entrepreneur/investment/investors')
  page = visitor.page
  return member
}

const dialog = () => page.getByRole('dialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const openGlobalConnect = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()

async function checkOut(plan: string) {
  await press(plan)
  await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
  await page.getByText('Secure, powered by a card payment provider').waitFor()
}

async function payWith(number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await press('Pay')
}

const meOf = (member: Member) => members.call<Me>('GET', '/api/me', undefined, member.headers)

const subscribed = (member: Member) => members.subscribe(member)

describe('the Global Connect gate', () => {
  it('without a subscription: asks, and leads to the plans, the payment and then Global Connect', async () => {
    const member = await arrive()
    await openGlobalConnect()
    await dialog()
      .getByText('You don’t have a subscription to access this. Do you want to subscribe?', { exact: true })
      .waitFor()
    await dialog().getByRole('button', { name: 'No' }).click()
    await openGlobalConnect()
    await dialog().getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL('**/entrepreneur/investment/subscriptions?mode=NEW**')
    await checkOut('Choose Yearly')
    for (const text of [
      'Subscription Payment',
      '₹19,190.00 INR',
      'Taxes & fees: Included',
      'Total',
      'PCI-DSS compliant, 3D Secure supported',
    ])
      await page.getByText(text, { exact: true }).waitFor()
    await payWith(goodCard)
    await press('Continue to Global Connect')
    await page.waitForURL('**/entrepreneur/want-to-grow/register')
    expect(await meOf(member)).toMatchObject({ has_active_subscription: 1, user_subscription: { has_want_to_grow: 1 } })
  })

  it('with an expired one: asks to renew', async () => {
    await arrive()
    await page.route('**/api/me', async (route) => {
      const answer = await route.fetch()
      const me = (await answer.json()) as Me
      await route.fulfill({
        response: answer,
        json: { ...me, has_active_subscription: 0, has_subscription_expired: 1 },
      })
    })
    const answered = page.waitForResponse('**/api/me')
    await page.reload()
    await (await answered).finished()
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await openGlobalConnect()
    await dialog().getByText("You're subscription expired! Do you want to renew?", { exact: true }).waitFor()
    await dialog().getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL('**/entrepreneur/investment/subscriptions?mode=RENEW**')
  })

  it('without the feature: sells the add-on in a modal that the keyboard does not close', async () => {
    const member = await arrive(subscribed)
    await openGlobalConnect()
    await dialog()
      .getByText(
        'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
        { exact: true },
      )
      .waitFor()
    await dialog().getByRole('button', { name: 'Yes' }).click()
    await dialog().getByRole('heading', { name: 'Payment', exact: true }).waitFor()
    await page.getByLabel('Card number').waitFor()
    for (let n = 0; n < 3; n++) await page.keyboard.press('Escape')
    expect(await dialog().getByRole('heading', { name: 'Payment', exact: true }).isVisible()).toBe(true)
    await payWith('4000000000009995')
    await page.getByRole('alert').getByText('Your card has insufficient funds.').waitFor()
    await payWith(goodCard)
    await page.waitForURL('**/entrepreneur/want-to-grow/register')
    expect((await meOf(member)).user_subscription?.has_want_to_grow).toBe(1)
  })

  it('on a trial: asks to subscribe; on Yes, no add-on is available and it leads to the plans', async () => {
    await arrive((member) => members.beginTrial(member, 'investment-free-trial'))
    await openGlobalConnect()
    await dialog()
      .getByText(
        'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
        { exact: true },
      )
      .waitFor()
    await dialog().getByRole('button', { name: 'Yes', exact: true }).click()
    await dialog().getByText('No addon available', { exact: true }).waitFor()
    await dialog().getByRole('button', { name: 'See plans' }).click()
    await page.waitForURL('**/subscriptions?mode=UPGRADE**')
    await page.getByRole('button', { name: 'Choose Monthly' }).waitFor()
  })

  it('the guard on the path goes back one step while the profile has no Global Connect', async () => {
    await arrive(subscribed)
    await page.evaluate(() => history.pushState({ 'founders-depth': 1 }, '', '/entrepreneur/investment/global-connect'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.waitForURL('**/entrepreneur/investment/investors')
    await page.goto('/entrepreneur/investment/global-connect')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })
})

describe('the checkout', () => {
  const toCheckout = async (plan = 'Choose Monthly') => {
    await page.goto('/entrepreneur/investment/subscriptions')
    await checkOut(plan)
  }

  it('3-D Secure: a failure is reported and keeps the form, a success pays', async () => {
    const member = await arrive()
    await toCheckout()
    await payWith('4000002500003155')
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await page.getByRole('alert').getByText('We are unable to authenticate your payment method.').waitFor()
    await payWith('4000002500003155')
    await page.getByRole('button', { name: 'Processing…' }).waitFor()
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await page.getByText('Payment successful. Your plan is active.').waitFor()
    await press('Continue')
    await page.waitForURL('**/entrepreneur/investment/investors')
    expect(await meOf(member)).toMatchObject({ has_active_subscription: 1, has_subscription_expired: 0 })
  })

  it('a payment still processing is shown as processing', async () => {
    await arrive()
    await toCheckout()
    await payWith('4000000000008088')
    await page.getByRole('status').getByText('Payment status: processing', { exact: true }).waitFor()
    await page.getByText('We will update your plan automatically.').waitFor()
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0)
    await press('Check again')
    await page.getByText('We will update your plan automatically.').waitFor()
  })

  it('a missing client secret is an error with Try again', async () => {
    await arrive()
    await page.route('**/api/buy-membership', async (route) => {
      const answer = await route.fetch()
      const { transaction, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, transaction: { ...transaction, client_secret: '' } } })
    })
    await toCheckout()
    await page.getByRole('alert').getByText('We couldn’t open the card form. You haven’t been charged.').waitFor()
    await page.unroute('**/api/buy-membership')
    await press('Try again')
    await payWith(goodCard)
    await press('Continue')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it("a provider's script that does not load is an error with Try again", async () => {
    await arrive()
    await page.route('**/sandbox/v3/stripe.js', (route) => route.abort())
    await toCheckout()
    await page.getByRole('alert').getByText('We couldn’t load the payment form.').waitFor()
    await page.unroute('**/sandbox/v3/stripe.js')
    await press('Try again')
    await payWith(goodCard)
    await press('Continue')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('a tab closed between the charge and its confirmation loses nothing', async () => {
    const member = await arrive()
    await page.route('**/api/membership/payment', () => {})
    await toCheckout()
    const charged = page.waitForResponse('**/sandbox/v1/payment_intents/*/confirm')
    await payWith(goodCard)
    await charged
    await page.close()
    expect(await meOf(member)).toMatchObject({ has_active_subscription: 1, has_subscription_expired: 0 })
    const { payments } = await members.call<{ payments: unknown[] }>(
      'GET',
      '/api/membership',
      undefined,
      member.headers,
    )
    expect(payments.length).toBe(1)
  })

  it('two tabs of one purchase pay once', async () => {
    const member = await arrive()
    await toCheckout()
    const first = page
    page = await visitor.context.newPage()
    await toCheckout()
    await payWith(goodCard)
    await press('Continue')
    await page.waitForURL('**/entrepreneur/investment/investors')
    await first.getByRole('heading', { name: 'Payment received' }).waitFor()
    const { payments } = await members.call<{ payments: unknown[] }>(
      'GET',
      '/api/membership',
      undefined,
      member.headers,
    )
    expect(payments.length).toBe(1)
  })
})

describe('My Subscription', () => {
  const open = () => page.goto('/entrepreneur/investment/my-subscription')

  it('cancels and undoes it, chooses a smaller plan and undoes it', async () => {
    await arrive((member) => members.subscribe(member, 'investment-yearly'))
    await open()
    await page.getByText('365 days left').waitFor()
    const confirm = (button: string) => dialog().getByRole('button', { name: button, exact: true }).click()
    await press('Cancel subscription')
    await dialog().getByText('plans never renew automatically').waitFor()
    await confirm('Yes, cancel')
    await page.getByText('Cancelled', { exact: true }).waitFor()
    await press('Keep my subscription')
    await confirm('Keep subscription')
    await press('Switch to Monthly at renewal')
    await confirm('Switch at renewal')
    await page.getByText(/You’ll switch to Capital Bridge \(monthly\) on/).waitFor()
    await press('Keep Yearly')
    await confirm('Keep current plan')
    await page.getByRole('button', { name: 'Switch to Quarterly at renewal' }).waitFor()
  })

  it('upgrades: shows the charge line by line and charges exactly that', async () => {
    await arrive(subscribed)
    await open()
    await page.getByRole('link', { name: 'Upgrade' }).click()
    await press('Upgrade to Quarterly')
    await dialog()
      .getByText(/Credit for the unused part of Capital Bridge \(monthly\), until/)
      .waitFor()
    const total = await dialog().locator('dd.total').textContent()
    await press('Continue to Pay')
    expect(await page.locator('dd.total').textContent()).toBe(total)
    await payWith(goodCard)
    await press('Continue to My Subscription')
    await page.waitForURL('**/entrepreneur/investment/my-subscription')
    await page.getByText('90 days left').waitFor()
    await page.getByRole('cell', { name: total ?? '' }).waitFor()
  })

  it('has receipts to print and as PDF, and a refund', async () => {
    const member = await arrive(subscribed)
    await open()
    const [receipt] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /Print/ }).click()])
    await receipt.getByRole('heading', { name: 'Receipt' }).waitFor()
    await receipt.getByText('₹1,999.00 INR').waitFor()
    await receipt.close()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /PDF/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^receipt-F-\d{4}-\d{6}\.pdf$/)
    await press('Request a refund')
    await dialog().getByRole('button', { name: 'Request refund' }).click()
    // The question says "You’ll be refunded".
    await page.getByRole('main').getByText('Refunded', { exact: true }).first().waitFor()
    expect(await meOf(member)).toMatchObject({ has_active_subscription: 0, has_subscription_expired: 1 })
  })

  it('in Hindi', async () => {
    await arrive(subscribed)
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await open()
    await page.getByRole('heading', { name: 'मेरी सदस्यता' }).waitFor()
    await page.getByText('30 दिन बचे हैं').waitFor()
  })
})
