export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field as it was when its page was hydrated. */
export interface Seen {
  field: Field
  value: string
  checked: boolean
  defaultValue: string
  defaultChecked: boolean
}

export const snapshotFields = (fields: readonly Field[]): Seen[] =>
  (fields as readonly HTMLInputElement[]).map((field) => ({
    field,
    value: field.value,
    checked: field.checked,
    defaultValue: field.defaultValue,
    defaultChecked: field.defaultChecked,
  }))

const isTicked = (field: Field) => /checkbox|radio/.test(field.type)

function prerenderedValue({ field, defaultValue }: Seen): string {
  if (!(field instanceof HTMLSelectElement)) return defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const isChanged = (seen: Seen) =>
  isTicked(seen.field) ? seen.checked !== seen.defaultChecked : seen.value !== prerenderedValue(seen)

/** Sets a field the way React notices: its value must differ from the one last set through the field itself. */
function type(field: Field, seen: Seen): void {
  if (isTicked(field)) {
    ;(field as HTMLInputElement).checked = seen.defaultChecked
    field.click()
    return
  }
  // The input has changed since then, and React has already handled that.
  if (![seen.value, prerenderedValue(seen)].includes(field.value)) return
  field.value = prerenderedValue(seen)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, seen.value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The element itself, or the one that replaced it. */
export function living<E extends HTMLElement>(
  element: E,
  others: string,
  isSame: (other: E) => boolean,
): E | undefined {
  return element.isConnected ? element : [...document.querySelectorAll<E>(others)].find(isSame)
}

const isAs = (field: Field) => (other: Field) =>
  other.name === field.name && (!isTicked(field) || other.value === field.value)

/** Repeats input that was typed, ticked or filled in by the browser before the screen was loaded. */
export function replay(seen: readonly Seen[]): void {
  for (const one of seen.filter(isChanged)) {
    const found = living(one.field, 'main :is(input, textarea, select)', isAs(one.field))
    if (found) type(found, one)
  }
}
