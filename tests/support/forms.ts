import type { Locator, Page } from 'playwright-core'

/** Filling in forms as a person does: by typing into a searchable box and taking what it finds. */

/** Types into a searchable box and takes the option of that very name. */
export async function pick(near: Page | Locator, box: Locator, option: string): Promise<void> {
  const page = 'page' in near ? near.page() : near
  // What is chosen already is left as it is.
  if ((await box.inputValue()) === option) return
  await box.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const choose = (page: Page, name: string, option: string) =>
  pick(page, page.locator(`[data-field="${name}"]`).getByRole('combobox'), option)

/** One of several: a searchable box where the list is long, checkboxes where it is short. */
export async function check(page: Page, name: string, option: string): Promise<void> {
  const field = page.locator(`[data-field="${name}"]`)
  await field.waitFor()
  if (await field.getByRole('combobox').count()) await choose(page, name, option)
  else await field.getByLabel(option, { exact: true }).check()
}

export const write = (page: Page, name: string, text: string) => page.locator(`main [name="${name}"]`).fill(text)
