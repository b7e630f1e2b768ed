import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { codeFor } from '../../support/mailbox.ts'
import { answersFor, type Member, membersOf, newPerson } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'
import { pathOf, textIn } from '../../support/spec/places.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'getting-in')
const fresh = 'Fresh#Bridge8'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const visitor = once(async () => (await newVisitor(browser, origin)).page)

holds('2.30', async () => {
  const page = await visitor()
  for (const loginType of ['entrepreneur', 'investor']) {
    await page.goto(`/${loginType}/login`)
    const form = page.locator('main form')
    await form.getByLabel('Email').last().waitFor()
    expect(await form.locator('input[name=password]').getAttribute('type')).toBe('password')
    await form.getByRole('checkbox', { name: 'Remember me' }).waitFor()
    await form.getByRole('button', { name: 'Mobile number' }).click()
    await form.locator('input[name=mobile]').waitFor()
    await form.getByRole('combobox', { name: /Dial code.*\+\d+/ }).waitFor()
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Forgot password?' })
      .or(page.getByRole('main').getByRole('link', { name: 'Forgot password?' }))
      .waitFor()
    const register = page.getByRole('main').getByRole('link', { name: 'Create an account' })
    expect(await register.getAttribute('href')).toBe(`/${loginType}/register`)
  }
})

