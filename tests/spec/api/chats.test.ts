import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeEnded } from '../../../server/features/chats/closing.ts'
import type { Chat, FoundChat } from '../../../src/domain/chats/chatSchema.ts'
import type { LinkTarget } from '../../../src/domain/chats/linkTargetSchema.ts'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { pdfOf } from '../../support/files.ts'
import { type Person, password, startTestServer } from '../../support/server.ts'
import { holds } from '../../support/spec/holds.ts'
import { openedChat } from '../../support/talking.ts'

/** Chats as a caller of the API sees them: 12.38 to 12.49 and 12.55 to 12.58. */

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

type Sent = { message: ChatMessage; code?: string }
const say = (from: Person, text: string, { clientId = randomUUID() as string, at = chatId } = {}) =>
  server.request<Sent>('POST', `/api/chats/${at}/messages`, { client_id: clientId, kind: 'TEXT', text }, from)
const messagesOf = async (reader: Person, at = chatId) => {
  const all: ChatMessage[] = []
  for (let more = true; more; ) {
    const path = `/api/chats/${at}/messages?after=${all.at(-1)?.seq ?? 0}&limit=100`
    const { body } = await server.request<{ list: ChatMessage[]; has_more: boolean }>('GET', path, undefined, reader)
    all.push(...body.list)
    more = body.has_more
  }
  return all
}
const attach = (from: Person, bytes: Uint8Array, name: string) => {
  const form = new FormData()
  form.set('client_id', randomUUID())
  form.set('text', '')
  form.set('file', new File([new Uint8Array(bytes)], name))
  return server.request<Sent>('POST', `/api/chats/${chatId}/attachments`, form, from)
}
const settings = (person: Person, request: object, at = chatId) =>
  server.request('PUT', `/api/chats/${at}/settings`, request, person)
const chatsOf = async (person: Person, archived = '0') =>
  (await server.request<{ list: Chat[] }>('GET', `/api/chats?archived=${archived}`, undefined, person)).body.list.map(
    ({ id }) => id,
  )
