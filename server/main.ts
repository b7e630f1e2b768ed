import { chmodSync, mkdirSync } from 'node:fs'
import pino from 'pino'
import { serverPaths } from '../src/routes.ts'
import { demoAccounts } from './demo/accounts.ts'
import { viewCounter } from './features/listings/index.ts'
import { streams } from './features/live/index.ts'
import { writeOperatorKey } from './features/operators/index.ts'
import { writeReviewKey } from './features/reviews/index.ts'
import { scheduleOf } from './jobs/schedule.ts'
import { BadConfiguration, type Config, readConfig, seedsDemo, usesMailbox, usesSandbox } from './kernel/config.ts'
import { DamagedData } from './kernel/db/checksums.ts'
import { type Connection, connectEmbedded, connectRemote } from './kernel/db/connect.ts'
import { DirectoryInUse } from './kernel/db/lock.ts'
import { NewerSchemaError } from './kernel/db/migrate.ts'
import { listen } from './listen.ts'
import { scheduled } from './schedule.ts'
import { stopOnSignal } from './shutdown.ts'
import { wire } from './wire.ts'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

/** Starts the server and prints its address. Exits with 1 and one clear message on failure. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    await run(readConfig(environment))
  } catch (error) {
    const known = [BadConfiguration, DirectoryInUse, NewerSchemaError, DamagedData].some(
      (kind) => error instanceof kind,
    )
    process.stderr.write(
      known && error instanceof Error
        ? `${error.message}\n`
        : `The server could not start. ${error instanceof Error ? error.stack : error}\n`,
    )
    process.exit(1)
  }
}

async function run(config: Config): Promise<void> {
  ownDataDirectory(config)
  const log = pino(
    { level: config.LOG_LEVEL, redact: ['req.headers.authorization', '*.password', '*.token'] },
    pino.destination(2),
  )
  const connection = await connect(config)
  const { deps, app } = await wire(config, connection, log)
  if (connection.isNew && seedsDemo(config)) await (await import('./demo/seed.ts')).seedDemo(deps)
  const { server, port } = await listen(app.fetch, { host: config.HOST, port: config.PORT })
  const stopSchedule = scheduleOf(deps, scheduled).start()
  const stopSavingViews = viewCounter.startSaving(deps)
  deps.jobs.start()
  const stopBeating = streams.startBeating(deps)
  await writeReviewKey(deps, originAt(config, port))
  await writeOperatorKey(deps, originAt(config, port))
  announce(config, port)
  stopOnSignal(server, config.DRAIN_SECONDS, async () => {
    stopSchedule()
    stopSavingViews()
    stopBeating()
    await viewCounter.save(deps.db).catch((error: unknown) => log.error({ err: error }, 'view counts not stored'))
    await deps.jobs.stop()
    await deps.live.close()
    await connection.close()
  })
}

/** Makes the data readable by its owner only, whatever the umask; this also corrects data of earlier versions. */
function ownDataDirectory({ DATA_DIR }: Config): void {
  process.umask(0o077)
  if (DATA_DIR === 'memory://') return
  mkdirSync(DATA_DIR, { recursive: true })
  chmodSync(DATA_DIR, 0o700)
}

async function connect(config: Config): Promise<Connection> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize } = config
  if (url) return connectRemote({ url, directUrl, poolSize })
  try {
    return await connectEmbedded(config.DATA_DIR)
  } catch (error) {
    if (error instanceof DirectoryInUse || error instanceof NewerSchemaError || error instanceof DamagedData)
      throw error
    throw new BadConfiguration(
      `The data in ${config.DATA_DIR} could not be opened (${error instanceof Error ? error.message : error}). Nothing was changed: move it away or set DATA_DIR to another folder.`,
    )
  }
}

const originAt = (config: Config, port: number) =>
  `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}`

function announce(config: Config, port: number): void {
  const origin = originAt(config, port)
  if (config.PORT !== 0 && port !== config.PORT) printLine(`Port ${config.PORT} is taken; using ${port}.`)
  printLine(`\n  Founders marketplace  ${origin}`)
  if (usesMailbox(config)) printLine(`  Mailbox               ${origin}${serverPaths.mailbox.mount}`)
  printLine(`  API                   ${origin}${serverPaths.docs.mount}`)
  const reviewed = config.REVIEW === 'manual' ? 'profiles, reports and complaints' : 'reports and complaints'
  printLine(`  Manual review         ${reviewed}: npm run operate review`)
  if (usesSandbox(config)) printLine('  Payments              sandbox: no real money moves; card 4242 4242 4242 4242')
  if (seedsDemo(config)) {
    printLine('\n  Demo accounts')
    for (const { role, email, password } of demoAccounts) printLine(`  ${role.padEnd(20)}  ${email}  ${password}`)
  }
  printLine('')
}
