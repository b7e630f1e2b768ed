import { pathsThroughEverything } from './everySituation.ts'
import type { Edge, FlowGraph } from './explore.ts'
import { edgesAt, type NumberedGraph, numbered } from './numbered.ts'
import { shortestPaths, wayTo } from './ways.ts'

export interface FlowPath {
  /** Stable as long as the path takes the same steps. */
  id: string
  /** The name of the input that it starts with. */
  start: string
  edges: readonly Edge[]
}

export interface PathOptions {
  /**
   * `transitions` shows every behaviour once, `pairs` every two consecutive behaviours, `situations` every step in
   * every situation and every event ignored there.
   */
  cover?: 'transitions' | 'pairs' | 'situations'
  /** The maximum length; longer paths are split, so that a failure is easy to locate. */
  longest?: number
  /** Behaviours that other paths already show. */
  shown?: ReadonlySet<string>
}

/** The number of edges searched for a missing one nearby before a new path starts. */
const observation = 400

/**
 * A small set of paths that shows every behaviour of the graph: each begins with the shortest way to a missing
 * behaviour and continues with those nearby. The order is deterministic and the time linear in the graph.
 */
export function coveringPaths(
  graph: FlowGraph,
  { cover = 'transitions', longest = 50, shown }: PathOptions = {},
): FlowPath[] {
  return toFlowPaths(
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
  const walked = numbered(cover === 'pairs' ? pairsOf(graph) : graph)
  const missing = new Uint8Array(walked.behaviours.size).fill(1)
  for (const each of shown) {
    const number = walked.behaviours.get(each)
    if (number !== undefined) missing[number] = 0
  }
  const tree = treeOf(walked)
  const found: NumberedWalk[] = []
  for (const here of tree.order)
    for (const edge of edgesAt(walked, here))
      if (isMissing(walked, edge, missing)) found.push(walk(walked, tree, edge, missing, longest))
  return withoutRedundant(walked, found).map(({ start, edges }) => ({
    start,
    edges: edges.flatMap((edge) => walked.edges[edge] ?? []),
  }))
}

function toFlowPaths(walks: readonly Walk[], graph: FlowGraph): FlowPath[] {
  const selected = [...walks]
  const started = new Set(walks.map(({ start }) => start))
  // Each start is a behaviour too.
  for (const start of graph.starts.keys()) if (!started.has(start)) selected.push({ start, edges: [] })
  const ids = new Map<string, number>()
  return selected.map(({ start, edges }) => {
    const id = fingerprint(`${start}|${edges.map(({ step }) => step.name).join('|')}`)
    const repeats = (ids.get(id) ?? 0) + 1
    ids.set(id, repeats)
    return { id: repeats === 1 ? id : `${id}-${repeats}`, start, edges: edges.map(inGraph) }
  })
}

/** A walk through the graph as a path, with the id that a generated path of the same steps has. */
export function pathOfEdges(graph: FlowGraph, start: string, edges: Edge[]): FlowPath {
  const [path] = toFlowPaths([{ start, edges }], graph)
  if (!path) throw new Error('a walk is a path')
  return path
}

interface Walk {
  start: string
  edges: Edge[]
}
/** The path with the fewest steps whose last edge is accepted; null if there is none. */
export function shortestPathTo(graph: FlowGraph, accepts: (edge: Edge) => boolean): FlowPath | null {
  const tree = shortestPaths(graph)
  for (const here of tree.keys()) {
    const last = graph.edgesFrom.get(here)?.find(accepts)
    if (!last) continue
    const { start, edges } = wayTo(tree, here)
    return toFlowPaths([{ start, edges: [...edges, last] }], graph)[0] ?? null
  }
  return null
}

interface NumberedWalk {
  start: string
  edges: number[]
}

/** The edge by which each situation is reached in the fewest steps, -1 for a start; the nearest situation first. */
interface Tree {
  order: readonly number[]
  start: ReadonlyMap<number, string>
  by: Int32Array
}

function treeOf(graph: NumberedGraph): Tree {
  const start = new Map<number, string>()
  const by = new Int32Array(graph.firstEdge.length).fill(-1)
  const order: number[] = []
  for (const [name, situation] of graph.starts)
    if (!start.has(situation)) {
      start.set(situation, name)
      order.push(situation)
    }
  for (const here of order)
    for (const edge of edgesAt(graph, here)) {
      const to = graph.to[edge] ?? 0
      if (start.has(to) || by[to] !== -1) continue
      by[to] = edge
      order.push(to)
    }
  return { order, start, by }
}

const isMissing = ({ behaviour }: NumberedGraph, edge: number, missing: Uint8Array) =>
  missing[behaviour[edge] ?? 0] === 1

function walk(
  graph: NumberedGraph,
  { start, by }: Tree,
  first: number,
  missing: Uint8Array,
  longest: number,
): NumberedWalk {
  const edges = [first]
  let here = graph.from[first] ?? 0
  while (!start.has(here)) {
    const edge = by[here] ?? 0
    edges.push(edge)
    here = graph.from[edge] ?? 0
  }
  edges.reverse()
  const note = (leg: readonly number[]) => {
    for (const edge of leg) missing[graph.behaviour[edge] ?? 0] = 0
  }
  note(edges)
  while (edges.length < longest) {
    const leg = nearest(graph, graph.to[edges.at(-1) ?? 0] ?? 0, missing)
    if (leg.length === 0 || edges.length + leg.length > longest) break
    note(leg)
    edges.push(...leg)
  }
  return { start: start.get(here) ?? '', edges }
}

/**
 * The shortest way from a situation up to and including an edge whose behaviour is missing; empty if none is within
 * reach.
 */
function nearest(graph: NumberedGraph, from: number, missing: Uint8Array): number[] {
  const cameBy = new Map<number, number>([[from, -1]])
  let seen = 0
  for (const here of cameBy.keys())
    for (const edge of edgesAt(graph, here)) {
      if (isMissing(graph, edge, missing)) return [...trace(graph, cameBy, here), edge]
      if (++seen > observation) return []
      const to = graph.to[edge] ?? 0
      if (!cameBy.has(to)) cameBy.set(to, edge)
    }
  return []
}

function trace(graph: NumberedGraph, cameBy: ReadonlyMap<number, number>, to: number): number[] {
  const edges: number[] = []
  for (let edge = cameBy.get(to) ?? -1; edge !== -1; edge = cameBy.get(graph.from[edge] ?? 0) ?? -1) edges.push(edge)
  return edges.reverse()
}

/** Drops walks whose behaviours are all shown by others, later walks first. */
function withoutRedundant({ behaviour, behaviours }: NumberedGraph, walks: readonly NumberedWalk[]): NumberedWalk[] {
  const shownBy = new Int32Array(behaviours.size)
  const shown = walks.map(({ edges }) => [...new Set(edges.map((edge) => behaviour[edge] ?? 0))])
  for (const each of shown.flat()) shownBy[each] = (shownBy[each] ?? 0) + 1
  const redundant = new Set<NumberedWalk>()
  for (const [index, walk] of [...walks.entries()].reverse()) {
    const own = shown[index] ?? []
    if (own.some((each) => shownBy[each] === 1)) continue
    for (const each of own) shownBy[each] = (shownBy[each] ?? 0) - 1
    redundant.add(walk)
  }
  return walks.filter((walk) => !redundant.has(walk))
}

const after = '\u0000'

/** A graph whose situations include the behaviour that led to them, so that its behaviours are pairs. */
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
