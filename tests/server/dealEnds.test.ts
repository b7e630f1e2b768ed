import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberships, profiles, proposals } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { type AccountType, profileKindOf } from '../../src/domain/offerings.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Answer = { proposal: Proposal; code?: string }
const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 40,
  validity_days: 7,
  note: '',
}
const propose = async (from: Person, to: Person) =>
  server.request<Answer>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(to), message: 'Shall we talk?' },
    from,
  )
async function act(person: Person, id: string, action: string, body: object = {}): Promise<Proposal> {
  const answer = await server.request<Answer>('POST', `/api/proposals/${id}/${action}`, body, person)
  expect([action, answer.status]).toEqual([action, 200])
  return answer.body.proposal
}
const listing = async (viewer: Person, of: Person): Promise<ListingDetail> =>
  (
    await server.request<{ listing: ListingDetail }>(
      'GET',
      `/api/listings/${await server.profileIdOf(of)}`,
      undefined,
      viewer,
    )
  ).body.listing

/** Accepted and in discussion; the owner is the one with a listing to offer. */
async function talking(investor: Person, owner: Person): Promise<string> {
  const { id } = (await propose(investor, owner)).body.proposal
  const { chat_id } = await act(owner, id, 'accept')
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await server.request('POST', `/api/chats/${chat_id}/messages`, message, investor)
  return id
}
async function offered(investor: Person, owner: Person): Promise<string> {
  const id = await talking(investor, owner)
  await act(investor, id, 'make-offer', { offer })
  return id
}
async function closed(investor: Person, owner: Person): Promise<void> {
  const id = await offered(investor, owner)
  await act(owner, id, 'accept-offer')
  await act(owner, id, 'confirm-close', { agreed: true })
  expect((await act(investor, id, 'confirm-close', { agreed: true })).status).toBe('closed_won')
}

describe('on hold', () => {
  it('an accepted investor keeps the contact details and the name that the acceptance revealed', async () => {
    const [owner, buyer, accepted, unaccepted] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    await talking(accepted, owner)
    await propose(unaccepted, owner)
    const before = await listing(accepted, owner)
    expect(before.contact).toEqual({ email: owner.email, mobile: owner.mobile })
    await act(owner, await offered(buyer, owner), 'accept-offer', { exclusive: true })
    const during = await listing(accepted, owner)
    expect([during.contact, during.name, during.facts]).toEqual([before.contact, before.name, before.facts])
    expect((await listing(unaccepted, owner)).contact).toBeNull()
  })
})

describe('exclusive talks', () => {
  it('bind the owner who granted them: the investor still receives and sends proposals', async () => {
    const [owner, buyer, founder, otherOwner] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investor'),
      await server.trialMember('investment'),
      await server.trialMember('want-to-sell'),
    ]
    await act(owner, await offered(buyer, owner), 'accept-offer', { exclusive: true })
    expect((await propose(founder, buyer)).status).toBe(200)
    expect((await propose(buyer, otherOwner)).status).toBe(200)
    const another = await server.trialMember('investor')
    expect((await propose(another, owner)).status).toBe(403)
    expect((await propose(owner, another)).status).toBe(403)
    // Each page explains it before anyone writes.
    expect([
      (await listing(another, owner)).propose_refusal_text,
      (await listing(owner, another)).propose_refusal_text,
    ]).toEqual([
      'This business is in exclusive talks. Please check back later.',
      'You’ve granted exclusive talks to another member. You can send proposals again when they end.',
    ])
  })

  it('put a draft of the owner on hold until they end', async () => {
    const [owner, buyer, other] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    const { body } = await server.request<Answer>(
      'POST',
      '/api/proposals',
      {
        request_id: randomUUID(),
        receiver_profile_id: await server.profileIdOf(other),
        message: 'Shall we talk?',
        draft: true,
      },
      owner,
    )
    const talks = await offered(buyer, owner)
    await act(owner, talks, 'accept-offer', { exclusive: true })
    const send = () => server.request('POST', `/api/proposals/${body.proposal.id}/send`, {}, owner)
    expect((await send()).status).toBe(403)
    await act(owner, talks, 'close-lost', { reason: 'owner-withdrew' })
    expect((await send()).status).toBe(200)
  })

  it('can be granted to one member only, however the second grant comes about', async () => {
    const [owner, buyer, other] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    const [first, second] = [await offered(buyer, owner), await offered(other, owner)]
    await act(owner, first, 'accept-offer', { exclusive: true })
    // Undoes the hold, as if it had never happened.
    await server.deps.db.update(proposals).set({ status: 'offer_made' }).where(eq(proposals.id, second))
    const again = await server.request('POST', `/api/proposals/${second}/accept-offer`, { exclusive: true }, owner)
    expect(again.status).toBe(409)
    const { body } = await server.request<Answer>('GET', `/api/proposals/${first}`, undefined, owner)
    expect(body.proposal.status).toBe('due_diligence')
  })
})

