import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzleRemote } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { lockDirectory } from './lock.ts'
import { migrateEmbedded, migrateRemote } from './migrate.ts'
import * as schema from './schema.ts'

const extensions = { pg_trgm }

/** Satisfied by the embedded database and by PostgreSQL alike. The embedded one is ONE connection: inside a transaction use only `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Connection {
  db: Db
  kind: 'embedded' | 'remote'
  /** True when this start made a new, empty database. */
  isNew: boolean
  close(): Promise<void>
}

/** The embedded database in `<dataDir>/db`, or in memory for `memory://`; migrated to this version's schema. */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  const inMemory = dataDir === 'memory://'
  const directory = join(dataDir, 'db')
  if (!inMemory) mkdirSync(dataDir, { recursive: true })
  const unlock = inMemory ? () => {} : lockDirectory(dataDir)
  try {
    const isNew = inMemory || !existsSync(join(directory, 'PG_VERSION'))
    const client = inMemory ? new PGlite({ extensions }) : await PGlite.create(directory, { extensions })
    const db = drizzleEmbedded(client, { schema })
    await migrateEmbedded(db)
    return {
      db: db as unknown as Db,
      kind: 'embedded',
      isNew,
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** PostgreSQL by its address; migrations run under an advisory lock so that several instances may start at once. */
export async function connectRemote(url: string): Promise<Connection> {
  // Compiling a plan takes longer than any of these statements.
  const pool = new Pool({ connectionString: url, max: 10, statement_timeout: 30_000, options: '-c jit=off' })
  // An idle connection that the database ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = drizzleRemote(pool, { schema })
  const isNew = await migrateRemote(pool, db)
  return { db: db as unknown as Db, kind: 'remote', isNew, close: () => pool.end() }
}
