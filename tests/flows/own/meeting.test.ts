import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../../support/browser.ts'
import { check, choose, pick, write } from '../../support/forms.ts'
import { codeFor } from '../../support/mailbox.ts'
import { newDataDirectory, npmStart, type Product } from '../../support/product.ts'
import { startTcpProxy } from '../../support/tcpProxy.ts'

const password = 'Sturdy#Bridge7'
const founder = { name: 'Asha Verma', mobile: '9820098200', email: 'asha.verma@bridge.in' }
const backer = { name: 'Dev Malhotra', mobile: '9820098201', email: 'dev.malhotra@fund.in' }
const long = 'We build cold storage that runs on rooftop solar for dairies and fruit growers in western India. '.repeat(
  5,
)

let product: Product
let door: Awaited<ReturnType<typeof startTcpProxy>>
let browser: Browser
let entrepreneur: Visitor
let investor: Visitor
const dataDirectory = newDataDirectory()

beforeAll(async () => {
  product = await npmStart(dataDirectory)
  door = await startTcpProxy(new URL(product.origin))
  browser = await openBrowser()
  entrepreneur = await newVisitor(browser, door.origin)
  investor = await newVisitor(browser, door.origin)
})

afterAll(async () => {
  await browser?.close()
  door?.close()
  await product?.stop('SIGKILL')
})

async function register(page: Page, who: typeof founder) {
  await page.getByLabel('Name').fill(who.name)
  await page.getByLabel('Mobile number', { exact: false }).first().fill(who.mobile)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: false }).last().waitFor()
  await page.locator('input[name=code]').fill(await codeFor(product.origin, who.email))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Verified', { exact: true }).waitFor()
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirm_password]').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
}

const saveAndContinue = (page: Page) => page.getByRole('button', { name: 'Save and Continue' }).click()

async function addKeyword(page: Page, word: string) {
  await page.locator('input[name=keywords]').fill(word)
  await page.locator('input[name=keywords]').press('Enter')
}

async function upload(page: Page, slot: string, type: string | null) {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer()
  const section = page.getByRole('region', { name: slot })
  if (type) await pick(section, section.getByRole('combobox', { name: 'Document type' }), type)
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer: picture })
  await section.getByRole('button', { name: 'Delete' }).waitFor()
}

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

async function payByCard(page: Page) {
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to Pay' }).click()
  await page.getByText('Secure, powered by a card payment provider').waitFor()
  await fillCard(page, '4000000000000002')
  await page.getByRole('alert').getByText('Your card was declined.').waitFor()
  await fillCard(page, '4242424242424242')
}

