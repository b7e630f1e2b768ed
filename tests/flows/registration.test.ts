import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registrationOf } from '../../src/domain/landing.ts'
import { accountTypeOf, loginTypeOf, profileKinds } from '../../src/domain/offerings.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
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

  it('begins with an account', async () => {
    first = await visit()
    // An entrepreneur may open the offering's wizard at once: the account is its first step.
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

  it('keeps a half-filled step for later, on another device and in the other language', async () => {
    const half = Object.fromEntries(Object.entries(business).slice(0, 5))
    await fillStep(first, kind, 'business', half)
    await first.getByRole('button', { name: 'Save for later' }).click()
    await first.getByText('Kept. You can go on here or on another device.').waitFor()
    second = await visit('hi-IN')
    await logIn(second, loginTypeOf(kind), who)
    await second.waitForURL(`**${registrationOf(accountType)}`)
    await second.getByRole('button', { name: 'सहेजें और आगे बढ़ें' }).waitFor()
    for (const [name, given] of Object.entries(half))
      if (typeof given === 'string' && (await second.locator(`main input[name="${name}"]:not([aria-hidden])`).count()))
        expect([name, await second.locator(`main input[name="${name}"]:not([aria-hidden])`).inputValue()]).toEqual([
          name,
          given,
        ])
  })

  it('goes on there to the documents', async () => {
    const rest = Object.fromEntries(Object.entries(business).slice(5))
    await fillStep(second, kind, 'business', rest, 'hi')
    await saveStep(second, 'hi')
    await slot(second, required).waitFor()
    await second.reload()
    await slot(second, required).waitFor()
  })

  it('asks for the type first and for what is missing, then takes the documents', async () => {
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

it('causes no page error and no policy violation', () => {
  expect(visitors.flatMap(({ troubles }) => troubles)).toEqual([])
})
