import * as v from 'valibot'

/**
 * Parses a form-encoded body into the types of its contract (specification, section 7: "a POST may be sent
 * form-encoded").
 */

interface Node {
  /** The values under a name, with or without empty brackets. */
  values: string[]
  children: Map<string, Node>
}

interface Schema extends v.GenericSchema {
  wrapped?: Schema
  item?: Schema
  value?: Schema
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  literal?: unknown
}

/** Values that cannot be converted stay text, which the contract then refuses. */
export function readForm(schema: v.GenericSchema, text: string): unknown {
  const root = newNode()
  for (const [name, value] of new URLSearchParams(text)) nodeAt(root, name).values.push(value)
  return decode(schema as Schema, root)
}

const newNode = (): Node => ({ values: [], children: new Map() })

/** `a[b]` is field b of a; `a[]` is another item of a. */
function nodeAt(root: Node, name: string): Node {
  const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '')]
  return path.reduce((node, key) => {
    if (key === '') return node
    const child = node.children.get(key) ?? newNode()
    node.children.set(key, child)
    return child
  }, root)
}

const boxes = new Set(['optional', 'exact_optional', 'undefinedable'])
const nulls = new Set(['nullable', 'nullish'])

function decode(schema: Schema, node: Node | undefined): unknown {
  const { type, wrapped } = schema
  if (wrapped && boxes.has(type)) return node && decode(wrapped, node)
  if (wrapped && nulls.has(type)) return isBlank(node) ? node && null : decode(wrapped, node)
  if (schema.entries) return fieldsOf(schema.entries, node)
  if (type === 'record')
    return Object.fromEntries([...(node?.children ?? [])].map(([name, child]) => [name, valueIn(schema, child)]))
  if (type === 'array') return listOf(schema.item as Schema, node)
  if (type === 'union' || type === 'variant') return ofAny((schema.options ?? []) as readonly Schema[], node)
  const [value, ...more] = node?.values ?? []
  return more.length > 0 || (node && node.children.size > 0) || value === undefined
    ? node?.values
    : single(schema, value)
}

const valueIn = (record: Schema, node: Node) => decode(record.value as Schema, node)

const isBlank = (node: Node | undefined): boolean =>
  !node || (node.children.size === 0 && node.values.every((value) => value === ''))

function fieldsOf(entries: Record<string, Schema>, node: Node | undefined): object | undefined {
  if (!node || (node.children.size === 0 && node.values.length > 0)) return undefined
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) => {
      const value = decode(schema, node.children.get(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** A missing list, or one with a single empty text, is empty. */
function listOf(item: Schema, node: Node | undefined): unknown {
  if (!node || isBlank(node)) return []
  const names = [...node.children.keys()]
  // Named fields are not a list.
  if (!names.every((name) => /^\d+$/.test(name))) return Object.fromEntries(names.map((name) => [name, null]))
  const single = (value: string): Node => ({ values: [value], children: new Map() })
  return [...node.values.map(single), ...node.children.values()].map((one) => decode(item, one))
}

function ofAny(options: readonly Schema[], node: Node | undefined): unknown {
  const read = options.map((option) => ({ option, value: decode(option, node) }))
  return (read.find(({ option, value }) => v.is(option, value)) ?? read.at(-1))?.value
}

const yes = new Set(['true', '1', 'on'])
const no = new Set(['false', '0', 'off'])

function single({ type, options, literal }: Schema, value: string): unknown {
  if (type === 'number') return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  if (type === 'boolean' || typeof literal === 'boolean') return yes.has(value) ? true : no.has(value) ? false : value
  if (type === 'null') return value === '' ? null : value
  const known = type === 'literal' ? [literal] : (options ?? [])
  return known.find((one) => String(one) === value) ?? value
}
