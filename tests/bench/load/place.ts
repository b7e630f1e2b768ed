import { databaseAt, dropDatabase, poolOf } from '../../support/database.ts'
import { seedRemote } from '../../support/instances.ts'
import { growTo } from './growth.ts'

const keeps = process.env.KEEP === '1'

/** The database with this many users, created now or, with KEEP=1, left by an earlier run. */
export async function placeOf(users: number) {
  const given = process.env.TEST_DATABASE_URL ?? ''
  const admin = poolOf(given)
  const name = `load_${users}`
  const url = databaseAt(given, name)
  const there = (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1
  if (!there || !keeps) {
    if (there) await dropDatabase(given, name)
    await admin.query(`create database ${name}`)
    const began = performance.now()
    await seedRemote(url)
    await growTo(url, users)
    const { rows } = await admin.query<{ size: string }>('select pg_size_pretty(pg_database_size($1::name)) as size', [
      name,
    ])
    console.log(`${users} users in ${Math.round((performance.now() - began) / 1000)} s, ${rows[0]?.size}`)
  }
  return {
    url,
    users,
    drop: async () => {
      if (!keeps) await dropDatabase(given, name)
      await admin.close()
    },
  }
}
export type Place = Awaited<ReturnType<typeof placeOf>>