describe('an entrepreneur and an investor meet', () => {
  it('1. the entrepreneur registers with a verified e-mail', async () => {
    const { page } = entrepreneur
    await page.goto('/')
    await page.getByRole('link', { name: 'Log in as an entrepreneur' }).click()
    for (const tile of ['Capital Bridge', 'Business Exchange', 'Global Connect'])
      await page.getByRole('main').getByRole('link', { name: tile }).waitFor()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await register(page, founder)
    await page.waitForURL('**/entrepreneur/type')
  })

  it('2. fills the three-step wizard and reviews the profile', async () => {
    const { page } = entrepreneur
    await page.getByRole('main').getByRole('link', { name: 'Capital Bridge' }).click()
    await page.waitForURL('**/entrepreneur/investment/register')
    await write(page, 'company_name', 'Verma Cold Chain')
    await choose(page, 'entity_type', 'Private limited')
    await write(page, 'brief_about_business', long)
    await write(page, 'vision_and_mission', long)
    await saveAndContinue(page)
    await page.locator('[data-field=industry]').waitFor()
    await page.reload()
    await choose(page, 'profile', 'Startup founder')
    await check(page, 'interested_in', 'Equity funding')
    await choose(page, 'industry', 'Energy, renewables & climate')
    await choose(page, 'location', 'India')
    await choose(page, 'location_state', 'Maharashtra')
    await write(page, 'city', 'Pune')
    await write(page, 'address', '14 Market Yard Road')
    await choose(page, 'country', 'India')
    await choose(page, 'employees', '11–50')
    await write(page, 'products', 'Solar cold rooms')
    await write(page, 'registration_number', 'U12345MH2019PTC123456')
    await check(page, 'model', 'B2B')
    await write(page, 'link', 'https://vermacold.in')
    await write(page, 'founding_year', '2019')
    await check(page, 'operational_region', 'Pan-India')
    await write(page, 'funding_goal', '25000000')
    await write(page, 'minimum_investment', '2500000')
    await choose(page, 'round', 'Seed')
    await check(page, 'capital_offer', 'Equity shares')
    await check(page, 'use_of_funds', 'Hiring')
    await write(page, 'ebitda', '12.5')
    await choose(page, 'annual_revenue', '250K–500K')
    await write(page, 'founder_intro', 'Asha built refrigerated transport for eleven years.')
    await write(page, 'core_team', 'Six engineers and a chartered accountant.')
    await check(page, 'target_investor', 'Angel investor')
    await check(page, 'geographies', 'Anywhere in India')
    await addKeyword(page, 'cold chain')
    await choose(page, 'funding_timeline', '3–6 months')
    await page.getByRole('group', { name: 'Open to strategic partnership' }).getByLabel('Yes').check()
    await saveAndContinue(page)
    await upload(page, 'Business photo', null)
    await upload(page, 'Proof of business', 'Trade license')
    await saveAndContinue(page)
    await page.waitForURL('**/entrepreneur/investment/profile-review')
    await page.getByText('Verma Cold Chain').first().waitFor()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('Your profile is live.').waitFor()
  })

  it('3. sees a declined card, pays the monthly plan with another, has the receipt and lands on the investors', async () => {
    const { page } = entrepreneur
    await page.getByRole('link', { name: 'Choose a plan' }).click()
    await page.waitForURL('**/entrepreneur/investment/subscriptions*')
    await payByCard(page)
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/entrepreneur/investment/investors')
  })

  it('4. sends a proposal to an investor', async () => {
    const { page } = entrepreneur
    await page.getByLabel('Search by name, sector or city').fill('Anjali Mehta')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'Anjali Mehta' }).click()
    await page.getByRole('button', { name: 'Send proposal' }).click()
    await page.getByLabel('Your message').fill('Solar cold rooms for dairies: may we talk?')
    await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click()
    await page.waitForURL('**/sent-proposals')
    await page.getByRole('link', { name: 'Anjali Mehta' }).waitFor()
  })

  it('5. the demo investor logs in by mobile, sees the listing and accepts', async () => {
    const { page } = investor
    await page.goto('/investor/login')
    await page.getByRole('button', { name: 'Mobile number' }).click()
    await page.locator('input[name=mobile]').fill('9820012345')
    await page.locator('input[name=password]').fill('Demo@1234')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/investor/capital-bridge')
    await page.getByRole('link', { name: 'Verma Cold Chain' }).waitFor()
    await page.getByRole('link', { name: 'My Proposals' }).click()
    await page.getByRole('link', { name: 'Verma Cold Chain' }).click()
    await page.getByText('Solar cold rooms for dairies').waitFor()
    await page.getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept proposal' }).click()
    await page.getByRole('link', { name: 'Open the chat' }).click()
    await page.waitForURL('**/investor/chats/**')
  })

  it('6. both talk, each message appears without a reload', async () => {
    const [one, other] = [entrepreneur.page, investor.page]
    await one.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chats' }).click()
    await one
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Anjali Mehta/ })
      .click()
    await one.getByRole('log').waitFor()
    await say(other, 'Namaste Asha, tell me about the dairies.')
    await one.getByText('tell me about the dairies').last().waitFor()
    await say(one, 'Forty of them, since March.')
    await other.getByText('Forty of them, since March.').last().waitFor()
  })

  it('7. both are still logged in, and everything is there, after Ctrl-C and after kill -9', async () => {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await product.stop(signal)
      product = await npmStart(dataDirectory)
      door.leadTo(new URL(product.origin))
      for (const { page } of [entrepreneur, investor]) {
        await page.reload()
        await page.getByRole('log').getByText('Forty of them, since March.').waitFor()
      }
      await say(investor.page, `Still here after ${signal}.`)
      await entrepreneur.page.getByRole('log').getByText(`Still here after ${signal}.`).waitFor()
    }
  })

  it('a freshly registered investor gets in too, by e-mail', async () => {
    const visitor = await newVisitor(browser, door.origin)
    const { page } = visitor
    await page.goto('/investor/register')
    await register(page, backer)
    await page.waitForURL('**/investor/register-profile')
    await choose(page, 'designation_role', 'Individual investor')
    await write(page, 'city', 'Mumbai')
    await choose(page, 'country', 'India')
    await write(page, 'founder_linkedin', 'https://www.linkedin.com/in/dev')
    await saveAndContinue(page)
    await choose(page, 'institution_type', 'Individual')
    await check(page, 'associated_with', 'Independent')
    await choose(page, 'investment_age', '2–5')
    await choose(page, 'typical_investment_range', '25K–100K')
    await check(page, 'instruments', 'Equity')
    await check(page, 'target_domains', 'AI & data')
    await check(page, 'preferred_stages', 'Growth')
    await check(page, 'operational_region', 'Pan-India')
    await choose(page, 'level_of_involvement', 'Advisor')
    await check(page, 'looking_for_connect', 'Co-investors')
    await saveAndContinue(page)
    await upload(page, 'Identity proof', 'PAN card')
    await saveAndContinue(page)
    await page.waitForURL('**/investor/profile-review')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('Your profile is live.').waitFor()
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('link', { name: 'Log in as an investor' }).click()
    await page.locator('input[name=email]').fill(backer.email)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/investor/capital-bridge')
    await page.getByRole('link', { name: 'Verma Cold Chain' }).waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('causes no page error and no policy violation', () => {
    expect([...entrepreneur.problems, ...investor.problems]).toEqual([])
  })
})

async function say(page: Page, text: string) {
  await page.locator('[name=message]').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
