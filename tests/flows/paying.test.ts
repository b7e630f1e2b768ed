import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { refusalIn } from '../support/forms.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { codeFor } from '../support/mailbox.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

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
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})
afterAll(async () => {
  await browser?.close()
})

async function arrive(prepare: (member: Member) => Promise<unknown> = async () => {}): Promise<Member> {
  const member = await members.join('investment')
  await prepare(member)
  visitor = await openLoggedIn(browser, origin, member)
  page = visitor.page
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

/** A member with an account and no profile. */
async function registerAlone() {
  const email = 'paying-alone@test.in'
  const { challenge_id } = await members.call<{ challenge_id: string }>('POST', '/api/codes', {
    purpose: 'verify_email',
    target: targetNamed(email),
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
    await page.getByText('Your payment of ₹1,999.00 for Capital Bridge (monthly) is in progress.').waitFor()
    await press('Choose Monthly')
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await page.getByRole('button', { name: 'Check again' }).waitFor()
    expect(await payButtons()).toBe(0)
  })

  it('that another tab replaced shows that, with one next step', async () => {
    await arrive()
    await checkOut()
    const first = page
    await first.getByLabel('Card number').waitFor()
    page = await visitor.context.newPage()
    await checkOut('Choose Quarterly')
    await first
      .getByText('This purchase was cancelled or replaced by another one. You haven’t been charged for it.')
      .waitFor()
    expect(await first.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0)
    await first.getByRole('button', { name: 'Start again' }).click()
    await first
      .getByRole('dialog')
      .getByText(/You’ll be charged ₹1,999\.00 now/)
      .waitFor()
  })

  it('shows no developer text of the provider once it is no longer payable', async () => {
    const member = await arrive()
    await checkOut()
    await page.getByLabel('Card number').waitFor()
    // Bought on another device, so this tab receives no event.
    await members.buy(member, 'investment-quarterly')
    await payWith(goodCard)
    await page.getByText('This purchase was cancelled or replaced by another one.').waitFor()
    expect(await page.getByText(/PaymentIntent|status of canceled/).count()).toBe(0)
    await page.getByRole('button', { name: 'Start again' }).waitFor()
  })
})

