import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountTypeOf, type ProfileKind } from '../../src/domain/offerings.ts'
import { registrationOf } from '../../src/routes.ts'
import { openBrowser, type Visitor } from '../support/browser.ts'
import { answersFor, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { openLoggedIn } from '../support/seats.ts'
import { addKeyword, fillStep, photo, saveStep, slot, upload } from '../support/wizard.ts'

const product = sharedProduct()
let browser: Browser
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** The page of a member with a live profile, made from the demo answers of its kind. */
async function member(kind: ProfileKind): Promise<Page> {
  const who = await membersOf(product.origin, 'edits').join(accountTypeOf(kind))
  const visitor = await openLoggedIn(browser, product.origin, who)
  visitors.push(visitor)
  return visitor.page
}

describe('choices', () => {
  let page: Page
  beforeAll(async () => {
    page = await member('INVESTMENT')
    await page.goto(`${registrationOf('investment')}?step=business`)
    await page.locator('[data-field=interested_in]').waitFor()
  })

  it('are searched and chosen by keyboard, and a fourth is refused in the words of the specification', async () => {
    const box = page.locator('[data-field=interested_in]').getByRole('combobox')
    for (const word of ['Joint', 'Grants']) {
      await box.fill(word)
      await page.getByRole('option', { name: new RegExp(`^${word}`) }).waitFor()
      await box.press('Enter')
    }
    await page.getByText('You can select a maximum of 3 options.').waitFor()
    expect(await page.locator('[data-field=interested_in]').getByText('Grants').count()).toBe(0)
    await box.press('Backspace')
    await page.getByText('You can select a maximum of 3 options.').waitFor({ state: 'detached' })
    await box.press('Escape')
    await box.press('Escape')
    expect(await page.locator('[data-field=interested_in]').getByText('Equity funding').count()).toBe(1)
  })

  it('find a country by its code, its dial code and another spelling', async () => {
    const box = page.locator('[data-field=country]').getByRole('combobox')
    for (const [typed, found] of [
      ['+971', 'United Arab Emirates'],
      ['curacao', 'Curaçao'],
      ['JP', 'Japan'],
    ] as const) {
      await box.fill(typed)
      await page.getByRole('option', { name: found }).waitFor()
    }
    await box.fill('zzzz')
    await page.getByText('Nothing found').waitFor()
    await box.press('Escape')
  })

  it('follow the language without losing the input', async () => {
    await page.locator('[name=products]').fill('Entered before')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).waitFor()
    await page.locator('[data-field=interested_in]').getByText('इक्विटी').first().waitFor()
    expect(await page.locator('[name=products]').inputValue()).toBe('Entered before')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Save changes' }).waitFor()
  })

  it('a sixth keyword is refused', async () => {
    for (const word of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await addKeyword(page, 'keywords', word)
    await page.getByText('Max 5 keywords allowed!').waitFor()
  })
})

describe('leaving with unsaved changes', () => {
  let page: Page
  const edited = `${registrationOf('want-to-sell')}?step=basic`
  beforeAll(async () => {
    page = await member('WANT_TO_SELL')
    await page.goto('/entrepreneur/want-to-sell/my-profile')
    await page.locator(`a[href^="${edited}"]`).first().click()
    await page.locator('[name=company_name]').fill('Unsaved Works')
  })
  const question = () => page.getByRole('dialog', { name: 'Leave with unsaved changes?' })

  it('by a link asks; staying keeps the input', async () => {
    await page.getByRole('link', { name: 'About us' }).click()
    await question().getByRole('button', { name: 'Stay' }).click()
    expect([await page.locator('[name=company_name]').inputValue(), page.url().endsWith(edited)]).toEqual([
      'Unsaved Works',
      true,
    ])
  })

  it('by a reload makes the browser ask', async () => {
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.dismiss()
      }),
    )
    // The timeout lets the evaluation return first, since the dialog would block it.
    await page.evaluate(() => setTimeout(() => location.reload(), 0))
    expect(await asked).toBe('beforeunload')
    expect(await page.locator('[name=company_name]').inputValue()).toBe('Unsaved Works')
  })

  it('can save it for later and leave', async () => {
    await page.getByRole('link', { name: 'About us' }).click()
    await question().getByRole('button', { name: 'Save for later and leave' }).click()
    await page.waitForURL('**/about-us')
    await page.goto(edited)
    expect(await page.locator('[name=company_name]').inputValue()).toBe('Unsaved Works')
  })

  it('can discard it; without changes nothing is asked', async () => {
    await page.locator('[name=company_name]').fill('Never saved')
    await page.getByRole('link', { name: 'About us' }).click()
    await question().getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/about-us')
    await page.goto(edited)
    expect(await page.locator('[name=company_name]').inputValue()).toBe('Unsaved Works')
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await page.waitForURL('**/privacy-policy')
  })

  it('by going back asks too, on every attempt', async () => {
    await page.goto('/entrepreneur/want-to-sell/my-profile')
    await page.locator(`a[href^="${edited}"]`).first().click()
    await page.locator('[name=company_name]').fill('Going back')
    for (const times of [1, 2]) {
      for (let time = 0; time < times; time++) {
        await page.goBack()
        await page.waitForURL(`**${edited}`)
      }
      await question().getByRole('button', { name: 'Stay' }).click()
      expect([await page.locator('[name=company_name]').inputValue(), page.url().endsWith(edited)]).toEqual([
        'Going back',
        true,
      ])
    }
    await page.goBack()
    await question().getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/my-profile')
    await page.getByText(/^Completeness:/).waitFor()
  })

  it('by going forward asks, then continues to the requested page', async () => {
    await page.locator(`a[href^="${edited}"]`).first().click()
    await page.locator('[name=company_name]').waitFor()
    await page.getByRole('link', { name: 'About us' }).click()
    await page.waitForURL('**/about-us')
    await page.goBack()
    await page.locator('[name=company_name]').fill('Unsaved again')
    await page.goForward()
    await question().getByRole('button', { name: 'Stay' }).click()
    expect(await page.locator('[name=company_name]').inputValue()).toBe('Unsaved again')
    await page.goBack()
    await question().getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/about-us')
  })
})

