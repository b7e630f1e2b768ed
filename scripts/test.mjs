import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, startPostgres } from './machine.mjs'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()

const chromium = findChromium()
if (!chromium) {
  console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}
const postgres = await startPostgres()
console.log(
  postgres
    ? 'The server tests run on PostgreSQL; those where the databases could differ run on the embedded one too.'
    : 'No PostgreSQL was found: the server tests run on the embedded database only.',
)

const reports = mkdtempSync(join(tmpdir(), 'founders-tests-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What did not end well; a run can fail with no failed test, by an error that no test caught. */
const broken = []

/** One run of vitest; its counts are added up. */
function run(name, args, env = {}) {
  const report = join(reports, `${name}.json`)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const done = spawnSync(
    process.execPath,
    [vitest, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, CHROMIUM_PATH: chromium },
    },
  )
  if (done.status !== 0) broken.push(`the ${name} tests`)
  const counts = JSON.parse(readFileSync(report, 'utf8'))
  totals.passed += counts.numPassedTests
  totals.failed += counts.numFailedTests
  totals.skipped += counts.numPendingTests + counts.numTodoTests
}

/** Search, transactions under way at once, backups: what the databases might answer differently. The browser tests all run on the embedded one. */
const onBothDatabases = ['foundation', 'market', 'chats', 'outbox', 'backup']

try {
  run('unit', ['--project', 'unit', '--project', 'ui'])
  if (postgres) {
    run('embedded', ['--project', 'server', ...onBothDatabases.map((name) => `tests/server/${name}.test.ts`)])
    run('postgres', ['--project', 'server'], { TEST_DATABASE_URL: postgres.url })
  } else run('embedded', ['--project', 'server'])
  run('flows', ['--project', 'flows'])
} finally {
  postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
}
const coverage = [join(root, 'scripts', 'flows.mjs'), 'coverage']
if (spawnSync(process.execPath, coverage, { cwd: root, stdio: 'inherit' }).status !== 0)
  broken.push('the coverage of the flows')
if (totals.passed === 0) broken.push('no test ran')
if (broken.length > 0) console.log(`\nNot well: ${broken.join(', ')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(broken.length > 0 ? 1 : 0)
