import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { approve } from './approved/approve.ts'
import { shownChanges } from './approved/changes.ts'
import { approvedFile, approvedTraces } from './approved/file.ts'
import { problemsOf } from './checks/check.ts'
import { lint, unboundedGuards } from './checks/lint.ts'
import { differencesSince } from './differencesSince.ts'
import { chartOf } from './draw/chart.ts'
import { layOut } from './draw/layout.ts'
import { svgOf } from './draw/svg.ts'
import { loadExports, UsageError } from './loadExports.ts'
import { noCoverage } from './machine/liveFlow.ts'
import type { Flow } from './model/flow.ts'
import { reachableStates, transitionsOf } from './model/transitions.ts'
import { mutate } from './mutation/mutate.ts'
import { type PropertyReport, reportOf } from './properties/report.ts'
import { mermaid } from './report/mermaid.ts'
import { formats, writeScripts } from './report/scripts.ts'
import { inWords, skeletonOf } from './report/skeleton.ts'
import { table } from './report/table.ts'
import type { InferredFlow } from './samples/typedFlow.ts'
import { reportOfTogether } from './together/promises.ts'
import type { Race } from './together/race.ts'
import { reportOfRace } from './together/reportOfRace.ts'
import type { CombinedFlows } from './together/together.ts'
import { coveringPaths } from './walk/paths.ts'
import { runPath, suiteOf, uncoveredIn } from './walk/run.ts'
import { straysOf } from './walk/strays.ts'
import { walkProblem, withoutTypesText } from './walkProblem.ts'

const help = `flowlab FILE [COMMAND] [NAME…]

FILE exports XState machines, or flows: machines with their samples.

  list        states, transitions, generated paths and their coverage (the default)
  samples     a file with initial samples for each machine of FILE: flowlab FILE samples > FLOWS.ts
  check       dead ends, calls without a transition for a lost response, values without a sample, broken promises
  lint        random values and the clock in conditions, shadowed branches, traps, endless retries, incomplete bounds
  properties  each promise: whether it holds, or the shortest walk that breaks it
  races       races between the actors of the file: the fewest steps to each forbidden state
  paths       test scripts; --format md, json, csv or gherkin; --cover transitions, pairs or situations
  approve     writes the results of each path into flowlab-approved beside FILE; --check only compares
  mutate      mutation tests: how many changes to the machines the approved paths detect
  diff        changes since OTHER, in sentences: flowlab FILE diff OTHER, a file or a git revision of FILE
  draw        an SVG and a Mermaid chart of each, beside FILE or in --out FOLDER

Exits with 0 without findings, 1 with findings, 2 after a usage error.
`

const shortened = (path: string) => {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') ? path : short
}

const say = (text: string) => process.stdout.write(`${text.trimEnd()}\n`)

const covers = ['transitions', 'pairs', 'situations'] as const

interface Options {
  file: string
  format: string
  cover: string
  out: string
  check: boolean
  /** The names under which the file exports its machines. */
  exportedAs: ReadonlyMap<AnyStateMachine, string>
  /** The flows whose samples are inferred. */
  inferred: readonly InferredFlow[]
  /** The combined flows that the file exports. */
  together: readonly CombinedFlows[]
  races: readonly Race[]
  withoutTypes: string | null
}
type Command = (flows: readonly Flow[], options: Options) => Promise<number> | number

const reportFindings = (found: readonly string[], well: string): number => {
  say(found.length > 0 ? found.join('\n') : well)
  return found.length > 0 ? 1 : 0
}
/** The questions to a person about flows whose samples are inferred, one sentence each. */
const asksOf = (flows: readonly Flow[], inferred: readonly InferredFlow[]) =>
  inferred
    .filter(({ flow }) => flows.includes(flow))
    .flatMap(({ flow, asks }) => asks.map((ask) => `${flow.name}: ${inWords(ask)}`))
const remedy = (file: string) =>
  `Write the samples that matter: flowlab ${file} samples > FLOWS.ts, then flowlab FLOWS.ts`

const ofEach = (flows: readonly Flow[], problems: (flow: Flow) => readonly string[]) =>
  flows.flatMap((flow) => problems(flow).map((each) => `${flow.name}: ${each}`))