/** A person forgets the password and sets a new one; returns the content of each screen on the way. */
const reset = once(async () => {
  const { email } = await members.register('investor')
  const { page, context } = await newVisitor(browser, origin)
  await page.clock.install()
  const seen = async () => ({ at: pathOf(page), main: await page.getByRole('main').ariaSnapshot() })
  await page.goto('/investor/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor()
  const asking = { ...(await seen()), mobile: 0 }
  await page.getByRole('button', { name: 'Mobile number' }).click()
  asking.mobile = await page.locator('input[name=mobile]').count()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await page.locator('input[name=email]').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const box = page.locator('input[name=code]')
  await box.waitFor()
  const code = await codeFor(origin, email, 1)
  const resend = page.getByRole('button', { name: /^Resend/ })
  const countdown = [[await textIn(resend), await resend.isDisabled()]]
  await page.clock.runFor(3_000)
  countdown.push([await textIn(resend), await resend.isDisabled()])
  const entering = await seen()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Resend code' }).waitFor()
  countdown.push([await textIn(resend), await resend.isDisabled()])
  await box.fill('123')
  await page.getByRole('button', { name: 'Clear' }).click()
  const cleared = await box.inputValue()
  await box.fill(code)
  const answered = page.waitForResponse(/\/api\/codes\/[^/]+\/verification$/)
  await page.getByRole('button', { name: 'Verify' }).click()
  const verification = await answered
  const { proof, expires_at } = (await verification.json()) as { proof: string; expires_at: string }
  await page.waitForURL(`${origin}/create-new-password`)
  await page.locator('input[name=password]').waitFor()
  const choosing = await seen()
  for (const name of ['password', 'confirm_password']) await page.locator(`input[name=${name}]`).fill(fresh)
  await page.getByRole('button', { name: 'Reset password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const done = await dialog.ariaSnapshot()
  await dialog.getByText('Login', { exact: true }).click()
  await page.waitForURL(`${origin}/investor/login`)
  await context.close()
  const logIn = (password: string) =>
    members.call<{ status: boolean }>('POST', '/api/login', {
      login_type: 'investor',
      target: { kind: 'email', email },
      password,
      remember: false,
    })
  const again = await members.call<{ status: boolean }>('POST', '/api/reset-password', {
    token: proof,
    password: 'Third#Bridge9',
    confirm_password: 'Third#Bridge9',
  })
  return {
    asking,
    countdown,
    entering,
    cleared,
    choosing,
    done,
    minutesValid: (Date.parse(expires_at) - Date.now()) / 60_000,
    again: again.status,
    logins: { fresh: (await logIn(fresh)).status, third: (await logIn('Third#Bridge9')).status },
  }
})

holds('2.31', async () => {
  const { asking, entering } = await reset()
  expect(asking.main).toContain('registered mobile number or email')
  expect(asking.main).toMatch(/textbox "Email/)
  expect(asking.mobile).toBe(1)
  expect(entering.main).toMatch(/sent a 6-digit code to/)
})

holds('2.32', async () => {
  const { entering, countdown, cleared } = await reset()
  for (const name of ['Clear', 'Verify', 'Resend']) expect(entering.main).toMatch(new RegExp(`button "${name}`))
  expect(cleared).toBe('')
  const [first, later, over] = countdown
  const seconds = (text: unknown) => Number(String(text).match(/(\d+) s/)?.[1])
  expect([first?.[1], later?.[1], over?.[1]]).toEqual([true, true, false])
  expect(seconds(first?.[0])).toBeLessThanOrEqual(30)
  expect(seconds(later?.[0])).toBeLessThan(seconds(first?.[0]))
})

holds('2.33', async () => {
  const { choosing } = await reset()
  expect(choosing.main.match(/textbox "[^"]*[Pp]assword[^"]*"/g)?.length).toBe(2)
  expect(choosing.main).toMatch(/textbox "Confirm password/)
})

holds('2.34', async () => {
  const { done } = await reset()
  expect(done).toMatch(/heading "Success!"/)
  expect(done).toContain('Reset password successful.')
  expect(done).toMatch(/(link|button) "Login"/)
})

holds('4.8', async () => {
  const { asking, entering, choosing, logins } = await reset()
  const isAt = ({ main }: { main: string }) => [
    /button "Send code"/.test(main),
    /button "Verify"/.test(main),
    /button "Reset password"/.test(main),
  ]
  expect([asking, entering, choosing].map(isAt)).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
  expect(logins.fresh).toBe(true)
})

holds('4.9', async () => {
  const { asking, entering } = await reset()
  expect([asking.at, entering.at]).toEqual(['/investor/login', '/investor/login'])
})

holds('4.10', async () => {
  const { choosing, minutesValid, again, logins } = await reset()
  expect(choosing.at).toBe('/create-new-password')
  expect(minutesValid).toBeGreaterThan(14)
  expect(minutesValid).toBeLessThanOrEqual(15)
  expect([again, logins]).toEqual([false, { fresh: true, third: false }])
})

/** A new account without answers, at the registration of its offering. */
const beginner = once(async () => {
  const member = await members.register('entrepreneur')
  const { page } = await openLoggedIn(browser, origin, member, '/entrepreneur/investment/register')
  await page.locator('main form').waitFor()
  return { member, page }
})

holds('2.35', async () => {
  const { page, member } = await beginner()
  const { basic, business } = answersFor('INVESTMENT', member.name)
  await page.goto('/entrepreneur/investment/register')
  const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  const current = page.locator('main li[aria-current=step]')
  const save = page.getByRole('button', { name: 'Save and Continue', exact: true })
  const names = ['Basic details', 'Business details', 'Documents']
  const save1 = (step: string, answers: object) =>
    members.call('PUT', `/api/profiles/investment/${step}`, { answers }, member.headers)
  for (const [at, name] of names.entries()) {
    await current.getByText(name).waitFor()
    const listed = await steps.allInnerTexts()
    expect(listed.length).toBe(3)
    for (const [place, text] of listed.entries()) expect(text).toContain(names[place])
    expect(await save.count()).toBe(1)
    if (at === 0) await save1('basic', basic)
    if (at === 1) await save1('business', business)
    if (at < 2) await page.reload()
  }
})

holds('2.36', async () => {
  const page = await visitor()
  for (const loginType of ['entrepreneur', 'investor']) {
    await page.goto(`/${loginType}/register`)
    const names = await page
      .locator('main form label')
      .filter({ hasText: /name/i })
      .evaluateAll((labels) => labels.map((label) => label.textContent?.replace('*', '').trim()))
    expect(names).toEqual(['Name'])
    await page.locator('main form input[name=name]').fill('Asha Devi Verma')
  }
})

holds('2.37', async () => {
  const page = await visitor()
  const { email } = newPerson('getting-in')
  await page.goto('/investor/register')
  const verified = page.locator('main form').getByText('Verified', { exact: true })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[name=code]').fill(await codeFor(origin, email))
  expect(await verified.count()).toBe(0)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await verified.waitFor()
})

/** Answers three steps without submitting. */
async function draftOf(member: Member): Promise<void> {
  const { basic, business } = answersFor('INVESTMENT', member.name)
  const put = (step: string, body: object) =>
    members.call('PUT', `/api/profiles/investment/${step}`, body, member.headers)
  await put('basic', { answers: basic })
  await put('business', { answers: business })
}

holds('2.38', async () => {
  const member = await members.register('entrepreneur')
  await draftOf(member)
  const { basic, business } = answersFor('INVESTMENT', member.name)
  const { page, context } = await openLoggedIn(browser, origin, member, '/entrepreneur/investment/profile-review')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  // The documents are not uploaded: the profile is still a draft of three steps.
  const shown = await textIn(main)
  const texts = [...Object.values(basic), ...Object.values(business)].filter(
    (answer): answer is string => typeof answer === 'string' && answer.includes(' '),
  )
  expect(texts.length).toBeGreaterThan(5)
  const squeezed = shown.replace(/\s+/g, ' ')
  for (const text of texts) expect(squeezed).toContain(text.replace(/\s+/g, ' '))
  expect(await main.locator('input:not([type=file]), textarea, select').count()).toBe(0)
  const edits = await main
    .getByRole('link', { name: /^Edit/ })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('step')))
  expect(edits).toEqual(['basic', 'business', 'documents'])
  await context.close()
})
