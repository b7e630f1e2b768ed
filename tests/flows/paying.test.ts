import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { codeFor } from '../support/mailbox.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'

const goodCard = '4242424242424242'
const slowCard = '4000000000008088'
const { origin } = sharedProduct()
const members = membersOf(origin, 'paying')
let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  expect(visitor.troubles).toEqual([])
  await visitor.context.close()
})
afterAll(async () => {
  await browser?.close()
})

async function arrive(prepare: (member: Member) => Promise<unknown> = async () => {}): Promise<Member> {
  visitor = await newVisitor(browser, origin)
  page = visitor.page
  const member = await members.join('investment')
  await prepare(member)
  await members.signIn(visitor, member, '/entrepreneur/investment/login')
  await page.waitForURL('**/entrepreneur/investment/investors')
  return member
}
const dialog = () => page.getByRole('dialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const plans = '/entrepreneur/investment/subscriptions'
async function checkOut(plan = 'Choose Monthly') {
  await page.goto(plans)
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
const payButtons = () => page.getByRole('button', { name: 'Pay', exact: true }).count()

/** Someone with an account and no profile. */
async function registerAlone() {
  const email = 'paying-alone@test.in'
  const { challenge_id } = await members.call<{ challenge_id: string }>('POST', '/api/codes', {
    purpose: 'verify_email',
    target: email,
  })
  const { proof } = await members.call<{ proof: string }>('POST', `/api/codes/${challenge_id}/verification`, {
    code: await codeFor(origin, email),
  })
  return members.call<{ access_token: string; info_id: string }>('POST', '/api/register', {
    login_type: 'entrepreneur',
    name: 'Ravi Alone',
    mobile: '+919810009917',
    email,
    email_proof: proof,
    password: 'Sturdy#Bridge7',
    confirm_password: 'Sturdy#Bridge7',
    accept_terms: true,
    language: 'en',
  })
}

describe('a payment in progress', () => {
  it('is a row of My Subscription, and choosing the plan again leads to it, without a Pay button', async () => {
    await arrive()
    await checkOut()
    await payWith(slowCard)
    await page.getByText('We will update your plan automatically.').waitFor()
    await page.goto('/entrepreneur/investment/my-subscription')
    const row = page.getByRole('row').filter({ hasText: '₹1,999.00' })
    await row.getByText('In progress').waitFor()
    await row.getByText('We will update your plan automatically.').waitFor()
    await row.getByRole('link', { name: 'Continue this payment' }).click()
    await page.getByRole('button', { name: 'Check again' }).waitFor()
    expect(await payButtons()).toBe(0)
    await page.goto(plans)
    await page.getByText('Your payment of ₹1,999.00 for Capital Bridge, monthly is in progress.').waitFor()
    await press('Choose Monthly')
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await page.getByRole('button', { name: 'Check again' }).waitFor()
    expect(await payButtons()).toBe(0)
  })

  it('in another tab that replaced it, this tab says so with the one next step', async () => {
    await arrive()
    await checkOut()
    const first = page
    await first.getByLabel('Card number').waitFor()
    page = await visitor.context.newPage()
    await checkOut('Choose Quarterly')
    await first
      .getByText('This purchase was cancelled or replaced by another one. Nothing was charged for it.')
      .waitFor()
    expect(await first.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0)
    await first.getByRole('button', { name: 'Start again' }).click()
    await first
      .getByRole('dialog')
      .getByText(/You will be charged ₹1,999\.00 now/)
      .waitFor()
  })

  it('shows no developer text of the provider where the payment is past paying', async () => {
    const member = await arrive()
    await checkOut()
    await page.getByLabel('Card number').waitFor()
    // On another device: nothing tells this tab.
    await members.buy(member, 'investment-quarterly')
    await payWith(goodCard)
    await page.getByText('This purchase was cancelled or replaced by another one.').waitFor()
    expect(await page.getByText(/PaymentIntent|status of canceled/).count()).toBe(0)
    await page.getByRole('button', { name: 'Start again' }).waitFor()
  })
})

describe('the checkout', () => {
  it('comes back after a reload, and after paying shows the receipt and the way on', async () => {
    await arrive()
    await checkOut()
    await page.getByLabel('Card number').waitFor()
    await page.reload()
    await page.getByText('Order summary').waitFor()
    await page.goto(plans)
    await page.getByText('You have not paid ₹1,999.00 for Capital Bridge, monthly yet.').waitFor()
    await press('Continue this payment')
    await payWith(goodCard)
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await page.getByText(/Capital Bridge, monthly is active until \d\d-\w{3}-\d{4}\./).waitFor()
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the receipt (PDF)' }).click(),
    ])
    expect(receipt.suggestedFilename()).toMatch(/^receipt-F-\d{4}-\d{6}\.pdf$/)
    await page.reload()
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await press('Continue')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('asks again where the price has changed since it was confirmed', async () => {
    await arrive()
    await page.goto(plans)
    // As if the page had been left open until the price changed.
    await page.route('**/api/membership/offers*', async (route) => {
      const answer = await route.fetch()
      const offers = (await answer.json()) as { list: { quote: { amount: number } | null }[] }
      for (const { quote } of offers.list) if (quote) quote.amount -= 17
      await route.fulfill({ response: answer, json: offers })
    })
    await page.reload()
    await press('Choose Monthly')
    await dialog()
      .getByText(/You will be charged ₹1,998\.83 now/)
      .waitFor()
    await page.unroute('**/api/membership/offers*')
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await dialog().getByText('The price is now ₹1,999.00. Please confirm the new amount.').waitFor()
    await dialog()
      .getByText(/You will be charged ₹1,999\.00 now/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await page.getByText('Secure, powered by a card payment provider').waitFor()
  })
})

it('Global Connect asked for without a plan: Monthly is bought with it, said before paying, and opens it', async () => {
  const member = await arrive()
  await page.goto(plans)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Global Connect added to this purchase').first().waitFor()
  await press('Choose Monthly')
  await dialog().getByText('Your plan does not include Global Connect. It is added to this purchase').waitFor()
  await dialog()
    .getByText(/You will be charged ₹2,498\.00 now/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
  await payWith(goodCard)
  await press('Continue to Global Connect')
  await page.waitForURL('**/entrepreneur/want-to-grow/register')
  expect(await members.call<{ user_subscription: unknown }>('GET', '/api/me', undefined, member.headers)).toMatchObject(
    { user_subscription: { plan_id: 'investment-monthly', has_want_to_grow: 1 } },
  )
})

it('a signed-in member without a profile who chooses a plan is led to the profile, not to the login', async () => {
  visitor = await newVisitor(browser, origin)
  page = visitor.page
  const { access_token, info_id } = await registerAlone()
  await page.goto('/')
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('access_token', token as string)
      localStorage.setItem('x-info-id', id as string)
    },
    [access_token, info_id],
  )
  await page.goto('/entrepreneur/want-to-sell/subscriptions')
  await page.getByText('Complete your profile first, then choose its plan.').first().waitFor()
  await press('Choose Monthly')
  await page.waitForURL('**/entrepreneur/want-to-sell/register')
})

it('the profile of an active member does not ask to choose a plan', async () => {
  await arrive((member) => members.subscribe(member))
  await page.goto('/entrepreneur/investment/my-profile')
  await page.getByRole('link', { name: 'My listing and how it is seen' }).waitFor()
  expect(await page.getByRole('link', { name: 'Choose a plan' }).count()).toBe(0)
})

describe('after the plan has ended', () => {
  it('My Subscription counts nothing against a limit that is none', async () => {
    await arrive((member) => members.subscribe(member))
    // Time cannot pass in the product that the files share: the server's answer of a month later.
    await page.route('**/api/membership', async (route) => {
      const answer = await route.fetch()
      const mine = await answer.json()
      const never = (flags: Record<string, boolean>) =>
        Object.fromEntries(Object.keys(flags).map((key) => [key, false]))
      const usage = { ...mine.usage, proposals_sent: 4, proposals_limit: 0, open_proposals: 4, open_proposals_limit: 0 }
      const subscription = { ...mine.subscription, status: 'expired', days_left: 0 }
      await route.fulfill({ response: answer, json: { ...mine, usage, subscription, may: never(mine.may) } })
    })
    await page.goto('/entrepreneur/investment/my-subscription')
    await page.getByText('4 used').first().waitFor()
    expect(await page.getByText('4 of 0').count()).toBe(0)
  })

  it('a chat shows why nothing can be written, and the way to renew, in place of the composer', async () => {
    const partner = await members.join('want-to-grow')
    await members.subscribe(partner, 'want-to-grow-monthly')
    const { profiles } = await members.call<{ profiles: { id: string }[] }>(
      'GET',
      '/api/me',
      undefined,
      partner.headers,
    )
    let chat = ''
    await arrive(async (member) => {
      await members.subscribe(member, 'investment-yearly')
      const wish = { request_id: crypto.randomUUID(), receiver_profile_id: profiles[0]?.id, message: 'Shall we talk?' }
      const { proposal } = await members.call<{ proposal: { id: string } }>(
        'POST',
        '/api/proposals',
        wish,
        member.headers,
      )
      const accepted = await members.call<{ proposal: { chat_id: string } }>(
        'POST',
        `/api/proposals/${proposal.id}/accept`,
        {},
        partner.headers,
      )
      chat = accepted.proposal.chat_id
    })
    await page.goto(`/entrepreneur/investment/chats/${chat}`)
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    await page.route(`**/api/chats/${chat}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({
        response: answer,
        json: { ...body, chat: { ...body.chat, lock: 'SUBSCRIPTION_REQUIRED' } },
      })
    })
    await page.reload()
    await page.getByText('Your subscription has ended. You can still read this conversation.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Renew to write again' }).click()
    await page.waitForURL('**/entrepreneur/investment/subscriptions?mode=RENEW')
  })
})
