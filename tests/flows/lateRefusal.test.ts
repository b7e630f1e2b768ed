import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type Visitor } from '../support/browser.ts'
import { membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const product = sharedProduct()
let browser: Browser
let founder: Visitor

beforeAll(async () => {
  browser = await openBrowser()
  const member = await membersOf(product.origin, 'late').join('investment')
  founder = await openLoggedIn(browser, product.origin, member)
})
afterAll(async () => {
  await browser?.close()
})

/** Delays the response to a saved step, and then refuses its first name. */
async function refuseLate(): Promise<() => void> {
  let answer = () => {}
  const released = new Promise<void>((release) => {
    answer = release
  })
  await founder.page.route('**/api/profiles/investment/basic', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await released
    const body = {
      status: false,
      code: 'VALIDATION_FAILED',
      message: 'Please check',
      fields: { first_name: 'required' },
    }
    await route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify(body) })
  })
  return answer
}

const boxOf = (name: string) => founder.page.locator(`[data-field="${name}"]`).getByRole('combobox')

it('a late refusal does not take the focus from another field or close the open list', async () => {
  const { page } = founder
  await page.goto('/entrepreneur/investment/register?step=basic')
  await page.locator('main form').waitFor()
  const answer = await refuseLate()
  await page.locator('main form button[type=submit]').click()
  await boxOf('entity_type').fill('LLP')
  const option = page.getByRole('option', { name: 'LLP', exact: true })
  await option.waitFor()
  answer()
  await page.locator('input[name=first_name][aria-invalid=true]').waitFor({ state: 'attached' })
  await option.click()
  expect(await boxOf('entity_type').inputValue()).toBe('LLP')
})

it('a late refusal moves the focus to the error unless the reader has moved on', async () => {
  const { page } = founder
  await page.unroute('**/api/profiles/investment/basic')
  await page.goto('/entrepreneur/investment/register?step=basic')
  await page.locator('main form').waitFor()
  const answer = await refuseLate()
  await page.locator('main form button[type=submit]').click()
  answer()
  await page.locator('input[name=first_name]:focus[aria-invalid=true]').waitFor()
})
