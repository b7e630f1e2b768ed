import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { socialLinks } from '../../support/setup/products.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { goInside, pathOf, textIn } from '../../support/spec/places.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'shell')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

interface Seated {
  member: Member
  page: Page
}

/** A permanent window for each: a visitor without a login, a founder, an investor. */
const visitor = once(async () => {
  const { page } = await newVisitor(browser, origin)
  await page.goto('/about-us')
  return page
})
const founder = once(async (): Promise<Seated> => {
  const member = await members.join('investment')
  const { page } = await openLoggedIn(browser, origin, member, '/entrepreneur/investment/investors')
  return { member, page }
})
const investor = once(async (): Promise<Seated> => {
  const member = await members.join('investor')
  const { page } = await openLoggedIn(browser, origin, member, '/investor/capital-bridge')
  return { member, page }
})
/** An account with a profile of each kind, acting as its Business Exchange profile. */
const everybody = once(async (): Promise<Seated> => {
  const member = await members.join('want-to-grow')
  for (const accountType of ['investor', 'investment', 'want-to-sell'] as const)
    await members.addProfile(member, accountType)
  const { page } = await openLoggedIn(browser, origin, member, '/entrepreneur/want-to-sell/investors')
  return { member, page }
})

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const navigation = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => page.locator('#profile-menu')
const opener = (page: Page) => banner(page).getByRole('button', { name: /^Account of/ })

async function openMenu({ page }: Seated): Promise<Locator> {
  if (!(await menu(page).isVisible())) await opener(page).click()
  return menu(page)
}

holds('2.14', async () => {
  for (const page of [await visitor(), (await founder()).page]) {
    await goInside(page, '/about-us')
    const logo = banner(page)
      .getByRole('link')
      .filter({ has: page.locator('img') })
    const image = logo.locator('img')
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    const { width, height } = (await image.boundingBox()) ?? {}
    expect([width, height]).toEqual([187, 52])
    await logo.click()
    await page.waitForURL(`${origin}/`)
  }
})

holds('2.15', async () => {
  for (const page of [(await investor()).page, await visitor()]) {
    // The home page shows its logins in the main content instead.
    await goInside(page, '/about-us')
    await page.setViewportSize({ width: 500, height: 800 })
    const toggle = banner(page).getByRole('button', { name: 'Menu', exact: true })
    const links = () =>
      banner(page)
        .getByRole('link')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
    const closed = await links()
    await toggle.click()
    await expect.poll(links).toBeGreaterThan(closed)
    await toggle.click()
    await expect.poll(links).toBe(closed)
    await page.setViewportSize({ width: 1280, height: 900 })
    await toggle.waitFor({ state: 'hidden' })
    await expect.poll(links).toBeGreaterThan(closed)
  }
})

const itemsOf = (page: Page) => navigation(page).getByRole('link').allInnerTexts()

holds('2.16', async () => {
  const { page } = await founder()
  // The link to Global Connect appears with its gate, a moment after the others.
  await expect.poll(() => itemsOf(page)).toEqual(['Investors', 'Global Connect', 'Chats', 'Sent Proposals'])
})

holds('2.17', async () => {
  expect(await itemsOf((await investor()).page)).toEqual([
    'Capital Bridge',
    'Business Exchange',
    'Chats',
    'My Proposals',
  ])
})

holds('2.18', async () => {
  for (const [{ page }, places] of [
    [
      await everybody(),
      {
        Investors: '/entrepreneur/want-to-sell/investors',
        'Global Connect': '/entrepreneur/want-to-sell/global-connect',
        Chats: '/entrepreneur/want-to-sell/chats',
        'Sent Proposals': '/entrepreneur/want-to-sell/sent-proposals',
      },
    ],
    [
      await investor(),
      {
        'Capital Bridge': '/investor/capital-bridge',
        'Business Exchange': '/investor/business-exchange',
        Chats: '/investor/chats',
        'My Proposals': '/investor/my-proposals',
      },
    ],
  ] as const)
    for (const [name, address] of Object.entries(places)) {
      await goInside(page, address)
      await expect.poll(() => itemsOf(page)).toEqual(Object.keys(places))
      const looks = await navigation(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => [link.textContent, getComputedStyle(link).color, getComputedStyle(link).boxShadow]),
        )
      const others = looks.filter(([text]) => text !== name)
      const [, ...own] = looks.find(([text]) => text === name) ?? []
      expect(others.length).toBe(3)
      expect(new Set(others.map(([, ...look]) => look.join())).size).toBe(1)
      expect(others.map(([, ...look]) => look.join())).not.toContain(own.join())
      expect(await navigation(page).locator('[aria-current=page]').allInnerTexts()).toEqual([name])
    }
})

holds('2.19', async () => {
  for (const page of [await visitor(), (await founder()).page]) {
    const links = footer(page).getByRole('navigation', { name: 'Social media' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))).toEqual(socialLinks)
    expect(await links.allInnerTexts()).toEqual(['LinkedIn', 'X'])
  }
})

holds('2.20', async () => {
  for (const page of [await visitor(), (await founder()).page, (await investor()).page]) {
    const links = footer(page).getByRole('navigation', { name: 'Quick links' })
    for (const name of ['Investors', 'Business', 'Chats', 'Contact Support'])
      expect([name, await links.getByRole('link', { name, exact: true }).count()]).toEqual([name, 1])
    await links.getByRole('link', { name: 'Contact Support' }).click()
    await page.waitForURL(`${origin}/contact-support`)
  }
})

