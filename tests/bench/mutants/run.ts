import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../scripts/prepare.mjs'
import { setup } from '../../support/setup/templates.ts'
import { chosenSites, isOfClient } from './choose.ts'
import type { Line } from './inside.ts'
import { printed, summary, verdictsOf } from './print.ts'
import { makeScratch } from './scratch.ts'
import { nearestFirst, testFiles } from './tests.ts'

/**
 * npm run bench mutants -- [--files GLOB …] [--count 60] [--seed 1] [--tests TEXT …] [--minutes 60]
 * npm run bench mutants -- --only server/features/sending/counts.ts:45 …
 * npm run bench mutants -- --changes FILE
 *
 * Mutation testing of the server's rules, or of the client (`--files 'src/ui/**'`): makes one small change at a time and
 * checks that a test fails. A change drops a condition, a statement, a refusal, a line of SQL, an element of a list, an
 * attribute or an element of a screen, swaps < and <=, = and ≠, the two sides of a pair or the order, negates a
 * decision, or changes a number. `--files` selects the files (default: all rules), `--seed` the sample, `--only` every
 * change of these lines, `--changes` the changes in a file: [{ "file", "before", "after" }], each a whole expression or
 * statement. `--tests` runs only the test files whose path contains one of these.
 *
 * One copy of the tree contains all changes, each behind a switch. Every test file first runs without a change, which
 * shows which of its tests reach which change; then those tests run again for each change, up to the first failure. A
 * change counts as noticed only if the same tests pass without it. Code that does not load, and a failure in the setup
 * of a file, count as noticed too. Exits with 1 if fewer than 95 of 100 changes were noticed.
 */
const { values: options } = parseArgs({
  options: {
    files: { type: 'string', multiple: true, default: ['server/features/**', 'server/jobs/**', 'src/domain/**'] },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    changes: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [''] },
    most: { type: 'string', default: '30' },
    verbose: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
  },
})

const { sites, everywhere } = chosenSites({
  files: options.files,
  count: Number(options.count ?? (options.changes ? 0 : 60)),
  seed: Number(options.seed),
  only: options.only ?? null,
  changes: options.changes ?? null,
})
const ofClient = sites.some(({ file }) => isOfClient(file))
if (ofClient && !sites.every(({ file }) => isOfClient(file)))
  throw new Error('changes of the client and of the rules need a run each')
if (!ofClient && !process.env.TEST_DATABASE_URL) console.log('Without PostgreSQL this takes several times as long.')
const tests = testFiles(options.tests, ofClient)
const order = nearestFirst(sites, tests)
console.log(
  `${sites.length} changes in ${new Set(sites.map(({ file }) => file)).size} files, ${tests.length} test files`,
)

const ended = Date.now() + Number(options.minutes) * 60_000
const lines: Line[] = []
const verdicts = () => verdictsOf(lines, sites)

/** Runs the undetected changes on these test files, in a single Vitest process. */
async function round(from: number, to: number): Promise<void> {
  const alive = sites.filter((site) => verdicts().get(site) !== 'noticed')
  if (alive.length === 0 || from >= Math.min(to, tests.length) || Date.now() > ended) return
  const testsOf = new Map(alive.map(({ number }) => [number, order.get(number)?.slice(from, to) ?? []]))
  const scratch = makeScratch(alive, everywhere, testsOf)
  const [load = 0] = loadavg()
  if (load > 6) console.log(`The load is ${Math.round(load)}: this will take longer.`)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--config', scratch.config], {
    cwd: scratch.tree,
    stdio: options.verbose ? ['ignore', 'inherit', 'inherit'] : 'ignore',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const read = () => {
    const written = existsSync(scratch.report) ? readFileSync(scratch.report, 'utf8').split('\n').slice(0, -1) : []
    for (const line of written.slice(seen)) {
      const parsed: Line = JSON.parse(line)
      lines.push(parsed)
      const said = printed(parsed, sites)
      if (said) console.log(said)
    }
    seen = written.length
  }
  let seen = 0
  const progress = setInterval(() => {
    read()
    if (Date.now() > ended) child.kill('SIGTERM')
  }, 1_000)
  await new Promise((done) => child.once('exit', done))
  clearInterval(progress)
  read()
  scratch.remove()
}

const clean = ofClient ? undefined : await setup()
try {
  // Most changes are detected by the test files with a similar name: the others run only for the rest.
  for (const [from, to] of [
    [0, 3],
    [3, 8],
    [8, Number(options.most)],
  ] as const)
    await round(from, Math.min(to, Number(options.most)))
} finally {
  await clean?.()
}
process.exitCode = summary(verdicts()) < 95 ? 1 : 0
