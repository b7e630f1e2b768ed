import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

it('the owner of an anonymous listing sees it as a stranger does, with the redacted words marked', async () => {
  const members = membersOf(product.origin, 'anonymity')
  const owner = await members.join('want-to-sell')
  const path = '/api/profiles/want-to-sell'
  interface Mine {
    profile: { basic: Record<string, string>; business: Record<string, unknown> }
  }
  const { profile } = await members.call<Mine>('GET', path, undefined, owner.headers)
  const brief = `Quillfeather spins fine yarn. ${profile.basic.brief_about_business}`
  const basic = { ...profile.basic, company_name: 'Quillfeather Mills Private Limited', brief_about_business: brief }
  const business = { ...profile.business, visibility: 'anonymous', keywords: ['yarn', 'quillfeather yarn'] }
  await members.call('PUT', `${path}/basic`, { answers: basic }, owner.headers)
  await members.call('PUT', `${path}/business`, { answers: business }, owner.headers)
  const { page } = await openLoggedIn(browser, product.origin, owner)
  await page.goto('/entrepreneur/want-to-sell/my-profile')
  const view = page.getByRole('region', { name: 'What others see before you accept their proposal' })
  await view.getByRole('heading', { name: 'Name revealed once accepted' }).waitFor()
  const marked = view.locator('mark').first()
  expect([await marked.textContent(), await marked.getAttribute('title')]).toEqual([
    '[name hidden]',
    'You wrote: Quillfeather',
  ])
  await view.getByText('Left out: quillfeather yarn').waitFor()
  expect(await view.getByText('Hidden until you accept:').locator('..').textContent()).toContain('Company name')
})
