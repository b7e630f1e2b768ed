import { LRUCache } from 'lru-cache'
import type { PoolClient, QueryConfig } from 'pg'

/** Marks a statement whose best plan depends on its values, especially one that uses the index of words and fields. */
export const customPlanHint = '/* planned anew */'

/** The maximum number of statements with a name, on each connection. */
const maxNamed = 500
/** The maximum number of unnamed statements whose repeats are counted; the least recently used one is evicted. */
const maxCounted = 5_000
const repeatsBeforeName = 5

/** The names of a pool's repeated statements. */
function statementNames() {
  const names = new Map<string, string>()
  const repeats = new LRUCache<string, number>({ max: maxCounted })

  return (text: string): string | undefined => {
    if (text.includes(customPlanHint)) return undefined
    const name = names.get(text)
    if (name) return name
    const times = (repeats.get(text) ?? 0) + 1
    if (times >= repeatsBeforeName && names.size < maxNamed) {
      repeats.delete(text)
      const newName = `repeated_${names.size + 1}`
      names.set(text, newName)
      return newName
    }
    repeats.set(text, times)
    return undefined
  }
}

const isQuery = (query: unknown): query is QueryConfig => typeof query === 'object' && query !== null && 'text' in query

/**
 * For one pool: returns a function that makes a connection name every repeated statement, so the database parses and
 * plans it once per connection.
 */
export function repeatedStatements(): (client: PoolClient) => void {
  const nameOf = statementNames()
  return (client) => {
    const plain = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
    client.query = ((query: unknown, ...rest: unknown[]) => {
      const name = isQuery(query) && !query.name && Array.isArray(rest[0]) ? nameOf(query.text) : undefined
      // Read from the prototype on each call, because tools that observe all statements replace it there.
      return plain.query.call(client, name ? { ...(query as QueryConfig), name } : query, ...rest)
    }) as PoolClient['query']
  }
}
