import { childrenById } from '../machine/children.ts'
import type { Situation } from '../machine/situation.ts'

type Leaf = readonly [path: string, value: string]

/** The parts of a value that may grow: numbers, texts, flags, and the length of each list. */
function leavesOf(value: unknown, path: string, depth: number): Leaf[] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]]
  if (Array.isArray(value)) return [[`the length of ${path}`, String(value.length)]]
  if (depth > 3 || 'sessionId' in value) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name, depth + 1))
}

type Seen = Pick<Situation, 'snapshot'>

const more = 'or allow more with `maxSituations`'

/** The maximum number of concurrent actors; more mean that the flow starts them without end. */
const maxActors = 100

/** Advice for a flow that starts actors without end; null if it does not. */
export function actorsWithoutEnd({ snapshot }: Seen): string | null {
  const count = childrenById(snapshot).length
  return count <= maxActors
    ? null
    : `more than ${maxActors} actors at once: start them under a guard that counts them, and stop those that are done with stopChild`
}

/** Describes the value that grows without end, and the remedy. */
export function growthOf(situations: readonly Seen[]): string {
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
