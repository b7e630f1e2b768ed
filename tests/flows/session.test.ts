import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import { newVisitor, openAlone, openBrowser, type Visitor } from '../support/browser.ts'
import type { LoggedIn } from '../support/demo.ts'
import { refusalIn } from '../support/forms.ts'
import { codeFor } from '../support/mailbox.ts'
import { answersFor, password as first, type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'

const second = 'Fresh#Bridge8'
const hour = 3_600_000

const product = sharedProduct()
let browser: Browser
const visitors: Visitor[] = []

beforeAll(async () => {
  browser = await openBrowser()
  investor = await members.join('investor')
})
afterAll(async () => {
  await browser?.close()
})

const members = membersOf(product.origin, 'session')
let investor: Member

async function visitor(): Promise<Page> {
  const made = await newVisitor(browser, product.origin)
  visitors.push(made)
  return made.page
}

/** A page at an address, already logged in. */
async function seatedAt(address: string | undefined, as: LoggedIn): Promise<Page> {
  const made = await openLoggedIn(browser, product.origin, as, address)
  visitors.push(made)
  return made.page
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/investor/login')
  await page.getByLabel('Email', { exact: false }).last().fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
}

/** A new login of an investor whose profile is live. */
const asInvestor = async () => seatedAt('/investor/capital-bridge', await members.logIn(investor, 'investor'))

const toasts = (page: Page) => page.getByRole('alert').getByText('Unauthorized')

describe('login', () => {
  it('shows the five messages at their fields and moves the focus to the first', async () => {
    const page = await visitor()
    await page.goto('/entrepreneur/investment/login')
    const submit = page.getByRole('button', { name: 'Log in', exact: true })
    await submit.click()
    await page.getByText('Please enter email').waitFor()
    await page.getByText('Please enter password').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.locator('input[name=email]').fill('someone@nowhere.museum')
    await submit.click()
    await page.getByText('Please enter valid email').waitFor()
    await page.getByRole('button', { name: 'Mobile number' }).click()
    await submit.click()
    await page.getByText('Please enter mobile number').waitFor()
    await page.locator('input[name=mobile]').fill('123')
    await submit.click()
    await page.getByText('Please enter valid mobile number').waitFor()
  })

  it('finds a country by name or code; the likely one comes first', async () => {
    const page = await visitor()
    await page.goto('/investor/login')
    await page.getByRole('button', { name: 'Mobile number' }).click()
    const picker = page.getByRole('combobox', { name: /Dial code/ })
    await page.getByRole('combobox', { name: 'Dial code: India +91' }).click()
    expect(await page.getByRole('option').first().textContent()).toContain('India')
    await page.getByPlaceholder('Search by country or code').fill('+971')
    await page.getByRole('option', { name: 'United Arab Emirates' }).waitFor()
    await page.getByPlaceholder('Search by country or code').fill('canada')
    await page.keyboard.press('Enter')
    expect(await picker.getAttribute('aria-label')).toBe('Dial code: Canada +1')
  })

  it('says so if the list of dial codes cannot be loaded, keeps what is typed, and opens it once it can', async () => {
    const { page, context } = await newVisitor(browser, product.origin)
    await page.goto('/investor/login')
    await page.getByRole('button', { name: 'Mobile Number' }).click()
    await page.locator('input[name=mobile]').fill('98200 12345')
    await page.route(/static\/js\/async/, (route) => route.abort())
    const picker = page.getByRole('combobox', { name: /Dial code/ })
    await picker.click()
    await page.getByRole('alert').getByText('We couldn’t load part of this page').waitFor()
    await page.unroute(/static\/js\/async/)
    await picker.click()
    await page.getByRole('combobox', { name: 'Search' }).fill('Samoa')
    await page.getByRole('option', { name: /Samoa/ }).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => picker.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.locator('input[name=mobile]').inputValue()).toBe('98200 12345')
    await context.close()
  })

  it('takes the mobile number with the dial code of the list, typed, pasted or with a plus', async () => {
    const [, code, start, rest] = investor.mobile.match(/^(\+91)(\d{5})(\d{5})$/) ?? []
    for (const typed of [`${start}${rest}`, `${code} ${start} ${rest}`, `0${start} ${rest}`]) {
      const page = await visitor()
      await page.goto('/investor/login')
      await page.getByRole('button', { name: 'Mobile number' }).click()
      await page.locator('input[name=mobile]').fill(typed)
      await page.locator('input[name=password]').fill(first)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL('**/investor/capital-bridge')
      await page.context().close()
    }
  })

  it('is a form that password managers know, and shows the password on demand', async () => {
    const page = await visitor()
    await page.goto('/investor/login')
    const named = (name: string) => page.locator(`input[name=${name}]`)
    expect(await named('email').getAttribute('autocomplete')).toBe('username')
    expect(await named('password').getAttribute('autocomplete')).toBe('current-password')
    await named('password').fill('x')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await named('password').getAttribute('type')).toBe('text')
  })

  it('reports that an account is locked, until when, and leads to the new password', async () => {
    const { email } = await members.register('investor')
    const page = await visitor()
    for (let tries = 0; tries < 6; tries++)
      await members.call('POST', '/api/login', {
        login_type: 'investor',
        target: { kind: 'email', email },
        password: 'Wrong#Pass1',
        remember: false,
      })
    await logIn(page, email, first)
    await refusalIn(page, 'Try again in 15 min or reset your password').waitFor()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    expect(await page.locator('input[name=email]').inputValue()).toBe(email)
  })
})

