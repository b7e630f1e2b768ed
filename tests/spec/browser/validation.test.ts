import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../../support/browser.ts'
import { search } from '../../support/forms.ts'
import { codeFor } from '../../support/mailbox.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { addKeyword, saveStep, slot } from '../../support/wizard.ts'

/** A form's responses to the person who fills it in: 5. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'spec-forms')
const weak = 'nothing-strong'
const rule = () => rowsBelow('5.10')[2]?.message?.replace(/^'|'$/g, '') ?? ''
let browser: Browser
let visitor: Visitor
let founder: Member
let atFounder: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await newVisitor(browser, origin)
  founder = await members.join('investment')
  atFounder = await openLoggedIn(browser, origin, founder, '/entrepreneur/investment/register?step=business')
})
afterAll(async () => {
  await browser?.close()
})

const said = (cell: string) => cell.replace(/^'|'$/g, '')
const messageOf = (id: string, what: string) => said(rowsBelow(id).find((row) => row.case === what)?.message ?? '')

holds('5.1', async () => {
  expect(rowsBelow('5.1')).toHaveLength(5)
  const { page } = visitor
  await page.goto('/investor/login')
  const press = () => page.getByRole('button', { name: 'Log in', exact: true }).click()
  const shows = async (what: string) => {
    await press()
    await page.getByText(messageOf('5.1', what), { exact: true }).waitFor()
  }
  await page.locator('input[name=email]').fill('')
  await shows('email missing')
  await shows('password missing')
  await page.locator('input[name=email]').fill('asha@test.dev')
  await shows('email invalid')
  await page.getByRole('button', { name: 'Mobile number', exact: true }).click()
  await page.locator('input[name=mobile]').waitFor()
  await shows('mobile number missing')
  await page.locator('input[name=mobile]').fill('12345')
  await shows('mobile number invalid')
})

holds('5.7', async () => {
  const { page } = visitor
  await page.goto('/investor/login')
  await page.getByRole('button', { name: 'Mobile number', exact: true }).click()
  await page.locator('input[name=password]').fill('Sturdy#Bridge7')
  const sends = async (typed: string) => {
    await page.locator('input[name=mobile]').fill(typed)
    const call = page.waitForRequest((request) => request.url().endsWith('/api/login'))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    return ((await call).postDataJSON() as { target: { mobile: string } }).target.mobile
  }
  expect(await sends('9812345678')).toBe('+919812345678')
  expect(await sends('+6591234567')).toBe('+6591234567')
})

holds('5.9', async () => {
  const { page } = visitor
  const { email } = await members.register('investor')
  await page.goto('/create-new-password')
  await page.locator('input[name=email]').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[name=code]').fill(await codeFor(origin, email, 1))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.locator('input[name=confirm_password]').waitFor()
  const press = () => page.getByRole('button', { name: 'Reset password' }).click()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reset-password')) asked.push(request.url())
  })
  for (const [given, left] of [
    ['password', 'confirm_password'],
    ['confirm_password', 'password'],
  ]) {
    await page.locator(`input[name=${left}]`).fill('')
    await page.locator(`input[name=${given}]`).fill('Sturdy#Bridge8')
    await press()
    await page.locator(`input[name=${left}][aria-invalid=true]`).waitFor()
  }
  await page.locator('input[name=password]').fill('Sturdy#Bridge8')
  await page.locator('input[name=confirm_password]').fill('Sturdy#Bridge9')
  await press()
  await page.getByText('Password not match', { exact: true }).waitFor()
  expect(asked).toEqual([])
})

holds('5.10', async () => {
  expect(rowsBelow('5.10')).toHaveLength(5)
  const { page } = atFounder
  await page.goto('/change-password')
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const shows = async (what: string, { current = '', next = '', confirmation = '' }) => {
    for (const [name, text] of Object.entries({ current, next, confirmation }))
      await dialog.locator(`input[name=${name}]`).fill(text)
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await dialog.getByText(messageOf('5.10', what), { exact: true }).waitFor()
  }
  await shows('current password missing', {})
  await shows('new password missing', {})
  await shows('confirmation missing', {})
  await shows('new password breaks the rule of 5.5', { current: 'x', next: weak, confirmation: weak })
  await shows('confirmation differs', { current: 'x', next: 'Sturdy#Bridge8', confirmation: 'Sturdy#Bridge9' })
})

holds('5.11', async () => {
  const { page } = visitor
  expect(rule()).toMatch(/^Password must include/)
  await page.goto('/investor/login')
  await page.locator('input[name=email]').fill('asha@test.in')
  await page.locator('input[name=password]').fill(weak)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText(rule(), { exact: true }).waitFor()
  await page.goto('/investor/register')
  await page.locator('input[name=password]').fill(weak)
  await page.locator('input[name=confirm_password]').fill(weak)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(rule(), { exact: true }).first().waitFor()
  const change = atFounder.page
  await change.goto('/change-password')
  for (const name of ['current', 'next', 'confirmation']) await change.locator(`input[name=${name}]`).fill(weak)
  await change.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
  await change.getByText(rule(), { exact: true }).waitFor()
})

/** The business details, with one answer missing, so that nothing is ever saved. */
async function businessStep(): Promise<Page> {
  const { page } = atFounder
  await page.goto('/entrepreneur/investment/register?step=business')
  await page.locator('[name=products]').fill('')
  return page
}
const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

