export type FormValue = string | { [key: string]: FormValue }
export type FormFields = { [key: string]: FormValue }

/** Parses the provider's form encoding `a[b][c]=d` into nested fields. */
export function nestedForm(body: string): FormFields {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    let here = fields
    for (const part of path.slice(0, -1)) {
      const next = here[part]
      const inner: FormFields = typeof next === 'object' ? next : Object.create(null)
      here[part] = inner
      here = inner
    }
    const last = path.at(-1)
    if (last !== undefined) here[last] = value
  }
  return fields
}

export const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')
export const fieldsIn = (value: FormValue | undefined): FormFields => (typeof value === 'object' ? value : {})
