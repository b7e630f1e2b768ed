import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { offerings } from '../../../src/domain/offerings.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { call } from '../../support/demo.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { goInside, leadTo, pathOf, textIn } from '../../support/spec/places.ts'
import { eventually } from '../../support/until.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'addresses')
const nobody = '00000000-0000-4000-8000-000000000000'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const visitor = once(async () => (await newVisitor(browser, origin)).page)

/** An account with a profile of each kind. */
const everybody = once(async () => {
  const member = await members.join('investment')
  await members.subscribe(member, 'investment-yearly')
  for (const accountType of ['want-to-sell', 'want-to-grow', 'investor'] as const)
    await members.addProfile(member, accountType)
  await members.subscribe(member, 'investor-monthly')
  await members.call('POST', '/api/context', { account_type: 'investment' }, member.headers)
  return member
})

/** The members on the other side of that account's proposals and chats. */
const others = once(async () => {
  const [investor, seller, grower] = await Promise.all([
    members.join('investor'),
    members.join('want-to-sell'),
    members.join('want-to-grow'),
  ])
  await Promise.all([
    members.subscribe(investor, 'investor-monthly'),
    members.subscribe(await founder(), 'investment-monthly'),
    members.subscribe(seller, 'want-to-sell-monthly'),
    members.subscribe(grower, 'want-to-grow-monthly'),
  ])
  return { member: await everybody(), founder: await founder(), seller, grower, investor }
})

const seat = once(async () => {
  const { page } = await openLoggedIn(browser, origin, await everybody(), '/entrepreneur/investment/investors')
  return page
})

/** A member without a Global Connect profile, in the market. */
const founder = once(() => members.join('investment'))
const founderSeat = once(async () => {
  const { page } = await openLoggedIn(browser, origin, await founder(), '/entrepreneur/investment/investors')
  return page
})

/** Every address that a cell of the table covers, with the account types that belong to its login types. */
function addressesIn(cell: string): string[] {
  const found = cell.split(', ').flatMap((pattern) =>
    pattern.includes('{login_type}')
      ? (
          [
            ['entrepreneur', 'investment'],
            ['investor', 'investor'],
          ] as const
        ).map(([loginType, accountType]) =>
          pattern.replace('{login_type}', loginType).replace('{account_type}', accountType),
        )
      : [pattern.replace('{account_type}', 'investment')],
  )
  expect(found.length).toBeGreaterThan(0)
  return found
}

/** The heading of each screen in the first table. */
const openScreens: Record<string, RegExp> = {
  home: /^Where founders meet the people who back them$/,
  'account deletion': /^Delete your account$/,
  login: /^Log in as an (entrepreneur|investor)$/,
  'short registration': /^Register as an (entrepreneur|investor)$/,
  'choice of the offering': /^What do you want to do\?$/,
  plans: /^Choose your plan$/,
  'new password after a reset': /^(Forgot|Reset) password$/,
  'registration of an offering': /^(Register as an entrepreneur|\w+ \w+ registration)$/,
  'about us, privacy policy, contact support': /^(About us|Privacy policy|Contact Support)$/,
  'terms of use': /^Terms of use$/,
}

holds('2.1', async () => {
  const page = await visitor()
  const rows = rowsBelow('2.1')
  expect(rows.map(({ screen }) => screen)).toEqual(Object.keys(openScreens))
  await page.goto('/contact-support')
  for (const { address = '', screen = '' } of rows)
    for (const one of addressesIn(address)) {
      const { status } = await fetch(origin + one)
      const shown = await textIn(await goInside(page, one))
      expect([one, status, pathOf(page), shown]).toEqual([
        one,
        200,
        one.replace('/investor/investor/', '/investor/'),
        expect.stringMatching(openScreens[screen] as RegExp),
      ])
    }
})