const act = (person: Person, id: string, step: string, body: object = {}) =>
  server.request<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${step}`, body, person)
const propose = async (from: Person, to: Person, message = 'Shall we talk?') => {
  const request = { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(to), message }
  return (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, from)).body.proposal
}
const pair = async () => [await server.trialMember('investment'), await server.trialMember('investor')] as const

holds('12.38', async () => {
  const [one, other] = await pair()
  const first = await propose(one, other)
  const { chat_id } = (await act(other, first.id, 'accept')).body.proposal
  await act(one, first.id, 'close-lost', { reason: 'geography' })
  const second = await propose(other, one)
  expect((await act(one, second.id, 'accept')).body.proposal.chat_id).toBe(chat_id)
  expect([await chatsOf(one), await chatsOf(other)]).toEqual([[chat_id], [chat_id]])
  const third = await server.trialMember('investor')
  expect(await openedChat(server, one, third)).not.toBe(chat_id)
  expect(await chatsOf(one)).toHaveLength(2)
})

holds('12.39', async () => {
  const longest = 'x'.repeat(2_000)
  expect((await say(founder, longest)).body.message).toMatchObject({ kind: 'TEXT', text: longest })
  expect((await say(founder, `${longest}x`)).status).toBe(422)
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer()
  expect((await attach(founder, picture, 'plant.png')).body.message.kind).toBe('IMAGE')
  const most = 10 * 1024 * 1024
  expect((await attach(founder, pdfOf(most), 'terms.pdf')).body.message.kind).toBe('FILE')
  const tooLarge = await attach(founder, pdfOf(most + 1), 'terms.pdf')
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
})

holds('12.42', async () => {
  const texts = Array.from({ length: 24 }, (_, number) => `Line ${number}`)
  await Promise.all(texts.map((text, number) => say(number % 2 ? founder : investor, text)))
  const [one, other] = [await messagesOf(founder), await messagesOf(investor)]
  expect(one.map(({ id, seq }) => [id, seq])).toEqual(other.map(({ id, seq }) => [id, seq]))
  expect(one.map(({ seq }) => seq)).toEqual(one.map((_, place) => place + 1))
  expect(one.map(({ text }) => text)).toEqual(expect.arrayContaining(texts))
})

holds('12.43', async () => {
  const written = await Promise.all(
    Array.from({ length: 30 }, (_, number) => ({ text: `Kept ${number}`, clientId: randomUUID() as string })).map(
      async ({ text, clientId }, number) => {
        const from = number % 2 ? founder : investor
        // The app sends the message twice at once, because it has not received the first response.
        const answers = await Promise.all([say(from, text, { clientId }), say(from, text, { clientId })])
        return answers.map(({ status, body }) => [status, body.message.id, body.message.text])
      },
    ),
  )
  const acknowledged = written.flat().filter(([status]) => status === 200)
  expect(acknowledged).toHaveLength(60)
  for (const reader of [founder, investor]) {
    const stored = (await messagesOf(reader)).filter(({ text }) => text.startsWith('Kept '))
    expect(stored.map(({ id, text }) => `${id} ${text}`).sort()).toEqual(
      [...new Set(acknowledged.map(([, id, text]) => `${id} ${text}`))].sort(),
    )
  }
})

holds('12.45', async () => {
  const both = await pair()
  const id = await openedChat(server, ...both)
  const muted = async (person: Person) =>
    (await server.request<{ chat: Chat }>('GET', `/api/chats/${id}`, undefined, person)).body.chat.muted
  for (const [one, other] of [both, [both[1], both[0]]] as const) {
    expect((await settings(one, { archived: true }, id)).status).toBe(200)
    expect([await chatsOf(one), await chatsOf(one, '1'), await chatsOf(other)]).toEqual([[], [id], [id]])
    await say(other, 'Back again', { at: id })
    expect([await chatsOf(one), await chatsOf(one, '1')]).toEqual([[id], []])
    await settings(one, { archived: true, muted: true }, id)
    expect([await muted(one), await muted(other)]).toEqual([true, false])
    await say(other, 'Still there?', { at: id })
    expect([await chatsOf(one), await chatsOf(one, '1')]).toEqual([[], [id]])
    await settings(one, { archived: false, muted: false }, id)
  }
})

holds('12.46', async () => {
  const { message } = (await say(founder, 'Only for you')).body
  await server.request('DELETE', `/api/chats/${chatId}/messages/${message.id}`, undefined, founder)
  const seen = async (reader: Person) => (await messagesOf(reader)).find(({ id }) => id === message.id)
  expect(await seen(founder)).toMatchObject({ deleted: true, text: '' })
  expect(await seen(investor)).toMatchObject({ deleted: false, text: 'Only for you' })
})

holds('12.47', async () => {
  const [one, other] = await pair()
  const id = await openedChat(server, one, other)
  expect((await say(one, 'Hello', { at: id })).status).toBe(200)
  const report = { request_id: randomUUID(), reason: 'scam', note: 'Asked for an advance fee' }
  expect((await server.request('POST', `/api/chats/${id}/reports`, report, other)).status).toBe(200)
  expect((await settings(other, { blocked: true }, id)).status).toBe(200)
  const refused = await say(one, 'Hello?', { at: id })
  expect([refused.status, refused.body.code]).toEqual([403, 'BLOCKED'])
  expect((await messagesOf(other, id)).map(({ text }) => text)).toEqual(['Hello'])
})

holds('12.48', async () => {
  const [one, other] = await pair()
  const id = await openedChat(server, one, other)
  const { list } = (await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=sent', undefined, one)).body
  await act(one, list[0]?.id ?? '', 'close-lost', { reason: 'geography' })
  const isClosed = async (days: number) => {
    server.clock.ahead = days * 86_400_000
    try {
      await closeEnded(server.deps)
      const request = {
        login_type: 'investor',
        target: { kind: 'email', email: other.email },
        password,
        remember: true,
      }
      const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', request)
      const reader = { ...other, token: body.access_token, id: body.info_id }
      const { chat } = (await server.request<{ chat: Chat }>('GET', `/api/chats/${id}`, undefined, reader)).body
      await server.letters('nobody@test.in')
      return [chat.closed, (await messagesOf(reader, id)).length]
    } finally {
      server.clock.ahead = 0
    }
  }
  await say(one, 'Farewell', { at: id })
  expect(await isClosed(89.9)).toEqual([false, 1])
  expect(await isClosed(90.1)).toEqual([true, 1])
  const refused = await say(one, 'Late', { at: id })
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
})

holds('12.49', async () => {
  const [one, other] = await pair()
  const [email, phone] = ['asha.rao@somewhere.in', '98123 45678']
  const { id } = await propose(one, other, `We sell orchids. Write to ${email} or call +91 ${phone}.`)
  const read = async () =>
    (await server.request<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, other)).body.proposal
  const before = await read()
  expect(before.message).toContain('We sell orchids.')
  expect(JSON.stringify(before)).not.toMatch(/asha\.rao|98123|45678/)
  await act(other, id, 'accept')
  const { message } = await read()
  expect([message.includes(email), message.includes(phone)]).toEqual([true, true])
})

const change = (from: Person, { id }: ChatMessage, at: string, text: string | null, revision = 0) =>
  text === null
    ? server.request<Sent>('POST', `/api/chats/${at}/messages/${id}/deletion`, undefined, from)
    : server.request<Sent>('PUT', `/api/chats/${at}/messages/${id}`, { text, revision }, from)
/** Fetches the changes of a member who saw the conversation before any of them. */
const changesFor = async (reader: Person, at: string) => {
  const path = `/api/chats/${at}/messages?changed_after=0&limit=100`
  return (await server.request<{ list: ChatMessage[] }>('GET', path, undefined, reader)).body.list
}
const after = async <T>(minutes: number, happening: () => Promise<T>): Promise<T> => {
  server.clock.ahead = minutes * 60_000
  try {
    return await happening()
  } finally {
    server.clock.ahead = 0
  }
}

holds('12.55', async () => {
  const [one, other] = await pair()
  const id = await openedChat(server, one, other)
  const { message } = (await say(one, 'We raise 2 Cr', { at: id })).body
  expect((await change(other, message, id, 'We raise nothing')).status).toBe(404)
  expect((await after(14.9, () => change(one, message, id, 'We raise 3 Cr'))).status).toBe(200)
  for (const reader of [one, other]) {
    const edited = { id: message.id, text: 'We raise 3 Cr', edited: true }
    expect((await messagesOf(reader, id)).at(-1)).toMatchObject(edited)
    expect(await changesFor(reader, id)).toEqual([expect.objectContaining(edited)])
  }
  const late = (await say(one, 'Kept', { at: id })).body.message
  expect((await after(15.1, () => change(one, late, id, 'Changed'))).status).toBe(409)
  expect((await messagesOf(other, id)).at(-1)).toMatchObject({ text: 'Kept', edited: false })
})

holds('12.56', async () => {
  const [one, other] = await pair()
  const id = await openedChat(server, one, other)
  const secret = `Secret${randomUUID()}`
  const { message } = (await say(one, secret, { at: id })).body
  expect((await change(other, message, id, null)).status).toBe(404)
  expect((await after(14.9, () => change(one, message, id, null))).status).toBe(200)
  for (const reader of [one, other]) {
    const addresses = ['/api/chats', `/api/chats/${id}`, '/api/notifications', '/api/account/export']
    const answers = await Promise.all(addresses.map((path) => server.request('GET', path, undefined, reader)))
    const found = await server.request<{ list: ChatMessage[] }>(
      'GET',
      `/api/chats/${id}/messages?q=${secret}`,
      undefined,
      reader,
    )
    expect(found.body.list).toEqual([])
    const all = [answers.map(({ body }) => body), await messagesOf(reader, id), await changesFor(reader, id)]
    expect(JSON.stringify(all)).not.toContain(secret)
    expect((await messagesOf(reader, id)).at(-1)).toMatchObject({ id: message.id, deleted_for_all: true, text: '' })
  }
  const late = (await say(one, 'Kept', { at: id })).body.message
  expect((await after(15.1, () => change(one, late, id, null))).status).toBe(409)
  expect((await messagesOf(other, id)).at(-1)).toMatchObject({ text: 'Kept' })
})

holds('12.57', async () => {
  const [one, other] = await pair()
  const id = await openedChat(server, one, other)
  const found = async (reader: Person, q: string) =>
    (
      await server.request<{ list: ChatMessage[]; chats: FoundChat[] }>(
        'GET',
        `/api/messages?q=${encodeURIComponent(q)}`,
        undefined,
        reader,
      )
    ).body
  const english = (await say(one, 'The turbine is on schedule', { at: id })).body.message
  const hindi = (await say(one, 'कल की बैठक 11 बजे होगी', { at: id })).body.message
  for (const reader of [one, other]) {
    expect((await found(reader, 'TURBINE')).list.map(({ id: of, seq }) => [of, seq])).toEqual([
      [english.id, english.seq],
    ])
    expect((await found(reader, 'बैठक')).list.map(({ id: of }) => of)).toEqual([hindi.id])
  }
  expect((await found(founder, 'turbine')).list).toEqual([])
  const [shown] = (await found(one, 'turbine')).chats
  expect((await found(one, shown?.other.name ?? '')).chats.map(({ id: of }) => of)).toContain(id)
  await change(one, english, id, null)
  expect((await found(other, 'turbine')).list).toEqual([])
  await settings(other, { blocked: true }, id)
  expect(await found(other, 'बैठक')).toMatchObject({ list: [], chats: [] })
})

holds('12.58', async () => {
  const [one, other] = await pair()
  const { id } = await propose(one, other)
  const listing = await server.profileIdOf(one)
  const titles = async (reader: Person) =>
    (
      await server.request<{ list: LinkTarget[] }>('GET', `/api/link-targets?ids=${listing},${id}`, undefined, reader)
    ).body.list.map(({ type, title }) => [type, title])
  const [[, name] = []] = await titles(one)
  expect(await titles(other)).toEqual([
    ['listing', name],
    ['proposal', name],
  ])
  expect(await titles(investor)).toEqual([['listing', name]])
  const sent = await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=sent', undefined, one)
  expect(sent.body.list.map(({ status }) => status)).toEqual(['sent'])
})
