import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { problemsOf } from './check.ts'
import { chartOf } from './draw/chart.ts'
import { explore } from './explore.ts'
import { keepCoverage, keptCoverage } from './kept.ts'
import type { Flow } from './model.ts'
import { type MutationReport, mutate } from './mutate.ts'
import { coveringPaths } from './paths.ts'
import { flowNamed, flows } from './registry.ts'
import { coverageReport, coverageTable, table } from './report/coverage.ts'
import { differenceOf } from './report/difference.ts'
import { type ExportedFile, type ExportedFlow, exportedOf, exportsOf, indexOf } from './report/exports.ts'
import { type Format, formats, writeScripts } from './report/scripts.ts'
import { suiteOf } from './run.ts'
import { restingStates, transitionsOf } from './transitions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = join(root, 'docs', 'flows')

const help = `The flows of the product.

  npm run flows                                  lists every flow with its counts (--json)
  npm run flows paths NAME                       test scripts of a flow
      --format md|json|csv|gherkin|playwright      md unless told otherwise
      --pairs                                      every two transitions that may follow each other
      --out FILE                                   writes to a file
  npm run flows coverage [FILE]                  what unit, browser and real runs reached (--json);
                                                 FILE is what the gallery saved of watched tabs
  npm run flows check [NAME…]                    what is wrong with the flows
  npm run flows export                           writes docs/flows (--check: says what has drifted)
  npm run flows diff REV [NAME…]                 what changed since a revision, in sentences
  npm run flows mutate [NAME…]                   how many single changes the generated tests notice (--json)

npm keeps options to itself unless two dashes come first: npm run flows -- export --check
Ends with 0 when all is well, 1 when something was found, 2 when it was called wrongly.
`

class CalledWrongly extends Error {}

interface Options {
  format: string
  out: string | undefined
  pairs: boolean
  json: boolean
  check: boolean
}
type Command = (names: readonly string[], options: Options) => Promise<number>

function named(name: string | undefined): Flow {
  const flow = flowNamed(name ?? '')
  if (!flow)
    throw new CalledWrongly(`there is no flow "${name ?? ''}"; there are: ${flows.map((each) => each.name).join(', ')}`)
  return flow
}
const isFormat = (name: string) => formats.includes(name as Format)
const chosen = (names: readonly string[]) => (names.length > 0 ? names.map(named) : flows)
const say = (text: string) => process.stdout.write(`${text.trimEnd()}\n`)

async function list(_: readonly string[], { json }: Options): Promise<number> {
  const rows = flows.map(({ name, model }) => {
    const graph = explore(model)
    const paths = coveringPaths(graph)
    return {
      flow: name,
      states: restingStates(model.machine).length - 1,
      transitions: transitionsOf(model.machine).length,
      situations: graph.situations.size,
      paths: paths.length,
      steps: paths.reduce((sum, { edges }) => sum + edges.length, 0),
    }
  })
  if (json) say(JSON.stringify(rows, null, 2))
  else
    say(
      table(
        Object.keys(rows[0] ?? {}),
        rows.map((row) => Object.values(row).map(String)),
      ),
    )
  return 0
}

async function paths([name, ...more]: readonly string[], { format, out, pairs }: Options): Promise<number> {
  if (more.length > 0) throw new CalledWrongly('paths takes one flow')
  if (!isFormat(format)) throw new CalledWrongly(`there is no format "${format}": ${formats.join(', ')}`)
  const flow = named(name)
  const text = writeScripts(
    format as Format,
    flow.name,
    suiteOf(flow.model, { cover: pairs ? 'pairs' : 'transitions' }),
  )
  if (out) writeFileSync(out, text)
  else say(text)
  return 0
}

/** Keeps what the gallery counted in watched tabs, by the id of the machine. */
function takeInSeen(file: string): void {
  if (!existsSync(file)) throw new CalledWrongly(`there is no file "${file}"`)
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>>
  for (const { name, model } of flows) {
    const counts = new Map(Object.entries(seen[model.machine.id] ?? {}))
    if (counts.size > 0) keepCoverage('real', name, { states: counts, transitions: counts })
  }
}

async function coverage([saved]: readonly string[], { json }: Options): Promise<number> {
  if (saved) takeInSeen(saved)
  const kept = { unit: keptCoverage('unit'), browser: keptCoverage('browser'), real: keptCoverage('real') }
  const reports = await Promise.all(flows.map((flow) => coverageReport(flow, kept)))
  if (json) say(JSON.stringify(reports, null, 2))
  else {
    say(coverageTable(reports))
    for (const { flow, missed } of reports)
      for (const { transition, way } of missed) say(`${flow} never takes ${transition}\n    ${way}`)
  }
  return reports.some(({ missed }) => missed.length > 0) ? 1 : 0
}

const sourcesIn = (folder: string): string =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

