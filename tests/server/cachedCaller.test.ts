import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Context } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { combinedQuery } from '../../server/kernel/db/combinedQuery.ts'
import { omitUnchanged, rowsColumn } from '../../server/kernel/db/jsonRows.ts'
import { accounts, memberships, messages, profiles, sessions } from '../../server/kernel/db/schema.ts'
import { type CallerRows, cachedCaller, forgetCaller, rememberCaller } from '../../server/kernel/http/cachedCaller.ts'
import { whileConfirmed } from '../../server/kernel/http/loggedIn.ts'
import type { Env } from '../../server/kernel/ports/deps.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** The server caches the rows of a caller; a change in any of them must apply to the next call. */

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

it.each(Object.entries(changes))('a changed %s applies to the next call', async (_, { change, seen }) => {
  const investor = await server.trialMember('investor')
  await me(investor)
  expect(await seen(investor)).toBe(false)
  await change(investor)
  expect(await seen(investor)).toBe(true)
})

it('a cached version is confirmed by its version alone', async () => {
  const person = await server.trialMember('investor')
  const query = combinedQuery((select, of: { id: string; held: string | null }) => ({
    accounts: omitUnchanged(
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

describe('a message, whose statement confirms its author', () => {
  let [founder, investor, chat] = [{} as Person, {} as Person, '']
  beforeEach(async () => {
    founder = await server.trialMember('investment')
    investor = await server.trialMember('investor')
    chat = await openedChat(server, founder, investor)
    expect((await write(investor)).status).toBe(200)
  })
  const write = (as: Person, body: object = { client_id: randomUUID(), kind: 'TEXT', text: 'Good morning' }) =>
    server.request<{ code?: string }>('POST', `/api/chats/${chat}/messages`, body, as)
  const stored = () => db().select({ id: messages.id }).from(messages).where(eq(messages.chatId, chat))

  const ends: Record<string, { end(): Promise<unknown>; answer: [status: number, code: string] }> = {
    'a session that was logged out': {
      end: () => server.request('POST', '/api/logout', {}, investor),
      answer: [401, 'UNAUTHORIZED'],
    },
    'a session that ran out': {
      end: () =>
        db()
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.accountId, investor.id)),
      answer: [401, 'UNAUTHORIZED'],
    },
    'a disabled account': {
      end: () => db().update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, investor.id)),
      answer: [401, 'UNAUTHORIZED'],
    },
    'a plan that was refunded': {
      end: () =>
        db()
          .update(memberships)
          .set({ endedAt: new Date(), endedBecause: 'refunded' })
          .where(eq(memberships.accountId, investor.id)),
      answer: [402, 'SUBSCRIPTION_REQUIRED'],
    },
    'a session that acts as another profile': {
      end: async () => {
        await db().insert(profiles).values({ accountId: investor.id, kind: 'INVESTMENT', status: 'approved' })
        await db().update(sessions).set({ profileKind: 'INVESTMENT' }).where(eq(sessions.accountId, investor.id))
      },
      answer: [404, 'NOT_FOUND'],
    },
  }
  it.each(Object.entries(ends))('is not stored for %s', async (_, { end, answer }) => {
    const before = await stored()
    await end()
    const { status, body } = await write(investor)
    expect([status, body.code]).toEqual(answer)
    expect(await stored()).toEqual(before)
  })

  it('is refused with 401 once the session has ended, whatever else is invalid', async () => {
    expect((await write(investor, { kind: 'TEXT' })).status).toBe(422)
    await server.request('POST', '/api/logout', {}, investor)
    expect((await write(investor, { kind: 'TEXT' })).status).toBe(401)
  })

  it('is not stored with another account’s id, or in other members’ conversations', async () => {
    const before = await stored()
    const stranger = await server.trialMember('investor')
    await me(stranger)
    expect((await write({ ...investor, id: stranger.id })).status).toBe(401)
    expect((await write(stranger)).status).toBe(404)
    expect(await stored()).toEqual(before)
  })
})

it('the work for an unconfirmed caller is done once, whatever it returns', async () => {
  for (const result of [0, '', false]) {
    const c = new Context<Env>(new Request('http://localhost/'))
    c.set('unconfirmed', { tokenHash: 'hash', version: '1' })
    const work = vi.fn(async () => result)
    expect(await whileConfirmed<typeof result>(c, work)).toBe(result)
    expect(work).toHaveBeenCalledOnce()
  }
})

it('the callers that are forgotten first are those unused for longest', () => {
  const rows = { account: {}, session: {}, profile: undefined, periods: [] } as unknown as CallerRows
  const remember = (key: string) => rememberCaller(key, { rows: { ...rows }, version: '1' })
  const keys = Array.from({ length: 2_001 }, (_, place) => `session ${place}`)
  const [busy = '', idle = ''] = keys
  for (const key of keys.slice(0, -1)) remember(key)
  expect(cachedCaller(busy)).toBeDefined()
  remember(keys.at(-1) ?? '')
  expect([cachedCaller(busy)?.version, cachedCaller(idle)]).toEqual(['1', undefined])
  for (const key of keys) forgetCaller(key)
  expect(cachedCaller(busy)).toBeUndefined()
})
