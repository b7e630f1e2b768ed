/**
 * Walks XState machines by their own transition function. A machine with its samples is a `Flow`; everything here takes
 * one. Runs in Node and in a browser; what reads files is in `flowlab/approved/file.ts`, the Vitest runner in
 * `flowlab/describeFlow.ts`, the pictures in `flowlab/draw/`.
 */
export { problemsOf as check } from './check.ts'
export { chartOf as draw } from './draw/chart.ts'
export { layOut } from './draw/layout.ts'
export { explore, type FlowGraph } from './explore.ts'
export { inferFlow } from './infer.ts'
export { lint } from './lint.ts'
export { noCoverage } from './liveFlow.ts'
export { type ActorOutcome, type Flow, type FlowModel, flow, type Samples, type Step, toTestModel } from './model.ts'
export { coveringPaths as cover, type FlowPath } from './paths.ts'
export { defineProject, type Project } from './project.ts'
export { differenceOf as diff } from './report/difference.ts'
export { runPath as replay, type Suite, suiteOf } from './run.ts'
export { leadsTo, neverBoth, onlyAfter, onlyReachedBy, type TemporalRule } from './temporal.ts'
export { unvariedIn } from './unvaried.ts'
export { describe, type MachineWords, type Words } from './words.ts'
