import type { Field, Seen } from './typedBefore.ts'

/** The fields of a drawn page: somebody may use them before the script has come that hears it. */
let seen: readonly Seen[] = []

const look = (field: Field): Seen => ({ field, value: field.value, checked: 'checked' in field && field.checked })

export function rememberDrawn(page: Element): void {
  seen = [...page.querySelectorAll<Field>('input, textarea, select')].map(look)
}

/** Once, by the screen that takes the page over. */
export function takeOverDrawn(): void {
  if (seen.length === 0) return
  const earlier = seen
  const now = seen.map(({ field }) => look(field))
  seen = []
  void import('./typedBefore.ts').then(({ takeOver }) => takeOver(earlier, now))
}
