import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { retryJob } from '../../server/features/operators/repair.ts'
import { enqueue } from '../../server/jobs/enqueue.ts'
import { outbox } from '../../server/kernel/db/schema.ts'
import { startTestServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let ports: Pick<typeof server.deps, 'mail' | 'sms' | 'push'>
beforeAll(async () => {
  server = await startTestServer()
  const { mail, sms, push } = server.deps
  ports = { mail, sms, push }
})
afterEach(() => void Object.assign(server.deps, ports))
afterAll(() => server.close())

const jobOf = async (key: string) => (await server.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0]
const failedTry = (key: string) =>
  until('the job has failed', async () => {
    const row = await jobOf(key)
    return row?.lastError ? row : null
  })
const unreachable = async () => {
  throw new Error('unreachable')
}

it('tries each channel again whose provider failed', async () => {
  const data = { user_id: randomUUID(), message_id: randomUUID(), action_id: 'x', title: 't', message: 'm', to: '/' }
  Object.assign(server.deps, {
    mail: { ...ports.mail, send: unreachable },
    sms: { ...ports.sms, send: unreachable },
    push: { send: async () => 'failed' },
  })
  const jobs = {
    email: { channel: 'email', to: 'a@test.in', subject: 'a', text: 'b' },
    sms: { channel: 'sms', to: '+919820000000', text: 'b' },
    push: { channel: 'push', token: 'token', data },
  } as const
  for (const [key, job] of Object.entries(jobs)) {
    await enqueue(server.deps, server.deps.db, job, { key })
    const { sentAt, deadAt } = await failedTry(key)
    expect({ key, sentAt, deadAt }).toEqual({ key, sentAt: null, deadAt: null })
  }
})

it('gives a dead letter that an operator retries all its tries again', async () => {
  server.deps.mail = { ...ports.mail, send: unreachable }
  const letter = { channel: 'email', to: 'a@test.in', subject: 'a', text: 'b' } as const
  await enqueue(server.deps, server.deps.db, letter, { key: 'dead', delay: 10 * day })
  const [row] = await server.deps.db
    .update(outbox)
    .set({ tries: 12, deadAt: server.deps.now() })
    .where(eq(outbox.key, 'dead'))
    .returning()
  await retryJob(server.deps, row?.id ?? 0)
  expect((await failedTry('dead')).deadAt).toBeNull()
})

it('delivers a dead letter whose time is over if an operator retries it, and nothing that was delivered', async () => {
  const letter = { channel: 'email', to: 'overdue@test.in', subject: 'a', text: 'b' } as const
  const usefulUntil = new Date(server.deps.now().getTime() - day)
  await enqueue(server.deps, server.deps.db, letter, { key: 'overdue', usefulUntil })
  const { id, deadAt } = await failedTry('overdue')
  expect(deadAt).not.toBeNull()
  expect(await server.letters(letter.to)).toEqual([])
  await retryJob(server.deps, id)
  await until('the job is delivered', async () => (await jobOf('overdue'))?.sentAt)
  await expect(retryJob(server.deps, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.letters(letter.to)).toHaveLength(1)
})

it('sends nothing again for a repeated submission', async () => {
  const person = await server.member('investor')
  const live = async () => {
    await mailUnread(server.deps)
    await server.deliverAll()
    return (await server.letters(person.email)).filter(({ subject }) => subject === 'Your profile is live.').length
  }
  expect(await live()).toBe(1)
  const { status } = await server.request('POST', '/api/profiles/investor/submission', {}, person)
  expect([status, await live()]).toEqual([200, 1])
})

it('does not send a code again whose tries are used up', async () => {
  server.clock.stop()
  const target = { kind: 'email', email: 'spent@test.in' }
  const sent = await server.request<{ challenge_id: string }>('POST', '/api/codes', { purpose: 'verify_email', target })
  const path = `/api/codes/${sent.body.challenge_id}`
  for (let tries = 0; tries < 5; tries++) await server.request('POST', `${path}/verification`, { code: '000001' })
  server.clock.ahead += 40_000
  const answers = [
    await server.request<{ code: string }>('POST', `${path}/resend`, {}),
    await server.request<{ code: string }>('GET', path),
  ]
  Object.assign(server.clock, { ahead: 0, stoppedAt: null })
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 'OTP_TOO_MANY'],
    [429, 'OTP_TOO_MANY'],
  ])
  await server.deliverAll()
  expect(await server.letters(target.email)).toHaveLength(1)
})
