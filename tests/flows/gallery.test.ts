import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartOf, nodesOf } from '../../flowlab/draw/chart.ts'
import { flows } from '../../flowlab/registry.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { newDataDirectory, type Product, startProduct } from '../support/product.ts'

let product: Product
let browser: Browser
let reader: Visitor

beforeAll(async () => {
  product = await startProduct(newDataDirectory(), 4890 + (process.pid % 9))
  browser = await openBrowser()
  reader = await newVisitor(browser, product.origin)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

describe('the gallery of flows', () => {
  it('draws every flow with each of its states', async () => {
    const { page } = reader
    await page.goto('/flows')
    for (const { name, model } of flows) {
      await page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name, exact: true }).click()
      await page.getByRole('img', { name: `The flow ${name}`, exact: true }).waitFor()
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

  it('watches another tab of the product without a value that somebody typed', async () => {
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

  it('causes no page error and no policy violation', () => {
    expect(reader.troubles).toEqual([])
  })
})
