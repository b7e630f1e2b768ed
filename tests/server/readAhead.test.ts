import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, profiles, sessions } from '../../server/kernel/db/schema.ts'
import type { SessionGrant } from '../../src/domain/contract/accounts.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { countStatements } from '../support/statementCount.ts'

/**
 * Reads a page in the same statement as its session. The first call lets the server remember the caller of a token;
 * later changes must apply to the next call.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
let counted: ReturnType<typeof countStatements>
let founder: Person
let listing = ''
const reads = ['/api/me', '/api/listings?kind=INVESTMENT', '/api/listings/'] as const
const addressOf = (path: string) => (path.endsWith('/') ? path + listing : path)

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  listing = await server.profileIdOf(founder)
  counted = countStatements()
})
afterAll(async () => {
  counted?.stop()
  await server?.close()
})

const get = (path: string, as: Person) => server.request<Record<string, unknown>>('GET', addressOf(path), undefined, as)
const statusesFor = async (as: Person) => Promise.all(reads.map(async (path) => (await get(path, as)).status))

async function logIn({ email, id, mobile }: Person): Promise<Person> {
  const request = { login_type: 'investor', target: { kind: 'email', email }, password, remember: false }
  const { body } = await server.request<SessionGrant>('POST', '/api/login', request)
  return { id, email, mobile, token: body.access_token }
}
/** A person whose token has already read each page. */
async function reader(): Promise<Person> {
  const investor = await server.trialMember('investor')
  expect([await statusesFor(investor), await statusesFor(investor)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ])
  return investor
}

it.each(reads)('%s is one statement for a token that was seen before', async (path) => {
  const investor = await reader()
  const statements = await counted.causedBy(() => get(path, investor))
  expect(statements).toHaveLength(1)
})

it('a session that has ended or expired reads nothing more', async () => {
  const investor = await reader()
  await server.request('POST', '/api/logout', {}, investor)
  expect(await statusesFor(investor)).toEqual([401, 401, 401])
  const late = await reader()
  await server.deps.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.accountId, late.id))
  expect(await statusesFor(late)).toEqual([401, 401, 401])
})

it('a disabled account reads nothing more', async () => {
  const investor = await reader()
  await server.deps.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, investor.id))
  expect(await statusesFor(investor)).toEqual([401, 401, 401])
})

it('a token with another account’s id reads nothing', async () => {
  const [investor, other] = [await reader(), await reader()]
  expect(await statusesFor({ ...investor, id: other.id })).toEqual([401, 401, 401])
})

it('a profile that is no longer approved sees no listing', async () => {
  const investor = await reader()
  await server.deps.db.update(profiles).set({ status: 'draft' }).where(eq(profiles.accountId, investor.id))
  const [, list, opened] = await statusesFor(investor)
  expect([list, opened]).toEqual(await statusesFor(await logIn(investor)).then((all) => all.slice(1)))
  expect(list).not.toBe(200)
})

it('a session that now acts as another profile gets that profile’s response', async () => {
  const person = await reader()
  await server.deps.db.insert(profiles).values({ accountId: person.id, kind: 'INVESTMENT', status: 'approved' })
  await server.request('POST', '/api/context', { account_type: 'investment' }, person)
  const [me] = [await get('/api/me', person)]
  expect([me.body.account_type, me.body.user_subscription]).toEqual(['investment', null])
  const anew = await logIn(person)
  await server.request('POST', '/api/context', { account_type: 'investment' }, anew)
  for (const path of reads) {
    const [one, other] = [await get(path, person), await get(path, anew)]
    const { server_time: _, request_id: __, ...before } = one.body
    const { server_time: ___, request_id: ____, ...after } = other.body
    expect([one.status, before]).toEqual([other.status, after])
  }
})

it('a hidden listing is gone at once', async () => {
  const investor = await reader()
  await server.deps.db.update(profiles).set({ status: 'paused' }).where(eq(profiles.id, listing))
  expect((await get('/api/listings/', investor)).status).toBe(404)
  const list = (await get('/api/listings?kind=INVESTMENT', investor)).body.list as { id: string }[]
  expect(list.map(({ id }) => id)).not.toContain(listing)
  await server.deps.db.update(profiles).set({ status: 'approved' }).where(eq(profiles.id, listing))
  expect((await get('/api/listings/', investor)).status).toBe(200)
})
