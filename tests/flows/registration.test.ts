import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountTypeOf, loginTypeOf, profileKinds } from '../../src/domain/offerings.ts'
import { cityName } from '../../src/domain/registration/indianCities.ts'
import { registrationOf } from '../../src/routes.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { choose } from '../support/forms.ts'
import { codeFor } from '../support/mailbox.ts'
import { answersFor, newPerson } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { fillStep, logIn, type Newcomer, openAccount, photo, saveStep, slot, upload } from '../support/wizard.ts'

const product = sharedProduct()
let browser: Browser
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

async function visit(locale = 'en-IN'): Promise<Page> {
  const visitor = await newVisitor(browser, product.origin, locale)
  visitors.push(visitor)
  return visitor.page
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
const currentStep = (page: Page) => page.locator('main li[aria-current=step]')

describe.each(profileKinds)('the registration of %s', (kind) => {
  const accountType = accountTypeOf(kind)
  const person = newPerson('registers')
  const who: Newcomer = { ...person, name: 'Asha Verma' }
  const { basic, business } = answersFor(kind, person.name)
  const required = kind === 'INVESTOR' ? 'identity-proof' : 'proof-of-business'
  const [type, hindiType] = kind === 'INVESTOR' ? ['Passport', 'पासपोर्ट'] : ['Trade license', 'व्यापार लाइसेंस']
  let first: Page
  let second: Page

  it('starts with an account', async () => {
    first = await visit()
    // An entrepreneur may open the offering's wizard at once, since the account is its first step.
    await first.goto(kind === 'INVESTOR' ? '/investor/register' : registrationOf(accountType))
    await openAccount(first, product.origin, who)
    await first.waitForURL(`**${registrationOf(accountType)}`)
    await first.locator('[name=first_name]').waitFor()
    expect(await first.locator('[name=last_name]').inputValue()).toBe('Verma')
    await first.getByText(who.email).waitFor()
  })

  it('shows every error of an empty step and moves to the first', async () => {
    for (const name of ['first_name', 'last_name']) await first.locator(`[name=${name}]`).fill('')
    await saveStep(first)
    await first.locator('[name=first_name][aria-invalid=true]').waitFor()
    expect(await first.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name')
    expect(await first.locator('main [aria-invalid=true]').count()).toBeGreaterThan(4)
    expect(await first.locator('main .error').allTextContents()).toEqual(
      expect.arrayContaining(['Please enter your first name', 'Please enter your last name']),
    )
    expect(await first.getByText('Please fill in this field').count()).toBe(0)
  })

  it('keeps the first step through a reload', async () => {
    await first.reload()
    await first.locator('[name=first_name]').waitFor()
    expect(await first.locator('[name=last_name]').inputValue()).toBe('Verma')
    await fillStep(first, kind, 'basic', basic)
    await saveStep(first)
    await first.locator('main li[aria-current=step]').getByText('2', { exact: false }).or(currentStep(first)).waitFor()
    await first.locator('[name=first_name]').waitFor({ state: 'detached' })
    await expect.poll(() => first.evaluate(() => scrollY)).toBe(0)
    await first.reload()
    await first.locator('[name=first_name]').waitFor({ state: 'detached' })
    await currentStep(first).waitFor()
  })

  it('saves a half-filled step for later, on another device and in the other language', async () => {
    const half = Object.fromEntries(Object.entries(business).slice(0, 5))
    await fillStep(first, kind, 'business', half)
    await first.getByRole('button', { name: 'Save for later' }).click()
    await first.getByText('Saved. Continue here or on another device.').waitFor()
    second = await visit('hi-IN')
    await logIn(second, loginTypeOf(kind), who)
    await second.waitForURL(`**${registrationOf(accountType)}`)
    await second.getByRole('button', { name: 'सहेजें और आगे बढ़ें' }).waitFor()
    for (const [name, given] of Object.entries(half))
      if (typeof given === 'string' && (await second.locator(`main input[name="${name}"]:not([aria-hidden])`).count()))
        expect([name, await second.locator(`main input[name="${name}"]:not([aria-hidden])`).inputValue()]).toEqual([
          name,
          // A large Indian city has its Hindi name on a Hindi page.
          name === 'city' ? cityName(given, 'IN', 'hi') : given,
        ])
  })

  it('continues there with the documents', async () => {
    const rest = Object.fromEntries(Object.entries(business).slice(5))
    await fillStep(second, kind, 'business', rest, 'hi')
    await saveStep(second, 'hi')
    await slot(second, required).waitFor()
    await second.reload()
    await slot(second, required).waitFor()
  })

  it('asks for the type first and lists missing documents, then accepts them', async () => {
    await first.reload()
    await slot(first, required).waitFor()
    await slot(first, required)
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await first.getByText('Please select type of document first').waitFor()
    await saveStep(first)
    if (kind !== 'INVESTOR') {
      await first.getByText('Please upload business photo').waitFor()
      await upload(first, 'business-photo', null)
    }
    if (kind === 'WANT_TO_SELL') {
      await first.getByText('Please upload: Financial summary').waitFor()
      await upload(first, 'financial-summary', null)
    }
    await upload(first, required, type)
    await first.reload()
    await slot(first, required)
      .getByRole('link', { name: `${required}.jpg` })
      .waitFor()
    await second.reload()
    await slot(second, required)
      .getByRole('link', { name: `${required}.jpg` })
      .waitFor()
    expect(await slot(second, required).getByRole('combobox').inputValue()).toBe(hindiType)
  })

  it('ends in the review, which is submitted and becomes My Profile', async () => {
    await saveStep(first)
    await first.waitForURL('**/profile-review')
    await heading(first, 'Review your profile').waitFor()
    await first.getByText(/^Completeness: \d+%$/).waitFor()
    await first.reload()
    await first.getByRole('button', { name: 'Submit for review' }).click()
    await first.getByText('Your profile is live.').waitFor()
    await first.getByRole('button', { name: /Account of/ }).click()
    await first.getByRole('link', { name: /^My Profile/ }).click()
    await first.waitForURL('**/my-profile')
    await heading(first, 'My Profile').waitFor()
  })

  it('can be edited, one step at a time', async () => {
    await first.getByRole('link', { name: /^Edit ?: Basic details/ }).click()
    await first.locator('[name=last_name]').fill('Verma-Rao')
    await first.getByRole('button', { name: 'Save changes' }).click()
    await first.waitForURL('**/my-profile')
    await first.getByText('Verma-Rao').first().waitFor()
  })
})

describe('a reload', () => {
  const who: Newcomer = { ...newPerson('reloads'), name: 'Ravi Nair' }
  let page: Page
  const resend = () => page.getByText(/Resend in \d+ s/)

  it('restores the short registration: the sent code, with its countdown', async () => {
    page = await visit()
    await page.goto('/entrepreneur/register')
    await page.getByLabel('Name').fill(who.name)
    await page.locator('input[name=mobile]').fill(who.mobile)
    await page.getByLabel('Email').fill(who.email)
    await page.locator('input[name=password]').fill(who.password)
    await page.getByRole('button', { name: 'Send code' }).click()
    const code = await codeFor(product.origin, who.email)
    await resend().waitFor()
    await page.reload()
    await page.locator('input[name=code]').waitFor()
    await resend().waitFor()
    const typed = ['name', 'mobile', 'email', 'password'].map((name) =>
      page.locator(`input[name=${name}]`).inputValue(),
    )
    expect(await Promise.all(typed)).toEqual([who.name, who.mobile, who.email, ''])
    expect(await codeFor(product.origin, who.email)).toBe(code)
    await page.locator('input[name=code]').fill(code)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('Verified', { exact: true }).waitFor()
  })

  it('keeps the address verified, and no password', async () => {
    await page.reload()
    await page.getByText('Verified', { exact: true }).waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(who.password)
    await page.locator('input[name=password]').fill(who.password)
    await page.locator('input[name=confirm_password]').fill(who.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Register' }).click()
    await page.waitForURL('**/entrepreneur/type')
  })

  it('while typing loses nothing, and the draft reaches another device', async () => {
    await page.goto(registrationOf('investment'))
    // So that the reload finds them unsaved, however long it takes to get there.
    await page.route('**/draft', (route) => route.abort())
    await page.locator('[name=company_name]').fill('Nair Pumps')
    await page.reload()
    expect(await page.locator('[name=company_name]').inputValue()).toBe('Nair Pumps')
    await page.unroute('**/draft')
    await page.getByText('Your answers are saved.').waitFor()
    const other = await visit()
    await logIn(other, 'entrepreneur', who)
    await other.waitForURL('**/entrepreneur/type')
    await other.goto(registrationOf('investment'))
    expect(await other.locator('[name=company_name]').inputValue()).toBe('Nair Pumps')
  })

  it('a draft whose response is lost is not reported as saved, and is sent again', async () => {
    let lost = 0
    await page.route('**/api/profiles/investment/draft', (route) => {
      lost++
      return route.abort()
    })
    await page.locator('[name=company_name]').fill('Nair Pumps and Valves')
    await page.getByText('Not saved yet. We’ll keep trying.').waitFor()
    await expect.poll(() => lost).toBeGreaterThan(1)
    expect(await page.getByText('Your answers are saved.').count()).toBe(0)
    await page.unroute('**/api/profiles/investment/draft')
    await page.getByText('Your answers are saved.').waitFor()
  })

  it('asks in sections', async () => {
    const headings = page.locator('main form section > h2')
    expect(await headings.allTextContents()).toEqual(['About you', 'Your company', 'Your story'])
  })
})

describe('places', () => {
  it('cascade from the country to the state to the city, and a country without states continues to its cities', async () => {
    const page = await visit()
    const who: Newcomer = { ...newPerson('places'), name: 'Asha Verma' }
    await page.goto(registrationOf('investment'))
    await openAccount(page, product.origin, who)
    await page.locator('[name=first_name]').waitFor()
    await fillStep(page, 'INVESTMENT', 'basic', answersFor('INVESTMENT', who.name).basic)
    await saveStep(page)
    await choose(page, 'location', 'United States of America')
    await choose(page, 'location_state', 'California')
    await page.locator('input[name=city]').fill('San Dieg')
    await page.locator('datalist option[value="San Diego"]').waitFor({ state: 'attached' })
    await page.locator('input[name=city]').fill('San Diego')
    await choose(page, 'location', 'Singapore')
    await page.locator('[data-field=location_state]').waitFor({ state: 'detached' })
    expect(await page.locator('input[name=city]').inputValue()).toBe('')
    await page.locator('input[name=city]').fill('Anywhere there is')
    await page.getByText('Your answers are saved.').waitFor()
  })
})

it('causes no page error and no policy violation', () => {
  expect(visitors.flatMap(({ problems }) => problems)).toEqual([])
})
