/** Moves the focus to a form's field, and the field into view. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`main [data-field="${name}"], main [name="${name}"]`)
  const control = field?.matches('input,textarea,select')
    ? field
    : (field?.querySelector<HTMLElement>('input:not([aria-hidden]),textarea,select,button') ?? field)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
