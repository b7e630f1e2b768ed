import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportMessages } from '../../server/kernel/db/schema.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'care@founders.in' })
})
afterAll(() => server.close())

const request = {
  name: 'Asha',
  email: 'asha@bridge.in',
  topic: 'payment',
  message: 'My receipt has the wrong address.',
}
const write = (change: object = {}) =>
  server.request<{ reference: string; fields?: object }>('POST', '/api/contact', {
    request_id: randomUUID(),
    ...request,
    ...change,
  })

it('stores a message once per request id, and acknowledges it by email', async () => {
  const request_id = randomUUID()
  const answers = await Promise.all([write({ request_id }), write({ request_id }), write({ request_id })])
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
  expect(await server.deps.db.select().from(supportMessages)).toHaveLength(1)
  await expect.poll(() => server.letters('asha@bridge.in')).toHaveLength(1)
})

it('acknowledges a message in the language that it was written in, with its reference', async () => {
  const sent = { request_id: randomUUID(), ...request, email: 'hindi@bridge.in' }
  const headers = { 'content-type': 'application/json', 'accept-language': 'hi' }
  const answer = await server.app.request('/api/contact', { method: 'POST', headers, body: JSON.stringify(sent) })
  const { reference } = (await answer.json()) as { reference: string }
  await expect.poll(() => server.letters('hindi@bridge.in')).toHaveLength(1)
  const [letter] = await server.letters('hindi@bridge.in')
  expect(letter?.subject).toBe(`आपका संदेश हमें मिल गया है (${reference})`)
  expect(letter?.body).toContain(`आपका संदर्भ ${reference} है`)
})

it('sends each message once to the owner’s address, with the address to reply to', async () => {
  const sent = { request_id: randomUUID(), email: 'rohan@bridge.in', message: 'Where is my refund?' }
  const { reference } = (await write(sent)).body
  await write(sent)
  const received = async () =>
    (await server.letters('care@founders.in')).filter(({ subject }) => subject.includes(reference))
  await expect.poll(received).toHaveLength(1)
  const [letter] = await received()
  expect(letter?.subject).toBe(`Message to support ${reference}: payment`)
  for (const fact of ['Asha', 'rohan@bridge.in', 'Where is my refund?']) expect(letter?.body).toContain(fact)
})

it('stores no message without the e-mail that brings it to the owner', async () => {
  const { db } = server.deps
  await db.execute(
    sql`alter table outbox add constraint full_outbox check (key not like 'support-forward:%') not valid`,
  )
  const request_id = randomUUID()
  expect((await write({ request_id })).status).toBe(500)
  expect(await db.select().from(supportMessages).where(eq(supportMessages.id, request_id))).toEqual([])
  await db.execute(sql`alter table outbox drop constraint full_outbox`)
  expect((await write({ request_id })).status).toBe(200)
})

it('reports the error at each field', async () => {
  const { status, body } = await write({ name: ' ', email: 'asha@bridge.museum', message: 'Hm' })
  expect([status, body.fields]).toEqual([422, { name: 'required', email: 'invalidEmail', message: 'invalid' }])
})

it('floods nobody’s mailbox: six messages in an hour are stored, five are acknowledged', async () => {
  for (let count = 0; count < 6; count++) expect((await write({ email: 'flooded@bridge.in' })).status).toBe(200)
  await expect.poll(() => server.letters('flooded@bridge.in')).toHaveLength(5)
})
