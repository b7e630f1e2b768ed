import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { FoundChat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import { pdfOf } from '../support/files.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { countStatements } from '../support/statementCount.ts'
import { openedChat } from '../support/talking.ts'

/** Searches all conversations of a member, by docs/product 12.57. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let first: Person
let second: Person
let stranger: Person
const chats = { first: '', second: '', elsewhere: '' }
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  first = await server.trialMember('investor')
  second = await server.trialMember('investor')
  stranger = await server.trialMember('investment')
  chats.first = await openedChat(server, founder, first)
  chats.second = await openedChat(server, founder, second)
  chats.elsewhere = await openedChat(server, stranger, first)
})
afterAll(() => server.close())

interface Found {
  list: ChatMessage[]
  chats: FoundChat[]
  has_more: boolean
  code?: string
}
const say = async (from: Person, chatId: string, text: string) => {
  const body = { client_id: randomUUID(), kind: 'TEXT', text }
  return (await server.request<{ message: ChatMessage }>('POST', `/api/chats/${chatId}/messages`, body, from)).body
    .message
}
const search = (reader: Person, q: string, more = '') =>
  server.request<Found>('GET', `/api/messages?q=${encodeURIComponent(q)}${more}`, undefined, reader)
const textsFor = async (reader: Person, q: string) => (await search(reader, q)).body.list.map(({ text }) => text)
const settings = (person: Person, chatId: string, request: object) =>
  server.request('PUT', `/api/chats/${chatId}/settings`, request, person)

describe('words in all conversations', () => {
  it('are found in each of them, newest first, with their position and the other member', async () => {
    const one = await say(founder, chats.first, 'The turbine is on schedule')
    const other = await say(second, chats.second, 'Who builds your Turbines?')
    const { body } = await search(founder, 'turbine')
    expect(body.list.map(({ id, chat_id, seq, mine }) => [id, chat_id, seq, mine])).toEqual([
      [other.id, chats.second, other.seq, false],
      [one.id, chats.first, one.seq, true],
    ])
    expect(body.chats.map(({ id, archived, is_named }) => [id, archived, is_named])).toEqual([
      [chats.second, false, false],
      [chats.first, false, false],
    ])
    expect(body.chats.map(({ other: { profile_id } }) => profile_id)).toEqual([
      await server.profileIdOf(second),
      await server.profileIdOf(first),
    ])
    expect(body.has_more).toBe(false)
  })

  it('are found only in the member’s own conversations', async () => {
    await say(stranger, chats.elsewhere, 'Confidential zeppelin')
    expect(await textsFor(first, 'zeppelin')).toEqual(['Confidential zeppelin'])
    for (const reader of [founder, second])
      expect((await search(reader, 'zeppelin')).body).toMatchObject({ list: [], chats: [] })
  })

  it('are found in Hindi, however its letters were typed, and in the names of files', async () => {
    await say(founder, chats.first, 'कल की बैठक सड़क के पास होगी')
    await say(first, chats.first, 'ठीक है, बैठक में मिलते हैं')
    expect(await textsFor(first, 'बैठक')).toEqual(['ठीक है, बैठक में मिलते हैं', 'कल की बैठक सड़क के पास होगी'])
    // The letter as one code point, and as two.
    for (const written of ['स\u0921\u093cक', 'स\u095cक']) expect(await textsFor(first, written)).toHaveLength(1)
    const form = new FormData()
    form.set('client_id', randomUUID())
    form.set('file', new File([new Uint8Array(pdfOf(2_000))], 'Balance sheet 2026.pdf'))
    await server.request('POST', `/api/chats/${chats.first}/attachments`, form, first)
    const { list } = (await search(founder, 'balance SHEET')).body
    expect(list.map(({ file }) => file?.name)).toEqual(['Balance sheet 2026.pdf'])
  })

  it('are matched literally: a percent sign is no wildcard', async () => {
    await say(founder, chats.first, 'We give 12_5% of it')
    expect(await textsFor(founder, '12_5%')).toEqual(['We give 12_5% of it'])
    expect(await textsFor(founder, '1%f')).toEqual([])
    expect(await textsFor(founder, '12x5')).toEqual([])
  })

  it('are not found in messages deleted for both or for the reader, nor in the text before an edit', async () => {
    const forBoth = await say(founder, chats.first, 'Marigold one')
    const forOneself = await say(founder, chats.first, 'Marigold two')
    const edited = await say(founder, chats.first, 'Marigold three')
    await server.request('POST', `/api/chats/${chats.first}/messages/${forBoth.id}/deletion`, undefined, founder)
    await server.request('DELETE', `/api/chats/${chats.first}/messages/${forOneself.id}`, undefined, founder)
    await server.request(
      'PUT',
      `/api/chats/${chats.first}/messages/${edited.id}`,
      { text: 'Rose', revision: 0 },
      founder,
    )
    expect(await textsFor(founder, 'marigold')).toEqual([])
    expect(await textsFor(first, 'marigold')).toEqual(['Marigold two'])
  })

  it('are found in archived conversations, and not in those that the reader blocked', async () => {
    await say(second, chats.second, 'Heliograph')
    await settings(founder, chats.second, { archived: true })
    expect((await search(founder, 'heliograph')).body.chats.map(({ archived }) => archived)).toEqual([true])
    await settings(founder, chats.second, { archived: false, blocked: true })
    expect((await search(founder, 'heliograph')).body).toMatchObject({ list: [], chats: [] })
    // The blocked member is not notified.
    expect(await textsFor(second, 'heliograph')).toEqual(['Heliograph'])
    await settings(founder, chats.second, { blocked: false })
  })

  it('that match more than a page report further results', async () => {
    for (const number of [1, 2, 3]) await say(founder, chats.first, `Quartz ${number}`)
    const { body } = await search(founder, 'quartz', '&limit=2')
    expect([body.list.map(({ text }) => text), body.has_more]).toEqual([['Quartz 3', 'Quartz 2'], true])
  })

  it('must have two to a hundred characters', async () => {
    for (const q of ['', 'a', ' a ', 'x'.repeat(101)]) expect([q, (await search(founder, q)).status]).toEqual([q, 422])
  })
})

describe('a conversation', () => {
  it('is found by the name of its other member', async () => {
    const id = await server.profileIdOf(first)
    await server.deps.db.update(profiles).set({ name: 'Kaveri Capital' }).where(eq(profiles.id, id))
    const { body } = await search(founder, 'kaveri')
    expect(body.list).toEqual([])
    expect(body.chats.map(({ id: found, other, is_named }) => [found, other.name, is_named])).toEqual([
      [chats.first, 'Kaveri Capital', true],
    ])
  })

  it('is not found by a name that is hidden again after the acceptance has ended', async () => {
    const id = await server.profileIdOf(first)
    const change = { name: 'Kaveri Capital', anonymous: true }
    await server.deps.db.update(profiles).set(change).where(eq(profiles.id, id))
    await server.deps.db.update(proposals).set({ status: 'declined' }).where(eq(proposals.receiverProfileId, id))
    await say(first, chats.first, 'Written afterwards')
    expect((await search(founder, 'kaveri')).body).toMatchObject({ list: [], chats: [] })
    const [shown] = (await search(founder, 'afterwards')).body.chats
    expect(shown?.other.name).not.toContain('Kaveri')
  })
})

it('a search takes one statement, which uses an index of words', async () => {
  const counted = countStatements()
  await search(founder, 'turbine')
  const taken = await counted.causedBy(() => search(founder, 'turbine'))
  counted.stop()
  // One statement for the session and its profile, one for the search.
  expect(taken).toHaveLength(2)
  const plan = await server.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_indexscan = off`)
    const { rows } = (await tx.execute(sql`explain select id from messages
      where normalize(text || chr(10) || coalesce(file->>'name', ''), nfc) ilike '%turbine%' and deleted_at is null`)) as unknown as {
      rows: object[]
    }
    return JSON.stringify(rows)
  })
  expect(plan).toContain('messages_words')
})

describe('words are found in one conversation as in all of them', () => {
  it.each([
    ['decomposed accents', 'The café is open', 'caf\u0065\u0301'],
    ['a letter that no normalised text contains', '\u0958लम और काग़ज़', '\u0958लम'],
    ['the same letter as two code points', 'यह \u0958िला पुराना है', '\u0915\u093cिला'],
    ['a control character among them', 'A pergola for the office', 'per\u0001gola'],
  ])('with %s', async (_, written, typed) => {
    await say(founder, chats.first, written)
    const path = `/api/chats/${chats.first}/messages?q=${encodeURIComponent(typed)}`
    const inOne = (await server.request<Found>('GET', path, undefined, founder)).body.list.map(({ text }) => text)
    expect([inOne, await textsFor(founder, typed)]).toEqual([[written], [written]])
  })
})
