import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Reports at once which Node.js is required. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`This needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const stampFile = (name) => join(root, 'node_modules', `.founders-${name}`)
/** Always writes a new file, because copies of this folder may share files by hard links. */
function stamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  rmSync(stampFile(name), { force: true })
  writeFileSync(stampFile(name), value)
}
const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '')

/** Installs the packages when they are missing or the lock file changed. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (readStamp('packages') === wanted && existsSync(join(root, 'node_modules', 'tsx'))) return
  console.error('Installing packages …')
  const done = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
  stamp('packages', wanted)
}

const files = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path]

/** Builds the client if its sources changed since the last build: scripts, prerendered pages, compressed copies. */
export function buildClient() {
  buildChanged()
  reportBrowserCoverage()
  copyFlowDocuments()
}

/** Adds the pictures and comments of `docs/flows` to `/flows`, if they changed: another start may be serving them. */
function copyFlowDocuments() {
  const [documents, served] = [join(root, 'docs', 'flows'), join(root, 'dist', 'flows')]
  const [pictures, comments] = [join(documents, 'storyboards'), join(documents, 'comments', 'comments.json')]
  const copied = files(pictures).filter((path) => !path.endsWith('.md'))
  const hash = createHash('sha256')
  for (const file of [...copied, comments].sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  const wanted = hash.digest('hex')
  if (readStamp('flow-documents') === wanted && existsSync(join(served, 'comments.json'))) return
  rmSync(join(served, 'storyboards'), { recursive: true, force: true })
  cpSync(pictures, join(served, 'storyboards'), { recursive: true, filter: (path) => !path.endsWith('.md') })
  copyFileSync(comments, join(served, 'comments.json'))
  stamp('flow-documents', wanted)
}

/** Adds the coverage of each flow by the last browser tests to the heat map of `/flows`; it is newer than the build. */
function reportBrowserCoverage() {
  const stored = join(root, 'node_modules', '.flowlab')
  const reports = existsSync(stored) ? readdirSync(stored).filter((name) => name.startsWith('browser-')) : []
  const counts = reports.map((name) => JSON.parse(readFileSync(join(stored, name), 'utf8')))
  const byFlow = counts.map(({ name, states, transitions }) => [name, { ...states, ...transitions }])
  writeFileSync(join(root, 'dist', 'flows', 'coverage.json'), JSON.stringify(Object.fromEntries(byFlow)))
}

function buildChanged() {
  const sources = [
    'src',
    'flowlab',
    'packages',
    'public',
    'rsbuild.config.ts',
    'package-lock.json',
    'scripts/prepare.mjs',
    'scripts/prerender.mjs',
  ].flatMap((name) => files(join(root, name)))
  const hash = createHash('sha256').update(process.env.PUBLIC_API_ROOT ?? '')
  for (const file of sources.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  const wanted = hash.digest('hex')
  if (readStamp('client') === wanted && existsSync(join(root, 'dist', 'index.html'))) return
  console.log('Building the client …')
  execFileSync(process.execPath, [join(root, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  execFileSync(process.execPath, [join(root, 'scripts', 'prerender.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  compress(join(root, 'dist'))
  stamp('client', wanted)
}

/** Stores every text file also as brotli and gzip, so that the server only selects one. */
function compress(directory) {
  for (const file of files(directory).filter((name) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(name))) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}
