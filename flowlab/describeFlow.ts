import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, AnyStateNode, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { Desk, startFlow } from './liveFlow.ts'
import { type ActorOutcome, explore, type FlowModel, transitionId } from './model.ts'
import { coveringPaths } from './paths.ts'

export interface FlowSamples<M extends AnyStateMachine> {
  input?: InputFrom<M>
  /** Sample user events; each is tried in every situation that accepts it. */
  events: readonly EventFromLogic<M>[]
  /** What each invoked actor may answer, by its `src`. */
  outcomes: Readonly<Record<string, readonly ActorOutcome[]>>
  /** The part of the context that matters, with finitely many values; nothing by default. */
  bound?: (context: ContextFrom<M>) => unknown
  /** Transitions that this input cannot reach and another run of the same machine covers. */
  mayMiss?: readonly string[]
  /** Checks these transitions alone, for a run that complements another. */
  only?: readonly string[]
}

/**
 * Registers one test for each generated path, run against the live actor, and one that fails naming every state and
 * transition that no path reached.
 */
export function describeFlow<M extends AnyStateMachine>(name: string, machine: M, samples: FlowSamples<M>): void {
  const desk = new Desk()
  const provided = machine.provide({ actors: desk.standIns(samples.outcomes) } as never)
  const model: FlowModel = {
    machine: provided,
    input: samples.input,
    events: samples.events as readonly AnyEventObject[],
    outcomes: samples.outcomes,
    bound: (samples.bound ?? (() => null)) as FlowModel['bound'],
  }
  const graph = explore(model)
  const taken = new Set<string>()
  const reached = new Set<string>()

  describe(`${name}: generated paths`, () => {
    for (const path of coveringPaths(graph)) {
      it(`${path.id}: ${path.edges.length} steps from ${path.edges[0]?.step.name}`, async () => {
        const flow = startFlow(provided, samples.input, desk, taken)
        noteStates(flow.snapshot()._nodes, reached)
        for (const edge of path.edges) {
          await flow.take(edge.step)
          const expected = graph.situations.get(edge.to)?.snapshot
          const seen = flow.snapshot()
          expect({ after: edge.step.name, value: seen.value, status: seen.status }).toEqual({
            after: edge.step.name,
            value: expected?.value,
            status: expected?.status,
          })
          noteStates(seen._nodes, reached)
        }
        expect(flow.failures).toEqual([])
        flow.stop()
      })
    }

    it(samples.only ? 'takes the transitions it is for' : 'reaches every state and takes every transition', () => {
      const { only, mayMiss = [] } = samples
      const start = startFlow(provided, samples.input, desk, taken)
      noteStates(start.snapshot()._nodes, reached)
      start.stop()
      const states = only ? [] : missingStates(provided, reached)
      const transitions = missingTransitions(provided, taken).filter((id) =>
        only ? only.includes(id) : !mayMiss.includes(id),
      )
      expect({ states, transitions }).toEqual({ states: [], transitions: [] })
    })
  })
}

const noteStates = (nodes: readonly AnyStateNode[], reached: Set<string>) => {
  for (const node of nodes) reached.add(node.id)
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const missingStates = (machine: AnyStateMachine, reached: ReadonlySet<string>) =>
  nodesOf(machine.root)
    .filter((node) => !(node.always ?? []).some((step) => !step.guard))
    .map((node) => node.id)
    .filter((id) => !reached.has(id))

const missingTransitions = (machine: AnyStateMachine, taken: ReadonlySet<string>) =>
  nodesOf(machine.root)
    .flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []))
    .map(transitionId)
    .filter((id) => !taken.has(id))
