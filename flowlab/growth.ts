import { childrenById } from './children.ts'
import type { Situation } from './situation.ts'

type Leaf = readonly [path: string, value: string]

/** The parts of a value that may count: numbers, texts, flags, and how long each list is. */
function leavesOf(value: unknown, path: string, depth: number): Leaf[] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]]
  if (Array.isArray(value)) return [[`the length of ${path}`, String(value.length)]]
  if (depth > 3 || 'sessionId' in value) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name, depth + 1))
}

type Seen = Pick<Situation, 'snapshot'>

const more = 'or allow more with `--situations`'

/** What takes ever new values, in words, and what to do about it. */
export function growthOf(situations: readonly Seen[]): string {
  const counts = situations.map(({ snapshot }) => childrenById(snapshot).length)
  const most = Math.max(0, ...counts.slice(-1_000))
  if (most > Math.max(8, (counts[0] ?? 0) * 2))
    return `actors are started without end (${most} at once): start them under a guard that counts them, and stop those that are done with stopChild`
  const seen = new Map<string, Set<string>>()
  for (const { snapshot } of situations)
    for (const [path, value] of leavesOf(snapshot.context, 'context', 0)) {
      const values = seen.get(path) ?? new Set<string>()
      seen.set(path, values.add(value))
    }
  const [path, values] = [...seen].sort((one, other) => other[1].size - one[1].size)[0] ?? ['', new Set<string>()]
  if (values.size < 2) return `the states alone are that many; narrow \`bound\`, ${more}`
  const [first] = values
  return `${path} grows (${values.size} values, from ${first} to ${[...values].at(-1)}); narrow \`bound\`, ${more}`
}