holds('2.2', async () => {
  const page = await visitor()
  await page.goto('/')
  for (const [name, address] of [
    ['Log in as an entrepreneur', '/entrepreneur/login'],
    ['Log in as an investor', '/investor/login'],
  ] as const) {
    const button = page.getByRole('main').getByRole('link', { name, exact: true })
    expect(await button.count()).toBe(1)
    expect(await button.getAttribute('href')).toBe(address)
  }
})

holds('2.60', async () => {
  const page = await visitor()
  await page.goto('/')
  const [first] = await page.getByRole('main').getByRole('link').all()
  expect([await first?.textContent(), await first?.getAttribute('href')]).toEqual(['Join free', '/entrepreneur/type'])
  await first?.click()
  const ways = page.getByRole('main').getByRole('link')
  await expect
    .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([...offerings.map((one) => `/entrepreneur/${one}/register`), '/investor/register'])
  const [joining] = await page.getByRole('banner').getByRole('navigation').getByRole('link').all()
  expect(await joining?.getAttribute('href')).toBe('/entrepreneur/type')
  for (const [login, registration] of [
    ['/entrepreneur/login', '/entrepreneur/register'],
    ['/investor/login', '/investor/register'],
    ['/entrepreneur/want-to-grow/login', '/entrepreneur/want-to-grow/register'],
  ] as const) {
    await goInside(page, login)
    const create = page.getByRole('main').getByRole('link', { name: 'Create an account', exact: true })
    expect(await create.getAttribute('href')).toBe(registration)
  }
})

holds('2.61', async () => {
  const page = await visitor()
  for (const { offering = '', monthly = '' } of rowsBelow('11.1')) {
    const address =
      offering === 'investor'
        ? '/investor/register'
        : `/entrepreneur/${{ 'Capital Bridge': 'investment', 'Business Exchange': 'want-to-sell', 'Global Connect': 'want-to-grow' }[offering]}/register`
    await goInside(page, '/about-us')
    await goInside(page, address)
    const about = page
      .locator('main section, main div')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last()
    const text = (await about.textContent()) ?? ''
    expect(text.toLowerCase()).toContain(offering.toLowerCase())
    expect(text).toContain(`Free for 14 days, no card needed, then from ${monthly} a month`)
    expect(await about.getByRole('listitem').count()).toBe(3)
    const [told, field] = await Promise.all([about.boundingBox(), page.locator('input[name=name]').boundingBox()])
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(field?.y ?? 0)
  }
})

holds('2.3', async () => {
  const page = await visitor()
  const tiles = () =>
    page
      .getByRole('main')
      .getByText(/^(Capital Bridge|Business Exchange|Global Connect)$/)
      .allInnerTexts()
  await page.goto('/entrepreneur/login')
  expect(await tiles()).toEqual(['Capital Bridge', 'Business Exchange', 'Global Connect'])
  await page.goto('/investor/login')
  expect(await tiles()).toEqual([])
})

/** The heading of each screen in the second table; null if it is the name of the shown item. */
const guardedScreens: Record<string, RegExp | null> = {
  'investors, one investor': null,
  'Capital Bridge, one listing': null,
  'Business Exchange, one listing': null,
  'Global Connect, one listing': null,
  'one listing': null,
  'listings side by side': /^Nothing to compare$/,
  'profile and review, Capital Bridge': /^My Profile$|^Review your profile$/,
  'profile and review, Business Exchange': /^My Profile$|^Review your profile$/,
  'profile and review, Global Connect': /^My Profile$|^Review your profile$/,
  'profile and review, investor': /^My Profile$|^Review your profile$/,
  'registration of the investor profile': /investor profile$/i,
  'My Subscription': /^My Subscription$/,
  'an entrepreneur’s proposals': /^Sent Proposals$/,
  'an investor’s proposals': /^My Proposals$/,
  'one proposal of an investor': null,
  'an entrepreneur’s chats, one chat': null,
  'an investor’s chats, one chat': null,
  'the Change Password dialog': null,
}
const listHeadings: Record<string, string> = {
  investors: 'Investors',
  'capital-bridge': 'Capital Bridge',
  'business-exchange': 'Business Exchange',
  'global-connect': 'Global Connect',
  chats: 'Chats',
}

