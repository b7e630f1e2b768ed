#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Machines are written in TypeScript, and so is the lab when it runs from its sources.
const loader = import.meta.resolve('tsx')
const [built, source] = ['../dist/main.js', '../src/main.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const main = existsSync(built) ? built : source
const { status } = spawnSync(process.execPath, ['--import', loader, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
