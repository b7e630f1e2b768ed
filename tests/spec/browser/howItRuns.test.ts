import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { membersOf } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'

const { origin } = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Names that occur only in Firebase's packages. */
const firebase = /firebaseinstallations\.googleapis\.com/

holds('16.11', async () => {
  const built = readdirSync(join('dist', 'static', 'js'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => firebase.test(readFileSync(join('dist', 'static', 'js', name), 'utf8')))
  expect(built.length).toBeGreaterThan(0)
  const member = await membersOf(origin, 'specruns').join('investor')
  const { page, context } = await openLoggedIn(browser, origin, member)
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(request.url())
  })
  // Firebase is not configured, so no page that would set up pushes loads it.
  for (const address of ['/investor/capital-bridge', '/investor/notifications', '/account']) {
    await page.goto(address)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  }
  // Read apart from the page, which may have left before it had read a script itself.
  const texts = await Promise.all([...loaded].map(async (address) => (await fetch(address)).text()))
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter((text) => firebase.test(text))).toEqual([])
  await context.close()
})