/** Investors neither list other investors nor have Sent Proposals (sections 2 and 6 of the specification). */
const onlyForEntrepreneurs = /\/(investors|sent-proposals)(\/|$)/

/** An id for each kind of address that shows one item, and the text that identifies the item on the page. */
const things = once(async () => {
  const { member, founder, seller, grower, investor } = await others()
  const propose = async (from: Member, to: Member, kind: string) => {
    const me = await members.call<{ profiles: { id: string; kind: string }[] }>('GET', '/api/me', undefined, to.headers)
    const request = {
      request_id: crypto.randomUUID(),
      receiver_profile_id: me.profiles.find((profile) => profile.kind === kind)?.id,
      message: `Shall we talk, ${kind}?`,
    }
    const made = await members.call<{ proposal: { id: string } }>('POST', '/api/proposals', request, from.headers)
    return made.proposal.id
  }
  const accept = async (by: Member, id: string) => {
    const answer = await members.call<{ proposal: { chat_id: string } }>(
      'POST',
      `/api/proposals/${id}/accept`,
      {},
      by.headers,
    )
    return answer.proposal.chat_id
  }
  const act = (accountType: string) =>
    members.call('POST', '/api/context', { account_type: accountType }, member.headers)
  const [toBridge, toExchange, toConnect] = [
    await propose(founder, member, 'INVESTOR'),
    await propose(seller, member, 'INVESTOR'),
    await propose(grower, member, 'INVESTOR'),
  ]
  await act('investor')
  const investorChat = await accept(member, toBridge)
  await act('investment')
  const founderChat = await accept(investor, await propose(member, investor, 'INVESTOR'))
  const profileOf = async (as: Member) => {
    const loggedIn = { token: as.headers.authorization?.replace('Bearer ', '') ?? '', id: as.id }
    const me = await call<{ profiles: { id: string }[] }>(origin, loggedIn, 'GET', 'me')
    return me?.body.profiles[0]?.id ?? nobody
  }
  const [investorId, founderId, sellerId, growerId] = await Promise.all(
    [investor, founder, seller, grower].map(profileOf),
  )
  return {
    'entrepreneur/capital-bridge/': investorId ?? nobody,
    'entrepreneur/business-exchange/': investorId ?? nobody,
    'investors/': investorId ?? nobody,
    'my-proposal/capital-bridge/': toBridge,
    'my-proposal/business-exchange/': toExchange,
    'my-proposal/global-connect/': toConnect,
    'investor/chats/': investorChat,
    'chats/': founderChat,
    'capital-bridge/': founderId ?? nobody,
    'business-exchange/': sellerId ?? nobody,
    'global-connect/': growerId ?? nobody,
    'entrepreneur/businesses/': investorId ?? nobody,
    'investor/businesses/': sellerId ?? nobody,
  }
})

