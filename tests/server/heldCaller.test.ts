import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { combinedQuery } from '../../server/kernel/db/combinedQuery.ts'
import { rowsColumn, unlessHeld } from '../../server/kernel/db/jsonRows.ts'
import { accounts, memberships, profiles, sessions } from '../../server/kernel/db/schema.ts'
import type { Me } from '../../src/domain/contract/accounts.ts'
import type { ListingDetail } from '../../src/domain/contract/market.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The server holds the rows of a caller; whatever changes in one of them must count at the very next call. */

let server: Awaited<ReturnType<typeof startTestServer>>
let listing = ''
beforeAll(async () => {
  server = await startTestServer()
  listing = await server.profileIdOf(await server.trialMember('investment'))
})
afterAll(async () => {
  await server?.close()
})

const me = async (person: Person) => (await server.request<Me>('GET', '/api/me', undefined, person)).body
const db = () => server.deps.db
const mayNotAsk = async (person: Person) => {
  const { body } = await server.request<{ listing: ListingDetail }>(
    'GET',
    `/api/listings/${listing}`,
    undefined,
    person,
  )
  return body.listing.questions.ask_refusal === 'SUBSCRIPTION_REQUIRED'
}

const changes: Record<string, { change(person: Person): Promise<unknown>; seen(person: Person): Promise<unknown> }> = {
  account: {
    change: ({ id }) => db().update(accounts).set({ name: 'Changed' }).where(eq(accounts.id, id)),
    seen: async (person) => (await me(person)).basic_info.name === 'Changed',
  },
  session: {
    change: ({ id }) => db().update(sessions).set({ loginType: 'entrepreneur' }).where(eq(sessions.accountId, id)),
    seen: async (person) => (await me(person)).login_type === 'entrepreneur',
  },
  'acting profile': {
    change: ({ id }) => db().update(profiles).set({ status: 'draft' }).where(eq(profiles.accountId, id)),
    seen: async (person) =>
      (await server.request('GET', '/api/listings/matching?kind=INVESTMENT', undefined, person)).status !== 200,
  },
  'running plan': {
    change: ({ id }) =>
      db()
        .update(memberships)
        .set({ endedAt: new Date(), endedBecause: 'refunded' })
        .where(eq(memberships.accountId, id)),
    seen: mayNotAsk,
  },
  'plan that is gone': {
    change: ({ id }) => db().delete(memberships).where(eq(memberships.accountId, id)),
    seen: mayNotAsk,
  },
}

it.each(Object.entries(changes))('a changed %s counts at the next call', async (_, { change, seen }) => {
  const investor = await server.trialMember('investor')
  await me(investor)
  expect(await seen(investor)).toBe(false)
  await change(investor)
  expect(await seen(investor)).toBe(true)
})

it('of the version that is held only the version is sent', async () => {
  const person = await server.trialMember('investor')
  const query = combinedQuery((select, of: { id: string; held: string | null }) => ({
    accounts: unlessHeld(
      select
        .select({
          version: accounts.email,
          name: accounts.name,
          plans: rowsColumn(
            select.select({ id: memberships.id }).from(memberships).where(eq(memberships.accountId, accounts.id)),
          ),
        })
        .from(accounts)
        .where(eq(accounts.id, of.id)),
      of.held,
    ),
  }))
  const plans = await db().select({ id: memberships.id }).from(memberships).where(eq(memberships.accountId, person.id))
  const [whole] = (await query(db(), { id: person.id, held: null })).accounts
  expect([whole?.version, whole?.plans]).toEqual([person.email, plans])
  expect(plans).toHaveLength(1)
  expect((await query(db(), { id: person.id, held: 'another' })).accounts).toEqual([whole])
  expect((await query(db(), { id: person.id, held: person.email })).accounts).toEqual([
    { version: person.email, name: null, plans: null },
  ])
})
