import type { Language } from 'flowlab/model/wording.ts'
import type { Page } from 'playwright-core'
import { words } from '../../flowlab/gallery/words.ts'

/** Chooses the language of the gallery, whichever it speaks. */
export async function speak(page: Page, language: Language): Promise<void> {
  const choice = page.getByLabel(words.en.language).or(page.getByLabel(words.hi.language))
  await choice.selectOption(language)
  await page.locator(`html[lang=${language}]`).waitFor()
}
