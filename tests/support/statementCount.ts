import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Query = (...args: unknown[]) => unknown
interface Client {
  query: Query
}
interface Transacting {
  transaction(work: (tx: Client) => Promise<unknown>): Promise<unknown>
}

const caused = new AsyncLocalStorage<string[]>()
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')

/** Records the statements that a piece of work sends to the database, without those of the server's own work. */
export function countStatements() {
  const noted = (text: string) => caused.getStore()?.push(text)
  const counting = (query: Query): Query =>
    function counted(this: unknown, ...args) {
      noted(textOf(args[0]))
      return query.apply(this, args)
    }
  const prototypes = [pg.Client.prototype, PGlite.prototype] as unknown as Client[]
  const before = prototypes.map(({ query }) => query)
  for (const prototype of prototypes) prototype.query = counting(prototype.query)
  // The embedded database begins and ends a transaction internally, and provides it as another client.
  const embedded = PGlite.prototype as unknown as Transacting
  const { transaction } = embedded
  embedded.transaction = async function counted(this: unknown, work) {
    noted('begin')
    try {
      return await transaction.call(this, (tx) => {
        tx.query = counting(tx.query)
        return work(tx)
      })
    } finally {
      noted('commit or rollback')
    }
  }
  return {
    /** The statements caused by the work, however late, and no others. */
    async causedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
      const texts: string[] = []
      await caused.run(texts, work)
      return texts
    },
    /** Excludes a part of the work that is only preparation. */
    apart: <T>(work: () => Promise<T>): Promise<T> => caused.exit(work),
    stop() {
      for (const [at, prototype] of prototypes.entries()) prototype.query = before[at] as Query
      embedded.transaction = transaction
    },
  }
}
