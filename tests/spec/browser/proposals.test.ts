import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { filtersOf, formatQuery, parseQuery } from '../../../src/domain/market/filters.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { openBrowser, type Visitor } from '../../support/browser.ts'
import { readAll, writeText } from '../../support/demo.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'
import { textIn } from '../../support/spec/places.ts'
import { slot } from '../../support/wizard.ts'

/** Proposals and offers as two members see them: 12. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'spec-talks')
let browser: Browser
let founder: Member
let investor: Member
let chatId: string
let atFounder: Visitor
let atInvestor: Visitor
const founderChat = () => `/entrepreneur/investment/chats/${chatId}`
const investorChat = () => `/investor/chats/${chatId}`

beforeAll(async () => {
  browser = await openBrowser()
  ;[founder, investor] = await Promise.all([members.join('investment'), members.join('investor')])
  await Promise.all([members.subscribe(founder, 'investment-yearly'), members.subscribe(investor, 'investor-yearly')])
  chatId = await members.openChat(founder, investor)
  ;[atFounder, atInvestor] = await Promise.all([
    openLoggedIn(browser, origin, founder, founderChat()),
    openLoggedIn(browser, origin, investor, investorChat()),
  ])
  for (const { page } of [atFounder, atInvestor]) await page.getByRole('log').waitFor()
})
afterAll(async () => {
  await browser?.close()
})

const proposed = async (from: Member, to: Member, message: string): Promise<string> => {
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, to.headers)
  const request = { request_id: randomUUID(), receiver_profile_id: me.profiles[0]?.id, message }
  return (await members.call<{ proposal: Proposal }>('POST', '/api/proposals', request, from.headers)).proposal.id
}
const line = (page: Page, text: string) => page.getByRole('log').getByRole('article').filter({ hasText: text })
const say = async (page: Page, text: string) => {
  await page.locator('[name=message]').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

holds('12.6', async () => {
  const other = await members.join('investor')
  await members.subscribe(other, 'investor-yearly')
  await proposed(founder, other, 'Sent by the founder')
  await proposed(other, founder, 'never').catch(() => '')
  const second = await members.join('investor')
  await members.subscribe(second, 'investor-yearly')
  await proposed(second, founder, 'Received by the founder')
  const pages: [Visitor, string, string, string][] = [
    [atFounder, '/entrepreneur/investment/sent-proposals', 'Sent by the founder', 'Received by the founder'],
    [
      await openLoggedIn(browser, origin, second, '/investor/my-proposals'),
      '/investor/my-proposals',
      'Received by the founder',
      '',
    ],
  ]
  for (const [{ page }, address, sent, received] of pages) {
    await page.goto(address)
    const tabs = page.getByRole('main').getByRole('button')
    const tab = (name: string) =>
      tabs.and(page.getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) })).first()
    const shows = (text: string) => page.getByRole('main').getByText(text, { exact: true })
    await tab('Sent').click()
    await shows(sent).waitFor()
    if (received) expect(await shows(received).count()).toBe(0)
    await tab('Received').click()
    await shows(sent).waitFor({ state: 'detached' })
    if (received) await shows(received).waitFor()
  }
  await pages[1]?.[0].context.close()
})

holds('12.24', async () => {
  const sender = await members.join('investment')
  await members.subscribe(sender, 'investment-yearly')
  const id = await proposed(sender, investor, 'Shall we talk?')
  const { page } = atInvestor
  await page.goto(`/investor/my-proposal/capital-bridge/${id}`)
  const before = async () =>
    (await members.call<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, sender.headers)).proposal
      .status
  for (const name of ['Accept proposal', 'Decline']) {
    const press = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
    await press.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').first().waitFor()
    expect((await textIn(dialog)).length).toBeGreaterThan(60)
    if (name === 'Accept proposal') await dialog.getByText(/will see each other’s names and contact details/).waitFor()
    expect([name, await before()]).toEqual([name, 'viewed'])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Accept proposal/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept proposal' }).click()
  await expect.poll(before).toBe('accepted')
})

holds('12.32', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/register?step=documents')
  const section = slot(page, 'product-demo')
  await section.waitFor()
  const pdf = { name: 'demo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ndemo\n%%EOF\n') }
  const held: (() => void)[] = []
  await page.route('**/api/documents', async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.abort().catch(() => {})
  })
  await section.locator('input[type=file]').setInputFiles(pdf)
  await section.getByRole('progressbar').waitFor()
  await section.getByRole('button', { name: 'Cancel' }).click()
  await section.getByRole('progressbar').waitFor({ state: 'detached' })
  expect(await section.getByRole('link', { name: 'demo.pdf' }).count()).toBe(0)
  await section.locator('input[type=file]').setInputFiles(pdf)
  await section.getByRole('progressbar').waitFor()
  await expect.poll(() => held.length).toBe(2)
  for (const release of held) release()
  await section.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute('**/api/documents')
  await section.getByRole('button', { name: 'Retry' }).click()
  await section.getByRole('link', { name: 'demo.pdf' }).waitFor()
})

