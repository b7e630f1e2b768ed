import type { PoolClient, QueryConfig } from 'pg'

/** Marks a statement whose best plan depends on its values, especially one that uses the index of words and fields. */
export const plannedAnew = '/* planned anew */'

/** The maximum number of named texts; a text that differs each time never gets a name. */
const maxNamed = 500
const maxCounted = 5_000
const repeatsBefore = 5

const seen = new Map<string, { times: number; name: string | undefined }>()
let named = 0

function nameOf(text: string): string | undefined {
  if (text.includes(plannedAnew)) return undefined
  const known = seen.get(text)
  if (known) {
    known.times++
    if (known.times >= repeatsBefore && named < maxNamed) known.name ??= `repeated_${++named}`
    return known.name
  }
  if (seen.size < maxCounted) seen.set(text, { times: 1, name: undefined })
  return undefined
}

const isQuery = (asked: unknown): asked is QueryConfig => typeof asked === 'object' && asked !== null && 'text' in asked

/** Names every repeated statement, so the database parses and plans it once per connection. */
export function nameRepeated(client: PoolClient): void {
  const plain = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown }
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    const name = isQuery(asked) && !asked.name && Array.isArray(rest[0]) ? nameOf(asked.text) : undefined
    // Read from the prototype on each call, because tools that observe all statements replace it there.
    return plain.query.call(client, name ? { ...(asked as QueryConfig), name } : asked, ...rest)
  }) as PoolClient['query']
}
