import { spawnSync } from 'node:child_process'
import { startPostgres } from './machine.mjs'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()
const postgres = await startPostgres()
const args = ['--import', 'tsx', 'tests/bench/attack/run.ts', ...process.argv.slice(2)]
const done = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) },
})
postgres?.stop()
process.exitCode = done.status ?? 1