holds('12.35', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  const names = async (from: Page) => (await from.locator('main li h2').allInnerTexts()).join('|')
  await page.locator('main li h2').first().waitFor()
  const all = await names(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('fieldset[aria-label="Investment round"] summary').click()
  await filters.locator('label.option', { hasText: 'Series B' }).locator('input').check()
  await expect.poll(() => names(page)).not.toBe(all)
  const filtered = await names(page)
  await page
    .getByRole('combobox', { name: /order|sort/i })
    .first()
    .selectOption('amount_high')
  await expect.poll(() => names(page)).not.toBe(filtered)
  const elsewhere = await openLoggedIn(browser, origin, await members.logIn(investor, 'investor'))
  const isSame = async () => {
    const [here, there] = [await names(page), await names(elsewhere.page)]
    return here !== '' && here === there
  }
  await elsewhere.page.goto(page.url())
  await expect.poll(isSame).toBe(true)
  expect(await names(elsewhere.page)).not.toBe(all)
  const [first = ''] = (await names(page)).split('|')
  await page.getByLabel('Search by name, sector or city').fill(first)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(first)
  await elsewhere.page.goto(page.url())
  await expect.poll(isSame).toBe(true)
  expect(await elsewhere.page.getByLabel('Search by name, sector or city').inputValue()).toBe(first)
  // Every kind of filter, with the chosen value of each.
  const query = {
    amount_min: '1000',
    amount_max: '900000000',
    verified: '1',
    favourites: '1',
    ...Object.fromEntries(filtersOf.INVESTMENT.map((name) => [name, 'one~two'])),
    sort: 'newest',
    q: 'cloth',
  }
  expect(formatQuery(parseQuery('INVESTMENT', query))).toEqual(query)
  await elsewhere.context.close()
})

