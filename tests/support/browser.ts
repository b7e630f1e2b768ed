import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { lookOften } from './looksOften.ts'
import { describeOnFailure } from './shownPages.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface LaunchRequest {
  /** A Chromium that opens windows. */
  executable?: string | null
  slowMo?: number
}

/** Without a window, unless it is given a Chromium that opens one. */
export const launchOf = ({ executable = null, slowMo = 0 }: LaunchRequest = {}): LaunchOptions =>
  executable
    ? { executablePath: executable, args: ['--no-sandbox', '--no-first-run'], headless: false, slowMo }
    : { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags, slowMo }

export const openBrowser = (request: LaunchRequest = {}): Promise<Browser> => chromium.launch(launchOf(request))

/** A browser of their own, as a person has it, with no window open yet. */
export interface Seat {
  context: BrowserContext
  /** Page errors and policy violations of any of its windows, which no journey may cause. */
  problems: string[]
}

export interface Visitor extends Seat {
  page: Page
}

/** What somebody does before the script of a page has come is the matter of its own test: this one waits for it. */
function patient(page: Page): Page {
  lookOften(page)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const takenOver = () =>
    page
      .locator('[data-prerendered]')
      .waitFor({ state: 'detached' })
      .catch((error: unknown) => {
        throw new Error(`the scripts of ${page.url()} did not take it over`, { cause: error })
      })
  page.goto = async (...address) => {
    const answer = await goto(...address)
    await takenOver()
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await takenOver()
    return answer
  }
  return page
}

export async function newSeat(browser: Browser, origin: string, locale = 'en-IN'): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  describeOnFailure(context)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content Security Policy: ${[effectiveDirective, blockedURI, sample].join(' ')}`),
    )
  })
  const newPage = context.newPage.bind(context)
  context.newPage = async () => patient(await newPage())
  const problems: string[] = []
  context.on('weberror', (error) => {
    const thrown = error.error()
    problems.push(thrown.stack ?? String(thrown))
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text()))
      problems.push(message.text())
  })
  return { context, problems }
}

/** A person with a browser window of their own. */
export async function newVisitor(browser: Browser, origin: string, locale?: string): Promise<Visitor> {
  const seat = await newSeat(browser, origin, locale)
  return { ...seat, page: await seat.context.newPage() }
}

/** Leaves the window without a page, and without one to go back to. */
export async function forgetHistory(page: Page): Promise<void> {
  await page.goto('about:blank')
  await forgetEarlier(page)
}

/** Only the page that is open is left to the window. */
async function forgetEarlier(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/** Loads an address as a window of its own would, with nothing to go back to; a page that is open lends its process. */
export async function openAlone(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address))
  await forgetEarlier(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate((to) => location.replace(to), address)
  await loaded
}
