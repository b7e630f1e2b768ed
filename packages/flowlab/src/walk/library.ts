import { getShortestPaths, getSimplePaths } from '@xstate/graph'
import { fromTransition } from 'xstate'
import type { Edge, FlowGraph } from './explore.ts'
import { type FlowPath, fingerprint } from './paths.ts'

interface StepEvent {
  type: string
  edge: Edge | null
}

/**
 * The paths of `@xstate/graph` over the situations of a flow: `shortest` has one for each situation, `simple` every
 * path that visits none twice (their number explodes). The library receives the explored graph in place of the machine,
 * because it refuses invoked actors and has no outcomes for them.
 */
export function libraryPaths(graph: FlowGraph, kind: 'shortest' | 'simple', limit = 100_000): FlowPath[] {
  const walkers = { shortest: getShortestPaths, simple: getSimplePaths }
  return [...graph.starts].flatMap(([start, first]) => {
    const logic = fromTransition((_: string, event: StepEvent) => event.edge?.to ?? first, first)
    const found = walkers[kind](logic, {
      events: ({ context }) =>
        (graph.edgesFrom.get(context) ?? []).map((edge) => ({ type: edge.behaviour, edge }) as StepEvent),
      serializeState: ({ context }) => context,
      serializeEvent: ({ type }) => type,
      limit,
    })
    return found.map(({ steps }) => {
      const edges = steps.flatMap(({ event }) => (event.edge ? [event.edge] : []))
      return { id: fingerprint(`${start}|${edges.map(({ step }) => step.name).join('|')}`), start, edges }
    })
  })
}
