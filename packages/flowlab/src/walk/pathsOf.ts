import type { FlowModel, Reach } from '../model/flow.ts'
import type { Edge, FlowGraph } from './explore.ts'
import { coveringPaths, type FlowPath } from './paths.ts'

/** A path with the way of opening the product by which a person can take it; null if only the chart can. */
export interface ChosenPath extends FlowPath {
  reach: string | null
}

/**
 * The paths of a flow, for every use: those that a person can take, then those that only the chart can show. Nothing
 * else selects paths, so that an id means the same path everywhere.
 */
export function pathsOf({ reach = {} }: Pick<FlowModel, 'reach'>, graph: FlowGraph): ChosenPath[] {
  const chosen: ChosenPath[] = []
  const [outlines, behaviours] = [new Set<string>(), new Set<string>()]
  const take = (name: string | null, within: FlowGraph, shown: ReadonlySet<string>) => {
    for (const path of coveringPaths(within, { shown })) {
      const edges = path.edges.map((edge) => asInGraph(graph, edge))
      const isNew = edges.length > 0 || !chosen.some(({ start }) => start === path.start)
      if (isNew) chosen.push({ ...path, edges, reach: name })
      for (const { behaviour, outline } of edges) {
        behaviours.add(behaviour)
        outlines.add(outline)
      }
    }
  }
  // A person walks each outline once; paths that differ only in the presence of values are tested only against the
  // chart.
  for (const [name, each] of Object.entries(reach)) take(name, outlined(reached(graph, each)), outlines)
  take(null, graph, behaviours)
  return chosen
}

const outlined = (graph: FlowGraph): FlowGraph => ({
  ...graph,
  edgesFrom: new Map(
    [...graph.edgesFrom].map(([key, edges]) => [key, edges.map((edge) => ({ ...edge, behaviour: edge.outline }))]),
  ),
})

/** The part of a graph that a person can walk. */
export function reached(graph: FlowGraph, { starts, atOnce = [], can, departs }: Reach): FlowGraph {
  const edgesFrom = [...graph.edgesFrom].map(([key, edges]) => {
    const { value, context } = graph.situations.get(key)?.snapshot ?? {}
    const state = JSON.stringify(value).replaceAll('"', '')
    const first = edges.filter(({ step }) => step.kind === 'outcome' && atOnce.includes(step.source))
    const walked = (first.length > 0 ? first : edges).filter(({ step }) => can?.(step, state, context as never) ?? true)
    return [
      key,
      walked.map((edge) => (departs?.(edge.step) ? { ...edge, to: `${edge.to}${elsewhere}` } : edge)),
    ] as const
  })
  const from = [...graph.starts].filter(([name]) => starts?.includes(name) ?? true)
  return { ...graph, starts: new Map(from), edgesFrom: new Map(edgesFrom) }
}

const elsewhere = ' elsewhere'

const asInGraph = (graph: FlowGraph, edge: Edge): Edge =>
  graph.edgesFrom.get(edge.from)?.find(({ step }) => step.name === edge.step.name) ?? edge
