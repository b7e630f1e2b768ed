import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderedPage } from '../../server/features/listings/ordered.ts'
import { type Connection, connectRemote } from '../../server/kernel/db/connect.ts'
import { customPlanHint } from '../../server/kernel/db/repeatedStatements.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { parseQuery } from '../../src/domain/market/filters.ts'
import { newDatabase, type TestDatabase } from '../support/database.ts'

const url = process.env.TEST_DATABASE_URL
const noQuery = parseQuery('INVESTMENT', {})

describe.skipIf(!url)('a repeated statement', () => {
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

  it('is planned once per connection, and returns the same rows', async () => {
    for (let turn = 0; turn < 8; turn++)
      expect(await rowsOf(connection.db, sql`select ${turn}::int + 1 as sum`)).toEqual([{ sum: turn + 1 }])
    expect(await preparedLike('as sum')).toHaveLength(1)
  })

  it('is noticed after more different statements than are counted', async () => {
    for (let turn = 0; turn < 6_000; turn++)
      await rowsOf(connection.db, sql`select ${turn}::int as ${sql.raw(`once_${turn}`)}`)
    for (let turn = 0; turn < 8; turn++) await rowsOf(connection.db, sql`select ${turn}::int as later`)
    expect(await preparedLike('as later')).toHaveLength(1)
  })

  it('gets a generic plan if it is a list', async () => {
    const plans = async () => {
      const all = await rowsOf<{ custom_plans: string; generic_plans: string }>(
        connection.db,
        sql`select custom_plans, generic_plans from pg_prepared_statements where statement like '%''page''%'`,
      )
      return all.map((one) => [Number(one.custom_plans), Number(one.generic_plans)])
    }
    await rowsOf(
      connection.db,
      sql`with owners as (
          insert into accounts (name, email, mobile, password_hash)
          select 'M', 'm' || i || '@test.in', '+91' || (9000000000 + i), '' from generate_series(1, 4000) i returning id
        ), listed as (
          insert into profiles (account_id, kind, status, approved_at, listed_no)
          select id, 'INVESTMENT', 'approved', now(), row_number() over () from owners
        )
        insert into memberships (account_id, profile_kind, plan_id, trial, period_start, period_end)
        select id, 'INVESTMENT', 'investment-yearly', false, now(), now() + interval '1 year' from owners`,
    )
    await rowsOf(connection.db, sql`analyze`)
    const reader = { accountId: randomUUID(), profileId: randomUUID() }
    const request = { kind: 'INVESTMENT', reader, query: noQuery, cursor: null, most: 16 } as const
    for (let turn = 0; turn < 12; turn++)
      expect((await orderedPage(connection.db, { ...request, now: new Date() })).page).toHaveLength(16)
    expect(await plans()).toEqual([[5, 7]])
  })

  it('is planned each time if its best plan depends on its values', async () => {
    for (let turn = 0; turn < 8; turn++)
      await rowsOf(connection.db, sql`select ${turn}::int as value ${sql.raw(customPlanHint)}`)
    expect(await preparedLike('as value')).toHaveLength(0)
  })
})