describe('an add-on', () => {
  const mySubscription = '/entrepreneur/investment/my-subscription'
  async function chooseAddon() {
    await arrive((member) => members.subscribe(member))
    await page.goto(mySubscription)
    await press('See add-ons')
    await dialog().getByRole('button', { name: 'Add for ₹499.00' }).click()
    await page.getByLabel('Card number').waitFor()
  }
  const checkoutOf = () => dialog().getByRole('heading', { name: 'Payment', exact: true })

  it('keeps its checkout in the address: a reload and its row lead back to that payment', async () => {
    await chooseAddon()
    const at = new URL(page.url())
    expect(at.searchParams.get('payment')).toMatch(/^[\da-f-]{36}$/)
    await page.reload()
    await checkoutOf().waitFor()
    await page.getByLabel('Card number').waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await dialog().waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await page
      .getByRole('row')
      .filter({ hasText: '₹499.00' })
      .getByRole('link', { name: 'Continue this payment' })
      .click()
    await checkoutOf().waitFor()
    await payWith(goodCard)
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: '₹499.00' }).getByText('Paid', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    // Paid meanwhile, as another tab would see it: nothing is left to pay.
    await page.goto(`${at.pathname}${at.search}`)
    await page.waitForURL((url) => url.search === '')
    expect(await dialog().count()).toBe(0)
  })

  it('in progress has a next step in its row, which shows its status', async () => {
    await chooseAddon()
    await payWith(slowCard)
    await dialog().getByText('We will update your plan automatically.').waitFor()
    await page.goto(mySubscription)
    const row = page.getByRole('row').filter({ hasText: '₹499.00' })
    await row.getByText('In progress').waitFor()
    await row.getByRole('link', { name: 'Continue this payment' }).click()
    await dialog().getByRole('button', { name: 'Check again' }).waitFor()
    expect(await payButtons()).toBe(0)
  })

  it('that was replaced by another one shows that at its address, and starts again from the list', async () => {
    await chooseAddon()
    const at = page.url()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await press('See add-ons')
    await dialog().getByRole('button', { name: 'Add for ₹799.00' }).click()
    await checkoutOf().waitFor()
    await page.goto(at)
    await dialog().getByText('This purchase was cancelled or replaced by another one.').waitFor()
    await dialog().getByRole('button', { name: 'Start again' }).click()
    await dialog().getByRole('button', { name: 'Add for ₹499.00' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('of another member, or a nonexistent one, opens the list and reveals nothing', async () => {
    await arrive((member) => members.subscribe(member))
    await page.goto(`${mySubscription}?payment=${crypto.randomUUID()}`)
    await dialog().getByRole('button', { name: 'Add for ₹499.00' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('started at Global Connect is restored after a reload too', async () => {
    await arrive((member) => members.subscribe(member))
    await page.goto(mySubscription)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
    await dialog().getByRole('button', { name: 'Yes' }).click()
    await page.getByLabel('Card number').waitFor()
    await page.reload()
    await page.waitForURL('**/entrepreneur/investment/my-subscription?payment=*')
    await checkoutOf().waitFor()
    await payWith(goodCard)
    await dialog().waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: '₹499.00' }).getByText('Paid', { exact: true }).waitFor()
  })
})

it('a renewal cannot start while an upgrade is in progress: the plans lead to that checkout', async () => {
  await arrive((member) => members.subscribe(member, 'investment-monthly'))
  await page.goto(`${plans}?mode=UPGRADE`)
  await press('Upgrade to Yearly')
  await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
  await payWith(slowCard)
  await page.getByText('We will update your plan automatically.').waitFor()
  await page.goto(`${plans}?mode=RENEW`)
  await page.getByText(/for Capital Bridge \(yearly\) is in progress\./).waitFor()
  await press('Renew for a month')
  await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
  // A toast says it as well.
  const refusal = /Your payment for Capital Bridge \(yearly\) is still in progress\./
  await page.getByRole('main').getByText(refusal).waitFor()
  await press('See this payment')
  await page.getByRole('button', { name: 'Check again' }).waitFor()
  expect(await payButtons()).toBe(0)
})

it.each([
  ['/entrepreneur/want-to-sell/subscriptions', '₹2,499', '**/entrepreneur/want-to-sell/register'],
  ['/investor/subscriptions', '₹1,499', '**/investor/register-profile'],
])(
  '%s shows a Capital Bridge member its own plans, and leads to the profile that they are for',
  async (at, price, to) => {
    await arrive()
    await page.goto(at)
    await page.getByText('Complete your profile first, then choose its plan.').first().waitFor()
    await page.getByText(price).first().waitFor()
    await press('Choose Monthly')
    await page.waitForURL(to)
  },
)

it('a member of two offerings is sold the plan of the one in the address', async () => {
  await arrive((member) => members.addProfile(member, 'want-to-sell'))
  await page.goto('/entrepreneur/want-to-sell/subscriptions')
  await page.getByText('₹2,499').first().waitFor()
  await press('Choose Monthly')
  await dialog().getByRole('button', { name: 'Continue to Pay' }).waitFor()
})

describe('a payment that failed at the bank', () => {
  const alerts = async () => (await page.getByRole('alert').allInnerTexts()).filter((text) => text.trim() !== '')

  it('after the wait is shown once, by the form', async () => {
    await arrive()
    await checkOut()
    await payWith(slowCard)
    await page.getByRole('button', { name: 'Check again' }).waitFor()
    await page.route('**/api/membership/payment', (route) =>
      route.fulfill({
        status: 409,
        json: {
          status: false,
          code: 'PAYMENT_NOT_SUCCEEDED',
          message: 'Payment status: requires_payment_method',
          fields: { trx_id: 'requires_payment' },
          request_id: 'r',
        },
      }),
    )
    await press('Check again')
    await page.getByText('Payment failed. Please try again.').waitFor()
    await page.getByLabel('Card number').waitFor()
    expect(await alerts()).toEqual(['Payment failed. Please try again. You haven’t been charged.'])
    expect(await page.getByText('Payment status: requires_payment_method').count()).toBe(0)
  })

  it('a refusal that the form cannot show appears once, in a toast', async () => {
    await arrive()
    await checkOut()
    await page.getByLabel('Card number').waitFor()
    await page.route('**/api/membership/payment', (route) =>
      route.fulfill({
        status: 404,
        json: { status: false, code: 'NOT_FOUND', message: 'Not found.', request_id: 'r' },
      }),
    )
    await payWith(goodCard)
    const reported = page.getByText('Not found.')
    await page.getByRole('alert').filter({ has: reported }).last().waitFor()
    expect(await page.getByRole('main').getByText('Not found.').count()).toBe(0)
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
  })
})

describe('the checkout', () => {
  it('is restored after a reload, and after paying shows the receipt and the next page', async () => {
    await arrive()
    await checkOut()
    await page.getByLabel('Card number').waitFor()
    await page.reload()
    await page.getByText('Order summary').waitFor()
    await page.goto(plans)
    await page.getByText('You haven’t paid ₹1,999.00 for Capital Bridge (monthly) yet.').waitFor()
    await press('Continue this payment')
    await payWith(goodCard)
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await page.getByText(/Capital Bridge \(monthly\) runs from \d\d-\w{3}-\d{4} until \d\d-\w{3}-\d{4}\./).waitFor()
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

  it('can be left once the account loads again', async () => {
    await arrive()
    await checkOut()
    await page.route('**/api/me', (route) => route.abort())
    await payWith(goodCard)
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await press('Continue')
    await page.getByRole('heading', { name: 'Your plan is active, but we couldn’t load the next page.' }).waitFor()
    await page.unroute('**/api/me')
    await press('Try again')
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('asks again if the price has changed since it was confirmed', async () => {
    await arrive()
    await page.goto(plans)
    // Simulates a page that stayed open until the price changed.
    await page.route('**/api/membership/offers*', async (route) => {
      const answer = await route.fetch()
      const offers = (await answer.json()) as { list: { quote: { amount: { minor: number } } | null }[] }
      for (const { quote } of offers.list) if (quote) quote.amount.minor -= 17
      await route.fulfill({ response: answer, json: offers })
    })
    await page.reload()
    await press('Choose Monthly')
    await dialog()
      .getByText(/You’ll be charged ₹1,998\.83 now/)
      .waitFor()
    await page.unroute('**/api/membership/offers*')
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await refusalIn(dialog(), 'The price is now ₹1,999.00. Please confirm the new amount.').waitFor()
    await dialog()
      .getByText(/You’ll be charged ₹1,999\.00 now/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Continue to Pay' }).click()
    await page.getByText('Secure, powered by a card payment provider').waitFor()
  })
})

it('Global Connect bought without a plan adds Monthly, shown before the payment, and opens afterwards', async () => {
  const member = await arrive()
  await page.goto(plans)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Global Connect' }).click()
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Global Connect added to this purchase').first().waitFor()
  await press('Choose Monthly')
  await dialog().getByText('Your plan doesn’t include Global Connect, so this purchase adds it').waitFor()
  await dialog()
    .getByText(/You’ll be charged ₹2,498\.00 now/)
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
  await page.getByRole('link', { name: 'View my listing' }).waitFor()
  expect(await page.getByRole('link', { name: 'Choose a plan' }).count()).toBe(0)
})

describe('after the plan has ended', () => {
  it('My Subscription shows no count against a limit of zero', async () => {
    await arrive((member) => members.subscribe(member))
    // The test files share a product, whose time cannot pass: this is the server's response after a month.
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

  it('a chat shows why writing is disabled, and a link to renew, in place of the composer', async () => {
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
      const request = {
        request_id: crypto.randomUUID(),
        receiver_profile_id: profiles[0]?.id,
        message: 'Shall we talk?',
      }
      const { proposal } = await members.call<{ proposal: { id: string } }>(
        'POST',
        '/api/proposals',
        request,
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
    await page.getByRole('link', { name: 'Renew to send messages' }).click()
    await page.waitForURL('**/entrepreneur/investment/subscriptions?mode=RENEW')
  })
})
