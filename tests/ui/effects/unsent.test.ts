import { afterEach, expect, it, vi } from 'vitest'
import { message } from '../../../flowlab/flows/chatSamples.ts'
import { quoteOf } from '../../../src/domain/chats/quotes.ts'
import { conversation } from '../../../src/effects/conversation.ts'
import { member } from '../../../src/effects/member.ts'
import type { Queued } from '../../../src/machines/conversationSetup.ts'
import { storage } from '../../../src/services/storage.ts'
import { answerOf } from '../../support/wire.ts'

/** Written and unsent messages are restored completely after a reload: each part of each message. */

const rows = new Map<string, object>()
const requestOf = (result: unknown) => {
  const request = { result, error: null, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} }
  queueMicrotask(() => request.onsuccess())
  return request
}
const store = {
  put: (row: { clientId: string }) => requestOf(rows.set(row.clientId, row)),
  delete: (id: string) => requestOf(rows.delete(id)),
  getAll: () => requestOf([...rows.values()]),
}
vi.stubGlobal('indexedDB', { open: () => requestOf({ transaction: () => ({ objectStore: () => store }) }) })
afterEach(() => rows.clear())

const refusal = { code: 'BLOCKED' as const, message: 'You cannot write here.', fields: {} }
const [text, file, reply, refused]: [Queued, Queued, Queued, Queued] = [
  { clientId: 'a', text: 'Namaste', file: null, replyTo: null, problem: null },
  { clientId: 'b', text: '', file: new File(['%PDF'], 'deck.pdf'), replyTo: null, problem: null },
  { clientId: 'c', text: 'Yes', file: null, replyTo: quoteOf(message), problem: null },
  { clientId: 'r', text: 'Hello?', file: null, replyTo: null, problem: { refusal } },
]
const asStored = ({ problem, ...message }: Queued) => ({
  ...message,
  refusal: problem?.refusal ?? null,
})
type Action = (scope: object, params: unknown) => void
const act = (name: string, context: object, params?: unknown) =>
  (conversation.implementations.actions[name as 'storeDraft'] as unknown as Action)({ context }, params)
const restored = (of: { chatId: string; owner: string }) =>
  answerOf(conversation.implementations.actors.restoreWriting as never, of)

const here = { chatId: 'c', owner: 'me investor' }

it('each conversation with an unsent message of this member is opened once, to send it', async () => {
  act('storeOutgoing', here, [text, file])
  act('storeOutgoing', { ...here, chatId: 'other' }, [reply])
  act('storeOutgoing', { chatId: 'foreign', owner: 'another' }, [{ ...text, clientId: 'e' }])
  await vi.waitFor(() => expect(rows.size).toBe(4))
  const found = await answerOf(member.logic.implementations.actors.findUnsent as never, { owner: here.owner })
  const seed = expect.stringMatching(/^[\da-f-]{36}$/)
  expect(found).toEqual(['c', 'other'].map((chatId) => ({ chatId, lastId: seed })))
})

it('unsent messages are restored as they were written, for their own conversation and member alone', async () => {
  act('storeOutgoing', here, [text, file, reply])
  act('storeOutgoing', { ...here, chatId: 'other' }, [{ ...text, clientId: 'd' }])
  act('storeOutgoing', { ...here, owner: 'another' }, [{ ...text, clientId: 'e' }])
  await vi.waitFor(() => expect(rows.size).toBe(5))
  expect(await restored(here)).toEqual({
    draft: '',
    replyingTo: null,
    attached: [],
    outgoing: [text, file, reply].map(asStored),
  })
  act('deleteOutgoing', here, 'b')
  await vi.waitFor(() => expect(rows.size).toBe(4))
  expect(await restored(here)).toEqual({
    draft: '',
    replyingTo: null,
    attached: [],
    outgoing: [text, reply].map(asStored),
  })
})

it('a refused message is restored with its refusal', async () => {
  act('storeOutgoing', here, [refused])
  await vi.waitFor(() => expect(rows.size).toBe(1))
  expect(await restored(here)).toEqual({
    draft: '',
    replyingTo: null,
    attached: [],
    outgoing: [{ clientId: 'r', text: 'Hello?', file: null, replyTo: null, refusal }],
  })
})

it('a text that was not submitted is restored too', async () => {
  act('storeDraft', { ...here, draft: 'Nama', replyingTo: null })
  expect(await restored(here)).toEqual({ draft: 'Nama', replyingTo: null, attached: [], outgoing: [] })
  expect(await restored({ ...here, chatId: 'other' })).toEqual({
    draft: '',
    replyingTo: null,
    attached: [],
    outgoing: [],
  })
})

it('the message that a text replies to is restored with it, until it is sent or the reply is cancelled', async () => {
  const replyingTo = quoteOf(message)
  act('storeDraft', { ...here, draft: 'Yes', replyingTo })
  expect(await restored(here)).toEqual({ draft: 'Yes', replyingTo, attached: [], outgoing: [] })
  expect(await restored({ ...here, chatId: 'other' })).toMatchObject({ replyingTo: null })
  act('storeDraft', { ...here, draft: 'Yes', replyingTo: null })
  expect(await restored(here)).toEqual({ draft: 'Yes', replyingTo: null, attached: [], outgoing: [] })
  act('storeDraft', { ...here, draft: '', replyingTo })
  storage.forgetTexts()
  expect(await restored(here)).toEqual({ draft: '', replyingTo: null, attached: [], outgoing: [] })
})

it('a stored reply that cannot be read is none', async () => {
  for (const stored of ['{', '{"id": 1}', 'null']) {
    localStorage.setItem('draft:reply:c', stored)
    expect(await restored(here)).toMatchObject({ replyingTo: null })
  }
})

it('a file that is attached and not sent is restored as such, until it is sent or removed', async () => {
  const attached = { clientId: 'f', file: new File(['%PDF'], 'deck.pdf'), problem: null }
  act('storeAttached', here, [attached])
  await vi.waitFor(() => expect(rows.size).toBe(1))
  const { clientId, file: chosen } = attached
  expect(await restored(here)).toEqual({
    draft: expect.any(String),
    replyingTo: null,
    attached: [{ clientId, file: chosen }],
    outgoing: [],
  })
  act('storeOutgoing', here, [{ ...file, clientId: 'f' }])
  await vi.waitFor(async () => expect(await restored(here)).toMatchObject({ attached: [] }))
  expect(await restored(here)).toMatchObject({ outgoing: [asStored({ ...file, clientId: 'f' })] })
})
