import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { memberships, profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Overview } from '../../src/domain/proposals/overviewSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The cost of a proposal, and the absence of any for an unsent draft: to its author and to its receiver. */

const day = 86_400_000
type Answer = { proposal: Proposal; code?: string }

let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const propose = async (from: Person, to: Person, more: object = {}) =>
  server.request<Answer>(
    'POST',
    '/api/proposals',
    {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(to),
      message: 'Shall we talk?',
      ...more,
    },
    from,
  )
/** The calls that show how many proposals a member has, and which. */
const counting = ['/analytics', '/overview', '/proposals?box=received', '/notifications', '/chats'] as const
const draft = (from: Person, to: Person) => propose(from, to, { draft: true })
const usage = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body.usage

async function pass(days: number) {
  await server.pass(days * day)
}

describe('a draft', () => {
  it('is invisible to its receiver, whose proposals read the same before and after', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.member('investor')]
    const read = async () => {
      const answers = []
      for (const path of counting)
        answers.push([path, (await server.request<object>('GET', `/api${path}`, undefined, investor)).body])
      return answers
    }
    const before = await read()
    expect((await draft(founder, investor)).status).toBe(200)
    await server.deliverAll()
    expect(await read()).toEqual(before)
  })

  it('does not count towards the limit of open proposals', async () => {
    const founder = await server.trialMember('investment')
    const investors = [
      await server.member('investor'),
      await server.member('investor'),
      await server.member('investor'),
    ]
    for (const investor of investors) expect((await draft(founder, investor)).status).toBe(200)
    expect(await usage(founder)).toMatchObject({ open_proposals: 0, open_proposals_limit: 3, proposals_sent: 0 })
    expect((await propose(founder, await server.member('investor'))).status).toBe(200)
    expect(await usage(founder)).toMatchObject({ open_proposals: 1 })
  })

  it('does not prevent its receiver from writing first', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    expect((await draft(founder, investor)).status).toBe(200)
    const listing = await server.request<{ listing: { proposal_id: string | null; can: { propose: boolean } } }>(
      'GET',
      `/api/listings/${await server.profileIdOf(founder)}`,
      undefined,
      investor,
    )
    expect([listing.body.listing.proposal_id, listing.body.listing.can.propose]).toEqual([null, true])
    expect((await propose(investor, founder)).status).toBe(200)
  })

  it('is refused while a proposal of either member to the other is open', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    expect((await propose(investor, founder)).status).toBe(200)
    const answers = [await draft(founder, investor), await draft(investor, founder)]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'DUPLICATE_PROPOSAL'],
      [409, 'DUPLICATE_PROPOSAL'],
    ])
  })

  it('does not open a listing restricted to members whom its owner has contacted', async () => {
    const [owner, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await server.profileIdOf(owner)
    await server.deps.db.update(profiles).set({ restricted: true }).where(eq(profiles.id, id))
    const look = async () => (await server.request('GET', `/api/listings/${id}`, undefined, reader)).status
    expect(await look()).toBe(404)
    const { proposal } = (await draft(owner, reader)).body
    expect(await look()).toBe(404)
    expect((await server.request('POST', `/api/proposals/${proposal.id}/send`, {}, owner)).status).toBe(200)
    expect(await look()).toBe(200)
  })

  it('appears in nobody’s overview: nobody waits for it, and nothing was sent or received', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const overview = async (person: Person) => {
      const { body } = await server.request<Overview>('GET', '/api/overview', undefined, person)
      return [body.my_turn, body.stages.waiting, body.weeks.at(-1)?.sent, body.weeks.at(-1)?.received]
    }
    const { proposal } = (await draft(founder, investor)).body
    expect([await overview(founder), await overview(investor)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    await server.request('POST', `/api/proposals/${proposal.id}/send`, {}, founder)
    expect([await overview(founder), await overview(investor)]).toEqual([
      [0, 1, 1, 0],
      [1, 1, 0, 1],
    ])
  })

  it.each([
    ['hidden', { status: 'paused' }],
    ['suspended', { status: 'suspended' }],
    ['shown only to members whom its owner contacts', { restricted: true }],
  ] as const)('is not sent to a profile that has been %s since (12.9)', async (_, hidden) => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { proposal } = (await draft(founder, investor)).body
    const receiver = eq(profiles.id, await server.profileIdOf(investor))
    await server.deps.db.update(profiles).set(hidden).where(receiver)
    const before = (await usage(founder)).proposals_sent
    const { status, body } = await server.request<{ code: string; message: string }>(
      'POST',
      `/api/proposals/${proposal.id}/send`,
      {},
      founder,
    )
    expect([status, body.message]).toEqual([
      403,
      'This listing is hidden at the moment, so it doesn’t accept proposals.',
    ])
    expect((await usage(founder)).proposals_sent).toEqual(before)
    await server.deps.db.update(profiles).set({ status: 'approved', restricted: false }).where(receiver)
    expect((await server.request('POST', `/api/proposals/${proposal.id}/send`, {}, founder)).status).toBe(200)
  })

  it('is in the data of its author, and not in those of the one it is meant for (12.8)', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { proposal } = (await draft(founder, investor)).body
    const stored = async (person: Person) =>
      (
        await server.request<{ proposals: { id: string }[] }>('GET', '/api/account/export', undefined, person)
      ).body.proposals.map(({ id }) => id)
    expect(await stored(founder)).toEqual([proposal.id])
    expect(await stored(investor)).toEqual([])
    await server.request('POST', `/api/proposals/${proposal.id}/send`, {}, founder)
    expect(await stored(investor)).toEqual([proposal.id])
  })
})

