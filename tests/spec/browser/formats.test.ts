import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { membersOf } from '../../support/members.ts'
import { once } from '../../support/once.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'
import { goInside, leadTo, textIn } from '../../support/spec/places.ts'

const { origin } = sharedProduct()
const members = membersOf(origin, 'formats')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const founder = once(async () => {
  const member = await members.join('investment')
  await members.subscribe(member)
  const { page } = await openLoggedIn(browser, origin, member, '/entrepreneur/investment/investors')
  return { member, page }
})
const investor = once(async () => {
  const member = await members.join('investor')
  const { page } = await openLoggedIn(browser, origin, member, '/investor/business-exchange')
  return { member, page }
})

holds('9.5', async () => {
  const { page } = await founder()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.getByRole('dialog', { name: 'Logout?' }).waitFor()
  const faded = page.evaluate(
    () =>
      new Promise<unknown[]>((tell) => {
        new MutationObserver(() => {
          const found = document.getAnimations().flatMap(({ effect }) => {
            const { target, pseudoElement } = effect as KeyframeEffect
            return target?.closest('dialog, [data-leaving]') ? [[pseudoElement, effect?.getTiming().duration]] : []
          })
          if (found.length > 1) tell(found)
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
      }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  expect((await faded).toSorted()).toEqual(
    [
      [null, 300],
      ['::backdrop', 150],
    ].toSorted(),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

holds('9.7', async () => {
  const { page, context } = await newVisitor(browser, origin)
  await page.clock.install()
  await page.goto('/about-us')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/static\/js\//, async (route) => {
    await held
    await route.continue()
  })
  const requestPromise = page.waitForRequest(/\/static\/js\//)
  await leadTo(page, '/entrepreneur/type')
  await requestPromise
  await page.clock.runFor(119_000)
  expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0)
  release()
  await page.getByRole('heading', { level: 1, name: 'What do you want to do?' }).waitFor()
  await context.close()
})

holds('9.28', async () => {
  const { member } = await founder()
  const { page } = await openLoggedIn(browser, origin, member)
  await page.goto('/entrepreneur/investment/register?step=business')
  const firstOf = async (name: string, typed: string, options: string[]) => {
    await page.locator(`[data-field="${name}"]`).getByRole('combobox').fill(typed)
    const shown = page.getByRole('option')
    await expect.poll(async () => (await shown.allInnerTexts()).slice(0, options.length)).toEqual(options)
    await page.keyboard.press('Escape')
  }
  await firstOf('round', 'seed', ['Seed', 'Pre-seed'])
  await firstOf('industry', 'food', ['Food, beverage & restaurants', 'Agriculture & food processing'])
  await firstOf('annual_revenue', '1m', ['1M–5M', '500K–1M'])
})

holds('9.10', async () => {
  const { member } = await founder()
  const { page, context } = await openLoggedIn(browser, origin, member)
  await page.clock.install()
  await page.goto('/entrepreneur/investment/register?step=business')
  const box = page.locator('[data-field="location"]').getByRole('combobox')
  await page.locator('[data-field="location"]').getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => box.inputValue()).toBe('')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const options = page.getByRole('option')
  const offers = (name: string) => options.filter({ hasText: new RegExp(`^${name}$`) }).count()
  await box.fill('Z')
  await page.clock.runFor(1_000)
  await expect.poll(() => offers('Zambia')).toBe(1)
  expect(await offers('India')).toBe(1)
  await box.fill('Za')
  await page.clock.runFor(299)
  expect(await offers('India')).toBe(1)
  await box.press('m')
  await page.clock.runFor(299)
  expect(await offers('India')).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => options.allInnerTexts()).toEqual(['Zambia', 'Mozambique'])
  await box.fill('Zi')
  await page.clock.runFor(300)
  await expect.poll(() => offers('Zimbabwe')).toBe(1)
  expect(await offers('India')).toBe(0)
  await context.close()
})

holds('9.14', async () => {
  const { page, context } = await newVisitor(browser, origin, 'fr-FR')
  await page.goto('/about-us')
  const language = () => page.evaluate(() => document.documentElement.lang)
  expect(await language()).toBe('en')
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
  await expect.poll(language).toBe('hi')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect.poll(language).toBe('en')
  expect(await page.getByRole('banner').locator('button[lang]').count()).toBe(1)
  await context.close()
})

/** The texts in straight quotes in the documents, each with its line. */
function quotedTexts(): Map<string, string> {
  const texts = new Map<string, string>()
  const folder = join('docs', 'product')
  for (const name of readdirSync(folder).filter((one) => /^\d+-.*\.md$/.test(one)))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n'))
      for (const [, single, double] of line
        .replace(/`[^`]*`/g, '')
        .matchAll(/(?<=^|[\s(|])(?:'([^'|]+)'|"([^"|]+)")(?=[\s.,;:)|]|$)/g))
        texts.set(single ?? double ?? '', `${name}: ${line}`)
  return texts
}

/** Every text in the scripts that the product serves; placeholders appear as `{}`. */
async function textsServed(): Promise<Set<string>> {
  const folder = join('dist', 'static', 'js')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const texts = new Set<string>()
  for (const name of names) {
    const answer = await fetch(`${origin}/static/js/${name}`)
    expect([name, answer.status]).toEqual([name, 200])
    for (const [written] of (await answer.text()).matchAll(
      /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g,
    ))
      texts.add(
        written
          .slice(1, -1)
          .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
          .replace(/\\(.)/g, '$1')
          .replace(/\$?\{[^{}]*\}/g, '{}'),
      )
  }
  return texts
}

/** Texts composed of parts, with the parts; the composition is tested by 4.12, 9.19, 9.24, 9.26, 11.16 and 11.28. */
const putTogether: Record<string, string[]> = {
  'Payment status: processing': ['Payment status: {}'],
  'Payment status: requires_action': ['Payment status: {}'],
  'Payment status: canceled': ['Payment status: {}'],
  '1 USD = ': ['1 {} = {} INR'],
  // The server writes the amounts of cards.
  Cr: [],
  Lac: [],
  'hh:mm A, Today': ['Today'],
  'hh:mm A, Yesterday': ['Yesterday'],
  'hh:mm A, DD-MM-YYYY': [],
  '+{dial}-{number}': ['{}-{}'],
}

holds('9.15', async () => {
  const [quoted, served] = [quotedTexts(), await textsServed()]
  expect(quoted.size).toBeGreaterThan(50)
  expect(Object.keys(putTogether).filter((text) => !quoted.has(text))).toEqual([])
  const isServed = (text: string) => served.has(text.replace(/\{[^{}]*\}/g, '{}'))
  const missing = [...quoted].filter(([text]) => !(putTogether[text] ?? [text]).every(isServed))
  expect(missing).toEqual([])
  // The exact texts occur in no other spelling.
  for (const other of [
    'An unknown exception has occur. Please Contact administrator',
    'Deleted Successfully!',
    'message received!',
  ])
    expect([other, isServed(other)]).toEqual([other, false])
  expect(
    [...quoted.keys()].filter((text) => text.includes('\u2019') && isServed(text.replaceAll('\u2019', "'"))),
  ).toEqual([])
})

holds('9.17', async () => {
  const { page, context } = await newVisitor(browser, origin, 'hi-IN')
  let sentences = 0
  let addressed = 0
  for (const address of [
    '/',
    '/about-us',
    '/privacy-policy',
    '/terms',
    '/contact-support',
    '/investor/subscriptions',
    '/delete-account',
    '/investor/register',
  ]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
    const texts = await page.locator('main :is(h1, h2, p, li, label, button)').allInnerTexts()
    const hindi = texts.map((text) => text.trim()).filter((text) => /[\u0900-\u097f]/.test(text))
    expect(hindi.join('\n')).not.toMatch(/[\u0966-\u096f]/)
    expect(hindi.join('\n')).not.toMatch(/(^|\s)(तू|तुम|तुम्हारा|तुम्हारे|तुम्हें|तेरा)(\s|$)/m)
    // No sentence ends in a full stop after Hindi letters.
    expect(hindi.filter((text) => /[\u0900-\u097f]\s*\.(\s|$)/.test(text))).toEqual([])
    sentences += hindi.join('\n').match(/।/g)?.length ?? 0
    addressed += hindi.join('\n').match(/आप/g)?.length ?? 0
  }
  expect(sentences).toBeGreaterThan(20)
  expect(addressed).toBeGreaterThan(10)
  await context.close()
})

holds('9.18', async () => {
  const { page, context } = await newVisitor(browser, origin, 'de-DE')
  await page.goto('/entrepreneur/want-to-sell/subscriptions')
  expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBeNull()
  const shown = await textIn(page.getByRole('main'))
  expect(shown).toMatch(/₹2,499/)
  expect(shown).not.toMatch(/[$€]|\d\.\d{3}/)
  await context.close()
})

/** The payment rows on a member's page, with payments of these amounts in minor units. */
async function paymentsOf(page: Page, amounts: readonly (readonly [number, string])[]): Promise<string[]> {
  await goInside(page, '/about-us')
  await page.route('**/api/membership', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { payments: object[] }
    const payments = amounts.map(([minor, currency]) => ({
      ...body.payments[0],
      uuid: crypto.randomUUID(),
      amount: { minor, currency },
    }))
    await route.fulfill({ response: answer, json: { ...body, payments } })
  })
  await goInside(page, '/entrepreneur/investment/my-subscription')
  const rows = page.getByRole('main').getByRole('row')
  await expect.poll(() => rows.count()).toBe(amounts.length + 1)
  await page.unroute('**/api/membership')
  return (await rows.locator('td.number').allInnerTexts()).map((text) => text.replace(/[\u00a0\u202f]/g, ' ').trim())
}

holds('9.20', async () => {
  const { page } = await founder()
  const amounts = [
    [12_345_678, 'INR'],
    [12_345_678, 'USD'],
    [12_345_678, 'EUR'],
    [12_345_678, 'CNY'],
    [12_345_678, 'AED'],
  ] as const
  const english = ['₹1,23,456.78', '$1,23,456.78', '€1,23,456.78', 'CN¥1,23,456.78', 'AED 1,23,456.78']
  expect(await paymentsOf(page, amounts)).toEqual(english)
  const language = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  await language('हिन्दी').click()
  await language('English').waitFor()
  try {
    const written = amounts.map(([minor, currency]) =>
      new Intl.NumberFormat('hi-IN-u-nu-latn', { style: 'currency', currency })
        .format(minor / 100)
        .replace(/[\u00a0\u202f]/g, ' '),
    )
    expect(await paymentsOf(page, amounts)).toEqual(written)
    expect(written[0]).toBe('₹1,23,456.78')
  } finally {
    await language('English').click()
    await language('हिन्दी').waitFor()
  }
})

holds('9.21', async () => {
  const { page } = await founder()
  expect(
    await paymentsOf(page, [
      [2_698, 'JPY'],
      [2_698, 'KRW'],
      [2_698, 'USD'],
    ]),
  ).toEqual(['JP¥2,698', '₩2,698', '$26.98'])

  const payer = await members.join('investor')
  const { profile } = await members.call<{ profile: { basic: object } }>(
    'GET',
    '/api/profiles/investor',
    undefined,
    payer.headers,
  )
  const answers = { ...profile.basic, currency: 'JPY' }
  await members.call('PUT', '/api/profiles/investor/basic', { answers }, payer.headers)
  const seat = await openLoggedIn(browser, origin, payer, '/investor/subscriptions')
  const price = /JP¥([\d,]+(?:\.\d+)?)/
  await seat.page.getByRole('main').getByText(price).first().waitFor()
  const shown = (await textIn(seat.page.getByRole('main'))).match(new RegExp(price, 'g')) ?? []
  expect(shown.length).toBeGreaterThanOrEqual(3)
  expect(shown.filter((text) => text.includes('.'))).toEqual([])
  const transaction = await members.buy(payer, 'investor-monthly')
  const charged = (await (await members.charge(transaction)).json()) as { amount: number; currency: string }
  await members.confirm(payer, transaction)
  expect(shown).toContain(`JP¥${charged.amount.toLocaleString('en-IN')}`)
  expect(charged).toMatchObject({ amount: transaction.trans_amount, currency: expect.stringMatching(/^jpy$/i) })
  await goInside(seat.page, '/investor/my-subscription')
  const row = seat.page.getByRole('main').getByRole('row').nth(1)
  expect(await textIn(row)).toContain(`JP¥${charged.amount.toLocaleString('en-IN')}`)
  await seat.context.close()
})

holds('9.23', async () => {
  const { page } = await founder()
  await goInside(page, '/about-us')
  await page.route('**/api/membership', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { payments: { created_at: string | null }[] }
    const [payment] = body.payments
    const dates = (date: string | null) =>
      Object.fromEntries(
        Object.entries(payment ?? {}).map(([key, value]) => [key, /(_at|date)$/.test(key) ? date : value]),
      )
    const payments = [
      { ...dates('2031-03-08T12:00:00.000Z'), uuid: crypto.randomUUID() },
      { ...dates(null), uuid: crypto.randomUUID() },
    ]
    await route.fulfill({ response: answer, json: { ...body, payments } })
  })
  await goInside(page, '/entrepreneur/investment/my-subscription')
  const rows = page.getByRole('main').getByRole('row')
  await rows.nth(2).waitFor()
  expect(await textIn(rows.nth(1))).toContain('08-Mar-2031')
  expect(await textIn(rows.nth(2))).toMatch(/\bNA\b/)
  await page.unroute('**/api/membership')
})

holds('9.26', async () => {
  const { member, page } = await founder()
  const shownAs = (mobile: string) => mobile.replace(/^\+91/, '+91-')
  await goInside(page, '/account')
  await page.getByText(shownAs(member.mobile)).first().waitFor()
  const { member: other } = await investor()
  await members.subscribe(other, 'investor-monthly')
  await members.openChat(member, other)
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, other.headers)
  await goInside(page, `/entrepreneur/investment/investors/${me.profiles[0]?.id}`)
  await page.getByRole('main').getByText('Contact', { exact: true }).waitFor()
  expect(await textIn(page.getByRole('main'))).toContain(shownAs(other.mobile))
})
