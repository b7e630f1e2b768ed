import { Column, is, SQL, sql } from 'drizzle-orm'

/** A select as one JSON value, and the decoding of its rows. */

type Decoder = { mapFromDriverValue(value: unknown): unknown }
type Field = Column | SQL | SQL.Aliased
/** A select's fields; those of a joined table may be grouped under its name. */
type Fields = Readonly<Record<string, Field | Readonly<Record<string, Field>>>>
export interface Select {
  getSQL(): SQL
  readonly _: { readonly selectedFields: object; readonly result: unknown[] }
}

const decoderOf = (field: Field): Decoder =>
  is(field, Column) ? field : ((is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder }).decoder

const named = (column: number) => sql.identifier(`c${column}`)

const heldVersions = new WeakMap<Select, string>()

/**
 * The first column of the select is the version of its row. If the caller already holds that version, every other
 * column is null.
 */
export function omitUnchanged<S extends Select>(select: S, version: string | null): S {
  // A placeholder at run time, like all values of a select that is built once.
  heldVersions.set(select, version as string)
  return select
}

/** A select as one JSON value: its rows, each an array of its columns. */
export function asJson(select: Select): SQL {
  const columns = fieldsOf(select)
    .flatMap(([, each]) => each)
    .map((_, at) => named(at))
  const listed = sql.join(columns, sql`, `)
  const [whole, version] = [sql`json_build_array(${listed})`, named(0)]
  const held = heldVersions.get(select)
  const row = held
    ? sql`case when ${version} = ${held}::text then json_build_array(${version}) else ${whole} end`
    : whole
  return sql`array_to_json(array(select ${row} from (${select.getSQL()}) as r (${listed})))`
}

/** The rows of a select as one column of another select, whose tables it may refer to. */
export const rowsColumn = <S extends Select>(select: S) =>
  sql<S['_']['result']>`${asJson(select)}`.mapWith({
    mapFromDriverValue: (rows) => rowDecoder(select)(rows as unknown[][]) as S['_']['result'],
  })

/** True for a column whose JSON value needs no decoding. */
const isPlain = ({ mapFromDriverValue }: Decoder) => plainDecoders.has(mapFromDriverValue)
const plainDecoders = new Set<Decoder['mapFromDriverValue']>([
  Column.prototype.mapFromDriverValue,
  (sql`` as unknown as { decoder: Decoder }).decoder.mapFromDriverValue,
])

const isField = (one: Fields[string]): one is Field => is(one, Column) || is(one, SQL) || is(one, SQL.Aliased)

/** Each field with its column; for a joined table, with its columns by name. */
const fieldsOf = (select: Select): (readonly [name: string, columns: readonly (readonly [string, Field])[]])[] =>
  Object.entries(select._.selectedFields as Fields).map(([name, field]) => [
    name,
    isField(field) ? [['', field]] : Object.entries(field),
  ])

type Read = (values: readonly unknown[]) => unknown

const columnRead = (field: Field, at: number): Read => {
  const decoder = decoderOf(field)
  return isPlain(decoder)
    ? (values) => values[at] ?? null
    : (values) => {
        const value = values[at] ?? null
        return value === null ? null : decoder.mapFromDriverValue(value)
      }
}

/** Reads an object, field by field. */
const objectRead =
  (reads: readonly { name: string; read: Read }[]): Read =>
  (values) => {
    const made: Record<string, unknown> = {}
    for (const { name, read } of reads) made[name] = read(values)
    return made
  }

/** Reads a joined table; null if the outer join found no row. */
function tableRead(columns: readonly (readonly [string, Field])[], from: number): Read {
  const read = objectRead(columns.map(([name, field], at) => ({ name, read: columnRead(field, from + at) })))
  const to = from + columns.length
  return (values) => (values.slice(from, to).every((value) => value === null) ? null : read(values))
}

/** Decodes a select's arrays into rows. */
export function rowDecoder(select: Select): (rows: readonly (readonly unknown[])[]) => unknown[] {
  let from = 0
  const reads = fieldsOf(select).map(([name, columns]) => {
    const [[only, field] = []] = columns
    const read = only === '' && field ? columnRead(field, from) : tableRead(columns, from)
    from += columns.length
    return { name, read }
  })
  const read = objectRead(reads)
  return (rows) => rows.map(read)
}