describe('a login', () => {
  it('stores in the browser the values that the tests of other flows set directly', async () => {
    const page = await visitor()
    await logIn(page, investor.email, first)
    await page.waitForURL('**/investor/capital-bridge')
    const put = await asInvestor()
    const leftIn = async (one: Page) => {
      await one.getByRole('main').getByRole('listitem').first().waitFor()
      const { cookies, origins } = await one.context().storageState()
      const [{ localStorage = [] } = {}] = origins
      const entries = Object.fromEntries(localStorage.map(({ name, value }) => [name, value]))
      expect([entries.access_token?.length, entries['x-info-id']]).toEqual([43, investor.id])
      const me = { ...JSON.parse(entries.root ?? 'null').me, server_time: '' }
      return {
        entries: { ...entries, access_token: '', root: { ...JSON.parse(entries.root ?? 'null'), me } },
        cookies: cookies
          .map(({ expires, ...cookie }) => ({
            ...cookie,
            days: Math.round((expires * 1000 - Date.now()) / 86_400_000),
          }))
          .toSorted((one, two) => one.name.localeCompare(two.name)),
      }
    }
    expect(await leftIn(put)).toEqual(await leftIn(page))
  })
})

describe('a forgotten password', () => {
  it('is reset through the mailbox, with a reload on every screen', async () => {
    const { email } = await members.register('investor')
    const page = await visitor()
    await page.goto('/investor/login')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.locator('input[name=email]').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.locator('input[name=code]').waitFor()
    const code = await codeFor(product.origin, email, 1)
    await page.locator('input[name=code]').fill(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await page.getByText('4 attempts left').waitFor()
    await page.reload()
    await page.getByText('4 attempts left').waitFor()
    await page.getByText(/Expires in 1[0-4]:\d\d/).waitFor()
    await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor()
    await page.locator('input[name=code]').fill(code)
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.locator('input[name=code]').inputValue()).toBe('')
    await page.locator('input[name=code]').fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.waitForURL('**/create-new-password')
    await page.reload()
    await page.locator('input[name=password]').fill(second)
    await page.locator('input[name=confirm_password]').fill('other')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByText('Password not match').waitFor()
    await page.locator('input[name=confirm_password]').fill(second)
    await page.getByRole('button', { name: 'Reset password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Success!' })
    await dialog.getByText('Reset password successful.').waitFor()
    await dialog.getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/investor/login')
    await logIn(page, email, second)
    await page.waitForURL('**/investor/register-profile')
  })

  it('keeps the typed one if the response is lost, and says that it may already be set', async () => {
    const { email } = await members.register('investor')
    const page = await visitor()
    await page.goto('/create-new-password')
    await page.locator('input[name=email]').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.locator('input[name=code]').fill(await codeFor(product.origin, email, 1))
    await page.getByRole('button', { name: 'Verify' }).click()
    for (const name of ['password', 'confirm_password']) await page.locator(`input[name=${name}]`).fill(second)
    await page.route('**/api/reset-password', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByText('We couldn’t reach the server').waitFor()
    await page.unroute('**/api/reset-password')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByText('Your new password may already be set').waitFor()
  })
})

describe('tabs and tokens', () => {
  it('a logout in one tab ends the other within a second; a login brings both in', async () => {
    const one = await asInvestor()
    const other = await one.context().newPage()
    await other.goto('/investor/chats')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await one.getByRole('button', { name: /Account of/ }).click()
    await one.getByRole('button', { name: 'Logout' }).click()
    const dialog = one.getByRole('dialog', { name: 'Logout?' })
    await dialog.getByText('Are you sure you want to logout?').waitFor()
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await one.waitForURL(`${product.origin}/`)
    await other.waitForURL(`${product.origin}/`)
    expect(await toasts(other).count()).toBe(0)
    const stored = await one.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((key) => ['access_token', 'x-info-id', 'root', 'Tab_Selected'].includes(key))).toEqual([])
    await logIn(one, investor.email, first)
    await one.waitForURL('**/investor/capital-bridge')
    await other.waitForURL('**/investor/capital-bridge')
  })

  it('a closed dialog returns the focus and fades out without blocking the page behind it', async () => {
    const page = await asInvestor()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const account = page.getByRole('button', { name: /Account of/ })
    await account.click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const faded = page.evaluate(
      () =>
        new Promise((tell) => {
          let timings: unknown[] = []
          new MutationObserver(([change]) => {
            const leaving = document.querySelector('[data-leaving]')
            if (leaving)
              timings = document.getAnimations().flatMap(({ effect }) => {
                const { target, pseudoElement } = effect as KeyframeEffect
                return target === leaving ? [[pseudoElement, effect?.getTiming().duration]] : []
              })
            else if (change?.removedNodes.length) tell(timings)
          }).observe(document.body, { childList: true })
        }),
    )
    await page.getByRole('dialog', { name: 'Logout?' }).getByRole('button', { name: 'No' }).click()
    expect(await account.evaluate((button) => button === document.activeElement)).toBe(true)
    await account.click()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    expect(await faded).toEqual([
      [null, 300],
      ['::backdrop', 150],
    ])
  })

  it('a toast shown while a dialog is open is in front of it, and stays when it closes', async () => {
    const page = await asInvestor()
    const message = 'The disk is full'
    await page.route('**/api/update-password', (route) =>
      route.fulfill({ status: 500, json: { status: false, ErrorDetails: { message } } }),
    )
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.locator('input[name=current]').fill(first)
    await dialog.locator('input[name=next]').fill(second)
    await dialog.locator('input[name=confirmation]').fill(second)
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    const toast = page.locator('p[data-kind=error]').getByText(message, { exact: true })
    await toast.waitFor()
    // The element under the pointer is neither behind the dialog nor inert.
    const isOnTop = () =>
      toast.evaluate((line) => {
        const { x, y, width, height } = line.getBoundingClientRect()
        // A toast without anything to press lets the pointer through, also that of this question.
        line.style.pointerEvents = 'auto'
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        line.style.pointerEvents = ''
        return line.contains(top)
      })
    expect(await isOnTop()).toBe(true)
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await isOnTop()).toBe(true)
    // The buttons of the header can still be pressed.
    const [header, line] = [await page.getByRole('banner').boundingBox(), await toast.boundingBox()]
    if (!header || !line) throw new Error('the header or the toast is not drawn')
    expect(line.y).toBeGreaterThanOrEqual(header.y + header.height)
  })

  it('an address of another profile of the account switches to it, and other tabs follow', async () => {
    const member = await members.join('investment')
    const { basic } = answersFor('INVESTOR', member.name)
    await members.call('PUT', '/api/profiles/investor/basic', { answers: basic }, member.headers)
    await members.call('POST', '/api/context', { account_type: 'investment' }, member.headers)
    const page = await seatedAt('/entrepreneur/investment/investors', member)
    const other = await page.context().newPage()
    await other.goto('/entrepreneur/investment/my-profile')
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/investor/my-profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await other.waitForURL('**/investor/**')
  })

  it('a right password at the other role’s login leads to the profile that the account has, with a message', async () => {
    const founder = await members.join('investment')
    const page = await visitor()
    const reported = page.getByText('This account has no investor profile. It has: Capital Bridge.').waitFor()
    await logIn(page, founder.email, first)
    await page.waitForURL('**/entrepreneur/investment/investors')
    await reported
  })

  it('a login of another member in another tab reaches this one, which continues as that member', async () => {
    const [mine, theirs] = [await members.join('investor'), await members.join('investor')]
    const page = await seatedAt('/investor/my-proposals', mine)
    const other = await page.context().newPage()
    const reported = page.getByText(`You’ve logged in as ${theirs.name} in another tab`).waitFor()
    await other.goto('/terms')
    // A member sees no login form. This simulates one sent while the first member logged in, whose response arrives
    // now.
    await other.evaluate(
      ([token, id]) => {
        localStorage.setItem('access_token', token)
        localStorage.setItem('x-info-id', id)
      },
      [theirs.token, theirs.id] as const,
    )
    await reported
  })

  it('five calls refused at once are one toast and one logout', async () => {
    const page = await asInvestor()
    await page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)))
    const before = await page.evaluate(() => history.length)
    // A toast closes automatically: wait for it from the start.
    const toast = toasts(page).waitFor()
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('nav a[href$="/business-exchange"]')
      link?.click()
    })
    await toast
    expect(await toasts(page).count()).toBe(1)
    await page.waitForURL(`${product.origin}/`)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1)
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  })

  it('a remote logout ends the other device, and the list shows it', async () => {
    const [here, there] = [await asInvestor(), await asInvestor()]
    await here.goto('/account')
    await here.getByRole('heading', { name: 'Devices' }).waitFor()
    await here.getByRole('button', { name: 'Log out all other devices' }).click()
    await here.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await here.getByText('You’re logged in on this device only.').waitFor()
    // Nobody presses anything there: its live connection ends with its session.
    await there.waitForURL(`${product.origin}/`)
    await toasts(there).waitFor()
  })
})