holds('12.37', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  await page
    .locator('main li')
    .filter({ hasText: /\d+% match/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  const reasons = page.getByRole('main')
  await reasons
    .getByText(/^\d+% match$/)
    .first()
    .waitFor()
  for (const part of ['Sector', 'Stage', 'Ticket size', 'Geography', 'Keywords'])
    await reasons
      .getByRole('listitem')
      .filter({ hasText: part })
      .filter({ hasText: /matches|doesn’t match/ })
      .first()
      .waitFor()
})

holds('12.90', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  await page
    .locator('main li')
    .filter({ hasText: /\d+% match/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Investor type' })
    .getByText(/looks for/)
    .waitFor()
})

holds('12.91', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  await page.locator('main li:has(h2)').first().waitFor()
  await page.getByRole('link', { name: 'Skip to the results' }).press('Enter')
  // The next stop is within the results: the choice of their view.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#results') !== null)).toBe(true)
})

holds('12.92', async () => {
  const { page } = atInvestor
  await page.goto('/investor/business-exchange')
  const hidden = page.locator('main li:has(h2)').filter({ hasText: 'Name revealed once accepted' })
  await hidden.first().waitFor()
  const titles = (await hidden.locator('h2').allInnerTexts()).slice(0, 2)
  for (const [at, title] of titles.entries())
    await hidden
      .nth(at)
      .getByRole('checkbox', { name: `Compare ${title}`, exact: true })
      .check()
  await page
    .getByRole('region', { name: 'Chosen to compare' })
    .getByRole('link', { name: 'Compare', exact: true })
    .click()
  await page
    .getByRole('link', { name: /^View and propose/ })
    .first()
    .waitFor()
  expect(await page.getByRole('columnheader').getByRole('link').allInnerTexts()).toEqual(titles)
  await page
    .getByRole('link', { name: /^View and propose/ })
    .filter({ hasText: titles[0] ?? '' })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor()
})

holds('12.93', async () => {
  const { page } = atInvestor
  await page.goto('/investor/business-exchange')
  const links = page.locator('main li:has(h2) h2 a')
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('href') ?? ''))
  const ids = hrefs.map((href) => href.split('/').at(-1))
  await page.goto(`/investor/business-exchange/compare?ids=${ids.join('~')}`)
  await page.getByRole('columnheader').nth(1).waitFor()
  const before = page.viewportSize()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const columns = await page.locator('table').evaluate((table) => {
      const left = (cells: Iterable<Element>) => [...cells].map((cell) => Math.round(cell.getBoundingClientRect().left))
      const rows = [...table.querySelectorAll('tbody tr:has(td), tfoot tr')]
      const names = left(table.querySelectorAll('thead th'))
      return { names, others: rows.map((row) => left([...row.querySelectorAll('td:not(.field)')])) }
    })
    expect(columns.names).toHaveLength(2)
    expect([width, columns.others.filter((row) => row.join() !== columns.names.join())]).toEqual([width, []])
  }
  if (before) await page.setViewportSize(before)
})

holds('12.97', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge?verified=1')
  const titles = page.locator('main li h2:has(svg)')
  await titles.first().waitFor()
  const before = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const below = await titles.evaluateAll(
      (all) =>
        all.filter((title) => {
          const lines = [...(title.querySelector('a')?.getClientRects() ?? [])]
          const mark = title.querySelector('svg')?.getBoundingClientRect()
          return !mark || mark.bottom > (lines.at(-1)?.bottom ?? 0) + mark.height / 2
        }).length,
    )
    expect([width, below]).toEqual([width, 0])
  }
  if (before) await page.setViewportSize(before)
})

holds('12.59', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  const cards = page.locator('main li:has(h2)')
  await cards.first().waitFor()
  const names = (await cards.locator('h2').allInnerTexts()).slice(0, 5)
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
  for (const name of names.slice(0, 4)) await box(name).check()
  const bar = page.getByRole('region', { name: 'Chosen to compare' })
  await bar.getByText('4 of 4 chosen').waitFor()
  expect(await box(names[4] ?? '').isDisabled()).toBe(true)
  await box(names[3] ?? '').uncheck()
  expect(await box(names[4] ?? '').isDisabled()).toBe(false)
  // A search in between does not clear a selection.
  await page.getByRole('combobox', { name: /sort/i }).selectOption('newest')
  await bar.getByText('3 of 4 chosen').waitFor()
  await bar.getByRole('link', { name: 'Compare', exact: true }).click()
  const table = page.getByRole('table')
  await table.waitFor()
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(
    names.slice(0, 3).map((name) => expect.stringContaining(name)),
  )
  const rows = (await table.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0])
  for (const figure of ['Match', 'Raising', 'Minimum ticket', 'Annual revenue', 'EBITDA margin', 'Founded'])
    expect(rows).toContain(figure)
  const same = table.getByText('Same for all')
  expect(await same.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Show only differences' }).press('Enter')
  expect(await same.count()).toBe(0)
  await page.getByRole('button', { name: `Remove ${names[1]}` }).click()
  expect(await table.getByRole('columnheader').count()).toBe(2)
  // On a phone the page itself does not scroll sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
})

