import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingDays, profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { LinkTarget } from '../../src/domain/chats/linkTargetSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The product’s own links in a message, as shown to the reader, by docs/product 12.58. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let listing: string
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  listing = await server.profileIdOf(founder)
  await server.deps.db.update(profiles).set({ name: 'Verma Cold Chain' }).where(eq(profiles.id, listing))
})
afterAll(() => server.close())

const targets = async (reader: Person, ...ids: string[]) => {
  const { status, body } = await server.request<{ list: LinkTarget[] }>(
    'GET',
    `/api/link-targets?ids=${ids.join(',')}`,
    undefined,
    reader,
  )
  return status === 200 ? body.list : status
}
const propose = async () => {
  const request = {
    request_id: randomUUID(),
    receiver_profile_id: await server.profileIdOf(investor),
    message: 'Shall we?',
  }
  return (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, founder)).body.proposal
}

it('a listing is named to readers who may see it, and is not counted as viewed', async () => {
  const views = async () => {
    await server.deps.jobs.tracked()
    return server.deps.db.select().from(listingDays)
  }
  const before = await views()
  expect(await targets(investor, listing)).toEqual([
    { id: listing, type: 'listing', kind: 'INVESTMENT', title: 'Verma Cold Chain', headline: expect.any(String) },
  ])
  expect(await views()).toEqual(before)
})

it('an anonymous listing is shown without its name, and an unapproved one not at all', async () => {
  const set = (change: object) => server.deps.db.update(profiles).set(change).where(eq(profiles.id, listing))
  await set({ anonymous: true })
  const [shown] = (await targets(investor, listing)) as LinkTarget[]
  expect(shown?.title).not.toContain('Verma')
  // Its owner sees its name.
  expect(await targets(founder, listing)).toEqual([expect.objectContaining({ title: 'Verma Cold Chain' })])
  await set({ anonymous: false, status: 'draft' })
  expect(await targets(investor, listing)).toEqual([])
  await set({ status: 'approved' })
})

it('a proposal is named to its two parties by the other’s name, and is not marked as opened', async () => {
  const { id } = await propose()
  expect(await targets(investor, id)).toEqual([
    { id, type: 'proposal', kind: 'INVESTMENT', title: 'Verma Cold Chain', headline: expect.any(String) },
  ])
  const listed = await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=sent', undefined, founder)
  expect(listed.body.list.find((one) => one.id === id)?.status).toBe('sent')
  expect(await targets(await server.trialMember('investor'), id)).toEqual([])
})

it('an unknown target, a conversation, and anything requested without a login is not named', async () => {
  expect(await targets(investor, randomUUID())).toEqual([])
  const none = await server.request('GET', `/api/link-targets?ids=${listing}`)
  expect(none.status).toBe(401)
  for (const ids of [['x'], [''], Array.from({ length: 11 }, () => randomUUID())])
    expect(await targets(investor, ...ids)).toBe(422)
})

it('a member of Global Connect is named to members whose plan includes it, and to members in talks with them', async () => {
  const trader = await server.trialMember('want-to-grow')
  const withoutPlan = await server.member('investor')
  const id = await server.profileIdOf(trader)
  expect(await targets(withoutPlan, id)).toEqual([])
  const request = {
    receiver_profile_id: await server.profileIdOf(withoutPlan),
    message: 'Shall we trade?',
  }
  const write = async (change: object) =>
    (await server.request('POST', '/api/proposals', { ...request, request_id: randomUUID(), ...change }, trader)).status
  // Only the author sees a draft.
  expect(await write({ draft: true })).toBe(200)
  expect(await targets(withoutPlan, id)).toEqual([])
  await server.deps.db.delete(proposals).where(eq(proposals.senderProfileId, id))
  expect(await write({ draft: false })).toBe(200)
  expect(await targets(withoutPlan, id)).toEqual([expect.objectContaining({ id, kind: 'WANT_TO_GROW' })])
})
