import type { BrowserContext, Page, Route } from 'playwright-core'
import { pollOften } from './pollOften.ts'
import { until } from './until.ts'

/** A page of the product without scripts: a window that waits there keeps its process. */
export const emptyPage = '/favicon.svg'
export const isEmpty = (page: Page): boolean => page.url() === 'about:blank' || page.url().endsWith(emptyPage)

/** Waits for the page's scripts after a navigation: input before the scripts is tested separately. */
export function patient(page: Page): Page {
  pollOften(page)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const takenOver = () =>
    page
      .locator('[data-prerendered]')
      .waitFor({ state: 'detached' })
      .catch((error: unknown) => {
        throw new Error(`the scripts of ${page.url()} did not take it over`, { cause: error })
      })
  page.goto = async (address, options) => {
    const isFirst = page.url().endsWith(emptyPage) && !address.startsWith('about:')
    const answer = await (isFirst ? replaced(page, address, options) : goto(address, options))
    if (address.endsWith(emptyPage)) return answer
    await takenOver()
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await takenOver()
    return answer
  }
  waitForRoutes(page, () => [page])
  return page
}

/** The first page of a window that waited at the empty one, without a history entry to go back to. */
async function replaced(page: Page, address: string, options: Parameters<Page['goto']>[1]) {
  const answer = page.waitForNavigation(options)
  await page.evaluate((to) => location.replace(to), address).catch(() => {})
  return answer
}

/**
 * Chromium reports an interception before a busy page has applied it, so a request that follows a key press could
 * bypass the route. This waits until the route receives the page's requests.
 */
export function waitForRoutes(owner: Page | BrowserContext, pages: () => Page[]): void {
  const [route, unroute] = [owner.route.bind(owner), owner.unroute.bind(owner)]
  owner.route = async (...given) => {
    const added = await route(...given)
    const loaded = pages().filter((page) => !page.isClosed() && !isEmpty(page) && page.url().startsWith('http'))
    if (loaded.length === 0) return added
    const probe = (probeRoute: Route) => probeRoute.fulfill({ status: 204 })
    await route(`**${emptyPage}?intercepted`, probe)
    await Promise.all(loaded.map(intercepts))
    await unroute(`**${emptyPage}?intercepted`, probe)
    return added
  }
}

/** A page that navigates meanwhile has its routes from the start. */
const intercepts = (page: Page): Promise<unknown> =>
  until(`the routes of ${page.url()}`, () =>
    page
      .evaluate(
        (address) =>
          fetch(address).then(
            ({ status }) => status === 204,
            () => false,
          ),
        `${emptyPage}?intercepted`,
      )
      .catch(() => true),
  )
