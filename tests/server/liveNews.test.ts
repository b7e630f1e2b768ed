import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { accounts } from '../../server/kernel/db/schema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** Live events of open pages on both sides: of a conversation, and of ended sessions. */

let server: Awaited<ReturnType<typeof startTestServer>>
let author: Person
let other: Person
let chatId = ''
beforeAll(async () => {
  server = await startTestServer()
  author = await server.trialMember('investment')
  other = await server.trialMember('investor')
  chatId = await openedChat(server, author, other)
  // The first message also changes the proposal.
  await say('Hello')
})
afterAll(() => server.close())

/** The live events of both members during an action, without the wording of toasts. */
async function heard(happens: () => Promise<unknown>): Promise<{ author: string[]; other: string[] }> {
  // The unread count of a member with an unread message does not change.
  await at(`/api/chats/${chatId}/read`, { seq: lastSeq }, other)
  await server.deliverAll()
  const news = { author: [] as string[], other: [] as string[] }
  const stops = [
    server.deps.live.subscribe(author.id, ({ type }) => news.author.push(type)),
    server.deps.live.subscribe(other.id, ({ type }) => news.other.push(type)),
  ]
  await happens()
  await server.deliverAll()
  for (const stop of stops) stop()
  return { author: news.author.sort(), other: news.other.sort() }
}

let lastSeq = 0
async function say(text: string): Promise<ChatMessage> {
  const { body } = await server.request<{ message: ChatMessage }>(
    'POST',
    `/api/chats/${chatId}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text },
    author,
  )
  lastSeq = body.message.seq
  return body.message
}
const at = (path: string, body: object, as: Person, method = 'POST') => server.request(method, path, body, as)

const news: Record<string, readonly [happens: () => Promise<unknown>, author: string[], other: string[]]> = {
  'a message': [() => say('Good morning'), ['message'], ['message', 'notifications', 'push']],
  'its arrival on the other’s device': [
    async () => {
      const { seq } = await say('Has it arrived?')
      return at('/api/chats/delivered', { marks: [{ chat_id: chatId, seq }] }, other)
    },
    ['delivered', 'message'],
    ['message', 'notifications', 'push'],
  ],
  'its reading': [
    async () => {
      const { seq } = await say('Have you read it?')
      return at(`/api/chats/${chatId}/read`, { seq }, other)
    },
    ['message', 'read'],
    ['message', 'notifications', 'notifications', 'push', 'seen'],
  ],
  typing: [() => at(`/api/chats/${chatId}/typing`, {}, author), [], ['typing']],
  'an edited message': [
    async () => {
      const { id, revision } = await say('Good mornin')
      return at(`/api/chats/${chatId}/messages/${id}`, { text: 'Good morning', revision }, author, 'PUT')
    },
    ['changed', 'message'],
    ['changed', 'message', 'notifications', 'push'],
  ],
  'a message deleted for both': [
    async () => at(`/api/chats/${chatId}/messages/${(await say('Never mind')).id}/deletion`, {}, author),
    ['changed', 'message'],
    ['changed', 'message', 'notifications', 'push'],
  ],
  'a message deleted for its author alone': [
    async () => at(`/api/chats/${chatId}/messages/${(await say('Not for me')).id}`, {}, author, 'DELETE'),
    ['changed', 'message'],
    ['message', 'notifications', 'push'],
  ],
  'a muted conversation': [() => at(`/api/chats/${chatId}/settings`, { muted: true }, author, 'PUT'), ['chat'], []],
}

describe('both members of a conversation receive its live events', () => {
  it.each(Object.entries(news))('of %s', async (_, [happens, ofAuthor, ofOther]) => {
    expect(await heard(happens)).toEqual({ author: ofAuthor, other: ofOther })
  })
})

interface Login extends Person {
  session: string
}

describe('an ended session closes its pages, and no others', () => {
  const logIn = async (person: Person, before?: Person): Promise<Login> => {
    const { body } = await server.request<{ access_token: string }>(
      'POST',
      '/api/login',
      { login_type: 'investor', target: { kind: 'email', email: person.email }, password, remember: false },
      before,
    )
    const login = { ...person, token: body.access_token }
    return { ...login, session: await currentOf(login) }
  }
  const currentOf = async (person: Person) =>
    (
      await server.request<{ sessions: { id: string; current: boolean }[] }>('GET', '/api/sessions', undefined, person)
    ).body.sessions.find(({ current }) => current)?.id ?? ''

  /** A person with three logins, and the sessions whose pages an action closes. */
  async function closedBy(happens: (first: Login, second: Login, third: Login) => Promise<unknown>) {
    const person = await server.signUp('investor')
    const registered = { ...person, session: await currentOf(person) }
    const second = await logIn(person)
    const third = await logIn(person)
    const closed: string[] = []
    const stop = server.deps.live.subscribe(person.id, (event) => {
      if (event.type === 'session_ended') closed.push(event.session_id)
    })
    await happens(registered, second, third)
    await server.deliverAll()
    stop()
    const names = new Map([registered, second, third].map(({ session }, place) => [session, place + 1]))
    return closed.map((id) => names.get(id) ?? 0).sort()
  }
  const newPassword = 'Newer#Bridge8'

  it('after a logout', async () => {
    expect(await closedBy((_, second) => at('/api/logout', {}, second))).toEqual([2])
  })
  it('from the list of devices', async () => {
    expect(await closedBy((first, second) => at(`/api/sessions/${second.session}`, {}, first, 'DELETE'))).toEqual([2])
  })
  it('after logging out all others', async () => {
    expect(await closedBy((_, second) => at('/api/sessions', {}, second, 'DELETE'))).toEqual([1, 3])
  })
  it('after a login from within it', async () => {
    expect(await closedBy((_, second) => logIn(second, second))).toEqual([2])
  })
  it('after a login on a sixth device: the oldest', async () => {
    const closed = await closedBy(async (first) => {
      await logIn(first)
      await logIn(first)
    })
    expect(closed).toEqual([])
    const oldest = await closedBy(async (first) => {
      for (let count = 0; count < 3; count++) await logIn(first)
    })
    expect(oldest).toEqual([1])
  })
  it('after a new password: all except the one that changed it', async () => {
    const request = { current_password: password, password: newPassword, confirm_password: newPassword }
    expect(await closedBy((_, second) => at('/api/update-password', request, second))).toEqual([1, 3])
  })
  it('after a password reset: all', async () => {
    const closed = await closedBy(async (first) =>
      server.request('POST', '/api/reset-password', {
        token: await server.prove('reset_password', first.email),
        ...{ password: newPassword, confirm_password: newPassword },
      }),
    )
    expect(closed).toEqual([1, 2, 3])
  })
  it('after its account was erased: all that were open', async () => {
    const closed = await closedBy(async (first, second) => {
      await at('/api/logout', {}, second)
      const deletionDueAt = server.deps.now()
      await server.deps.db.update(accounts).set({ deletionDueAt }).where(eq(accounts.id, first.id))
      await eraseDue(server.deps)
    })
    expect(closed).toEqual([1, 2, 3])
  })
})
