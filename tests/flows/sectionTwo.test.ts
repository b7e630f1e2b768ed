import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import en from '../../src/i18n/en/index.ts'
import { goTo } from '../support/addresses.ts'
import { newVisitor, openAlone, openBrowser, type Visitor } from '../support/browser.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

/**
 * Every route of the specification's section 2, opened by each kind of member and a visitor: its target or redirect.
 * One member of each role loads each route as a new page; the others navigate inside the page, which takes a third of
 * the time.
 */

let browser: Browser
let members: ReturnType<typeof membersOf>
beforeAll(async () => {
  browser = await openBrowser()
  members = membersOf(sharedProduct().origin, 'routes')
})
afterAll(() => browser?.close())

/** The target of each address in a list, as `address -> target`; marks an address that does not exist. */
async function led(page: Page, addresses: readonly string[], open = openAlone): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await open(page, address)
    await page.waitForFunction(() => {
      const isLoading = document.querySelector('main [aria-busy=true], [data-prerendered]') !== null
      const words = [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent)
      return (
        !isLoading && !words.includes('Loading…') && document.querySelector('main h1, main h2, dialog[open]') !== null
      )
    })
    const title = await page.locator('h1').first().textContent()
    const path = await page.evaluate(() => location.pathname + location.search)
    found.push(`${address} -> ${title === en.notFound.title ? 'nowhere' : path}`)
  }
  return found
}
const lines = (table: Record<string, string>) => Object.entries(table).map(([from, to]) => `${from} -> ${to}`)
/** Addresses without a redirect. */
const stays = (...addresses: string[]) => Object.fromEntries(addresses.map((address) => [address, address]))

const window = (person: Member, at?: string): Promise<Visitor> =>
  openLoggedIn(browser, sharedProduct().origin, person, at)

const forEverybody = stays('/', '/delete-account', '/about-us', '/privacy-policy', '/contact-support')

it('a visitor: public pages stay, all others lead to the login of their role', async () => {
  const { page } = await newVisitor(browser, sharedProduct().origin)
  const toLogin = (role: string, ...addresses: string[]) =>
    Object.fromEntries(addresses.map((address) => [address, `/${role}/login`]))
  const table = {
    ...forEverybody,
    ...stays(
      '/create-new-password',
      '/investor/login',
      '/investor/register',
      '/investor/subscriptions',
      '/entrepreneur/login',
      '/entrepreneur/register',
      '/entrepreneur/type',
      '/entrepreneur/subscriptions',
      ...['investment', 'want-to-sell', 'want-to-grow'].flatMap((offering) => [
        `/entrepreneur/${offering}/login`,
        `/entrepreneur/${offering}/register`,
        `/entrepreneur/${offering}/subscriptions`,
      ]),
    ),
    '/investor/investor/login': '/investor/login',
    '/investor/investor/subscriptions': '/investor/subscriptions',
    ...toLogin(
      'investor',
      '/investor/investor/global-connect',
      '/investor/global-connect',
      '/investor/investor/investors',
      '/investor/investor/sent-proposals',
      '/investor/capital-bridge',
      '/investor/business-exchange',
      '/investor/my-profile',
      '/investor/profile-review',
      '/investor/investor/my-subscription',
      '/investor/my-subscription',
      '/investor/my-proposals',
      '/investor/my-proposal/global-connect/7',
      '/investor/chats',
      '/investor/chats/7',
    ),
    ...toLogin(
      'entrepreneur',
      '/entrepreneur/capital-bridge',
      '/entrepreneur/business-exchange',
      '/entrepreneur/my-subscription',
      '/entrepreneur/businesses/7',
      ...['investors', 'global-connect', 'my-subscription', 'sent-proposals', 'chats', 'my-profile'].map(
        (list) => `/entrepreneur/want-to-sell/${list}`,
      ),
    ),
    '/global-connect/7': '/',
    '/change-password': '/',
  }
  expect(await led(page, Object.keys(table))).toEqual(lines(table))
})

