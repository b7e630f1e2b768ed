import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium, type Page } from 'playwright-core'
import { freePort } from '../support/ports.ts'
import { newDataDirectory, startProduct } from '../support/product.ts'

/**
 * Lighthouse's mobile run on public and inner pages, compared with a bare page of the same libraries, and the response
 * time to a touch.
 */

const debugPort = await freePort()
const password = 'Demo@1234'
const publicPages = ['/', '/investor/login', '/investor/register', '/entrepreneur/subscriptions']

interface Asked {
  performance: number
  others: number
}
const asked = { public: { performance: 98, others: 100 }, inside: { performance: 95, others: 100 } }

const product = await startProduct(newDataDirectory(), { LOG_LEVEL: 'error' })
const browser = await chromium.launchPersistentContext(newDataDirectory(), {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
})

process.once('exit', () => void product.stop('SIGKILL'))

/** A page with only the libraries of the first page: no page that uses them can be faster. */
function bareServer() {
  const html = readFileSync('dist/index.html', 'utf8')
  const libraries = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)]
    .map(([, src = '']) => src)
    .filter((src) => !src.includes('/index.'))
  const script = "document.querySelector('main').innerHTML = '<h1>A bare page of the same libraries</h1>'"
  const page = `<!doctype html><html lang="en"><title>bare</title><meta name="viewport" content="width=device-width">${libraries.map((src) => `<script defer src="${src}"></script>`).join('')}<script defer src="/draw.js"></script><main></main></html>`
  const server = createServer((request, answer) => {
    const url = request.url ?? '/'
    const isScript = url.endsWith('.js')
    const body = url === '/draw.js' ? script : isScript ? readFileSync(`dist${url}`) : page
    answer.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', 'content-encoding': 'gzip' })
    answer.end(gzipSync(body))
  })
  return new Promise<Server>((listening) => server.listen(0, '127.0.0.1', () => listening(server)))
}

interface Figures {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  cls: number
  tbt: number
}

/**
 * The median run of five by performance: a single run says as much about the machine's other work as about the page.
 */
async function audit(
  address: string,
  isMember = false,
  origin = product.origin,
): Promise<Figures & { failed: string[] }> {
  const runs: (Figures & { failed: string[] })[] = []
  for (let run = 0; run < 5; run++) runs.push(await auditOnce(address, isMember, origin))
  const middle = runs.toSorted((one, other) => one.performance - other.performance)[2]
  if (!middle) throw new Error(`no report of ${address}`)
  return middle
}

/** `isMember` keeps the browser's login data; every other visit is a first one. */
async function auditOnce(address: string, isMember: boolean, origin: string): Promise<Figures & { failed: string[] }> {
  const result = await lighthouse(origin + address, {
    port: debugPort,
    logLevel: 'error',
    output: 'json',
    disableStorageReset: isMember,
    // A member's page keeps a stream open, so the network is never idle.
    maxWaitForLoad: 15_000,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  const report = result?.lhr
  if (!report) throw new Error(`no report of ${address}`)
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? 0
  const scored = ['accessibility', 'best-practices', 'seo'].flatMap((name) => report.categories[name]?.auditRefs ?? [])
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(value('total-blocking-time')),
    failed: scored
      .filter(
        ({ id, weight }) => weight > 0 && report.audits[id]?.score !== null && (report.audits[id]?.score ?? 1) < 1,
      )
      .map(({ id }) => id),
  }
}

/** The longest time from a key or a touch to the next paint, with a processor four times slower. */
async function slowestAnswer(page: Page, use: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  await use()
  await page.waitForTimeout(500)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
}

async function signIn(page: Page, loginType: string, email: string): Promise<void> {
  await page.goto(`${product.origin}/${loginType}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()
}

const rows: Record<string, Figures> = {}
const short: string[] = []
function note(name: string, { failed, ...figures }: Figures & { failed: string[] }, least: Asked): void {
  rows[name] = figures
  console.log(name, JSON.stringify(figures), failed.join(' '))
  if (figures.performance < least.performance) short.push(`${name}: performance ${figures.performance}`)
  for (const part of ['accessibility', 'best-practices', 'seo'] as const)
    if (figures[part] < least.others) short.push(`${name}: ${part} ${figures[part]} (${failed.join(', ')})`)
  if (figures.cls > 0.02) short.push(`${name}: layout shift ${figures.cls}`)
}

/** Arguments choose the pages whose address contains one of them. */
const chosen = process.argv.slice(2)
const isChosen = (address: string) => chosen.length === 0 || chosen.some((part) => address.includes(part))

const bare = await bareServer()
const page = await browser.newPage()
const { lcp: bareLcp } = await audit('/', false, `http://127.0.0.1:${(bare.address() as AddressInfo).port}`)
for (const address of publicPages.filter(isChosen)) note(address, await audit(address), asked.public)
await signIn(page, 'investor', 'investor@demo.in')
const hrefOf = async (list: string, links: string) => {
  await page.goto(product.origin + list)
  return (await page.locator(links).first().getAttribute('href', { timeout: 20_000 })) ?? list
}
const detail = await hrefOf('/investor/capital-bridge', 'main li a[href*="capital-bridge/"]')
const chat = await hrefOf('/investor/chats', 'main a[href*="/chats/"]')
// A second open page of the product would use half of the machine.
await page.goto('about:blank')
for (const address of ['/investor/capital-bridge', detail, chat].filter(isChosen))
  note(address.replace(/[0-9a-f-]{36}/, ':id'), await audit(address, true), asked.inside)

await page.goto(`${product.origin}/investor/capital-bridge`)
await page.locator('main li h2').first().waitFor()
await page.setViewportSize({ width: 1280, height: 900 })
const onList = await slowestAnswer(page, async () => {
  await page.getByLabel('Search by name, sector or city').pressSequentially('energy', { delay: 60 })
  // The suggestions cover the first listing.
  await page.keyboard.press('Escape')
  await page.locator('main li button[aria-pressed]').first().click()
})
await page.evaluate(() => localStorage.clear())
await page.context().clearCookies()
await signIn(page, 'entrepreneur', 'founder@demo.in')
await page.goto(`${product.origin}/entrepreneur/investment/register?step=business`)
await page.locator('main input').first().waitFor()
const onWizard = await slowestAnswer(page, async () => {
  await page.locator('main textarea').first().pressSequentially('We build pumps', { delay: 60 })
})
await browser.close()
bare.close()
await product.stop('SIGKILL')

console.table(rows)
const share = rows['/'] ? Math.round((rows['/'].lcp / bareLcp) * 100) / 100 : null
console.log(JSON.stringify({ bare_lcp: bareLcp, lcp_of_bare: share, inp_list: onList, inp_wizard: onWizard }))
if (share !== null && share > 1.15) short.push(`the first page's largest paint takes ${share} of a bare page's`)
if (onList > 100 || onWizard > 100) short.push(`an answer takes ${Math.max(onList, onWizard)} ms`)
for (const line of short) console.error(line)
process.exit(short.length > 0 ? 1 : 0)
