import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { bundleServer, type Running, runServer } from '../../support/bundledServer.ts'
import { seedRemote } from '../../support/instances.ts'
import { startLoad } from './load.ts'

interface FaultTrial {
  name: string
  run(): Promise<string>
}

const port = 5080 + (process.pid % 10)
const origin = `http://127.0.0.1:${port}`
const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))

/** Asks the running server's own checker. */
async function violations(dataDir: string): Promise<string> {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')) as { key: string }
  const answer = await fetch(`${origin}/operator/violations`, { headers: { authorization: `Bearer ${key}` } })
  const { list } = (await answer.json()) as { list: unknown[] }
  if (list.length > 0) throw new Error(JSON.stringify(list).slice(0, 2_000))
  return 'nothing broken'
}

export const faultTrials = (rounds: number): FaultTrial[] => [
  { name: 'kill', run: () => kills(rounds) },
  { name: 'database-down', run: databaseDown },
]

/** kill -9 at random moments under mixed load, on the embedded database; then the checker. */
async function kills(rounds: number): Promise<string> {
  const file = await bundleServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'founders-kill-'))
  const environment = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'development' }
  let server: Running = await runServer(file, environment)
  const load = await startLoad(origin)
  for (let round = 0; round < rounds; round++) {
    await pause(200 + Math.random() * 800)
    await server.kill()
    server = await runServer(file, environment)
  }
  await pause(1_000)
  await load.stop()
  const missing = await load.missing()
  if (missing.length > 0) throw new Error(`${missing.length} acknowledged messages are missing or doubled`)
  const checked = await violations(dataDir)
  await server.kill()
  const { calls, lost } = load.seen
  return `${rounds} kills, ${calls} calls, ${lost} sent again, ${load.kept.length} messages acknowledged, each there once; ${checked}`
}

/** PostgreSQL behind a door that is shut for 30 seconds: open connections are cut, new ones refused. */
async function databaseDown(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return 'skipped: no PostgreSQL'
  const seconds = Number(process.env.DOWN_SECONDS ?? 30)
  const name = `down_${randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: url, max: 1 })
  admin.on('error', () => {})
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  await seedRemote(own.href)
  const door = await startDoor(own)
  const dataDir = mkdtempSync(join(tmpdir(), 'founders-down-'))
  const through = new URL(own)
  through.host = `127.0.0.1:${door.port}`
  const file = await bundleServer()
  const environment = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'development' }
  const server = await runServer(file, { ...environment, DATABASE_URL: through.href })
  const load = await startLoad(origin)
  await pause(5_000)
  door.shut()
  await pause(seconds * 500)
  const alive = (await fetch(`${origin}/healthz`)).status
  const ready = (await fetch(`${origin}/readyz`)).status
  await pause(seconds * 500)
  const opened = Date.now()
  door.open()
  while (load.seen.lastAnswer < opened && Date.now() - opened < 60_000) await pause(20)
  const back = load.seen.lastAnswer - opened
  await pause(5_000)
  await load.stop()
  const missing = await load.missing()
  if (missing.length > 0 || back < 0 || alive !== 200 || ready === 200)
    throw new Error(JSON.stringify({ missing: missing.length, back, alive, ready }))
  const checked = await violations(dataDir)
  await server.kill()
  door.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  return `${seconds} s away, alive and not ready meanwhile, first answer ${back} ms after it was back, ${load.kept.length} messages acknowledged, each there once; ${checked}`
}

async function startDoor(target: URL) {
  const open = new Set<Socket>()
  let isOpen = true
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) return socket.destroy()
    const inside = connect(Number(target.port), target.hostname)
    inside.on('error', () => socket.destroy())
    for (const one of [socket, inside]) open.add(one.on('close', () => open.delete(one)))
    socket.on('close', () => inside.destroy())
    inside.on('close', () => socket.destroy())
    return socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const cut = () => {
    for (const socket of [...open]) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    shut() {
      isOpen = false
      cut()
    },
    open() {
      isOpen = true
    },
    close() {
      cut()
      server.close()
    },
  }
}
