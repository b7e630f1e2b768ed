import { chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flows } from '../../flowlab/registry.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { sharedProduct } from '../support/product.ts'

const product = sharedProduct()
let browser: Browser
let reader: Visitor

beforeAll(async () => {
  browser = await openBrowser()
  reader = await newVisitor(browser, product.origin)
})
afterAll(() => browser?.close())

/** Opens the groups of a large flow, which are collapsed at first. */
async function openGroups(page: Page) {
  const groups = page.locator('details.groups')
  if ((await groups.count()) === 0) return
  if ((await groups.getAttribute('open')) === null) await groups.locator('summary').click()
  await page.getByRole('button', { name: 'Open all' }).click()
  await page.locator('svg.chart .fold', { hasText: '⊞' }).first().waitFor({ state: 'detached' })
}

describe('the gallery of flows', () => {
  it('draws every flow with each of its states', async () => {
    const { page } = reader
    await page.goto('/flows')
    for (const { name, model } of flows) {
      await page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name, exact: true }).click()
      await page.getByRole('img', { name: `The flow ${name}`, exact: true }).waitFor()
      await openGroups(page)
      const drawn = await page
        .locator('svg.chart [data-state]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-state')))
      expect(drawn.sort()).toEqual(
        nodesOf(chartOf(name, model.machine).root)
          .map(({ id }) => id)
          .sort(),
      )
    }
  })

  it('walks by buttons, and opens a generated path by its address', async () => {
    const { page } = reader
    await page.goto('/flows#logout')
    await page.getByRole('tab', { name: 'simulate' }).click()
    await page.getByRole('complementary').getByRole('button', { name: 'logout.cancelled', exact: true }).click()
    await page.getByText('stayed', { exact: true }).first().waitFor()
    await page.getByText('and the flow is over').waitFor()
    await page.getByRole('tab', { name: 'paths' }).click()
    const first = page.getByRole('complementary').getByRole('link').first()
    const address = await first.getAttribute('href')
    await page.goto('/flows')
    await page.goto(`/flows${address}`)
    await page.getByRole('tab', { name: 'paths' }).click()
    await page.getByRole('button', { name: 'Last' }).click()
    await page.locator('svg.chart .active').first().waitFor()
  })

  it('finds a state and folds a group', async () => {
    const { page } = reader
    await page.goto('/flows#session')
    await page.getByLabel('Search states and transitions').fill('unseen')
    await page.locator('svg.chart .found').first().waitFor()
    await page.getByLabel('Search states and transitions').fill('')
    await page.locator('svg.chart .fold').first().click()
    await page.locator('[data-state="session.signedIn.unseen"]').waitFor({ state: 'detached' })
  })

  it('fits the picture both ways, and shows a minimap if it does not fit', async () => {
    const { page } = reader
    await page.goto('/flows#payment')
    const map = page.locator('svg.minimap')
    await map.waitFor()
    await page.getByRole('button', { name: 'Fit' }).click()
    await map.waitFor({ state: 'detached' })
    const paper = page.getByRole('region', { name: 'Picture' })
    const room = await paper.evaluate((sheet) => [
      sheet.scrollWidth - sheet.clientWidth,
      sheet.scrollHeight - sheet.clientHeight,
    ])
    expect(room).toEqual([0, 0])
  })

  it('shows each part in words alone, in Hindi too, and keeps the position of a played path in view', async () => {
    const { page } = reader
    await page.goto('/flows#logout')
    await page.getByLabel('Say').selectOption('words')
    await page.locator('svg.chart text', { hasText: 'logout.cancelled' }).first().waitFor({ state: 'detached' })
    await page.getByLabel('Language').selectOption('हिन्दी')
    await page.locator('svg.chart[lang=hi]').waitFor()
    await page.goto('/flows#payment')
    await page.getByRole('tab', { name: 'paths' }).click()
    await page.getByRole('complementary').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Last' }).click()
    await page.locator('svg.chart .active[data-state="payment.paid"]').waitFor()
    const isInView = () =>
      page.evaluate(() => {
        const [state, paper] = [
          document.querySelector('[data-state="payment.paid"]'),
          document.querySelector('.paper'),
        ].map((each) => each?.getBoundingClientRect())
        return state && paper ? state.left >= paper.left && state.bottom <= paper.bottom : false
      })
    await expect.poll(isInView).toBe(true)
  })

  it('watches another tab of the product without receiving typed values', async () => {
    const { page, context } = reader
    await page.goto('/flows#login')
    await page.getByRole('tab', { name: 'watch' }).click()
    await page.getByRole('button', { name: 'Watch tabs' }).click()
    const visited = await context.newPage()
    await visited.goto('/investor/login')
    await visited.locator('input[name=email]').fill('very.secret@fund.in')
    const news = page.getByRole('complementary').getByRole('listitem')
    await news.filter({ hasText: 'login editing' }).first().waitFor()
    await news.filter({ hasText: 'field.changed {"change":{"email":"•••"}}' }).first().waitFor()
    expect(await page.content()).not.toContain('very.secret')
    await page.locator('svg.chart .active[data-state="login.editing"]').waitFor()
  })

  it('colours a flow by the coverage of watched tabs, by its machine', async () => {
    // A separate window, since the others count the tabs that they watch.
    const { page, context } = await newVisitor(browser, product.origin)
    await context.addInitScript(() =>
      localStorage.setItem('flowlab-seen', '{"savedSearches":{"savedSearches.closed":7}}'),
    )
    await page.goto('/flows#savedSearches')
    await page.getByLabel('Heat map').selectOption('real')
    await page.locator('[data-state="savedSearches.closed"].hot').getByText('closed · 7').waitFor()
    await context.close()
  })

  it('reports whether Stately’s inspector opened, and sends it the walk when it responds', async () => {
    const { page, context } = reader
    await page.clock.install()
    await context.route('https://inspector.test/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/flows?inspect=https://inspector.test/silent#logout')
    await page.getByRole('button', { name: 'Open Stately’s inspector' }).click()
    await page.clock.fastForward(60_000)
    await page.getByText('The inspector does not answer. It needs the network').waitFor()

    await context.route('https://inspector.test/here', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>
          globalThis.received = []
          addEventListener('message', ({ data }) => received.push(data))
          opener.postMessage({ type: '@statelyai.connected' }, '*')
        </script>`,
      }),
    )
    await page.goto('/flows?inspect=https://inspector.test/here#logout')
    await page.getByRole('button', { name: 'Open Stately’s inspector' }).click()
    await page.getByText('Connected: the inspector shows this walk').waitFor()
    await page.getByRole('complementary').getByRole('button', { name: 'logout.cancelled', exact: true }).click()
    const inspector = context.pages().find((each) => each.url().endsWith('/here'))
    const received = await inspector?.waitForFunction(() => {
      const { received: all } = globalThis as unknown as {
        received: { type: string; snapshot?: { value?: unknown } }[]
      }
      return all.some(({ snapshot }) => snapshot?.value === 'stayed') && all.map(({ type }) => type)
    })
    expect(await received?.jsonValue()).toContain('@xstate.actor')
  })

  it('causes no page error and no policy violation', () => {
    expect(reader.problems).toEqual([])
  })
})
