import { type CombinedQuery, combineQueries, type Rows, type Selects } from './combinedQuery.ts'
import type { Db } from './connect.ts'

/** Reads data in the statement of another query, before it is known whether it will be needed. */

// A query of any type; each is stored with its own values.
type AnyQuery = CombinedQuery<never, Selects>
export interface ReadAheadQuery {
  query: AnyQuery
  values: object
}
export interface ReadAhead extends ReadAheadQuery {
  rows: Rows<Selects>
}
export const readAheadQuery = <P extends object, S extends Selects>(
  query: CombinedQuery<P, S>,
  values: P,
): ReadAheadQuery => ({
  query: query as unknown as AnyQuery,
  values,
})

/** Keyed by the query that is read ahead; the first query is always the session's. */
const statements = new WeakMap<AnyQuery, ReturnType<typeof combineQueries>>()

/** Runs a query, with the read-ahead query in the same statement. */
export async function readWith<P extends object, S extends Selects>(
  db: Db,
  first: CombinedQuery<P, S>,
  of: P,
  { query, values }: ReadAheadQuery,
): Promise<{ found: Rows<S>; ahead: ReadAhead }> {
  const run = statements.get(query) ?? combineQueries(first as never, query as never)
  statements.set(query, run)
  const [found, rows] = await run(db, of, values)
  return { found: found as unknown as Rows<S>, ahead: { query, values, rows } }
}

/** The rows that were read ahead if query and values are the same; otherwise runs the query. */
export async function readOf<P extends object, S extends Selects>(
  { db, ahead }: { db: Db; ahead: ReadAhead | undefined },
  query: CombinedQuery<P, S>,
  values: P,
): Promise<Rows<S>> {
  return ahead && (ahead.query as unknown) === query && isSame(ahead.values, values)
    ? (ahead.rows as Rows<S>)
    : query(db, values)
}

/** Two instants of one request count as equal. */
const isSame = (one: object, other: object): boolean => {
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => a[name] === b[name] || (a[name] instanceof Date && b[name] instanceof Date))
  )
}
