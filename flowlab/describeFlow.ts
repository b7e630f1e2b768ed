import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { keepCoverage } from './kept.ts'
import { noCoverage } from './liveFlow.ts'
import type { ActorOutcome, Flow, FlowModel } from './model.ts'
import { inWords, wayToSource } from './report/coverage.ts'
import { expectationOf, missedBy, runPath, suiteOf } from './run.ts'

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

/** Registers the generated tests of a machine whose samples stand beside the test. */
export function describeFlow<M extends AnyStateMachine>(name: string, machine: M, samples: FlowSamples<M>): void {
  const { input, events, outcomes, bound, mayMiss, only } = samples
  const model: FlowModel = {
    machine,
    inputs: { start: input },
    events: events as readonly AnyEventObject[],
    outcomes,
    bound: (bound ?? (() => null)) as FlowModel['bound'],
  }
  describeModel({ name, model, ends: [] }, { mayMiss: mayMiss ?? [], only: only ?? null })
}

/**
 * Registers one test for each generated path of a flow, run against the live actor, and one that fails naming every
 * state and transition that no path reached.
 */
export function describeModel(
  { name, model }: Flow,
  { mayMiss, only }: { mayMiss: readonly string[]; only: readonly string[] | null } = { mayMiss: [], only: null },
): void {
  const suite = suiteOf(model)
  const coverage = noCoverage()

  describe(`${name}: generated paths`, () => {
    for (const path of suite.paths)
      it(`${path.id}: ${path.edges.length} steps from ${path.edges[0]?.step.name}`, async () => {
        const expected = expectationOf(suite, path)
        const promised = path.edges.map(({ to }) => suite.graph.situations.get(to)?.snapshot.value)
        expect(await runPath(model, path, coverage)).toEqual(expected)
        // Where this fails, `bound` leaves out a part of the context that decides where the flow goes.
        expect(expected.slice(1).map(({ value }) => value)).toEqual(promised)
      })

    it(only ? 'takes the transitions it is for' : 'reaches every state and takes every transition', async () => {
      for (const start of Object.keys(model.inputs)) await runPath(model, { id: '', start, edges: [] }, coverage)
      keepCoverage('unit', name, coverage)
      const missed = missedBy(model, coverage)
      const transitions = missed.transitions.filter((id) => (only ? only.includes(id) : !mayMiss.includes(id)))
      expect({
        states: only ? [] : missed.states,
        transitions: transitions.map((id) => inWords({ transition: id, way: wayToSource(model, id) })),
      }).toEqual({ states: [], transitions: [] })
    })
  })
}
