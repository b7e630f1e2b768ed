import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../support/addressChecks.ts'
import { openBrowser, type Visitor } from '../support/browser.ts'
import { writeText } from '../support/demo.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

/** Pages for decisions, by keyboard alone and at tablet width: previewing, answering, comparing, searching. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'deciding')
const tablet = { width: 820, height: 1180 }
let browser: Browser
let owner: Member
let investor: Member
let atOwner: Visitor
let atInvestor: Visitor
let listing: string

beforeAll(async () => {
  browser = await openBrowser()
  ;[owner, investor] = await Promise.all([members.join('investment'), members.join('investor')])
  await Promise.all([members.subscribe(owner, 'investment-yearly'), members.subscribe(investor, 'investor-yearly')])
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, owner.headers)
  listing = me.profiles[0]?.id ?? ''
  for (const text of ['What is churn?', 'Who are your largest buyers?'])
    await members.call(
      'POST',
      `/api/listings/${listing}/questions`,
      { request_id: randomUUID(), text },
      investor.headers,
    )
  ;[atOwner, atInvestor] = await Promise.all([
    openLoggedIn(browser, origin, owner, `/entrepreneur/businesses/${listing}`),
    openLoggedIn(browser, origin, investor, '/investor/capital-bridge'),
  ])
  for (const { page } of [atOwner, atInvestor]) await page.setViewportSize(tablet)
})
afterAll(() => browser?.close())

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** Moves to the target with Tab; fails if Tab does not reach it. */
async function reach(page: Page, target: Locator, most = 120): Promise<void> {
  await target.first().waitFor()
  for (let presses = 0; presses < most; presses++) {
    if (await isFocused(target.first())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by ${most} presses of Tab: ${target}`)
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

async function isSound(page: Page): Promise<void> {
  expect(await violations(page, 'first')).toEqual([])
  expect(await layoutFaults(page, tablet.width)).toEqual([])
  await page.setViewportSize(tablet)
}

describe('an owner with a keyboard', () => {
  it('sees the page as each reader, from which nothing can be sent', async () => {
    const { page } = atOwner
    const readers = page.getByRole('region', { name: 'See this page as' })
    const said = readers.getByRole('status')
    let before = await said.textContent()
    for (const name of ['Member without a plan', 'Member with a plan', 'Member you’ve accepted']) {
      await press(page, readers.getByRole('button', { name, exact: true }))
      await expect.poll(() => said.textContent()).not.toBe(before)
      before = await said.textContent()
      await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: /^Answer:/ }).count()).toBe(0)
      const ways = page
        .getByRole('main')
        .getByRole('button', { name: /^(Send proposal|Ask a question|Add to favourites)$/ })
      for (const way of await ways.all())
        expect([
          await way.textContent(),
          (await way.isDisabled()) || (await way.getAttribute('aria-disabled')),
        ]).toEqual([await way.textContent(), expect.toSatisfy((off) => off === true || off === 'true')])
      await isSound(page)
    }
    await page.reload()
    const accepted = readers.getByRole('button', { name: 'Member you’ve accepted', exact: true })
    await expect.poll(() => accepted.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^Answer:/ }).count()).toBe(0)
    await press(page, readers.getByRole('button', { name: 'Yourself', exact: true }))
    await page
      .getByRole('button', { name: /^Answer:/ })
      .first()
      .waitFor()
    await isSound(page)
  })

  it('shares the address of a preview with a member who gets their own page', async () => {
    const { page } = atInvestor
    await page.goto(`/entrepreneur/businesses/${listing}?as=accepted`)
    await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor()
    expect(await page.getByRole('region', { name: 'See this page as' }).count()).toBe(0)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.goto('/investor/capital-bridge')
  })

  it('answers a question; the focus comes back to where it was', async () => {
    const { page } = atOwner
    const answers = page.getByRole('button', { name: 'Answer: What is churn?' })
    const dialog = page.getByRole('dialog')
    await press(page, answers)
    await dialog.waitFor()
    expect(await violations(page, 'first')).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(answers)).toBe(true)
    await page.keyboard.press('Enter')
    await reach(page, dialog.getByRole('textbox'))
    await page.keyboard.type('1.8% a month over the last year.')
    await press(page, dialog.getByRole('button', { name: 'Publish answer' }))
    await page.getByText('1.8% a month over the last year.').waitFor()
    await page.getByRole('button', { name: 'Edit answer: What is churn?' }).waitFor()
    await isSound(page)
  })
})

describe('an investor with a keyboard', () => {
  it('selects listings and compares them side by side, also those outside the window', async () => {
    const { page } = atInvestor
    const boxes = page.locator('main li:has(h2) input[name=compare]')
    await boxes.nth(3).waitFor()
    for (const place of [0, 1, 2, 3]) await press(page, boxes.nth(place), ' ')
    const bar = page.getByRole('region', { name: 'Chosen to compare' })
    await bar.getByText('4 of 4 chosen').waitFor()
    await isSound(page)
    await press(page, bar.getByRole('link', { name: 'Compare', exact: true }))
    const table = page.getByRole('table')
    await table.waitFor()
    await isSound(page)
    const frame = page.getByRole('region').filter({ has: table })
    await reach(page, frame)
    const end = () => frame.evaluate((box) => box.scrollTop + box.scrollLeft)
    const start = await end()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect.poll(end).toBeGreaterThan(start)
    const [name = ''] = await table.getByRole('columnheader').getByRole('link').allInnerTexts()
    await press(page, page.getByRole('button', { name: `Remove ${name}`, exact: true }))
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
    await expect.poll(() => isFocused(page.getByRole('button', { name: /^Remove / }).first())).toBe(true)
    await press(page, page.getByRole('button', { name: 'Show only differences' }))
    expect(await table.getByText('Same for all').count()).toBe(0)
    await isSound(page)
  })

  it('goes on from the same place when the button that it pressed has gone; a click leaves no ring around the page', async () => {
    const { page } = atInvestor
    await page.goto('/investor/capital-bridge')
    const box = page.locator('main li:has(h2) input[name=compare]').first()
    const clear = page.getByRole('button', { name: 'Clear selection' })
    const main = page.getByRole('main')
    if (!(await clear.isVisible())) await press(page, box, ' ')
    await press(page, clear)
    await clear.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(main)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await box.click()
    await clear.click()
    await clear.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(main)).toBe(true)
    await page.goto('/investor/capital-bridge?verified=1')
    await box.focus()
    const chip = page.getByRole('button', { name: /^Remove Verified/ })
    await chip.click()
    await chip.waitFor({ state: 'detached' })
    const focused = page.locator(':focus')
    await expect.poll(() => focused.evaluate(({ tagName }) => tagName)).toBe('SECTION')
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  })

  it('has a dialog that waits for its answer until it comes, however often Escape is pressed', async () => {
    const { page } = atInvestor
    let answer = () => {}
    const held = new Promise<void>((passed) => {
      answer = passed
    })
    await page.route(/\/questions$/, async (route) => {
      await held
      await route.abort()
    })
    await page.goto(`/investor/capital-bridge/${listing}`)
    await press(page, page.getByRole('button', { name: 'Ask a question' }))
    const dialog = page.getByRole('dialog')
    await dialog.locator('textarea').fill('How many machines are there?')
    await dialog.getByRole('button').last().click()
    await dialog.locator('[aria-busy=true], [aria-disabled=true]').first().waitFor()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
    answer()
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.locator('textarea').inputValue()).toBe('How many machines are there?')
    await page.unroute(/\/questions$/)
  })

  it('finds what it typed again, until it is sent', async () => {
    const { page } = atInvestor
    await page.goto(`/investor/capital-bridge/${listing}`)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox')
    const asks = page.getByRole('button', { name: 'Ask a question' })
    await press(page, asks)
    await reach(page, field)
    await page.keyboard.type('How many people work there?')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('navigation').getByRole('link', { name: 'Chats', exact: true }).first().click()
    await page.waitForURL('**/chats**')
    await page.goBack()
    await press(page, asks)
    expect(await field.inputValue()).toBe('How many people work there?')
    await press(page, dialog.getByRole('button').last())
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('How many people work there?').waitFor()
    await press(page, asks)
    expect(await field.inputValue()).toBe('')
  })

  it('finds a message of any conversation by a word and opens it', async () => {
    const { page } = atInvestor
    const other = await members.join('investment')
    await members.subscribe(other, 'investment-yearly')
    const [first, second] = [await members.openChat(owner, investor), await members.openChat(other, investor)]
    await writeText(origin, owner, first, 'The turbine for the second line comes in March.')
    for (let line = 0; line < 30; line++) await writeText(origin, owner, first, `Line ${line} about something else`)
    await writeText(origin, other, second, 'बैठक का समय 11 बजे है।')
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/chats', async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.goto('/investor/chats')
    const box = page.getByRole('searchbox', { name: 'Search all conversations' })
    const results = page.getByRole('main').locator('a[href*="at="]')
    await reach(page, box)
    await page.keyboard.type('tubine')
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('ArrowLeft')
    // The latest conversation opens while the person types.
    answer()
    await page.waitForURL(`**/chats/${second}`)
    await page.getByRole('log').waitFor()
    await page.keyboard.type('r')
    expect(await box.inputValue()).toBe('turbine')
    await page.unrouteAll()
    await expect.poll(() => results.count()).toBe(1)
    expect(await results.locator('mark').allInnerTexts()).toEqual(['turbine'])
    await isSound(page)
    await press(page, results)
    await page.waitForURL(`**/chats/${first}*at=1*`)
    await page.getByRole('log').getByText('The turbine for the second line').waitFor()
    const seen = page.getByRole('log').getByRole('article').filter({ hasText: 'turbine' })
    await expect.poll(() => seen.evaluate((line) => line.getBoundingClientRect().top >= 0)).toBe(true)
    await reach(page, box)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('बैठक')
    await expect.poll(() => results.first().getAttribute('href')).toContain(second)
    await page.keyboard.press('Escape')
    await expect.poll(() => box.inputValue()).toBe('')
  })
})
