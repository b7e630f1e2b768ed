import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { combinedQuery, statement } from '../../server/kernel/db/combinedQuery.ts'
import { accounts, profiles, sessions } from '../../server/kernel/db/schema.ts'
import { startTestServer } from '../support/server.ts'
import { countStatements } from '../support/statementCount.ts'

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

it('returns the same rows as separate selects', async () => {
  const { id } = await server.member('investment')
  const { db } = server.deps
  const read = await accountWithProfiles(db, { accountId: id, kinds: 'INVESTMENT', since: new Date(0) })
  expect(read.account).toEqual(await db.select().from(accounts).where(eq(accounts.id, id)))
  expect(read.profiles).toEqual(await db.select().from(profiles).where(eq(profiles.accountId, id)))
  expect(read.profiles).toHaveLength(1)
  expect(read.counted).toEqual([{ open: 1 }])
})

it('accepts new values on each run, and runs in a transaction', async () => {
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

const sessionsAndProfiles = combinedQuery((db, of: { accountId: string }) => ({
  rows: db
    .select({ session: { id: sessions.id, seen: sessions.lastSeenAt }, profile: getTableColumns(profiles) })
    .from(sessions)
    .leftJoin(profiles, and(eq(profiles.accountId, sessions.accountId), eq(profiles.kind, sessions.profileKind)))
    .where(eq(sessions.accountId, of.accountId)),
}))

it('groups the columns of a joined table, and returns null if there is no row', async () => {
  const { db } = server.deps
  const { id } = await server.member('investment')
  const both = async () => (await sessionsAndProfiles(db, { accountId: id })).rows
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, id))
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, id))
  const shown = { id: session?.id, seen: session?.lastSeenAt }
  expect(await both()).toEqual([{ session: shown, profile }])
  await db.update(sessions).set({ profileKind: null }).where(eq(sessions.accountId, id))
  expect(await both()).toEqual([{ session: shown, profile: null }])
})

const spoken = statement<{ word: string; day: Date }, Record<string, string>>(
  (of) => sql`select ${of.word}::text as one, upper(${of.word}::text) as two, length(${of.word}) as three,
    ${of.day}::date::text as day, to_char(${of.day}::timestamptz at time zone 'UTC', 'HH24:MI') as moment`,
)

it('sends a value once for each type that it has', async () => {
  const counted = countStatements()
  const texts = await counted.causedBy(async () => {
    const day = new Date('2026-11-24T08:30:00Z')
    expect(await spoken(server.deps.db, { word: 'it’s', day })).toEqual([
      { one: 'it’s', two: 'IT’S', three: 4, day: '2026-11-24', moment: '08:30' },
    ])
  })
  counted.stop()
  expect(texts.map((text) => new Set(text.match(/\$\d+/g)).size)).toEqual([4])
})

it('names the failed statement in an error of the database', async () => {
  const divided = statement<{ by: number }, unknown>((of) => sql`select 1 / ${of.by}::int`)
  await expect(divided(server.deps.db, { by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } })
})
