import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../../support/bundledServer.ts'
import { poolOf } from '../../support/database.ts'
import { startInstance } from '../load/instance.ts'
import { type People, peopleIn, type Reader } from '../load/people.ts'
import { placeOf } from '../load/place.ts'
import { attacks } from './attacks.ts'

/**
 * `npm run bench abuse [--only=part of a name] [--limits]`: how long another member waits for a page, a script and the
 * API while each attack runs, on PostgreSQL and loopback only. Every attack has a limited number of calls, and is
 * stopped after 150 s. The limits per client are off, as if each call came from an address and member of its own;
 * `--limits` turns them on.
 */
const goal = 500
const longest = 150_000
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? ''
const limits = process.argv.includes('--limits') ? '1' : '0'

interface Seen {
  page: number[]
  script: number[]
  api: number[]
}
const builtScript = () => {
  const [name] = readdirSync('dist/static/js').filter((file) => file.endsWith('.js'))
  if (!name) throw new Error('the client is not built')
  return `/static/js/${name}`
}

/** One member who browses slowly until stopped. */
async function look(origin: string, { token, id }: Reader, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { page: [], script: [], api: [] }
  const script = builtScript()
  const headers = { 'accept-encoding': 'br' }
  const own = { ...headers, authorization: `Bearer ${token}`, 'x-info-id': id }
  const ask = async (into: number[], path: string, asked: Record<string, string>) => {
    const before = performance.now()
    const answer = await fetch(`${origin}${path}`, { headers: asked })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    into.push(performance.now() - before)
  }
  const again = async (into: number[], path: string, asked: Record<string, string>) => {
    while (!isOver()) {
      await ask(into, path, asked)
      await new Promise((later) => setTimeout(later, 10))
    }
  }
  await Promise.all([
    again(seen.page, '/', headers),
    again(seen.script, script, headers),
    again(seen.api, '/api/me', own),
  ])
  return seen
}

const at = (times: number[], share: number): number => {
  const sorted = [...times].sort((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
const figures = ({ page, script, api }: Seen) =>
  Object.fromEntries(
    Object.entries({ page, script, api }).map(([name, times]) => [
      `${name} p50/p99`,
      `${at(times, 0.5)} / ${at(times, 0.99)}`,
    ]),
  )
const slowest = (seen: Seen) => Math.max(...Object.values(seen).map((times) => at(times as number[], 0.99)))

const residentOf = (pid: number): number =>
  Math.round(Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1024)

/** The server's peak memory while something ran, in MB. */
async function during<T>(pid: number, work: () => Promise<T>): Promise<{ made: T; peak: number }> {
  let peak = residentOf(pid)
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(pid))
  }, 25)
  try {
    return { made: await work(), peak }
  } finally {
    clearInterval(watch)
  }
}

interface Done {
  counts: Record<string, number>
  seconds: number
}
/** Runs an attack in a process of its own; `begun` resolves once its preparation is done. */
function attack(name: string, file: string): Promise<Done> {
  const child = fork('tests/bench/abuse/attacker.ts', [name, file])
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => child.kill('SIGKILL'), longest)
    let counts: Record<string, number> = { 'not finished': 1 }
    child.on('message', (said: Partial<Done>) => {
      if (said.counts) counts = said.counts
    })
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(end)
      resolve({ counts, seconds: Math.round((performance.now() - began) / 100) / 10 })
    })
  })
}

/** Buys a membership with a receipt for each reader. */
async function payFor(url: string, { readers }: People): Promise<void> {
  const pool = poolOf(url, 1)
  await pool.query(
    `insert into transactions (account_id, profile_kind, mode, plan_id, addon_types, amount, currency, exchange_rate, status, quote_expires_at, confirmed_at)
     select a.id, s.profile_kind, 'NEW', 'investor-monthly', '{}', 149900, 'INR', 1, 'confirmed', now(), now()
     from accounts a join sessions s on s.account_id = a.id where a.id = any($1::uuid[])`,
    [readers.map(({ id }) => id)],
  )
  await pool.close()
}

const rows: Record<string, string | number>[] = []
let isOver = false
const place = await placeOf(1_500)
const folder = mkdtempSync(join(tmpdir(), 'founders-abuse-'))
try {
  const people = await peopleIn(place.url, { count: 60, visiting: 0 })
  await payFor(place.url, people)
  const server = await startInstance(await bundleServer(), place.url, { CLIENT_LIMITS: limits, MALLOC_ARENA_MAX: '2' })
  const origin = `http://127.0.0.1:${server.port}`
  const [member, ...readers] = people.readers as [Reader, ...Reader[]]
  const file = join(folder, 'target.json')
  writeFileSync(file, JSON.stringify({ origin, readers }))
  const beside = async (what: string, work: () => Promise<Done>) => {
    const load = loadavg()[0] ?? 0
    const { made, peak } = await during(server.pid, async () => {
      isOver = false
      const looking = look(origin, member, () => isOver)
      const done = await Promise.race([work(), looking.then(() => null)])
      isOver = true
      return { done, seen: await looking }
    })
    const { done, seen } = made
    const p99 = slowest(seen)
    rows.push({
      what,
      seconds: done?.seconds ?? 0,
      answers: Object.entries(done?.counts ?? {})
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      ...figures(seen),
      [`p99 ≤ ${goal} ms`]: p99 <= goal ? 'pass' : 'FAIL',
      'RSS MB': peak,
      load: load.toFixed(1),
    })
    console.log(JSON.stringify(rows.at(-1)))
  }
  const pause = (seconds: number) =>
    new Promise<Done>((done) => setTimeout(done, seconds * 1000, { counts: {}, seconds }))
  // Warms up the code and the caches that are filled only once.
  await Promise.race([look(origin, member, () => isOver), pause(3)])
  isOver = true
  await pause(0.5)
  await beside('nothing', () => pause(8))
  for (const name of Object.keys(attacks).filter((each) => each.includes(only)))
    await beside(name, () => attack(name, file))
  const most = Number(readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+)/m)?.[1] ?? 0) / 1024
  console.log(`the most that the server held: ${Math.round(most)} MB of the 1024 that its unit allows`)
  if (most > 1_000) process.exitCode = 1
  await server.kill()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
  await place.drop()
}
console.table(rows)
if (rows.some((row) => row[`p99 ≤ ${goal} ms`] === 'FAIL')) process.exitCode = 1
process.exit()
