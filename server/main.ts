import { createServer } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import pino from 'pino'
import { BadConfiguration, type Config, readConfig, usesMailbox, usesSandbox } from './config.ts'
import { type Connection, connectEmbedded, connectRemote } from './db/connect.ts'
import { DirectoryInUse } from './db/lock.ts'
import { NewerData } from './db/migrate.ts'
import { demoAccounts } from './demo/accounts.ts'
import { streams } from './live/streams.ts'
import { leaveKey } from './reviews/key.ts'
import { startSweeps } from './sweeps.ts'
import { wire } from './wire.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts the server and says where it is. Exits with 1 and one clear message where it cannot. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    await run(readConfig(environment))
  } catch (error) {
    const known = error instanceof BadConfiguration || error instanceof DirectoryInUse || error instanceof NewerData
    process.stderr.write(
      known ? `${error.message}\n` : `The server could not start. ${error instanceof Error ? error.stack : error}\n`,
    )
    process.exit(1)
  }
}

async function run(config: Config): Promise<void> {
  const log = pino(
    { level: config.LOG_LEVEL, redact: ['req.headers.authorization', '*.password', '*.token'] },
    pino.destination(2),
  )
  const connection = await connect(config)
  const { deps, app } = await wire(config, connection, log)
  if (connection.isNew && connection.kind === 'embedded' && config.DEMO_DATA)
    await (await import('./demo/seed.ts')).seedDemo(deps)
  const port = await freePort(config.HOST, config.PORT)
  const stopSweeps = startSweeps(deps)
  const stopBeating = streams.startBeating(deps)
  await leaveKey(deps, originAt(config, port))
  const server = serve({ fetch: app.fetch, hostname: config.HOST, port }, () => announce(config, port))
  stopOnSignal(server, async () => {
    stopSweeps()
    stopBeating()
    await deps.live.close()
    await connection.close()
  })
}

async function connect(config: Config): Promise<Connection> {
  if (config.DATABASE_URL) return connectRemote(config.DATABASE_URL)
  try {
    return await connectEmbedded(config.DATA_DIR)
  } catch (error) {
    if (error instanceof DirectoryInUse || error instanceof NewerData) throw error
    throw new BadConfiguration(
      `The data in ${config.DATA_DIR} could not be opened (${error instanceof Error ? error.message : error}). Nothing was changed: move it away or set DATA_DIR to another folder.`,
    )
  }
}

/** The wanted port, or the next free one. 0 lets the system choose. */
async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await isFree(host, port)) return port
  throw new BadConfiguration(`No port from ${wanted} to ${wanted + 49} is free. Set PORT to another one.`)
}

const isFree = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const originAt = (config: Config, port: number) =>
  `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}`

function announce(config: Config, port: number): void {
  const origin = originAt(config, port)
  if (port !== config.PORT) say(`Port ${config.PORT} is taken; using ${port}.`)
  say(`\n  Founders marketplace  ${origin}`)
  if (usesMailbox(config)) say(`  Mailbox               ${origin}/mailbox`)
  say(`  API                   ${origin}/api/docs`)
  if (config.REVIEW === 'manual') say('  Reviews               by hand: npm run review')
  if (usesSandbox(config)) say('  Payments              sandbox: no real money moves; card 4242 4242 4242 4242')
  if (!config.DATABASE_URL && config.DEMO_DATA) {
    say('\n  Demo accounts')
    for (const { role, email, password } of demoAccounts) say(`  ${role.padEnd(20)}  ${email}  ${password}`)
  }
  say('')
}

function stopOnSignal(server: ServerType, close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 5_000).unref()
    streams.endAll()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
    await close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}
