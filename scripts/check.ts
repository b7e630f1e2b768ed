import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOfContract } from './openapi.ts'
import { root } from './prepare.mjs'
import { faultsOfStatements } from './spec.ts'
import { unusedWords } from './unusedWords.ts'

/**
 * npm run check               every check that needs no test run
 * npm run check write         writes generated files: the format, the typed words, a migration from a changed schema
 * npm run check write NAME …  one or more of `format`, `words`, `migrations`
 */

interface Result {
  ok: boolean
  report: string
  note?: string
}

const bin = (...path: string[]) => join(root, 'node_modules', ...path)
function node(...command: string[]): Result {
  const done = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  return { ok: done.status === 0, report: `${done.stdout}${done.stderr}` }
}
const none = (found: readonly string[]): Result => ({ ok: found.length === 0, report: found.join('\n') })

const biome = bin('@biomejs', 'biome', 'bin', 'biome')
const writers = {
  format: [biome, 'check', '--write', '.'],
  words: [bin('typesafe-i18n', 'cli', 'typesafe-i18n.mjs'), '--no-watch'],
  migrations: [bin('drizzle-kit', 'bin.cjs'), 'generate'],
}
type Writer = keyof typeof writers
const isWriter = (name: string): name is Writer => Object.hasOwn(writers, name)

/** Checks that every folder and file on the README's map exists. */
function readmeMap(): Result {
  const map = readFileSync(join(root, 'README.md'), 'utf8').match(/<!-- map -->([\s\S]*?)<!-- \/map -->/)?.[1] ?? ''
  const named = [...map.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path)
  const missing = named.filter((path) => !existsSync(join(root, path)))
  const shown = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`),
  )
  const unnamed = shown.filter((path) => !named.includes(path))
  const problems = [...missing.map((path) => `missing: ${path}`), ...unnamed.map((path) => `not in the map: ${path}`)]
  return named.length > 0 ? none(problems) : { ok: false, report: 'the map is empty' }
}

/** The generated words match the dictionaries. */
function words(): Result {
  const generated = () =>
    readdirSync(join(root, 'src', 'i18n'))
      .filter((name) => name.startsWith('i18n-'))
      .map((name) => readFileSync(join(root, 'src', 'i18n', name), 'utf8'))
      .join('')
  const before = generated()
  const result = node(...writers.words)
  if (!result.ok) return result
  return { ok: before === generated(), report: 'run npm run check write words and commit the result' }
}

/**
 * Known vulnerabilities of shipped packages; if the registry does not respond, that is reported and is not a failure.
 */
function audit(): Result {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const { stdout } = spawnSync(npm, args, { cwd: root, encoding: 'utf8', timeout: 30_000 })
  const report = auditIn(stdout)
  if (!report?.metadata) return { ok: true, report: '', note: 'not audited: the registry did not respond' }
  const { high, critical } = report.metadata.vulnerabilities
  return { ok: high + critical === 0, report: Object.keys(report.vulnerabilities ?? {}).join('\n') }
}

interface Audit {
  metadata?: { vulnerabilities: { high: number; critical: number } }
  vulnerabilities?: Record<string, unknown>
}
function auditIn(text: string): Audit | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const flows = (...args: string[]) => node(join('scripts', 'run.mjs'), 'flows', ...args)

const checks: readonly (readonly [string, () => Result | Promise<Result>])[] = [
  ['format and lint', () => node(biome, 'ci', '.')],
  ['types', () => node(bin('typescript7', 'bin', 'tsc'), '--noEmit')],
  ['dead code', () => node(bin('knip', 'bin', 'knip.js'))],
  ['published contract', () => none(problemsOfContract())],
  ['words', words],
  ['unused words', async () => none(await unusedWords())],
  ['map of the tree', readmeMap],
  ['known vulnerabilities', audit],
  ['statements', () => none(faultsOfStatements())],
  ['flows', () => flows('check')],
  ['drawings of the flows', () => flows('export', '--check')],
]

async function check(): Promise<number> {
  let failed = 0
  for (const [name, runCheck] of checks) {
    const started = performance.now()
    const { ok, report, note = '' } = await runCheck()
    const took = `${Math.round(performance.now() - started)} ms`
    console.log(`${ok ? (note ? 'WARN' : 'ok  ') : 'FAIL'} ${name} (${note ? `${note}, ` : ''}${took})`)
    if (note && process.env.GITHUB_ACTIONS) console.log(`::warning title=${name}::${note}`)
    if (ok) continue
    failed++
    console.log(report)
  }
  return failed
}

function write(names: readonly string[]): number {
  const unknown = names.filter((name) => !isWriter(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(writers).join(', ')}`)
  const chosen = names.length > 0 ? names.filter(isWriter) : (['format', 'words', 'migrations'] as const)
  return chosen.filter((name) => spawnSync(process.execPath, writers[name], { cwd: root, stdio: 'inherit' }).status)
    .length
}

const [command, ...names] = process.argv.slice(2)
process.exit((command === 'write' ? write(names) : await check()) > 0 ? 1 : 0)
