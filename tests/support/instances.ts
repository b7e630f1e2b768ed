import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { seedDemo } from '../../server/demo/seed.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { connectRemote } from '../../server/kernel/db/connect.ts'
import { wire } from '../../server/wire.ts'
import { type Running, runServer } from './bundledServer.ts'
import { newDatabase, type TestDatabase } from './database.ts'
import { emptyDataDirectory, serverFile } from './product.ts'

export interface Instance extends Running {
  /** The folder in which it writes its operators' key. */
  dataDirectory: string
}

/** One process of the product on a database in PostgreSQL. */
export async function startInstance(databaseUrl: string, environment: Record<string, string> = {}): Promise<Instance> {
  const dataDirectory = emptyDataDirectory()
  const running = await runServer(await serverFile(), {
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    ...environment,
  })
  return {
    ...running,
    dataDirectory,
    async stop(signal) {
      const code = await running.stop(signal)
      rmSync(dataDirectory, { recursive: true, force: true })
      return code
    },
  }
}

/** The number of calls with this method that an instance itself has answered. */
export async function answeredBy({ origin, dataDirectory }: Instance, method: string): Promise<number> {
  const { key } = JSON.parse(readFileSync(join(dataDirectory, 'operator.json'), 'utf8')) as { key: string }
  const answer = await fetch(`${origin}/operator/metrics`, { headers: { authorization: `Bearer ${key}` } })
  const counts = (await answer.text()).matchAll(/^http_request_duration_seconds_count\{method="(\w+)".*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, of, count]) => (of === method ? sum + Number(count) : sum), 0)
}

/** A separate database with the demo members: outside a test run, where there is no template, they are created. */
export async function demoDatabase(url: string): Promise<TestDatabase> {
  if (process.env.TEMPLATE_DEMO) return newDatabase(url, 'demo')
  const database = await newDatabase(url, 'schema')
  await seedRemote(database.url)
  return database
}

/** Creates the demo members in a fresh database, as a first embedded start does. */
export async function seedRemote(databaseUrl: string): Promise<void> {
  const connection = await connectRemote({ url: databaseUrl })
  const { deps } = await wire(
    readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' }),
    connection,
    pino({ level: 'silent' }),
  )
  await seedDemo(deps)
  await deps.jobs.stop()
  await connection.close()
}
