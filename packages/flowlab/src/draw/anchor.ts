import { type Chart, type ChartEdge, nodesOf } from './chart.ts'

/** A part of a chart that a link or a comment points to. */
export type Part = { kind: 'state'; id: string } | { kind: 'transition'; id: string; edge: ChartEdge }

/**
 * The stable name of a transition: where it begins, its trigger and its condition. Unlike its id it has no position, so
 * that other transitions may come before it.
 */
export function anchorOf({ from, trigger, guard }: ChartEdge): string {
  return `${from} on ${trigger}${guard === null ? '' : ` if ${guard}`}`
}

/** The part with this anchor: a state's id, or a transition's anchor or id; null if the chart has none. */
export function partAt(chart: Chart, anchor: string): Part | null {
  if (nodesOf(chart.root).some(({ id }) => id === anchor)) return { kind: 'state', id: anchor }
  const same = chart.edges.filter((edge) => anchorOf(edge) === anchor || edge.id === anchor)
  // A link to the only transition of a trigger stays valid when its condition is added or removed.
  const [bare = ''] = anchor.split(' if ')
  const close = chart.edges.filter((edge) => anchorOf({ ...edge, guard: null }) === bare)
  const edge = same[0] ?? (close.length === 1 ? close[0] : undefined)
  return edge ? { kind: 'transition', id: edge.id, edge } : null
}
