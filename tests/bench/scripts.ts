import { chromium, type Page } from 'playwright-core'
import { newDataDirectory, startProduct } from '../support/product.ts'

/**
 * The script that each page loads before its first interaction, in bytes of gzip, on a saving-data connection, so that
 * nothing is fetched ahead.
 */

const wanted = 130_000
const pages = {
  visitor: [
    '/',
    '/terms',
    '/contact-support',
    '/investor/login',
    '/investor/register',
    '/entrepreneur/want-to-sell/register',
    '/entrepreneur/subscriptions',
  ],
  investor: [
    '/',
    '/investor/capital-bridge',
    '/investor/capital-bridge/:id',
    '/investor/my-proposals',
    '/investor/chats',
    '/investor/chats/:id',
    '/investor/my-profile',
    '/investor/my-subscription',
    '/account',
  ],
  entrepreneur: ['/entrepreneur/investment/register?step=business'],
}
const demoAccounts = { visitor: null, investor: 'investor@demo.in', entrepreneur: 'founder@demo.in' }
/** No further script in this time, in milliseconds. */
const quiet = 2_000

const product = await startProduct(newDataDirectory(), { LOG_LEVEL: 'error' })
process.once('exit', () => void product.stop('SIGKILL'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})

async function signIn(page: Page, loginType: string, email: string): Promise<void> {
  await page.goto(`${product.origin}/${loginType}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('Demo@1234')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()
}

/** The address with the id of the first link of its list. */
async function withId(page: Page, address: string): Promise<string> {
  if (!address.endsWith('/:id')) return address
  const list = address.slice(0, -'/:id'.length)
  await page.goto(product.origin + list)
  return (await page.locator(`main a[href*="${list}/"]`).first().getAttribute('href')) ?? list
}

async function scriptsOf(page: Page, address: string): Promise<number[]> {
  await page.goto(product.origin + address)
  if (!(await page.evaluate('navigator.connection.saveData'))) throw new Error(`${address} does not save data`)
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
  let found: number[] = []
  for (let next = await sizes(); found.length === 0 || next.length > found.length; next = await sizes()) {
    found = next
    await page.waitForTimeout(quiet)
  }
  return found
}

const rows: Record<string, { bytes: number; files: number; 'of 130,000': number }> = {}
for (const locale of ['en-IN', 'hi-IN'])
  for (const [who, addresses] of Object.entries(pages)) {
    const options = { locale, extraHTTPHeaders: { 'accept-encoding': 'gzip' } }
    const email = demoAccounts[who as keyof typeof demoAccounts]
    const home = await browser.newContext({ ...options, locale: 'en-IN' })
    const page = await home.newPage()
    if (email) await signIn(page, who, email)
    for (const address of addresses) {
      const target = await withId(page, address)
      const context = await browser.newContext({ ...options, storageState: await home.storageState() })
      // As text, because a compiled function may call helpers that the page does not have.
      await context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
      if (locale === 'hi-IN') {
        await context.addInitScript(() => localStorage.setItem('language', 'hi'))
        await context.addCookies([{ name: 'language', value: 'hi', url: product.origin }])
      }
      const sizes = await scriptsOf(await context.newPage(), target)
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      rows[`${locale.slice(0, 2)} ${who} ${address}`] = {
        bytes,
        files: sizes.length,
        'of 130,000': Math.round((bytes / wanted) * 100) / 100,
      }
      await context.close()
    }
    await home.close()
  }
await browser.close()
await product.stop('SIGKILL')
console.table(rows)
const heavier = Object.values(rows).filter(({ bytes }) => bytes > wanted).length
if (heavier > 0) console.error(`${heavier} of ${Object.keys(rows).length} pages load more than ${wanted} bytes.`)
process.exit(heavier > 0 ? 1 : 0)
