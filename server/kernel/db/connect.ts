import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleRemote } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool, type PoolClient, type QueryConfig } from 'pg'
import type { Logger } from 'pino'
import { minute } from '../../../src/domain/durations.ts'
import { deleteChecksums, lastLogPage, requireCompleteLog, requireIntact, storeChecksums } from './checksums.ts'
import { extensions, openEmbedded, syncFolder } from './embedded.ts'
import { lockDirectory } from './lock.ts'
import { migrateEmbedded, migrateRemote } from './migrate.ts'
import { embeddedNotifications, type Notifications, remoteNotifications } from './notifications.ts'
import { repeatedStatements } from './repeatedStatements.ts'
import * as schema from './schema.ts'
import { transactionsOn } from './transaction.ts'

/**
 * The interface of both the embedded database and PostgreSQL. The embedded one is ONE connection: inside a transaction
 * use only `tx`.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Connection {
  db: Db
  kind: 'embedded' | 'remote'
  /** True if this start created a new, empty database. */
  isNew: boolean
  close(): Promise<void>
  /** Opened by the first subscription, and closed with the connection. */
  notifications(log: Logger): Notifications
  load(): Load
  /** A compressed dump of the embedded database; null for PostgreSQL, which has `pg_dump`. */
  dump(): Promise<Blob> | null
}

/** The connections of this process, and the requests waiting for one. */
export interface Load {
  open: number
  idle: number
  waiting: number
}

/** The embedded database in `<dataDir>/db`, or in memory for `memory://`; migrated to this version's schema. Throws `DamagedData`. */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  const inMemory = dataDir === 'memory://'
  if (!inMemory) mkdirSync(dataDir, { recursive: true })
  const unlock = inMemory ? () => {} : lockDirectory(dataDir)
  try {
    const isNew = inMemory || !existsSync(join(dataDir, 'db', 'PG_VERSION'))
    const client = inMemory ? new PGlite({ extensions }) : await openVerified(dataDir, isNew)
    const db = drizzleEmbedded(client, { schema })
    await migrateEmbedded(db)
    const notifications = embeddedNotifications(client)
    return {
      db: db as unknown as Db,
      kind: 'embedded',
      isNew,
      notifications: () => notifications,
      load: () => ({ open: 1, idle: 0, waiting: 0 }),
      dump: () => client.dumpDataDir('gzip'),
      close: async () => {
        await notifications.close()
        await client.close()
        if (!inMemory) await storeChecksums(dataDir)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the database of a folder, with checks before and after. */
async function openVerified(dataDir: string, isNew: boolean): Promise<PGlite> {
  const directory = join(dataDir, 'db')
  if (isNew) {
    const client = await openEmbedded(directory)
    await syncFolder(directory)
    return client
  }
  await requireIntact(dataDir)
  const last = await lastLogPage(dataDir)
  await deleteChecksums(dataDir)
  const client = await openEmbedded(directory)
  try {
    await requireCompleteLog(client, dataDir, last)
    return client
  } catch (error) {
    await client.close()
    throw error
  }
}

export interface Remote {
  url: string
  /**
   * The address of the same database without the pooler, for migrations and LISTEN, which need a session of their own.
   */
  directUrl?: string | undefined
  poolSize?: number | undefined
}

const longestStatement = 30_000
/** Timeout for getting a connection: an unavailable database is noticed within seconds. */
const longestWait = 5_000
/** JIT is off: compiling a plan takes longer than any of these statements. */
const sessionSettings = {
  statement_timeout: longestStatement,
  idle_in_transaction_session_timeout: minute,
  options: '-c jit=off',
}

/**
 * PostgreSQL by its address; migrations run under an advisory lock so that several instances may start at once. Behind
 * a pooler in transaction mode, connections cannot carry session settings: there the role sets `statement_timeout`.
 */
export async function connectRemote({ url, directUrl, poolSize = 10 }: Remote): Promise<Connection> {
  const isNew = await migrateRemote(directUrl ?? url)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 30 * 60,
    query_timeout: longestStatement + 5_000,
    ...(directUrl ? {} : sessionSettings),
  })
  // Without listeners, a connection that the database closes would end the process. The pool's listener covers idle and
  // closing connections, each connection's own covers the time between two statements. The next statement fails
  // instead.
  pool.on('error', () => {})
  const open = new Set<PoolClient>()
  const nameRepeated = repeatedStatements()
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => {})
    if (directUrl) unname(client)
    else nameRepeated(client)
  })
  pool.on('remove', (client) => open.delete(client))
  const db = drizzleRemote(pool, { schema })
  db.transaction = transactionsOn(pool)
  let notifications: Notifications | null = null
  return {
    db: db as unknown as Db,
    kind: 'remote',
    isNew,
    close: async () => {
      await notifications?.close()
      await closeWhole(pool, open)
    },
    notifications(log) {
      notifications ??= remoteNotifications(directUrl ?? url, log)
      return notifications
    },
    load: () => loadOf(pool),
    dump: () => null,
  }
}

/** A connection of a pooler older than PgBouncer 1.21 does not keep a named statement from one transaction to the next. */
function unname(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)) as PoolClient['query']
}

const isNamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement

/** The pool forgets its connections before they have ended; dropping the database requires them to be closed. */
async function closeWhole(pool: Pool, open: ReadonlySet<PoolClient>): Promise<void> {
  await pool.end()
  await Promise.race([
    new Promise<void>((resolve) => {
      const look = () => open.size === 0 && resolve()
      pool.on('remove', look)
      look()
    }),
    after(longestWait, undefined, { ref: false }),
  ])
}

const loadOf = ({ totalCount, idleCount, waitingCount }: Pool): Load => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})
