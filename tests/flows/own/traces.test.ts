import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../../support/addressChecks.ts'
import { newVisitor, openBrowser, type Visitor } from '../../support/browser.ts'
import { membersOf } from '../../support/members.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'

/** A member shares the steps on the site; an operator reads them in the Flow Lab. Nothing that was typed is in them. */

const key = 'the-key-of-the-operators-of-this-test'
const planted = { email: 'planted.asha@secret.in', amount: '731946281', words: 'Zebrafinch receipts vanish' }

let directory: string
let product: Product
let browser: Browser
let founder: Visitor
let quiet: Visitor
/** The bodies of the batches that the browsers sent. */
const sent: string[] = []

beforeAll(async () => {
  directory = newDataDirectory()
  product = await startProduct(directory, { OPERATOR_TOKEN: key })
  browser = await openBrowser()
  const people = membersOf(product.origin, 'traces')
  founder = await openLoggedIn(browser, product.origin, await people.join('investment'))
  quiet = await openLoggedIn(browser, product.origin, await people.join('investor'))
  for (const { context } of [founder, quiet])
    context.on('request', (request) => {
      if (request.url().endsWith('/api/traces')) sent.push(request.postData() ?? '')
    })
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

const operator = async (path: string) =>
  (await fetch(`${product.origin}/operator/${path}`, { headers: { authorization: `Bearer ${key}` } })).text()
const tick = (page: Page) => page.getByRole('checkbox', { name: 'Share how I use the site' })

/** Types an address, a sentence and an amount into forms of the product, and writes to support. */
async function use(page: Page): Promise<string> {
  await page.goto('/contact-support')
  await page.locator('input[name=email]').fill(planted.email)
  await page.locator('textarea[name=message]').fill(`${planted.words}, ${planted.amount} rupees`)
  await page.getByRole('checkbox', { name: 'Attach my last steps on the site' }).check()
  await page.getByRole('button', { name: 'Send message' }).click()
  const answer = await page.getByText('We received your message').textContent()
  await page.goto('/entrepreneur/investment/register?step=business')
  await page.locator('main form').waitFor()
  await page.getByRole('textbox', { name: 'Funding goal', exact: true }).fill(planted.amount)
  // Leaving the page sends what is left.
  await page.goto('/about-us')
  return /S-[0-9A-F]{8}/.exec(answer ?? '')?.[0] ?? ''
}

describe('a member', () => {
  it('shares nothing until they choose to', async () => {
    const { page } = quiet
    await page.goto('/account')
    expect(await tick(page).isChecked()).toBe(false)
    await page.goto('/contact-support')
    await page.getByRole('button', { name: 'Send message' }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.goto('/about-us')
    expect(sent).toEqual([])
    expect(await operator('traces')).not.toContain('"kind":"visit"')
  })

  it('shares steps, and nothing that they typed reaches the server in them', async () => {
    const { page } = founder
    await page.goto('/account')
    await tick(page).click()
    await expect.poll(() => tick(page).isChecked()).toBe(true)
    const number = await use(page)
    await expect.poll(() => operator('traces')).toMatch(/wizard\.\w+ --field\.changed/)
    const stored = [await operator('traces'), await operator(`traces/${number}`)]
    expect(stored[0]).toContain('"contact.editing --form.submitted[0]"')
    expect(stored[1]).toContain('field.changed')
    for (const text of [...stored, ...sent])
      for (const part of [planted.email, 'planted', 'secret', planted.amount, '73194', 'Zebrafinch', 'receipts'])
        expect(text).not.toContain(part)
    expect(founder.problems).toEqual([])
  })
})

describe('the Flow Lab', () => {
  it('goes through the visit by keys, shows the use and makes a test of it, without an axe violation', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    const file = {
      name: 'traces.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(await operator('traces')),
    }
    await page.goto('/flows#contact/traffic')
    await page.getByLabel('A file of traces').setInputFiles(file)
    await page.getByText(/traces\.jsonl: \d+ visits step by step, 1 day/).waitFor()
    const visits = page.getByLabel('Visit')
    const labels = await visits.locator('option').allTextContents()
    await page.getByText('contact, as it is used').waitFor()
    await page.getByRole('row', { name: /contact\.editing --form\.submitted\[0\] 1 1 1/ }).waitFor()

    const slider = page.getByRole('slider', { name: 'Step' })
    const valueText = () => slider.getAttribute('aria-valuetext')
    for (const [index] of labels.entries()) {
      await visits.selectOption({ index })
      await slider.focus()
      await page.keyboard.press('End')
      const last = Number(await slider.getAttribute('max'))
      for (let step = 0; step <= last; step++) {
        if ((await valueText())?.includes('contact: form.submitted → sending')) break
        await page.keyboard.press('ArrowLeft')
      }
      if ((await valueText())?.includes('contact: form.submitted → sending')) break
    }
    expect(await valueText()).toMatch(/^Step \d+ of \d+\. contact: form\.submitted → sending, after \d+ s$/)
    await page.locator('svg.chart .active[data-state="contact.sending"]').waitFor()
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Make a regression test' }).click()
    const test = await page.getByLabel('The test').inputValue()
    expect(test).toContain("modelNamed('contact')")
    expect(test).toContain('"sending"')

    await page.getByLabel('Heat map').selectOption('real')
    await page.locator('[data-state="contact.sending"].warm').getByText('sending · 1').waitFor()
    expect(await violations(page, 'first')).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  it('opens the trouble that a member reported, and says what a file is that it cannot read', async () => {
    const { page, context } = await newVisitor(browser, product.origin)
    await page.goto('/flows#contact/traffic')
    await page
      .getByLabel('A file of traces')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear support') })
    await page.getByText('notes.txt: line 1 is not a line of a trace file.').waitFor()
    await context.close()
  })
})

it('a member who stops sharing leaves nothing behind', async () => {
  const { page } = founder
  await page.goto('/account')
  await tick(page).click()
  await expect.poll(() => tick(page).isChecked()).toBe(false)
  expect(await operator('traces')).not.toContain('"kind":"visit"')
  const before = sent.length
  await page.goto('/contact-support')
  await page.getByRole('button', { name: 'Send message' }).waitFor()
  await page.goto('/about-us')
  expect(sent).toHaveLength(before)
})
