import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import { until } from './until.ts'

export interface DedicatedPool extends Pool {
  /** Ends every connection and waits until each has closed; `end` alone does not wait. */
  close(): Promise<void>
}

/**
 * A pool that owns its connections until they are closed. While `end` closes them, a pool still emits the database's
 * messages to each connection: without a listener that is an uncaught error of the process.
 */
export function poolOf(url: string, max = 1): DedicatedPool {
  const pool = new Pool({ connectionString: url, max, application_name: 'tests' }) as DedicatedPool
  const open = new Set<PoolClient>()
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))
  pool.close = async () => {
    await pool.end()
    await until('every connection of the pool has gone', () => open.size === 0)
  }
  return pool
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export interface TestDatabase {
  url: string
  name: string
  /** Waits until nobody is connected, then drops it; names any remaining connections. */
  drop(): Promise<void>
}

/** Copies files instead of writing each page to the log, which takes half of the time; since PostgreSQL 15. */
const byFiles = async (admin: Pool) =>
  Number((await admin.query('show server_version_num')).rows[0].server_version_num) >= 150_000
    ? 'strategy file_copy'
    : ''

const connectedTo = `select string_agg(concat_ws(' ', pid, application_name, state, left(query, 60)), '; ') as who
  from pg_stat_activity where datname = $1`

/**
 * A separate database for a test on the server at `url`, copied from a template: the schema only, or with the demo
 * members. The templates are created once per run (`setup/templates.ts`).
 */
export async function newDatabase(url: string, template: 'schema' | 'demo' | 'nothing'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const from = template === 'nothing' ? 'template1' : templateOf(template)
  await asAdmin(url, async (admin) => admin.query(`create database ${name} template ${from} ${await byFiles(admin)}`))
  return { url: databaseAt(url, name), name, drop: () => dropDatabase(url, name) }
}

function templateOf(template: 'schema' | 'demo'): string {
  const name = process.env[`TEMPLATE_${template.toUpperCase()}`]
  // Programs in `tests/bench` have no template: the first connection creates the schema.
  if (!name && template === 'schema') return 'template1'
  if (!name) throw new Error(`this run has no template database “${template}”: see tests/support/setup/templates.ts`)
  return name
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    const who = async () => (await admin.query(connectedTo, [name])).rows[0].who as string | null
    await until('nobody is connected to the database', async () => (await who()) === null).catch(async () => {
      throw new Error(`still connected to ${name}: ${await who()}`)
    })
    await admin.query(`drop database ${name}`)
  })
}

async function asAdmin(url: string, work: (admin: Pool) => Promise<unknown>): Promise<void> {
  const admin = poolOf(url)
  try {
    await work(admin)
  } finally {
    await admin.close()
  }
}
