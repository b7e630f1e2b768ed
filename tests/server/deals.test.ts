import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { proposalById } from '../../server/features/proposals/store.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { notifications } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { legalAfterAcceptance, legalAfterExclusive, raceAcceptance, raceExclusiveOffers } from '../support/races.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Answer = { proposal: Proposal; code?: string; fields?: object }
const propose = async (from: Person, to: Person, extra: object = {}) =>
  server.request<Answer>(
    'POST',
    '/api/proposals',
    {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(to),
      message: 'Shall we talk?',
      ...extra,
    },
    from,
  )
const act = (person: Person, id: string, action: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${action}`, body, person)
const readProposal = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal
const listingOf = async (viewer: Person, of: Person) =>
  server.request<{ listing: ListingDetail; code?: string }>(
    'GET',
    `/api/listings/${await server.profileIdOf(of)}`,
    undefined,
    viewer,
  )
const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 100,
  validity_days: 7,
  note: 'Cash.',
}
const later = async (days: number) => {
  server.clock.ahead += days * 86_400_000 + 60_000
  await sweepProposals(server.deps)
}
/** Reads from the database, because sessions end while the clock runs ahead. */
const storedOf = (id: string) => proposalById(server.deps.db, id)
const mailTo = async (person: Person) =>
  (
    await server.request<{ list: { body: string }[] }>(
      'GET',
      `/mailbox/messages.json?to=${encodeURIComponent(person.email)}`,
    )
  ).body.list.map(({ body }) => body)
const signature = async (person: Person) => {
  const { body } = await server.request<{ profile: { basic: Record<string, string> } }>(
    'GET',
    '/api/profiles/investor',
    undefined,
    person,
  )
  return `${body.profile.basic.first_name} ${body.profile.basic.last_name}`
}

/** Takes a proposal from an investor to an owner up to an offer. */
async function offered(investor: Person, owner: Person): Promise<string> {
  const { id } = (await propose(investor, owner)).body.proposal
  const { chat_id } = (await act(owner, id, 'accept')).body.proposal
  await server.request(
    'POST',
    `/api/chats/${chat_id}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
    investor,
  )
  const made = await act(investor, id, 'make-offer', { offer })
  expect(made.body.proposal.status).toBe('offer_made')
  return id
}

