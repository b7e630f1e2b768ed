import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connectRemote } from '../../server/kernel/db/connect.ts'
import { plannedAnew } from '../../server/kernel/db/repeated.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { newDatabase, type TestDatabase } from '../support/database.ts'

const url = process.env.TEST_DATABASE_URL

describe.skipIf(!url)('a statement that is sent again and again', () => {
  let database: TestDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await newDatabase(url ?? '', 'schema')
    connection = await connectRemote({ url: database.url, poolSize: 1 })
  })
  afterAll(async () => {
    await connection.close()
    await database.drop()
  })
  const preparedLike = (words: string) =>
    rowsOf<{ statement: string }>(
      connection.db,
      sql`select statement from pg_prepared_statements where statement like ${`%${words}%`} and statement not like '%pg_prepared%'`,
    )

  it('is planned once for a connection, and answers as before', async () => {
    for (let turn = 0; turn < 8; turn++)
      expect(await rowsOf(connection.db, sql`select ${turn}::int + 1 as sum`)).toEqual([{ sum: turn + 1 }])
    expect(await preparedLike('as sum')).toHaveLength(1)
  })

  it('is planned anew where its best plan depends on its values', async () => {
    for (let turn = 0; turn < 8; turn++)
      await rowsOf(connection.db, sql`select ${turn}::int as value ${sql.raw(plannedAnew)}`)
    expect(await preparedLike('as value')).toHaveLength(0)
  })
})
