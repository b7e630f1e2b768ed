import type { Situation } from './explore.ts'

type Leaf = readonly [path: string, value: string]

/** The parts of a value that may count: numbers, texts, flags, and how long each list is. */
function leavesOf(value: unknown, path: string, depth: number): Leaf[] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]]
  if (Array.isArray(value)) return [[`the length of ${path}`, String(value.length)]]
  if (depth > 3) return []
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name, depth + 1))
}

/** Which part of the context takes ever new values, in words. */
export function growthOf(situations: readonly Pick<Situation, 'snapshot'>[]): string {
  const seen = new Map<string, Set<string>>()
  for (const { snapshot } of situations)
    for (const [path, value] of leavesOf(snapshot.context, 'context', 0)) {
      const values = seen.get(path) ?? new Set<string>()
      seen.set(path, values.add(value))
    }
  const [path, values] = [...seen].sort((one, other) => other[1].size - one[1].size)[0] ?? ['', new Set<string>()]
  if (values.size < 2) return 'the states alone are that many'
  const [first] = values
  return `${path} grows (${values.size} values, from ${first} to ${[...values].at(-1)})`
}
