import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditMemberships } from '../../server/features/memberships/audit.ts'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { operatorKey } from '../../server/features/operators/key.ts'
import { notifications, receiptYears } from '../../server/kernel/db/schema.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { TransactionOnWire } from '../../src/domain/memberships/transactionSchema.ts'
import { disputedCard, paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Disputed charges: nothing but the bank's decision ends a dispute, and a dispute that was won costs no paid day. */

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const mine = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
const operate = async (transaction: TransactionOnWire, action: string) => {
  const answer = await server.app.request(`/operator/transactions/${transaction.uuid}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey(server.deps)}` },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const notifiedOf = async ({ id }: Person) =>
  (await server.deps.db.select().from(notifications).where(eq(notifications.accountId, id)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('payment'))
    .sort()
const statusesOf = async (person: Person) => (await payments.transactionsOf(person)).map(({ status }) => status)
/** Everything that a second confirmation would change. */
const stateOf = async (person: Person) => ({
  transactions: await payments.transactionsOf(person),
  periods: await payments.periodsOf(person),
  receipts: await server.deps.db.select().from(receiptYears),
})
const looks = {
  'its page': (person: Person, { uuid }: TransactionOnWire) =>
    server.request('GET', `/api/membership/purchases/${uuid}`, undefined, person),
  'the same confirmation': (person: Person, transaction: TransactionOnWire) => payments.confirm(person, transaction),
  'a late event': (_: Person, transaction: TransactionOnWire) => payments.tell('payment_intent.succeeded', transaction),
  'an operator': (_: Person, transaction: TransactionOnWire) => operate(transaction, 'settle'),
  'a sweep': () => reconcile(server.deps),
}

describe('a disputed purchase', () => {
  it.each(Object.entries(looks))('stays disputed after %s', async (_, look) => {
    const person = await server.member('investor')
    const transaction = await payments.purchase(person)
    await payments.dispute(transaction)
    const before = await stateOf(person)
    expect(before.transactions.map(({ status }) => status)).toEqual(['disputed'])
    await look(person, transaction)
    expect(await stateOf(person)).toEqual(before)
    expect((await mine(person)).subscription?.status).toBe('suspended')
  })

  it('leaves the plan that its upgrade had replaced as it is', async () => {
    const person = await server.member('investor')
    await payments.purchase(person)
    const upgrade = await payments.purchase(person, { mode: 'UPGRADE', plan_id: 'investor-yearly' })
    await payments.dispute(upgrade)
    for (const look of Object.values(looks)) await look(person, upgrade)
    expect((await mine(person)).subscription).toMatchObject({ plan_id: 'investor-monthly', status: 'active' })
  })

  it.each([
    ['en', 'This payment is disputed, so the plan or add-on you bought with it is suspended. Please contact support.'],
    ['hi', 'इस भुगतान पर विवाद है, इसलिए इससे लिया गया प्लान या ऐड-ऑन निलंबित है। कृपया सहायता से संपर्क करें।'],
  ])('is described as such (%s)', async (language, message) => {
    const person = await server.member('investor')
    const transaction = await payments.purchase(person)
    await payments.dispute(transaction)
    const answer = await server.app.request('/api/membership/payment', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'x-info-id': person.id,
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ trx_id: transaction.uuid, payment_intent: transaction.payment_intent }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'PAYMENT_NOT_SUCCEEDED', message, fields: { trx_id: 'disputed' } },
    ])
    expect((await operate(transaction, 'settle')).body).toEqual({ settlement: 'disputed' })
  })
})

describe('a charge that was disputed before it was confirmed', () => {
  it.each(Object.entries(looks))('ends as disputed at once (%s)', async (_, look) => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction, disputedCard)
    await payments.tell('charge.dispute.created', transaction)
    await look(person, transaction)
    expect(await statusesOf(person)).toEqual(['disputed'])
    expect((await mine(person)).subscription?.status).toBe('suspended')
    expect(await payments.transactionsOf(person)).toMatchObject([{ receiptNumber: expect.any(Number) }])
    expect((await payments.buy(person)).body.code).toBe('FORBIDDEN')
    expect(await auditMemberships(server.deps)).toEqual([])
  })

  it('is noticed by the next purchase, which is refused', async () => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction, disputedCard)
    expect(await payments.buy(person)).toMatchObject({
      status: 410,
      body: { code: 'PAYMENT_QUOTE_EXPIRED', message: expect.stringContaining('This payment is disputed') },
    })
    expect(await statusesOf(person)).toEqual(['disputed'])
  })
})

