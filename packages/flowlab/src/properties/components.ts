import type { Edge } from '../walk/explore.ts'
import { stronglyConnected } from '../walk/stronglyConnected.ts'
import type { Fair } from './fairness.ts'
import type { Arc, Product } from './product.ts'

/** The arcs of a product within a set of nodes that every assumption allows forever. */
export interface Part {
  nodes: ReadonlySet<number>
  arcsFrom: (node: number) => readonly Arc[]
}

/** The requirements for an infinite walk: it fulfils each `until` and is fair. */
export interface Demands {
  /** One bit for each `until`. */
  untils: number
  fair: readonly Fair[]
}

const taken = ({ isTaken }: Fair, edge: Edge | null) => edge !== null && isTaken(edge)

/**
 * The strongly connected parts in which some infinite walk fulfils every `until` and is fair. If a recurring step is
 * never taken in a part, the nodes at which it is possible are removed and the rest is examined again.
 */
export function fairParts({ nodes, arcs }: Product, { untils, fair }: Demands): Part[] {
  const ceasing = fair.filter(({ kind }) => kind === 'ceasing')
  const found: Part[] = []
  const waiting: ReadonlySet<number>[] = [new Set(arcs.keys())]
  for (let among = waiting.pop(); among; among = waiting.pop())
    for (const inside of stronglyConnected(among, (node) => within(among, node).map(({ to }) => to))) {
      const part = { nodes: inside, arcsFrom: (node: number) => within(inside, node) }
      const all = [...inside].flatMap(part.arcsFrom)
      if (all.length === 0) continue
      const fulfilled = all.reduce((bits, { postponed }) => bits | ~postponed, 0)
      if ((untils & ~fulfilled) !== 0) continue
      const isPossible = (one: Fair, node: number) => one.isPossible(nodes[node]?.situation ?? '')
      const starved = fair.filter((one) => one.kind !== 'ceasing' && !all.some(({ edge }) => taken(one, edge)))
      const isStuck = (one: Fair) => one.kind === 'steady' && [...inside].every((node) => isPossible(one, node))
      if (starved.some(isStuck)) continue
      const recurring = starved.filter(({ kind }) => kind === 'recurring')
      const rest = new Set([...inside].filter((node) => !recurring.some((one) => isPossible(one, node))))
      if (rest.size === inside.size) found.push(part)
      else waiting.push(rest)
    }
  return found

  function within(among: ReadonlySet<number>, node: number): Arc[] {
    return (arcs[node] ?? []).filter(({ to, edge }) => among.has(to) && !ceasing.some((one) => taken(one, edge)))
  }
}
