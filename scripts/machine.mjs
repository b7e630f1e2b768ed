import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

function apt(packageName) {
  if (!isRoot || !has('apt-get')) return false
  console.log(`Installing ${packageName} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  return spawnSync('apt-get', ['install', '-y', '-qq', packageName], { stdio: 'ignore', env }).status === 0
}

function chromiumHere() {
  const cache = join(homedir(), '.cache', 'ms-playwright')
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .map((name) => join(cache, name, 'chrome-linux', 'chrome'))
    : []
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...cached,
  ]
  return known.find((path) => path && existsSync(path)) ?? null
}

/** The path of a Chromium, installed if it can be; null where there is none. */
export const findChromium = () => chromiumHere() ?? (apt('chromium') ? chromiumHere() : null)

const binaries = () => {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(base, version, 'bin')).find((path) => existsSync(join(path, 'initdb'))) ?? null
}

/** Starts a throwaway PostgreSQL; its address and stop, or null where none can be had. */
export function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const bin = binaries() ?? (apt('postgresql') ? binaries() : null)
  if (!bin || !isRoot || !has('runuser')) return null
  const directory = mkdtempSync(join(tmpdir(), 'founders-pg-'))
  const as = (...command) => execFileSync('runuser', ['-u', 'postgres', '--', ...command], { stdio: 'ignore' })
  const port = 20_000 + (process.pid % 20_000)
  execFileSync('chown', ['postgres', directory])
  as(join(bin, 'initdb'), '-D', join(directory, 'data'), '-A', 'trust', '-U', 'postgres')
  as(
    join(bin, 'pg_ctl'),
    '-D',
    join(directory, 'data'),
    '-w',
    '-o',
    `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`,
    'start',
  )
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      as(join(bin, 'pg_ctl'), '-D', join(directory, 'data'), '-m', 'immediate', 'stop')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
