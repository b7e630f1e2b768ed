import { spawnSync } from 'node:child_process'
import { startPostgres } from './machine.mjs'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
const embedded = process.argv.includes('embedded')
const postgres = embedded ? null : startPostgres()
const done = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/bench/chat/run.ts', ...process.argv.slice(2).filter((word) => word !== 'embedded')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(postgres ? { BENCH_DATABASE_URL: postgres.url } : {}) } },
)
postgres?.stop()
process.exitCode = done.status ?? 1
