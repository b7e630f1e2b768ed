import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'
import { defaultFolder, requireProject } from './approved/approve.ts'
import { everywhereChanges } from './approved/everywhere.ts'
import {
  approvedEverywhere,
  approvedFile,
  approvedTraces,
  approvingWith,
  everywhereNow,
  generatedTraces,
  outlineOf,
} from './approved/file.ts'
import { walkTrace } from './approved/walk.ts'
import { type Coverage, noCoverage } from './machine/liveFlow.ts'
import { type Flow, type FlowModel, presenceIn } from './model/flow.ts'
import type { ActorOutcome } from './model/step.ts'
import { inWords, wayToSource } from './report/coverage.ts'
import { saveCoverage } from './report/coverageStore.ts'
import type { FlowPath } from './walk/paths.ts'
import { expectationOf, runPath, type Suite, suiteOf, uncoveredIn } from './walk/run.ts'

export interface FlowSamples<M extends AnyStateMachine> {
  input?: InputFrom<M>
  /** Sample user events; each is tried in every situation that accepts it. */
  events: readonly EventFromLogic<M>[]
  /** The possible outcomes of each invoked actor, by its `src`. */
  outcomes: Readonly<Record<string, readonly ActorOutcome[]>>
  /** The part of the context that distinguishes situations, with finitely many values; nothing by default. */
  bound?: (context: ContextFrom<M>) => unknown
  /** Transitions that this input cannot reach and another run of the same machine covers. */
  mayMiss?: readonly string[]
  /** Restricts the check to these transitions, for a run that complements another. */
  only?: readonly string[]
}

/** Registers the generated tests of a machine whose samples are in the test file. */
export function describeFlow<M extends AnyStateMachine>(name: string, machine: M, samples: FlowSamples<M>): void {
  const { input, events, outcomes, bound, mayMiss, only } = samples
  const model: FlowModel = {
    machine,
    inputs: { start: input },
    events: events as readonly AnyEventObject[],
    outcomes,
    bound: (bound ?? (() => null)) as FlowModel['bound'],
    presence: presenceIn<M>(),
  }
  const suite = suiteOf(model)
  const coverage = noCoverage()

  describe(`${name}: generated paths`, () => {
    for (const path of suite.paths)
      it(`${path.id}: ${path.edges.length} steps from ${path.edges[0]?.step.name}`, async () => {
        expect(await runPath(model, path, coverage)).toEqual(expectationOf(suite, path))
        expect(valuesOf(suite, path)).toEqual(promisedBy(suite, path))
      })
    registerCoverageTest({ name, model, ends: [] }, coverage, { mayMiss: mayMiss ?? [], only: only ?? null })
  })
}

/**
 * The folder of the approved paths of a flow without a project: beside the test file, as with `flowlab FILE approve`.
 */
function besideTheTest(): string {
  const { testPath } = expect.getState()
  if (testPath === undefined) throw new Error('Vitest does not report the test file: pass the folder as `approved`')
  return join(dirname(testPath), defaultFolder)
}

/**
 * Registers one test for each approved path of a flow, walked by the live actor and compared with the approved file;
 * one that fails if the generated paths differ; one that compares the effect of each step in every situation; and one
 * that names every state and transition not reached. The approved file of a flow without a project is in
 * `flowlab-approved` beside the test, or in the folder `approved`.
 */
export function describeModel(flow: Flow, { approved: folder }: { approved?: string } = {}): void {
  const { name, model } = flow
  requireProject(flow, folder ?? besideTheTest())
  const approved = approvedTraces(name)
  const coverage = noCoverage()

  describe(`${name}: approved paths`, () => {
    if (approved.length === 0)
      it('are there', () => {
        throw new Error(`nothing is approved in ${approvedFile(name)}: ${approvingWith(name)}, read it and commit it`)
      })
    for (const trace of approved)
      it(`${trace.id}: ${trace.moments.length - 1} steps from ${trace.moments[1]?.step}`, async () => {
        // If this fails and the change is intended, approve it.
        expect(await walkTrace(model, trace, coverage)).toEqual(trace)
      })

    it('are those that are generated', () => {
      const suite = suiteOf(model)
      expect(outlineOf(generatedTraces(suite))).toEqual(outlineOf(approved))
      for (const path of suite.paths) expect(valuesOf(suite, path)).toEqual(promisedBy(suite, path))
    })

    it('each step does in every situation what is approved', () => {
      expect(everywhereChanges(approvedEverywhere(name), everywhereNow(flow))).toEqual([])
    })
    registerCoverageTest(flow, coverage, { mayMiss: [], only: null })
  })
}

const valuesOf = (suite: Suite, path: FlowPath) =>
  expectationOf(suite, path)
    .slice(1)
    .map(({ value }) => value)

/** If this fails, `bound` omits a part of the context that decides where the flow goes. */
const promisedBy = ({ graph }: Suite, { edges }: FlowPath) =>
  edges.map(({ to }) => graph.situations.get(to)?.snapshot.value)

function registerCoverageTest(
  { name, model }: Flow,
  coverage: Coverage,
  { mayMiss, only }: { mayMiss: readonly string[]; only: readonly string[] | null },
): void {
  it(only ? 'takes the transitions it is for' : 'reaches every state and takes every transition', async () => {
    for (const start of Object.keys(model.inputs)) await runPath(model, { id: '', start, edges: [] }, coverage)
    saveCoverage('unit', name, coverage)
    const missed = uncoveredIn(model, coverage)
    const transitions = missed.transitions.filter((id) => (only ? only.includes(id) : !mayMiss.includes(id)))
    expect({
      states: only ? [] : missed.states,
      transitions: transitions.map((id) => inWords({ transition: id, way: wayToSource(model, id) })),
    }).toEqual({ states: [], transitions: [] })
  })
}