describe('the tabs of a list', () => {
  it('name how many proposals each has; a draft counts for its author alone', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    await draft(founder, await server.trialMember('investor'))
    const { id } = (await propose(founder, investor)).body.proposal
    const counts = async (person: Person, box: string, state = 'all') =>
      (await server.request<{ counts: object }>('GET', `/api/proposals?box=${box}&state=${state}`, undefined, person))
        .body.counts
    expect(await counts(founder, 'sent')).toEqual({ all: 2, turn: 0, open: 2, talking: 0, over: 0 })
    const boxes = async (person: Person, box: string) =>
      (await server.request<{ boxes: object }>('GET', `/api/proposals?box=${box}&state=talking`, undefined, person))
        .body.boxes
    expect(await boxes(founder, 'received')).toEqual({ sent: 2, received: 0, all: 2 })
    expect(await counts(founder, 'received')).toEqual({ all: 0, turn: 0, open: 0, talking: 0, over: 0 })
    expect(await counts(investor, 'received', 'over')).toEqual({ all: 1, turn: 1, open: 1, talking: 0, over: 0 })
    await server.request('POST', `/api/proposals/${id}/decline`, { reason: 'geography' }, investor)
    expect(await counts(investor, 'all')).toEqual({ all: 1, turn: 0, open: 0, talking: 0, over: 1 })
  })
})

describe('a complaint about a credit', () => {
  it('is not offered where the credit came back by itself (12.11, 12.25)', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = (await propose(founder, investor)).body.proposal
    const look = async () =>
      (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, founder)).body.proposal
    expect((await look()).complaint).toBe('none')
    await pass(15)
    await sweepProposals(server.deps)
    expect(await look()).toMatchObject({ status: 'expired', complaint: 'none' })
  })

  it('is in the data of its author, and not in the other member’s', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = (await propose(founder, investor)).body.proposal
    const complaint = { reason: 'material-mismatch', text: 'Pomegranates were promised' }
    expect((await server.request('POST', `/api/proposals/${id}/complaint`, complaint, founder)).status).toBe(200)
    const stored = async (person: Person) =>
      JSON.stringify((await server.request('GET', '/api/account/export', undefined, person)).body)
    expect(await stored(founder)).toContain('Pomegranates')
    const ofOther = await stored(investor)
    expect(ofOther).not.toContain('Pomegranates')
    // Nor that there is one, nor which pack paid for the proposal.
    expect(await stored(founder)).toContain('"complaintStatus":"open"')
    expect(ofOther).toContain('"complaintStatus":null')
    expect(ofOther).not.toContain('"complaintStatus":"')
  })
})

