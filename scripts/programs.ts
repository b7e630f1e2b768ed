import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const firstOf = (paths: readonly (string | undefined)[]): string | null =>
  paths.find((path) => path && existsSync(path)) ?? null
const mayInstall = isRoot && has('apt-get')

function playwrightsOwn(): string[] {
  const cache = join(homedir(), '.cache', 'ms-playwright')
  const names = existsSync(cache) ? readdirSync(cache) : []
  return names
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) => [
      join(cache, name, 'chrome-linux', 'headless_shell'),
      join(cache, name, 'chrome-linux', 'chrome'),
    ])
}

function postgresBinaries(): string[] {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(base, version, 'bin'))
}

interface Program {
  find: () => string | null
  packages: readonly [string, ...string[]]
  tests: string
}
/**
 * The programs that tests and benches need besides Node.js: the names to look for, the Debian package, and the tests
 * skipped without it. The headless shell is Chromium without a window: the same engine, at a third less work per page.
 */
const programs = {
  chromium: {
    find: () =>
      firstOf([
        process.env.CHROMIUM_PATH,
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        ...playwrightsOwn(),
      ]),
    packages: ['chromium-headless-shell', 'chromium'],
    tests: 'the browser tests',
  },
  postgresql: {
    find: () => firstOf(postgresBinaries().map((path) => join(path, 'initdb'))),
    packages: ['postgresql'],
    tests: 'the server tests on PostgreSQL',
  },
  nginx: {
    find: () => firstOf([process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/bin/nginx']),
    packages: ['nginx-light'],
    tests: 'two instances behind nginx',
  },
  caddy: {
    find: () => firstOf([process.env.CADDY_PATH, '/usr/bin/caddy']),
    packages: ['caddy'],
    tests: 'two instances behind Caddy',
  },
  pgbouncer: {
    find: () => firstOf([process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']),
    packages: ['pgbouncer'],
    tests: 'the database behind PgBouncer',
  },
  firefox: {
    find: () => firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']),
    packages: ['firefox-esr'],
    tests: 'a journey in Firefox',
  },
  faketime: {
    find: () => firstOf(['/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1']),
    packages: ['faketime'],
    tests: 'a server whose clock jumps by days',
  },
} satisfies Record<string, Program>
type ProgramName = keyof typeof programs
const programNames = Object.keys(programs).filter((name): name is ProgramName => Object.hasOwn(programs, name))

let isUpdated = false
function install(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isUpdated) spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  isUpdated = true
  console.log(`Installing ${name} …`)
  const args = ['install', '-y', '-qq', '--no-install-recommends', name]
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0
}

/** The path of a program, installing it if that is allowed; null if it is unavailable. */
function find(name: ProgramName): string | null {
  const { find: look, packages }: Program = programs[name]
  const found = look()
  if (found || !mayInstall) return found
  for (const each of packages) if (install(each) && look()) break
  return look()
}

/** The paths of all programs by name; null for those that are unavailable. */
export const findAll = (): Partial<Record<ProgramName, string | null>> =>
  Object.fromEntries(programNames.map((name) => [name, find(name)]))

/** One line: the tests skipped without a program, and the command that installs it. */
export const missingLine = (name: ProgramName): string =>
  `Not run: ${programs[name].tests}: ${name} is not installed. Debian: apt-get install ${programs[name].packages[0]}`

/** The path of a Chromium, installing it if possible; null if it is unavailable. */
export const findChromium = (): string | null => find('chromium')

/** A free port, chosen by the system. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address instanceof Object ? address.port : 0))
    })
  })

export interface ThrowawayPostgres {
  url: string
  stop: () => void
}

/** Starts a throwaway PostgreSQL; returns its address and stop function, or null if it is unavailable. */
export async function startPostgres(): Promise<ThrowawayPostgres | null> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const initdb = find('postgresql')
  if (!initdb || !isRoot || !has('runuser')) return null
  const directory = mkdtempSync(join(tmpdir(), 'founders-pg-'))
  const data = join(directory, 'data')
  const pgCtl = join(initdb, '..', 'pg_ctl')
  const as = (...command: string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', ...command], { stdio: 'ignore' })
  execFileSync('chown', ['postgres', directory])
  as(initdb, '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  // Nothing here outlives the run, so nothing needs to be durable.
  const settings = 'fsync=off synchronous_commit=off full_page_writes=off max_connections=300'.split(' ')
  const port = await startOnFreePort((wanted) =>
    as(
      pgCtl,
      '-D',
      data,
      '-w',
      '-o',
      `-p ${wanted} -k ${directory} -c listen_addresses=127.0.0.1 ${settings.map((each) => `-c ${each}`).join(' ')}`,
      'start',
    ),
  )
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      as(pgCtl, '-D', data, '-m', 'immediate', 'stop')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Another process may take a free port before it is used; then another port is requested. */
async function startOnFreePort(start: (port: number) => void): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    try {
      start(port)
      return port
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

/** One line for each missing program, with the tests skipped without it. */
export const missingLines = (found: ReturnType<typeof findAll>): string[] =>
  programNames.filter((name) => !found[name]).map(missingLine)