holds('2.21', async () => {
  const { page, context } = await newVisitor(browser, origin)
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await page.goto('/about-us')
  await footer(page)
    .getByText(/©.*\b2031\b/)
    .waitFor()
  await context.close()
})

holds('2.22', async () => {
  for (const [seat, loginType] of [
    [await founder(), 'Entrepreneur'],
    [await investor(), 'Investor'],
  ] as const) {
    const { page, member } = seat
    expect(await textIn(opener(page))).toMatch(new RegExp(`${member.name}\\s+${loginType}$`))
  }
  const image = opener((await founder()).page).locator('img')
  await image.waitFor()
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 0))).toBe(true)
})

holds('2.23', async () => {
  const figure = (page: Page) => opener(page).locator(':scope > :first-child')
  const look = (page: Page) =>
    figure(page).evaluate((one) => {
      const { width, height } = one.getBoundingClientRect()
      const { borderRadius, backgroundColor } = getComputedStyle(one)
      return { width, height, borderRadius, isFilled: one.tagName === 'IMG' || backgroundColor !== 'rgba(0, 0, 0, 0)' }
    })
  const [own, without] = [(await founder()).page, (await investor()).page]
  expect(await figure(own).evaluate(({ tagName }) => tagName)).toBe('IMG')
  const me = await members.call<{ basic_info: { profile_image: string | null } }>(
    'GET',
    '/api/me',
    undefined,
    (await investor()).member.headers,
  )
  expect(me.basic_info.profile_image).toBeNull()
  expect(await look(without)).toEqual(await look(own))
})

holds('2.24', async () => {
  const rows = rowsBelow('2.24').map(({ item = '', 'shown when 1': flag = '', 'leads to': to = '' }) => ({
    item: item.replace(', of an investor', ''),
    flag,
    to,
  }))
  expect(rows.length).toBe(4)
  for (const seat of [await everybody(), await founder(), await investor()]) {
    const { basic_info: info } = await members.call<{ basic_info: Record<string, unknown> }>(
      'GET',
      '/api/me',
      undefined,
      seat.member.headers,
    )
    const shown = await (await openMenu(seat))
      .getByRole('link', { name: /^My Profile/ })
      .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]))
    const expected = rows.filter(({ flag }) => info[flag] === 1).map(({ item, to }) => [item, to])
    expect(expected.length).toBe(seat === (await everybody()) ? 4 : 1)
    expect(shown).toEqual(expected)
  }
})

async function followInMenu(seat: Seated, name: string): Promise<string> {
  const item = (await openMenu(seat)).getByRole('link', { name, exact: true })
  const from = pathOf(seat.page)
  await item.click()
  await seat.page.waitForURL((url) => url.pathname + url.search !== from)
  return pathOf(seat.page)
}

holds('2.25', async () => {
  const seat = await investor()
  await goInside(seat.page, '/about-us')
  expect(await followInMenu(seat, 'My Subscription')).toBe('/investor/my-subscription')
})

holds('2.26', async () => {
  for (const [seat, accountType] of [
    [await founder(), 'investment'],
    [await everybody(), 'want-to-sell'],
  ] as const) {
    await goInside(seat.page, '/about-us')
    expect(await followInMenu(seat, 'My Subscription')).toBe(`/entrepreneur/${accountType}/my-subscription`)
  }
})

holds('2.27', async () => {
  for (const seat of [await founder(), await investor()]) {
    await goInside(seat.page, '/about-us')
    expect(await followInMenu(seat, 'Contact Support')).toBe('/contact-support')
  }
})

holds('2.28', async () => {
  const seat = await investor()
  for (const address of ['/investor/my-proposals', '/investor/capital-bridge?sort=newest']) {
    await goInside(seat.page, address)
    const title = await textIn(seat.page.locator('main h1'))
    await followInMenu(seat, 'Change Password')
    const dialog = seat.page.getByRole('dialog', { name: 'Change Password' })
    await dialog.waitFor()
    expect(new URL(seat.page.url()).pathname).toBe(address.split('?')[0])
    expect(await textIn(seat.page.locator('main h1'))).toBe(title)
    await seat.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(pathOf(seat.page)).toBe(address)
  }
})

holds('2.29', async () => {
  const seat = await founder()
  await (await openMenu(seat)).getByRole('button', { name: 'Logout', exact: true }).click()
  const dialog = seat.page.getByRole('dialog', { name: 'Logout?', exact: true })
  await dialog.getByRole('heading', { name: 'Logout?', exact: true }).waitFor()
  await dialog.getByText('Are you sure you want to logout?', { exact: true }).waitFor()
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['No', 'Yes'])
  await dialog.getByRole('button', { name: 'No' }).click()
  await dialog.waitFor({ state: 'detached' })
  await opener(seat.page).waitFor()
})

holds('9.8', async () => {
  const { page } = await investor()
  /** The layout of the page without sizes: what is shown, in how many columns, in which direction. */
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .map((one) => {
          const { display, flexDirection, gridTemplateColumns, position } = getComputedStyle(one)
          return [display, flexDirection, gridTemplateColumns.split(' ').length, position].join()
        })
        .join('\n'),
    )
  }
  const widths = [576, 768, 992, 1200, 1400]
  const changed = new Set<number>()
  await goInside(page, '/about-us')
  for (const address of ['/investor/capital-bridge', '/investor/my-subscription']) {
    await (await goInside(page, address)).waitFor()
    for (const width of widths) {
      const [before, at] = [await layoutAt(width - 1), await layoutAt(width)]
      if (before !== at) changed.add(width)
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect([...changed].toSorted((one, other) => one - other)).toEqual(widths)
})
