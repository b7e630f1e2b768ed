import type { FlowGraph } from './explore.ts'
import type { Step } from './model.ts'
import { canReach, state, step } from './properties/atoms.ts'
import { always, and, type Formula, implies, never, next, not, or, unless } from './properties/formula.ts'
import { inPart, type Walks } from './properties/moment.ts'
import { type Property, property } from './properties/property.ts'

export type Cause = (step: Step) => boolean

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

/** Whether an actor of a graph's machine is a machine itself. */
export function isFlowIn(graph: Pick<FlowGraph, 'situations'> | undefined, source: string): boolean {
  const [first] = graph?.situations.values() ?? []
  const actors = (first?.snapshot.machine.implementations.actors ?? {}) as Record<string, unknown>
  return Object.hasOwn(actors, source) && actors[source] instanceof Object && 'root' in actors[source]
}

type Situation = FlowGraph['situations'] extends ReadonlyMap<string, infer S> ? S : never
const known = new WeakMap<Situation, Map<string, ReadonlySet<string>>>()
const nowhere: ReadonlySet<string> = new Set()

/** The names of the states in which a part is, after the name of the part where there are several. */
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

const inOneOf = (states: readonly string[]): Formula => or(...states.map(state))

/** No walk enters the state unless the cause has happened on it. */
export const onlyAfter = (says: string, name: string, cause: Cause): Property =>
  property(says, unless(not(state(name)), step(says, cause)))

/** No walk is in both states at once. */
export const neverBoth = (says: string, one: string, other: string): Property =>
  property(says, never(and(state(one), state(other))))

/** However a walk continues after the cause, one of the states stays reachable, and no walk ends before it. */
export function leadsTo(says: string, cause: Cause, states: readonly string[]): Property {
  const goal = inOneOf(states)
  return property(says, always(implies(step(says, cause), unless(canReach(goal), goal))))
}

/** From wherever a walk is in one of `from`, the steps that `may` happen alone lead to one of the states, by every way. */
export function onlyReachedBy(says: string, from: readonly string[], may: Cause, states: readonly string[]): Property {
  const goal = inOneOf(states)
  const able = canReach(goal, may)
  const onward = unless(able, or(goal, not(step(says, may))))
  return property(says, always(implies(inOneOf(from), and(able, or(goal, next(onward))))))
}
