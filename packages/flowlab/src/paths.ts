import { pathsThroughEverything } from './everySituation.ts'
import type { Edge, FlowGraph } from './explore.ts'
import { fewestSteps } from './traversal.ts'

export interface FlowPath {
  /** Stable as long as the path takes the same steps. */
  id: string
  /** The name of the input that it starts with. */
  start: string
  edges: readonly Edge[]
}

export interface PathOptions {
  /**
   * `transitions` shows every behaviour once, `pairs` every two that may follow each other, `situations` every step in
   * every situation and every event that is ignored there.
   */
  cover?: 'transitions' | 'pairs' | 'situations'
  /** Longer paths are split, so that a failure points somewhere. */
  longest?: number
  /** Behaviours that other paths show already. */
  shown?: ReadonlySet<string>
}

/** How many edges a walk searches for a missing one nearby before it starts a new path. */
const observation = 400

/**
 * A small set of paths that shows every behaviour of the graph: each begins with the shortest way to one that is
 * missing and walks on to those nearby. The order is deterministic and the time linear in the graph.
 */
export function coveringPaths(
  graph: FlowGraph,
  { cover = 'transitions', longest = 50, shown }: PathOptions = {},
): FlowPath[] {
  return named(
    cover === 'situations'
      ? pathsThroughEverything(graph, longest)
      : pathsOfBehaviours(graph, { cover, longest, shown: shown ?? new Set() }),
    graph,
  )
}

function pathsOfBehaviours(
  graph: FlowGraph,
  { cover, longest, shown }: Required<PathOptions> & { cover: 'transitions' | 'pairs' },
): Walk[] {
  const walked = cover === 'pairs' ? pairsOf(graph) : graph
  const tree = shortestWays(walked)
  const missing = new Set([...walked.edgesFrom.values()].flat().map((edge) => edge.behaviour))
  for (const each of shown) missing.delete(each)
  const found: Walk[] = []
  for (const here of tree.keys())
    for (const edge of walked.edgesFrom.get(here) ?? []) {
      if (!missing.has(edge.behaviour)) continue
      found.push(walk(walked, tree, edge, missing, longest))
    }
  return withoutRedundant(found)
}

function named(walks: readonly Walk[], graph: FlowGraph): FlowPath[] {
  const selected = [...walks]
  const started = new Set(walks.map(({ start }) => start))
  // How the flow begins is a behaviour too.
  for (const start of graph.starts.keys()) if (!started.has(start)) selected.push({ start, edges: [] })
  const ids = new Map<string, number>()
  return selected.map(({ start, edges }) => {
    const id = fingerprint(`${start}|${edges.map(({ step }) => step.name).join('|')}`)
    const repeats = (ids.get(id) ?? 0) + 1
    ids.set(id, repeats)
    return { id: repeats === 1 ? id : `${id}-${repeats}`, start, edges: edges.map(inGraph) }
  })
}

interface Walk {
  start: string
  edges: Edge[]
}
type Arrival = { start: string; by: Edge | null }
/** The first leg is a start, the others are steps. */
type Leg = { start?: string; by?: Edge }

/** How each situation is reached with the fewest steps, nearest first. */
export function shortestWays(graph: Pick<FlowGraph, 'starts' | 'edgesFrom'>): ReadonlyMap<string, Arrival> {
  const ways = fewestSteps<string, Leg>(
    [...graph.starts].map(([start, key]) => [{ start }, key]),
    (key) => (graph.edgesFrom.get(key) ?? []).map((by) => [{ by }, by.to]),
    (key) => key,
  )
  return new Map(ways.map(([key, legs]) => [key, { start: legs[0]?.start ?? '', by: legs.at(-1)?.by ?? null }]))
}

export function wayTo(tree: ReadonlyMap<string, Arrival>, key: string): Walk {
  const edges: Edge[] = []
  let arrival = tree.get(key)
  const start = arrival?.start ?? ''
  for (; arrival?.by; arrival = tree.get(arrival.by.from)) edges.push(arrival.by)
  return { start, edges: edges.reverse() }
}