describe('an investor', () => {
  const own = {
    ...stays(
      '/investor/capital-bridge',
      '/investor/business-exchange',
      '/investor/global-connect',
      '/investor/my-profile',
      '/investor/profile-review',
      '/investor/my-subscription',
      '/investor/subscriptions',
      '/investor/my-proposals',
      '/investor/chats',
    ),
    '/investor/investor/global-connect': '/investor/global-connect',
    '/investor/investor/investors': '/investor/capital-bridge',
    '/investor/investors': '/investor/capital-bridge',
    '/investor/investor/sent-proposals': '/investor/my-proposals?box=sent',
    '/investor/sent-proposals': '/investor/my-proposals?box=sent',
    '/investor/investor/my-subscription': '/investor/my-subscription',
    '/investor/investor/subscriptions': '/investor/subscriptions',
    '/investor/investor/chats': '/investor/chats',
    '/investor/investor/my-profile': '/investor/my-profile',
    '/investor/investment/my-subscription': '/investor/my-subscription',
    '/entrepreneur/investment/investors': '/investor/capital-bridge',
    '/entrepreneur/want-to-sell/global-connect': '/investor/global-connect',
    '/entrepreneur/investment/sent-proposals': '/investor/my-proposals?box=sent',
    '/entrepreneur/want-to-grow/chats': '/investor/chats',
    '/entrepreneur/investment/my-subscription': '/investor/my-subscription',
  }

  it('with the yearly plan reaches every list, including Global Connect', async () => {
    const person = await members.join('investor')
    await members.subscribe(person, 'investor-yearly')
    const { page } = await window(person)
    const table = { ...forEverybody, ...own }
    expect(await led(page, Object.keys(table))).toEqual(lines(table))
    await page.goto('/investor/investor/global-connect')
    await page.getByRole('heading', { level: 1, name: 'Global Connect' }).waitFor()
    await page.locator('main li a[href^="/global-connect/"]').first().click()
    await page.getByRole('button', { name: 'Send proposal' }).waitFor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Global Connect' }).click()
    await page.waitForURL('**/investor/global-connect')
  })

  it.each([
    ['no plan', null, 'You don’t have a subscription to access this. Do you want to subscribe?'],
    [
      'a plan without it',
      'investor-monthly',
      'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
    ],
  ])('with %s sees the gate’s question, and plans that include the feature', async (_, plan, question) => {
    const person = await members.join('investor')
    if (plan) await members.subscribe(person, plan)
    const { page } = await window(person, '/about-us')
    expect(await led(page, Object.keys(own), goTo)).toEqual(lines(own))
    await page.goto('/investor/investor/global-connect')
    await page.getByText(question).waitFor()
    await page.getByRole('link', { name: 'See plans' }).click()
    await page.waitForURL('**/investor/subscriptions?*')
    await page.getByText('Global Connect included').waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Capital Bridge' }).waitFor()
    expect(await page.locator('main a[href$="/global-connect"]').count()).toBe(0)
  })
})

describe.each(['investment', 'want-to-sell', 'want-to-grow'] as const)('an entrepreneur of %s', (offering) => {
  const base = `/entrepreneur/${offering}`
  const another = offering === 'investment' ? 'want-to-sell' : 'investment'
  const table = {
    ...forEverybody,
    ...stays(
      '/entrepreneur/type',
      '/entrepreneur/subscriptions',
      '/entrepreneur/my-subscription',
      `${base}/subscriptions`,
      `${base}/investors`,
      `${base}/my-profile`,
      `${base}/profile-review`,
      `${base}/my-subscription`,
      `${base}/sent-proposals`,
      `${base}/chats`,
      '/entrepreneur/capital-bridge',
      '/entrepreneur/business-exchange',
    ),
    [`/entrepreneur/${another}/investors`]: `${base}/investors`,
    [`/entrepreneur/${another}/chats`]: `${base}/chats`,
    [`/entrepreneur/${another}/sent-proposals`]: `${base}/sent-proposals`,
    '/investor/capital-bridge': `${base}/investors`,
    '/investor/business-exchange': `${base}/investors`,
    '/investor/my-proposals': `${base}/sent-proposals?box=received`,
    '/investor/investor/sent-proposals': `${base}/sent-proposals?box=sent`,
    '/investor/chats': `${base}/chats`,
    '/investor/my-subscription': `${base}/my-subscription`,
    ...(offering === 'want-to-grow' ? stays(`${base}/global-connect`) : {}),
  }

  it('finds every list under their own address', async () => {
    const person = await members.join(offering)
    await members.subscribe(person, `${offering}-yearly`)
    const isFirst = offering === 'investment'
    const { page } = await window(person, isFirst ? undefined : '/about-us')
    expect(await led(page, Object.keys(table), isFirst ? openAlone : goTo)).toEqual(lines(table))
  })
})

