import type { Page } from 'playwright-core'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { challenge, me } from '../../flows/samples.ts'

/** Actions shared by the bindings of the flows: presses, fields, and logging in. */

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** Presses a button of the open dialog. */
export const decide = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
export const submit = (page: Page) => page.locator('form button[type=submit]').click()
export const ok = (more: object = {}) => ({ json: { status: true, ...more } })

/**
 * Fills the named fields with the event's values. Typing the current value again changes nothing, so `anew` clears the
 * field first, unless that would lose a value that the event keeps.
 */
export const fill =
  (names: Readonly<Record<string, string>>, anew = false) =>
  async (page: Page, { change }: { change: Readonly<Record<string, unknown>> }): Promise<void> => {
    for (const [name, value] of Object.entries(change)) {
      const field = page.locator(`input[name=${names[name] ?? name}]`)
      if (typeof value === 'boolean') await field.setChecked(value)
      else {
        if (anew && (await field.inputValue()) === String(value)) await field.fill('')
        await field.fill(String(value))
      }
    }
  }

/** An investor whose profile is visible to others. */
export const member: Me = {
  ...me,
  profiles: [{ id: '7f8a1c1e-0000-4000-8000-000000000009', kind: 'INVESTOR', status: 'approved', steps_done: 3 }],
}

/** Logs in a person whose account the server returns. */
export async function signIn(page: Page, account: Me = me): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    localStorage.setItem('access_token', 'token')
    localStorage.setItem('x-info-id', 'info')
  })
  await page.route(/\/api\/me$/, (route) =>
    route.fulfill({ json: { ...account, server_time: new Date().toISOString() } }),
  )
  // Other requests of the page get no response, because the server does not know the token.
  await page.context().route(/\/api\//, (route) => route.abort())
}

/** Waits for the bell, which comes after the page: a picture must not depend on which is first. */
export const awaitBell = (page: Page) =>
  page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .waitFor()

/** Opens the page as a visitor whose account request never gets a response. */
export const beVisitor = (page: Page) => page.route(/\/api\/me$/, () => {})

/** Answers requests outside the flow at once and always the same. */
export const answering = (page: Page, url: RegExp, json: object) =>
  page.route(url, (route) => route.fulfill({ json: { status: true, ...json } }))

/** Forwards requests to the real server, whose response is the same for everybody. */
export const fromServer = (page: Page, url: RegExp) => page.route(url, (route) => route.continue())

/** Verifies an address or a number with the code sent to it. */
export async function enterCode(page: Page): Promise<void> {
  await page.locator('input[name=code]').fill('123456')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

/** A challenge that is valid while the test runs, and whose code can be resent at once. */
export const fresh = {
  ...challenge,
  server_time: new Date().toISOString(),
  expires_at: new Date(Date.now() + 900_000).toISOString(),
}

const lost = 'alert: We couldn’t reach the server. Your entries are safe; please try again.'
const faulty = 'alert: Something went wrong on our side. Your entries are safe; please try again.'

/** The message in a form for a lost response. */
export const saysLost = ({ wasFault }: { wasFault: boolean }): string[] => [wasFault ? faulty : lost]
/** The message in a form for a refusal. */
export const saysRefusal = ({ refusal }: { refusal: { message: string } | null }): string[] =>
  refusal ? [`alert: ${refusal.message}`] : []
