import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { bundleServer, type Running, runServer } from '../../support/bundledServer.ts'
import { seedRemote } from '../../support/instances.ts'
import { type Asker, drive, type Figures } from './drive.ts'
import { growTo, peopleIn } from './people.ts'

/** `npm run bench:load [--seconds=20] [--soak=MINUTES] [--users=N]`: a realistic mix on PostgreSQL, beside two ceilings. */
const option = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const seconds = option('seconds', 20)
const soak = option('soak', 0)
const users = option('users', 1_000)
const readers = option('readers', 24)
const base = 5120

const url = new URL(process.env.TEST_DATABASE_URL ?? '')
const admin = new Pool({ connectionString: url.href, max: 1 })
admin.on('error', () => {})
const name = `load_${randomUUID().replaceAll('-', '')}`
await admin.query(`create database ${name}`)
url.pathname = `/${name}`
await seedRemote(url.href)
await growTo(url.href, users)
const people = await peopleIn(url.href, readers)

const file = await bundleServer()
const dataDir = (number: number) => mkdtempSync(join(tmpdir(), `founders-load-${number}-`))
const folders = [dataDir(1), dataDir(2)]
const start = (number: number) =>
  runServer(file, {
    PORT: String(base + number),
    DATA_DIR: folders[number - 1] ?? '',
    DATABASE_URL: url.href,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  })

const rows: Record<string, string | number>[] = []
function note(what: string, { asked, refused, faults, perSecond, p50, p99, slowest }: Figures) {
  rows.push({ what, asked, refused, faults, 'a second': perSecond, 'p50 ms': p50, 'p99 ms': p99, 'most ms': slowest })
  console.log(JSON.stringify(rows.at(-1)))
}

/** A handler that does nothing but answer, in a process of its own thread. */
async function bareHandler(): Promise<{ port: number; stop(): Promise<number> }> {
  const program = `const { Hono } = require('hono'); const { serve } = require('@hono/node-server'); const { parentPort } = require('node:worker_threads')
    const app = new Hono().all('*', (c) => c.json({ status: true })); serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => parentPort.postMessage(port))`
  const worker = new Worker(program, { eval: true })
  const port = await new Promise<number>((heard) => worker.once('message', heard))
  return { port, stop: () => worker.terminate() }
}

/** What the database alone does: the two reads and the write that a call is made of, with no server between. */
async function databaseCeiling(): Promise<Figures> {
  const pool = new Pool({ connectionString: url.href, max: 10 })
  const ids = people.map(({ id }) => id)
  const figures = await drive(readers, seconds, async (reader) => {
    const id = ids[reader % ids.length]
    await pool.query(
      'select * from sessions join accounts on accounts.id = sessions.account_id where accounts.id = $1 limit 1',
      [id],
    )
    await pool.query('select * from profiles where account_id = $1', [id])
    return 200
  })
  await pool.end()
  return figures
}

async function memoryOf(number: number): Promise<number> {
  const { key } = JSON.parse(readFileSync(join(folders[number - 1] ?? '', 'operator.json'), 'utf8')) as { key: string }
  const answer = await fetch(`http://127.0.0.1:${base + number}/operator/status`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await answer.json()) as { memory_mb: number }).memory_mb
}

const running: Running[] = []
try {
  const bare = await bareHandler()
  note('a bare handler', await drive(readers, Math.min(seconds, 10), bareAsker(bare.port)))
  await bare.stop()
  note('the database alone, two reads', await databaseCeiling())
  running.push(await start(1))
  await drive(readers, 3, people.mix([base + 1]))
  note(`the mix, one instance, ${users} members`, await drive(readers, seconds, people.mix([base + 1])))
  running.push(await start(2))
  note(`the mix, two instances, ${users} members`, await drive(readers, seconds, people.mix([base + 1, base + 2])))
  if (soak > 0) {
    const memory: number[] = [await memoryOf(1)]
    for (let minute = 0; minute < soak; minute++) {
      note(`soak, minute ${minute + 1}`, await drive(readers, 60, people.mix([base + 1])))
      memory.push(await memoryOf(1))
    }
    console.log(JSON.stringify({ soak_minutes: soak, memory_mb: memory }))
  }
} finally {
  for (const server of running) await server.kill()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
console.table(rows)
if (rows.some(({ faults }) => Number(faults) > 0)) process.exitCode = 1
process.exit()

function bareAsker(port: number): Asker {
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`)
    await answer.text()
    return answer.status
  }
}
