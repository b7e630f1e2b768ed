import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, requireNode, root } from './prepare.mjs'

requireNode()
installPackages()

const bin = (...path) => join(root, 'node_modules', ...path)
const node = (...command) => {
  const done = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  return { ok: done.status === 0, said: `${done.stdout}${done.stderr}` }
}

/** Every folder and file that the README's map names exists. */
function readmeMap() {
  const map = readFileSync(join(root, 'README.md'), 'utf8').match(/<!-- map -->([\s\S]*?)<!-- \/map -->/)?.[1] ?? ''
  const named = [...map.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path)
  const missing = named.filter((path) => !existsSync(join(root, path)))
  const shown = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`),
  )
  const unnamed = shown.filter((path) => !named.includes(path))
  return {
    ok: named.length > 0 && missing.length + unnamed.length === 0,
    said: [...missing.map((path) => `missing: ${path}`), ...unnamed.map((path) => `not in the map: ${path}`)].join(
      '\n',
    ),
  }
}

/** The generated words are those of the dictionaries. */
function words() {
  const generated = () =>
    readdirSync(join(root, 'src', 'i18n'))
      .filter((name) => name.startsWith('i18n-'))
      .map((name) => readFileSync(join(root, 'src', 'i18n', name), 'utf8'))
      .join('')
  const before = generated()
  const made = node(bin('typesafe-i18n', 'cli', 'typesafe-i18n.mjs'), '--no-watch')
  return {
    ok: made.ok && before === generated(),
    said: made.ok ? 'run npm run words and commit the result' : made.said,
  }
}

/** Known vulnerabilities of shipped packages; a registry that does not respond is reported and fails nothing. */
function audit() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const done = spawnSync(npm, args, { cwd: root, encoding: 'utf8', timeout: 30_000 })
  let report = null
  try {
    report = JSON.parse(done.stdout)
  } catch {}
  if (!report?.metadata) return { ok: true, said: '', note: 'not audited: the registry did not answer' }
  const { high, critical } = report.metadata.vulnerabilities
  return { ok: high + critical === 0, said: Object.keys(report.vulnerabilities).join('\n') }
}

const checks = [
  ['format and lint', () => node(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.')],
  ['types', () => node(bin('typescript7', 'bin', 'tsc'), '--noEmit')],
  ['dead code', () => node(bin('knip', 'bin', 'knip.js'))],
  ['published contract', () => node(join('scripts', 'openapi.mjs'))],
  ['words', words],
  ['unused words', () => node(join('scripts', 'unusedWords.mjs'))],
  ['map of the tree', readmeMap],
  ['known holes', audit],
  ['statements', () => node(join('scripts', 'spec.mjs'), '--check')],
  ['flows', () => node(join('scripts', 'flows.mjs'), 'check')],
  ['drawings of the flows', () => node(join('scripts', 'flows.mjs'), 'export', '--check')],
]

let failed = 0
for (const [name, check] of checks) {
  const started = performance.now()
  const { ok, said, note = '' } = check()
  const took = `${Math.round(performance.now() - started)} ms`
  console.log(`${ok ? (note ? 'WARN' : 'ok  ') : 'FAIL'} ${name} (${note ? `${note}, ` : ''}${took})`)
  if (note && process.env.GITHUB_ACTIONS) console.log(`::warning title=${name}::${note}`)
  if (!ok) {
    failed++
    console.log(said)
  }
}
process.exit(failed > 0 ? 1 : 0)
