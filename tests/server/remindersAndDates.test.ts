import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { notifyEndings } from '../../server/features/memberships/membershipNotifications.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { accounts, memberships, notifications, profiles, sessions } from '../../server/kernel/db/schema.ts'
import { consumeLimitFor } from '../../server/kernel/http/limits.ts'
import { Refusal } from '../../server/kernel/http/refusal.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  Object.assign(server.clock, { ahead: 0, stoppedAt: null })
})
afterAll(() => server.close())

async function pass(days: number): Promise<void> {
  await server.pass(days * day)
  // One reminder for each sweep.
  for (let times = 0; times < 2; times++) await sweepProposals(server.deps)
}

async function sentProposal() {
  const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const body = { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(receiver), message: 'Talk?' }
  const { id } = (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', body, sender)).body.proposal
  const act = (who: typeof sender, action: string, text: string) =>
    server.request('POST', `/api/proposals/${id}/${action}`, { text }, who)
  const remindersSent = async () =>
    (
      await server.deps.db
        .select()
        .from(notifications)
        .where(eq(notifications.subject, `proposal:${id}`))
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'proposal_waiting' || kind === 'proposal_expiring')
      .sort()
  return { sender, receiver, act, remindersSent }
}

describe('the receiver of a proposal is reminded', () => {
  it('after three days, and four days before the deadline that an answered question has moved', async () => {
    const { sender, receiver, act, remindersSent } = await sentProposal()
    await pass(2.9)
    expect(await remindersSent()).toEqual([])
    await pass(0.2)
    expect(await remindersSent()).toEqual(['proposal_waiting'])
    await pass(5.9)
    await act(receiver, 'request-info', 'How much?')
    await act(sender, 'answer', 'This much.')
    await pass(9.9)
    expect(await remindersSent()).toEqual(['proposal_waiting'])
    await pass(0.2)
    expect(await remindersSent()).toEqual(['proposal_expiring', 'proposal_waiting'])
  })

  it('again before a deadline that an answer has moved after both reminders', async () => {
    const { sender, receiver, act, remindersSent } = await sentProposal()
    await pass(10.1)
    expect(await remindersSent()).toEqual(['proposal_expiring', 'proposal_waiting'])
    // Unread, the earlier one would be replaced.
    expect((await server.request('POST', '/api/notifications/read', { id: null }, receiver)).status).toBe(200)
    await act(receiver, 'request-info', 'How much?')
    await act(sender, 'answer', 'This much.')
    await pass(9.9)
    expect(await remindersSent()).toEqual(['proposal_expiring', 'proposal_waiting'])
    await pass(0.2)
    expect(await remindersSent()).toEqual(['proposal_expiring', 'proposal_expiring', 'proposal_waiting'])
  })

  it('not while the sender has to answer a question', async () => {
    const { receiver, act, remindersSent } = await sentProposal()
    await act(receiver, 'request-info', 'How much?')
    await pass(11)
    expect(await remindersSent()).toEqual([])
  })
})

it('counts the days to the end of a plan in India', async () => {
  const person = await server.trialMember('investor')
  server.clock.stop(new Date('2027-03-10T12:00:00Z'))
  await server.deps.db
    .update(memberships)
    .set({ periodStart: new Date('2027-03-01T00:00:00Z'), periodEnd: new Date('2027-03-10T20:00:00Z') })
    .where(eq(memberships.accountId, person.id))
  await notifyEndings(server.deps)
  const rows = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, person.id))
  expect(rows.find(({ kind }) => kind === 'trial_ending')?.words.excerpt).toEqual({
    fact: 'end',
    at: '2027-03-10T20:00:00.000Z',
    days: 1,
  })
})

it('numbers a receipt by the year in India', async () => {
  const person = await server.signUp('investor')
  const payments = paymentsOn(server)
  await server.deps.db.update(sessions).set({ expiresAt: new Date('2100-01-01') })
  server.clock.stop(new Date('2026-12-31T20:00:00Z'))
  const { transaction } = (await payments.buy(person)).body
  await payments.pay(transaction)
  await payments.confirm(person, transaction)
  expect(await payments.transactionsOf(person)).toMatchObject([{ receiptYear: 2027, receiptNumber: 1 }])
})

