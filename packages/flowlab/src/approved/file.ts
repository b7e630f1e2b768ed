import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noCoverage } from '../machine/liveFlow.ts'
import type { Flow, FlowModel } from '../model/flow.ts'
import { type Project, projectOf } from '../model/project.ts'
import { type Suite, suiteOf } from '../walk/run.ts'
import { everywhere, isEverywhereLine } from './everywhere.ts'
import { atTheStart, type Trace, walkTrace } from './walk.ts'

/** The file of a flow's approved paths, in the folder of its project. */
export function approvedFile(flow: string): string {
  const project = projectOf(flow)
  if (!project) throw new Error(`no project has a flow “${flow}”`)
  return join(folderOf(project), `${flow.replaceAll(/\W+/g, '-')}.txt`)
}

export const folderOf = ({ approved }: Pick<Project, 'approved'>): string =>
  approved.startsWith('file:') ? fileURLToPath(approved) : approved

const heading = (flow: string) =>
  `${flow}: what each generated path shows, step by step, and what each step does in every situation of its state. Tests
compare the running flow with this file and never write it;
\`${approvingWith(flow)}\` shows what changed and writes it.`

/** The command that approves a flow. */
export const approvingWith = (flow: string): string => projectOf(flow)?.approveWith ?? 'flowlab FILE approve'

const approvedText = (flow: string): string => {
  const file = approvedFile(flow)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The committed traces of a flow; empty if none have been approved. */
export const approvedTraces = (flow: string): Trace[] => readTraces(approvedText(flow))

/** The committed lines about each step in every situation. */
export const approvedEverywhere = (flow: string): string[] => approvedText(flow).split('\n').filter(isEverywhereLine)

/** The same lines for the current machine. */
export const everywhereNow = ({ model }: Pick<Flow, 'model'>): string[] => everywhere(model, suiteOf(model).graph)

interface Written {
  step: string
  shows: string[]
}

/** Paths with the same start share the observations of that start. */
export function writeApproved(flow: string, traces: readonly Trace[], everySituation: readonly string[]): string {
  const starts = new Map(traces.map(({ start, moments }) => [start, moments[0]?.shows ?? []]))
  return `${[
    heading(flow),
    ...[...starts].map(([start, shows]) => [`start ${start}`, ...shows.map((each) => `    ${each}`)].join('\n')),
    ...traces.map(writeTrace),
    everySituation.join('\n'),
  ].join('\n\n')}\n`
}

const writeTrace = ({ id, start, moments }: Trace) =>
  [
    `path ${id} from ${start}`,
    ...moments.slice(1).flatMap(({ step, shows }) => [`  ${step}`, ...shows.map((each) => `    ${each}`)]),
  ].join('\n')

export function readTraces(text: string): Trace[] {
  const starts = new Map<string, Written>()
  const traces: { id: string; start: string; moments: Written[] }[] = []
  let last: Written | undefined
  for (const line of text.split('\n')) {
    const [, begun] = /^start (.*)$/.exec(line) ?? []
    const [, id, start] = /^path (\S+) from (.*)$/.exec(line) ?? []
    if (begun !== undefined) {
      last = { step: atTheStart, shows: [] }
      starts.set(begun, last)
    } else if (id !== undefined && start !== undefined) {
      const beginning = starts.get(start)
      traces.push({ id, start, moments: beginning ? [beginning] : [] })
    } else if (line.startsWith('    ')) last?.shows.push(line.slice(4))
    else if (line.startsWith('  ')) {
      last = { step: line.slice(2), shows: [] }
      traces.at(-1)?.moments.push(last)
    }
  }
  return traces
}

/** The generated paths, without any observations. */
export const generatedTraces = ({ paths }: Suite): Trace[] =>
  paths.map(({ id, start, edges }) => ({
    id,
    start,
    moments: [atTheStart, ...edges.map(({ step }) => step.name)].map((step) => ({ step, shows: [] })),
  }))

/** The paths and the names of their steps, without observations. */
export const outlineOf = (traces: readonly Trace[]) =>
  traces.map(({ id, start, moments }) => ({ id, start, steps: moments.map(({ step }) => step) }))

/**
 * The observations of the current machine on the generated paths, for a person to approve. Throws if the machine cannot
 * be walked to the end of a path, since an incomplete path would be approved.
 */
export async function tracesNow({ name, model }: Flow): Promise<Trace[]> {
  const generated = generatedTraces(suiteOf(model))
  const walked = await walkAll(model, generated)
  for (const [index, { id, moments }] of walked.entries()) {
    const missed = generated[index]?.moments[moments.length]
    if (missed)
      throw new Error(
        `${name}: path ${id} ends before “${missed.step}”, which the machine does not take there. ` +
          'Two situations differ in what its `bound` leaves out.',
      )
  }
  return walked
}

export async function walkAll(model: FlowModel, traces: readonly Trace[]): Promise<Trace[]> {
  const walked: Trace[] = []
  for (const trace of traces) walked.push(await walkTrace(model, trace, noCoverage()))
  return walked
}
