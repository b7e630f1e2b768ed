import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../../support/browser.ts'
import { choose, pick } from '../../support/forms.ts'
import { answersFor, type Member, membersOf, newPerson, password } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'
import { openAccount, slot } from '../../support/wizard.ts'

/** Registration, and the browser's storage, as a person sees them: 3. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'spec-registers')
let browser: Browser
let founder: Member
let atFounder: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  founder = await members.join('investment')
  atFounder = await openLoggedIn(browser, origin, founder, '/entrepreneur/investment/investors')
})
afterAll(async () => {
  await browser?.close()
})

/** A window without a login that is closed afterwards. */
async function alone(happens: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await newVisitor(browser, origin)
  try {
    await happens(visitor)
  } finally {
    await visitor.context.close()
  }
}
const stored = ({ page }: Visitor) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

holds('3.1', () =>
  alone(async ({ page }) => {
    for (const loginType of ['entrepreneur', 'investor']) {
      await page.goto(`/${loginType}/register`)
      const form = page.getByRole('main')
      for (const name of ['name', 'mobile', 'email', 'password', 'confirm_password'])
        expect([name, await form.locator(`input[name=${name}]`).count()]).toEqual([name, 1])
      for (const name of ['first_name', 'last_name']) expect(await form.locator(`[name=${name}]`).count()).toBe(0)
      await form.getByLabel('I accept the terms of use and the privacy policy').waitFor()
    }
    const who = newPerson('spec-registers')
    const requestPromise = page.waitForRequest((request) => request.url().endsWith('/api/register'))
    await openAccount(page, origin, who)
    expect((await requestPromise).postDataJSON()).toMatchObject({
      login_type: 'investor',
      name: who.name,
      mobile: `+91${who.mobile}`,
      email: who.email,
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    })
    await page.getByRole('button', { name: /Account of/ }).waitFor()
  }),
)

holds('3.3', () =>
  alone(async ({ page }) => {
    await page.goto('/entrepreneur/register')
    await openAccount(page, origin, newPerson('spec-registers'))
    await page.waitForURL('**/entrepreneur/type')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Business Exchange/ })
      .click()
    await page.waitForURL('**/entrepreneur/want-to-sell/register')
    await page.locator('main [name=first_name]').waitFor()
  }),
)

holds('3.4', () =>
  alone(async ({ page }) => {
    await page.goto('/investor/register')
    await openAccount(page, origin, newPerson('spec-registers'))
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Investor profile' }).waitFor()
    await page.locator('main [name=first_name]').waitFor()
  }),
)

holds('3.5', () =>
  alone(async ({ page }) => {
    for (const offering of ['investment', 'want-to-sell', 'want-to-grow']) {
      await page.goto(`/entrepreneur/${offering}/register`)
      for (const name of ['password', 'confirm_password']) await page.locator(`main input[name=${name}]`).waitFor()
    }
    await atFounder.page.goto('/entrepreneur/want-to-sell/register')
    await atFounder.page.locator('main [name=first_name]').waitFor()
    expect(await atFounder.page.locator('main input[name=password]').count()).toBe(0)
  }),
)

holds('3.6', async () => {
  const { page } = atFounder
  const { basic } = answersFor('INVESTMENT', founder.name)
  await page.goto('/entrepreneur/want-to-grow/register')
  await page.locator('main [name=first_name]').waitFor()
  for (const name of ['first_name', 'last_name', 'company_name', 'brief_about_business', 'vision_and_mission'])
    expect([name, await page.locator(`main [name=${name}]`).inputValue()]).toEqual([name, basic[name]])
})

holds('3.8', async () => {
  const { page } = atFounder
  const address = '/entrepreneur/want-to-sell/register'
  await page.goto(address)
  const brief = page.locator('main [name=brief_about_business]')
  await brief.fill('Too short, and yet it stays.')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByText('Saved. Continue here or on another device.').waitFor()
  await page.reload()
  await expect.poll(() => brief.inputValue()).toBe('Too short, and yet it stays.')
  // Nothing is saved until the dialog is open, however long it takes to get there.
  await page.route('**/draft', (route) => route.abort())
  await brief.fill('Shorter.')
  await page.getByRole('link', { name: 'About us' }).click()
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await question.waitFor()
  await page.unroute('**/draft')
  await question.getByRole('button', { name: 'Save for later and leave' }).click()
  await page.waitForURL('**/about-us')
  await page.goto(address)
  await expect.poll(() => brief.inputValue()).toBe('Shorter.')
})