it('names the rest of a limit’s window as the time to wait', async () => {
  server.clock.stop(new Date('2027-03-10T12:00:50Z'))
  const search = async () => {
    for (let n = 0; n < 61; n++) await consumeLimitFor(server.deps, 'searches', 'somebody')
  }
  const error = await search().catch((thrown: unknown) => thrown)
  expect(error instanceof Refusal && error.detail.headers).toEqual({ 'retry-after': '10' })
})

describe('a saved search', () => {
  async function listNow() {
    const id = await server.profileIdOf(await server.member('investment'))
    server.clock.ahead += 1_000
    await server.deps.db.update(profiles).set({ approvedAt: server.deps.now() }).where(eq(profiles.id, id))
  }

  it.each([
    ['renamed', 'daily', 1],
    ['with another frequency', 'weekly', 1],
    ['turned off', 'off', 0],
  ])('%s reports what its owner has not been sent, unless turned off', async (_, alert, expected) => {
    const reader = await server.trialMember('investor')
    const search = { kind: 'INVESTMENT', name: 'All', query: {}, alert: 'daily' }
    const saved = await server.request<{ search: { id: string } }>('POST', '/api/saved-searches', search, reader)
    await listNow()
    server.clock.ahead += 1_000
    await server.request('PUT', `/api/saved-searches/${saved.body.search.id}`, { name: 'Every one', alert }, reader)
    server.clock.ahead += 8 * day
    await sendAlerts(server.deps)
    await server.deliverAll()
    const alerts = (await server.letters(reader.email)).filter(({ subject }) => subject.includes('Every one'))
    expect(alerts).toHaveLength(expected)
  })

  /** Lists a company for a saved search that is due, and sends the alerts, each after `before`. */
  async function alertsAfter(before: (id: string, reader: Person) => Promise<unknown>) {
    const reader = await server.trialMember('investor')
    const search = { kind: 'INVESTMENT', name: 'Stopped', query: {}, alert: 'daily' }
    const saved = await server.request<{ search: { id: string } }>('POST', '/api/saved-searches', search, reader)
    await listNow()
    await pass(8)
    const { db } = server.deps
    const late = new Proxy(db, {
      get: (target, name: keyof typeof db) =>
        name === 'transaction'
          ? async (run: never) => {
              await before(saved.body.search.id, reader)
              return target.transaction(run)
            }
          : target[name],
    })
    for (let days = 0; days < 2; days++) {
      await sendAlerts(days === 0 ? { ...server.deps, db: late } : server.deps)
      await server.deliverAll()
      await listNow()
      await pass(1)
    }
    // The other tests list at earlier times.
    await db.update(profiles).set({ approvedAt: new Date('2026-01-01') })
    return (await server.letters(reader.email)).filter(({ subject }) => subject.includes('Stopped'))
  }

  it('reports what is listed', async () => {
    expect(await alertsAfter(async () => {})).toHaveLength(2)
  })

  it('turned off while alerts are being sent reports nothing more', async () => {
    const turnOff = (id: string, reader: Person) =>
      server.request('PUT', `/api/saved-searches/${id}`, { name: 'Stopped', alert: 'off' }, reader)
    expect(await alertsAfter(turnOff)).toEqual([])
  })

  it('of a disabled account reports nothing', async () => {
    const disable = (_: string, { id }: Person) =>
      server.deps.db.update(accounts).set({ disabledAt: server.deps.now() }).where(eq(accounts.id, id))
    expect(await alertsAfter(disable)).toEqual([])
  })

  it('whose alerts are turned on again reports nothing from the time without them', async () => {
    const reader = await server.trialMember('investor')
    const search = { kind: 'INVESTMENT', name: 'Quiet', query: {}, alert: 'off' }
    const saved = await server.request<{ search: { id: string } }>('POST', '/api/saved-searches', search, reader)
    await listNow()
    server.clock.ahead += 1_000
    await server.request('PUT', `/api/saved-searches/${saved.body.search.id}`, { name: 'Loud', alert: 'daily' }, reader)
    server.clock.ahead += 2 * day
    await sendAlerts(server.deps)
    await server.deliverAll()
    expect((await server.letters(reader.email)).filter(({ subject }) => subject.includes('Loud'))).toEqual([])
  })
})
