import type { AnyStateMachine } from 'xstate'
import { chartOf } from './draw/chart.ts'
import { differenceOf } from './report/difference.ts'
import { exportedOf } from './report/exports.ts'

/**
 * Walks XState machines with their own transition function. A machine with its samples is a `Flow`; everything here
 * takes one. Bundlers for a browser get this file as `flowlab`; in Node `approve` and `mutate` are there too, which use
 * files.
 */
export { problemsOf as check } from './checks/check.ts'
export { lint } from './checks/lint.ts'
export { unvariedIn } from './checks/unvaried.ts'
export { chartOf as draw } from './draw/chart.ts'
export { layOut } from './draw/layout.ts'
export { noCoverage } from './machine/liveFlow.ts'
export { type Flow, type FlowModel, flow, type Samples, toTestModel } from './model/flow.ts'
export { inferFlow } from './model/infer.ts'
export { defineProject, type Project } from './model/project.ts'
export type { Formula, Promised, Property } from './model/promised.ts'
export type { ActorOutcome, Step } from './model/step.ts'
export { describe, type MachineWords, type Words } from './model/words.ts'
export * from './properties/atoms.ts'
export { type Counterexample, checkProperty, pathOf, type Verdict } from './properties/checkProperty.ts'
export { checkTrace, type LiveTrace, type TraceMoment, type TraceVerdict } from './properties/checkTrace.ts'
export { always, and, eventually, implies, never, next, not, or, unless, until } from './properties/formula.ts'
export { propertyIn } from './properties/parse.ts'
export { property } from './properties/property.ts'
export { leadsTo, neverBoth, onlyAfter, onlyReachedBy } from './properties/temporal.ts'
export { verifyFlow, vocabularyOfFlow } from './properties/verify.ts'
export { type FoundRace, findRaces, type RaceReport } from './together/findRaces.ts'
export { interleavingsOf } from './together/interleavings.ts'
export type { Faults, Race, RaceActor, RaceMessage } from './together/race.ts'
export { raceActor } from './together/raceActor.ts'
export { explore, type FlowGraph } from './walk/explore.ts'
export { coveringPaths as cover, type FlowPath } from './walk/paths.ts'
export { runPath as replay, type Suite, suiteOf } from './walk/run.ts'

const chartDataOf = (machine: AnyStateMachine) => exportedOf(chartOf(machine.id, machine), machine)

/** Two versions of a machine, compared in sentences. */
export const diff = (before: AnyStateMachine, now: AnyStateMachine): string[] =>
  differenceOf(chartDataOf(before), chartDataOf(now))
