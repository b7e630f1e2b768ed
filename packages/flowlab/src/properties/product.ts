import type { Edge } from '../walk/explore.ts'
import { type Automaton, free } from './automaton.ts'
import type { Moments } from './moment.ts'

/** A step of a walk read by the automaton. `edge` is null after the last step. */
export interface Arc {
  to: number
  edge: Edge | null
  postponed: number
}

/** A situation and the formulas still owed there. */
export interface Node {
  situation: string
  owed: number
  /** True if no step follows. */
  rests: boolean
  /** The minimum number of steps from the start, and the arc by which it was reached. */
  depth: number
  cameBy: { from: number; edge: Edge | null } | null
  start: string
}

export interface Product {
  nodes: readonly Node[]
  arcs: readonly (readonly Arc[])[]
  /** The nearest node from which every walk breaks the property; null if there is none. */
  lost: number | null
}

const most = 2_000_000

/**
 * The product of a graph's walks and the automaton, nearest nodes first, up to the nearest node that owes nothing more.
 * A walk may stop wherever `mayRest` is true; its last moment then repeats forever.
 */
export function productOf(moments: Moments, automaton: Automaton, mayRest: (situation: string) => boolean): Product {
  const nodes: Node[] = []
  const arcs: Arc[][] = []
  const known = new Map<string, number>()
  // A resting node is as near as the node before it, and precedes all nodes that are farther away.
  const [waiting, resting]: [number[], number[]] = [[], []]
  const reach = (node: Node): number => {
    const key = `${node.owed} ${node.rests ? 'rests' : ''} ${node.situation}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (nodes.length >= most) throw new Error(`more than ${most.toLocaleString('en')} moments to check`)
    const place = nodes.push(node) - 1
    known.set(key, place)
    ;(node.rests ? resting : waiting).push(place)
    return place
  }
  for (const [start, situation] of moments.walks.starts)
    for (const { owed } of automaton.read(automaton.start, moments.at(situation, true)))
      reach({ situation, owed, rests: false, depth: 0, cameBy: null, start })
  let lost = nodes.findIndex(({ owed }) => owed === free)
  let at = 0
  const nextPlace = () => resting.pop() ?? waiting[at++]
  for (let place = nextPlace(); place !== undefined; place = nextPlace()) {
    const { situation, owed, rests, depth, start } = nodes[place] as Node
    if (lost >= 0 && depth >= (nodes[lost]?.depth ?? 0)) break
    const from: Arc[] = []
    arcs[place] = from
    const go = (edge: Edge | null, to: string) => {
      for (const reading of automaton.read(owed, edge ? moments.after(edge) : moments.at(to))) {
        const node = { situation: to, owed: reading.owed, rests: edge === null, depth: depth + (edge ? 1 : 0), start }
        from.push({ to: reach({ ...node, cameBy: { from: place, edge } }), edge, postponed: reading.postponed })
        if (reading.owed === free && edge && lost < 0) lost = from.at(-1)?.to ?? -1
      }
    }
    if (!rests) for (const edge of moments.walks.edgesFrom.get(situation) ?? []) go(edge, edge.to)
    if (rests || mayRest(situation)) go(null, situation)
  }
  return { nodes, arcs, lost: lost < 0 ? null : lost }
}

/** The steps from the start to a node. */
export function wayTo({ nodes }: Pick<Product, 'nodes'>, to: number): Edge[] {
  const edges: Edge[] = []
  for (let at = nodes[to]?.cameBy; at; at = nodes[at.from]?.cameBy) if (at.edge) edges.push(at.edge)
  return edges.reverse()
}
