import { type Column, is, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { asJson, rowDecoder, type Select } from './jsonRows.ts'
import { type Run, runOf } from './preparedStatement.ts'

/**
 * Prepared statements: a statement is built once and then only run; a combined query is several selects in one
 * statement.
 */

export type Selects = Readonly<Record<string, Select>>
export type Rows<S extends Selects> = { [Name in keyof S]: S[Name]['_']['result'] }

/** An interface that only builds selects; nothing runs on it. */
export type SelectBuilder = Pick<Db, 'select' | 'selectDistinct'>
/** A placeholder in a select; each run supplies its value. */
type Parameters<P> = { readonly [Name in keyof P]: P[Name] }

/** Known values, or a one-column select that reads them in the same statement. */
export type Values = readonly string[] | SQLWrapper

const isSelect = (values: Values): values is SQLWrapper => 'getSQL' in values

/** True for rows whose column has one of these values. */
export const anyOf = (column: Column, values: Values): SQL => {
  if (is(values, Placeholder)) return sql`${column} = any(${values})`
  return isSelect(values) ? sql`${column} in (${values.getSQL()})` : sql`${column} = any(${sql.param(values)})`
}

const parametersOf = <P>(prefix = '') =>
  new Proxy({}, { get: (_, name) => sql.placeholder(`${prefix}${String(name)}`) }) as Parameters<P>

/**
 * Declares a hand-written statement with parameters in place of values: it is built once and then only run. Its rows
 * have the driver's types; instants are passed as text.
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
 * row of columns. The query can run inside a transaction, on its `tx`. Behind a pooler that shares connections the
 * statement has no name, because connections do not keep prepared statements there.
 */
export function combinedQuery<P extends object, S extends Selects>(
  selects: (db: SelectBuilder, parameters: Parameters<P>) => S,
): CombinedQuery<P, S> {
  let compiled: { parts: Part[]; run: Run } | null = null

  function make(db: Db) {
    const all = Object.entries(selects(db, parametersOf<P>()))
    const texts = all.flatMap(([name, select]) => [sql`${sql.raw(`'${name}'`)}`, asJson(select)])
    return {
      parts: all.map(([name, select]) => ({ name, read: rowDecoder(select) })),
      run: runOf(sql`select json_build_object(${sql.join(texts, sql`, `)}) as read`),
    }
  }

  async function run(db: Db, values: P): Promise<Rows<S>> {
    compiled ??= make(db)
    const [{ read }] = (await compiled.run(db, values)) as [{ read: Record<string, unknown[][]> }]
    const rows: Record<string, unknown[]> = {}
    for (const part of compiled.parts) rows[part.name] = part.read(read[part.name] ?? [])
    return rows as Rows<S>
  }
  return Object.assign(run, { selects })
}

interface Part {
  name: string
  read: ReturnType<typeof rowDecoder>
}

const prefixed = (prefix: string, given: object) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [`${prefix}${name}`, value]))

/** Combines two queries into one statement, each with its own values. */
export function combineQueries<P extends object, S extends Selects, Q extends object, T extends Selects>(
  one: CombinedQuery<P, S>,
  other: CombinedQuery<Q, T>,
): (db: Db, ofOne: P, ofOther: Q) => Promise<[Rows<S>, Rows<T>]> {
  const [a, b] = ['a_', 'b_']
  const combined = combinedQuery<object, Selects>((db) => ({
    ...prefixed(a, one.selects(db, parametersOf<P>(a))),
    ...prefixed(b, other.selects(db, parametersOf<Q>(b))),
  }))
  let names: { ofOne: string[]; ofOther: string[] } | null = null
  return async (db, ofOne, ofOther) => {
    const read = (await combined(db, { ...prefixed(a, ofOne), ...prefixed(b, ofOther) })) as Record<string, unknown[]>
    names ??= { ofOne: namesOf(read, a), ofOther: namesOf(read, b) }
    return [partOf(read, a, names.ofOne) as Rows<S>, partOf(read, b, names.ofOther) as Rows<T>]
  }
}

const namesOf = (read: object, prefix: string) =>
  Object.keys(read).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

function partOf(read: Readonly<Record<string, unknown[]>>, prefix: string, names: readonly string[]) {
  const part: Record<string, unknown> = {}
  for (const name of names) part[name] = read[prefix + name]
  return part
}
