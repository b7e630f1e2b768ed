import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBetween } from '../../server/features/pairs/proposals.ts'
import { failedSince } from '../../server/features/sending/counts.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Instances, twoInstances } from '../support/pairOfInstances.ts'
import type { Person } from '../support/server.ts'

/**
 * "WITHDRAW: credit back only if never viewed": anything shown to the receiver counts, and the receiver is protected
 * from repeats.
 */

type Answer = { proposal: Proposal; code?: string; message?: string }
const day = 86_400_000
const words = 'Shall we talk about the next round?'

let server: Instances['first']
let second: Instances['second']
let close: Instances['close']
beforeAll(async () => {
  const both = await twoInstances()
  server = both.first
  second = both.second
  close = both.close
})
afterAll(() => close())

const propose = (from: Person, receiver: string, more: object = {}) =>
  server.request<Answer>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: receiver, message: words, ...more },
    from,
  )
const withdraw = (from: Person, id: string, on: Pick<typeof server, 'request'> = server) =>
  on.request<Answer>('POST', `/api/proposals/${id}/withdraw`, {}, from)
const listOf = async (receiver: Person, on: Pick<typeof server, 'request'> = server) =>
  (await on.request<{ list: Proposal[] }>('GET', '/api/proposals?box=received', undefined, receiver)).body.list
const look = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal
const used = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body.usage.proposals_sent
async function pair() {
  const [sender, receiver] = [await server.trialMember('investment'), await server.member('investor')]
  return { sender, receiver, to: await server.profileIdOf(receiver) }
}
async function sent(sender: Person, to: string): Promise<string> {
  const { status, body } = await propose(sender, to)
  expect([status, body.code]).toEqual([200, undefined])
  return body.proposal.id
}

const exportOf = async (as: Person) =>
  JSON.stringify((await server.request<object>('GET', '/api/account/export', undefined, as)).body)

describe('a withdrawn proposal', () => {
  it.each([
    ['a list', async (receiver: Person) => (await listOf(receiver))[0]?.message],
    ['its page', async (receiver: Person, id: string) => (await look(receiver, id)).message],
  ])('stays counted once %s has shown it', async (_, read) => {
    const { sender, receiver, to } = await pair()
    const id = await sent(sender, to)
    expect(await read(receiver, id)).toBe(words)
    expect((await look(sender, id)).is_delivered).toBe(true)
    await withdraw(sender, id)
    expect(await used(sender)).toBe(1)
    expect((await look(receiver, id)).message).toBe(words)
    // Each export contains its author's own texts: the other member's can only be read as far as permitted.
    expect(await exportOf(sender)).toContain(words)
    expect(await exportOf(receiver)).not.toContain(words)
  })

  it('returns its credit if the receiver was shown nothing, and shows nothing afterwards', async () => {
    const { sender, receiver, to } = await pair()
    const id = await sent(sender, to)
    expect((await look(sender, id)).is_delivered).toBe(false)
    await withdraw(sender, id)
    expect(await used(sender)).toBe(0)
    const [listed] = await listOf(receiver)
    expect([listed?.status, listed?.message]).toEqual(['withdrawn', ''])
    expect((await look(receiver, id)).message).toBe('')
    expect(JSON.stringify(await look(receiver, id))).not.toContain(words)
    expect(await exportOf(receiver)).not.toContain(words)
    expect((await look(sender, id)).message).toBe(words)
    expect(await used(sender)).toBe(0)
  })

  it('sent 25 times reaches no more readers than a trial has credits', async () => {
    const { sender } = await pair()
    const readers: number[] = []
    const refusals: string[] = []
    for (let times = 0; times < 25; times++) {
      const receiver = await server.member('investor')
      const { status, body } = await propose(sender, await server.profileIdOf(receiver))
      if (status === 200) {
        const early = times % 2 === 0 ? await listOf(receiver) : []
        await withdraw(sender, body.proposal.id)
        const late = await listOf(receiver)
        if ([...early, ...late].some(({ message }) => message === words)) readers.push(times)
      } else refusals.push(body.code ?? '')
    }
    expect([readers.length, await used(sender), new Set(refusals)]).toEqual([3, 3, new Set(['QUOTA_EXCEEDED'])])
  })

  it('racing its reading on two instances is counted exactly if it was read', async () => {
    for (let round = 0; round < 12; round++) {
      const { sender, receiver, to } = await pair()
      const id = await sent(sender, to)
      const hands = [() => withdraw(sender, id), () => listOf(receiver, second)]
      await Promise.all((round % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()))
      const isRead = (await look(receiver, id)).message === words
      expect([round, await used(sender)]).toEqual([round, isRead ? 1 : 0])
    }
  })
})

describe('the same receiver afterwards', () => {
  it('cannot be written to again for thirty days, whether the proposal was read or not', async () => {
    for (const isRead of [true, false]) {
      const { sender, receiver, to } = await pair()
      const id = await sent(sender, to)
      if (isRead) await look(receiver, id)
      await withdraw(sender, id)
      const { status, body } = await propose(sender, to)
      expect([status, body.code]).toEqual([409, 'DUPLICATE_PROPOSAL'])
      expect(body.message).toContain('30 days')
      const shown = await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${to}`, undefined, sender)
      expect(shown.body.listing.propose_refusal).toBe('DUPLICATE_PROPOSAL')
    }
  })

  it('is protected with a message in Hindi too', async () => {
    const { sender, to } = await pair()
    await withdraw(sender, await sent(sender, to))
    const answer = await server.app.request('/api/proposals', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'hi',
        authorization: `Bearer ${sender.token}`,
        'x-info-id': sender.id,
      },
      body: JSON.stringify({ request_id: randomUUID(), receiver_profile_id: to, message: words }),
    })
    expect(((await answer.json()) as Answer).message).toMatch(/30 दिन.*।$/)
  })

  it('can be written to after that', async () => {
    const sender = await server.trialMember('investment')
    const to = await server.profileIdOf(await server.member('investor'))
    await withdraw(sender, await sent(sender, to))
    const own = await server.profileIdOf(sender)
    const since = (days: number) => new Date(Date.now() + (days - 30) * day)
    expect(await openBetween(server.deps.db, own, to)).toBeUndefined()
    expect([
      (await failedSince(server.deps.db, own, to, since(29.9))).length,
      (await failedSince(server.deps.db, own, to, since(30.1))).length,
    ]).toEqual([1, 0])
  })

  it('can be written to at once if only a draft was deleted, or a block has ended', async () => {
    const { sender, to } = await pair()
    const draft = (await propose(sender, to, { draft: true })).body.proposal
    await withdraw(sender, draft.id)
    expect((await propose(sender, to)).status).toBe(200)
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const reader = await server.profileIdOf(investor)
    const id = await sent(founder, reader)
    const accepted = await server.request<Answer>('POST', `/api/proposals/${id}/accept`, {}, investor)
    const path = `/api/chats/${accepted.body.proposal.chat_id}/settings`
    for (const blocked of [true, false]) await server.request('PUT', path, { blocked }, investor)
    expect((await propose(founder, reader)).status).toBe(200)
  })
})
