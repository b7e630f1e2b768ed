import type { Situation } from '../machine/situation.ts'
import type { Step } from '../model/step.ts'
import type { Edge, FlowGraph } from '../walk/explore.ts'

/** The walks of one flow or of several together, with the states and contexts of each situation. */
export interface Walks {
  /** The first situation of each named start. */
  starts: FlowGraph['starts']
  edgesFrom: FlowGraph['edgesFrom']
  /** The active states of a situation, by every name: `fresh`, `loggedIn.fresh`, with its part `session.fresh`. */
  statesAt: (situation: string) => ReadonlySet<string>
  isIn: (situation: string, states: readonly string[]) => boolean
  /** The context of each part that is present; a single flow is the part ``. */
  contextsAt: (situation: string) => Readonly<Record<string, unknown>>
  /** The moves of an edge: the steps of all parts that it moves. */
  movesOf: (edge: Edge) => readonly Move[]
  /** True if an actor of a part is itself a flow, whose end is decided by people. */
  isFlow: (part: string, source: string) => boolean
}

/** A step of a part; a single flow is the part ``. */
export interface Move {
  part: string
  step: Step
}

/** A name prefixed with its part. */
export const inPart = (part: string, name: string) => (part === '' ? name : `${part}.${name}`)

/** The walks of one flow. */
export function walksOf({ starts, edgesFrom, situations }: FlowGraph): Walks {
  const statesAt = (key: string) => statesOfPart('', situations.get(key))
  return {
    starts,
    edgesFrom,
    statesAt,
    isIn: (key, states) => states.some((name) => statesAt(key).has(name)),
    contextsAt: (key) => ({ '': situations.get(key)?.snapshot.context }),
    movesOf: ({ step }) => [{ part: '', step }],
    isFlow: (_, source) => isFlowIn({ situations }, source),
  }
}

/** True if an actor of a graph's machine is itself a machine. */
export function isFlowIn(graph: Pick<FlowGraph, 'situations'> | undefined, source: string): boolean {
  const [first] = graph?.situations.values() ?? []
  const actors = (first?.snapshot.machine.implementations.actors ?? {}) as Record<string, unknown>
  return Object.hasOwn(actors, source) && actors[source] instanceof Object && 'root' in actors[source]
}

const known = new WeakMap<Situation, Map<string, ReadonlySet<string>>>()
const nowhere: ReadonlySet<string> = new Set()

/** The names of the active states of a part, prefixed with the part if there are several. */
export function statesOfPart(part: string, situation: Situation | undefined): ReadonlySet<string> {
  if (!situation) return nowhere
  const byPart = known.get(situation) ?? new Map<string, ReadonlySet<string>>()
  known.set(situation, byPart)
  const nodes = situation.snapshot._nodes.filter(({ parent }) => parent)
  const found =
    byPart.get(part) ?? new Set(nodes.flatMap(({ key, path }) => [inPart(part, key), inPart(part, path.join('.'))]))
  byPart.set(part, found)
  return found
}
