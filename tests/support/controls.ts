import type { Page } from 'playwright-core'
import en from '../../src/i18n/en/market/index.ts'
import hi from '../../src/i18n/hi/market/index.ts'

/** What a page offers on a phone and where there is room: by the names that a screen reader gives the controls. */

const roles = 'button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton'
const control = new RegExp(`^\\s*- '?((?:${roles}) "[^"]*")`, 'gm')

const controlsOf = async (page: Page): Promise<string[]> =>
  [...(await page.locator('main').ariaSnapshot()).matchAll(control)].map(([, name = '']) => name)

async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((width) => innerWidth === width, width)
  // Screens learn their new width in the frame after the change, and render one task later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

/** On a phone the filters are behind a button. */
async function filtersBehindButton(page: Page): Promise<string[]> {
  const opener = page.locator('main').getByRole('button', { name: new RegExp(`^(${en.filters}|${hi.filters})$`) })
  if ((await opener.count()) === 0) return []
  await opener.click()
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  const found = [...(await panel.ariaSnapshot()).matchAll(control)].map(([, name = '']) => name)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  return found
}

const ofFilters = [en, hi].flatMap(({ filters, showFilters, showFiltersInvestors, showFiltersMembers }) => [
  filters,
  ...[showFilters, showFiltersInvestors, showFiltersMembers].map((words) => words.replace(/\{.*?\}/, '\\S+')),
])

/** Differences that are meant, by address and control. */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  // The button of the filters, and the one that closes them.
  [
    /(investors|capital-bridge|business-exchange|global-connect)$/,
    new RegExp(`^only on a phone: button "(${ofFilters.join('|')})"$`),
  ],
  // The list of chats is a page of its own on a phone.
  [/\/chats(\/|$)/, /^only on a desktop: (link|searchbox) |^only on a phone: link "(All chats|सभी चैट)"$/],
]

/** The controls that a page offers on a phone or a desktop alone, except those that are meant to differ. */
export async function differencesByWidth(page: Page, address: string): Promise<string[]> {
  await widen(page, 320)
  const phone = new Set([...(await controlsOf(page)), ...(await filtersBehindButton(page))])
  await widen(page, 1280)
  const desktop = new Set(await controlsOf(page))
  const differences = [
    ...[...phone].filter((name) => !desktop.has(name)).map((name) => `only on a phone: ${name}`),
    ...[...desktop].filter((name) => !phone.has(name)).map((name) => `only on a desktop: ${name}`),
  ]
  return differences.filter((found) => !meant.some(([at, name]) => at.test(address) && name.test(found)))
}