/** The path with the fewest steps whose last one is accepted; null if there is none. */
export function shortestPathTo(graph: FlowGraph, accepts: (edge: Edge) => boolean): FlowPath | null {
  const tree = shortestWays(graph)
  for (const here of tree.keys()) {
    const last = graph.edgesFrom.get(here)?.find(accepts)
    if (!last) continue
    const { start, edges } = wayTo(tree, here)
    return named([{ start, edges: [...edges, last] }], graph)[0] ?? null
  }
  return null
}

function walk(
  graph: FlowGraph,
  tree: ReadonlyMap<string, Arrival>,
  first: Edge,
  missing: Set<string>,
  longest: number,
): Walk {
  const { start, edges } = wayTo(tree, first.from)
  edges.push(first)
  for (const edge of edges) missing.delete(edge.behaviour)
  while (edges.length < longest) {
    const leg = nearest(graph, edges.at(-1)?.to ?? '', missing)
    if (leg.length === 0 || edges.length + leg.length > longest) break
    for (const edge of leg) missing.delete(edge.behaviour)
    edges.push(...leg)
  }
  return { start, edges }
}

/** The shortest way from a situation to and over an edge whose behaviour is still missing; empty when none is in sight. */
function nearest(graph: FlowGraph, from: string, missing: ReadonlySet<string>): Edge[] {
  const cameBy = new Map<string, Edge | null>([[from, null]])
  let seen = 0
  for (const here of cameBy.keys())
    for (const edge of graph.edgesFrom.get(here) ?? []) {
      if (missing.has(edge.behaviour)) return [...trace(cameBy, here), edge]
      if (++seen > observation) return []
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
    }
  return []
}

function trace(cameBy: ReadonlyMap<string, Edge | null>, to: string): Edge[] {
  const edges: Edge[] = []
  for (let edge = cameBy.get(to); edge; edge = cameBy.get(edge.from)) edges.push(edge)
  return edges.reverse()
}

/** Drops walks whose every behaviour others show too, later ones first. */
function withoutRedundant(walks: readonly Walk[]): Walk[] {
  const shownBy = new Map<string, number>()
  const behaviours = walks.map(({ edges }) => new Set(edges.map((edge) => edge.behaviour)))
  for (const shown of behaviours) for (const each of shown) shownBy.set(each, (shownBy.get(each) ?? 0) + 1)
  const selected = new Set(walks)
  for (let index = walks.length - 1; index >= 0; index--) {
    const shown = [...(behaviours[index] ?? [])]
    if (shown.some((each) => shownBy.get(each) === 1)) continue
    for (const each of shown) shownBy.set(each, (shownBy.get(each) ?? 0) - 1)
    const redundant = walks[index]
    if (redundant) selected.delete(redundant)
  }
  return [...selected]
}

const after = '\u0000'

/** The graph whose situations remember the behaviour that led to them, so that its behaviours are pairs. */
function pairsOf(graph: FlowGraph): FlowGraph {
  const edgesFrom = new Map<string, Edge[]>()
  const queue: { key: string; at: string; last: string }[] = [...graph.starts.values()].map((key) => ({
    key,
    at: key,
    last: '',
  }))
  const seen = new Set(queue.map(({ key }) => key))
  for (const { key, at, last } of queue)
    edgesFrom.set(
      key,
      (graph.edgesFrom.get(at) ?? []).map((edge) => {
        const to = `${edge.to}${after}${edge.behaviour}`
        if (!seen.has(to)) {
          seen.add(to)
          queue.push({ key: to, at: edge.to, last: edge.behaviour })
        }
        return { ...edge, from: key, to, behaviour: `${last}${after}${edge.behaviour}` }
      }),
    )
  return { ...graph, edgesFrom }
}

const situationOf = (key: string) => key.split(after)[0] ?? key
const inGraph = (edge: Edge): Edge =>
  edge.from.includes(after) || edge.to.includes(after)
    ? {
        ...edge,
        from: situationOf(edge.from),
        to: situationOf(edge.to),
        behaviour: edge.behaviour.split(after)[1] ?? '',
      }
    : edge

/** FNV-1a in base 36: short, and the same on every machine. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