holds('12.60', async () => {
  const { page } = atInvestor
  await page.goto('/investor/capital-bridge')
  await page.locator('main li:has(h2) input[name=compare]').first().waitFor()
  for (const place of [0, 1]) await page.locator('main li:has(h2) input[name=compare]').nth(place).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByRole('table').waitFor()
  const address = new URL(page.url())
  const there = await openLoggedIn(
    browser,
    origin,
    await members.join('investor'),
    `${address.pathname}${address.search}`,
  )
  await there.page.getByRole('table').waitFor()
  expect(await there.page.getByRole('columnheader').allInnerTexts()).toEqual(
    await page.getByRole('columnheader').allInnerTexts(),
  )
  // Founders do not see each other's listings.
  await atFounder.page.goto(`/entrepreneur${address.pathname.replace('/investor', '')}${address.search}`)
  await atFounder.page
    .getByText('Your current profile can’t view this list. If you have another profile, switch to it in the menu.')
    .waitFor()
  expect(await atFounder.page.getByRole('table').count()).toBe(0)
  await there.context.close()
})

holds('12.66', async () => {
  const [owner, ...others] = await Promise.all([
    members.join('investment'),
    ...[1, 2, 3].map(() => members.join('investor')),
  ])
  const [asking, asked, silent] = others
  if (!owner || !asking || !asked || !silent) return expect.fail('nobody joined')
  await members.subscribe(owner, 'investment-yearly')
  for (const one of others) await members.subscribe(one, 'investor-yearly')
  await proposed(asking, owner, 'Mine to answer')
  const id = await proposed(owner, asked, 'Mine to complete')
  await members.call('POST', `/api/proposals/${id}/request-info`, { text: 'How much?' }, asked.headers)
  await proposed(owner, silent, 'Theirs to answer')
  const there = await openLoggedIn(browser, origin, owner, '/')
  const count = there.page.getByRole('listitem').filter({ hasText: /^Your turn/ })
  await expect.poll(() => count.locator('strong').textContent()).toBe('2')
  await count.getByRole('link').click()
  await there.page.getByText('Mine to answer').waitFor()
  const shown = await there.page.locator('main li:has(h2) .message').allInnerTexts()
  expect(shown.sort()).toEqual(['Mine to answer', 'Mine to complete'])
  const chosen = there.page.getByRole('button', { name: 'Your turn (2)', exact: true })
  expect(await chosen.getAttribute('aria-pressed')).toBe('true')
  await there.page.reload()
  await there.page.getByText('Mine to complete').waitFor()
  expect(await there.page.getByText('Theirs to answer').count()).toBe(0)
  await there.context.close()
})

holds('12.40', async () => {
  const { page } = atFounder
  await page.goto(founderChat())
  await page.getByRole('log').waitFor()
  await atInvestor.page.goto('/about-us')
  let answer = (_: 'go on' | 'refuse') => {}
  const held = () =>
    new Promise<'go on' | 'refuse'>((resolve) => {
      answer = resolve
    })
  let waits = held()
  await page.route('**/api/chats/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    if ((await waits) === 'go on') return route.continue()
    const refusal = { status: false, code: 'BLOCKED', message: 'You can’t contact this member.' }
    return route.fulfill({ status: 403, json: refusal })
  })
  await say(page, 'One state after the other')
  await line(page, 'One state after the other').getByText('Sending…').waitFor()
  answer('go on')
  await line(page, 'One state after the other')
    .getByText(/^(Sent|Delivered)$/)
    .waitFor()
  // The reader has no page open: 12.40 names the status between sent and read.
  await atInvestor.page.goto('/investor/my-proposals')
  await line(page, 'One state after the other').getByText('Delivered', { exact: true }).waitFor()
  await atInvestor.page.goto(investorChat())
  await line(page, 'One state after the other').getByText('Read', { exact: true }).waitFor()

  waits = held()
  await say(page, 'This one fails')
  answer('refuse')
  await page.getByText('Not sent: You can’t contact this member.').waitFor()
  await page.unroute('**/api/chats/*/messages')
  await page.getByRole('log').getByRole('button', { name: 'Delete', exact: true }).click()

  await atFounder.context.setOffline(true)
  await say(page, 'Waiting for the line')
  await page.getByText(/^Queued/).waitFor()
  await atFounder.context.setOffline(false)
  await line(atInvestor.page, 'Waiting for the line').waitFor()
})

