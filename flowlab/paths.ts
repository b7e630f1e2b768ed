import type { Edge, FlowGraph } from './model.ts'

export interface FlowPath {
  id: string
  edges: readonly Edge[]
}

const longestPath = 50

/**
 * A small set of paths that shows every behaviour of the graph at least once: each path starts at the initial
 * situation and walks on to the nearest behaviour not shown yet. The order is deterministic.
 */
export function coveringPaths(graph: FlowGraph): FlowPath[] {
  const missing = new Set([...graph.edgesFrom.values()].flat().map((edge) => edge.behaviour))
  const paths: FlowPath[] = []
  while (missing.size > 0) {
    const edges = walk(graph, missing)
    if (edges.length === 0) break
    paths.push({ id: `path ${paths.length + 1}`, edges })
  }
  return paths
}

function walk(graph: FlowGraph, missing: Set<string>): Edge[] {
  const path: Edge[] = []
  let here = graph.initial
  while (path.length < longestPath) {
    const leg = nearest(graph, here, missing)
    if (leg.length === 0 || (path.length > 0 && path.length + leg.length > longestPath)) break
    for (const edge of leg) missing.delete(edge.behaviour)
    path.push(...leg)
    here = leg.at(-1)?.to ?? here
  }
  return path
}

/** The shortest way from a situation to and over an edge whose behaviour is still missing; empty when there is none. */
function nearest(graph: FlowGraph, from: string, missing: ReadonlySet<string>): Edge[] {
  const cameBy = new Map<string, Edge | null>([[from, null]])
  const queue = [from]
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const edge of graph.edgesFrom.get(here) ?? []) {
      if (missing.has(edge.behaviour)) return [...trace(cameBy, here), edge]
      if (cameBy.has(edge.to)) continue
      cameBy.set(edge.to, edge)
      queue.push(edge.to)
    }
  }
  return []
}

function trace(cameBy: ReadonlyMap<string, Edge | null>, to: string): Edge[] {
  const edges: Edge[] = []
  for (let edge = cameBy.get(to); edge; edge = cameBy.get(edge.from)) edges.unshift(edge)
  return edges
}
