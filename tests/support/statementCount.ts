import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Query = (...args: unknown[]) => unknown

/** Counts the statements that anything in this process sends to its database, from now on. */
export function countStatements(): { taken: () => number; stop: () => void } {
  let count = 0
  const prototypes = [pg.Client.prototype, PGlite.prototype] as unknown as { query: Query }[]
  const before = prototypes.map(({ query }) => query)
  for (const [at, prototype] of prototypes.entries())
    prototype.query = function counted(this: unknown, ...args: unknown[]) {
      count++
      return before[at]?.apply(this, args)
    }
  return {
    /** How many since it was last asked. */
    taken() {
      const taken = count
      count = 0
      return taken
    },
    stop() {
      for (const [at, prototype] of prototypes.entries()) prototype.query = before[at] as Query
    },
  }
}