holds('12.41', async () => {
  const { page } = atFounder
  await page.goto(founderChat())
  await page.getByRole('log').waitFor()
  let posts = 0
  await page.route('**/api/chats/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    posts++
    const refusal = { status: false, code: 'BLOCKED', message: 'You can’t contact this member.' }
    if (posts === 1) return route.fulfill({ status: 403, json: refusal })
    if (posts > 2) return route.continue()
    // The message arrives, and its response is lost.
    await route.fetch()
    return route.abort()
  })
  await say(page, 'Once and only once')
  await page.getByText('Not sent: You can’t contact this member.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Not sent: You can’t contact this member.').waitFor({ state: 'detached' })
  await expect.poll(() => posts).toBeGreaterThan(1)
  await say(page, 'After it')
  await line(atInvestor.page, 'After it')
    .waitFor()
    .catch(() => {})
  await expect
    .poll(async () => (await readAll(origin, investor, chatId)).map(({ text }) => text).slice(-2))
    .toEqual(['Once and only once', 'After it'])
  const all = (await readAll(origin, investor, chatId)).filter(({ text }) => text === 'Once and only once')
  expect([all.length, await line(page, 'Once and only once').count()]).toEqual([1, 1])
})

holds('12.44', async () => {
  const { page, context } = atInvestor
  await page.goto(investorChat())
  await page.getByRole('log').waitFor()
  await writeText(origin, founder, chatId, 'Before the gap')
  await line(page, 'Before the gap').waitFor()
  await context.setOffline(true)
  for (const text of ['In the gap one', 'In the gap two']) await writeText(origin, founder, chatId, text)
  expect(await line(page, 'In the gap').count()).toBe(0)
  await context.setOffline(false)
  await line(page, 'In the gap two').waitFor()
  const shown = await page.getByRole('log').getByRole('article').locator('p').allTextContents()
  expect(shown.slice(-3)).toEqual(['Before the gap', 'In the gap one', 'In the gap two'])
})

/** The words of each button below a proposal’s status, with their emphasis. */
const buttonsOn = (page: Page) =>
  page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Status', exact: true }) })
    .last()
    .locator('[data-variant]')
    .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).dataset.variant ?? ''))

const offerOf = (terms: object) => ({
  offer: { amount: { minor: 850_000_000, currency: 'INR' }, validity_days: 7, note: '', ...terms },
})

