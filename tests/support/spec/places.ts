import type { Locator, Page } from 'playwright-core'

/** Goes to an address within the loaded page, as a link does; returns the new heading. */
export async function goInside(page: Page, address: string) {
  if (pathOf(page) === address) return page.locator('main h1').first()
  await leadTo(page, address)
  const heading = page.locator('main h1:not([data-left])').first()
  await heading.waitFor().catch((error: Error) => {
    throw new Error(`${address} shows no heading: it is at ${page.url()}`, { cause: error })
  })
  return heading
}

/** The same, without waiting for the content. */
export const leadTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
  }, address)

/** The path of the current page, with its query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The text of an element, once it has been loaded. */
export async function textIn(shown: Locator): Promise<string> {
  await shown.waitFor()
  await shown
    .getByText(/^(Loading…|लोड हो रहा है…)$/)
    .first()
    .waitFor({ state: 'hidden' })
  return (await shown.allInnerTexts()).join('\n')
}