describe('a business is sold', () => {
  it('each member sees whose turn it is, from the first question to the closing', async () => {
    const [owner, buyer, rival] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    const { id } = (await propose(buyer, owner)).body.proposal
    expect(await readProposal(buyer, id)).toMatchObject({ turn: 'theirs', otherwise: 'expired', brings: 'investor' })
    expect((await readProposal(owner, id)).status).toBe('viewed')
    await act(owner, id, 'request-info', { text: 'Who would run it?' })
    expect(await readProposal(buyer, id)).toMatchObject({ turn: 'mine', can: ['answer', 'withdraw'] })
    await act(buyer, id, 'answer', { text: 'The present manager.' })
    expect((await readProposal(owner, id)).history.map(({ details }) => details?.text).filter(Boolean)).toEqual([
      'Who would run it?',
      'The present manager.',
    ])
    const { chat_id } = (await act(owner, id, 'accept')).body.proposal
    const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
    await server.request('POST', `/api/chats/${chat_id}/messages`, message, buyer)
    expect((await readProposal(owner, id)).status).toBe('in_discussion')
    await act(owner, id, 'request-nda')
    expect(await readProposal(buyer, id)).toMatchObject({ turn: 'mine', otherwise: 'in_discussion' })
    await act(buyer, id, 'sign-nda', { text: (await signature(buyer)).toUpperCase(), agreed: true })
    await act(buyer, id, 'make-offer', { offer })
    await act(owner, id, 'counter', { offer: { ...offer, amount: { minor: 1_100_000_000, currency: 'INR' } } })
    expect((await readProposal(buyer, id)).offer).toMatchObject({
      amount: { minor: 1_100_000_000, currency: 'INR' },
      mine: false,
    })
    await act(buyer, id, 'counter', { offer: { ...offer, amount: { minor: 1_000_000_000, currency: 'INR' } } })
    const rivalling = await offered(rival, owner)
    const bound = (await act(owner, id, 'accept-offer', { exclusive: true })).body.proposal
    expect(bound).toMatchObject({ status: 'due_diligence', exclusive_until: expect.any(String) })
    expect(await readProposal(rival, rivalling)).toMatchObject({ status: 'paused', turn: 'nobody' })
    expect((await propose(await server.trialMember('investor'), owner)).status).toBe(403)
    await act(buyer, id, 'confirm-close', { agreed: true })
    expect((await act(buyer, id, 'dispute-close')).status).toBe(409)
    await act(owner, id, 'dispute-close')
    await act(owner, id, 'confirm-close', { agreed: true })
    expect((await act(buyer, id, 'confirm-close', { agreed: true })).body.proposal.status).toBe('closed_won')
    expect((await readProposal(rival, rivalling)).status).toBe('closed_lost')
    expect((await listingOf(rival, owner)).body.listing.deal_closed).toBe(true)
    const { body } = await server.request<ListingPage>('GET', '/api/listings?kind=WANT_TO_SELL', undefined, rival)
    expect(body.list.map((card) => card.id)).not.toContain(await server.profileIdOf(owner))
  })

  it('both members read what the owner asks for, from the profile that the other may see', async () => {
    const [owner, founder, buyer] = [
      await server.trialMember('want-to-sell'),
      await server.trialMember('investment'),
      await server.trialMember('investor'),
    ]
    const answersOf = async (person: Person, kind: string) =>
      (
        await server.request<{ profile: { business: Record<string, { amount: string; currency: string }> } }>(
          'GET',
          `/api/profiles/${kind}`,
          undefined,
          person,
        )
      ).body.profile.business
    const money = (answer: { amount: string; currency: string } | undefined) =>
      answer && { minor: Number(answer.amount) * 100, currency: answer.currency }
    const sold = await answersOf(owner, 'want-to-sell')
    const asked = {
      kind: 'WANT_TO_SELL',
      price: money(sold.asking_price),
      stake: Number(sold.stake_offered),
      minimum: null,
      valuation: null,
    }
    expect(asked.price).toBeDefined()
    const { id } = (await propose(buyer, owner)).body.proposal
    expect((await readProposal(buyer, id)).asks).toEqual(asked)
    expect((await readProposal(owner, id)).asks).toEqual(asked)
    const raised = await answersOf(founder, 'investment')
    const answers = { ...raised, valuation: { amount: '180000000', currency: 'INR' } }
    const saved = await server.request('PUT', '/api/profiles/investment/business', { answers }, founder)
    expect(saved.status).toBe(200)
    const round = (await propose(founder, buyer)).body.proposal
    const goal = {
      ...{ price: money(raised.funding_goal), stake: null, minimum: money(raised.minimum_investment) },
      valuation: money(answers.valuation),
    }
    expect(round.asks).toEqual({ kind: 'INVESTMENT', ...goal })
    expect((await readProposal(buyer, round.id)).asks).toEqual({ kind: 'INVESTMENT', ...goal })
  })

  it('a counter-offer with the terms on the table is refused and not stored', async () => {
    const [owner, buyer] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
    const id = await offered(buyer, owner)
    const before = await readProposal(owner, id)
    for (const same of [offer, { ...offer, note: '', validity_days: 30 }]) {
      const refused = await act(owner, id, 'counter', { offer: same })
      expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED'])
      expect(refused.body.fields).toEqual({ 'offer.amount': 'unchanged' })
    }
    expect(await readProposal(owner, id)).toEqual(before)
    const other = { ...offer, stake: 80 }
    expect((await act(owner, id, 'counter', { offer: other })).body.proposal.status).toBe('countered')
    // A repeat after a lost answer changes nothing, and the buyer cannot repeat the owner's terms either.
    expect((await act(owner, id, 'counter', { offer: other })).status).toBe(200)
    expect((await act(buyer, id, 'counter', { offer: other })).status).toBe(422)
  })

  it('nobody accepts terms that have changed since they were read', async () => {
    const [owner, buyer] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
    const id = await offered(buyer, owner)
    const other = { ...offer, amount: { minor: 1_100_000_000, currency: 'INR' } }
    await act(owner, id, 'counter', { offer: other })
    const changed = { ...offer, stake: 80 }
    await act(buyer, id, 'counter', { offer: changed })
    // A page that still shows the first offer.
    const refused = await act(owner, id, 'accept-offer', { offer })
    expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_TRANSITION'])
    expect((await readProposal(owner, id)).status).toBe('offer_made')
    const taken = await act(owner, id, 'accept-offer', { offer: changed })
    expect(taken.body.proposal.status).toBe('due_diligence')
    // A repeat after a lost answer changes nothing.
    expect((await act(owner, id, 'accept-offer', { offer: changed })).body.proposal.status).toBe('due_diligence')
  })

  it('two sessions accept two exclusive offers at once, 20 times: one is accepted, the other is put on hold', async () => {
    expect(await raceExclusiveOffers(server, 20)).toEqual({ [legalAfterExclusive]: 20 })
  })

  it('paused proposals resume when the exclusive talks fail or expire', async () => {
    for (const end of ['lost', 'time']) {
      const owner = await server.trialMember('want-to-sell')
      const [buyer, rival] = [await server.trialMember('investor'), await server.trialMember('investor')]
      const [id, rivalling] = [await offered(buyer, owner), await offered(rival, owner)]
      await act(owner, id, 'accept-offer', { exclusive: true })
      if (end === 'lost') await act(buyer, id, 'close-lost', { reason: 'funds-not-available' })
      else await later(30)
      const stored = await storedOf(rivalling)
      expect(stored).toMatchObject({ status: 'offer_made', statusBefore: null, expiresAt: expect.any(Date) })
    }
  })
})