describe('the account', () => {
  it('is refreshed after an hour by the server’s clock, and when a sleeping tab wakes', async () => {
    const page = await seatedAt(undefined, await members.logIn(investor, 'investor'))
    await page.clock.install()
    let calls = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/me')) calls++
    })
    await page.goto('/investor/capital-bridge')
    await page.getByRole('button', { name: /Account of/ }).waitFor()
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    const before = calls
    await page.clock.fastForward(hour + 1_000)
    await expect.poll(() => calls).toBe(before + 1)
    await page.getByRole('button', { name: /Account of/ }).click()
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await setHidden(true)
    await page.clock.fastForward(3 * hour)
    expect(calls).toBe(before + 1)
    await setHidden(false)
    await expect.poll(() => calls).toBe(before + 2)
  })

  it('has a retry if it cannot be loaded', async () => {
    const page = await seatedAt(undefined, await members.logIn(investor, 'investor'))
    await page.route('**/api/me', (route) => route.fulfill({ status: 503, body: '{}' }))
    // A page of the same origin without our script, which would store the account again.
    await page.goto('/healthz')
    await page.evaluate(() => localStorage.removeItem('root'))
    await page.goto('/investor/capital-bridge')
    await page.getByText('We couldn’t load your account').waitFor()
    await page.unroute('**/api/me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('changes its password in a dialog over any page, and at its own address', async () => {
    const page = await seatedAt('/investor/register-profile', await members.register('investor'))
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await dialog.getByText('Please enter current password').waitFor()
    await dialog.getByText('Please enter new password').waitFor()
    await dialog.getByText('Please enter confirm password').waitFor()
    const fill = async (current: string, next: string, confirmation: string) => {
      await dialog.locator('input[name=current]').fill(current)
      await dialog.locator('input[name=next]').fill(next)
      await dialog.locator('input[name=confirmation]').fill(confirmation)
      await dialog.getByRole('button', { name: 'Change Password' }).click()
    }
    await fill(first, second, 'other')
    await dialog.getByText('New password & confirm password does not match!').waitFor()
    await fill('Wrong#Pass1', second, second)
    await refusalIn(dialog, 'Your current password is incorrect.').waitFor()
    await fill(first, second, second)
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Password changed.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/investor/register-profile')
    await page.goto('/change-password')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/investor/register-profile')
    const opened = await page.context().newPage()
    await opened.goto('/change-password')
    await opened.getByRole('dialog', { name: 'Change Password' }).waitFor()
    await opened.keyboard.press('Escape')
    await opened.waitForURL('**/account')
  })

  it('is deleted by password and code, and the deletion can be cancelled', async () => {
    const { email } = await members.register('investor')
    const page = await visitor()
    await page.goto('/delete-account')
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill('Wrong#Pass1')
    await page.getByRole('button', { name: 'Send code' }).click()
    await refusalIn(page, 'Incorrect email or password.').waitFor()
    expect(await page.locator('input[name=code]').count()).toBe(0)
    await page.locator('input[name=password]').fill(first)
    await refusalIn(page, 'Incorrect email or password.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.locator('input[name=code]').fill('123')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Please enter all six digits').waitFor()
    await page.locator('input[name=code]').fill(await codeFor(product.origin, email, 1))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Your account will be deleted on').waitFor()
    await logIn(page, email, first)
    await page.waitForURL('**/investor/register-profile')
    await page.goto('/account')
    await page.getByText('This account and its data will be deleted on').waitFor()
    let answer = () => {}
    const released = new Promise<void>((release) => {
      answer = release
    })
    await page.route('**/api/sessions', async (route) => {
      await released
      await route.continue()
    })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('founders-account.json')
    // A press while the page reloads the changes would be lost.
    await page.locator('button[aria-disabled=true]').filter({ hasText: 'Keep my account' }).waitFor()
    answer()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('This account and its data will be deleted on').waitFor({ state: 'detached' })
    await page.getByText('Account deletion cancelled').waitFor()
  })
})

