import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../flowlab/gallery/words.ts'
import { flows } from '../../flowlab/registry.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { speak } from '../support/gallery.ts'
import { sharedProduct } from '../support/product.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const say = words.hi
const smallestReadable = 9

/** The size of the smallest text of the drawing on the screen, and how far the page scrolls sideways. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const chart = document.querySelector<SVGSVGElement>('svg.chart')
    const scale = chart?.getScreenCTM()?.a ?? 0
    const sizes = [...(chart?.querySelectorAll('text') ?? [])]
      .filter((text) => text.textContent?.trim())
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)
    return { smallest: Math.min(...sizes), sideways: document.documentElement.scrollWidth - innerWidth }
  })

describe('every flow in words, in Hindi', () => {
  it.each([1280, 390])('can be read when it is fitted into a page of %i pixels', async (width) => {
    const { page, context, problems } = await newVisitor(browser, product.origin)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/flows')
    await speak(page, 'hi')
    await page.getByLabel(say.view).selectOption('words')
    await page.getByRole('button', { name: say.fit }).click()
    const small: string[] = []
    for (const { name } of flows) {
      await page.goto(`/flows#${name}`)
      await page.getByRole('img', { name: say.drawingOf(name), exact: true }).waitFor()
      const isReadable = async () => {
        const { smallest, sideways } = await measured(page)
        return smallest > smallestReadable - 0.01 && sideways === 0
      }
      // The overview is laid out after the drawing.
      if (
        !(await expect
          .poll(isReadable, { timeout: 2_000 })
          .toBe(true)
          .then(
            () => true,
            () => false,
          ))
      ) {
        const { smallest, sideways } = await measured(page)
        small.push(`${name}: ${smallest.toFixed(1)} px, ${sideways} px sideways`)
      }
    }
    expect(small).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})