describe('documents', () => {
  let page: Page
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`),
  })
  beforeAll(async () => {
    page = await member('INVESTMENT')
    await page.goto(`${registrationOf('investment')}?step=documents`)
    await slot(page, 'financial-report').waitFor()
  })

  it('of one kind are added together and deleted one by one after confirmation', async () => {
    const section = slot(page, 'financial-report')
    await section.locator('input[type=file]').setInputFiles([pdf('2023.pdf'), pdf('2024.pdf'), pdf('2025.pdf')])
    for (const year of ['2023', '2024', '2025']) await section.getByRole('link', { name: `${year}.pdf` }).waitFor()
    await section.getByRole('button', { name: /^Delete ?: 2024.pdf/ }).click()
    await page.getByRole('dialog').getByText('Are you sure you want to delete?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click()
    await section.getByRole('button', { name: /^Delete ?: 2024.pdf/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await page.getByText('Deleted Successfuly!').waitFor()
    await section.getByRole('link', { name: '2024.pdf' }).waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => section.getByRole('link').count()).toBe(2)
  })

  it('are dropped onto their area, and replaced', async () => {
    const section = slot(page, 'valuation-report')
    for (const name of ['dropped.pdf', 'dropped again.pdf']) {
      const transfer = await page.evaluateHandle((title) => {
        const data = new DataTransfer()
        data.items.add(new File([`%PDF-1.4\n${title}\n%%EOF\n`], title, { type: 'application/pdf' }))
        return data
      }, name)
      await section.locator('input[type=file]').locator('..').dispatchEvent('drop', { dataTransfer: transfer })
      await section.getByRole('link', { name }).waitFor()
    }
    expect(await section.getByRole('link').count()).toBe(1)
  })

  it('with invalid content are refused, before and after upload', async () => {
    const section = slot(page, 'executive-summary')
    await section
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await section.getByText('We don’t accept this type of file').waitFor()
    await section
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no pdf') })
    await page.getByText('Document upload failed').first().waitFor()
    await section.getByRole('alert').waitFor()
  })

  it('show upload progress, can be cancelled, and are retried after a lost response', async () => {
    const section = slot(page, 'product-demo')
    let held: (() => void) | null = null
    await page.route('**/api/documents', async (route) => {
      await new Promise<void>((release) => {
        held = release
      })
      await route.abort().catch(() => {})
    })
    await section.locator('input[type=file]').setInputFiles(pdf('demo.pdf'))
    await section.getByRole('progressbar').waitFor()
    await section.getByRole('button', { name: 'Cancel' }).click()
    await section.locator('input[type=file]').setInputFiles(pdf('demo.pdf'))
    await section.getByRole('progressbar').waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Files are still uploading.').waitFor()
    ;(held as (() => void) | null)?.()
    await section.getByText('demo.pdf: Document upload failed').waitFor()
    await page.unroute('**/api/documents')
    await section.getByRole('button', { name: 'Retry' }).click()
    await section.getByRole('link', { name: 'demo.pdf' }).waitFor()
  })

  it('of the pitch deck can be uploaded once the question is answered with yes', async () => {
    expect(await slot(page, 'pitch-deck').count()).toBe(0)
    await page.getByRole('group', { name: 'Do you have a pitch deck?' }).getByLabel('Yes').check()
    await slot(page, 'pitch-deck').locator('input[type=file]').setInputFiles(pdf('deck.pdf'))
    await slot(page, 'pitch-deck').getByRole('link', { name: 'deck.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL('**/my-profile')
    await page.getByRole('link', { name: /deck\.pdf/ }).waitFor()
  })

  it('raise the score, each through a link to its upload area; the profile photo is in the menu', async () => {
    const score = async () => Number((await page.getByText(/^Completeness: \d+%$/).textContent())?.match(/\d+/)?.[0])
    const before = await score()
    const portrait = page.getByRole('region', { name: 'Profile photo' })
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/documents') && answer.ok())
    await portrait
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await stored
    await portrait.locator('img').first().waitFor()
    await page.reload()
    await page.getByText(/^Completeness:/).waitFor()
    expect(await score()).toBeGreaterThan(before)
    await page
      .getByRole('button', { name: /Account of/ })
      .locator('img')
      .waitFor()
    const raise = page
      .getByRole('listitem')
      .filter({ hasText: /\+\d+%/ })
      .getByRole('link')
      .first()
    const target = ((await raise.getAttribute('href')) ?? '').split('#')[1] ?? ''
    await raise.click()
    await page.locator('main form').waitFor()
    await page.waitForFunction(
      (name) =>
        document.activeElement?.closest(`[data-field="${name}"]`) !== null ||
        document.activeElement?.getAttribute('name') === name,
      target,
    )
  })
})

describe('several profiles on one account', () => {
  it('are started from one page and switched in the menu', async () => {
    const page = await member('WANT_TO_GROW')
    const { basic, business } = answersFor('INVESTOR', 'Asha Verma')
    await page.goto('/entrepreneur/want-to-grow/investors')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'Add or finish a profile' }).click()
    await page.getByRole('link', { name: /Global Connect.*Open profile/ }).waitFor()
    await page.getByRole('link', { name: /^Investor.*Start/ }).click()
    await page.waitForURL('**/investor/register-profile')
    await fillStep(page, 'INVESTOR', 'basic', basic)
    await saveStep(page)
    await fillStep(page, 'INVESTOR', 'business', business)
    await saveStep(page)
    await upload(page, 'identity-proof', 'Passport')
    await saveStep(page)
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.getByText('Your profile is live.').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Capital Bridge' }).waitFor()
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('link', { name: 'My Profile (Global Connect)' }).click()
    await page.waitForURL('**/entrepreneur/want-to-grow/my-profile')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sent Proposals' }).waitFor()
  })
})

it('causes no page error and no policy violation', () => {
  expect(visitors.flatMap(({ problems }) => problems)).toEqual([])
})
