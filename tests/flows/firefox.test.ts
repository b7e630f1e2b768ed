import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, type Visitor } from '../support/browser.ts'
import { call, type LoggedIn, writeText } from '../support/demo.ts'
import { firefoxPath, openFirefox } from '../support/firefox.ts'
import { type Member, membersOf, password } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'

const { origin } = firefoxPath ? sharedProduct() : { origin: '' }
/**
 * Firefox reports this hash for a prefetched script whose page was left before it loaded: the hash of an empty body.
 */
const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const message = 'Cold rooms on rooftop solar: shall we talk?'

it.skipIf(!firefoxPath)('a Firefox that blocks all cookies and storage logs in for this tab', async () => {
  const browser = await openFirefox({ 'network.cookie.cookieBehavior': 2 })
  const { page, problems } = await newVisitor(browser, origin)
  await page.goto('/investor/login')
  await type(page.locator('input[name=email]'), 'investor@demo.in')
  await type(page.locator('input[name=password]'), 'Demo@1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText(/blocking this site from saving data/).waitFor()
  await page.waitForURL('**/investor/capital-bridge')
  expect(problems).toEqual([])
  await browser.close()
})

describe.skipIf(!firefoxPath)('a founder in Firefox', () => {
  const members = membersOf(origin, 'firefox')
  let browser: Browser
  let founder: Visitor
  let investor: Member
  let backer: LoggedIn
  let chatId: string

  beforeAll(async () => {
    browser = await openFirefox()
    founder = await newVisitor(browser, origin)
    investor = await members.join('investor')
    await members.subscribe(investor, 'investor-monthly')
    const { authorization = '', 'x-info-id': id = '' } = investor.headers
    backer = { token: authorization.replace('Bearer ', ''), id }
  })
  afterAll(() => browser?.close())

  it('logs in, pays a plan by card and lands on the investors', async () => {
    const { page } = founder
    const { email } = await members.join('investment')
    await page.goto('/entrepreneur/login')
    await type(page.locator('input[name=email]'), email)
    await type(page.locator('input[name=password]'), password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/entrepreneur/investment/investors')
    await page.goto('/entrepreneur/investment/subscriptions')
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to Pay' }).click()
    await page.getByText('Secure, powered by a card payment provider').waitFor()
    await type(page.getByLabel('Card number'), '4242424242424242')
    await type(page.getByLabel('Expiration date'), '1234')
    await type(page.getByLabel('Security code'), '123')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('opens an investor from the list and sends a proposal', async () => {
    const { page } = founder
    await page.goto(`/entrepreneur/investment/investors/${await profileOf(investor)}`)
    await page.getByRole('button', { name: 'Send proposal' }).click()
    await type(page.getByLabel('Your message'), message)
    await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click()
    await page.waitForURL('**/sent-proposals')
  })

  it('sees the response and talks, each message appearing without a reload', async () => {
    const { page } = founder
    const received = await call<{ list: { id: string }[] }>(origin, backer, 'GET', 'proposals?box=received')
    const accepted = await call<{ proposal: { chat_id: string } }>(
      origin,
      backer,
      'POST',
      `proposals/${received?.body.list[0]?.id}/accept`,
      {},
    )
    chatId = accepted?.body.proposal.chat_id ?? ''
    await page.goto(`/entrepreneur/investment/chats/${chatId}`)
    await page.getByRole('log').waitFor()
    await writeText(origin, backer, chatId, 'Namaste, tell me about the dairies.')
    await page.getByRole('log').getByText('tell me about the dairies').waitFor()
    await say(page, 'Forty of them, since March.')
    await page.getByRole('log').getByText('Forty of them, since March.').waitFor()
  })

  it('logs out and is a visitor again', async () => {
    const { page } = founder
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('link', { name: 'Log in as an investor' }).waitFor()
  })

  it('causes no page error and no policy violation', () =>
    expect(founder.problems.filter((problem) => !problem.includes(hashOfNothing))).toEqual([]))

  async function profileOf({ headers }: Member): Promise<string> {
    const { profiles } = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, headers)
    return profiles[0]?.id ?? ''
  }
})

/** Key by key: over WebDriver BiDi, Playwright's `fill` sets a value in a way that React does not notice. */
async function type(field: Locator, text: string) {
  await field.click()
  await field.pressSequentially(text)
}

async function say(page: Page, text: string) {
  await type(page.locator('[name=message]'), text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
