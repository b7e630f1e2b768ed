import type { Locator, Page } from 'playwright-core'

/** Goes to an address inside the page that stands, as a link does; answers with the heading that is new there. */
export async function goInside(page: Page, address: string) {
  if (pathOf(page) === address) return page.locator('main h1').first()
  await leadTo(page, address)
  const heading = page.locator('main h1:not([data-left])').first()
  await heading.waitFor().catch((error: Error) => {
    throw new Error(`${address} shows no heading: it is at ${page.url()}`, { cause: error })
  })
  return heading
}

/** The same without waiting for what is shown there. */
export const leadTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
  }, address)

/** The path of the page as it stands, with its query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** What a person reads there, once it has been loaded. */
export async function textIn(shown: Locator): Promise<string> {
  await shown.waitFor()
  await shown
    .getByText(/^(Loading…|लोड हो रहा है…)$/)
    .first()
    .waitFor({ state: 'hidden' })
  return (await shown.allInnerTexts()).join('\n')
}