const ways = {
  'the provider’s event': (transaction: TransactionOnWire) => payments.tell('charge.dispute.closed', transaction),
  'an operator': (transaction: TransactionOnWire) => operate(transaction, 'restore'),
}

describe.each(Object.entries(ways))('a dispute that was won, restored by %s', (way, restore) => {
  it('gives back the days that were left, under the same receipt', async () => {
    const person = await server.member('investor')
    const transaction = await payments.purchase(person)
    const [before] = await payments.transactionsOf(person)
    await server.pass(10 * day)
    await payments.dispute(transaction)
    // Nobody is notified of a dispute that is over.
    await server.deliverAll()
    await server.pass(5 * day)
    await payments.decideDispute(transaction, 'won')
    await restore(transaction)
    const [after] = await payments.transactionsOf(person)
    expect(after).toMatchObject({ status: 'confirmed', receiptNumber: before?.receiptNumber })
    const { subscription, can } = await mine(person)
    expect(subscription?.status).toBe('active')
    expect(subscription?.days_left).toBe(20)
    expect(can.upgrade).toBe(true)
    await server.deliverAll()
    expect(await notifiedOf(person)).toEqual(['payment_confirmed', 'payment_confirmed', 'payment_disputed'])
    const restored = await stateOf(person)
    for (const look of Object.values(looks)) await look(person, transaction)
    expect(await stateOf(person)).toEqual(restored)
    expect((await payments.buy(person, { mode: 'RENEW' })).status).toBe(200)
    expect(await auditMemberships(server.deps)).toEqual([])
  })

  it('starts again after the plan that is paid for meanwhile', async () => {
    const person = await server.member('investor')
    await payments.purchase(person)
    const renewal = await payments.purchase(person, { mode: 'RENEW' })
    await payments.dispute(renewal)
    await payments.purchase(person, { mode: 'RENEW', plan_id: 'investor-quarterly' })
    await payments.decideDispute(renewal, 'won')
    await restore(renewal)
    expect((await mine(person)).subscription?.days_left).toBe(30 + 90 + 30)
  })

  it('of an upgrade ends the credited plan again', async () => {
    const person = await server.member('investor')
    await payments.purchase(person)
    const upgrade = await payments.purchase(person, { mode: 'UPGRADE', plan_id: 'investor-yearly' })
    await server.pass(10 * day)
    await payments.dispute(upgrade)
    expect((await mine(person)).subscription?.plan_id).toBe('investor-monthly')
    await payments.decideDispute(upgrade, 'won')
    await restore(upgrade)
    expect((await mine(person)).subscription).toMatchObject({
      ...{ plan_id: 'investor-yearly', status: 'active', days_left: 355, later_periods: [] },
    })
    expect(await auditMemberships(server.deps)).toEqual([])
  })

  it('after the end of the plan lets the member buy again', async () => {
    const person = await server.member('investor')
    const transaction = await payments.purchase(person)
    await server.pass(40 * day)
    await payments.dispute(transaction)
    await payments.decideDispute(transaction, 'won')
    await restore(transaction)
    expect((await mine(person)).subscription?.status).toBe('expired')
    expect((await payments.buy(person, { mode: 'RENEW' })).status).toBe(200)
  })

  it.each(['open', 'lost'] as const)('not while it is %s', async (verdict) => {
    const person = await server.member('investor')
    const transaction = await payments.purchase(person)
    await payments.dispute(transaction)
    if (verdict === 'lost') await payments.decideDispute(transaction, verdict)
    const before = await stateOf(person)
    const answer = await restore(transaction)
    if (way === 'an operator') expect(answer).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } })
    expect(await stateOf(person)).toEqual(before)
  })
})
