import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open, type Walker, walk, walkers } from '../../support/addresses.ts'
import { scripts } from '../../support/attacks/hostile.ts'
import { plant } from '../../support/attacks/planted.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { signInDemo } from '../../support/demo.ts'
import { newDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const patience = 300_000

let product: Product
let browser: Browser
let fields: string[]
beforeAll(async () => {
  // Dummy live keys, so that the policy names the card provider's host. No call is made with them.
  product = await startProduct(newDataDirectory(), {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  })
  browser = await openBrowser()
  const founder = await signInDemo(product.origin, 'founder@demo.in', 'entrepreneur')
  const investor = await signInDemo(product.origin, 'investor@demo.in', 'investor')
  fields = (await plant(product.origin, founder, investor)).fields
}, patience)
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

const isHarmed = (page: Page) => page.evaluate(() => 'harmed' in globalThis)
const showsText = (page: Page) => page.evaluate(() => document.body.textContent.includes('harmed=1'))

describe('hostile texts in each field, shown on each page (row 28)', () => {
  it('are in the fields of the profiles that take free text', () => expect(fields.length).toBeGreaterThan(6))

  const least: Record<Walker, number> = { visitor: 0, investor: 4, entrepreneur: 4 }
  it.each(walkers)(
    'run nothing and violate nothing for the %s',
    async (walker) => {
      const { page, addresses, problems } = await walk(browser, product.origin, walker)
      const harmed: string[] = []
      let shown = 0
      for (const address of addresses) {
        await open(page, address)
        if (await showsText(page)) shown++
        if (await isHarmed(page)) harmed.push(address)
      }
      await page.context().close()
      expect([harmed, problems]).toEqual([[], []])
      expect(shown).toBeGreaterThanOrEqual(least[walker])
    },
    patience,
  )

  it('have no effect in an address: in its query, its fragment and its path', async () => {
    const { page, problems, context } = await newVisitor(browser, product.origin)
    const harmed: string[] = []
    // A NUL cannot be part of an address.
    for (const text of scripts.filter((one) => !one.includes('\0'))) {
      const said = encodeURIComponent(text)
      for (const address of [
        `/capital-bridge?q=${said}&sort=${said}&industry=${said}&cursor=${said}#${said}`,
        `/investor/login?next=${said}&redirect=${said}&returnTo=${said}#${said}`,
        `/${said}`,
      ]) {
        await page.goto(address, { waitUntil: 'load' })
        if ((await isHarmed(page)) || new URL(page.url()).origin !== product.origin) harmed.push(address)
      }
    }
    await context.close()
    expect([harmed, problems]).toEqual([[], []])
  }, 300_000)

  it('have no effect in the mailbox', async () => {
    // The next round of notifications sends the emails about the planted proposals, one a minute.
    await until(
      'an e-mail with a planted text',
      async () => (await (await fetch(`${product.origin}/mailbox`)).text()).includes('harmed=1'),
      { within: 90_000, every: 200 },
    )
    const { page, problems, context } = await newVisitor(browser, product.origin)
    await page.goto('/mailbox')
    expect([await showsText(page), await isHarmed(page), problems]).toEqual([true, false, []])
    await context.close()
  })
})

describe('Trusted Types', () => {
  const attempts: Record<string, () => unknown> = {
    'a text as markup': () => {
      document.body.innerHTML = '<b>x</b>'
    },
    'a text as markup beside': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    'a document written': () => document.write('<b>x</b>'),
    'a text as script': () => {
      document.createElement('script').text = 'globalThis.harmed = 1'
    },
    'a text evaluated later': () => Reflect.apply(setTimeout, window, ['globalThis.harmed = 1']),
    'a script of another site': () => {
      document.createElement('script').src = 'https://evil.example/x.js'
    },
    'an uploaded file as a script': () => {
      document.createElement('script').src = '/static/../files/x.js'
    },
    'a worker of another kind': () => new Worker('/files/x.js'),
    'a policy of its own': () =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
      ).trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
  }

  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    const visitor = await newVisitor(browser, product.origin)
    page = visitor.page
    close = () => visitor.context.close()
    await page.goto('/about-us', { waitUntil: 'networkidle' })
  })
  afterAll(() => close?.())

  it.each(Object.keys(attempts))('the browser refuses %s', async (name) => {
    const attempt = attempts[name] as () => unknown
    expect(await refused(page, attempt)).toMatch(/TypeError|EvalError/)
  })

  it('allows the card provider’s own script, loaded by its library', async () => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    await context.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.Stripe = () => 1' }),
    )
    await page.goto('/about-us')
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const script = document.createElement('script')
          script.src = 'https://js.stripe.com/endive/stripe.js'
          script.onload = resolve
          script.onerror = reject
          document.head.append(script)
        }),
    )
    expect([await page.evaluate(() => 'Stripe' in globalThis), problems]).toEqual([true, []])
    await context.close()
  })
})

describe('the integrity of built files', () => {
  const harmedWith = async (keepsIntegrity: boolean) => {
    // The page's scripts may never run, so the test does not wait for hydration.
    const context = await browser.newContext({ baseURL: product.origin })
    const page = await context.newPage()
    await context.route('**/static/js/**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `globalThis.harmed = 1;${await answer.text()}` })
    })
    if (!keepsIntegrity)
      await context.route('**/about-us', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replace(/ integrity="[^"]*"/g, '') })
      })
    await page.goto('/about-us', { waitUntil: 'networkidle' })
    const harmed = await isHarmed(page)
    await context.close()
    return harmed
  }

  it('prevents a changed file of ours from running', async () => {
    expect([await harmedWith(true), await harmedWith(false)]).toEqual([false, true])
  })
})

/** The browser's error for an attempt by code of the page. */
const refused = (page: Page, attempt: () => unknown): Promise<string> =>
  page.evaluate(attempt).then(
    () => 'allowed',
    (error: Error) => String(error),
  )
