import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'

/**
 * A page with a route loads everything anew: Playwright sends each of its requests through this process and turns the
 * browser's cache off, so that the page's scripts are also compiled again. That takes more than half of the time of a
 * page. This leaves the product's built files out of it, as long as no route can mean one of them. A version of
 * Playwright with other internals is left unchanged.
 */

interface Requested {
  requestId: string
  type?: string
  request: { url: string }
}
interface Paused {
  requestId: string
  networkId?: string
}
interface Info {
  session: {
    send(method: string, parameters?: object): Promise<unknown>
    _sendMayFail(method: string, parameters: object): Promise<unknown>
  }
  workerFrame?: unknown
}
/** The internals of Playwright in this process, as far as they are changed here. */
interface NetworkManager {
  _page: { browserContext: object } | null
  _protocolRequestInterceptionEnabled: boolean
  _requestIdToRequestPausedEvent: Map<string, unknown>
  _forEachSession(act: (info: Info) => Promise<unknown>): Promise<void>
  _updateProtocolRequestInterceptionForSession(info: Info, isInitial?: boolean): Promise<void>
  _onRequest(info: Info, requested: Requested, ...paused: undefined[]): void
  _onRequestWillBeSent(info: Info, requested: Requested): void
  _onRequestPaused(info: Info, paused: Paused): void
}
interface Impl {
  delegate?: { _networkManager?: NetworkManager }
}
interface Inside {
  _connection?: { toImpl?: (client: unknown) => Impl }
}

const implOf = (owner: Page | BrowserContext): Impl | undefined =>
  (owner as unknown as Inside)._connection?.toImpl?.(owner)

/** The pages that note their routes, with the address of the product, and the contexts in which one may mean a built file. */
const marked = new WeakMap<object, string>()
const meant = new WeakSet<object>()
const passed = new WeakMap<NetworkManager, Set<string>>()

const isBuilt = (url: string): boolean => /^http:\/\/[^/]+\/static\/(js|css|font)\//.test(url)
const builtTypes = ['Script', 'Stylesheet', 'Font']
const otherTypes = ['Document', 'Image', 'Media', 'XHR', 'Fetch', 'Ping', 'CSPViolationReport', 'Other']
/** Scripts, styles and fonts from elsewhere: the card provider’s, and those of pages in the tests. */
const elsewhere = ['https://*', 'http://*/sandbox/*', 'http://*/api/*', 'http://*.test/*']
const requestStage = 'Request'
const patterns = [
  ...otherTypes.map((resourceType) => ({ urlPattern: '*', resourceType, requestStage })),
  ...builtTypes.flatMap((resourceType) => elsewhere.map((urlPattern) => ({ urlPattern, resourceType, requestStage }))),
]

let isPrepared = false

/** Changes Playwright before the first page is opened. */
export async function leaveBuiltFilesOut(browser: Browser): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  const page = await browser.newPage()
  const manager = implOf(page)?.delegate?._networkManager
  await page.close()
  const shared: NetworkManager | null = manager ? Object.getPrototypeOf(manager) : null
  if (!shared?._updateProtocolRequestInterceptionForSession || !shared._onRequestWillBeSent) return
  const {
    _updateProtocolRequestInterceptionForSession: update,
    _onRequestWillBeSent: requested,
    _onRequestPaused: paused,
  } = shared
  const leavesOut = ({ _page: page }: NetworkManager) =>
    page !== null && marked.has(page) && !meant.has(page.browserContext)
  shared._updateProtocolRequestInterceptionForSession = async function (info, isInitial) {
    if (info.workerFrame || !this._protocolRequestInterceptionEnabled || !leavesOut(this))
      return update.call(this, info, isInitial)
    await Promise.all([
      info.session.send('Network.setCacheDisabled', { cacheDisabled: false }),
      info.session.send('Fetch.enable', { handleAuthRequests: true, patterns }),
    ])
  }
  shared._onRequestWillBeSent = function (info, event) {
    const { requestId, request } = event
    const isLeftOut = leavesOut(this) && isBuilt(request.url) && !this._requestIdToRequestPausedEvent.has(requestId)
    if (!this._protocolRequestInterceptionEnabled || !isLeftOut) return requested.call(this, info, event)
    const ids = passed.get(this) ?? new Set()
    passed.set(this, ids.add(requestId))
    this._onRequest(info, event, undefined, undefined)
  }
  shared._onRequestPaused = function (info, event) {
    if (!event.networkId || !passed.get(this)?.has(event.networkId)) return paused.call(this, info, event)
    void info.session._sendMayFail('Fetch.continueRequest', { requestId: event.requestId })
  }
}

/** The routes of this page and its context are noted; those of a page that another one opens may mean any file. */
export function markRoutes(page: Page, origin: string): Page {
  const impl = implOf(page)
  if (impl) marked.set(impl, origin)
  return page
}

type Meant = Parameters<Page['route']>[0]

const built = new Map<string, readonly string[]>()
function builtFilesAt(origin: string): readonly string[] {
  const folder = join(process.cwd(), 'dist', 'static')
  const files =
    built.get(origin) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${origin}/static/${name}`)
  built.set(origin, files)
  return files
}

/** True unless the pattern is known to mean no built file. */
function mayMeanBuiltFile(pattern: Meant, origin: string): boolean {
  if (pattern instanceof RegExp) return builtFilesAt(origin).some((url) => pattern.test(url))
  if (typeof pattern !== 'string') return true
  return !/^(https:\/\/|\*\*\/(api|sandbox|flows|payment_intents|favourite|authentication|about-us)\b)/.test(pattern)
}

/** Called before a route is added. */
export async function noteRoute(context: BrowserContext, pattern: Meant): Promise<void> {
  const impl = implOf(context)
  if (!impl || meant.has(impl)) return
  const pages = context.pages().flatMap((page) => implOf(page) ?? [])
  const [origin] = pages.flatMap((page) => marked.get(page) ?? [])
  if (origin !== undefined && !mayMeanBuiltFile(pattern, origin)) return
  meant.add(impl)
  for (const { delegate } of pages) {
    const manager = delegate?._networkManager
    if (manager?._protocolRequestInterceptionEnabled)
      await manager._forEachSession((info) => manager._updateProtocolRequestInterceptionForSession(info))
  }
}

/** Called when a context has no route any more. */
export function forgetRoutes(context: BrowserContext): void {
  const impl = implOf(context)
  if (impl) meant.delete(impl)
}
