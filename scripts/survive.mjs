import { spawnSync } from 'node:child_process'
import { startPostgres } from './machine.mjs'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const postgres = await startPostgres()
console.log(postgres ? 'On PostgreSQL.' : 'No PostgreSQL here: on the embedded database.')
const done = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/survive/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) },
})
postgres?.stop()
process.exitCode = done.status ?? 1
