import { spawnSync } from 'node:child_process'
import { findChromium } from './machine.mjs'
import { buildClient, installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()
buildClient()
const chromium = findChromium()
if (!chromium) throw new Error('Chromium is needed: install it or set CHROMIUM_PATH')
const done = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/logins.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
})
process.exitCode = done.status ?? 1
