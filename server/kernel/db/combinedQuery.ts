import { createHash } from 'node:crypto'
import { Column, is, Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'

/** Statements that are made once and then only run; a reading is several selects as one. */

type Decoder = { mapFromDriverValue(value: unknown): unknown }
type Field = Column | SQL | SQL.Aliased
interface Select {
  getSQL(): SQL
  readonly _: { readonly selectedFields: object; readonly result: unknown[] }
}
type Selects = Readonly<Record<string, Select>>
type Rows<S extends Selects> = { [Name in keyof S]: S[Name]['_']['result'] }

/** Only builds selects; nothing runs on it. */
export type SelectBuilder = Pick<Db, 'select' | 'selectDistinct'>
/** A placeholder in a select; each run gives its value. */
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

/** Known values, or a one-column select that finds them in the same statement. */
export type Values = readonly string[] | SQLWrapper

const isSelect = (values: Values): values is SQLWrapper => 'getSQL' in values

/** A column that has one of the values of a list. */
export const anyOf = (column: Column, values: Values): SQL => {
  if (is(values, Placeholder)) return sql`${column} = any(${values})`
  return isSelect(values) ? sql`${column} in (${values.getSQL()})` : sql`${column} = any(${sql.param(values)})`
}

type Run = (db: Db, values: object) => Promise<unknown[]>

const parametersOf = <P>() => new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) }) as Parameters<P>

function runOf(whole: SQL): Run {
  const { sql: text, params } = dialect.sqlToQuery(whole)
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return async (db, values) => {
    const prepared = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
    return ((await prepared.execute({ ...values })) as { rows: unknown[] }).rows
  }
}

/**
 * Declares a statement that is written out, with parameters in place of values: it is made once and then only run. Its
 * rows come as the database's driver gives them; an instant is given as text.
 */
export function statement<P extends object, R>(
  write: (parameters: Parameters<P>) => SQL,
): (db: Db, values: P) => Promise<R[]> {
  let run: Run | null = null
  return async (db, values) => {
    run ??= runOf(write(parametersOf<P>()))
    return (await run(db, values)) as R[]
  }
}

/**
 * Declares a combined query. `selects` is called once, with parameters in place of values; each select returns a flat
 * row of columns. It can run inside a transaction, on its `tx`. Behind a pooler that shares connections the statement
 * has no name, because connections do not keep one there.
 */
export function combinedQuery<P extends object, S extends Selects>(
  selects: (db: SelectBuilder, parameters: Parameters<P>) => S,
): (db: Db, values: P) => Promise<Rows<S>> {
  let made: { all: S; run: Run } | null = null

  function make(db: Db) {
    const all = selects(db, parametersOf<P>())
    const parts = Object.entries(all).flatMap(([name, select]) => [sql`${sql.raw(`'${name}'`)}`, asJson(select)])
    return { all, run: runOf(sql`select json_build_object(${sql.join(parts, sql`, `)}) as read`) }
  }

  return async (db, values) => {
    made ??= make(db)
    const { all, run } = made
    const [{ read }] = (await run(db, values)) as [{ read: Record<string, unknown[][]> }]
    return Object.fromEntries(
      Object.entries(all).map(([part, select]) => [part, rowsOf(select, read[part] ?? [])]),
    ) as Rows<S>
  }
}