const strayingOf = ({ model }: Flow) => straysOf(suiteOf(model))

const commands: Readonly<Record<string, Command>> = {
  list: async (flows, { file, inferred, withoutTypes }) => {
    const rows = await Promise.all(
      flows.map(async ({ name, model }) => {
        const suite = suiteOf(model)
        const coverage = noCoverage()
        for (const path of suite.paths) await runPath(model, path, coverage)
        const missed = uncoveredIn(model, coverage)
        return {
          flow: name,
          states: reachableStates(model.machine).length - 1,
          transitions: transitionsOf(model.machine).length,
          situations: suite.graph.situations.size,
          paths: suite.paths.length,
          missed: missed.states.length + missed.transitions.length,
          names: [...missed.states, ...missed.transitions],
        }
      }),
    )
    const cells = rows.map(({ names: _, ...row }) => Object.values(row).map(String))
    say(table(['flow', 'states', 'transitions', 'situations', 'paths', 'never reached'], cells))
    for (const { flow, names } of rows) for (const each of names) say(`${flow} never reaches ${each}`)
    // What is never reached may be there for values that `bound` leaves out.
    const strays = ofEach(flows, (flow) => {
      const isPart = rows.some(({ flow: name, missed }) => name === flow.name && missed > 0)
      const open = isPart ? unboundedGuards(flow.model, suiteOf(flow.model).graph) : []
      return [...new Set([...strayingOf(flow), ...open])]
    })
    for (const each of strays) say(each)
    const asks = asksOf(flows, inferred)
    if (withoutTypes !== null) say(withoutTypesText(withoutTypes))
    if (asks.length > 0)
      say(`\nNot inferred from the types:\n${asks.map((each) => `  ${each}`).join('\n')}\n${remedy(file)}`)
    return strays.length > 0 || rows.some(({ missed }) => missed > 0) ? 1 : 0
  },
  check: (flows, { inferred }) =>
    reportFindings(
      [...ofEach(flows, (flow) => [...problemsOf(flow), ...strayingOf(flow)]), ...asksOf(flows, inferred)],
      'No machine has a problem.',
    ),
  properties: (flows, { together }) => {
    const reports: PropertyReport[] = [...flows.map((flow) => reportOf(flow)), ...together.map(reportOfTogether)]
    const texts = reports.map(({ text }) => text).filter(Boolean)
    say(texts.length > 0 ? texts.join('\n') : 'There are no promises: give a flow `promises`, one sentence each.')
    return reports.some(({ broken }) => broken > 0) ? 1 : 0
  },
  races: (_, { races }) => {
    const reports = races.map(reportOfRace)
    say(reports.map(({ text }) => text).join('\n') || 'The file exports no race: see “Races” in the README.')
    return reports.some(({ found, misspelt }) => found + misspelt > 0) ? 1 : 0
  },
  lint: (flows) => reportFindings(ofEach(flows, lint), 'No findings.'),
  paths: (flows, { format, cover }) => {
    const shown = covers.find((each) => each === cover)
    if (!shown) throw new UsageError(`there is no cover "${cover}": ${covers.join(', ')}`)
    const written = formats.find((each) => each === format)
    if (!written || written === 'playwright')
      throw new UsageError(`there is no format "${format}": md, json, csv, gherkin`)
    for (const { name, model } of flows) {
      const suite = suiteOf(model)
      const chosen = () => coveringPaths(suite.graph, { cover: shown }).map((path) => ({ ...path, reach: null }))
      const paths = shown === 'transitions' ? suite.paths : chosen()
      say(writeScripts(written, name, { ...suite, paths }, () => true, 'en'))
    }
    return 0
  },
  samples: (flows, { file, exportedAs, inferred }) => {
    const skeletons = inferred.flatMap((each) => {
      const name = exportedAs.get(each.flow.model.machine)
      return name === undefined || !flows.includes(each.flow) ? [] : [skeletonOf(each, { file: basename(file), name })]
    })
    if (skeletons.length === 0) throw new UsageError(`${basename(file)} exports flows: they have their samples`)
    say(skeletons.join('\n'))
    return 0
  },
  approve: async (flows, { check, file }) => {
    let differing = 0
    for (const flow of flows) {
      const changes = await approve(flow, { check })
      if (changes.length > 0) differing++
      for (const each of shownChanges(changes)) say(`${flow.name}: ${each}`)
    }
    if (differing === 0) say('Every path matches its approved results.')
    else if (check) say(`If the changes are intended: flowlab ${file} approve`)
    else say(`Written to ${shortened(dirname(approvedFile(flows[0]?.name ?? '')))}: read it and commit it.`)
    return check && differing > 0 ? 1 : 0
  },
  mutate: async (flows, { file }) => {
    let [killed, mutants] = [0, 0]
    for (const flow of flows) {
      if (approvedTraces(flow.name).length === 0)
        throw new UsageError(`nothing of ${flow.name} is approved yet: flowlab ${file} approve`)
      const report = await mutate(flow)
      killed += report.killed
      mutants += report.mutants
      for (const { name } of report.survivors) say(`${flow.name}, not detected: ${name}`)
    }
    say(`${killed} of ${mutants} changes are detected`)
    if (killed < mutants)
      say('Each of the others needs a sample or a value in `bound` that reveals it, or has no effect.')
    return killed / Math.max(1, mutants) >= 0.95 ? 0 : 1
  },
  draw: async (flows, { out }) => {
    mkdirSync(out, { recursive: true })
    for (const { name, model } of flows) {
      const chart = chartOf(name, model.machine)
      writeFileSync(join(out, `${name}.svg`), svgOf(await layOut(chart)))
      writeFileSync(join(out, `${name}.mmd`), mermaid(chart))
      say(shortened(join(out, `${name}.svg`)))
    }
    return 0
  },
}

