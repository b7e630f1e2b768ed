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
export type Selects = Readonly<Record<string, Select>>
export type Rows<S extends Selects> = { [Name in keyof S]: S[Name]['_']['result'] }

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
  return sql`array_to_json(array(select json_build_array(${listed}) from (${select.getSQL()}) as r (${listed})))`
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

const parametersOf = <P>(prefix = '') =>
  new Proxy({}, { get: (_, name) => sql.placeholder(`${prefix}${String(name)}`) }) as Parameters<P>

/**
 * Values that are the same at every run stand in the text: the database then plans the statement once, because a plan for
 * any values is expected to cost as much as one for these, and no run sends them again.
 */
function written(whole: SQL): { text: string; params: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(whole)
  const given: unknown[] = []
  return {
    text: text.replace(/\$(\d+)/g, (_, number: string) => {
      const value = params[Number(number) - 1]
      if (typeof value === 'number' || typeof value === 'boolean') return String(value)
      if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
      return `$${given.push(value)}`
    }),
    params: given,
  }
}

function runOf(whole: SQL): Run {
  const { text, params } = written(whole)
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

export interface CombinedQuery<P extends object, S extends Selects> {
  (db: Db, values: P): Promise<Rows<S>>
  readonly selects: (db: SelectBuilder, parameters: Parameters<P>) => S
}

/**
 * Declares a combined query. `selects` is called once, with parameters in place of values; each select returns a flat
 * row of columns. It can run inside a transaction, on its `tx`. Behind a pooler that shares connections the statement
 * has no name, because connections do not keep one there.
 */
export function combinedQuery<P extends object, S extends Selects>(
  selects: (db: SelectBuilder, parameters: Parameters<P>) => S,
): CombinedQuery<P, S> {
  let made: { all: S; run: Run } | null = null

  function make(db: Db) {
    const all = selects(db, parametersOf<P>())
    const parts = Object.entries(all).flatMap(([name, select]) => [sql`${sql.raw(`'${name}'`)}`, asJson(select)])
    return { all, run: runOf(sql`select json_build_object(${sql.join(parts, sql`, `)}) as read`) }
  }

  async function run(db: Db, values: P): Promise<Rows<S>> {
    made ??= make(db)
    const { all, run } = made
    const [{ read }] = (await run(db, values)) as [{ read: Record<string, unknown[][]> }]
    return Object.fromEntries(
      Object.entries(all).map(([part, select]) => [part, rowsOf(select, read[part] ?? [])]),
    ) as Rows<S>
  }
  return Object.assign(run, { selects })
}

const prefixed = (prefix: string, given: object) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`${prefix}${name}`, value]))

/** Two combined queries as one statement, each with its own values. */
export function both<P extends object, S extends Selects, Q extends object, T extends Selects>(
  one: CombinedQuery<P, S>,
  other: CombinedQuery<Q, T>,
): (db: Db, ofOne: P, ofOther: Q) => Promise<[Rows<S>, Rows<T>]> {
  const [a, b] = ['a_', 'b_']
  const together = combinedQuery<object, Selects>((db) => ({
    ...prefixed(a, one.selects(db, parametersOf<P>(a))),
    ...prefixed(b, other.selects(db, parametersOf<Q>(b))),
  }))
  return async (db, ofOne, ofOther) => {
    const read = Object.entries(await together(db, { ...prefixed(a, ofOne), ...prefixed(b, ofOther) }))
    const partOf = (prefix: string) =>
      Object.fromEntries(
        read.flatMap(([name, rows]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), rows]] : [])),
      )
    return [partOf(a) as Rows<S>, partOf(b) as Rows<T>]
  }
}
