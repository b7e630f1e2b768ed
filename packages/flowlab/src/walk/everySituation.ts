import type { Step } from '../model/step.ts'
import type { Edge, FlowGraph } from './explore.ts'
import { shortestPaths, wayTo } from './ways.ts'

interface Walk {
  start: string
  edges: Edge[]
}

/** The number of edges searched for a missing one nearby before a new path starts. */
const observation = 400

/**
 * Every possible edge of a situation, including ignored events, which do not change it. A finished flow handles
 * nothing.
 */
export function pairsIn({ situations, edgesFrom, events }: FlowGraph, key: string): Edge[] {
  const edges = edgesFrom.get(key) ?? []
  if (situations.get(key)?.snapshot.status !== 'active') return [...edges]
  const handled = new Set(edges.map(({ step }) => step.name))
  const ignored = events
    .filter(({ name }) => !handled.has(name))
    .map(
      (event): Edge => ({
        from: key,
        to: key,
        step: { kind: 'event', ...event } satisfies Step,
        behaviour: `${key} ignores ${event.name}`,
        outline: `${key} ignores ${event.name}`,
      }),
    )
  // Edges that stay in the situation come first.
  return [...ignored, ...edges].sort((one, other) => Number(one.to !== key) - Number(other.to !== key))
}

/**
 * Paths that cover every step in every situation, and every event ignored there. The time is linear in the graph: each
 * edge is walked about once, and searched a bounded number of times.
 */
export function pathsThroughEverything(graph: FlowGraph, longest: number): Walk[] {
  const pairs = new Map([...graph.situations.keys()].map((key) => [key, pairsIn(graph, key)]))
  const missing = new Map([...pairs].map(([key, edges]) => [key, new Set(edges)]))
  const tree = shortestPaths({ starts: graph.starts, edgesFrom: pairs })
  const paths: Walk[] = []
  for (const [key, arrival] of tree)
    while (missing.get(key)?.size) {
      const { edges } = wayTo(tree, key)
      for (const edge of edges) missing.get(edge.from)?.delete(edge)
      walkOn(key, edges, Math.max(longest, edges.length * 2), pairs, missing)
      paths.push({ start: arrival.start, edges })
    }
  return paths
}

type Pairs = ReadonlyMap<string, readonly Edge[]>
type Missing = ReadonlyMap<string, Set<Edge>>

/** Walks the missing edges here or nearby until none is within reach or the path is long enough. */
function walkOn(from: string, edges: Edge[], longest: number, pairs: Pairs, missing: Missing): void {
  let here = from
  do {
    const [next] = missing.get(here) ?? []
    const leg = next ? [next] : toMissing(here, pairs, missing)
    if (leg.length === 0) return
    for (const edge of leg) missing.get(edge.from)?.delete(edge)
    edges.push(...leg)
    here = leg.at(-1)?.to ?? here
  } while (edges.length < longest)
}

/** The shortest way to a situation with a missing edge; empty if none is within reach. */
function toMissing(from: string, pairs: Pairs, missing: Missing): Edge[] {
  const cameBy = new Map<string, Edge | null>([[from, null]])
  let seen = 0
  for (const here of cameBy.keys())
    for (const edge of pairs.get(here) ?? []) {
      if (++seen > observation) return []
      if (cameBy.has(edge.to)) continue
      cameBy.set(edge.to, edge)
      if (missing.get(edge.to)?.size) return back((key) => cameBy.get(key) ?? null, edge.to)
    }
  return []
}

function back(cameBy: (key: string) => Edge | null, to: string): Edge[] {
  const edges: Edge[] = []
  for (let edge = cameBy(to); edge; edge = cameBy(edge.from)) edges.push(edge)
  return edges.reverse()
}