describe.each(['investment', 'want-to-sell', 'want-to-grow'] as const)('a closed deal of %s', (accountType) => {
  it('marks the listing as closed: off the lists, not featured, without new proposals', async () => {
    const [owner, investor, stranger] = [
      await server.trialMember(accountType),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    await feature(owner, accountType)
    for (const each of [investor, stranger]) await server.openGlobalConnect(each)
    expect(await shownTo(stranger, owner, accountType)).toEqual({ listed: true, featured: true, closed: false })
    await closed(investor, owner)
    expect(await shownTo(stranger, owner, accountType)).toEqual({ listed: false, featured: false, closed: true })
    expect((await propose(stranger, owner)).status).toBe(403)
    expect((await listing(stranger, owner)).propose_refusal_text).toBe(
      'This deal is closed, so it no longer accepts proposals.',
    )
    expect((await listing(owner, investor)).deal_closed).toBe(false)
  })
})

it('leaves a founder’s other investors in talks, because a round may have several', async () => {
  const [founder, first, second] = [
    await server.trialMember('investment'),
    await server.trialMember('investor'),
    await server.trialMember('investor'),
  ]
  const other = await offered(second, founder)
  await closed(first, founder)
  expect((await act(founder, other, 'accept-offer')).status).toBe('due_diligence')
})

async function feature(owner: Person, accountType: AccountType): Promise<void> {
  const until = new Date(server.deps.now().getTime() + 86_400_000)
  await server.deps.db.update(memberships).set({ featuredUntil: until }).where(eq(memberships.accountId, owner.id))
  expect(await server.deps.db.$count(profiles, eq(profiles.kind, profileKindOf(accountType)))).toBeGreaterThan(0)
}

async function shownTo(viewer: Person, owner: Person, accountType: AccountType) {
  const kind = profileKindOf(accountType)
  const { body } = await server.request<ListingPage>('GET', `/api/listings?kind=${kind}`, undefined, viewer)
  const id = await server.profileIdOf(owner)
  const { featured, deal_closed } = await listing(viewer, owner)
  return { listed: body.list.some((card) => card.id === id), featured, closed: deal_closed }
}

describe('with automatic approval of profiles', () => {
  const asReviewer = (method: string, path: string, body?: object) =>
    server.app.request(`/api/reviews/${path}`, {
      method,
      headers: { 'x-review-key': reviewKey(server.deps), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const waiting = async (what: string) =>
    ((await (await asReviewer('GET', what)).json()) as { list: { id: string }[] }).list

  it('a report is decided by a reviewer, and the reporter is notified', async () => {
    const [owner, reporter] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await server.profileIdOf(owner)
    const report = { reason: 'spam', text: 'Copied from elsewhere' }
    expect((await server.request('POST', `/api/listings/${id}/report`, report, reporter)).status).toBe(200)
    const [open] = await waiting('reports')
    const decided = await asReviewer('POST', `reports/${open?.id}/outcome`, { outcome: 'upheld' })
    expect([decided.status, await waiting('reports')]).toEqual([200, []])
    const news = await server.request<{ list: { kind: string }[] }>('GET', '/api/notifications', undefined, reporter)
    expect(news.body.list.map(({ kind }) => kind)).toContain('report_outcome')
  })

  it('a complaint is decided by a reviewer, and the credit is returned', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = (await propose(sender, receiver)).body.proposal
    const complaint = { reason: 'contact-unreachable', text: '' }
    expect((await server.request('POST', `/api/proposals/${id}/complaint`, complaint, sender)).status).toBe(200)
    expect((await waiting('complaints')).map((one) => one.id)).toEqual([id])
    expect((await asReviewer('POST', `complaints/${id}/outcome`, { outcome: 'upheld' })).status).toBe(200)
    const { body } = await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, sender)
    expect(body.proposal.complaint).toBe('upheld')
  })

  it('nobody can decide without the key', async () => {
    expect((await server.request('GET', '/api/reviews/reports')).status).toBe(404)
  })
})
