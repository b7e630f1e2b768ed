import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailUnread } from '../../server/notifications/mail.ts'
import type { Notification } from '../../src/domain/contract/notifications.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let chatId: string
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  chatId = await openedChat(server, founder, investor)
  await vi.waitFor(async () => expect((await centre(founder)).list.length).toBeGreaterThan(0))
})
afterAll(() => server.close())

const minute = 60_000
const say = (from: Person, text: string) =>
  server.request<{ message: { seq: number } }>(
    'POST',
    `/api/chats/${chatId}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text },
    from,
  )
const centre = async (person: Person, query = '') =>
  (
    await server.request<{ list: Notification[]; unread: number; next_cursor: string | null }>(
      'GET',
      `/api/notifications${query}`,
      undefined,
      person,
    )
  ).body
const mailsTo = async (person: Person) =>
  (
    await server.request<{ list: { subject: string; body: string }[] }>(
      'GET',
      `/mailbox/messages.json?to=${encodeURIComponent(person.email)}`,
    )
  ).body.list
const read = (person: Person, id: string | null) =>
  server.request<{ unread: number }>('POST', '/api/notifications/read', { id }, person)

describe('the log', () => {
  it('tells the sender that a proposal was accepted, and the receiver that it came', async () => {
    expect((await centre(founder)).list.map(({ kind }) => kind)).toContain('proposal_accepted')
    expect((await centre(investor)).list.map(({ kind }) => kind)).toContain('proposal_received')
  })

  it('holds one line for a conversation while it is unread, with the latest words', async () => {
    await read(investor, null)
    for (const text of ['One', 'Two', 'Three']) await say(founder, text)
    const { list, unread } = await centre(investor)
    expect(unread).toBe(1)
    expect(list[0]).toMatchObject({
      kind: 'message',
      read: false,
      words: { excerpt: 'Three', to: `/investor/chats/${chatId}` },
    })
  })

  it('reading the conversation reads its notification everywhere', async () => {
    const told: unknown[] = []
    const stop = server.deps.live.subscribe(investor.id, (event) => {
      if (event.type === 'notifications') told.push(event.unread)
    })
    const { body } = await say(founder, 'Four')
    await server.request('POST', `/api/chats/${chatId}/read`, { seq: body.message.seq }, investor)
    stop()
    expect(told.at(-1)).toBe(0)
    expect(await centre(investor)).toMatchObject({ unread: 0 })
  })

  it("another's notification cannot be read", async () => {
    await say(founder, 'Five')
    const [theirs] = (await centre(investor)).list
    await read(founder, theirs?.id ?? '')
    expect(await centre(investor)).toMatchObject({ unread: 1 })
    expect((await read(investor, theirs?.id ?? '')).body.unread).toBe(0)
  })

  it('is paged by cursor', async () => {
    const first = await centre(investor, '?limit=1')
    const second = await centre(investor, `?limit=1&cursor=${first.next_cursor}`)
    expect(second.list[0]?.id).not.toBe(first.list[0]?.id)
  })
})

describe('e-mail', () => {
  it('goes out after 30 minutes unread, once, and not for what was read meanwhile', async () => {
    await mailUnread(server.deps)
    const before = (await mailsTo(investor)).length
    await say(founder, 'Are you there?')
    server.clock.ahead += 29 * minute
    await mailUnread(server.deps)
    expect(await mailsTo(investor)).toHaveLength(before)
    server.clock.ahead += 2 * minute
    await Promise.all([mailUnread(server.deps), mailUnread(server.deps)])
    await mailUnread(server.deps)
    const mails = await mailsTo(investor)
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.body).toContain('Are you there?')

    const { body } = await say(founder, 'And now?')
    await server.request('POST', `/api/chats/${chatId}/read`, { seq: body.message.seq }, investor)
    server.clock.ahead += 31 * minute
    await mailUnread(server.deps)
    expect(await mailsTo(investor)).toHaveLength(before + 1)
  })

  it('is given back and tried again where the carrier fails', async () => {
    await say(founder, 'Lost at first')
    server.clock.ahead += 31 * minute
    const before = (await mailsTo(investor)).length
    const failing = { ...server.deps, mail: { send: () => Promise.reject(new Error('no carrier')) } }
    await mailUnread(failing)
    server.clock.ahead += 6 * minute
    await mailUnread(server.deps)
    expect(await mailsTo(investor)).toHaveLength(before + 1)
    await read(investor, null)
  })
})

describe('preferences', () => {
  const wish = {
    off: { push: ['message'], email: ['message', 'payment_confirmed'] },
    quiet: true,
    quiet_from: '21:00',
    quiet_until: '07:30',
    time_zone: 'Asia/Kolkata',
  }
  const save = (body: object) => server.request('PUT', '/api/notification-preferences', body, investor)

  it('what is mandatory stays on; the rest is kept', async () => {
    expect((await save(wish)).body).toMatchObject({
      preferences: { ...wish, off: { push: ['message'], email: ['message'] } },
    })
    expect((await save({ ...wish, time_zone: 'Mars/Olympus' })).status).toBe(422)
    expect((await save({ ...wish, quiet_from: '25:00' })).status).toBe(422)
  })

  it('a kind that is switched off is still in the centre, and neither pushed nor mailed', async () => {
    const told: string[] = []
    const before = (await mailsTo(investor)).length
    const stop = server.deps.live.subscribe(investor.id, ({ type }) => told.push(type))
    await say(founder, 'Quietly')
    stop()
    server.clock.ahead += 31 * minute
    await mailUnread(server.deps)
    expect(told).not.toContain('push')
    expect(await centre(investor)).toMatchObject({ unread: 1 })
    expect(await mailsTo(investor)).toHaveLength(before)
  })
})
