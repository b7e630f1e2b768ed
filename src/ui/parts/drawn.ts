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
  const page = document.querySelector('[data-drawn]')
  if (!page) return
  page.removeAttribute('data-drawn')
  const seen = fields.map((field): Seen => {
    const { value, checked, defaultValue, defaultChecked } = field as HTMLInputElement
    return { field, value, checked, defaultValue, defaultChecked }
  })
  void import(/* webpackChunkName: "late" */ './typedBefore.ts').then(({ takeOver }) => takeOver(seen))
}