/** A sender and an owner in talks, with the owner’s page of the proposal. */
async function inTalks() {
  const [sender, owner] = await Promise.all([members.join('investor'), members.join('want-to-sell')])
  await Promise.all([members.subscribe(sender, 'investor-yearly'), members.subscribe(owner, 'want-to-sell-monthly')])
  const id = await proposed(sender, owner, 'Shall we talk?')
  const take = (by: Member, step: string, body: object = {}) =>
    members.call<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${step}`, body, by.headers)
  const { page } = await openLoggedIn(browser, origin, owner, `/entrepreneur/want-to-sell/sent-proposals/${id}`)
  const open = async (status: string) => {
    await page.reload()
    await page.getByText(status, { exact: true }).first().waitFor()
  }
  const begin = async () => {
    const { chat_id } = (await take(owner, 'accept')).proposal
    const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
    await members.call('POST', `/api/chats/${chat_id}/messages`, message, sender.headers)
  }
  return { sender, owner, id, take, page, open, begin }
}

holds('12.69', async () => {
  const { sender, owner, take, page, open, begin } = await inTalks()
  await begin()
  const terms = page.getByRole('region', { name: 'Terms on the table' })
  await take(sender, 'make-offer', offerOf({ instrument: 'minority-stake', stake: 49 }))
  await open('Offer made')
  await terms.getByText('for 49% values the business at').waitFor()
  await take(owner, 'counter', offerOf({ instrument: 'term-loan', interest: 11, term_months: 36 }))
  await open('Counter-offer')
  await terms.getByText('11%', { exact: true }).waitFor()
  expect(await terms.getByText('values the business at').count()).toBe(0)
})

holds('12.95', async () => {
  const { sender, id, begin } = await inTalks()
  await begin()
  const { asks } = (
    await members.call<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, sender.headers)
  ).proposal
  const { page } = await openLoggedIn(browser, origin, sender, `/investor/my-proposal/business-exchange/${id}`)
  await page.getByRole('button', { name: 'Make offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select[name=instrument]').selectOption('buy-out-full-acquisition')
  expect(await dialog.locator('input[name=stake]').inputValue()).toBe(String(asks.stake ?? 100))
  await dialog.locator('input[name=stake]').fill('60')
  await dialog.locator('select[name=instrument]').selectOption('minority-stake')
  await dialog.locator('select[name=instrument]').selectOption('buy-out-full-acquisition')
  expect(await dialog.locator('input[name=stake]').inputValue()).toBe('60')
})

holds('12.96', async () => {
  const { sender, page, take, open, begin } = await inTalks()
  await begin()
  await take(sender, 'make-offer', offerOf({ instrument: 'revenue-based', revenue_share: 6, repayment_cap: 1.4 }))
  await open('Offer made')
  const total = async (place: Locator) =>
    (await place.getByText(/^Repayment: /).textContent())?.replaceAll('\u00a0', ' ')
  expect(await total(page.getByRole('region', { name: 'Terms on the table' }))).toBe(
    'Repayment: ₹1.19 Cr in total for ₹85 L.',
  )
  await page.getByRole('button', { name: 'Make counter-offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=repayment_cap]').fill('1.2')
  await expect
    .poll(() => total(dialog.getByRole('status').filter({ hasText: 'Repayment' })))
    .toBe('Repayment: ₹1.02 Cr in total for ₹85 L.')
})

holds('12.77', async () => {
  const { sender, owner, take, page, open, begin } = await inTalks()
  await begin()
  const terms = page.getByRole('region', { name: /^Terms on the table$/ })
  await take(sender, 'make-offer', offerOf({ instrument: 'minority-stake', stake: 49 }))
  await take(owner, 'counter', offerOf({ instrument: 'minority-stake', stake: 40 }))
  await open('Counter-offer')
  await terms.getByText('40% was 49%').waitFor()
  expect(await terms.getByText('was ').count()).toBe(1)
  await take(sender, 'accept-counter', {})
  await open('Due diligence')
  await terms.getByText('40%', { exact: true }).waitFor()
})

holds('12.70', async () => {
  const { sender, take, page, open, begin } = await inTalks()
  const holdsNow = async (status: string) => {
    await open(status)
    const variants = await buttonsOn(page)
    expect([status, variants.indexOf('primary'), variants.lastIndexOf('primary')]).toEqual([status, 0, 0])
    expect([status, variants.indexOf('destructive')]).toEqual([status, variants.length - 1])
  }
  await holdsNow('Viewed')
  await begin()
  await holdsNow('In discussion')
  await take(sender, 'make-offer', offerOf({ instrument: 'equity', stake: 40 }))
  await holdsNow('Offer made')
})

holds('12.71', async () => {
  const sender = await members.join('investment')
  await members.subscribe(sender, 'investment-yearly')
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, investor.headers)
  const receiver = me.profiles[0]?.id
  const cost =
    /^Sending uses 1 of the \d+ proposals left in your plan \(\d+ in 30 days\)\. If there’s no answer within 14 days, it expires and no longer counts\.$/
  const { page } = await openLoggedIn(browser, origin, sender, `/entrepreneur/investment/investors/${receiver}`)
  await page.getByRole('main').getByRole('button', { name: 'Send proposal' }).first().click()
  await page.getByRole('dialog').getByText(cost).waitFor()
  const request = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?', draft: true }
  const { id } = (await members.call<{ proposal: Proposal }>('POST', '/api/proposals', request, sender.headers))
    .proposal
  await page.goto(`/entrepreneur/investment/sent-proposals/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog').getByText(cost).waitFor()
})
