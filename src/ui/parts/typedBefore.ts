type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React hears a field only where its value differs from the one that was last set through the field itself. */
function hear(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    if (field.selectedIndex !== Math.max(drawn, 0)) field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    field.click()
    return
  }
  const typed = field.value
  if (typed === field.defaultValue) return
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What was typed, ticked or filled in by the browser while a drawn page still waited for its script reaches the flow as
 * if it were typed now; once, for the screen that takes the page over.
 */
export function takeOverTyped(): void {
  const page = document.querySelector('[data-drawn]')
  if (!page) return
  page.removeAttribute('data-drawn')
  for (const field of page.querySelectorAll<Field>('input:not([type=file]), textarea, select')) hear(field)
}
