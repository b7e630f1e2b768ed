import { spawnSync } from 'node:child_process'
import { startPostgres } from './machine.mjs'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()
const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is needed: install it or set TEST_DATABASE_URL')
const done = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/abuse/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
})
postgres.stop()
process.exitCode = done.status ?? 1
