import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents, proposalSteps, proposals } from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/contract/market.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** What the page of a listing says beside its owner's answers. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let listing = ''
const hour = 3_600_000

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  listing = await server.profileIdOf(founder)
}, 240_000)
afterAll(() => server.close())

const detail = async (as: Person, id = listing) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)).body.listing

/** A proposal to the listing that was sent some hours ago and, where given, answered after so many. */
async function proposed(sentBefore: number, answeredAfter: number | null, action = 'decline') {
  const senderProfileId = await server.profileIdOf(investor)
  const sent = new Date(server.deps.now().getTime() - sentBefore * hour)
  const status = answeredAfter === null ? 'expired' : 'declined'
  const [row] = await server.deps.db
    .insert(proposals)
    .values({
      ...{ requestId: randomUUID(), senderProfileId, receiverProfileId: listing, status, message: 'Shall we talk?' },
      createdAt: sent,
    })
    .returning()
  const step = { proposalId: row?.id ?? '', status, createdAt: sent } as const
  await server.deps.db.insert(proposalSteps).values({ ...step, action: 'send', byProfileId: senderProfileId })
  if (answeredAfter !== null)
    await server.deps.db
      .insert(proposalSteps)
      .values({ ...step, action, byProfileId: listing, createdAt: new Date(sent.getTime() + answeredAfter * hour) })
}

describe('the page of a listing', () => {
  it('names the day on which the proof of business was verified, and none before', async () => {
    expect((await detail(investor)).verified_on).toBeNull()
    const verifiedAt = new Date('2026-10-12T09:00:00.000Z')
    const ofListing = eq(documents.profileId, listing)
    await server.deps.db
      .update(documents)
      .set({ verifiedAt: new Date('2026-11-01T09:00:00.000Z') })
      .where(and(ofListing, eq(documents.kind, 'business-photo')))
    expect((await detail(investor)).verified_on).toBeNull()
    await server.deps.db
      .update(documents)
      .set({ verifiedAt })
      .where(and(ofListing, eq(documents.kind, 'proof-of-business')))
    expect((await detail(investor)).verified_on).toBe(verifiedAt.toISOString())
  })

  it('says how soon its owner answers, once three proposals tell', async () => {
    await proposed(500, 20)
    await proposed(400, 30, 'request_info')
    expect((await detail(investor)).replies_within_days).toBeNull()
    await proposed(300, 40, 'accept')
    expect((await detail(investor)).replies_within_days).toBe(2)
    // Opening a proposal is no answer to it: these two have waited for a week and more.
    await proposed(290, 1, 'open')
    await proposed(280, null)
    expect((await detail(investor)).replies_within_days).toBe(2)
    await proposed(270, null)
    expect((await detail(investor)).replies_within_days).toBeNull()
  })

  it('converts amounts for a reader of another currency, at a rate of a day', async () => {
    const shown = await detail(investor)
    expect(Number.isNaN(Date.parse(shown.rates_on))).toBe(false)
    for (const { converted, rate } of shown.facts) expect(rate === null).toBe(converted === null)
  })
})
