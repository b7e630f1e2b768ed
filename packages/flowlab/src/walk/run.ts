import { type Coverage, startFlow } from '../machine/liveFlow.ts'
import { StandInRegistry, withStandIns } from '../machine/standIns.ts'
import { expectedObservations, type Observation } from '../machine/trace.ts'
import type { FlowModel } from '../model/flow.ts'
import { reachableStates, transitionId, transitionsOf } from '../model/transitions.ts'
import { explore, type FlowGraph } from './explore.ts'
import type { FlowPath } from './paths.ts'
import { type ChosenPath, pathsOf } from './pathsOf.ts'

/** An explored model with its generated paths. */
export interface Suite {
  model: FlowModel
  graph: FlowGraph
  paths: readonly ChosenPath[]
}

const suites = new WeakMap<FlowModel, Suite>()

/** Explores a model once and caches the result. */
export function suiteOf(model: FlowModel): Suite {
  const known = suites.get(model)
  if (known) return known
  const graph = explore(model)
  const suite = { model, graph, paths: pathsOf(model, graph) }
  suites.set(model, suite)
  return suite
}

/** The expected observations on a path, by the transition function. */
export const expectationOf = ({ model }: Suite, path: FlowPath): Observation[] =>
  expectedObservations(
    model.machine,
    model.inputs[path.start],
    path.edges.map(({ step }) => step),
  )

/**
 * The observations of the live actor on a path. Ends early if the machine fails or cannot take the step, or if
 * `isEnough` accepts the last observation.
 */
export async function runPath(
  model: FlowModel,
  path: FlowPath,
  coverage: Coverage,
  isEnough: (last: Observation, index: number) => boolean = () => false,
): Promise<Observation[]> {
  const desk = new StandInRegistry()
  const flow = startFlow(withStandIns(model, desk).machine, model.inputs[path.start], desk, coverage)
  const first = flow.look('the start')
  const seen = [first]
  let isOver = isEnough(first, 0)
  for (const { step } of path.edges) {
    if (isOver || flow.snapshot().status !== 'active') break
    const last = await flow.take(step)
    seen.push(last)
    isOver = isEnough(last, seen.length - 1)
  }
  flow.stop()
  if (flow.failures.length > 0) throw flow.failures[0]
  return seen
}

/** States and transitions that no run reached. */
export const uncoveredIn = ({ machine }: FlowModel, { states, transitions }: Coverage) => ({
  states: reachableStates(machine)
    .map(({ id }) => id)
    .filter((id) => !states.has(id)),
  transitions: transitionsOf(machine)
    .map(transitionId)
    .filter((id) => !transitions.has(id)),
})