describe('the guard', () => {
  it('sends a fresh tab to the login, and then to the requested address', async () => {
    const page = await visitor()
    await page.goto('/investor/my-proposals')
    await page.waitForURL('**/investor/login')
    await page.locator('input[name=email]').fill(investor.email)
    await page.locator('input[name=password]').fill(first)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/investor/my-proposals')
  })

  it('sends a visitor from inside one step back', async () => {
    const page = await visitor()
    await page.goto('/about-us')
    // Simulates a link of ours, since the links that a visitor sees lead to a login.
    await page.evaluate(() => history.pushState({ 'founders-depth': 1 }, '', '/investor/chats'))
    await page.waitForURL('**/about-us')
    await page.getByRole('heading', { name: 'About us' }).waitFor()
  })
})

describe('the guard after a full load', () => {
  it('sends a visitor one step back, in browsers that list their entries and in others', async () => {
    for (const listsEntries of [true, false]) {
      const page = await visitor()
      if (!listsEntries)
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      await page.goto('/about-us')
      await page.getByRole('heading', { name: 'About us' }).waitFor()
      await page.goto('/investor/my-proposals')
      await page.waitForURL('**/about-us')
      await page.getByRole('heading', { name: 'About us' }).waitFor()
    }
  })

  it('does not leave the product for the page before it, nor go back from a page that was loaded again', async () => {
    for (const listsEntries of [true, false]) {
      const page = await visitor()
      if (!listsEntries)
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
      await page.goto('/about-us')
      await page.getByRole('heading', { name: 'About us' }).waitFor()
      await page.goto('about:blank')
      await page.goto('/investor/my-proposals')
      await page.waitForURL('**/investor/login')
      await page.reload()
      await page.evaluate(() => history.replaceState(history.state, '', '/investor/chats'))
      await page.reload()
      await page.waitForURL('**/investor/login')
    }
  })
})

