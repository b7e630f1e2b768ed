import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyRemote } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as applyEmbedded } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type * as schema from './schema.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const migrationLock = 7_310_441

/** The database was written by a later version of this server. */
export class NewerSchemaError extends Error {
  constructor() {
    super(
      'The database was written by a newer version of this server. Nothing was changed: start that version, or point DATA_DIR or DATABASE_URL elsewhere.',
    )
  }
}

interface Queryable {
  execute(query: ReturnType<typeof sql>): PromiseLike<{ rows: unknown[] }>
}

const latestKnown = () => Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/** The timestamp of the newest applied migration, or null for an empty database. */
async function latestApplied(db: Queryable): Promise<number | null> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`)
  if (!(rows[0] as { present: boolean }).present) return null
  const applied = await db.execute(sql`select max(created_at) as latest from drizzle.__drizzle_migrations`)
  const latest = (applied.rows[0] as { latest: string | null }).latest
  return latest === null ? null : Number(latest)
}

/** The trigram index needs it; PostgreSQL marks it as trusted, so the database's owner may create it. */
const addExtensions = (db: Queryable) => db.execute(sql`create extension if not exists pg_trgm`)

async function refuseNewer(db: Queryable): Promise<number | null> {
  const applied = await latestApplied(db)
  if (applied !== null && applied > latestKnown()) throw new NewerSchemaError()
  return applied
}

export async function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  await refuseNewer(db as unknown as Queryable)
  await addExtensions(db as unknown as Queryable)
  await applyEmbedded(db, { migrationsFolder })
}

/** Uses a separate connection that holds the lock. Returns true if the database was empty. */
export async function migrateRemote(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'migrations' })
  client.on('error', () => {})
  await client.connect()
  try {
    const db = drizzle(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // A migration waiting for a lock blocks every query behind it: it fails instead, and the next start retries.
    await client.query("set lock_timeout = '10s'")
    const applied = await refuseNewer(db as unknown as Queryable)
    await addExtensions(db as unknown as Queryable)
    await applyRemote(db, { migrationsFolder })
    return applied === null
  } finally {
    await client.end()
  }
}