holds('2.4', async () => {
  const rows = rowsBelow('2.4')
  expect(rows.map(({ screen }) => screen)).toEqual(Object.keys(guardedScreens))
  const ids = Object.entries(await things())
  expect(ids.map(([, id]) => id)).not.toContain(nobody)
  const guest = await visitor()
  await guest.goto('/about-us')
  const page = await seat()
  // Sorted so that the account switches profiles as seldom as possible.
  const all = rows
    .flatMap(({ address = '', screen = '' }) =>
      addressesIn(address)
        .filter((one) => !one.startsWith('/investor/') || !onlyForEntrepreneurs.test(one))
        .map((one) => ({ one, screen })),
    )
    .map(({ one, screen }) => ({
      one: one.replace('{id}', ids.find(([part]) => one.includes(part))?.[1] ?? nobody),
      screen,
    }))
    .toSorted((a, b) => a.one.localeCompare(b.one))
  const wrong: unknown[] = []
  for (const { one } of all) {
    await leadTo(guest, one)
    await guest.waitForURL((url) => url.pathname !== one)
    const guestSees = await textIn(guest.locator('main h1').first())
    if (pathOf(guest) === one || !/^(Log in as|Where founders|About us)/.test(guestSees))
      wrong.push([one, 'without a login', pathOf(guest), guestSees])
  }
  for (const { one, screen } of all) {
    const expected = one.replace('/investor/investor/', '/investor/')
    const heading = await goInside(page, one)
    if (screen === 'the Change Password dialog') await page.getByRole('dialog', { name: 'Change Password' }).waitFor()
    const seen = await textIn(heading)
    const fits = guardedScreens[screen]?.test(seen) ?? !/^This page doesn’t exist$|not found/.test(seen)
    const list = listHeadings[one.split('/').at(-1) ?? '']
    // On a wide screen the chats open the latest conversation beside their list. It may be the next address, and the
    // heading stays the same element: whether that address has been reached could not be seen from here.
    if (one.endsWith('/chats')) {
      const conversation = page.getByRole('region', { name: /^Conversation with / })
      await conversation.or(page.getByText('No conversations yet')).first().waitFor()
    }
    const isThere = pathOf(page) === expected || (one.endsWith('/chats') && pathOf(page).startsWith(`${expected}/`))
    if (!isThere || !fits || (list && seen !== list)) wrong.push([one, 'with a login', pathOf(page), seen])
  }
  expect(wrong).toEqual([])
})

holds('2.5', async () => {
  const { 'global-connect/': id } = await things()
  const page = await seat()
  // Switches to the profile whose plan has Global Connect, whatever the account acted as last.
  await goInside(page, '/entrepreneur/investment/investors')
  await page.getByRole('heading', { level: 1, name: 'Investors', exact: true }).waitFor()
  const seen: string[] = []
  for (const address of [
    `/entrepreneur/businesses/${id}`,
    `/entrepreneur/business-exchange/${id}`,
    `/global-connect/${id}`,
  ]) {
    await page.goto(address)
    await page.getByRole('region', { name: 'Key figures' }).waitFor()
    expect(pathOf(page)).toBe(address)
    seen.push(await textIn(page.getByRole('main')))
  }
  expect(new Set(seen).size).toBe(1)
})

holds('2.6', async () => {
  const page = await visitor()
  for (const rest of ['login', 'subscriptions?mode=NEW', 'register']) {
    await page.goto(`/investor/investor/${rest}`)
    await page.waitForURL(`${origin}/investor/${rest}`)
    await page.locator('main h1').waitFor()
  }
  const member = await seat()
  for (const rest of ['chats', 'my-proposals', 'capital-bridge?sort=newest', 'my-profile']) {
    await member.goto(`/investor/investor/${rest}`)
    // Conversations go on to the newest one.
    await member.waitForURL((url) => url.href.startsWith(`${origin}/investor/${rest}`))
    expect(await textIn(member.locator('main h1').first())).not.toContain('doesn’t exist')
  }
})

holds('2.7', async () => {
  const page = await founderSeat()
  const dialog = page.getByRole('dialog')
  await page.goto('/change-password')
  await dialog.waitFor()
  const byAddress = await dialog.ariaSnapshot()
  await page.goto('/entrepreneur/investment/investors')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('link', { name: 'Change Password', exact: true }).click()
  await dialog.waitFor()
  expect(await textIn(dialog.getByRole('heading'))).toBe('Change Password')
  expect(await dialog.ariaSnapshot()).toBe(byAddress)
})

