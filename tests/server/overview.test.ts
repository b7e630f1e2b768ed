import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { Overview } from '../../src/domain/proposals/overviewSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
})
afterAll(() => server.close())

const overviewOf = async (person: Person) =>
  (await server.request<Overview>('GET', '/api/overview', undefined, person)).body

async function send(from: Person, kind: string): Promise<string> {
  const { body } = await server.request<{ list: { id: string }[] }>(
    'GET',
    `/api/listings?kind=${kind}`,
    undefined,
    from,
  )
  const sent = await server.request<{ proposal: Proposal }>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: body.list[0]?.id, message: 'Shall we talk?' },
    from,
  )
  return sent.body.proposal.id
}

it('counts nothing for a member who has started nothing', async () => {
  const overview = await overviewOf(investor)
  expect(overview).toMatchObject({
    my_turn: 0,
    unread_messages: 0,
    stages: { waiting: 0, talking: 0, won: 0, over: 0 },
  })
  expect(overview.weeks).toHaveLength(12)
  expect(overview.weeks.every(({ sent, received }) => sent + received === 0)).toBe(true)
})

it('names each of the twelve weeks by its first day; the last one ends today', async () => {
  const now = server.deps.now
  server.deps.now = () => new Date('2026-07-23T10:00:00Z')
  const { weeks } = await overviewOf(investor).finally(() => {
    server.deps.now = now
  })
  expect(weeks.map(({ start }) => start)).toEqual([
    ...['2026-05-01', '2026-05-08', '2026-05-15', '2026-05-22', '2026-05-29', '2026-06-05'],
    ...['2026-06-12', '2026-06-19', '2026-06-26', '2026-07-03', '2026-07-10', '2026-07-17'],
  ])
})

