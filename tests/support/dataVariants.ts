import { readdirSync } from 'node:fs'
import { offeredAddon } from '../../src/domain/memberships/addonOffer.ts'
import { type AddonOnWire, addonSchema } from '../../src/domain/memberships/addonSchema.ts'
import { transactionFrom } from '../../src/domain/memberships/transaction.ts'
import { type TransactionOnWire, transactionSchema } from '../../src/domain/memberships/transactionSchema.ts'
import { moneySchema } from '../../src/domain/moneySchema.ts'

/**
 * Values that the API allows instead of a sample's: every value of each field with few values, by the contract's
 * schemas.
 */

interface Schema {
  type: string
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  options?: readonly unknown[]
  item?: Schema
  value?: Schema
  items?: readonly Schema[]
  literal?: unknown
  pipe?: readonly Schema[]
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Merges the variants with the same fields; the field that distinguishes them may have any of its values. */
function merged({ type, options = [] }: Schema): Schema | null {
  const [first, ...others] = options.filter(isSchema)
  const names = Object.keys(first?.entries ?? {}).sort()
  const isAlike = ({ entries = {} }: Schema) => String(Object.keys(entries).sort()) === String(names)
  if (type !== 'variant' || !first || !others.every(isAlike)) return null
  const inAll = (name: string) => [first, ...others].flatMap(({ entries }) => choices(entries?.[name]))
  const entries = Object.entries(first.entries ?? {}).map(([name, one]): [string, Schema] => {
    const values = inAll(name)
    return [name, values.length > 0 ? { type: 'picklist', options: values } : one]
  })
  return { type: 'object', entries: Object.fromEntries(entries) }
}
const choices = (schema: Schema | undefined): readonly unknown[] =>
  schema?.type === 'literal' ? [schema.literal] : schema?.type === 'picklist' ? (schema.options ?? []) : []

function objectsIn(schema: Schema, found: Set<Schema>): void {
  if (found.has(schema)) return
  const one = merged(schema)
  if (one) found.add(one)
  if (one || schema.entries) found.add(schema)
  if (one) return
  const { wrapped, item, value, options = [] } = schema
  const inner = [...Object.values(schema.entries ?? {}), wrapped, item, value, ...options]
  for (const one of inner) if (isSchema(one)) objectsIn(one, found)
}

const schemas = new Set<Schema>()
const declaring = /^contract\/\w+\.ts$|Schema\.ts$/
for (const file of readdirSync('src/domain', { recursive: true, encoding: 'utf8' }).filter((one) =>
  declaring.test(one),
)) {
  const exported: object = await import(`../../src/domain/${file}`)
  for (const one of Object.values(exported)) if (isSchema(one)) objectsIn(one, schemas)
}

/** What a flow receives where the wire names an amount in its own way: the same with `Money` in that place. */
const { trans_amount, currency_code, ...ofTransaction } = transactionSchema.entries
const { prorated_price, currency_code: payer, ...ofAddon } = addonSchema.entries
schemas.add({ type: 'object', entries: { ...ofTransaction, amount: moneySchema } as Record<string, Schema> })
schemas.add({ type: 'object', entries: { ...ofAddon, price: moneySchema } as Record<string, Schema> })

function received(made: Record<string, unknown>): unknown {
  if ('trans_amount' in made) return transactionFrom(made as unknown as TransactionOnWire)
  return 'prorated_price' in made ? offeredAddon(made as unknown as AddonOnWire, 1) : made
}

/** The schemas that a sample may belong to: those with all of its fields and the fewest others. */
function schemasOf(sample: Record<string, unknown>): Schema[] {
  const names = Object.keys(sample)
  if (names.length < 2) return []
  const size = ({ entries = {} }: Schema) => Object.keys(entries).length
  const fits = (schema: Schema | undefined, value: unknown) =>
    schema !== undefined && (schema.type !== 'literal' || schema.literal === value)
  const fitting = [...schemas].filter(({ entries = {} }) => names.every((name) => fits(entries[name], sample[name])))
  const fewest = Math.min(...fitting.map(size))
  return fitting.filter((schema) => size(schema) === fewest)
}

/** All values of a field that has few; otherwise its boundary values. */
function valuesOf(schema: Schema | undefined, field: string, now: unknown): readonly unknown[] {
  if (!schema) return typeof now === 'string' ? otherTexts(field, now) : []
  const { type, wrapped, options = [] } = schema
  if (type === 'picklist') return options
  if (type === 'boolean') return [true, false]
  if (type === 'array') return Array.isArray(now) ? otherLists(now, schema.item) : [[]]
  if (type === 'nullable') return [null, ...valuesOf(wrapped, field, now)]
  if (type === 'optional') return valuesOf(wrapped, field, now)
  if (type === 'number') return typeof now === 'number' && now > 0 ? [0, now - 1, now + 1] : [0]
  return type === 'string' && typeof now === 'string' ? otherTexts(field, now) : []
}

/** None of the items, only the first, and the only one with another after it. */
function otherLists(now: readonly unknown[], item: Schema | undefined): readonly unknown[] {
  const [first] = now
  if (now.length > 1) return [[], [first]]
  const second = isRecord(first) ? secondTo(first) : choices(item).find((one) => one !== first)
  if (first === undefined || second === undefined) return [[]]
  return JSON.stringify(second) === JSON.stringify(first) ? [[]] : [[], [first, second]]
}

/** An item that differs from the first in each id, day and free text. */
const secondTo = (first: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(first).map(([field, value]) => {
      if (isRecord(value)) return [field, secondTo(value)]
      return [field, typeof value === 'string' ? otherThan(value, field) : value]
    }),
  )

function otherThan(value: string, field: string): string {
  if (/^\d{4}$/.test(value)) return String(Number(value) + 1)
  const [start, day, time] = [value.slice(0, 8), value.slice(8, 10), value.slice(10)]
  if (/^\d{4}-\d\d-\d\d/.test(value)) return `${start}${String((Number(day) % 28) + 1).padStart(2, '0')}${time}`
  const isFree = !ruledText.test(field) && !/currency/.test(field) && isWritten.test(value)
  return isFree || /^(uu)?id$/.test(field) ? `${value} 2` : value
}
/** The values of an enumeration are written in one way: `offer_made`, `INVESTOR`. */
const isWritten = /[A-Z][a-z]|[a-z] /

/** An empty text if the field has a text of its own; another currency for a currency. */
function otherTexts(field: string, now: string): readonly string[] {
  if (/currency/.test(field)) return [now === 'USD' ? 'INR' : 'USD']
  return now === textOf(field) || ruledText.test(field) ? [] : ['']
}
const ruledText =
  /(_at|_until|_end|_start|_on|_time|_from|mode|^day|^until|url|id|uuid|secret|intent|key|mime|slug|kind|type|code|to)$/

/** A number from 0 to 27 for a field, so that a screen that shows another field's date or count looks different. */
const markOf = (field: string): number =>
  [...field].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0) % 28

