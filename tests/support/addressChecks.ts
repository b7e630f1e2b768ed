import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goTo, open, otherLanguage, type Walker, walk } from './addresses.ts'
import { openBrowser } from './browser.ts'
import { differencesByWidth } from './controls.ts'
import { layoutFaults } from './layoutFaults.ts'
import { sharedProduct } from './product.ts'

const patience = 600_000
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The specification's breakpoints and a wide screen; 320 is also 1280 at 400 % zoom. */
const widths = [320, 576, 768, 992, 1200, 1400, 1920]

const everything: RunOptions = { runOnly: { type: 'tag', values: rules } }
const colours = ['color-contrast', 'link-in-text-block']
const coloursAlone: RunOptions = { runOnly: { type: 'rule', values: colours } }
const allButColours: RunOptions = {
  ...everything,
  rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
}
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const inBothSchemes = [
  ['light', everything],
  ['dark', coloursAlone],
] as const
const inOne = [['light', allButColours]] as const

/**
 * The axe findings on the current page: all rules in one colour scheme, only the colours in the other. The colour rules
 * take more than half of the time and give the same result in the second language, so they are left out there. Hindi is
 * checked on every second address.
 */
export async function violations(page: Page, turn: 'first' | 'second'): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  const found: string[] = []
  for (const [colorScheme, options] of turn === 'first' ? inBothSchemes : inOne) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const seen = await page.evaluate(
      async (options) => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
        return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)
      },
      { ...options, resultTypes: ['violations'] } satisfies RunOptions,
    )
    found.push(...seen.map((finding) => `${colorScheme}: ${finding}`))
  }
  return found
}

async function layoutFaultsAtEachWidth(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) for (const misfit of await layoutFaults(page, width)) found.push(`${width}: ${misfit}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

/** Fails with the address of a page that hangs, instead of failing the whole walk. */
const withinAMinute = (address: string, look: () => Promise<void>) =>
  Promise.race([
    look(),
    new Promise<never>((_, hang) => setTimeout(() => hang(new Error(`${address} hangs`)), 60_000).unref()),
  ])

/**
 * Checks every address of the route table for this walker, in both languages, both colour schemes and at every width.
 */
export function checkAddresses(walker: Walker): void {
  describe(`every address of the route table, in both languages, for the ${walker}`, () => {
    const inaccessible: string[] = []
    const faulty: string[] = []
    const byWidth: string[] = []
    let browser: Browser
    let troubled: readonly string[] = []

    beforeAll(async () => {
      browser = await openBrowser()
      const { page, addresses, problems } = await walk(browser, sharedProduct().origin, walker)
      troubled = problems
      // One window opens every address anew. The other is reused: with axe and the product's scripts already compiled
      // it is four times faster.
      const opened = await page.context().newPage()
      await open(page, '/terms')
      for (const address of addresses) {
        await withinAMinute(address, async () => {
          await open(opened, address)
          await goTo(page, address)
          for (const turn of ['first', 'second'] as const) {
            if (turn === 'second') await otherLanguage(page, address)
            const language = await page.evaluate(() => document.documentElement.lang)
            const at = (finding: string) => `${address} ${language} ${finding}`
            inaccessible.push(...(await violations(page, turn)).map(at))
            faulty.push(...(await layoutFaultsAtEachWidth(page)).map(at))
            if (turn === 'first') byWidth.push(...(await differencesByWidth(page, address)).map(at))
          }
        })
      }
    }, patience)
    afterAll(() => browser?.close())

    it('has no axe violation in either colour scheme', () => expect(inaccessible).toEqual([]))
    it('fits every width', () => expect(faulty).toEqual([]))
    it('offers the same controls on a phone and a desktop', () => expect(byWidth).toEqual([]))
    it('violates no policy and throws no error', () => expect(troubled).toEqual([]))
  })
}
