import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { countryName } from '../../server/features/catalog/countries.ts'
import { labelOf } from '../../server/features/catalog/options.ts'
import { placeLabel, statesOf } from '../../server/features/catalog/places.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Answer, Answers, YearsAnswer } from '../../src/domain/registration/answerSchema.ts'
import type { WizardStep } from '../../src/domain/registration/fieldKinds.ts'
import type { FieldSpec } from '../../src/domain/registration/fields.ts'
import { fieldsOf } from '../../src/domain/registration/formFields.ts'
import { readPlace } from '../../src/domain/registration/places.ts'
import { isShares } from '../../src/domain/registration/shares.ts'
import { isYears } from '../../src/domain/registration/years.ts'
import { check, choose, pick, search, write } from './forms.ts'
import { codeFor } from './mailbox.ts'

type Language = 'en' | 'hi'
const words = {
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  save: { en: 'Save and Continue', hi: 'सहेजें और आगे बढ़ें' },
  addYear: { en: 'Add a year', hi: 'वर्ष जोड़ें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  type: { en: 'Document type', hi: 'दस्तावेज़ का प्रकार' },
}

const label = ({ control, list }: FieldSpec, slug: string, language: Language): string =>
  control === 'country' || control === 'countries'
    ? countryName(slug, language)
    : list
      ? labelOf(list, slug, language)
      : control === 'places'
        ? placeLabel(slug, language)
        : slug

/** Gives one answer of the wizard as a person does. */
async function answer(page: Page, spec: FieldSpec, given: Answer, language: Language): Promise<void> {
  if (given === null || given === undefined) return
  const { name, control } = spec
  if (typeof given === 'boolean') {
    if (control === 'switch') return given ? page.locator(`main [name="${name}"]`).check() : undefined
    const choice = words[given ? 'yes' : 'no'][language]
    return page
      .locator(`main input[type=radio][name="${name}"]`)
      .and(page.getByLabel(choice, { exact: true }))
      .check()
  }
  if (Array.isArray(given)) {
    for (const one of given)
      if (control === 'keywords') await addKeyword(page, name, one)
      else await check(page, name, label(spec, one, language))
    return
  }
  if (isYears(given)) return answerYears(page, name, given, language)
  if (isShares(given)) {
    for (const { slug, percent } of given.shares) await page.locator(`main [name="${name}-${slug}"]`).fill(percent)
    return
  }
  if (typeof given === 'object') return page.locator(`main [name="${name}"]`).fill(given.amount)
  if (control === 'currency') {
    const box = page.locator(`[data-field="${name}"]`).getByRole('combobox')
    await search(page, box, String(given))
    return page.getByRole('option', { name: `${given} ·` }).click()
  }
  if (control === 'select' || control === 'country') return choose(page, name, label(spec, String(given), language))
  const place = control === 'place' ? readPlace(String(given)) : null
  if (control === 'place') {
    await choose(page, name, placeLabel(place?.country ?? String(given), language))
    if (place?.state) {
      const state = statesOf(place.country, language).find(({ slug }) => slug === place.state)
      await choose(page, `${name}_state`, state?.label ?? '')
    }
    return
  }
  return write(page, name, String(given))
}

async function answerYears(page: Page, name: string, { years }: YearsAnswer, language: Language): Promise<void> {
  for (const [place, { year, revenue, profit, plan }] of years.entries()) {
    await page.getByRole('button', { name: words.addYear[language], exact: true }).click()
    for (const [part, text] of Object.entries({ year, revenue, profit }))
      await page.locator(`main [name="${name}-${place}-${part}"]`).fill(text)
    await page.locator(`main [name="${name}-${place}-plan"]`).setChecked(plan)
  }
}

export async function addKeyword(page: Page, name: string, word: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).fill(word)
  await page.locator(`input[name="${name}"]`).press('Enter')
}

/** Answers only the given fields of a step. */
export async function fillStep(
  page: Page,
  kind: ProfileKind,
  step: WizardStep,
  answers: Answers,
  language: Language = 'en',
): Promise<void> {
  for (const spec of fieldsOf(kind, step, answers)) await answer(page, spec, answers[spec.name] ?? null, language)
}

export const saveStep = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: words.save[language] }).click()

export const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer()

export const slot = (page: Page, kind: string): Locator => page.locator(`section[data-field="${kind}"]`)

/** Selects the type first if the document has types, then the file, and waits until it is stored. */
export async function upload(page: Page, kind: string, type: string | null, language: Language = 'en'): Promise<void> {
  const section = slot(page, kind)
  if (type) await pick(section, section.getByRole('combobox', { name: words.type[language] }), type)
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await photo() })
  await section.getByRole('button', { name: words.remove[language] }).waitFor()
}

export interface Newcomer {
  name: string
  mobile: string
  email: string
  password: string
}

/** Creates an account on the current page, with the code from the mailbox. */
export async function openAccount(page: Page, origin: string, who: Newcomer): Promise<void> {
  await page.getByLabel('Name').fill(who.name)
  await page.locator('input[name=mobile]').fill(who.mobile)
  await page.getByLabel('Email').fill(who.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[name=code]').fill(await codeFor(origin, who.email))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('Verified', { exact: true }).waitFor()
  await page.locator('input[name=password]').fill(who.password)
  await page.locator('input[name=confirm_password]').fill(who.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
}

/** Logs in by email, whatever the language of the page. */
export async function logIn(page: Page, loginType: string, who: Newcomer): Promise<void> {
  await page.goto(`/${loginType}/login`)
  await page.locator('input[name=email]').fill(who.email)
  await page.locator('input[name=password]').fill(who.password)
  await page.locator('main form button[type=submit]').click()
}
