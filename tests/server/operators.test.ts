import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMemberships } from '../../server/features/memberships/audit.ts'
import { findViolations } from '../../server/features/operators/invariants.ts'
import { operatorKey } from '../../server/features/operators/key.ts'
import { enqueue } from '../../server/jobs/enqueue.ts'
import { chats, messages, outbox, profiles, proposals, sessions, transactions } from '../../server/kernel/db/schema.ts'
import { Undeliverable } from '../../server/kernel/ports/undeliverable.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

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

async function operate<T = Record<string, unknown>>(method: string, path: string, key = operatorKey(server.deps)) {
  const answer = await server.app.request(`/operator${path}`, { method, headers: { authorization: `Bearer ${key}` } })
  const text = await answer.text()
  return { status: answer.status, text, body: (text.startsWith('{') ? JSON.parse(text) : null) as T }
}

describe('the operators’ access', () => {
  it.each([
    '/status',
    '/metrics',
    '/violations',
    '/outbox',
    '/traces',
    '/traces/S-1',
    '/support',
    '/support/S-1',
    `/accounts/${randomUUID()}`,
  ])('%s is not there without the key', async (path) => {
    for (const key of ['', 'wrong', operatorKey(server.deps).slice(1)])
      expect((await operate('GET', path, key)).status).toBe(404)
    const asMember = await server.request('GET', `/operator${path}`, undefined, founder)
    expect(asMember.status).toBe(404)
  })

  it('the page makes the browser request the key, and shows only numbers', async () => {
    const asked = await server.app.request('/operator')
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="operators", charset="UTF-8"',
    ])
    const basic = Buffer.from(`operator:${operatorKey(server.deps)}`).toString('base64')
    const page = await server.app.request('/operator', { headers: { authorization: `Basic ${basic}` } })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('dead letters')
    expect(text).not.toContain(founder.email)
  })

  it('metrics name routes by their pattern, never by an address', async () => {
    await server.request('GET', `/api/chats/${chatId}`, undefined, founder)
    await server.request('GET', `/api/nowhere/${chatId}`)
    const { text } = await operate('GET', '/metrics')
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/chats\/:id",status="2xx"\} \d/,
    )
    expect(text).not.toContain(chatId)
    for (const name of [
      'outbox_oldest_seconds',
      'live_streams',
      'database_connections',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
  })
})

