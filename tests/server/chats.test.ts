import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeEnded } from '../../server/features/chats/closing.ts'
import { sweepOrphans } from '../../server/features/documents/sweep.ts'
import { chatReports, messages } from '../../server/kernel/db/schema.ts'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
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
})
afterAll(() => server.close())

interface Sent {
  message: ChatMessage
  code?: string
}
const say = (from: Person, text: string, clientId = randomUUID()) =>
  server.request<Sent>('POST', `/api/chats/${chatId}/messages`, { client_id: clientId, kind: 'TEXT', text }, from)
const messagesOf = async (reader: Person, query = '') =>
  (
    await server.request<{ list: ChatMessage[]; has_more: boolean }>(
      'GET',
      `/api/chats/${chatId}/messages${query}`,
      undefined,
      reader,
    )
  ).body
const chatOf = async (reader: Person) =>
  (await server.request<{ chat: Chat }>('GET', `/api/chats/${chatId}`, undefined, reader)).body.chat
const settings = (person: Person, request: object) =>
  server.request<{ chat: Chat }>('PUT', `/api/chats/${chatId}/settings`, request, person)

function attachmentOf(bytes: Uint8Array, name: string, clientId = randomUUID(), text = '') {
  const form = new FormData()
  form.set('client_id', clientId)
  form.set('text', text)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}
const attach = (from: Person, form: FormData) =>
  server.request<Sent>('POST', `/api/chats/${chatId}/attachments`, form, from)
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer()

/** The live events of an account during an action. */
async function received(person: Person, happening: () => Promise<unknown>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  const stop = server.deps.live.subscribe(person.id, (event) => events.push(event))
  await happening()
  stop()
  return events
}

describe('messages', () => {
  it('a client id sent twenty times at once is one message; another text with it is refused', async () => {
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(founder, 'Once', clientId)))
    expect(new Set(answers.map(({ body }) => body.message.seq)).size).toBe(1)
    expect((await say(founder, 'Twice', clientId)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('characters that no database can store are removed; if nothing is left, the text is refused', async () => {
    expect((await say(founder, 'A\u0000B')).body.message.text).toBe('AB')
    expect((await say(founder, '\u0000')).status).toBe(422)
  })

  it('positions are gapless and the same for both members, however many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, line) => say(line % 2 === 0 ? founder : investor, `Line ${line}`)))
    const [one, other] = [await messagesOf(founder, '?limit=100'), await messagesOf(investor, '?limit=100')]
    expect(one.list.map(({ seq }) => seq)).toEqual(one.list.map((_, place) => place + 1))
    expect(one.list.map(({ id }) => id)).toEqual(other.list.map(({ id }) => id))
  })

  it('a reader resumes by cursor without gap or duplicate', async () => {
    const all = (await messagesOf(investor, '?limit=100')).list
    const resumed: ChatMessage[] = []
    for (let more = true; more; ) {
      const page = await messagesOf(investor, `?after=${resumed.at(-1)?.seq ?? 0}&limit=7`)
      resumed.push(...page.list)
      more = page.has_more
    }
    expect(resumed.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq))
  })

  it("a stranger's address, read, write and mark are not found", async () => {
    const stranger = await server.trialMember('investor')
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/messages', undefined],
      ['POST', '/messages', { client_id: randomUUID(), kind: 'TEXT', text: 'x' }],
      ['POST', '/read', { seq: 1 }],
      ['POST', '/typing', undefined],
      ['PUT', '/settings', { blocked: true }],
      ['POST', '/reports', { request_id: randomUUID(), reason: 'spam', note: '' }],
    ] as const)
      expect((await server.request(method, `/api/chats/${chatId}${path}`, body, stranger)).status).toBe(404)
  })
})

