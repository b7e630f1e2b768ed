import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { newDataDirectory, type Product, startProduct } from '../support/product.ts'

const port = 5200 + (process.pid % 90)
const password = 'Demo@1234'
const patience = 600_000

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct(newDataDirectory(), port)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

interface Member {
  page: Page
  get<T>(path: string): Promise<T>
}

async function member(loginType: 'investor' | 'entrepreneur', email: string): Promise<Member> {
  const { page } = await newVisitor(browser, product.origin)
  await page.goto(`/${loginType}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()
  const get = async <T>(path: string): Promise<T> =>
    page.evaluate(async (address) => {
      const answer = await fetch(`/api/${address}`, {
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'x-info-id': localStorage.getItem('x-info-id') ?? '',
        },
      })
      return answer.json()
    }, path) as Promise<T>
  return { page, get }
}

const nobody = '00000000-0000-4000-8000-000000000000'
/** A list that the member may not see has no first: its pages are checked as the refusal that they show. */
const firstOf = async ({ get }: Member, path: string) =>
  (await get<{ list?: { id: string }[] }>(path)).list?.[0]?.id ?? nobody

/** Every address once, with names and ids that exist for the one who opens it. */
function addressesOf(loginType: 'investor' | 'entrepreneur', ids: Readonly<Record<string, string>>): string[] {
  return routes
    .filter(({ pattern }) =>
      loginType === 'investor' ? !pattern.startsWith('/entrepreneur') : !pattern.startsWith('/investor'),
    )
    .filter(({ pattern }) => loginType === 'entrepreneur' || !pattern.includes(':accountType'))
    .map(({ pattern }) =>
      pattern
        .replace(':loginType', loginType)
        .replace(':accountType', 'investment')
        .replace(':kind', 'capital-bridge')
        .replace(':id', idFor(pattern, ids)),
    )
}

const idFor = (pattern: string, ids: Readonly<Record<string, string>>): string =>
  Object.entries(ids).find(([part]) => pattern.includes(part))?.[1] ?? nobody

/** What is wrong on the page as it stands, in both colour schemes. */
async function violations(page: Page, address: string, language: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations: seen } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    for (const { id, nodes } of seen) found.push(`${address} ${language} ${colorScheme}: ${id} at ${nodes[0]?.target}`)
  }
  return found
}

async function check(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const language of ['en', 'hi']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('main h1:visible, main h2:visible, dialog[open]').first().waitFor()
      await page.waitForTimeout(150)
      found.push(...(await violations(page, address, language)))
    }
  }
  return found
}

describe('no page has an axe violation, in both languages and both colour schemes', () => {
  it(
    'for a visitor',
    async () => {
      const { page } = await newVisitor(browser, product.origin)
      await page.goto('/')
      const open = routes.filter(({ guarded }) => !guarded).map(({ pattern }) => pattern)
      const addresses = open.flatMap((pattern) =>
        pattern.includes(':loginType')
          ? ['investor', 'entrepreneur'].map((loginType) => pattern.replace(':loginType', loginType))
          : [pattern],
      )
      const known = addresses
        .filter((address) => !(address.startsWith('/investor/') && address.includes(':accountType')))
        .map((address) => address.replace(':accountType', 'want-to-sell'))
      expect(await check(page, [...known, '/no/such/page'])).toEqual([])
    },
    patience,
  )

  it(
    'for an investor',
    async () => {
      const one = await member('investor', 'investor@demo.in')
      const ids = {
        'chats/': await firstOf(one, 'chats'),
        'my-proposal/': await firstOf(one, 'proposals?box=received'),
        'capital-bridge/': await firstOf(one, 'listings?kind=INVESTMENT'),
        'business-exchange/': await firstOf(one, 'listings?kind=WANT_TO_SELL'),
        'businesses/': await firstOf(one, 'listings?kind=WANT_TO_SELL'),
        'global-connect/': await firstOf(one, 'listings?kind=WANT_TO_GROW'),
      }
      expect(await check(one.page, addressesOf('investor', ids))).toEqual([])
    },
    patience,
  )

  it(
    'for an entrepreneur',
    async () => {
      const one = await member('entrepreneur', 'founder@demo.in')
      const ids = {
        'chats/': await firstOf(one, 'chats'),
        'sent-proposals/': await firstOf(one, 'proposals?box=sent'),
        'investors/': await firstOf(one, 'listings?kind=INVESTOR'),
        'global-connect/': await firstOf(one, 'listings?kind=WANT_TO_GROW'),
        'capital-bridge/': await firstOf(one, 'listings?kind=INVESTMENT'),
        'business-exchange/': await firstOf(one, 'listings?kind=WANT_TO_SELL'),
        'businesses/': await firstOf(one, 'listings?kind=WANT_TO_SELL'),
      }
      expect(await check(one.page, addressesOf('entrepreneur', ids))).toEqual([])
    },
    patience,
  )
})