holds('5.12', async () => {
  const page = await businessStep()
  const refusal = page.getByText('Please enter valid link', { exact: true })
  for (const link of ['nothing', 'ftp://asha.example.in', 'https://', 'http:/asha.in', 'asha example.in']) {
    await page.locator('main [name=link]').fill(link)
    await save(page)
    await refusal.waitFor()
    await page.locator('main [name=link]').fill('')
  }
  for (const link of ['http://asha.example.in', 'https://asha.example.in/about', 'asha.example.in']) {
    await page.locator('main [name=link]').fill(link)
    await save(page)
    await page.locator('main [name=products][aria-invalid=true]').waitFor()
    expect([link, await refusal.count()]).toEqual([link, 0])
  }
})

holds('5.16', async () => {
  const page = await businessStep()
  for (const [name, label] of [
    ['products', /products or services/i],
    ['city', /city/i],
    ['registration_number', /registration number/i],
    ['funding_goal', /funding goal/i],
  ] as const) {
    await page.locator(`main [name=${name}]`).fill('')
    await save(page)
    const input = page.locator(`main [name=${name}][aria-invalid=true]`)
    await input.waitFor()
    const described = (await input.getAttribute('aria-describedby')) ?? ''
    const words = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()))
    expect([name, words.join(' ')]).toEqual([name, expect.stringMatching(label)])
  }
})

holds('5.18', async () => {
  const page = await businessStep()
  const section = field(page, 'interested_in')
  const box = section.getByRole('combobox')
  const refusal = page.getByText('You can select a maximum of 3 options.', { exact: true })
  expect(await refusal.count()).toBe(0)
  for (const word of ['Joint venture', 'Grants', 'Strategic investor', 'Mentor / advisor']) {
    if (await refusal.count()) break
    await search(page, box, word)
    await page.getByRole('option', { name: word, exact: true }).click()
  }
  await refusal.waitFor()
})

holds('5.19', async () => {
  const page = await businessStep()
  const words = page.locator('main div:has(> ul):has(input[name=keywords])').last()
  const input = words.locator('input[name=keywords]')
  await words
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  const word = `orchid${randomUUID().slice(0, 4)}`
  await input.fill(word)
  expect(await words.getByRole('button', { name: `Remove ${word}` }).count()).toBe(0)
  await input.press('Enter')
  await words.getByRole('button', { name: `Remove ${word}` }).waitFor()
  expect(await input.inputValue()).toBe('')
})

holds('5.20', async () => {
  const page = await businessStep()
  const words = page.locator('main div:has(> ul):has(input[name=keywords])').last()
  const remove = words.getByRole('button', { name: /^Remove/ })
  while ((await remove.count()) > 0) await remove.first().click()
  await save(page)
  await page.locator('input[name=keywords][aria-invalid=true]').waitFor()
  for (const word of ['one', 'two', 'three', 'four', 'five']) await addKeyword(page, 'keywords', word)
  expect(await page.getByText('Max 5 keywords allowed!', { exact: true }).count()).toBe(0)
  await addKeyword(page, 'keywords', 'six')
  await page.getByText('Max 5 keywords allowed!', { exact: true }).waitFor()
  expect(await remove.count()).toBe(5)
})

holds('5.21', async () => {
  const page = await businessStep()
  const refusals = page.getByText('Maximum 350 words allowed', { exact: true })
  for (const [at, name] of ['founder_intro', 'core_team'].entries()) {
    await page.locator(`main [name=${name}]`).fill('word '.repeat(350))
    await save(page)
    await page.locator('main [name=products][aria-invalid=true]').waitFor()
    expect([name, await refusals.count()]).toEqual([name, at])
    await page.locator(`main [name=${name}]`).fill('word '.repeat(351))
    await save(page)
    await expect.poll(() => refusals.count()).toBe(at + 1)
  }
})

