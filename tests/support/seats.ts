import type { Browser } from 'playwright-core'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { landingOf } from '../../src/landing.ts'
import { newVisitor, type Visitor } from './browser.ts'
import { call, type LoggedIn } from './demo.ts'

/** The browser storage after a login; the session's tests compare it with that of a real login. */
async function loginStorage(origin: string, as: LoggedIn) {
  const answer = await call<Me>(origin, as, 'GET', 'me')
  if (answer?.status !== 200) throw new Error(`the session of ${as.id} is not known: ${JSON.stringify(answer?.body)}`)
  const { tab } = landingOf(answer.body, 'LOGIN')
  const entries = {
    view: 'gridView',
    access_token: as.token,
    'draft:of': as.id,
    'x-info-id': as.id,
    preferred_currency: answer.body.currency,
    root: JSON.stringify({ version: 1, me: answer.body }),
    ...(tab ? { Tab_Selected: tab } : {}),
  }
  const year = 31_536_000
  const cookie = {
    name: 'member',
    value: '1',
    domain: new URL(origin).hostname,
    path: '/',
    expires: Date.now() / 1000 + year,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookie, entries }
}

/** A person with a logged-in browser of their own; if an address is given, it is open there with the account loaded. */
export async function openLoggedIn(browser: Browser, origin: string, as: LoggedIn, address?: string): Promise<Visitor> {
  const { cookie, entries } = await loginStorage(origin, as)
  const visitor = await newVisitor(browser, origin)
  const { context, page } = visitor
  if (page.url() === 'about:blank') await page.goto('/favicon.svg')
  await context.addCookies([cookie])
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  }, entries)
  if (address) {
    const account = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me')
    await page.goto(address)
    await (await account).finished()
    // The prerendered frame of a member's page does not react to presses yet; this button is not part of it.
    await page.getByRole('button', { name: /Account of/ }).waitFor()
  }
  return visitor
}
