#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Machines are written in TypeScript, and so is the lab.
const loader = import.meta.resolve('tsx')
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const { status } = spawnSync(process.execPath, ['--import', loader, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