holds('5.23', async () => {
  const page = await businessStep()
  await page.locator('main [name=founder_intro]').fill('three words here')
  await field(page, 'founder_intro').or(page.locator('main')).getByText('3 words (maximum 350)').first().waitFor()
  await page.goto('/entrepreneur/investment/register?step=basic')
  await page.locator('main [name=brief_about_business]').fill('abcd')
  await page.locator('main').getByText('4 characters (minimum 350)').first().waitFor()
})

holds('5.24', async () => {
  expect(rowsBelow('5.24')).toHaveLength(4)
  const newcomer = await members.register('entrepreneur')
  const { answersFor } = await import('../../support/members.ts')
  const { basic, business } = answersFor('INVESTMENT', newcomer.name)
  await members.call('PUT', '/api/profiles/investment/basic', { answers: basic }, newcomer.headers)
  await members.call('PUT', '/api/profiles/investment/business', { answers: business }, newcomer.headers)
  const { page, context } = await openLoggedIn(browser, origin, newcomer)
  await page.goto('/entrepreneur/investment/register?step=documents')
  await slot(page, 'proof-of-business').waitFor()
  const shows = (what: string) => page.getByText(messageOf('5.24', what), { exact: true }).first().waitFor()
  await saveStep(page)
  await shows('business photo missing')
  await shows('proof of business missing')
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') }
  await slot(page, 'proof-of-business').locator('input[type=file]').setInputFiles(picture)
  await shows('upload without a document type')
  const large = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await slot(page, 'financial-report').locator('input[type=file]').setInputFiles(large)
  await shows('file too large')
  await context.close()
})

const pay = (page: Page) => page.getByRole('button', { name: /^(Pay|Processing…)$/ })
async function checkOut(page: Page): Promise<void> {
  await page.goto('/entrepreneur/investment/subscriptions')
  await page.getByRole('button', { name: 'Choose Monthly', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to Pay' }).click()
  await page.getByText('Secure, powered by a card payment provider').waitFor()
}
async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('1234')
  await page.getByLabel('Security code').fill('123')
}

holds('5.28', async () => {
  const { page, context } = await openLoggedIn(browser, origin, await members.join('investment'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sandbox/v3/stripe.js', async (route) => {
    await held
    await route.continue()
  })
  await checkOut(page)
  // No button, or a disabled one.
  expect(await pay(page).and(page.locator(':enabled')).count()).toBe(0)
  release()
  await page.getByLabel('Card number').waitFor()
  await pay(page).and(page.locator(':enabled')).waitFor()
  await context.close()
})

holds('5.29', async () => {
  const { page, context } = await openLoggedIn(browser, origin, await members.join('investment'))
  await checkOut(page)
  await fillCard(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let charges = 0
  await page.route('**/payment_intents/*/confirm', async (route) => {
    charges++
    await held
    await route.continue()
  })
  await pay(page).click()
  await page.getByRole('button', { name: 'Processing…' }).and(page.locator(':disabled, [aria-disabled=true]')).waitFor()
  await page
    .getByRole('button', { name: 'Processing…' })
    .click({ force: true })
    .catch(() => {})
  await page
    .getByLabel('Security code')
    .press('Enter')
    .catch(() => {})
  release()
  await page.getByRole('button', { name: 'Processing…' }).waitFor({ state: 'detached' })
  expect(charges).toBe(1)
  await context.close()
})

holds('5.30', async () => {
  const { page, context } = await openLoggedIn(browser, origin, await members.join('investment'))
  const confirmed: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/membership/payment')) confirmed.push(request.postDataJSON())
  })
  let missing: 'payment_intent' | 'uuid' | null = 'uuid'
  await page.route('**/api/buy-membership', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { transaction?: Record<string, unknown> }
    if (missing && body.transaction) body.transaction[missing] = ''
    await route.fulfill({ response: answer, json: body })
  })
  await checkOut(page).catch(() => {})
  if (await page.getByLabel('Card number').count()) {
    await fillCard(page)
    await pay(page).click()
    await page.getByRole('button', { name: 'Processing…' }).waitFor({ state: 'detached' })
  }
  expect(confirmed).toEqual([])
  missing = null
  await checkOut(page)
  await expect.poll(async () => confirmed.length > 0 || (await page.getByLabel('Card number').count()) > 0).toBe(true)
  if (confirmed.length === 0) {
    await fillCard(page)
    await pay(page).click()
  }
  await expect.poll(() => confirmed.length).toBeGreaterThan(0)
  expect(confirmed[0]).toEqual({ payment_intent: expect.stringMatching(/./), trx_id: expect.stringMatching(/./) })
  await context.close()
})
