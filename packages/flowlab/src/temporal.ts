import type { Edge, FlowGraph } from './explore.ts'
import type { Step } from './model.ts'
import { shortestWays, wayTo } from './paths.ts'

/** Walks, of one flow or of several at once, and the states that each situation on them is in. */
export interface Walks {
  starts: FlowGraph['starts']
  edgesFrom: FlowGraph['edgesFrom']
  isIn: (situation: string, states: readonly string[]) => boolean
}

export type Cause = (step: Step) => boolean

/** A promise about every walk. `broken` is the shortest walk that breaks it, in words, or null. */
export interface TemporalRule {
  says: string
  /** The states that it speaks of. */
  states: readonly string[]
  broken: (walks: Walks) => string | null
}

export const walksOf = ({ starts, edgesFrom, situations }: FlowGraph): Walks => ({
  starts,
  edgesFrom,
  isIn: (key, states) => situations.get(key)?.snapshot._nodes.some((node) => states.includes(node.key)) ?? false,
})

const inWords = (edges: readonly Edge[]) => edges.map(({ step }) => step.name).join(' → ') || 'the start'

const without = (walks: Walks, isLeftOut: Cause): Walks => ({
  ...walks,
  edgesFrom: new Map([...walks.edgesFrom].map(([key, edges]) => [key, edges.filter(({ step }) => !isLeftOut(step))])),
})

/** No walk enters the state unless the cause has happened on it. */
export const onlyAfter = (says: string, state: string, cause: Cause): TemporalRule => ({
  says,
  states: [state],
  broken: (walks) => {
    const tree = shortestWays(without(walks, cause))
    const reached = [...tree.keys()].find((key) => walks.isIn(key, [state]))
    return reached === undefined ? null : inWords(wayTo(tree, reached).edges)
  },
})

/** No walk is in both states at once. */
export const neverBoth = (says: string, one: string, other: string): TemporalRule => ({
  says,
  states: [one, other],
  broken: (walks) => {
    const tree = shortestWays(walks)
    const reached = [...tree.keys()].find((key) => walks.isIn(key, [one]) && walks.isIn(key, [other]))
    return reached === undefined ? null : inWords(wayTo(tree, reached).edges)
  },
})

/** However a walk continues after the cause, one of the states stays reachable, and no walk ends before it. */
export const leadsTo = (says: string, cause: Cause, states: readonly string[]): TemporalRule => ({
  says,
  states,
  broken: (walks) => {
    const able = reaching(walks, states)
    const tree = shortestWays(walks)
    for (const [key, edges] of walks.edgesFrom)
      for (const edge of edges) {
        if (!cause(edge.step) || !tree.has(key)) continue
        const stuck = firstUnable(walks, edge.to, able, states)
        if (stuck) return inWords([...wayTo(tree, key).edges, edge, ...stuck])
      }
    return null
  },
})

/** From wherever a walk is in one of `from`, the steps that `may` happen alone lead to one of the states, by every way. */
export const onlyReachedBy = (
  says: string,
  from: readonly string[],
  may: Cause,
  states: readonly string[],
): TemporalRule => ({
  says,
  states: [...from, ...states],
  broken: (walks) => {
    const alone = without(walks, (step) => !may(step))
    const able = reaching(alone, states)
    const tree = shortestWays(walks)
    for (const key of tree.keys()) {
      if (!walks.isIn(key, from)) continue
      const stuck = firstUnable(alone, key, able, states)
      if (stuck) return inWords([...wayTo(tree, key).edges, ...stuck])
    }
    return null
  },
})

/** The situations from which one in the states can be reached. */
function reaching({ edgesFrom, isIn }: Walks, states: readonly string[]): Set<string> {
  const cameFrom = new Map<string, string[]>()
  for (const edges of edgesFrom.values())
    for (const { from, to } of edges) {
      const known = cameFrom.get(to)
      if (known) known.push(from)
      else cameFrom.set(to, [from])
    }
  const able = new Set([...edgesFrom.keys()].filter((key) => isIn(key, states)))
  for (const key of able) for (const from of cameFrom.get(key) ?? []) able.add(from)
  return able
}

function firstUnable(
  { edgesFrom, isIn }: Walks,
  from: string,
  able: ReadonlySet<string>,
  states: readonly string[],
): Edge[] | null {
  const seen = new Map<string, Edge[]>([[from, []]])
  for (const [key, way] of seen) {
    if (!able.has(key)) return way
    if (isIn(key, states)) continue
    for (const edge of edgesFrom.get(key) ?? []) if (!seen.has(edge.to)) seen.set(edge.to, [...way, edge])
  }
  return null
}
