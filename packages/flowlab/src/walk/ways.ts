import type { Edge, FlowGraph } from './explore.ts'

/** The edge or the input by which a situation is reached. */
export interface Arrival {
  start: string
  by: Edge | null
}

/** The way to each situation with the fewest steps, the nearest first. */
export function shortestPaths({ starts, edgesFrom }: Pick<FlowGraph, 'starts' | 'edgesFrom'>): Map<string, Arrival> {
  const ways = new Map<string, Arrival>()
  for (const [start, key] of starts) if (!ways.has(key)) ways.set(key, { start, by: null })
  for (const [key, { start }] of ways)
    for (const by of edgesFrom.get(key) ?? []) if (!ways.has(by.to)) ways.set(by.to, { start, by })
  return ways
}

export function wayTo(ways: ReadonlyMap<string, Arrival>, key: string): { start: string; edges: Edge[] } {
  const edges: Edge[] = []
  let arrival = ways.get(key)
  const start = arrival?.start ?? ''
  for (; arrival?.by; arrival = ways.get(arrival.by.from)) edges.push(arrival.by)
  return { start, edges: edges.reverse() }
}