describe('replies', () => {
  const reply = (from: Person, text: string, to: string | null, clientId = randomUUID(), at = chatId) =>
    server.request<Sent>(
      'POST',
      `/api/chats/${at}/messages`,
      { client_id: clientId, kind: 'TEXT', text, reply_to: to },
      from,
    )
  const quoteFor = async (reader: Person, id: string) =>
    (await messagesOf(reader, '?limit=100')).list.find((message) => message.id === id)?.reply_to

  it('a reply quotes its original for both members, in every response and live event', async () => {
    const original = (await say(founder, `Seed round? ${'x'.repeat(200)}`)).body.message
    const clientId = randomUUID()
    const events = await received(founder, async () => {
      expect((await reply(investor, 'Yes, at 5 %', original.id, clientId)).status).toBe(200)
    })
    const sent = events.flatMap((event) => (event.type === 'message' ? [event.message] : []))
    const quote = { id: original.id, seq: original.seq, kind: 'TEXT', file_name: null, deleted: false }
    expect(sent[0]?.reply_to).toMatchObject({ ...quote, mine: true })
    expect(sent[0]?.reply_to?.text).toBe(original.text.slice(0, 140))
    expect(await quoteFor(founder, sent[0]?.id ?? '')).toMatchObject({ ...quote, mine: true })
    expect(await quoteFor(investor, sent[0]?.id ?? '')).toMatchObject({ ...quote, mine: false })
    expect((await chatOf(founder)).last_message?.reply_to).toMatchObject(quote)
    expect((await messagesOf(founder, '?q=at 5')).list[0]?.reply_to).toMatchObject(quote)
    // A repeat is the same message; a reply to nothing or to another message with the same client id is refused.
    expect((await reply(investor, 'Yes, at 5 %', original.id, clientId)).body.message.id).toBe(sent[0]?.id)
    for (const other of [null, sent[0]?.id ?? ''])
      expect((await reply(investor, 'Yes, at 5 %', other, clientId)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('a file can be a reply, and a file is quoted by its name', async () => {
    const original = (await attach(founder, attachmentOf(await picture(), 'mill.jpg'))).body.message
    const form = attachmentOf(await picture(), 'another.jpg')
    form.set('reply_to', original.id)
    expect((await attach(investor, form)).body.message.reply_to).toMatchObject({
      id: original.id,
      kind: 'IMAGE',
      text: '',
      file_name: 'mill.webp',
    })
  })

  it('a message of another conversation, or an unknown one, is not found and nothing is stored', async () => {
    const [one, other] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const elsewhere = await openedChat(server, one, other)
    const foreign = (await reply(one, 'Elsewhere', null, randomUUID(), elsewhere)).body.message
    const { last_seq } = await chatOf(founder)
    for (const id of [foreign.id, randomUUID()]) expect((await reply(founder, 'Leak', id)).body.code).toBe('NOT_FOUND')
    const form = attachmentOf(await picture(), 'leak.jpg')
    form.set('reply_to', foreign.id)
    expect((await attach(founder, form)).body.code).toBe('NOT_FOUND')
    expect((await chatOf(founder)).last_seq).toBe(last_seq)
  })

  it('a member who deleted the original sees that in the quote; the other member can still read it', async () => {
    const original = (await say(founder, 'Secret figure')).body.message
    const { id } = (await reply(founder, 'As above', original.id)).body.message
    await server.request('DELETE', `/api/chats/${chatId}/messages/${original.id}`, undefined, investor)
    expect(await quoteFor(investor, id)).toMatchObject({ deleted: true, text: '' })
    expect(await quoteFor(founder, id)).toMatchObject({ deleted: false, text: 'Secret figure' })
  })
})

describe('image and file messages', () => {
  it('leftovers of an interrupted upload are deleted after an hour, but no file that a message refers to', async () => {
    const clientId = randomUUID()
    await attach(founder, attachmentOf(await picture(), 'kept.jpg', clientId))
    const [stored] = await server.deps.db.select().from(messages).where(eq(messages.clientId, clientId))
    const left = `attachments/${randomUUID()}.pdf`
    await server.deps.files.put(left, new Uint8Array(9), 'application/pdf')
    server.clock.ahead += 2 * 3_600_000
    await sweepOrphans(server.deps)
    server.clock.ahead = 0
    expect(await server.deps.files.get(left)).toBeNull()
    for (const key of [stored?.file?.storageKey, stored?.file?.thumbnailKey])
      expect(await server.deps.files.get(key ?? '')).not.toBeNull()
  })

  it('a photo is an IMAGE with its size and thumbnail; a repeat is the same message', async () => {
    const clientId = randomUUID()
    const first = await attach(founder, attachmentOf(await picture(), 'plant.jpg', clientId, 'The plant'))
    const again = await attach(founder, attachmentOf(await picture(), 'plant.jpg', clientId, 'The plant'))
    expect(again.body.message.seq).toBe(first.body.message.seq)
    expect(first.body.message).toMatchObject({
      kind: 'IMAGE',
      text: 'The plant',
      file: { name: 'plant.webp', mime: 'image/webp', width: 640, height: 427 },
    })
    const thumbnail = await server.app.request(first.body.message.file?.thumbnail_url ?? '')
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  })

  it('a PDF is a FILE to download; other content is refused', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    expect((await attach(investor, attachmentOf(pdf, '../terms.pdf'))).body.message).toMatchObject({
      kind: 'FILE',
      file: { name: '..terms.pdf', mime: 'application/pdf' },
    })
    expect((await attach(investor, attachmentOf(Buffer.from('<script>'), 'photo.png'))).status).toBe(415)
    expect((await attach(investor, attachmentOf(Buffer.alloc(0), 'empty.pdf'))).body.code).toBe('FILE_EMPTY')
    expect((await attach(investor, attachmentOf(Buffer.alloc(10 * 1024 * 1024 + 1), 'big.pdf'))).status).toBe(413)
  })
})

describe('marks', () => {
  it('delivered and read marks move forward only, never beyond the last message, and are published to the other member', async () => {
    const { body } = await say(founder, 'Have you seen it?')
    const { seq } = body.message
    const delivered = await received(founder, () =>
      server.request('POST', '/api/chats/delivered', { marks: [{ chat_id: chatId, seq }] }, investor),
    )
    expect(delivered).toContainEqual({ type: 'delivered', chat_id: chatId, seq })
    expect(await chatOf(founder)).toMatchObject({ other_delivered_seq: seq })
    const read = await received(founder, () =>
      server.request('POST', `/api/chats/${chatId}/read`, { seq: seq + 50 }, investor),
    )
    expect(read).toContainEqual({ type: 'read', chat_id: chatId, seq })
    await server.request('POST', `/api/chats/${chatId}/read`, { seq: 1 }, investor)
    expect(await chatOf(founder)).toMatchObject({ other_read_seq: seq })
    expect(await chatOf(investor)).toMatchObject({ unread: 0 })
  })

  it('without marks, all messages count as delivered', async () => {
    const { body } = await say(founder, 'Another')
    await server.request('POST', '/api/chats/delivered', { marks: null }, investor)
    expect(await chatOf(founder)).toMatchObject({
      other_delivered_seq: body.message.seq,
      other_read_seq: body.message.seq - 1,
    })
  })

  it('typing is shown to the other member only', async () => {
    const typing = () => server.request('POST', `/api/chats/${chatId}/typing`, undefined, founder)
    expect(await received(investor, typing)).toEqual([{ type: 'typing', chat_id: chatId }])
    expect(await received(founder, typing)).toEqual([])
  })
})

describe('safety', () => {
  it('a message that a member deletes for themselves keeps its position and stays visible to the other', async () => {
    const { body } = await say(founder, 'Only for you')
    await server.request('DELETE', `/api/chats/${chatId}/messages/${body.message.id}`, undefined, founder)
    expect((await messagesOf(founder)).list.at(-1)).toMatchObject({ seq: body.message.seq, deleted: true, text: '' })
    expect((await messagesOf(investor)).list.at(-1)).toMatchObject({ deleted: false, text: 'Only for you' })
  })

  it('a message that a member deletes for themselves is published as a change, not as a new message', async () => {
    const { body } = await say(investor, 'Only for a moment')
    const path = `/api/chats/${chatId}/messages/${body.message.id}`
    const events = await received(founder, () => server.request('DELETE', path, undefined, founder))
    const message = expect.objectContaining({ id: body.message.id, deleted: true, deleted_for_all: false, text: '' })
    expect(events).toEqual([{ type: 'changed', message }])
  })

  it('an empty list reports whether there are archived conversations', async () => {
    const list = async (query = '') =>
      (await server.request<{ list: Chat[]; all_archived: boolean }>('GET', `/api/chats?${query}`, undefined, founder))
        .body
    const archive = (archived: boolean) => server.request('PUT', `/api/chats/${chatId}/settings`, { archived }, founder)
    const newcomer = await server.trialMember('investor')
    const none = await server.request<{ all_archived: boolean }>('GET', '/api/chats', undefined, newcomer)
    expect(none.body).toMatchObject({ list: [], all_archived: false })
    expect((await list()).all_archived).toBe(false)
    await archive(true)
    expect(await list()).toMatchObject({ list: [], all_archived: true })
    expect(await list('unread=1')).toMatchObject({ list: [], all_archived: false })
    await archive(false)
    expect((await list()).all_archived).toBe(false)
  })

  it('finds words in a conversation, with literal wildcards and without deleted messages', async () => {
    await say(investor, 'We take 100% of the dairy')
    expect((await messagesOf(founder, '?q=100%25')).list.map(({ text }) => text)).toEqual(['We take 100% of the dairy'])
    expect((await messagesOf(founder, '?q=Only for')).list).toEqual([])
    expect((await messagesOf(founder, '?q=plant')).list).toHaveLength(1)
  })

  it('a blocked member cannot write and does not learn who blocked whom; unblocking allows it again', async () => {
    await settings(investor, { blocked: true })
    expect((await say(founder, 'Hello?')).body.code).toBe('BLOCKED')
    expect((await attach(founder, attachmentOf(await picture(), 'a.jpg'))).body.code).toBe('BLOCKED')
    expect((await say(investor, 'Hello?')).body.code).toBe('BLOCKED')
    expect(await chatOf(founder)).toMatchObject({ blocked: false })
    expect(await chatOf(investor)).toMatchObject({ blocked: true })
    await settings(investor, { blocked: false })
    expect((await say(founder, 'Hello again')).status).toBe(200)
  })

  it('a muted conversation stays in the list, without pushes', async () => {
    const pushes = (events: LiveEvent[]) => events.filter(({ type }) => type === 'push').length
    expect(pushes(await received(investor, () => say(founder, 'Ping')))).toBe(1)
    await settings(investor, { muted: true })
    expect(pushes(await received(investor, () => say(founder, 'Ping')))).toBe(0)
    await settings(investor, { muted: false })
  })

  it('a report is stored once per request', async () => {
    const request = { request_id: randomUUID(), reason: 'scam', note: 'Asked for an advance fee' }
    for (let times = 0; times < 2; times++)
      expect((await server.request('POST', `/api/chats/${chatId}/reports`, request, investor)).status).toBe(200)
    const { rows } = (await server.deps.db.execute('select reason from chat_reports')) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ reason: 'scam' }])
  })

  it('a report that is changed after its answer was lost replaces the first; after the decision it is a new one', async () => {
    const reported = () => server.deps.db.select().from(chatReports).where(eq(chatReports.chatId, chatId))
    const report = async (reason: string, note: string) => {
      const request = { request_id: randomUUID(), reason, note }
      expect((await server.request('POST', `/api/chats/${chatId}/reports`, request, investor)).status).toBe(200)
    }
    await server.deps.db.delete(chatReports)
    await Promise.all([report('spam', 'First'), report('spam', 'First')])
    await report('scam', 'Asked for an advance fee')
    expect((await reported()).map(({ reason, note }) => [reason, note])).toEqual([['scam', 'Asked for an advance fee']])
    await server.deps.db.update(chatReports).set({ status: 'dismissed' })
    await report('harassment', 'Again')
    expect((await reported()).map(({ status }) => status).sort()).toEqual(['dismissed', 'open'])
    await server.deps.db.delete(chatReports)
  })

  it('a conversation becomes read-only 90 days after the last proposal ended', async () => {
    const [one, other] = [await server.trialMember('want-to-sell'), investor]
    const closing = await openedChat(server, one, other)
    await server.deps.db.execute(`update proposals set status = 'closed_lost', updated_at = now() - interval '91 days'
      where id = (select proposal_id from chats where id = '${closing}')`)
    await server.deps.db.execute(`update chats set created_at = now() - interval '100 days' where id = '${closing}'`)
    await closeEnded(server.deps)
    const answer = await server.request(
      'POST',
      `/api/chats/${closing}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Late' },
      one,
    )
    expect(answer.body).toMatchObject({ code: 'FORBIDDEN' })
    expect((await say(founder, 'Still open')).status).toBe(200)
  })
})

it('unread conversations are those with a message that the member has not read, page by page', async () => {
  const reader = await server.trialMember('investor')
  const others = [await server.trialMember('investment'), await server.trialMember('want-to-sell'), founder]
  const ids: string[] = []
  for (const other of others) ids.push(await openedChat(server, other, reader))
  const writeIn = (from: Person, id = '') =>
    server.request('POST', `/api/chats/${id}/messages`, { client_id: randomUUID(), kind: 'TEXT', text: 'New' }, from)
  for (const [place, other] of others.entries()) await writeIn(other, ids[place])
  const unreadOf = async (person: Person) => {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/api/chats?unread=1&limit=1${cursor && `&cursor=${cursor}`}`
      const { body } = await server.request<{ list: Chat[]; next_cursor: string | null }>(
        'GET',
        path,
        undefined,
        person,
      )
      found.push(...body.list.map(({ id }) => id))
      cursor = body.next_cursor
    }
    return found
  }
  expect(await unreadOf(reader)).toEqual(ids.toReversed())
  await server.request('POST', `/api/chats/${ids[1]}/read`, { seq: 1 }, reader)
  await server.request('PUT', `/api/chats/${ids[0]}/settings`, { archived: true }, reader)
  expect(await unreadOf(reader)).toEqual([ids[2]])
  // The other member has read their own messages.
  expect(await unreadOf(others[0] ?? reader)).toEqual([])
})

describe('an archived conversation', () => {
  const listed = async (person: Person, archived: '0' | '1') =>
    (await server.request<{ list: Chat[] }>('GET', `/api/chats?archived=${archived}`, undefined, person)).body.list.map(
      ({ id }) => id,
    )

  it('is hidden from its owner’s list only, and returns with the next message unless it is muted', async () => {
    const [one, other] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const id = await openedChat(server, one, other)
    const put = (request: object) => server.request('PUT', `/api/chats/${id}/settings`, request, one)
    const write = (person: Person) =>
      server.request(
        'POST',
        `/api/chats/${id}/messages`,
        { client_id: randomUUID(), kind: 'TEXT', text: 'Back again' },
        person,
      )
    expect((await put({ archived: true })).body).toMatchObject({ chat: { archived: true } })
    expect([await listed(one, '0'), await listed(one, '1'), await listed(other, '0')]).toEqual([[], [id], [id]])
    await write(other)
    expect([await listed(one, '0'), await listed(one, '1')]).toEqual([[id], []])
    await put({ archived: true, muted: true })
    await write(other)
    expect(await listed(one, '1')).toEqual([id])
    await write(one)
    expect(await listed(one, '0')).toEqual([id])
  })
})

describe('the proposal of a conversation', () => {
  const propose = async (from: Person, to: Person, more: object = {}) =>
    (
      await server.request<{ proposal: { id: string } }>(
        'POST',
        '/api/proposals',
        { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(to), message: 'Hello', ...more },
        from,
      )
    ).body.proposal.id
  const shown = async (chat: string, reader: Person) =>
    (await server.request<{ chat: Chat }>('GET', `/api/chats/${chat}`, undefined, reader)).body.chat

  it('is the latest that both members can see, with the other member’s kind', async () => {
    const [owner, buyer] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chat = await openedChat(server, owner, buyer)
    const first = (await shown(chat, buyer)).proposal_id
    expect(await shown(chat, buyer)).toMatchObject({ other: { kind: 'INVESTMENT' } })
    expect(await shown(chat, owner)).toMatchObject({ other: { kind: 'INVESTOR' }, proposal_id: first })
    const page = await server.request<{ proposal: { chat_id: string } }>(
      'GET',
      `/api/proposals/${first}`,
      undefined,
      buyer,
    )
    expect(page.body.proposal.chat_id).toBe(chat)
    await server.request('POST', `/api/proposals/${first}/close-lost`, { reason: 'geography' }, owner)
    await propose(buyer, owner, { draft: true })
    // A draft is its author's alone.
    expect([(await shown(chat, buyer)).proposal_id, (await shown(chat, owner)).proposal_id]).toEqual([first, first])
  })

  it('changes when a later one is sent, in the list too', async () => {
    const [owner, buyer] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chat = await openedChat(server, owner, buyer)
    const first = (await shown(chat, buyer)).proposal_id
    await server.request('POST', `/api/proposals/${first}/close-lost`, { reason: 'geography' }, owner)
    const second = await propose(buyer, owner)
    const { body } = await server.request<{ list: Chat[] }>('GET', '/api/chats', undefined, owner)
    expect(body.list.map(({ id, proposal_id }) => [id, proposal_id])).toEqual([[chat, second]])
  })
})