it('counts a proposal for both members, and whose turn it is, at each step', async () => {
  const id = await send(founder, 'INVESTOR')
  expect(await overviewOf(founder)).toMatchObject({ my_turn: 0, stages: { waiting: 1, talking: 0, over: 0 } })
  expect(await overviewOf(investor)).toMatchObject({ my_turn: 1, stages: { waiting: 1, talking: 0, over: 0 } })
  expect((await overviewOf(founder)).weeks.at(-1)).toMatchObject({ sent: 1, received: 0 })
  expect((await overviewOf(investor)).weeks.at(-1)).toMatchObject({ sent: 0, received: 1 })

  const { body } = await server.request<{ proposal: Proposal }>('POST', `/api/proposals/${id}/accept`, {}, investor)
  expect(await overviewOf(investor)).toMatchObject({ my_turn: 0, stages: { waiting: 0, talking: 1, over: 0 } })
  await server.request(
    'POST',
    `/api/chats/${body.proposal.chat_id}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text: 'Good morning' },
    founder,
  )
  expect((await overviewOf(investor)).unread_messages).toBe(1)
  expect((await overviewOf(founder)).unread_messages).toBe(0)

  await server.request('POST', `/api/proposals/${id}/close-lost`, { reason: 'geography' }, investor)
  expect(await overviewOf(founder)).toMatchObject({ my_turn: 0, stages: { waiting: 0, talking: 0, over: 1 } })
})

it('moves a proposal to an earlier bar as weeks pass, and shows each member only their own', async () => {
  const { weeks } = await overviewOf(founder)
  const before = server.deps.now
  const later = new Date(before().getTime() + 15 * 86_400_000)
  server.deps.now = () => later
  try {
    const moved = (await overviewOf(await server.trialMember('investor'))).weeks
    expect(moved.every(({ received }) => received === 0)).toBe(true)
  } finally {
    server.deps.now = before
  }
  expect(weeks.reduce((sum, { sent }) => sum + sent, 0)).toBe(1)
  expect((await server.request('GET', '/api/overview')).status).toBe(401)
})

it('names the three proposals with the nearest deadlines, without a hidden name', async () => {
  const receiver = await server.trialMember('investor')
  const receiverProfileId = await server.profileIdOf(receiver)
  const days = [9, 2, null, 5, 1]
  const sent: { id: string; expiresAt: Date | null; profileId: string }[] = []
  for (const [index, left] of days.entries()) {
    const profileId = await server.profileIdOf(await server.trialMember('investment'))
    const expiresAt = left === null ? null : new Date(server.deps.now().getTime() + left * 86_400_000)
    const row = { id: randomUUID(), requestId: randomUUID(), message: 'Shall we talk?', expiresAt }
    const status = index === 4 ? ('declined' as const) : ('viewed' as const)
    await server.deps.db.insert(proposals).values({ ...row, status, senderProfileId: profileId, receiverProfileId })
    sent.push({ id: row.id, expiresAt, profileId })
  }
  const [, second, , third] = sent
  const name = 'Kaveri Foods'
  const named = { anonymous: true, name, headline: 'A family bakery' }
  await server.deps.db
    .update(profiles)
    .set(named)
    .where(eq(profiles.id, second?.profileId ?? ''))
  const { turns, my_turn } = await overviewOf(receiver)
  expect(my_turn).toBe(4)
  expect(turns.map(({ id }) => id)).toEqual([second?.id, third?.id, sent[0]?.id])
  expect(turns[0]).toEqual({
    id: second?.id,
    status: 'viewed',
    expires_at: second?.expiresAt?.toISOString(),
    other: {
      kind: 'INVESTMENT',
      name: 'Name revealed once accepted',
      name_hidden: true,
      headline: 'A family bakery',
    },
  })
  expect(JSON.stringify(turns)).not.toContain(name)
})

it('links to everything that it counts: a list of sent and one of received proposals, newest first', async () => {
  const [one, other] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const stranger = await server.trialMember('investor')
  const propose = async (from: Person, to: Person) => {
    const request = {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(to),
      message: 'Shall we?',
    }
    return (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, from)).body.proposal.id
  }
  const received = await propose(other, one)
  const sent = await propose(one, stranger)
  await propose(stranger, await server.trialMember('investment'))
  const list = async (query: string) =>
    (
      await server.request<{ list: Proposal[]; next_cursor: string | null }>(
        'GET',
        `/api/proposals?${query}`,
        undefined,
        one,
      )
    ).body
  const both = await list('box=all')
  expect(both.list.map(({ id, box }) => [id, box])).toEqual([
    [sent, 'sent'],
    [received, 'received'],
  ])
  const first = await list('box=all&limit=1')
  const second = await list(`box=all&limit=1&cursor=${first.next_cursor}`)
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([sent, received])
  await server.request('POST', `/api/proposals/${received}/accept`, {}, one)
  expect((await list('box=all&state=talking')).list.map(({ id }) => id)).toEqual([received])
  // The receiver does not see a draft.
  const draft = {
    request_id: randomUUID(),
    receiver_profile_id: await server.profileIdOf(one),
    message: 'Later',
    draft: true,
  }
  await server.request('POST', '/api/proposals', draft, await server.trialMember('investor'))
  expect((await list('box=all')).list).toHaveLength(2)
})

it('counts a proposal in the week that its day belongs to, at whatever hour the overview is opened', async () => {
  const founder = await server.trialMember('investment')
  const sentAt = async (createdAt: string) => {
    const receiver = await server.profileIdOf(await server.trialMember('investor'))
    const request = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?' }
    const { body } = await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, founder)
    await server.deps.db
      .update(proposals)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(proposals.id, body.proposal.id))
  }
  await sentAt('2026-03-03T23:59:59.999Z')
  await sentAt('2026-03-10T23:59:59.999Z')
  await sentAt('2026-03-11T00:00:00.000Z')
  const { now } = server.deps
  for (const hour of ['00:00', '06:31', '23:59']) {
    server.deps.now = () => new Date(`2026-03-17T${hour}:00Z`)
    const { weeks } = await overviewOf(founder).finally(() => {
      server.deps.now = now
    })
    expect(weeks.filter(({ sent }) => sent > 0)).toEqual([
      { start: '2026-02-25', sent: 1, received: 0 },
      { start: '2026-03-04', sent: 1, received: 0 },
      { start: '2026-03-11', sent: 1, received: 0 },
    ])
  }
})

it('counts the questions that wait for this profile, and no other', async () => {
  const [owner, asker] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const id = await server.profileIdOf(owner)
  const ask = async (text: string) => {
    const asked = { request_id: randomUUID(), text }
    const sent = await server.request<{ listing: { questions: { list: { id: string }[] } } }>(
      'POST',
      `/api/listings/${id}/questions`,
      asked,
      asker,
    )
    return sent.body.listing.questions.list[0]?.id
  }
  const waiting = async (person: Person) => (await overviewOf(person)).unanswered_questions
  const first = await ask('How many stores do you run today?')
  await ask('Who are your largest customers?')
  expect([await waiting(owner), await waiting(asker), await waiting(founder)]).toEqual([2, 0, 0])
  const path = `/api/listings/${id}/questions/${first}`
  expect((await server.request('PUT', `${path}/answer`, { text: 'Eleven.' }, owner)).status).toBe(200)
  expect(await waiting(owner)).toBe(1)
})

it('counts no question that was removed', async () => {
  const [owner, asker] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const id = await server.profileIdOf(owner)
  const asked = { request_id: randomUUID(), text: 'How many stores do you run today?' }
  const sent = await server.request<{ listing: { questions: { list: { id: string }[] } } }>(
    'POST',
    `/api/listings/${id}/questions`,
    asked,
    asker,
  )
  const [question] = sent.body.listing.questions.list
  await server.request('DELETE', `/api/listings/${id}/questions/${question?.id}`, undefined, owner)
  expect((await overviewOf(owner)).unanswered_questions).toBe(0)
})

it('counts the unread messages that the folder of unread conversations shows', async () => {
  const [reader, writer] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chat = await openedChat(server, reader, writer)
  const say = () =>
    server.request(
      'POST',
      `/api/chats/${chat}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Hello' },
      writer,
    )
  const settings = (request: object) => server.request('PUT', `/api/chats/${chat}/settings`, request, reader)
  const unread = async () => (await overviewOf(reader)).unread_messages
  await say()
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  await settings({ muted: true, archived: true })
  await say()
  expect(await unread()).toBe(0)
  await settings({ archived: false })
  expect(await unread()).toBe(before + 1)
})
