import type { Field, Seen } from './typedBefore.ts'

/** The fields of a drawn page: somebody may use them before the script has come that hears it. */
let fields: Field[] = []

/** Just before React takes the page: from then on it lets pass only what it has heard. */
export function rememberDrawn(page: HTMLElement): void {
  fields = [...page.querySelectorAll<Field>('main :is(input, textarea, select)')]
  if (page.querySelector('main button')) page.dataset.drawn = ''
  else delete page.dataset.drawn
}

/** Once, by the screen that takes the page over. */
export function takeOverDrawn(): void {
  const page = document.querySelector<HTMLElement>('[data-drawn=""]')
  if (!page) return
  // Until what was typed is heard, a press would find it missing: src/afterPaint.ts holds it.
  page.dataset.drawn = 'taken'
  const seen = (fields as HTMLInputElement[]).map(
    (field): Seen => ({
      field,
      value: field.value,
      checked: field.checked,
      defaultValue: field.defaultValue,
      defaultChecked: field.defaultChecked,
    }),
  )
  void import(/* webpackChunkName: "late" */ './typedBefore.ts')
    .finally(() => delete page.dataset.drawn)
    .then(({ takeOver }) => takeOver(seen))
}
