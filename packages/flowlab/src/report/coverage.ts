import { type Coverage, noCoverage } from '../machine/liveFlow.ts'
import type { Flow, FlowModel } from '../model/flow.ts'
import { reachableStates, transitionId, transitionsOf } from '../model/transitions.ts'
import { explore } from '../walk/explore.ts'
import { uncoveredIn } from '../walk/run.ts'
import { shortestPaths, wayTo } from '../walk/ways.ts'
import { type CoverageKind, coverageKinds } from './coverageStore.ts'
import { table } from './table.ts'

export interface FlowCoverage {
  flow: string
  states: number
  transitions: number
  /** The number of states and transitions that each kind of run reached. */
  reached: Record<CoverageKind, { states: number; transitions: number }>
  /** Transitions that no generated test took, with a path to the source of each. */
  missed: readonly { transition: string; way: string }[]
}

/** The coverage of a flow by unit tests, browser tests and real sessions. */
export function coverageReport(
  flow: Flow,
  saved: Readonly<Record<CoverageKind, ReadonlyMap<string, Coverage>>>,
): FlowCoverage {
  const { machine } = flow.model
  const states = reachableStates(machine).map(({ id }) => id)
  const transitions = transitionsOf(machine).map(transitionId)
  const among = (ids: readonly string[], counts: ReadonlyMap<string, number>) =>
    ids.filter((id) => counts.has(id)).length
  const seen = (kind: CoverageKind) => saved[kind].get(flow.name) ?? noCoverage()
  const unit = seen('unit')
  return {
    flow: flow.name,
    states: states.length,
    transitions: transitions.length,
    reached: Object.fromEntries(
      coverageKinds.map((kind) => [
        kind,
        { states: among(states, seen(kind).states), transitions: among(transitions, seen(kind).transitions) },
      ]),
    ) as FlowCoverage['reached'],
    missed: uncoveredIn(flow.model, unit).transitions.map((transition) => ({
      transition,
      way: wayToSource(flow.model, transition),
    })),
  }
}

/** A transition that no test took, with a path to its source. */
export const inWords = ({ transition, way }: FlowCoverage['missed'][number]) => `never takes ${transition}\n    ${way}`

/** The shortest walk into the state that a transition leaves, in words. */
export function wayToSource(model: FlowModel, transition: string): string {
  const source = transition.split(' --')[0]
  const graph = explore(model)
  const tree = shortestPaths(graph)
  for (const key of tree.keys())
    if (graph.situations.get(key)?.snapshot._nodes.some(({ id }) => id === source)) {
      const { start, edges } = wayTo(tree, key)
      return [`from ${start}`, ...edges.map(({ step }) => step.name)].join(' → ')
    }
  return 'no walk comes there'
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((part / whole) * 1000) / 10} %`)

export function coverageTable(reports: readonly FlowCoverage[]): string {
  const rows = reports.map(({ flow, states, transitions, reached }) => [
    flow,
    String(states),
    String(transitions),
    ...coverageKinds.flatMap((kind) => [
      percent(reached[kind].states, states),
      percent(reached[kind].transitions, transitions),
    ]),
  ])
  return table(
    ['flow', 'states', 'transitions', ...coverageKinds.flatMap((kind) => [`${kind} st.`, `${kind} tr.`])],
    rows,
  )
}