describe('time', () => {
  it('causes two reminders to the receiver, then the proposal expires', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.member('investor')]
    const { id } = (await propose(sender, receiver)).body.proposal
    const reminders = async () => {
      await mailUnread(server.deps)
      return (await mailTo(receiver)).filter((text) => /is waiting for your answer/.test(text)).length
    }
    await later(3)
    await sweepProposals(server.deps)
    expect(await reminders()).toBe(1)
    await later(7)
    const reported = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'proposal_expiring'))
    expect(reported).toHaveLength(1)
    await later(4)
    expect(await storedOf(id)).toMatchObject({ status: 'expired', expiresAt: null })
  })
})

describe('drafts and credits', () => {
  it('a draft sent twice at once is sent once, even with the last credit', async () => {
    const sender = await server.trialMember('investment')
    const twice: number[][] = []
    for (let sent = 0; sent < 3; sent++) {
      const { id } = (await propose(sender, await server.member('investor'), { draft: true })).body.proposal
      twice.push((await Promise.all([act(sender, id, 'send'), act(sender, id, 'send')])).map(({ status }) => status))
    }
    expect(twice).toEqual([
      [200, 200],
      [200, 200],
      [200, 200],
    ])
  })

  it('a draft belongs to its sender until it is sent, and counts only then', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = (await propose(sender, receiver, { draft: true })).body.proposal
    expect((await act(receiver, id, 'accept')).status).toBe(404)
    expect((await server.request('GET', `/api/proposals/${id}`, undefined, receiver)).status).toBe(404)
    const words = { message: 'Better words' }
    expect((await server.request('PUT', `/api/proposals/${id}`, words, receiver)).status).toBe(404)
    expect((await server.request('PUT', `/api/proposals/${id}`, words, sender)).status).toBe(200)
    expect((await listingOf(sender, receiver)).body.listing.proposal_id).toBe(id)
    expect((await act(sender, id, 'send')).body.proposal).toMatchObject({ status: 'sent', message: 'Better words' })
    expect((await act(sender, id, 'send')).body.proposal.status).toBe('sent')
    expect((await server.request('PUT', `/api/proposals/${id}`, words, sender)).status).toBe(409)
  })

  it('a draft says to its sender how many proposals are left, as long as it can be sent', async () => {
    const sender = await server.trialMember('investment')
    const receivers = await Promise.all(Array.from({ length: 4 }, () => server.member('investor')))
    const drafts = []
    for (const receiver of receivers) drafts.push((await propose(sender, receiver, { draft: true })).body.proposal.id)
    const left = async (id: string | undefined) => (await readProposal(sender, id as string)).allowance
    expect(await left(drafts[0])).toEqual({ from: 'plan', left: 3, limit: 3 })
    for (const id of drafts.slice(0, 2)) await act(sender, id, 'send')
    expect(await left(drafts[0])).toBeNull()
    expect(await left(drafts[2])).toEqual({ from: 'plan', left: 1, limit: 3 })
    await act(sender, drafts[2] as string, 'send')
    expect(await left(drafts[3])).toBeNull()
  })

  it('the trial includes three; one withdrawn unseen returns its credit, one that was seen does not', async () => {
    const sender = await server.trialMember('investment')
    const receivers = await Promise.all(Array.from({ length: 4 }, () => server.member('investor')))
    const sent = []
    for (const receiver of receivers.slice(0, 3)) sent.push((await propose(sender, receiver)).body.proposal.id)
    expect((await propose(sender, receivers[3] as Person)).body.code).toBe('QUOTA_EXCEEDED')
    await readProposal(receivers[0] as Person, sent[0] as string)
    await act(sender, sent[0] as string, 'withdraw')
    expect((await propose(sender, receivers[3] as Person)).status).toBe(402)
    await act(sender, sent[1] as string, 'withdraw')
    expect((await propose(sender, receivers[3] as Person)).status).toBe(200)
  })

  it('after a decline the sender must wait thirty days', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = (await propose(sender, receiver)).body.proposal
    await act(receiver, id, 'decline', { reason: 'geography' })
    expect((await propose(sender, receiver)).body.code).toBe('DUPLICATE_PROPOSAL')
  })
})

describe('acceptance', () => {
  it('races with a withdrawal 100 times: one valid result, and a chat only after an acceptance', async () => {
    const ends = await raceAcceptance(server, 100)
    expect(legalAfterAcceptance).toEqual(expect.arrayContaining(Object.keys(ends)))
  })

  it('requires the receiver to have a plan', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.member('investor')]
    const { id } = (await propose(sender, receiver)).body.proposal
    expect((await act(receiver, id, 'accept')).body.code).toBe('SUBSCRIPTION_REQUIRED')
  })
})
