import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeEnded } from '../../server/features/chats/closing.ts'
import { chats, profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** A rule about two members applies to both, whichever of them happens to be stored first. */

const day = 86_400_000

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Pair {
  chatId: string
  /** The member whose profile the conversation stores first, and the other member. */
  a: Person
  b: Person
}
async function pair(): Promise<Pair & { founder: Person }> {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chatId = await openedChat(server, founder, investor)
  const isFirst = (await server.profileIdOf(founder)) < (await server.profileIdOf(investor))
  return { founder, chatId, ...(isFirst ? { a: founder, b: investor } : { a: investor, b: founder }) }
}
/** A pair whose proposal the founder sent; which of the two is stored first is up to their random ids. */
async function pairProposedBy(side: 'a' | 'b') {
  for (let tries = 0; tries < 30; tries++) {
    const made = await pair()
    if (made[side] === made.founder) return made
  }
  throw new Error(`no founder became ${side}`)
}
/** Both assignments of the two roles. */
const bothWays = async (): Promise<(Pair & { name: string })[]> => {
  const { chatId, a, b } = await pair()
  return [
    { name: 'a', chatId, a, b },
    { name: 'b', chatId, a: b, b: a },
  ]
}
const say = (from: Person, chatId: string, text = 'Namaste') =>
  server.request('POST', `/api/chats/${chatId}/messages`, { client_id: randomUUID(), kind: 'TEXT', text }, from)
const set = (person: Person, chatId: string, settings: object) =>
  server.request('PUT', `/api/chats/${chatId}/settings`, settings, person)
/** Lets days pass since the proposals of a pair last changed; their conversation is older. */
async function quietFor(days: number, chatId: string, a: Person, b: Person): Promise<void> {
  const then = new Date(Date.now() - days * day)
  const begun = new Date(Date.now() - 200 * day)
  await server.deps.db.update(chats).set({ createdAt: begun, updatedAt: then }).where(eq(chats.id, chatId))
  for (const id of [await server.profileIdOf(a), await server.profileIdOf(b)])
    await server.deps.db
      .update(proposals)
      .set({ createdAt: then, updatedAt: then })
      .where(or(eq(proposals.senderProfileId, id), eq(proposals.receiverProfileId, id)))
}

describe('a conversation about talks that are open', () => {
  it.each([
    ['first', 'a'],
    ['second', 'b'],
  ] as const)('stays writable however long nothing happens, if the %s member proposed (12.48)', async (_, sender) => {
    const { chatId, a, b } = await pairProposedBy(sender)
    await quietFor(100, chatId, a, b)
    await closeEnded(server.deps)
    expect([(await say(a, chatId)).status, (await say(b, chatId)).status]).toEqual([200, 200])
  })

  it.each([
    ['first', 'a', 89, 200],
    ['second', 'b', 89, 200],
    ['first', 'a', 91, 403],
    ['second', 'b', 91, 403],
  ] as const)('closes 90 days after the proposal of the %s member has ended', async (_, sender, days, status) => {
    const { chatId, a, b, founder } = await pairProposedBy(sender)
    const [proposal] = await server.deps.db
      .select()
      .from(proposals)
      .where(eq(proposals.senderProfileId, await server.profileIdOf(founder)))
    const path = `/api/proposals/${proposal?.id}/close_lost`
    const ended = await server.request('POST', path, { reason: 'geography' }, founder)
    expect(ended.status).toBe(200)
    await quietFor(days, chatId, a, b)
    await closeEnded(server.deps)
    expect([(await say(a, chatId)).status, (await say(b, chatId)).status]).toEqual([status, status])
  })
})

describe('a blocked member', () => {
  it('is not seen typing', async () => {
    for (const { name, chatId, a: blocker, b: author } of await bothWays()) {
      const seen: LiveEvent['type'][] = []
      // A block also ends open proposals, and the events about that may arrive at any time.
      const stop = server.deps.live.subscribe(blocker.id, ({ type: reported }: LiveEvent) => {
        if (reported === 'typing') seen.push(reported)
      })
      const type = () => server.request('POST', `/api/chats/${chatId}/typing`, {}, author)
      await type()
      expect([name, seen]).toEqual([name, ['typing']])
      await set(blocker, chatId, { blocked: true })
      seen.length = 0
      await type()
      expect([name, seen]).toEqual([name, []])
      await set(blocker, chatId, { blocked: false })
      stop()
    }
  })

  /** What a member does on reading their messages, each after a message that they have not received yet. */
  const receipts: Record<'delivered' | 'read', (reader: Person, chatId: string, seq: number) => Promise<unknown>> = {
    delivered: (reader, chatId, seq) =>
      server.request('POST', '/api/chats/delivered', { marks: [{ chat_id: chatId, seq }] }, reader),
    read: (reader, chatId, seq) => server.request('POST', `/api/chats/${chatId}/read`, { seq }, reader),
  }
  it.each(Object.entries(receipts))('does not learn that an earlier message is now %s', async (mark, receive) => {
    for (const who of ['the reader', 'the author'])
      for (const { name, chatId, a: reader, b: author } of await bothWays()) {
        const seen: LiveEvent['type'][] = []
        const stop = server.deps.live.subscribe(author.id, ({ type: reported }: LiveEvent) => {
          if (reported === mark) seen.push(reported)
        })
        const blocker = who === 'the reader' ? reader : author
        const written = await Promise.all([say(author, chatId, 'One'), say(author, chatId, 'Two')])
        const seqs = written.map(({ body }) => (body.message as { seq: number }).seq).sort((one, two) => one - two)
        await receive(reader, chatId, seqs[0] ?? 0)
        expect([who, name, seen]).toEqual([who, name, [mark]])
        await set(blocker, chatId, { blocked: true })
        await receive(reader, chatId, seqs[1] ?? 0)
        expect([who, name, seen]).toEqual([who, name, [mark]])
        await set(blocker, chatId, { blocked: false })
        stop()
      }
  })

  it('is not found when the member who blocked them searches all conversations', async () => {
    for (const { name, chatId, a: blocker, b: author } of await bothWays()) {
      await say(author, chatId, `Pomegranates ${name}`)
      const found = async () =>
        (await server.request<{ list: { id: string }[] }>('GET', `/api/messages?q=Pomegranates`, undefined, blocker))
          .body.list.length
      expect([name, (await found()) > 0]).toEqual([name, true])
      await set(blocker, chatId, { blocked: true })
      expect([name, await found()]).toEqual([name, 0])
      await set(blocker, chatId, { blocked: false })
    }
  })
})

interface Roles {
  chatId: string
  reader: Person
  writer: Person
}
/** What a member's screens show of their only conversation. */
async function screensOf(own: Person, other: Person, chatId: string) {
  const read = async <T>(path: string) => (await server.request<T>('GET', path, undefined, own)).body
  const otherId = await server.profileIdOf(other)
  const [profile] = await server.deps.db.select({ kind: profiles.kind }).from(profiles).where(eq(profiles.id, otherId))
  const folders = await Promise.all(
    ['', 'archived=1', 'unread=1'].map(async (query) => {
      const { list, all_archived } = await read<{ list: Chat[]; all_archived: boolean }>(`/api/chats?${query}`)
      return [query, list.length, all_archived]
    }),
  )
  const { chat } = await read<{ chat: Chat }>(`/api/chats/${chatId}`)
  const { list: messages } = await read<{ list: ChatMessage[] }>(`/api/chats/${chatId}/messages`)
  const { list: listings } = await read<{ list: { id: string }[] }>(`/api/listings?kind=${profile?.kind}`)
  return {
    folders,
    home: (await read<{ unread_messages: number }>('/api/overview')).unread_messages,
    chat: pickOf(chat),
    messages: messages.map(({ mine, text, deleted }) => [mine, text, deleted]),
    found: (await read<{ list: { text: string }[] }>('/api/messages?q=Pomegranates')).list.map(({ text }) => text),
    foundHere: (await read<{ list: { text: string }[] }>(`/api/chats/${chatId}/messages?q=Pomegranates`)).list.length,
    isListed: listings.some(({ id }) => id === otherId),
  }
}
const pickOf = ({ last_message, last_seq, read_seq, other_delivered_seq, other_read_seq, ...chat }: Chat) => ({
  ...{ last: last_message?.text, last_seq, read_seq, other_delivered_seq, other_read_seq },
  ...{ unread: chat.unread, muted: chat.muted, blocked: chat.blocked, archived: chat.archived, closed: chat.closed },
})

/** What both see after each thing that one of them does. */
async function seenByBoth({ chatId, reader, writer }: Roles) {
  const deleteFirst = async (person: Person) => {
    const path = `/api/chats/${chatId}/messages`
    const [first] = (await server.request<{ list: { id: string }[] }>('GET', path, undefined, person)).body.list
    return server.request('DELETE', `${path}/${first?.id}`, undefined, person)
  }
  const steps: Record<string, () => Promise<{ status: number }>> = {
    'the other writes': () => say(writer, chatId, 'Pomegranates from Solapur'),
    'it is delivered': () => server.request('POST', '/api/chats/delivered', { marks: null }, reader),
    'it is read': () => server.request('POST', `/api/chats/${chatId}/read`, { seq: 1 }, reader),
    'an answer': () => say(reader, chatId, 'Pomegranates would do'),
    muted: () => set(reader, chatId, { muted: true }),
    archived: () => set(reader, chatId, { archived: true }),
    'another message while muted and archived': () => say(writer, chatId, 'Are you there?'),
    'no longer muted': () => set(reader, chatId, { muted: false }),
    'another message while archived': () => say(writer, chatId, 'Hello again'),
    'deleted for one': () => deleteFirst(reader),
    blocked: () => set(reader, chatId, { blocked: true }),
    'the other writes to one who has blocked them': () => say(writer, chatId, 'Why?'),
    'no longer blocked': () => set(reader, chatId, { blocked: false }),
  }
  const seen: Record<string, object> = {}
  for (const [name, take] of Object.entries(steps)) {
    const { status } = await take()
    seen[name] = {
      status,
      reader: await screensOf(reader, writer, chatId),
      writer: await screensOf(writer, reader, chatId),
    }
  }
  return seen
}

it('both see the same of a conversation, whichever of them is stored first', async () => {
  const [one, other] = [await pair(), await pair()]
  const first = await seenByBoth({ chatId: one.chatId, reader: one.a, writer: one.b })
  const second = await seenByBoth({ chatId: other.chatId, reader: other.b, writer: other.a })
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    'the other writes': { status: 200, reader: { home: 1, found: ['Pomegranates from Solapur'] } },
    'another message while muted and archived': { reader: { home: 0 } },
    'another message while archived': { reader: { home: 2 }, writer: { home: 0 } },
    'deleted for one': { reader: { found: ['Pomegranates would do'] }, writer: { foundHere: 2 } },
    'no longer muted': { reader: { isListed: true } },
    blocked: { reader: { isListed: false, found: [] }, writer: { isListed: false } },
    'the other writes to one who has blocked them': { status: 403 },
  })
})
