import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import type { Notification } from '../../src/domain/contract/notifications.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** Messages that their author edits or deletes for both, by docs/product 12.55 and 12.56. */

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
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

interface Answer {
  message: ChatMessage
  code?: string
  from?: string
}
interface Page {
  list: ChatMessage[]
  has_more: boolean
  revision: number
}
const minute = 60_000
const say = async (from: Person, text: string, clientId = randomUUID(), reply_to: string | null = null) => {
  const body = { client_id: clientId, kind: 'TEXT', text, reply_to }
  return (await server.request<Answer>('POST', `/api/chats/${chatId}/messages`, body, from)).body.message
}
const edit = (from: Person, { id, revision }: Pick<ChatMessage, 'id' | 'revision'>, text: string) =>
  server.request<Answer>('PUT', `/api/chats/${chatId}/messages/${id}`, { text, revision }, from)
const erase = (from: Person, { id }: Pick<ChatMessage, 'id'>) =>
  server.request<Answer>('POST', `/api/chats/${chatId}/messages/${id}/deletion`, undefined, from)
const pageOf = async (reader: Person, query: string) =>
  (await server.request<Page>('GET', `/api/chats/${chatId}/messages?${query}`, undefined, reader)).body
const read = async (reader: Person, { id }: Pick<ChatMessage, 'id'>) =>
  (await pageOf(reader, 'limit=100')).list.find((message) => message.id === id)
/** The live events about messages; the event for the proposal, which the first message also changes, is left out. */
async function received(person: Person, happening: () => Promise<unknown>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  const stop = server.deps.live.subscribe(person.id, (event) => events.push(event))
  await happening()
  stop()
  return events.filter(({ type }) => type !== 'proposal')
}

