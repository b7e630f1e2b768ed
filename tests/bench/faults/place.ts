import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'

/** A database of its own at the PostgreSQL that is given, or null where none is. */
export async function remotePlace(purpose: string) {
  const given = process.env.TEST_DATABASE_URL
  if (!given) return null
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: given, max: 1 })
  admin.on('error', () => {})
  await admin.query(`create database ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  return {
    url,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
