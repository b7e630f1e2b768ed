import { readdirSync } from 'node:fs'

/** What the wire allows instead of a sample: every value of each field that has few, by the schemas of the contract. */

interface Schema {
  type: string
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  options?: readonly unknown[]
  item?: Schema
  pipe?: readonly Schema[]
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

function objectsIn(schema: Schema, found: Set<Schema>): void {
  if (found.has(schema)) return
  if (schema.entries) found.add(schema)
  const inner = [...Object.values(schema.entries ?? {}), schema.wrapped, schema.item, ...(schema.options ?? [])]
  for (const one of inner) if (isSchema(one)) objectsIn(one, found)
}

const schemas = new Set<Schema>()
for (const file of readdirSync('src/domain/contract').filter((name) => name.endsWith('.ts'))) {
  const exported: object = await import(`../../src/domain/contract/${file}`)
  for (const one of Object.values(exported)) if (isSchema(one)) objectsIn(one, schemas)
}

/** The schemas that a sample may be of: those with all of its fields and the fewest others. */
function schemasOf(sample: Record<string, unknown>): Schema[] {
  const names = Object.keys(sample)
  if (names.length < 2) return []
  const size = ({ entries = {} }: Schema) => Object.keys(entries).length
  const fitting = [...schemas].filter(({ entries = {} }) => names.every((name) => entries[name]))
  const fewest = Math.min(...fitting.map(size))
  return fitting.filter((schema) => size(schema) === fewest)
}

/** All values that a field may have, where they are few. */
function valuesOf(schema: Schema | undefined): readonly unknown[] {
  if (!schema) return []
  const { type, wrapped, options = [] } = schema
  if (type === 'picklist') return options
  if (type === 'boolean') return [true, false]
  if (type === 'array') return [[]]
  if (type === 'nullable') return [null, ...valuesOf(wrapped)]
  if (type === 'optional') return valuesOf(wrapped)
  return type === 'number' ? [0] : []
}

export interface Variant {
  /** `chats.0.unread: 0` */
  name: string
  value: unknown
}

/** A sample with one field changed at a time; of a list its first member. */
export function variantsOf(sample: unknown, place = ''): Variant[] {
  if (Array.isArray(sample)) {
    if (sample.length === 0) return []
    const [first, ...others] = sample as unknown[]
    return variantsOf(first, `${place}0.`).map(({ name, value }) => ({ name, value: [value, ...others] }))
  }
  if (!isRecord(sample)) return []
  const [schema, ...alike] = schemasOf(sample)
  return Object.entries(sample).flatMap(([field, now]) => {
    const changed = (value: unknown) => ({ ...sample, [field]: value })
    const isAllowed = (value: unknown) =>
      alike.every(({ entries }) =>
        valuesOf(entries?.[field]).some((one) => JSON.stringify(one) === JSON.stringify(value)),
      )
    const own = valuesOf(schema?.entries?.[field])
      .filter(isAllowed)
      .filter((value) => value === null || now === null || typeof value === typeof now)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(now))
      .map((value) => ({ name: `${place}${field}: ${JSON.stringify(value)}`, value: changed(value) }))
    const inner = variantsOf(now, `${place}${field}.`).map(({ name, value }) => ({ name, value: changed(value) }))
    return [...own, ...inner]
  })
}
