import { createHash } from 'node:crypto'
import { Column, is, Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/** Several selects as one statement, which is made once and then only run. */

type Decoder = { mapFromDriverValue(value: unknown): unknown }
type Field = Column | SQL | SQL.Aliased
interface Select {
  getSQL(): SQL
  readonly _: { readonly selectedFields: object; readonly result: unknown[] }
}
type Selects = Readonly<Record<string, Select>>
type Rows<S extends Selects> = { [Name in keyof S]: S[Name]['_']['result'] }

/** Builds selects alone: nothing is run on it. */
export type Selecting = Pick<Db, 'select' | 'selectDistinct'>
/** Stands in a select for a value that each run gives anew. */
type Parameters<P> = { readonly [Name in keyof P]: P[Name] }

const dialect = new PgDialect()

const decoderOf = (field: Field): Decoder =>
  is(field, Column) ? field : ((is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder }).decoder

const named = (column: number) => sql.identifier(`c${column}`)

/** A select as one JSON value: its rows, each an array of its columns. */
function asJson(select: Select): SQL {
  const columns = Object.keys(select._.selectedFields).map((_, at) => named(at))
  const listed = sql.join(columns, sql`, `)
  return sql`(select coalesce(json_agg(json_build_array(${listed})), '[]'::json) from (${select.getSQL()}) as r (${listed}))`
}

function rowsOf(select: Select, rows: readonly (readonly unknown[])[]): unknown[] {
  const fields = Object.entries(select._.selectedFields as Record<string, Field>).map(
    ([name, field]) => [name, decoderOf(field)] as const,
  )
  return rows.map((row) =>
    Object.fromEntries(
      fields.map(([name, decoder], at) => [name, row[at] === null ? null : decoder.mapFromDriverValue(row[at])]),
    ),
  )
}

/** Values that are known, or a select of one column that finds them in the same statement. */
export type Values = readonly string[] | SQLWrapper

const isSelect = (values: Values): values is SQLWrapper => 'getSQL' in values

/** A column that has one of the values of a list. */
export const anyOf = (column: Column, values: Values): SQL => {
  if (is(values, Placeholder)) return sql`${column} = any(${values})`
  return isSelect(values) ? sql`${column} in (${values.getSQL()})` : sql`${column} = any(${sql.param(values)})`
}

/**
 * Declares what is read together. `selects` is called once, with parameters in place of values; each select gives a flat
 * row of columns. The reading is run in a transaction too, by its `tx`. Behind a pooler that shares connections a
 * statement has no name, for a connection there does not keep it.
 */
export function reading<P extends object, S extends Selects>(
  selects: (db: Selecting, parameters: Parameters<P>) => S,
): (db: Db, values: P) => Promise<Rows<S>> {
  let made: { all: S; text: string; params: unknown[]; name: string } | null = null
  const parameters = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Parameters<P>

  function make(db: Db) {
    const all = selects(db, parameters)
    const parts = Object.entries(all).flatMap(([name, select]) => [sql`${sql.raw(`'${name}'`)}`, asJson(select)])
    const { sql: text, params } = dialect.sqlToQuery(sql`select json_build_object(${sql.join(parts, sql`, `)}) as read`)
    return { all, text, params, name: createHash('sha256').update(text).digest('hex').slice(0, 32) }
  }

  return async (db, values) => {
    made ??= make(db)
    const { all, text, params, name } = made
    const statement = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
    const answer = (await statement.execute({ ...values } as Record<string, unknown>)) as {
      rows: [{ read: Record<string, unknown[][]> }]
    }
    const [{ read }] = answer.rows
    return Object.fromEntries(
      Object.entries(all).map(([part, select]) => [part, rowsOf(select, read[part] ?? [])]),
    ) as Rows<S>
  }
}
