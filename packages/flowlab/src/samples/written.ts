/** Matches a name that needs no quotation marks. */
export const isName = /^[A-Za-z_$][\w$]*$/
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** The name of a property as source code. */
export const key = (name: string) => (isName.test(name) ? name : quoted(name))

/** A sample as source code. */
export function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Map) return 'new Map()'
  if (value instanceof Set) return 'new Set()'
  if (value instanceof Error) return `new Error(${quoted(value.message)})`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, each]) => `${key(name)}: ${written(each)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

/** The place inside a sample where a person writes something, `{ items: [{ id: … }] }`. */
export const placeOf = ([first, ...rest]: readonly (string | null)[]): string => {
  if (first === undefined) return '…'
  return first === null ? `[${placeOf(rest)}]` : `{ ${key(first)}: ${placeOf(rest)} }`
}