holds('3.34', async () => {
  const someone = await members.join('investment')
  const visitor = await openLoggedIn(browser, origin, someone)
  await visitor.page.route('**/api/profiles/**/basic', (route) =>
    route.fulfill({
      status: 422,
      json: { status: false, code: 'VALIDATION_FAILED', message: 'Please check.', errors: {} },
    }),
  )
  const { page } = visitor
  await page.goto('/entrepreneur/want-to-sell/register')
  const brief = page.locator('main [name=brief_about_business]')
  await brief.fill('We grow oysters in Goa and sell them in Mumbai. '.repeat(9))
  // Before the pause of the draft is over.
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.getByRole('form').getByText('Please check.').waitFor()
  await page.getByText('Your answers are saved.').waitFor()
  // The window closes without another key.
  await visitor.context.close()
  const again = await openLoggedIn(browser, origin, someone, '/entrepreneur/want-to-sell/register')
  await expect.poll(() => again.page.locator('main [name=brief_about_business]').inputValue()).toContain('oysters')
  await again.context.close()
})

holds('3.35', async () => {
  const visitor = await openLoggedIn(browser, origin, await members.join('investment'))
  const { page } = visitor
  await page.goto('/entrepreneur/investment/register?step=business')
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  const city = page.locator('main input[name=city]')
  await field('location').getByRole('button', { name: 'Clear' }).click()
  await city.fill('Thrissur')
  await page.locator('main [name=products]').fill('')
  await choose(page, 'location', 'India')
  await field('location_state').getByRole('combobox').waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Please choose a state or province').waitFor()
  expect(await page.locator('main [name=products]').getAttribute('aria-invalid')).toBe('true')
  await choose(page, 'location_state', 'Kerala')
  expect(await city.inputValue()).toBe('Thrissur')
  await visitor.context.close()
})

holds('3.36', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/my-profile')
  await page.getByText('Your profile is live. Every member can read it; opening its documents takes a plan.').waitFor()
  await page.getByRole('link', { name: 'Change who can see it' }).click()
  const box = page.locator('[data-field="visibility"]').getByRole('combobox')
  await expect.poll(() => box.inputValue()).toBe('Everyone with an active plan')
})

holds('3.37', async () => {
  const visitor = await openLoggedIn(browser, origin, await members.join('investment'))
  const { page } = visitor
  await page.goto('/entrepreneur/want-to-sell/register')
  await page.getByText(/^Takes about 20 minutes\. Have last year’s figures/).waitFor()
  for (const name of ['company_name', 'brief_about_business', 'vision_and_mission'])
    await page.locator(`main [name=${name}]`).fill('')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  const summary = page.getByRole('region', { name: '3 answers missing' })
  expect(await summary.getByRole('link').count()).toBe(3)
  await summary.getByRole('link').last().click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('vision_and_mission')
  await visitor.context.close()
})

holds('3.17', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/register?step=business')
  const box = (name: string) => page.locator(`[data-field="${name}"]`).getByRole('combobox')
  const [country, state, city] = [box('location'), box('location_state'), page.locator('main input[name=city]')]
  await country.waitFor()
  await page.locator('[data-field="location"]').getByRole('button', { name: 'Clear' }).click()
  await state.waitFor({ state: 'detached' })
  const offersState = async (name: string) => {
    await state.fill(name)
    const found = page.getByRole('option', { name, exact: true })
    const none = page.getByText('Nothing found')
    await found.or(none).first().waitFor()
    const isOffered = (await found.count()) > 0
    await page.keyboard.press('Escape')
    return isOffered
  }
  const suggested = async (typed: string) => {
    await city.fill(typed)
    const list = await city.getAttribute('list')
    return page
      .locator(`datalist[id="${list}"] option`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  }
  for (const [land, own, other, typed, name] of [
    ['United States of America', 'California', 'Maharashtra', 'San Dieg', 'San Diego'],
    ['India', 'Maharashtra', 'California', 'Pun', 'Pune'],
  ] as const) {
    await pick(page, country, land)
    await state.waitFor()
    expect(await suggested(typed)).not.toContain(name)
    expect([own, await offersState(own)]).toEqual([own, true])
    expect([other, await offersState(other)]).toEqual([other, false])
    await pick(page, state, own)
    await expect.poll(() => suggested(typed)).toContain(name)
  }
  await pick(page, state, 'Kerala')
  await expect.poll(() => suggested('Koch')).toContain('Kochi')
  expect(await suggested('Pun')).not.toContain('Pune')
})

