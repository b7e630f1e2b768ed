export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface Seen {
  field: Field
  value: string
  checked: boolean
}

const isTicked = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type)

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const isChanged = ({ field, value, checked }: Seen) =>
  isTicked(field) ? checked !== field.defaultChecked : value !== drawnValue(field)

/** React hears a field only where its value differs from the one that was last set through the field itself. */
function type(field: Field, { value, checked }: Seen): void {
  if (isTicked(field)) {
    field.checked = !checked
    field.click()
    return
  }
  field.value = drawnValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The field itself, or the one that was put in its place. */
function living(field: Field): Field | undefined {
  if (field.isConnected) return field
  const others = [...document.querySelectorAll<Field>('input, textarea, select')]
  return others.find(({ name, value }) => name === field.name && (!isTicked(field) || value === field.value))
}

/**
 * What was typed, ticked, filled in by the browser or sent on a drawn page before its script came happens as if it were
 * now: as the fields were seen before the page was taken over, and, where they still hold it, after.
 */
export function takeOver(earlier: readonly Seen[], now: readonly Seen[]): void {
  for (const [place, later] of now.entries()) {
    const one = [later, earlier[place]].find((seen) => seen && isChanged(seen))
    const found = one && living(one.field)
    if (found) type(found, one)
  }
  const sent = now.find(({ field }) => field.form?.dataset.sent !== undefined)?.field
  delete sent?.form?.dataset.sent
  if (sent) living(sent)?.form?.requestSubmit()
  document.querySelector('[data-drawn]')?.removeAttribute('data-drawn')
}
