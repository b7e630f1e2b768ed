import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { decideReport, openReports } from '../../server/features/reviews/reports.ts'
import { outbox } from '../../server/kernel/db/schema.ts'
import type { Notification } from '../../src/domain/contract/notifications.ts'
import { notificationKinds, switchable } from '../../src/domain/notifications/kinds.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'
import { eventually } from '../support/until.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let chatId: string
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  chatId = await openedChat(server, founder, investor)
  await eventually(async () => expect((await centre(founder)).list.length).toBeGreaterThan(0))
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

describe('the notification centre', () => {
  it('notifies the sender of an acceptance, and the receiver of the proposal', async () => {
    const kindsOf = async (person: Person) => (await centre(person)).list.map(({ kind }) => kind)
    await eventually(async () => expect(await kindsOf(founder)).toContain('proposal_accepted'))
    await eventually(async () => expect(await kindsOf(investor)).toContain('proposal_received'))
  })

  it('notifies a member that the profile is live, and clears a proposal’s notifications once it is opened', async () => {
    const unread = async () => (await centre(founder)).list.filter(({ read: seen }) => !seen).map(({ kind }) => kind)
    expect(await unread()).toEqual(expect.arrayContaining(['profile_approved', 'proposal_accepted']))
    const proposals = await server.request<{ list: { id: string }[] }>(
      'GET',
      '/api/proposals?box=sent',
      undefined,
      founder,
    )
    await server.request('GET', `/api/proposals/${proposals.body.list[0]?.id}`, undefined, founder)
    expect(await unread()).toEqual(['profile_approved'])
  })

  it('has one line for a conversation while it is unread, with the latest text', async () => {
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

  it('marks a notification as read everywhere when its conversation is read', async () => {
    const notified: unknown[] = []
    const stop = server.deps.live.subscribe(investor.id, (event) => {
      if (event.type === 'notifications') notified.push(event.unread)
    })
    const { body } = await say(founder, 'Four')
    await server.request('POST', `/api/chats/${chatId}/read`, { seq: body.message.seq }, investor)
    stop()
    expect(notified.at(-1)).toBe(0)
    expect(await centre(investor)).toMatchObject({ unread: 0 })
  })

  it('refuses to mark another member’s notification as read', async () => {
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

describe('emails', () => {
  it('is sent once, after 30 minutes unread, and not for notifications read meanwhile', async () => {
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
    expect(mails[0]?.subject).toContain('Are you there?')

    const { body } = await say(founder, 'And now?')
    await server.request('POST', `/api/chats/${chatId}/read`, { seq: body.message.seq }, investor)
    server.clock.ahead += 31 * minute
    await mailUnread(server.deps)
    expect(await mailsTo(investor)).toHaveLength(before + 1)
  })

  it('is released and retried if the provider fails', async () => {
    await say(founder, 'Lost at first')
    server.clock.ahead += 31 * minute
    const before = (await mailsTo(investor)).length
    const carrier = server.deps.mail
    server.deps.mail = { send: () => Promise.reject(new Error('no carrier')) }
    await mailUnread(server.deps)
    const waiting = () => server.deps.db.$count(outbox, eq(outbox.lastError, 'no carrier'))
    await eventually(async () => expect(await waiting()).toBe(1))
    server.deps.mail = carrier
    server.clock.ahead += 6 * minute
    server.deps.jobs.wake()
    await eventually(async () => expect(await waiting()).toBe(0))
    expect(await mailsTo(investor)).toHaveLength(before + 1)
    await read(investor, null)
  })
})

const quietly = {
  quiet: true,
  quiet_from: '21:00',
  quiet_until: '07:30',
  time_zone: 'Asia/Kolkata',
}

describe('preferences', () => {
  const request = {
    ...quietly,
    off: { push: ['message'], email: ['message', 'payment_confirmed'] },
  }
  const save = (body: object) => server.request('PUT', '/api/notification-preferences', body, investor)

  it('mandatory kinds stay on; the rest is saved', async () => {
    expect((await save(request)).body).toMatchObject({
      preferences: { ...request, off: { push: ['message'], email: ['message'] } },
    })
    // Kinds with e-mails alone can be switched off too.
    const mailed = notificationKinds.filter((kind) => switchable(kind, 'email') && !switchable(kind, 'push'))
    expect(mailed.length).toBeGreaterThan(0)
    expect((await save({ ...request, off: { push: [], email: mailed } })).body).toMatchObject({
      preferences: { off: { push: [], email: mailed } },
    })
    expect((await save({ ...request, through_quiet: ['message', 'plan_ending'] })).body).toMatchObject({
      preferences: { through_quiet: ['message'] },
    })
    expect((await save({ ...request, time_zone: 'Mars/Olympus' })).status).toBe(422)
    expect((await save({ ...request, quiet_from: '25:00' })).status).toBe(422)
  })

  it('a kind that is switched off is still in the centre, but neither pushed nor mailed', async () => {
    const notified: string[] = []
    const before = (await mailsTo(investor)).length
    const stop = server.deps.live.subscribe(investor.id, ({ type }) => notified.push(type))
    await say(founder, 'Quietly')
    stop()
    server.clock.ahead += 31 * minute
    await mailUnread(server.deps)
    expect(notified).not.toContain('push')
    expect(await centre(investor)).toMatchObject({ unread: 1 })
    expect(await mailsTo(investor)).toHaveLength(before)
  })
})

describe('every kind has a sender', () => {
  const notifiedOf = async (person: Person) =>
    (await centre(person, '?limit=48')).list.map(({ kind, words }) => `${kind} ${words.excerpt}`.trim())
  const kindsOf = async (person: Person) => (await centre(person, '?limit=48')).list.map(({ kind }) => kind)

  it('an offer, a counter-offer, an NDA and a closing notify the other member', async () => {
    const [owner, buyer] = [await server.trialMember('investment'), await server.trialMember('investor')]
    await openedChat(server, owner, buyer)
    const [{ id } = { id: '' }] = (
      await server.request<{ list: { id: string }[] }>('GET', '/api/proposals?box=sent', undefined, owner)
    ).body.list
    const act = (person: Person, action: string, body: object = {}) =>
      server.request('POST', `/api/proposals/${id}/${action}`, body, person)
    const offer = {
      amount: { minor: 900_000_000, currency: 'INR' },
      instrument: 'equity',
      stake: 10,
      validity_days: 7,
      note: '',
    }
    const of = (person: Person) => server.request('GET', `/api/chats`, undefined, person)
    const chat = ((await of(owner)).body as { list: { id: string }[] }).list[0]
    await server.request(
      'POST',
      `/api/chats/${chat?.id}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Shall we?' },
      owner,
    )
    expect((await act(owner, 'request-nda')).status).toBe(200)
    await eventually(async () => expect(await kindsOf(buyer)).toContain('nda_requested'))
    await act(buyer, 'refuse-nda')
    expect((await act(buyer, 'make-offer', { offer })).status).toBe(200)
    await eventually(async () => expect(await kindsOf(owner)).toContain('offer_made'))
    await act(owner, 'counter', { offer: { ...offer, stake: 8 } })
    await eventually(async () => expect(await kindsOf(buyer)).toContain('counter_made'))
    expect(await kindsOf(buyer)).not.toContain('offer_made')
    await act(buyer, 'accept-counter')
    await eventually(async () => expect(await kindsOf(owner)).toContain('counter_accepted'))
    expect((await act(owner, 'confirm-close', { agreed: true })).status).toBe(200)
    await eventually(async () => expect(await kindsOf(buyer)).toContain('close_asked'))
  })

  it('a report is decided once, and the reporter is notified of the outcome', async () => {
    const request = { request_id: randomUUID(), reason: 'spam', note: 'Too many' }
    await server.request('POST', `/api/chats/${chatId}/reports`, request, founder)
    const [report] = await openReports(server.deps)
    expect(report).toMatchObject({ about: 'chat', reason: 'spam', note: 'Too many' })
    await decideReport(server.deps, report?.id ?? '', 'upheld')
    await expect(decideReport(server.deps, report?.id ?? '', 'dismissed')).rejects.toThrow()
    expect(await openReports(server.deps)).toEqual([])
    expect(await notifiedOf(founder)).toContain('report_outcome We’ve taken action. Thank you.')
  })

  it('a proposal is mailed from the log, unless it was read or its email is switched off', async () => {
    const [sender, wanting, reading, silent] = [
      await server.trialMember('investment'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
      await server.trialMember('investor'),
    ]
    const preferences = { ...quietly, off: { push: [], email: ['proposal_received'] } }
    await server.request('PUT', '/api/notification-preferences', preferences, silent)
    for (const receiver of [wanting, reading, silent])
      await server.request(
        'POST',
        '/api/proposals',
        { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(receiver), message: 'Look' },
        sender,
      )
    for (const receiver of [wanting, reading, silent])
      await eventually(async () => expect(await kindsOf(receiver)).toContain('proposal_received'))
    await read(reading, null)
    await mailUnread(server.deps)
    const mailed = async (person: Person) =>
      (await mailsTo(person)).filter(({ subject, body }) => `${subject} ${body}`.includes('has sent you a proposal'))
        .length
    expect([await mailed(wanting), await mailed(reading), await mailed(silent)]).toEqual([1, 0, 0])
  })
})
