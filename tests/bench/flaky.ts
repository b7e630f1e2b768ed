import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClient, root } from '../../scripts/prepare.mjs'
import { findAll, missingLines, startPostgres } from '../../scripts/programs.ts'
import { ownTemporaryFolder } from '../../scripts/temporaryFiles.ts'

/**
 * npm run bench flaky -- [--project server] [--times 20] [--whole] [--alone] [--busy] [--slow] [--late] [FILE …]
 *
 * Runs each test file again and again, alone and with two busy cores, and prints how often each test failed. --slow
 * begins each action in a browser a second late, so that the product is always faster than the test: what a test means
 * to see in passing is then over. The server begins its jobs a second late, for the tests that act before one is done.
 * --late answers a browser 0.7 s late, for the tests that act before the page is ready. --whole runs whole projects
 * instead of single files, as `npm test` does. Exits with 1 if any test failed once.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string', multiple: true, default: ['unit', 'ui', 'server', 'flows', 'spec api', 'spec browser'] },
    times: { type: 'string', default: '20' },
    whole: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    late: { type: 'boolean', default: false },
  },
})
type Company = 'alone' | 'busy' | 'slow' | 'late'
const settings: Partial<Record<Company, Record<string, string>>> = {
  slow: { SLOW_ACTIONS: '1000', SLOW_JOBS: '1000' },
  late: { NODE_OPTIONS: `--import ${join(root, 'tests', 'bench', 'lateAnswers.mjs')}` },
}
const times = Number(options.times)
const chosen = (['alone', 'busy', 'slow', 'late'] as const).filter((company) => options[company])
const companies = chosen.length > 0 ? chosen : (['alone', 'busy'] as const)

process.once('exit', ownTemporaryFolder())
buildClient()
const programs = findAll()
const postgres = await startPostgres()
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const reports = mkdtempSync(join(tmpdir(), 'founders-flaky-'))
const env = {
  ...process.env,
  CHROMIUM_PATH: programs.chromium ?? '',
  FIREFOX_PATH: programs.firefox ?? '',
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
}

interface Subject {
  project: string
  files: string[]
  name: string
}
interface Report {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** The files or projects that are repeated. */
function subjects(): Subject[] {
  if (options.whole) return options.project.map((project) => ({ project, files: positionals, name: project }))
  // Must come last, or vitest takes the first file for the output file of its list.
  const listed = spawnSync(process.execPath, [vitest, 'list', ...positionals, '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  const found: { file: string; projectName: string }[] = JSON.parse(listed.stdout.slice(listed.stdout.indexOf('[')))
  return found
    .filter(({ projectName }) => options.project.includes(projectName))
    .map(({ file, projectName }) => ({ project: projectName, files: [file], name: relative(root, file) }))
}

/** Runs the tests once; returns the failed ones by name, with the first line of the error. */
function attempt({ project, files }: Subject, company: Company): string[] {
  const report = join(reports, 'report.json')
  rmSync(report, { force: true })
  const args = [vitest, 'run', '--project', project, ...files, '--reporter=json', `--outputFile.json=${report}`]
  const done = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, ...settings[company] },
    maxBuffer: 1 << 28,
  })
  const { testResults: results }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] }
  const failed = results.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && message) return [`${relative(root, name)}: ${message.split('\n')[0]}`]
    return tests.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  })
  if (done.status !== 0 && failed.length === 0) {
    const errors = `${done.stdout}\n${done.stderr}`.match(/^.*(?:Unhandled|Uncaught|Error:).*$/gm) ?? [
      'no reason given',
    ]
    failed.push(`outside of a test: ${errors.slice(0, 3).join(' | ').slice(0, 300)}`)
  }
  return failed
}

const busyLoops = () =>
  Array.from({ length: Math.min(2, cpus().length) }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )

const rows: object[] = []
const reasons = new Map<string, number>()
const rounded = (seconds = 0) => Math.round(seconds * 10) / 10
try {
  for (const company of companies) {
    const loops = company === 'busy' ? busyLoops() : []
    try {
      for (const subject of subjects()) {
        const seconds: number[] = []
        let failed = 0
        for (let time = 0; time < times; time++) {
          const started = performance.now()
          const said = attempt(subject, company)
          seconds.push((performance.now() - started) / 1000)
          if (said.length > 0) failed++
          // A whole project takes minutes, and a long bench may be stopped.
          if (options.whole)
            console.log(
              [
                `${subject.name}, ${company}, run ${time + 1}: ${said.length} failed, ${rounded(seconds.at(-1))} s`,
                ...said,
              ].join('\n  '),
            )
          for (const each of said) reasons.set(each, (reasons.get(each) ?? 0) + 1)
        }
        seconds.sort((one, other) => one - other)
        const [middle, slowest] = [rounded(seconds[Math.floor(times / 2)]), rounded(seconds.at(-1))]
        rows.push({ what: subject.name, company, runs: times, failed, 'middle s': middle, 'slowest s': slowest })
        console.log(
          `${subject.name}, ${company}: ${failed} of ${times} failed, ${middle} s in the middle, ${slowest} s at most`,
        )
      }
    } finally {
      for (const loop of loops) loop.kill('SIGKILL')
    }
  }
} finally {
  postgres?.stop()
}
console.table(rows)
for (const [reason, count] of [...reasons].sort(([, one], [, other]) => other - one))
  console.log(`${count} x ${reason}`)
for (const line of missingLines(programs)) console.log(line)
process.exitCode = reasons.size > 0 ? 1 : 0
