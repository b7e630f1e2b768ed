import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { changedSince, testsReaching } from './affectedTests.ts'
import { buildClient, root } from './prepare.mjs'
import { findAll, missingLine, missingLines, startPostgres } from './programs.ts'
import { testStatements } from './spec.ts'
import { ownTemporaryFolder } from './temporaryFiles.ts'

/**
 * npm test                     every test
 * npm test -- FILE …           the test files whose path contains one of these
 * npm test -- --changed [REF]  within a minute: the test files that changes since REF (the last commit) reach
 * npm test -- --record         every test; records the duration of each file, by which files are ordered
 * npm test -- --spec           the statements of docs/product; writes the results to docs/product/conformance.md
 * npm test -- --spec FILE …    only the files of tests/spec whose path contains one of these; writes nothing
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, record: { type: 'boolean' }, spec: { type: 'boolean' } },
})

if (options.spec) process.exit((await testStatements(positionals)) > 0 ? 1 : 0)

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    message: string
    assertionResults: {
      status: string
      fullName: string
      failureMessages: string[]
      meta?: { openPages?: string }
    }[]
  }[]
}
type Durations = Record<string, number>
const readJson = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const durationsFile = join(root, 'tests', 'durations.json')
const durations = readJson<Durations>(durationsFile, {})
/** The assumed duration of a file that was never timed. */
const unknown = 10

const chosen = options.changed ? await reached(positionals[0] ?? 'HEAD') : null
if (chosen?.run.length === 0) {
  console.log('No test covers the changes.')
  process.exit(0)
}

const deleteTemporaryFiles = ownTemporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>> = null
process.once('exit', () => {
  postgres?.stop()
  deleteTemporaryFiles()
})
// Without a listener an interrupted run would end before it has cleaned up.
process.on('SIGINT', () => {})
buildClient()
const programs = findAll()
if (!programs.chromium) {
  console.error(`${missingLine('chromium')}, or set CHROMIUM_PATH.`)
  process.exit(1)
}
postgres = await startPostgres()
console.log(
  postgres
    ? 'The server tests run on PostgreSQL; those in which the databases could differ also run on the embedded one.'
    : 'No PostgreSQL was found: the server tests run on the embedded database only.',
)

const reports = mkdtempSync(join(tmpdir(), 'founders-tests-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
/** The failed tests: file, first line of the error, and for the first of a file what surrounded it. */
const named: string[] = []
const timings = join(reports, 'timings.json')
writeFileSync(timings, '{}')
const stray = join(reports, 'strayErrors.json')

/** The exit code of a process that was interrupted from the keyboard. */
const interrupted = 130

/** Runs vitest once and adds up its counts. */
function run(name: string, projects: readonly string[]): void {
  const started = performance.now()
  const report = join(reports, `${name}.json`)
  const files = chosen ? chosen.run : positionals
  const done = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      '--reporter=tests/support/timings.ts',
      '--reporter=tests/support/strayErrors.ts',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        // The tests allocate many short-lived objects: a larger young generation saves an eighth of the CPU time.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
        CHROMIUM_PATH: programs.chromium ?? '',
        FIREFOX_PATH: programs.firefox ?? '',
        TIMINGS: timings,
        STRAY_ERRORS: stray,
        ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      },
    },
  )
  if (done.signal || done.status === interrupted) process.exit(interrupted)
  const counts = readJson<Report | null>(report, null)
  totals.passed += counts?.numPassedTests ?? 0
  totals.failed += counts?.numFailedTests ?? 0
  totals.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0)
  console.log(`\n${name}: ${Math.round((performance.now() - started) / 1000)} s`)
  if (done.status === 0) return
  named.push(...namesOf(counts))
  if (counts && counts.numFailedTests > 0) failures.push(`${counts.numFailedTests} of the ${name} tests`)
  const strays = readJson<string[]>(stray, [])
  if (strays.length > 0) failures.push(`${strays.length} errors outside of a test beside the ${name} tests`)
  named.push(...strays.map((each) => `  ${each.split('\n').slice(0, 12).join('\n    ')}`))
  if (strays.length === 0 && !counts?.numFailedTests) failures.push(`the run of the ${name} tests itself`)
}

function namesOf(counts: Report | null): string[] {
  return (counts?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && message) return [`  ${file}: the file itself\n    ${firstLine(message)}`]
    // What follows the first failure of a file is often only its consequence.
    return tests.map(({ fullName, failureMessages: [why = ''], meta }, index) =>
      [
        `  ${file}: ${fullName}`,
        firstLine(why),
        ...(index === 0 ? circumstances(file, why, meta?.openPages ?? '') : []),
      ].join('\n    '),
    )
  })
}

const firstLine = (why: string): string => why.replace(/\n[\s\S]*/, '').slice(0, 300)

/** What the browser tried, the line of the test, and for each window its address and last responses. */
function circumstances(file: string, why: string, openPages: string): string[] {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trimEnd())
  const tried = lines.filter((line) => /^\s*- /.test(line))
  const place = lines.find((line) => line.includes(`${file}:`))
  const windows = openPages.split('\n').filter((line) => /^(page |last answers|\d{3} |failed|net::)/.test(line))
  return [...tried.slice(0, 8), ...(place ? [place.trim()] : []), ...windows.slice(0, 40)]
}

function record(taken: Durations): void {
  const sorted = Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** The test files that a change reaches by their imports, as many as fit into a minute, quickest first. */
async function reached(since: string): Promise<{ run: string[]; left: string[] }> {
  const changed = changedSince(since)
  const files = await testsReaching(changed)
  const isEdited = (file: string) => (changed.includes(file) ? 0 : 1)
  const loading = 1
  const lasts = (file: string) => (durations[file] ?? unknown) + loading
  files.sort((one, other) => isEdited(one) - isEdited(other) || lasts(one) - lasts(other))
  const run: string[] = []
  // Three workers for less than thirty seconds; the rest of the minute starts the databases, products and browsers.
  let left = 80
  for (const file of files) {
    if (run.length > 0 && lasts(file) > left) continue
    run.push(file)
    left -= lasts(file)
  }
  return { run, left: files.filter((file) => !run.includes(file)) }
}

run('unit and server', ['unit', 'ui', 'server', 'spec api', ...(postgres ? ['embedded'] : [])])
run('browser', ['flows', 'spec browser'])
if (options.record) record(readJson<Durations>(timings, {}))
if (!chosen && positionals.length === 0) {
  const coverage = [join(root, 'scripts', 'run.mjs'), 'flows', 'coverage']
  if (spawnSync(process.execPath, coverage, { cwd: root, stdio: 'inherit' }).status !== 0)
    failures.push('the coverage of the flows')
}
for (const line of missingLines(programs)) console.log(line)
if (chosen) {
  console.log(`Ran only the tests that import a changed file: ${chosen.run.length} files.`)
  if (chosen.left.length > 0) console.log(`Affected but not run, because of the time limit: ${chosen.left.join(', ')}`)
}
if (totals.passed === 0) failures.push('no test ran')
if (failures.length > 0) console.log([`Failed: ${failures.join('; ')}`, ...named].join('\n'))
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(failures.length > 0 ? 1 : 0)
