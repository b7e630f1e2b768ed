import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { emptyPage, patient, waitForRoutes } from './patientPage.ts'
import { describeOnFailure } from './shownPages.ts'
import { longestWait } from './until.ts'

/**
 * Reusable windows. A new window starts a process that compiles the product's scripts again, which takes more than
 * twice as long as a page in an existing process. So a closed window is emptied and waits for the next person.
 */

const viewport = { width: 1280, height: 900 }
const media = {
  media: null,
  colorScheme: 'light',
  forcedColors: 'none',
  contrast: null,
  reducedMotion: 'reduce',
} as const
const pageEvents = [
  ...['console', 'dialog', 'download', 'filechooser', 'frameattached', 'framedetached', 'framenavigated', 'load'],
  ...['domcontentloaded', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
] as const
const contextEvents = [
  ...['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'],
] as const

/** A person with a browser window of their own. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** Page errors and policy violations in any of the windows, which no test may cause. */
  problems: string[]
}

export async function newContext(browser: Browser, origin: string, locale: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale, viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(longestWait)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`Content Security Policy: ${[effectiveDirective, blockedURI, sample].join(' ')}`),
    )
  })
  const newPage = context.newPage.bind(context)
  context.newPage = async () => patient(await newPage())
  waitForRoutes(context, () => context.pages())
  return context
}

/** Collects errors in the windows of a context from now on. */
export function problemsOf(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('weberror', (error) => {
    const thrown = error.error()
    problems.push(thrown.stack ?? String(thrown))
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}

/** One window, through all the people who use it one after the other. */
class Window {
  private readonly undo: (() => unknown)[] = []
  /** True after a change that cannot be undone. */
  private isSpoiled = false
  readonly context: BrowserContext
  private readonly page: Page
  private readonly session: CDPSession
  private readonly end: () => Promise<void>

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.context = context
    this.page = page
    this.session = session
    this.end = context.close.bind(context)
    this.watch()
  }

  static async open(browser: Browser, origin: string, locale: string): Promise<Window> {
    const context = await newContext(browser, origin, locale)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const window = new Window(context, page, session)
    await page.goto(emptyPage)
    await window.forgetHistory()
    return window
  }

  /** Gives the window to a person; closing its context returns it. */
  begin(giveBack: (window: Window) => void): Visitor {
    const { context, page } = this
    const problems = problemsOf(context)
    let isOver = false
    context.close = async () => {
      if (isOver) return
      isOver = true
      if (await this.emptied()) giveBack(this)
    }
    describeOnFailure(context)
    return { context, page, problems }
  }

  /** Records changes to the window, each with the way to undo it. */
  private watch(): void {
    const { context, page } = this
    const setOffline = context.setOffline.bind(context)
    const [setViewportSize, emulateMedia] = [page.setViewportSize.bind(page), page.emulateMedia.bind(page)]
    for (const owner of [context, page]) {
      const addInitScript = owner.addInitScript.bind(owner)
      owner.addInitScript = async (...script) => {
        const added = await addInitScript(...script)
        this.undo.push(() => added.dispose())
        return added
      }
    }
    context.setOffline = (offline) => this.until(() => setOffline(false), setOffline(offline))
    page.setViewportSize = (size) => this.until(() => setViewportSize(viewport), setViewportSize(size))
    page.emulateMedia = (options) => this.until(() => emulateMedia(media), emulateMedia(options))
    this.spoiledBy(context, 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession')
    this.spoiledBy(context, 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation')
    this.spoiledBy(page, 'exposeBinding', 'exposeFunction', 'setDefaultTimeout', 'setExtraHTTPHeaders')
    this.spoiledBy(context.clock, 'install', 'pauseAt', 'setFixedTime', 'setSystemTime')
  }

  private until<T>(undo: () => unknown, done: Promise<T>): Promise<T> {
    this.undo.push(undo)
    return done
  }

  private spoiledBy<T extends object>(owner: T, ...names: readonly (keyof T & string)[]): void {
    for (const name of names) {
      const does = owner[name] as (...given: unknown[]) => unknown
      Object.assign(owner, {
        [name]: (...given: unknown[]) => {
          this.isSpoiled = true
          return does.apply(owner, given)
        },
      })
    }
  }

  /** Resets the window to the state of a new one; a window that cannot be reset is closed. */
  private async emptied(): Promise<boolean> {
    const { context, page } = this
    try {
      if (this.isSpoiled || page.isClosed()) throw new Error('not as it was')
      for (const event of pageEvents) page.removeAllListeners(event)
      for (const event of contextEvents) context.removeAllListeners(event)
      await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const undo of this.undo.splice(0).reverse()) await undo()
      // Away from every link, because a link under the pointer is prefetched.
      await page.mouse.move(-1, -1)
      await page.goto(emptyPage)
      const origin = new URL(page.url()).origin
      await this.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await this.forgetHistory()
      return true
    } catch {
      await this.end()
      return false
    }
  }

  /** Clears the history, except for the current page. */
  private readonly forgetHistory = () => this.session.send('Page.resetNavigationHistory')
}

/** The windows of one browser: the free ones, by their fixed options, and those in use. */
export class Windows {
  private readonly waiting = new Map<string, Window[]>()
  private readonly used = new Set<BrowserContext>()
  private readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
  }

  async take(origin: string, locale: string): Promise<Visitor> {
    const key = `${origin} ${locale}`
    const waiting = this.waiting.get(key) ?? []
    this.waiting.set(key, waiting)
    const window = waiting.pop() ?? (await Window.open(this.browser, origin, locale))
    const use = window.begin((emptied) => {
      this.used.delete(use.context)
      waiting.push(emptied)
    })
    this.used.add(use.context)
    return use
  }

  /** Empties every window in use, and closes everything else that was opened. */
  async close(): Promise<void> {
    await Promise.all([...this.used].map((context) => context.close()))
    this.used.clear()
    const waiting = new Set([...this.waiting.values()].flat().map(({ context }) => context))
    await Promise.all(this.browser.contexts().map((each) => (waiting.has(each) ? undefined : each.close())))
  }
}
