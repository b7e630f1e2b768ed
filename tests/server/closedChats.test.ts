import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chats, memberships } from '../../server/kernel/db/schema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import type { chatRoutes } from '../../src/domain/contract/chats.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import { pdfOf } from '../support/files.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/**
 * The permitted actions in a closed conversation, in one with a block, and for a member whose plan has ended: nothing
 * new can be written, and everything else stays possible (docs/product 12.47, 12.48, 12.55, 12.56).
 */

type Answer = { code?: string }
type Condition = 'closed' | 'blocked' | 'plan over'
type Route = Extract<keyof typeof chatRoutes, `${'POST' | 'PUT' | 'DELETE'} /chats/:id${string}`>
interface Place {
  chat: string
  author: Person
  other: Person
  /** The author's messages, one for each route. */
  messages: ChatMessage[]
}
type Expected = Readonly<Record<Condition, string>>

const done: Expected = { closed: 'done', blocked: 'done', 'plan over': 'done' }
const says: Expected = { closed: 'FORBIDDEN', blocked: 'BLOCKED', 'plan over': 'SUBSCRIPTION_REQUIRED' }

/** Events still published to the other member's open page: only the deletion of a message for both. */
const tells: Readonly<Partial<Record<Route, readonly LiveEvent['type'][]>>> = {
  'POST /chats/:id/messages/:messageId/deletion': ['changed'],
}

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (method: string, path: string, body: unknown, as: Person) =>
  server.request<Answer>(method, `/api/chats/${path}`, body, as)
const text = () => ({ client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' })
function file() {
  const form = new FormData()
  form.set('client_id', randomUUID())
  form.set('text', '')
  form.set('file', new File([new Uint8Array(pdfOf(300))], 'plan.pdf'))
  return form
}

/** The changes to a conversation, in the order in which they are tried. */
const routes: Readonly<Record<Route, { expected: Expected; send: (place: Place) => ReturnType<typeof ask> }>> = {
  'POST /chats/:id/messages': {
    expected: says,
    send: ({ chat, author }) => ask('POST', `${chat}/messages`, text(), author),
  },
  'POST /chats/:id/attachments': {
    expected: says,
    send: ({ chat, author }) => ask('POST', `${chat}/attachments`, file(), author),
  },
  'PUT /chats/:id/messages/:messageId': {
    expected: says,
    send: ({ chat, author, messages: [message] }) =>
      ask('PUT', `${chat}/messages/${message?.id}`, { text: 'Changed', revision: message?.revision }, author),
  },
  'POST /chats/:id/messages/:messageId/deletion': {
    expected: done,
    send: ({ chat, author, messages: [, message] }) =>
      ask('POST', `${chat}/messages/${message?.id}/deletion`, undefined, author),
  },
  'DELETE /chats/:id/messages/:messageId': {
    expected: done,
    send: ({ chat, author, messages: [, , message] }) =>
      ask('DELETE', `${chat}/messages/${message?.id}`, undefined, author),
  },
  'POST /chats/:id/read': {
    expected: done,
    send: ({ chat, author }) => ask('POST', `${chat}/read`, { seq: 1 }, author),
  },
  // A member who cannot send does not send typing events.
  'POST /chats/:id/typing': {
    expected: { ...done, 'plan over': 'SUBSCRIPTION_REQUIRED' },
    send: ({ chat, author }) => ask('POST', `${chat}/typing`, undefined, author),
  },
  'PUT /chats/:id/settings': {
    expected: done,
    send: ({ chat, author }) => ask('PUT', `${chat}/settings`, { muted: true }, author),
  },
  'POST /chats/:id/reports': {
    expected: done,
    send: ({ chat, author }) =>
      ask('POST', `${chat}/reports`, { request_id: randomUUID(), reason: 'spam', note: '' }, author),
  },
}

const conditions: Readonly<Record<Condition, (place: Place) => Promise<unknown>>> = {
  closed: ({ chat }) => server.deps.db.update(chats).set({ closedAt: server.deps.now() }).where(eq(chats.id, chat)),
  blocked: ({ chat, other }) => ask('PUT', `${chat}/settings`, { blocked: true }, other),
  'plan over': ({ author }) =>
    server.deps.db
      .update(memberships)
      .set({ periodStart: new Date('2020-01-01'), periodEnd: new Date('2020-02-01') })
      .where(eq(memberships.accountId, author.id)),
}

describe.each(Object.keys(conditions) as Condition[])('a conversation: %s', (condition) => {
  let place: Place
  beforeAll(async () => {
    const [author, other] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chat = await openedChat(server, author, other)
    const messages: ChatMessage[] = []
    for (let count = 0; count < 3; count++) {
      const sent = await server.request<{ message: ChatMessage }>('POST', `/api/chats/${chat}/messages`, text(), author)
      messages.push(sent.body.message)
    }
    place = { chat, author, other, messages }
    await conditions[condition](place)
    await server.deliverAll()
  })

  it.each(Object.entries(routes) as [Route, (typeof routes)[Route]][])('%s', async (route, { send, expected }) => {
    const told: LiveEvent['type'][] = []
    const stop = server.deps.live.subscribe(place.other.id, ({ type }) => told.push(type))
    const { status, body } = await send(place)
    await server.deliverAll()
    stop()
    expect(status === 200 ? 'done' : body.code).toBe(expected[condition])
    expect(told).toEqual(tells[route] ?? [])
  })

  it('stores nothing of a refused attachment', async () => {
    const put = vi.spyOn(server.deps.files, 'put')
    await ask('POST', `${place.chat}/attachments`, file(), place.author)
    expect(put.mock.calls).toEqual([])
  })
})