/** The commands that take every step of a machine. */
const walking = new Set(['list', 'check', 'properties', 'lint', 'paths', 'approve', 'mutate'])
/** The commands whose results mean nothing if a path cannot be walked. */
const followingPaths = new Set(['paths', 'approve', 'mutate'])
const readingTypes = new Set([...walking, 'samples'])

async function differing(file: string, flows: readonly Flow[], [other, ...names]: readonly string[]): Promise<number> {
  if (other === undefined || names.length > 0)
    throw new UsageError('diff needs one thing to compare with: an earlier file, or a git revision such as HEAD~1')
  return reportFindings(await differencesSince(other, file, flows), `No machine differs from ${other}.`)
}

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'md' },
        cover: { type: 'string', default: 'transitions' },
        out: { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [file, name = 'list', ...names] = positionals
    if (values.help || file === undefined) {
      say(help)
      return values.help ? 0 : 2
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command && name !== 'diff')
      throw new UsageError(`there is no command "${name}": ${[...Object.keys(commands), 'diff'].join(', ')}`)
    const { flows, together, races, names: exportedAs, ...loaded } = await loadExports(file, readingTypes.has(name))
    if (!command) return await differing(file, flows, names)
    const chosen = names.length > 0 ? flows.filter((each) => names.includes(each.name)) : flows
    const unknown = names.find((each) => !flows.some((one) => one.name === each))
    if (unknown)
      throw new UsageError(`there is no flow "${unknown}"; there are: ${flows.map((one) => one.name).join(', ')}`)
    const inferredOf = (flow: Flow) => loaded.inferred.find((each) => each.flow === flow) ?? null
    // One machine that cannot be walked does not stop the others.
    const problems = new Map<Flow, readonly string[]>()
    for (const flow of walking.has(name) ? chosen : []) {
      const found = walkProblem(flow, file, inferredOf(flow), loaded.withoutTypes)
      const open = found.length === 0 && followingPaths.has(name) ? ofEach([flow], strayingOf) : []
      if (found.length + open.length > 0) problems.set(flow, [...found, ...open])
    }
    const walked = chosen.filter((flow) => !problems.has(flow))
    if (problems.size > 0) process.stderr.write(`${[...problems.values()].flat().join('\n')}\n`)
    if (walked.length === 0 && problems.size > 0) return 1
    const code = await command(walked, {
      ...values,
      ...{ file, exportedAs, ...loaded },
      out: values.out ?? dirname(resolve(file)),
      together: names.length > 0 ? [] : together,
      races,
    })
    return problems.size > 0 ? 1 : code
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    process.stderr.write(`${(error as Error).message}\nSee: flowlab --help\n`)
    return 2
  }
}
