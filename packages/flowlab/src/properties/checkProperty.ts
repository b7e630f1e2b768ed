import type { Property } from '../model/promised.ts'
import type { Edge } from '../walk/explore.ts'
import { type FlowPath, fingerprint } from '../walk/paths.ts'
import { Automaton } from './automaton.ts'
import { fairOf, fairWaits } from './fairness.ts'
import { atomsIn, not } from './formula.ts'
import { shortestLasso } from './lasso.ts'
import { type Moments, momentsOf } from './moment.ts'
import { productOf, wayTo } from './product.ts'
import type { Walks } from './walks.ts'

/**
 * A walk that breaks a property. `finite`: its steps alone break it, however it continues. `round`: `cycle` repeats
 * forever after `prefix`. `rest`: no step follows `prefix`.
 */
export interface Counterexample {
  kind: 'finite' | 'round' | 'rest'
  start: string
  prefix: readonly Edge[]
  cycle: readonly Edge[]
}

export type Verdict =
  /** `unseen`: names in the property that no walk ever shows, so that it may hold vacuously. */
  { holds: true; unseen: readonly string[] } | { holds: false; counterexample: Counterexample }

/**
 * Checks that a property holds on all walks that satisfy its assumptions; otherwise returns the walk with the fewest
 * steps that breaks it. The negated property is read as an automaton along all walks. The property is broken at a node
 * that owes nothing more, and by a fair cycle that owes nothing forever. Throws above 2,000,000 moments.
 */
export function checkProperty(walks: Walks, { formula, assumptions, waits }: Property): Verdict {
  const moments = momentsOf(walks)
  const automaton = new Automaton(not(formula))
  const waited = waits ? fairWaits(walks) : []
  const product = productOf(moments, automaton, (situation) => !waited.some((wait) => wait.isPossible(situation)))
  const lost = product.lost === null ? null : product.nodes[product.lost]
  const fair = [...waited, ...fairOf(moments, assumptions)]
  const lasso = shortestLasso(product, { untils: automaton.all, fair }, lost?.depth)
  if (lasso) return { holds: false, counterexample: { kind: lasso.cycle.length > 0 ? 'round' : 'rest', ...lasso } }
  if (lost && product.lost !== null) {
    const prefix = wayTo(product, product.lost)
    return { holds: false, counterexample: { kind: 'finite', start: lost.start, prefix, cycle: [] } }
  }
  return { holds: true, unseen: unseen(moments, formula) }
}

function unseen(moments: Moments, formula: Property['formula']): string[] {
  const { starts, edgesFrom } = moments.walks
  const left = new Set(atomsIn(formula))
  const removeSeen = (moment: ReturnType<Moments['at']>) => {
    for (const atom of left) if (atom.holds(moment)) left.delete(atom)
  }
  for (const situation of starts.values()) removeSeen(moments.at(situation, true))
  for (const edges of edgesFrom.values()) for (const edge of edges) if (left.size > 0) removeSeen(moments.after(edge))
  return [...left].map(({ says }) => says)
}

/** A counterexample as a path: its steps and one round, with an id like those of generated paths. */
export function pathOf({ start, prefix, cycle }: Counterexample): FlowPath {
  const edges = [...prefix, ...cycle]
  return { id: fingerprint(`${start}|${edges.map(({ step }) => step.name).join('|')}`), start, edges }
}
