import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { profiles } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The visibility of a member's name while it is waiting for a reviewer, and after an acceptance has ended. */

type Server = Awaited<ReturnType<typeof startTestServer>>
const nameless = 'Name revealed once accepted'
const padding = ' fine goods for many towns in several sizes and colours'.repeat(8)

const answersOf = async (server: Server, person: Person) =>
  (
    await server.request<{ profile: { basic: Answers; business: Answers } }>(
      'GET',
      '/api/profiles/want-to-sell',
      undefined,
      person,
    )
  ).body.profile
async function save(server: Server, person: Person, step: 'basic' | 'business', answers: Answers): Promise<void> {
  const before = (await answersOf(server, person))[step]
  const path = `/api/profiles/want-to-sell/${step}`
  expect((await server.request('PUT', path, { answers: { ...before, ...answers } }, person)).status).toBe(200)
}
const listing = async (server: Server, viewer: Person, id: string) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, viewer)).body.listing
const propose = async (server: Server, from: Person, to: Person, message: string) =>
  (
    await server.request<{ proposal: Proposal }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(to), message },
      from,
    )
  ).body.proposal

describe('a name that is waiting for a reviewer', () => {
  const manual = { REVIEW: 'manual', REVIEW_KEY: 'k'.repeat(40) } as const
  let server: Server
  beforeAll(async () => {
    server = await startTestServer(manual)
  })
  afterAll(() => server.close())

  const [before, after] = ['Bluepeak Mills Private Limited', 'Quixandrel Foods Private Limited']
  async function live(type: 'want-to-sell' | 'investor'): Promise<Person> {
    const person = await server.member(type)
    await server.deps.db
      .update(profiles)
      .set({ status: 'approved', approvedAt: server.deps.now() })
      .where(eq(profiles.accountId, person.id))
    return person
  }
  async function decide(id: string, action: 'approve' | 'reject'): Promise<void> {
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const body = { action, seen: row?.updatedAt.toISOString(), note: 'Looked at', fields: {} }
    const decided = await server.app.request(`/api/reviews/${id}/decision`, {
      method: 'POST',
      headers: { 'x-review-key': reviewKey(server.deps), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([decided.status, await decided.text()]).toEqual([200, expect.anything()])
  }
  const reported = (name: string) => `We are ${name}, once ${before} and now ${after} of Zubrovka.${padding}`

  it.each(['approve', 'reject'] as const)('is not revealed, nor is the one before it, when they %s', async (action) => {
    const [owner, reader] = [await live('want-to-sell'), await live('investor')]
    const id = await server.profileIdOf(owner)
    await server.deps.db
      .update(profiles)
      .set({ basic: { ...(await answersOf(server, owner)).basic, company_name: before, last_name: 'Andoril' } })
      .where(eq(profiles.id, id))
    await save(server, owner, 'business', { visibility: 'anonymous' })
    const names = { company_name: after, last_name: 'Zubrovka', brief_about_business: reported('Andoril') }
    await save(server, owner, 'basic', names)
    const seen = async () => JSON.stringify(await listing(server, reader, id))
    const preview = await server.request('GET', '/api/profiles/want-to-sell/preview', undefined, owner)
    expect(await seen()).toContain('once [name hidden] and now [name hidden]')
    expect(await seen()).not.toMatch(/Quixandrel|Zubrovka|Bluepeak|Andoril/)
    const shown = JSON.stringify(preview.body).replace(/"was":"[^"]*"/g, '')
    expect(shown).not.toMatch(/Quixandrel|Zubrovka|Bluepeak|Andoril/)
    await decide(id, action)
    expect(await seen()).not.toMatch(/Quixandrel|Zubrovka|Bluepeak|Andoril/)
  })

  it('is not revealed by a proposal that its owner sends meanwhile', async () => {
    const [owner, reader] = [await live('want-to-sell'), await live('investor')]
    await save(server, owner, 'business', { visibility: 'anonymous' })
    await save(server, owner, 'basic', { company_name: after })
    await server.verifyMobile(owner)
    const trial = { plan_id: 'want-to-sell-free-trial', types: [], mode: 'NEW' }
    expect((await server.request('POST', '/api/buy-membership', trial, owner)).status).toBe(200)
    await propose(server, owner, reader, `${after} would like to meet you. Ask for Quixandrel in the market.`)
    const { body } = await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=received', undefined, reader)
    expect(body.list.map(({ message }) => message)).toEqual([expect.stringContaining('would like to meet you')])
    expect(JSON.stringify(body)).not.toContain('Quixandrel')
  })
})

describe('after an acceptance has ended', () => {
  let server: Server
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('the listing, the proposal, the conversation and the notifications no longer contain the name', async () => {
    const [owner, buyer] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
    const ownerProfile = await server.profileIdOf(owner)
    await save(server, owner, 'basic', { company_name: 'Bluepeak Mills', brief_about_business: `Bluepeak.${padding}` })
    await save(server, owner, 'business', { visibility: 'anonymous' })
    const { id } = await propose(server, owner, buyer, 'We are Bluepeak Mills')
    const act = async (person: Person, action: string, body: object = {}) =>
      (await server.request<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${action}`, body, person)).body
        .proposal
    const { chat_id } = await act(buyer, 'accept')
    const views = async () => {
      const seen = (await server.request<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, buyer)).body
      const chats = (await server.request<{ list: Chat[] }>('GET', '/api/chats', undefined, buyer)).body.list
      const one = (await server.request<{ chat: Chat }>('GET', `/api/chats/${chat_id}`, undefined, buyer)).body.chat
      const whole = await listing(server, buyer, ownerProfile)
      return [whole, seen.proposal.other, chats[0]?.other, one.other].map((card) => ({
        name: card?.name,
        headline: card?.headline.slice(0, 14),
        hasPicture: (card?.image_url ?? null) !== null,
      }))
    }
    const known = { name: 'Bluepeak Mills', headline: 'Bluepeak.', hasPicture: true }
    expect(await views()).toEqual([known, known, known, known])

    await act(buyer, 'close-lost', { reason: 'geography' })
    await save(server, owner, 'basic', {
      company_name: 'Quixandrel Foods',
      brief_about_business: `Quixandrel.${padding}`,
    })
    const stranger = { name: nameless, headline: '[name hidden].', hasPicture: false }
    expect(await views()).toEqual([stranger, stranger, stranger, stranger])

    const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
    expect((await server.request('POST', `/api/chats/${chat_id}/messages`, message, owner)).status).toBe(200)
    server.clock.ahead += 3_600_000
    await mailUnread(server.deps)
    const news = await server.request('GET', '/api/notifications', undefined, buyer)
    expect(JSON.stringify(news.body)).toContain('Namaste')
    expect(JSON.stringify([news.body, await server.letters(buyer.email)])).not.toContain('Quixandrel')

    const again = await propose(server, owner, buyer, 'Once more')
    expect(again.other).toBeDefined()
    await server.request('POST', `/api/proposals/${again.id}/accept`, {}, buyer)
    const now = { name: 'Quixandrel Foods', headline: 'Quixandrel.', hasPicture: true }
    expect((await views()).at(-1)).toEqual(now)
  })
})