async function check(names: readonly string[]): Promise<number> {
  // A machine may also remind itself.
  const raised = sourcesIn('src/machines').match(/raise\(\{ type: '[^']+'/g) ?? []
  const source = sourcesIn('src/ui') + sourcesIn('src/effects') + raised.join('\n')
  const found = chosen(names).flatMap((flow) => problemsOf(flow, source).map((problem) => `${flow.name}: ${problem}`))
  say(found.length > 0 ? found.join('\n') : 'No flow has a problem.')
  return found.length > 0 ? 1 : 0
}

const allExports = async (): Promise<ExportedFile[]> => [
  indexOf(flows),
  ...(await Promise.all(flows.map(exportsOf))).flat(),
]

async function exportAll(_: readonly string[], { check: only }: Options): Promise<number> {
  const files = new Map(await allExports())
  const here = existsSync(documents) ? readdirSync(documents).filter((name) => name !== 'README.md') : []
  const stale = here.filter((name) => !files.has(name))
  const drifted = [...files].filter(([name, text]) => {
    const path = join(documents, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  if (only) {
    const names = [...drifted.map(([name]) => name), ...stale]
    if (names.length > 0) say(`docs/flows is not what the machines are: ${names.join(', ')}\nrun: npm run flows export`)
    return names.length > 0 ? 1 : 0
  }
  mkdirSync(documents, { recursive: true })
  for (const [name, text] of drifted) writeFileSync(join(documents, name), text)
  for (const name of stale) rmSync(join(documents, name))
  say(`${drifted.length} files written, ${stale.length} removed, ${files.size - drifted.length} as they were`)
  return 0
}

/** The exported flows of a revision, by name. */
function exportedAt(revision: string): Map<string, ExportedFlow> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    git('rev-parse', '--verify', `${revision}^{commit}`)
  } catch {
    throw new CalledWrongly(`there is no revision "${revision}"`)
  }
  const files = git('ls-tree', '--name-only', revision, 'docs/flows/').split('\n')
  const flowsThen = files.filter((file) => file.endsWith('.json')).map((file) => git('show', `${revision}:${file}`))
  if (flowsThen.length === 0) throw new CalledWrongly(`the revision "${revision}" has no docs/flows to compare with`)
  return new Map(flowsThen.map((text) => JSON.parse(text) as ExportedFlow).map((flow) => [flow.flow, flow]))
}

async function diff([revision, ...names]: readonly string[]): Promise<number> {
  if (!revision) throw new CalledWrongly('diff needs a revision, such as HEAD~1 or main')
  const before = exportedAt(revision)
  const now = chosen(names)
  const sentences = now.flatMap(({ name, model }) => {
    const old = before.get(name)
    if (!old) return [`${name}: There is a new flow.`]
    return differenceOf(old, exportedOf(chartOf(name, model.machine), model.machine)).map((each) => `${name}: ${each}`)
  })
  const gone = names.length > 0 ? [] : [...before.keys()].filter((name) => !now.some((flow) => flow.name === name))
  const all = [...sentences, ...gone.map((name) => `${name}: The flow is gone.`)]
  say(all.length > 0 ? all.join('\n') : `No flow differs from ${revision}.`)
  return all.length > 0 ? 1 : 0
}

async function mutateAll(names: readonly string[], { json }: Options): Promise<number> {
  const reports: MutationReport[] = []
  for (const flow of chosen(names)) reports.push(await mutate(flow))
  const sum = (count: (report: MutationReport) => number) => reports.reduce((all, each) => all + count(each), 0)
  const score =
    sum(({ killed }) => killed) /
    Math.max(
      1,
      sum(({ mutants }) => mutants),
    )
  if (json) say(JSON.stringify({ score, reports }, null, 2))
  else {
    say(
      table(
        ['flow', 'changes', 'noticed'],
        reports.map(({ flow, mutants, killed }) => [flow, String(mutants), String(killed)]),
      ),
    )
    for (const { flow, survivors } of reports) for (const each of survivors) say(`${flow}, not noticed: ${each}`)
    say(`\n${(score * 100).toFixed(1)} % of ${sum(({ mutants }) => mutants)} single changes are noticed`)
  }
  return score >= 0.95 ? 0 : 1
}

const commands: Record<string, Command> = { list, paths, coverage, check, export: exportAll, diff, mutate: mutateAll }

/** Runs a command line; its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'md' },
        out: { type: 'string' },
        pairs: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [name = 'list', ...rest] = positionals
    // npm keeps `--format` to itself and hands on `csv` alone.
    const word = rest.at(-1)
    if (name === 'paths' && rest.length > 1 && word && isFormat(word)) values.format = rest.pop() ?? ''
    if (values.help || name === 'help') {
      say(help)
      return 0
    }
    const command = commands[name]
    if (!command) throw new CalledWrongly(`there is no command "${name}"`)
    return await command(rest, { ...values, out: values.out })
  } catch (error) {
    const isUsage = error instanceof CalledWrongly || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    process.stderr.write(`${(error as Error).message}\nSee: npm run flows -- --help\n`)
    return 2
  }
}
