import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeEnded } from '../../server/features/chats/closing.ts'
import { chats, proposals } from '../../server/kernel/db/schema.ts'
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