describe('an edited message', () => {
  it('is marked as edited for both, at once and later, also in the quotes of its replies', async () => {
    const sent = await say(founder, 'We raise 2 Cr')
    const reply = await say(investor, 'How much?', randomUUID(), sent.id)
    for (const reader of [founder, investor]) {
      const text = `We raise 3 Cr, said for ${reader.email}`
      const base = (await read(founder, sent))?.revision ?? 0
      const events = await received(reader, () => edit(founder, { ...sent, revision: base }, text))
      const change = { text, edited: true, deleted: false, mine: reader === founder, seq: sent.seq }
      expect(events).toEqual([{ type: 'changed', message: expect.objectContaining(change) }])
      expect(await read(reader, sent)).toMatchObject(change)
      expect((await read(reader, reply))?.reply_to?.text).toBe(text)
    }
  })

  it('can be edited up to 15 minutes after it was sent, by the server’s clock', async () => {
    const sent = await say(founder, 'First')
    server.clock.ahead = 15 * minute - 5_000
    const edited = await edit(founder, sent, 'Second')
    expect(edited.status).toBe(200)
    server.clock.ahead = 15 * minute + 1_000
    const late = await edit(founder, edited.body.message, 'Third')
    expect([late.status, late.body.code, late.body.from]).toEqual([409, 'ILLEGAL_TRANSITION', 'older'])
    // The response to the second edit was lost: the repeat gets the same response.
    expect((await edit(founder, sent, 'Second')).body.message).toEqual(edited.body.message)
    expect((await read(investor, sent))?.text).toBe('Second')
  })

  it('is updated on the author’s other screen, which changes nothing itself', async () => {
    const sent = await say(founder, 'Base')
    expect((await edit(founder, sent, 'Of one screen')).status).toBe(200)
    const other = await edit(founder, sent, 'Of the other')
    expect([other.status, other.body.code, other.body.from]).toEqual([409, 'ILLEGAL_TRANSITION', 'edited'])
    expect((await read(founder, sent))?.text).toBe('Of one screen')
  })

  it('is edited once if many screens save it at once', async () => {
    const sent = await say(founder, 'Base')
    const before = (await pageOf(founder, 'limit=1')).revision
    const answers = await Promise.all([1, 2, 3, 4, 5].map((screen) => edit(founder, sent, `Of screen ${screen}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await pageOf(founder, 'limit=1')).revision).toBe(before + 1)
  })

  it('can be edited by its author only, in a conversation where writing is allowed', async () => {
    const sent = await say(founder, 'Mine')
    expect((await edit(investor, sent, 'Theirs')).body.code).toBe('NOT_FOUND')
    expect((await edit(await server.trialMember('investor'), sent, 'Theirs')).body.code).toBe('NOT_FOUND')
    expect((await edit(founder, { id: randomUUID(), revision: 0 }, 'None')).body.code).toBe('NOT_FOUND')
    for (const text of ['', ' ', '\u0000', 'x'.repeat(2_001)])
      expect((await edit(founder, sent, text)).status).toBe(422)
    await server.request('PUT', `/api/chats/${chatId}/settings`, { blocked: true }, investor)
    expect((await edit(founder, sent, 'Blocked')).body.code).toBe('BLOCKED')
    expect((await erase(founder, sent)).status).toBe(200)
    await server.request('PUT', `/api/chats/${chatId}/settings`, { blocked: false }, investor)
    const form = new FormData()
    form.set('client_id', randomUUID())
    form.set('text', 'Caption')
    form.set('file', new File([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')], 'terms.pdf'))
    const { message } = (await server.request<Answer>('POST', `/api/chats/${chatId}/attachments`, form, founder)).body
    for (const refused of [await edit(founder, message, 'Other'), await erase(founder, message)])
      expect([refused.status, refused.body.from]).toEqual([409, 'file'])
  })
})

describe('a message that its author deletes for both', () => {
  it('leaves none of its text in any response or in storage', async () => {
    const secret = `Secret ${randomUUID()}`
    const sent = await say(founder, secret)
    const reply = await say(investor, 'Thanks', randomUUID(), sent.id)
    for (const reader of [founder, investor]) {
      const events = await received(reader, () => erase(founder, sent))
      const gone = { text: '', deleted: true, deleted_for_all: true, edited: false, seq: sent.seq }
      expect(events).toEqual([{ type: 'changed', message: expect.objectContaining(gone) }])
      expect((await read(reader, reply))?.reply_to).toMatchObject({ deleted: true, text: '' })
      const { list } = (await server.request<{ list: Notification[] }>('GET', '/api/notifications', undefined, reader))
        .body
      const everything = [
        events,
        list,
        await pageOf(reader, 'limit=100'),
        await pageOf(reader, 'changed_after=0&limit=100'),
        await pageOf(reader, `q=${encodeURIComponent(secret)}`),
        (await server.request<{ list: Chat[] }>('GET', '/api/chats', undefined, reader)).body,
        (await server.request('GET', '/api/account/export', undefined, reader)).body,
      ]
      expect(JSON.stringify(everything)).not.toContain(secret)
    }
    const { rows } = (await server.deps.db.execute(
      `select 1 from messages m where m::text like '%${secret}%' union all
       select 1 from notifications n where n::text like '%${secret}%'`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
  })

  it('is quoted without its text or its file by those who deleted it for themselves, and in full by the other', async () => {
    const form = new FormData()
    form.set('client_id', randomUUID())
    form.set('text', '')
    form.set('file', new File([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')], 'terms.pdf'))
    const file = (await server.request<Answer>('POST', `/api/chats/${chatId}/attachments`, form, founder)).body.message
    for (const [sent, shown] of [
      [await say(founder, 'The terms'), { text: 'The terms', file_name: null }],
      [file, { text: '', file_name: 'terms.pdf' }],
    ] as const)
      for (const [hiding, other] of [
        [investor, founder],
        [founder, investor],
      ] as const) {
        const reply = await say(investor, 'Thanks', randomUUID(), sent.id)
        expect((await read(hiding, reply))?.reply_to).toMatchObject({ ...shown, deleted: false })
        await server.request('DELETE', `/api/chats/${chatId}/messages/${sent.id}`, undefined, hiding)
        expect((await read(hiding, reply))?.reply_to).toMatchObject({ text: '', file_name: null, deleted: true })
        if (hiding === investor)
          expect((await read(other, reply))?.reply_to).toMatchObject({ ...shown, deleted: false })
      }
  })

  it('can be deleted up to 15 minutes after it was sent; a repeat after a lost response changes nothing', async () => {
    const [early, late] = [await say(founder, 'Early'), await say(founder, 'Late')]
    server.clock.ahead = 15 * minute - 5_000
    const erased = await erase(founder, early)
    expect(erased.status).toBe(200)
    server.clock.ahead = 15 * minute + 1_000
    expect((await erase(founder, early)).body.message).toEqual(erased.body.message)
    const refused = await erase(founder, late)
    expect([refused.status, refused.body.code, refused.body.from]).toEqual([409, 'ILLEGAL_TRANSITION', 'older'])
    expect((await read(investor, late))?.text).toBe('Late')
  })

  it('can be deleted by its author only, and can no longer be edited', async () => {
    const sent = await say(founder, 'Mine')
    expect((await erase(investor, sent)).body.code).toBe('NOT_FOUND')
    await erase(founder, sent)
    const edited = await edit(founder, sent, 'Back')
    expect([edited.status, edited.body.from]).toEqual([409, 'deleted'])
  })

  it('keeps its position, and a repeated send returns it in its current state', async () => {
    const clientId = randomUUID()
    const sent = await say(founder, 'Lost answer', clientId)
    await erase(founder, sent)
    expect(await say(founder, 'Lost answer', clientId)).toMatchObject({ id: sent.id, seq: sent.seq, text: '' })
  })
})

it('a reader who was away fetches every change since its last revision, page by page', async () => {
  const sent: ChatMessage[] = []
  for (let line = 0; line < 6; line++) sent.push(await say(founder, `Away ${line}`))
  const { revision } = await pageOf(investor, 'limit=1')
  const [first, second, third, fourth] = sent as [ChatMessage, ChatMessage, ChatMessage, ChatMessage]
  await edit(founder, fourth, 'Fourth')
  await erase(founder, first)
  const again = (await edit(founder, second, 'Second')).body.message
  await edit(founder, again, 'Second again')
  const found: ChatMessage[] = []
  let page: Page
  do {
    page = await pageOf(investor, `changed_after=${found.at(-1)?.revision ?? revision}&limit=1`)
    found.push(...page.list)
  } while (page.has_more)
  expect(found.map(({ id, text }) => [id, text])).toEqual([
    [fourth.id, 'Fourth'],
    [first.id, ''],
    [second.id, 'Second again'],
  ])
  expect(page.revision).toBe(found.at(-1)?.revision)
  expect(page.revision).toBe(revision + 4)
  expect((await read(investor, third))?.revision).toBe(0)
})
