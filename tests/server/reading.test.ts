import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { combinedQuery } from '../../server/kernel/db/combinedQuery.ts'
import { accounts, profiles, sessions } from '../../server/kernel/db/schema.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const accountWithProfiles = combinedQuery((db, of: { accountId: string; kinds: 'INVESTMENT'; since: Date }) => ({
  account: db.select().from(accounts).where(eq(accounts.id, of.accountId)),
  profiles: db
    .select()
    .from(profiles)
    .where(and(eq(profiles.accountId, of.accountId), inArray(profiles.kind, [of.kinds])))
    .orderBy(asc(profiles.createdAt)),
  counted: db
    .select({ open: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(and(eq(sessions.accountId, of.accountId), sql`${sessions.createdAt} > ${of.since}`)),
}))

it('returns what the same selects return one by one', async () => {
  const { id } = await server.member('investment')
  const { db } = server.deps
  const read = await accountWithProfiles(db, { accountId: id, kinds: 'INVESTMENT', since: new Date(0) })
  expect(read.account).toEqual(await db.select().from(accounts).where(eq(accounts.id, id)))
  expect(read.profiles).toEqual(await db.select().from(profiles).where(eq(profiles.accountId, id)))
  expect(read.profiles).toHaveLength(1)
  expect(read.counted).toEqual([{ open: 1 }])
})

it('takes new values with each run, and runs in a transaction', async () => {
  const [one, other] = [await server.member('investment'), await server.member('investor')]
  const of = (id: string) => ({ accountId: id, kinds: 'INVESTMENT' as const, since: new Date(Date.now() + 60_000) })
  const read = await server.deps.db.transaction(async (tx) => [
    await accountWithProfiles(tx, of(one.id)),
    await accountWithProfiles(tx, of(other.id)),
  ])
  expect(read.map(({ account, profiles, counted }) => [account[0]?.email, profiles.length, counted[0]?.open])).toEqual([
    [one.email, 1, 0],
    [other.email, 0, 0],
  ])
})
