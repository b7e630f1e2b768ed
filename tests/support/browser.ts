import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core'
import { isEmpty } from './patientPage.ts'
import { describeOnFailure } from './shownPages.ts'
import { newContext, problemsOf, type Visitor, Windows } from './windows.ts'

export type { Visitor } from './windows.ts'

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
  // Pages live for a second or two: optimizing their code takes longer than it saves.
  '--js-flags=--no-opt,--no-maglev',
]

interface LaunchRequest {
  /** The path of a Chromium with visible windows. */
  executable?: string | null
  /** How much later each action begins, in milliseconds. */
  slowMo?: number
}

/** Set by `npm run bench flaky -- --slow`. */
const slowActions = Number(process.env.SLOW_ACTIONS ?? 0)

/** Headless, unless a Chromium with windows is given. */
export const launchOf = ({ executable = null, slowMo = slowActions }: LaunchRequest = {}): LaunchOptions =>
  executable
    ? { executablePath: executable, args: ['--no-sandbox', '--no-first-run'], headless: false, slowMo }
    : { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags, slowMo }

let shared: { browser: Browser; windows: Windows } | null = null

/**
 * The browser that the test files of a worker share: closing it empties the windows that a file has opened. A browser
 * with its own launch options is closed as usual.
 */
export async function openBrowser(request: LaunchRequest = {}): Promise<Browser> {
  if (request.executable || request.slowMo) return chromium.launch(launchOf(request))
  if (!shared?.browser.isConnected()) {
    const browser = await chromium.launch(launchOf())
    const windows = new Windows(browser)
    browser.close = () => windows.close()
    shared = { browser, windows }
  }
  return shared.browser
}

/** The products of the whole run; windows of any other product are useless after its file. */
const isShared = (origin: string) => (process.env.PRODUCTS ?? '').split(' ').includes(origin)

/** A person with a browser window of their own: a reused, emptied one if browser and product are shared. */
export async function newVisitor(browser: Browser, origin: string, locale = 'en-IN'): Promise<Visitor> {
  if (browser === shared?.browser && isShared(origin)) return shared.windows.take(origin, locale)
  const context = await newContext(browser, origin, locale)
  describeOnFailure(context)
  return { context, problems: problemsOf(context), page: await context.newPage() }
}

/** Loads an address as a new window would, with no history; reuses the process of an open page. */
export async function openAlone(page: Page, address: string): Promise<void> {
  if (isEmpty(page)) return void (await page.goto(address))
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate((to) => location.replace(to), address)
  await loaded
}
