import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
})
afterAll(() => server.close())

interface Sent {
  proposal: { id: string; status: string; can: string[]; chat_id: string | null }
}
const propose = (from: Person, to: string, message = 'Shall we talk?', requestId = randomUUID()) =>
  server.request<Sent & { code?: string }>(
    'POST',
    '/api/proposals',
    { request_id: requestId, receiver_profile_id: to, message },
    from,
  )
const act = (person: Person, id: string, action: string, body: object = {}) =>
  server.request<Sent & { code?: string }>('POST', `/api/proposals/${id}/${action}`, body, person)

describe('proposals', () => {
  it('without a plan are refused with 402', async () => {
    const poor = await server.member('investment')
    expect((await propose(poor, await server.profileIdOf(investor))).status).toBe(402)
  })

  it('the same request is one proposal; another body with its id is refused, and so is a second open proposal', async () => {
    const sender = await server.trialMember('investment')
    const to = await server.profileIdOf(investor)
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => propose(sender, to, 'Hello', requestId)))
    expect(new Set(answers.map(({ body }) => body.proposal.id)).size).toBe(1)
    expect((await propose(sender, to, 'Other words', requestId)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect((await propose(sender, to)).body.code).toBe('DUPLICATE_PROPOSAL')
  })

  it('only the receiver accepts; a stranger finds nothing; a repeat gets the same response', async () => {
    const sender = await server.trialMember('investment')
    const stranger = await server.trialMember('investor')
    const { id } = (await propose(sender, await server.profileIdOf(investor))).body.proposal
    expect((await act(sender, id, 'accept')).status).toBe(409)
    expect((await act(stranger, id, 'accept')).status).toBe(404)
    const accepted = await act(investor, id, 'accept')
    expect(accepted.body.proposal.status).toBe('accepted')
    expect((await act(investor, id, 'accept')).body.proposal).toEqual(accepted.body.proposal)
    expect((await act(investor, id, 'decline', { reason: 'geography' })).body.code).toBe('ILLEGAL_TRANSITION')
  })

  it('an acceptance racing a withdrawal ends in one legal status', async () => {
    for (let round = 0; round < 10; round++) {
      const [sender, receiver] = [await server.trialMember('investment'), investor]
      const { id } = (await propose(sender, await server.profileIdOf(receiver))).body.proposal
      await Promise.all([act(receiver, id, 'accept'), act(sender, id, 'withdraw')])
      const { body } = await server.request<Sent>('GET', `/api/proposals/${id}`, undefined, sender)
      expect(['accepted', 'withdrawn']).toContain(body.proposal.status)
    }
  })
})

describe('chat', () => {
  it('stores each message once, gapless, in one order for both members', async () => {
    const { id } = (await propose(founder, await server.profileIdOf(investor))).body.proposal
    const chatId = (await act(investor, id, 'accept')).body.proposal.chat_id
    const say = (person: Person, text: string, clientId: string) =>
      server.request('POST', `/api/chats/${chatId}/messages`, { client_id: clientId, kind: 'TEXT', text }, person)
    const sends = [founder, investor].flatMap((person) =>
      Array.from({ length: 40 }, (_, line) => [person, `line ${line}`, randomUUID()] as const),
    )
    await Promise.all([...sends, ...sends].map((send) => say(...send)))
    const read = async (person: Person) => {
      const texts: [number, string][] = []
      for (let after = 0, more = true; more; ) {
        const { body } = await server.request<{ list: { seq: number; client_id: string }[]; has_more: boolean }>(
          'GET',
          `/api/chats/${chatId}/messages?after=${after}&limit=30`,
          undefined,
          person,
        )
        texts.push(...body.list.map(({ seq, client_id }) => [seq, client_id] as [number, string]))
        after = body.list.at(-1)?.seq ?? after
        more = body.has_more
      }
      return texts
    }
    const [mine, theirs] = [await read(founder), await read(investor)]
    expect(mine).toEqual(theirs)
    expect(mine.map(([seq]) => seq)).toEqual(Array.from({ length: 80 }, (_, place) => place + 1))
    const stranger = await server.trialMember('investor')
    expect((await server.request('GET', `/api/chats/${chatId}/messages`, undefined, stranger)).status).toBe(404)
  })
})

describe('documents', () => {
  const upload = (bytes: Uint8Array, name: string, key = 'proof-of-business', type?: string) =>
    server.request<{ code?: string; document?: { id: string; url: string } }>(
      'POST',
      '/api/documents',
      uploadOf(key, 'INVESTMENT', bytes, name, type),
      founder,
    )

  it('are accepted up to 10,485,760 bytes, and by content', async () => {
    const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 32)])
    expect((await upload(pdf(10_485_760), 'deck.pdf')).status).toBe(200)
    expect((await upload(pdf(10_485_761), 'deck.pdf')).status).toBe(413)
    expect((await upload(Buffer.from('MZ this is a program'), 'licence.pdf')).status).toBe(415)
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'x.png')).status).toBe(
      415,
    )
    expect((await upload(Buffer.alloc(0), 'empty.pdf')).body.code).toBe('FILE_EMPTY')
    expect((await upload(onePixel, 'photo.png', 'proof-of-business', '')).body).toMatchObject({
      fields: { 'proof-of-business': 'typeMissing' },
    })
  })

  it("another member's document is not found", async () => {
    const { body } = await upload(onePixel, '../../etc/passwd.png')
    expect((await server.request('DELETE', `/api/documents/${body.document?.id}`, undefined, investor)).status).toBe(
      404,
    )
    expect((await server.app.request(`${body.document?.url}x`)).status).toBe(404)
  })
})

describe('the wizard', () => {
  it('refuses steps out of order and invalid fields', async () => {
    const person = await server.signUp('entrepreneur')
    expect((await server.request('PUT', '/api/profiles/investment/business', { answers: {} }, person)).status).toBe(409)
    const wrong = await server.request(
      'PUT',
      '/api/profiles/investment/basic',
      { answers: { first_name: 'A', brief_about_business: 'short' } },
      person,
    )
    expect(wrong.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { brief_about_business: 'tooShort350', last_name: 'required' },
    })
  })
})