describe('the error screen', () => {
  const failing = async (respond: 'away' | 503) => {
    const page = await visitor()
    await page.goto('/about-us')
    await page.getByRole('heading', { name: 'About us' }).waitFor()
    if (respond === 'away') await page.context().setOffline(true)
    else await page.route('**/static/js/async/**', (route) => route.fulfill({ status: respond, body: '' }))
    await page.evaluate(() => {
      history.pushState(null, '', '/delete-account')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    return page
  }

  it('shows the status of the failed response to a part of the page', async () => {
    const page = await failing(503)
    await page.getByText('503: We couldn’t load part of this page.').waitFor()
  })

  it('disappears once the connection is back', async () => {
    const page = await failing('away')
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
  })
})

describe('every guarded address', () => {
  const sample = (pattern: string) =>
    pattern
      .replace(':loginType/:accountType', 'entrepreneur/want-to-sell')
      .replace(':loginType', 'investor')
      .replace(':accountType', 'investment')
      .replace(':kind', 'capital-bridge')
      .replace(':id', '00000000-0000-4000-8000-000000000000')

  it('sends a visitor from outside to the login, or home if it names no login type', async () => {
    const page = await visitor()
    for (const { pattern } of routes.filter(({ guarded }) => guarded)) {
      const address = sample(pattern)
      await openAlone(page, address)
      const [, loginType] = address.split('/')
      const to = loginType === 'investor' || loginType === 'entrepreneur' ? `/${loginType}/login` : '/'
      await page.waitForURL(`${product.origin}${to}`)
    }
  })

  it('of an investor names the account type once', async () => {
    const page = await asInvestor()
    await page.goto('/investor/investor/chats')
    await page.waitForURL('**/investor/chats')
    await page.goto('/investor/want-to-sell/chats')
    await page.waitForURL('**/investor/chats')
    await page.goto('/investor/nothing/chats')
    await page.getByText('This page doesn’t exist').waitFor()
  })
})

it('no journey causes a page error or a policy violation', () => {
  expect(visitors.flatMap(({ problems }) => problems)).toEqual([])
})