holds('3.23', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/register?step=documents')
  const question = page.getByRole('group', { name: /pitch deck/i })
  await question.getByLabel('No', { exact: true }).check()
  await slot(page, 'pitch-deck').waitFor({ state: 'detached' })
  await question.getByLabel('Yes', { exact: true }).check()
  await slot(page, 'pitch-deck').locator('input[type=file]').waitFor({ state: 'attached' })
})

holds('3.27', () =>
  alone(async (visitor) => {
    await members.signIn(visitor, founder, '/entrepreneur/investment/login')
    await visitor.page.waitForURL('**/entrepreneur/investment/investors')
    await visitor.page.getByRole('button', { name: /Account of/ }).waitFor()
    const savedAnswers = await stored(visitor)
    expect(savedAnswers).toMatchObject({
      access_token: expect.stringMatching(/.{20}/),
      'x-info-id': founder.id,
      Tab_Selected: 'Investor',
      view: 'gridView',
      preferred_currency: 'INR',
    })
    // The sixth, FCMDeviceToken, exists only if the messaging service is configured, which it is not here.
    expect(savedAnswers.FCMDeviceToken).toBeUndefined()
  }),
)

holds('3.28', () =>
  alone(async (visitor) => {
    await visitor.page.goto('/')
    expect((await stored(visitor)).Tab_Selected ?? 'Investor').toBe('Investor')
    await members.signIn(visitor, founder, '/entrepreneur/investment/login')
    await visitor.page.waitForURL('**/entrepreneur/investment/investors')
    expect((await stored(visitor)).Tab_Selected).toBe('Investor')
    const investor = await members.join('investor')
    await alone(async (other) => {
      await members.signIn(other, investor, '/investor/login')
      await other.page.waitForURL('**/investor/capital-bridge')
      await expect.poll(async () => (await stored(other)).Tab_Selected).toBe('capital_bridge')
    })
  }),
)

holds('3.29', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/investors')
  await page.locator('main li h2').first().waitFor()
  expect((await stored(atFounder)).view).toBe('gridView')
  const views = page.getByRole('main').getByRole('button', { name: /^List/ })
  await views.first().click()
  await expect.poll(async () => (await stored(atFounder)).view).not.toBe('gridView')
})

holds('3.30', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/investors')
  await page.getByRole('button', { name: /Account of/ }).waitFor()
  const root = async () => JSON.parse((await stored(atFounder)).root ?? '{}') as { version: number; me: unknown }
  const { version, me } = await root()
  expect(JSON.stringify(me)).toContain(founder.name)
  const rename = (to: number) =>
    page.evaluate(
      ([name, next]) => {
        const state = JSON.parse(localStorage.getItem('root') ?? '{}') as object
        const renamed = JSON.stringify({ ...state, version: next }).replaceAll(String(name), 'Somebody Else')
        localStorage.setItem('root', renamed)
      },
      [founder.name, to] as const,
    )
  // The server does not respond, so the page shows what was stored.
  const stall = () => page.route('**/api/me', () => {})
  await rename(version)
  await stall()
  await page.reload()
  await page.getByRole('button', { name: 'Account of Somebody Else' }).waitFor()
  await rename(version + 1)
  await page.unroute('**/api/me')
  await page.reload()
  await page.getByRole('button', { name: `Account of ${founder.name}` }).waitFor()
  expect(await page.getByText('Somebody Else').count()).toBe(0)
  await expect.poll(async () => (await root()).version).toBe(version)
})

holds('3.32', async () => {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/investors')
  const account = (name: string) => page.getByRole('button', { name: `Account of ${name}` })
  await account(founder.name).waitFor()
  const settled = (await stored(atFounder)).root
  expect(settled).toContain(founder.name)
  // The account is requested again without a response: a pending request stores nothing, and the last stored account is
  // restored.
  await page.route('**/api/me', () => {})
  for (let times = 0; times < 2; times++) {
    const asked = page.waitForRequest('**/api/me')
    await page.reload()
    await asked
    await account(founder.name).waitFor()
    expect((await stored(atFounder)).root).toBe(settled)
  }
  await page.unroute('**/api/me')
  await page.reload()
  await account(founder.name).waitFor()
  await alone(async ({ page: other }) => {
    await other.goto('/investor/login')
    await other.route('**/api/login', () => {})
    const busy = other.locator('main form button[type=submit][aria-disabled=true]')
    const asked = other.waitForRequest('**/api/login')
    await other.locator('input[name=email]').fill('nobody@test.in')
    await other.locator('input[name=password]').fill('Sturdy#Bridge7')
    await other.locator('main form button[type=submit]').click()
    await asked
    await busy.waitFor()
    await other.reload()
    await other.locator('main form button[type=submit]').waitFor()
    expect(await busy.count()).toBe(0)
  })
})