holds('2.8', async () => {
  const { page } = await newVisitor(browser, origin)
  /** The position in the window's history, and the number of its entries. */
  const place = () =>
    page.evaluate(() => {
      const { currentEntry, entries } = window.navigation
      return [currentEntry?.index, entries.call(window.navigation).length]
    })
  for (const guarded of ['/investor/chats', '/entrepreneur/investment/investors', '/change-password']) {
    await page.goto('/about-us')
    const [at = 0] = await place()
    await page.goto(guarded)
    await eventually(() => expect(pathOf(page)).toBe('/about-us'))
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
    // One entry lies ahead, so the guard went back and did not replace the entry.
    expect(await place()).toEqual([at, at + 2])
  }
  await page.context().close()
})

/** Opens an address in a new window, without an earlier page of the product. */
async function openFirst(address: string): Promise<Page> {
  const { page } = await newVisitor(browser, origin)
  await page.goto(address)
  return page
}

holds('2.9', async () => {
  const plain = await openFirst('/investor/login')
  const entries = await plain.evaluate(() => history.length)
  await plain.context().close()
  for (const [address, to] of [
    ['/investor/chats', '/investor/login'],
    ['/entrepreneur/want-to-sell/sent-proposals', '/entrepreneur/login'],
  ] as const) {
    const page = await openFirst(address)
    await page.waitForURL(`${origin}${to}`)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.context().close()
  }
})

holds('2.10', async () => {
  for (const address of [`/global-connect/${nobody}`, '/change-password']) {
    const page = await openFirst(address)
    await page.waitForURL(`${origin}/`)
    await page.getByRole('link', { name: 'Log in as an investor' }).first().waitFor()
    const entries = await page.evaluate(() => history.length)
    await page.context().close()
    const plain = await openFirst('/')
    expect(await plain.evaluate(() => history.length)).toBe(entries)
    await plain.context().close()
  }
})

holds('2.11', async () => {
  const { email } = await founder()
  const page = await openFirst('/entrepreneur/investment/sent-proposals')
  await page.waitForURL(`${origin}/entrepreneur/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('Sturdy#Bridge7')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`${origin}/entrepreneur/investment/sent-proposals`)
  await page.getByRole('heading', { level: 1, name: 'Sent Proposals' }).waitFor()
  await page.context().close()
})

holds('2.59', async () => {
  const page = await seat()
  for (const form of ['/investor/login', '/entrepreneur/want-to-sell/login', '/entrepreneur/register']) {
    await page.goto(form, { waitUntil: 'commit' })
    await expect.poll(() => pathOf(page)).toMatch(/\/(investors|capital-bridge|global-connect)$/)
    await page.locator('main h1').first().waitFor()
    expect(await page.locator('input[name=password]').count()).toBe(0)
  }
  await page.goto('/entrepreneur/login?wanted=/account', { waitUntil: 'commit' })
  await expect.poll(() => pathOf(page)).toBe('/account')
})

holds('2.12', async () => {
  const { 'global-connect/': id } = await things()
  const page = await founderSeat()
  for (const address of ['/entrepreneur/investment/global-connect', `/global-connect/${id}`]) {
    await page.goto('/entrepreneur/investment/sent-proposals')
    await page.getByRole('heading', { level: 1, name: 'Sent Proposals' }).waitFor()
    await page.goto(address, { waitUntil: 'commit' })
    // The page goes back while it is still loading, and waiting for the load would fail.
    await expect.poll(() => pathOf(page)).toBe('/entrepreneur/investment/sent-proposals')
    await page.getByRole('heading', { level: 1, name: 'Sent Proposals' }).waitFor()
    const with1 = await seat()
    await with1.goto(address)
    await with1.locator('main h1').first().waitFor()
    expect(pathOf(with1)).toBe(address)
  }
})

holds('2.13', async () => {
  const { page } = await newVisitor(browser, origin)
  await page.addInitScript(() => {
    Intl.NumberFormat = function broken() {
      throw Object.assign(new Error('The figures are broken'), { status: 418 })
    } as unknown as typeof Intl.NumberFormat
  })
  await page.goto('/investor/subscriptions')
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }).waitFor()
  await page.getByText(/\b418\b/).waitFor()
  await page.getByText('The figures are broken').waitFor()
  await page.context().close()
})
