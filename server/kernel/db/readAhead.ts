import { both, type CombinedQuery, type Rows, type Selects } from './combinedQuery.ts'
import type { Db } from './connect.ts'

/** A read that is made in the same statement as another one, before it is known that it will be asked for. */

// Of any type: each is run with the values that were given beside it.
type AnyQuery = CombinedQuery<never, Selects>
export interface Ahead {
  query: AnyQuery
  values: object
}
export interface ReadAhead extends Ahead {
  rows: Rows<Selects>
}
export const aheadOf = <P extends object, S extends Selects>(query: CombinedQuery<P, S>, values: P): Ahead => ({
  query: query as unknown as AnyQuery,
  values,
})

/** By what is read ahead: there is one first query, the session's. */
const statements = new WeakMap<AnyQuery, ReturnType<typeof both>>()

/** A query, and in its statement what is read ahead. */
export async function readWith<P extends object, S extends Selects>(
  db: Db,
  first: CombinedQuery<P, S>,
  of: P,
  { query, values }: Ahead,
): Promise<{ found: Rows<S>; ahead: ReadAhead }> {
  const run = statements.get(query) ?? both(first as never, query as never)
  statements.set(query, run)
  const [found, rows] = await run(db, of, values)
  return { found: found as unknown as Rows<S>, ahead: { query, values, rows } }
}

/** What was read ahead, if it is exactly this, or else a read of its own. */
export async function readOf<P extends object, S extends Selects>(
  { db, ahead }: { db: Db; ahead: ReadAhead | undefined },
  query: CombinedQuery<P, S>,
  values: P,
): Promise<Rows<S>> {
  return ahead && (ahead.query as unknown) === query && isSame(ahead.values, values)
    ? (ahead.rows as Rows<S>)
    : query(db, values)
}

/** The moments of one request are one. */
const isSame = (one: object, other: object): boolean => {
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => a[name] === b[name] || (a[name] instanceof Date && b[name] instanceof Date))
  )
}
