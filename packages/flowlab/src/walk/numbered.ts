import type { Edge, FlowGraph } from './explore.ts'

/** A graph of numbers, so that a walk over millions of edges compares no strings and allocates no lists. */
export interface NumberedGraph {
  edges: readonly Edge[]
  /** The name and the first situation of each input. */
  starts: readonly (readonly [name: string, situation: number])[]
  /** The index of the first edge of each situation; its edges end where those of the next one begin. */
  firstEdge: Int32Array
  /** The situation before and after each edge. */
  from: Int32Array
  to: Int32Array
  /** The behaviour of each edge; equal behaviours have equal numbers. */
  behaviour: Int32Array
  behaviours: ReadonlyMap<string, number>
}

export function numbered({ starts, edgesFrom }: Pick<FlowGraph, 'starts' | 'edgesFrom'>): NumberedGraph {
  const [situations, behaviours] = [numbering(), numbering()]
  for (const key of edgesFrom.keys()) situations.of(key)
  const edges = [...edgesFrom.values()].flat()
  const to = Int32Array.from(edges, (edge) => situations.of(edge.to))
  const named = [...starts].map(([name, key]) => [name, situations.of(key)] as const)
  // A situation without an edge list has no edges: its first index is past the last edge.
  const firstEdge = new Int32Array(situations.known.size + 1).fill(edges.length)
  const from = new Int32Array(edges.length)
  let place = 0
  for (const [index, own] of [...edgesFrom.values()].entries()) {
    firstEdge[index] = place
    from.fill(index, place, place + own.length)
    place += own.length
  }
  const behaviour = Int32Array.from(edges, (edge) => behaviours.of(edge.behaviour))
  return { edges, starts: named, firstEdge, from, to, behaviour, behaviours: behaviours.known }
}

function numbering() {
  const known = new Map<string, number>()
  const of = (text: string): number => {
    const number = known.get(text) ?? known.size
    if (number === known.size) known.set(text, number)
    return number
  }
  return { known, of }
}

/** The numbers of a situation's edges. */
export function* edgesAt({ firstEdge }: NumberedGraph, situation: number): Generator<number, void> {
  const end = firstEdge[situation + 1] ?? 0
  for (let edge = firstEdge[situation] ?? end; edge < end; edge++) yield edge
}