describe('a listing restricted to members whom its owner has contacted or accepted', () => {
  it('is opened by an accepted proposal to its owner, not by an unanswered one', async () => {
    const [owner, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await server.profileIdOf(owner)
    const { proposal } = (await propose(reader, owner)).body
    await server.deps.db.update(profiles).set({ restricted: true }).where(eq(profiles.id, id))
    const look = async () => (await server.request('GET', `/api/listings/${id}`, undefined, reader)).status
    expect(await look()).toBe(404)
    expect((await server.request('POST', `/api/proposals/${proposal.id}/accept`, {}, owner)).status).toBe(200)
    expect(await look()).toBe(200)
  })
})

/** What a listing says about the cost of a proposal to its owner. */
async function cost(reader: Person, owner: Person) {
  const path = `/api/listings/${await server.profileIdOf(owner)}`
  return (await server.request<{ listing: ListingDetail }>('GET', path, undefined, reader)).body.listing.allowance
}

describe('the cost that a listing names', () => {
  it('is one of those left in the plan, and none where nothing can be sent', async () => {
    const [owner, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
    expect(await cost(reader, owner)).toEqual({ from: 'plan', left: 3, limit: 3 })
    expect((await propose(reader, await server.member('investment'))).status).toBe(200)
    expect(await cost(reader, owner)).toEqual({ from: 'plan', left: 2, limit: 3 })
    expect((await draft(reader, owner)).status).toBe(200)
    expect([await cost(reader, owner), await cost(owner, owner)]).toEqual([null, null])
    expect(await cost(await server.member('investor'), owner)).toBeNull()
  })
})

describe('ten more proposals', () => {
  const pack = { plan_id: 'investor-monthly', mode: 'ADDON', types: ['EXTRA_PROPOSALS_10'] }

  /** A subscriber who has used up the plan's own credits. */
  async function spent(): Promise<Person> {
    const investor = await server.member('investor')
    await payments.purchase(investor, { plan_id: 'investor-monthly' })
    await spendAll(investor)
    return investor
  }
  async function spendAll(investor: Person) {
    const [senderProfileId, receiverProfileId] = [
      await server.profileIdOf(investor),
      await server.profileIdOf(await server.member('investment')),
    ]
    const over = { senderProfileId, receiverProfileId, status: 'closed_lost' as const, message: 'over' }
    const createdAt = server.deps.now()
    await server.deps.db
      .insert(proposals)
      .values(Array.from({ length: 15 }, () => ({ ...over, requestId: randomUUID(), createdAt })))
  }

  it('of which one expired unanswered are ten again (12.11)', async () => {
    const investor = await spent()
    await payments.purchase(investor, pack)
    expect((await propose(investor, await server.member('investment'))).status).toBe(200)
    expect(await usage(investor)).toMatchObject({ extra_proposals: 1, extra_proposals_limit: 10 })
    const shown = await cost(investor, await server.trialMember('investment'))
    expect(shown).toEqual({ from: 'pack', left: 9, limit: 10 })
    await pass(15)
    await sweepProposals(server.deps)
    expect(await usage(investor)).toMatchObject({ extra_proposals: 0, extra_proposals_limit: 10 })
  })

  it('bought twice are used from the pack that ends first', async () => {
    const investor = await spent()
    await payments.purchase(investor, pack)
    await pass(20)
    await payments.purchase(investor, pack)
    await spendAll(investor)
    const packs = and(eq(memberships.accountId, investor.id), eq(memberships.planId, 'addon:EXTRA_PROPOSALS_10'))
    const ends = (await server.deps.db.select().from(memberships).where(packs)).map(({ periodEnd }) => periodEnd)
    expect(ends).toHaveLength(2)
    expect((await propose(investor, await server.member('investment'))).status).toBe(200)
    expect(await usage(investor)).toMatchObject({ extra_proposals: 1, extra_proposals_limit: 20 })
    // The first pack has ended, with its used credit; the other one is untouched.
    await pass(71)
    expect(await usage(investor)).toMatchObject({ extra_proposals: 0, extra_proposals_limit: 10 })
  })
})