const textOf = (field: string): string => {
  if (/(_at|_until|_end|_start|_on|_time|^day|^until)$/.test(field))
    return new Date(Date.UTC(2026, 10, 21 + markOf(field), 8)).toISOString()
  if (/url$/.test(field)) return '/files/x'
  if (/currency/.test(field)) return 'INR'
  return /(id|uuid)$/.test(field) ? 'x' : `The ${field.replaceAll('_', ' ')}`
}

/** A value that the API may send where the sample has none; the choices are taken in turn. */
function madeOf(schema: Schema, field: string, turn = 0): unknown {
  const { type, wrapped, options = [], entries, item, items = [] } = schema
  if (type === 'picklist') return options[turn % options.length]
  if (type === 'boolean') return turn % 2 === 0
  if (type === 'number') return 7 + turn + 3 * markOf(field)
  if (type === 'string') return /year$/.test(field) ? String(2023 + turn) : textOf(field)
  if (type === 'literal') return schema.literal
  if (wrapped) return madeOf(wrapped, field, turn)
  if (entries)
    return received(Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, madeOf(one, name, turn)])))
  if (type === 'array' && item) return listOf(item, field)
  if (type === 'tuple') return items.map((one) => madeOf(one, field, turn))
  const [first] = options
  return isSchema(first) ? madeOf(first, field, turn) : {}
}

/** The number of turns needed to show every choice once. */
function turnsOf({ type, options = [], entries = {}, wrapped }: Schema): number {
  if (type === 'picklist') return options.length
  if (type === 'boolean') return 2
  return Math.max(1, ...Object.values(entries).map(turnsOf), wrapped ? turnsOf(wrapped) : 1)
}

const listOf = (item: Schema, field: string): unknown[] =>
  Array.from({ length: turnsOf(item) }, (_, turn) => {
    const one = madeOf(item, field, turn)
    if (!isRecord(one)) return one
    return Object.fromEntries(
      Object.entries(one).map(([name, value]) => [name, /^(uu)?id$/.test(name) ? `x${turn}` : value]),
    )
  })

/**
 * Replacements for a missing value: a list with each choice once instead of an empty one, a whole object instead of an
 * absent one.
 */
function insteadOfNothing(schema: Schema | undefined, field: string, now: unknown): readonly unknown[] {
  if (!schema) return []
  if (schema.type === 'optional' && schema.wrapped) return insteadOfNothing(schema.wrapped, field, now)
  const inner = schema.type === 'nullable' ? schema.wrapped : schema
  const isList = inner?.type === 'array' && inner.item !== undefined
  if (inner && isList && (now === null || (Array.isArray(now) && now.length === 0))) return [madeOf(inner, field)]
  return now === null && inner && (inner.entries || /^(string|number)$/.test(inner.type)) ? [madeOf(inner, field)] : []
}

const shortly = (value: unknown) =>
  Array.isArray(value) && isRecord(value[0]) ? ['one', 'two'][value.length - 1] : JSON.stringify(value)

export interface Variant {
  /** `chats.0.unread: 0` */
  name: string
  value: unknown
}

/** A sample with one field changed at a time; only the first item of a list is varied. */
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
        valuesOf(entries?.[field], field, now).some((one) => JSON.stringify(one) === JSON.stringify(value)),
      )
    const own = [...new Set(valuesOf(schema?.entries?.[field], field, now))]
      // A missing answer in a whole form is tested by the form's own table.
      .filter((value) => value !== '' || schema || Object.keys(sample).length < 8)
      .filter(isAllowed)
      .filter((value) => value === null || now === null || typeof value === typeof now)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(now))
      .map((value) => ({ name: `${place}${field}: ${shortly(value)}`, value: changed(value) }))
    const made = (alike.length === 0 ? insteadOfNothing(schema?.entries?.[field], field, now) : []).map((value) => ({
      name: `${place}${field}: said`,
      value: changed(value),
    }))
    const inner = variantsOf(now, `${place}${field}.`).map(({ name, value }) => ({ name, value: changed(value) }))
    return [...own, ...made, ...inner]
  })
}
