import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, documents, messages } from '../../server/kernel/db/schema.ts'
import { storageLimit } from '../../src/domain/files.ts'
import { pdfOf } from '../support/files.ts'
import { type Person, startTestServer, uploadOf } from '../support/server.ts'

/** The storage limit for one member's files. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ofAccount = async ({ id }: Person) => {
  const [row] = await server.deps.db.select().from(accounts).where(eq(accounts.id, id))
  if (!row) throw new Error('no account')
  return { stored: row.storedBytes, limit: row.storageLimit }
}
const leave = async (person: Person, bytes: number) => {
  const { stored } = await ofAccount(person)
  await server.deps.db
    .update(accounts)
    .set({ storageLimit: stored + bytes })
    .where(eq(accounts.id, person.id))
}
const file = pdfOf(5_000)
type Answer = { code?: string; message?: string; document?: { id: string } }
async function upload(person: Person, language = 'en') {
  const answer = await server.app.request('/api/documents', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'x-info-id': person.id, 'accept-language': language },
    body: uploadOf('certificate-compliance-documents', 'WANT_TO_SELL', file, 'proof.pdf'),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

describe('a member’s storage', () => {
  it('holds 500 MB, counted by the stored sizes', async () => {
    const person = await server.member('want-to-sell')
    const before = await ofAccount(person)
    const rows = await server.deps.db.select({ bytes: documents.bytes }).from(documents)
    expect(before.limit).toBe(storageLimit)
    expect(before.stored).toBeGreaterThan(0)
    expect(rows.map(({ bytes }) => bytes).reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThanOrEqual(before.stored)
    const { body } = await upload(person)
    expect((await ofAccount(person)).stored).toBe(before.stored + file.length)
    await server.request('DELETE', `/api/documents/${body.document?.id}`, undefined, person)
    expect((await ofAccount(person)).stored).toBe(before.stored)
  })

  it('holds not a byte more: the file is refused in both languages, and none of it is stored', async () => {
    const person = await server.member('want-to-sell')
    await leave(person, file.length - 1)
    const refused = await upload(person)
    expect([refused.status, refused.body.code]).toEqual([413, 'STORAGE_FULL'])
    expect(refused.body.message).toContain('500 MB')
    expect((await upload(person, 'hi')).body.message).toMatch(/[\u0900-\u097f].*500 MB/)
    await leave(person, file.length)
    expect((await upload(person)).status).toBe(200)
  })

  it('is not exceeded by concurrent uploads', async () => {
    const person = await server.member('want-to-sell')
    await leave(person, 2 * file.length)
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const { stored, limit } = await ofAccount(person)
    expect(stored).toBe(limit)
  })

  it('includes files sent in conversations, also when documents and files arrive at once', async () => {
    const [seller, investor] = [await server.trialMember('want-to-sell'), await server.trialMember('investor')]
    const receiver = await server.profileIdOf(investor)
    const request = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk about it?' }
    const sent = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', request, seller)
    const { id } = sent.body.proposal
    await server.request('GET', `/api/proposals/${id}`, undefined, investor)
    const accepted = await server.request<{ proposal: { chat_id: string } }>(
      'POST',
      `/api/proposals/${id}/accept`,
      {},
      investor,
    )
    const send = () => {
      const form = new FormData()
      form.set('client_id', randomUUID())
      form.set('text', '')
      form.set('file', new File([new Uint8Array(file)], 'plan.pdf'))
      return server.request<Answer>('POST', `/api/chats/${accepted.body.proposal.chat_id}/attachments`, form, seller)
    }
    await leave(seller, 3 * file.length)
    const answers = await Promise.all([send(), upload(seller), send(), upload(seller), send(), upload(seller)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413])
    expect(answers.filter(({ status }) => status === 413).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 }, () => 'STORAGE_FULL'),
    )
    const { stored, limit } = await ofAccount(seller)
    expect(stored).toBe(limit)
    // The conversation continues without files, and the other member's storage is separate.
    const text = { client_id: randomUUID(), kind: 'TEXT', text: 'Without a file then' }
    const chat = `/api/chats/${accepted.body.proposal.chat_id}/messages`
    expect((await server.request('POST', chat, text, seller)).status).toBe(200)
    await server.deps.db.delete(messages).where(eq(messages.chatId, accepted.body.proposal.chat_id))
    const sentFiles = answers.filter((one, place) => place % 2 === 0 && one.status === 200).length
    expect((await ofAccount(seller)).stored).toBe(limit - sentFiles * file.length)
  })
})
