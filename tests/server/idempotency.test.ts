import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { pdfOf } from '../support/files.ts'
import { resolved } from '../support/published.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** A request id identifies one content: a repeat gets the same response, and other content is refused. */

type Answer = { code?: string }
interface Call {
  /** Sends the request with this id; `change` names the one part that differs. */
  send(id: string, change: string | null): Promise<{ status: number; body: Answer }>
  changes: readonly string[]
}

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let chatId: string
let otherChat: string
let receivers: string[]
const senders = new Map<string, Person>()
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  chatId = await openedChat(server, founder, investor)
  otherChat = await openedChat(server, await server.trialMember('investment'), investor)
  receivers = [
    await server.profileIdOf(await server.member('investor')),
    await server.profileIdOf(await server.member('investor')),
  ]
})
afterAll(() => server.close())

const post = (path: string, body: unknown, as?: Person) => server.request<Answer>('POST', `/api/${path}`, body, as)

function attachment(id: string, { text = 'The plant', bytes = pdfOf(300), name = 'plan.pdf' } = {}) {
  const form = new FormData()
  form.set('client_id', id)
  form.set('text', text)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return post(`chats/${chatId}/attachments`, form, founder)
}
const say = (id: string, text = 'Namaste') =>
  post(`chats/${chatId}/messages`, { client_id: id, kind: 'TEXT', text }, founder)

const calls: Record<string, Call> = {
  'POST /proposals': {
    changes: ['message', 'receiver'],
    send: async (request_id, change) => {
      // A new sender for each id, who has not sent anything to the receiver.
      const sender = senders.get(request_id) ?? (await server.trialMember('investment'))
      senders.set(request_id, sender)
      return post(
        'proposals',
        {
          request_id,
          receiver_profile_id: receivers[change === 'receiver' ? 1 : 0],
          message: change === 'message' ? 'Something else' : 'Shall we talk?',
        },
        sender,
      )
    },
  },
  'POST /listings/{id}/questions': {
    changes: ['text', 'listing'],
    send: async (request_id, change) =>
      post(
        `listings/${receivers[change === 'listing' ? 1 : 0]}/questions`,
        { request_id, text: change === 'text' ? 'What is revenue?' : 'What is churn?' },
        founder,
      ),
  },
  'POST /chats/{id}/messages': {
    changes: ['text', 'a file'],
    send: (id, change) => (change === 'a file' ? attachment(id) : say(id, change ? 'Something else' : 'Namaste')),
  },
  'POST /chats/{id}/attachments': {
    changes: ['text', 'file', 'name', 'a text alone', 'the same text alone'],
    send: (id, change) => {
      if (change === 'a text alone') return say(id)
      if (change === 'the same text alone') return say(id, 'The plant')
      if (change === 'text') return attachment(id, { text: 'Another plant' })
      if (change === 'file') return attachment(id, { bytes: pdfOf(300, 'x') })
      return attachment(id, change === 'name' ? { name: 'other.pdf' } : {})
    },
  },
  'POST /documents': {
    changes: ['key', 'file', 'type', 'title'],
    send: (id, change) => {
      const form = uploadOf('proof-of-business', 'INVESTMENT', onePixel, 'photo.png', 'trade-license')
      if (change === 'key') form.set('key', 'pitch-deck')
      if (change === 'file') form.set('file', new File([new Uint8Array(pdfOf(300))], 'photo.png'))
      if (change === 'type') form.set('type', 'utility-bill-in-business-name')
      if (change === 'title') form.set('title', 'Another title')
      form.set('request_id', id)
      return post('documents', form, founder)
    },
  },
  'POST /contact': {
    changes: ['name', 'email', 'topic', 'message'],
    send: (request_id, change) => {
      const request = {
        name: 'Asha',
        email: 'asha@test.in',
        topic: 'payment',
        message: 'My receipt has the wrong address.',
      }
      const other = {
        name: 'Usha',
        email: 'usha@test.in',
        topic: 'other',
        message: 'I cannot find my plan any more.',
      }
      return post('contact', {
        request_id,
        ...request,
        ...(change ? { [change]: other[change as keyof typeof other] } : {}),
      })
    },
  },
  'POST /chats/{id}/reports': {
    changes: ['reason', 'note', 'conversation'],
    send: (request_id, change) =>
      post(
        `chats/${change === 'conversation' ? otherChat : chatId}/reports`,
        {
          request_id,
          reason: change === 'reason' ? 'harassment' : 'spam',
          note: change === 'note' ? 'Another note' : 'Wants money first.',
        },
        investor,
      ),
  },
}

describe.each(Object.entries(calls))('%s', (_, { send, changes }) => {
  it.each(changes)('with another %s is refused, and the stored content does not change', async (change) => {
    const id = randomUUID()
    expect((await send(id, null)).status).toBe(200)
    const answer = await send(id, change)
    expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH'])
    const again = await send(id, null)
    expect([again.status, again.body.code]).toEqual([200, undefined])
  })
})

it('every call with such an id is tested', async () => {
  const { body } = await server.request<{ paths: Record<string, Record<string, object>> }>('GET', '/api/openapi.json')
  const keyed = Object.entries(resolved(body).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) =>
      /"(request_id|client_id)":/.test(JSON.stringify((described as { requestBody?: object }).requestBody ?? {}))
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  )
  expect(keyed.length).toBeGreaterThan(3)
  expect(keyed.filter((route) => !(route in calls))).toEqual([])
})

it('a draft with an id is not mistaken for the proposal sent with it', async () => {
  const sender = await server.trialMember('investment')
  const request = { request_id: randomUUID(), receiver_profile_id: receivers[0], message: 'Shall we talk?' }
  const stored = await server.request<{ proposal: Proposal }>(
    'POST',
    '/api/proposals',
    { ...request, draft: true },
    sender,
  )
  expect(stored.body.proposal.status).toBe('draft')
  expect((await post('proposals', request, sender)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  const sent = await post(`proposals/${stored.body.proposal.id}/send`, {}, sender)
  expect(sent.status).toBe(200)
  expect((await post('proposals', { ...request, draft: true }, sender)).status).toBe(200)
})

it('two contents with one id at once: one is stored, the other is refused', async () => {
  const contact = calls['POST /contact'] as Call
  for (let round = 0; round < 5; round++) {
    const id = randomUUID()
    const answers = await Promise.all([contact.send(id, null), contact.send(id, 'message')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})