describe('the quick links of the footer', () => {
  const quick = (page: Page) => page.getByRole('navigation', { name: 'Quick links' })
  const hrefs = async (page: Page) =>
    (
      await quick(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    ).slice(0, 4)

  it('lead a visitor to the login, and then to the requested page', async () => {
    const person = await members.join('want-to-sell')
    for (const [link, at] of [
      ['Investors', '/entrepreneur/want-to-sell/investors'],
      ['Chats', '/entrepreneur/want-to-sell/chats'],
    ] as const) {
      const { page } = await newVisitor(browser, sharedProduct().origin)
      await page.goto('/about-us')
      await quick(page).getByRole('link', { name: link }).click()
      await page.waitForURL(/\/entrepreneur\/login/)
      await page.locator('input[name=email]').fill(person.email)
      await page.locator('input[name=password]').fill('Sturdy#Bridge7')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL(`**${at}`)
    }
    const { page } = await newVisitor(browser, sharedProduct().origin)
    await page.goto('/')
    await quick(page).getByRole('link', { name: 'Business' }).click()
    await page.waitForURL(/\/investor\/login/)
  })

  it('lead each member to an accessible list, or to the page that unlocks it', async () => {
    const founder = await members.join('investment')
    const trader = await members.join('want-to-grow')
    await members.subscribe(trader, 'want-to-grow-monthly')
    const investor = await members.join('investor')
    const beginner = await members.register('entrepreneur')
    const seen: (readonly (string | null)[])[] = []
    for (const person of [founder, trader, investor, beginner]) {
      const { page } = await window(person, '/about-us')
      seen.push(await hrefs(page))
    }
    const support = '/contact-support'
    const ofFounder = '/entrepreneur/investment'
    const ofTrader = '/entrepreneur/want-to-grow'
    expect(seen).toEqual([
      [`${ofFounder}/investors`, `${ofFounder}/subscriptions?origin=global-connect`, `${ofFounder}/chats`, support],
      [`${ofTrader}/investors`, `${ofTrader}/global-connect`, `${ofTrader}/chats`, support],
      ['/investor/capital-bridge', '/investor/business-exchange', '/investor/chats', support],
      ['/entrepreneur/type', '/entrepreneur/type', '/entrepreneur/type', support],
    ])
  })
})

it.each(['/', '/about-us'])('on a phone a visitor logs in from %s by the toggle of the header', async (address) => {
  const { page } = await newVisitor(browser, sharedProduct().origin)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address)
  const header = page.getByRole('banner')
  for (const [role, at] of [
    ['entrepreneur', '/entrepreneur/login'],
    ['investor', '/investor/login'],
  ] as const) {
    await page.goto(address)
    await header.getByRole('button', { name: 'Menu' }).click()
    await header.getByRole('link', { name: `Log in as an ${role}` }).click()
    await page.waitForURL(`**${at}`)
    expect(await header.getByRole('link', { name: /Log in as/ }).count()).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await header.getByRole('button', { name: 'Menu' }).waitFor({ state: 'hidden' })
})
