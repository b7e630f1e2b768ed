import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openapi } from '../server/kernel/http/openapi.ts'
import { root } from './prepare.mjs'

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[]
}

/** The lint findings in the published contract, generated from the route declarations. */
export function problemsOfContract(): string[] {
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
  const from = stdout.indexOf('{')
  if (from < 0) return [stdout, stderr]
  const { problems }: Report = JSON.parse(stdout.slice(from))
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
}
