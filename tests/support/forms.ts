import type { Locator, Page } from 'playwright-core'

/** Fills in forms as a person does: types into a searchable box and selects a result. */

/** Types into a searchable box. A list that still follows the text may move, which would lose a press. */
export async function search(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text)
  await page.locator('[role=listbox]:visible:not([aria-busy])').waitFor()
}

/** Types into a searchable box and selects the option with exactly this name. */
export async function pick(near: Page | Locator, box: Locator, option: string): Promise<void> {
  const page = 'page' in near ? near.page() : near
  // An option that is already selected stays selected.
  if ((await box.inputValue()) === option) return
  await search(page, box, option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const choose = (page: Page, name: string, option: string) =>
  pick(page, page.locator(`[data-field="${name}"]`).getByRole('combobox'), option)

/** Selects one of several: a searchable box if the list is long, checkboxes if it is short. */
export async function check(page: Page, name: string, option: string): Promise<void> {
  const field = page.locator(`[data-field="${name}"]`)
  await field.waitFor()
  if (await field.getByRole('combobox').count()) await choose(page, name, option)
  else await field.getByLabel(option, { exact: true }).check()
}

export const write = (page: Page, name: string, text: string) => page.locator(`main [name="${name}"]`).fill(text)

/** A refusal that a form shows. A toast says the same for a moment, so that the text alone may be there twice. */
export const refusalIn = (place: Page | Locator, text: string): Locator =>
  place.locator('p[role=alert]').getByText(text)
