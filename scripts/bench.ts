import { spawnSync } from 'node:child_process'
import { buildClient, root } from './prepare.mjs'
import { findChromium, startPostgres } from './programs.ts'

/** npm run bench NAME [-- OPTIONS]: every measurement and every long test, one row each. */

interface Bench {
  measures: string
  file: string
  /** `preferred`: uses the embedded database if PostgreSQL is not available. */
  postgres: 'required' | 'preferred' | 'none'
  client: boolean
  chromium: boolean
}

const bench = (measures: string, file: string, needs: Partial<Omit<Bench, 'measures' | 'file'>> = {}): Bench => ({
  measures,
  file,
  postgres: 'none',
  client: false,
  chromium: false,
  ...needs,
})
const browser = { client: true, chromium: true }

const benches: Readonly<Record<string, Bench>> = {
  abuse: bench('response times for a member while others attack', 'tests/bench/abuse/run.ts', {
    postgres: 'required',
    client: true,
  }),
  attack: bench('sqlmap and wapiti against a throwaway server', 'tests/bench/attack/run.ts', {
    postgres: 'preferred',
    client: true,
  }),
  chat: bench('open streams and the delivery time of a message', 'tests/bench/chat/run.ts', { postgres: 'preferred' }),
  faults: bench('faults against a whole server, then the invariants', 'tests/bench/faults/run.ts', {
    postgres: 'preferred',
  }),
  flaky: bench('repeated runs to find flaky tests', 'tests/bench/flaky.ts'),
  flows: bench('charts of 500 to 50,000 states', 'tests/bench/flows.ts'),
  fuzz: bench('fuzzing: requests generated from the published contract', 'tests/bench/fuzz.ts', {
    postgres: 'preferred',
  }),
  lighthouse: bench('public and inner pages, compared with a bare page', 'tests/bench/lighthouse.ts', browser),
  load: bench('a realistic load on one and two instances', 'tests/bench/load/run.ts', { postgres: 'required' }),
  logins: bench('logins in fresh browsers on three networks', 'tests/bench/logins.ts', browser),
  mutants: bench('mutation tests of the server’s rules or of the client', 'tests/bench/mutants/run.ts', {
    postgres: 'preferred',
  }),
  page: bench('the size of the first page', 'tests/bench/page.ts'),
  readability: bench('readability of the English texts, before and after', 'tests/bench/readability.ts'),
  scripts: bench('the script of each page before its first interaction', 'tests/bench/scripts.ts', browser),
  search: bench('searches of 10,000 and 1,000,000 listings', 'tests/bench/search.ts', { postgres: 'required' }),
  shots: bench('a contact sheet of every address in .shots/', 'tests/bench/shots.ts', browser),
  survive: bench('the durability tests at full length', 'tests/bench/survive/run.ts', { postgres: 'preferred' }),
}

const [name = '', ...rest] = process.argv.slice(2)
const chosen = benches[name]
if (chosen) process.exitCode = await run(chosen, rest)
else {
  const lines = Object.entries(benches).map(([each, { measures }]) => `  ${each.padEnd(11)} ${measures}`)
  console.log(['npm run bench NAME [-- OPTIONS]', '', ...lines].join('\n'))
  process.exitCode = name === '' ? 0 : 1
}

async function run({ file, postgres, client, chromium }: Bench, options: readonly string[]): Promise<number> {
  if (client) buildClient()
  const browserPath = chromium ? findChromium() : null
  if (chromium && !browserPath) throw new Error('Chromium is needed: install it or set CHROMIUM_PATH')
  const database = postgres === 'none' || options.includes('embedded') ? null : await startPostgres()
  if (postgres === 'required' && !database) throw new Error('PostgreSQL is needed: install it or set TEST_DATABASE_URL')
  if (postgres === 'preferred') console.log(database ? 'On PostgreSQL.' : 'On the embedded database.')
  try {
    const done = spawnSync(
      process.execPath,
      [
        '--import',
        './scripts/unread.mjs',
        '--import',
        'tsx',
        file,
        ...options.filter((option) => option !== 'embedded'),
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          ...(browserPath ? { CHROMIUM_PATH: browserPath } : {}),
          ...(database ? { TEST_DATABASE_URL: database.url } : {}),
        },
      },
    )
    return done.status ?? 1
  } finally {
    database?.stop()
  }
}
