import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, requireNode, root } from './prepare.mjs'

// The published contract, printed from its declarations and read by a linter of OpenAPI documents. Fails on any problem.

requireNode()
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { openapi } = await import(pathToFileURL(join(root, 'server', 'kernel', 'http', 'openapi.ts')).href)

const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openapi(), null, 2))
const linter = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
const { stdout, stderr } = spawnSync(
  process.execPath,
  [linter, 'lint', file, '--config', join(root, 'redocly.yaml'), '--format', 'json'],
  { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
)
rmSync(folder, { recursive: true })

const said = stdout.slice(stdout.indexOf('{'))
const report = said ? JSON.parse(said) : null
for (const { ruleId, message, location } of report?.problems ?? [])
  console.log(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
const found = report ? report.totals.errors + report.totals.warnings : 1
if (!report) console.log(stdout, stderr)
process.exitCode = found > 0 ? 1 : 0