describe('lookup and repair', () => {
  it('an account is found by id, email and mobile, without its secrets', async () => {
    for (const asked of [founder.id, founder.email, founder.mobile]) {
      const { status, text } = await operate('GET', `/accounts/${encodeURIComponent(asked)}`)
      expect(status).toBe(200)
      expect(text).toContain(founder.id)
      for (const secret of [founder.email, founder.mobile, 'password', 'token']) expect(text).not.toContain(secret)
    }
  })

  it('a purchase is found with its account, without the secret that pays it', async () => {
    const person = await server.member('investor')
    const { body } = await server.request<{ transaction: { uuid: string; client_secret: string } }>(
      'POST',
      '/api/buy-membership',
      { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
      person,
    )
    const { uuid, client_secret: secret } = body.transaction
    expect(secret).toMatch(/_secret_/)
    for (const path of [`/accounts/${person.id}`, `/transactions/${uuid}`]) {
      const { status, text } = await operate('GET', path)
      expect([path, status, text.includes(uuid), text.includes(secret)]).toEqual([path, 200, true, false])
    }
  })

  it('a disabled account is logged out at once and can log in again once it is enabled', async () => {
    const person = await server.signUp('investor')
    expect((await operate('POST', `/accounts/${person.id}/disable`)).body).toEqual({ disabled: true, ended: 1 })
    expect((await server.request('GET', '/api/me', undefined, person)).status).toBe(401)
    expect((await operate('POST', `/accounts/${person.id}/disable`)).status).toBe(409)
    expect((await operate('POST', `/accounts/${person.id}/enable`)).status).toBe(200)
  })

  it('a proposal is removed by the lifecycle, once', async () => {
    const [sender, receiver] = [await server.trialMember('investment'), await server.member('investor')]
    const sent = await server.request<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      {
        request_id: randomUUID(),
        receiver_profile_id: await server.profileIdOf(receiver),
        message: 'Let us talk about the round.',
        draft: false,
      },
      sender,
    )
    const { id } = sent.body.proposal
    expect((await operate('POST', `/proposals/${id}/remove`)).body).toEqual({ status: 'cancelled_by_admin' })
    expect((await operate('POST', `/proposals/${id}/remove`)).status).toBe(409)
    const { steps } = (await operate<{ steps: { action: string }[] }>('GET', `/proposals/${id}`)).body
    expect(steps.map(({ action }) => action)).toEqual(['send', 'admin_remove'])
  })

  it('a purchase is settled and refunded by the provider’s status', async () => {
    const bought = await server.request<{ transaction: { uuid: string } }>(
      'POST',
      '/api/buy-membership',
      { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
      await server.member('investor'),
    )
    const id = bought.body.transaction.uuid
    expect((await operate('POST', `/transactions/${id}/settle`)).body).toEqual({ settlement: 'waiting' })
    expect((await operate('POST', `/transactions/${id}/refund`)).status).toBe(409)
    const { text } = await operate('GET', `/transactions/${id}`)
    expect(text).toContain('requires_payment_method')
    expect(text).not.toContain('_secret_')
  })

  it('a dead letter is listed, and delivered on retry', async () => {
    const carrier = server.deps.mail
    server.deps.mail = { send: () => Promise.reject(new Undeliverable('550 no such user')) }
    const letter = { channel: 'email' as const, to: 'lost@test.in', subject: 'Hello', text: 'A letter.' }
    await enqueue(server.deps, server.deps.db, letter, { key: 'lost' })
    await expect
      .poll(async () => (await operate('GET', '/outbox')).text)
      .toMatch(/"recipient":"l•••@test.in".*550 no such user/)
    server.deps.mail = carrier
    const [row] = await server.deps.db.select().from(outbox).where(eq(outbox.key, 'lost'))
    expect((await operate('POST', `/outbox/${row?.id}/retry`)).status).toBe(200)
    expect(await server.letters('lost@test.in')).toHaveLength(1)
    expect((await operate('POST', '/outbox/999999/drop')).status).toBe(404)
  })
})

describe('the checker', () => {
  const broken = async () => (await findViolations(server.deps)).map(({ rule }) => rule)

  it('finds nothing in consistent data', async () => {
    expect(await findViolations(server.deps)).toEqual([])
  })

  it.each([
    [
      'every confirmed charge has exactly one membership',
      () =>
        server.deps.db.insert(transactions).values({
          accountId: founder.id,
          profileKind: 'INVESTMENT',
          mode: 'NEW',
          planId: 'investment-monthly',
          amount: 100,
          currency: 'INR',
          exchangeRate: 1,
          status: 'confirmed',
          quoteExpiresAt: new Date(),
        }),
      () => server.deps.db.delete(transactions).where(eq(transactions.status, 'confirmed')),
    ],
    [
      'a conversation has no gaps or duplicates',
      () => server.deps.db.update(chats).set({ lastSeq: 7 }).where(eq(chats.id, chatId)),
      () => server.deps.db.update(chats).set({ lastSeq: 0 }).where(eq(chats.id, chatId)),
    ],
    [
      'a message is written by a member of its conversation',
      () =>
        server.deps.db.insert(messages).values({
          chatId,
          seq: 1,
          senderProfileId: randomUUID(),
          clientId: randomUUID(),
          kind: 'TEXT',
          text: 'Who am I?',
        }),
      () => server.deps.db.delete(messages),
    ],
    [
      "a proposal's status matches its last step",
      () => server.deps.db.update(proposals).set({ status: 'closed_won' }).where(eq(proposals.status, 'accepted')),
      () => server.deps.db.update(proposals).set({ status: 'accepted' }).where(eq(proposals.status, 'closed_won')),
    ],
    [
      'no stored file is unreferenced',
      async () => {
        await server.deps.files.put('documents/orphan.pdf', new Uint8Array(1), 'application/pdf')
        server.clock.ahead += 2 * 3_600_000
      },
      () => server.deps.files.delete('documents/orphan.pdf'),
    ],
  ])('finds a violation of the rule that %s', async (rule, harm, heal) => {
    await harm()
    expect(await broken()).toContain(rule)
    await heal()
    expect(await broken()).toEqual([])
  })

  it('reads more purchases than one page, and names the broken ones of each page', async () => {
    const { db } = server.deps
    await db.execute(sql`insert into transactions (account_id, profile_kind, mode, plan_id, amount, currency, exchange_rate, status, quote_expires_at)
      select ${founder.id}, 'INVESTMENT', 'NEW', 'investment-monthly', 100, 'INR', 1, 'cancelled', now() from generate_series(1, 2300)`)
    const made = eq(transactions.planId, 'investment-monthly')
    const rows = await db.select({ id: transactions.id }).from(transactions).where(made).orderBy(transactions.id)
    const harmed = [rows[0], rows[1_150], rows.at(-1)].map((row) => row?.id ?? '')
    await db.update(transactions).set({ status: 'confirmed' }).where(inArray(transactions.id, harmed))
    const found = await auditMemberships(server.deps)
    expect(found).toEqual(harmed.map((id) => ({ what: 'membership_without_charge', id })))
    await db.delete(transactions).where(made)
  })

  it('finds a listing that a disabled account still has', async () => {
    const person = await server.member('investment')
    await operate('POST', `/accounts/${person.id}/disable`)
    const own = eq(profiles.accountId, person.id)
    await server.deps.db.update(profiles).set({ status: 'approved' }).where(own)
    expect(await broken()).toEqual(['a disabled account has no listing'])
    await server.deps.db.update(profiles).set({ status: 'paused' }).where(own)
  })

  it('finds a session opened for a disabled account', async () => {
    const person = await server.signUp('investor')
    await operate('POST', `/accounts/${person.id}/disable`)
    await server.deps.db
      .update(sessions)
      .set({ revokedAt: null, createdAt: new Date(server.deps.now().getTime() + 1_000) })
      .where(eq(sessions.accountId, person.id))
    expect(await broken()).toEqual(['an ended account has no live session'])
  })
})
