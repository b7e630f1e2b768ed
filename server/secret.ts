import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from './kernel/config.ts'
import type { Db } from './kernel/db/connect.ts'
import { settings } from './kernel/db/schema.ts'

/** The configured secret, or one generated once and stored with the data. */
export async function appSecret(config: Config, db: Db): Promise<string> {
  if (config.APP_SECRET) return config.APP_SECRET
  const key = 'app-secret'
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (!row) throw new Error('the secret was not stored')
  return row.value
}
