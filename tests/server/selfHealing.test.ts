import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditMemberships } from '../../server/features/memberships/audit.ts'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { accounts, transactions } from '../../server/kernel/db/schema.ts'
import { sandboxKeys, signEvent } from '../../server/sandbox/app.ts'
import type { OffersOnWire } from '../../src/domain/contract/memberships.ts'
import { goodCard, paymentsOn, settledOnce, slowCard } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Whatever is lost, late, repeated or forged: exactly one charge, exactly one membership, never active and expired. */

const minute = 60_000
let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
/** After any test, charges and memberships agree once the sweep has run. */
afterEach(async () => {
  server.clock.ahead = 0
  await reconcile(server.deps)
  expect(await auditMemberships(server.deps)).toEqual([])
})
afterAll(() => server.close())

async function opened(): Promise<{
  person: Person
  transaction: Awaited<ReturnType<typeof payments.buy>>['body']['transaction']
}> {
  const person = await server.signUp('investor')
  return { person, transaction: (await payments.buy(person)).body.transaction }
}
async function charged() {
  const { person, transaction } = await opened()
  await payments.pay(transaction, goodCard)
  return { person, transaction }
}

/** Fails every database transaction at its end, like a process killed at that point. */
async function killedAt<T>(moment: 'before the commit' | 'after the commit', act: () => Promise<T>): Promise<T> {
  const { db } = server.deps
  const whole = db.transaction.bind(db)
  const dying = Object.create(db, {
    transaction: {
      value: async (work: Parameters<typeof db.transaction>[0]) => {
        if (moment === 'after the commit') await whole(work)
        else
          await whole(async (tx) => {
            await work(tx)
            throw new Error('killed')
          })
        throw new Error('killed')
      },
    },
  })
  server.deps.db = dying
  try {
    return await act()
  } finally {
    server.deps.db = db
  }
}

describe('one charge, one membership:', () => {
  it('charged then tab closed: settled by the next request', async () => {
    const { person } = await charged()
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('charged then tab closed: settled by the sweep', async () => {
    const { person } = await charged()
    await reconcile(server.deps)
    expect((await payments.periodsOf(person)).length).toBe(1)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it.each(['before the commit', 'after the commit'] as const)('charged then server killed %s', async (moment) => {
    const { person, transaction } = await charged()
    const { status } = await killedAt(moment, () => payments.confirm(person, transaction))
    expect(status).toBe(500)
    expect((await payments.periodsOf(person)).length).toBe(moment === 'after the commit' ? 1 : 0)
    expect((await payments.confirm(person, transaction)).status).toBe(200)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('confirm lost: sent again', async () => {
    const { person, transaction } = await charged()
    await payments.confirm(person, transaction)
    const again = await payments.confirm(person, transaction)
    expect(again.status).toBe(200)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('confirm twice in parallel from two tabs', async () => {
    const { person, transaction } = await charged()
    const answers = await Promise.all([payments.confirm(person, transaction), payments.confirm(person, transaction)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('200-way parallel confirm of one transaction, with the webhook, the sweep and the account', async () => {
    const { person, transaction } = await charged()
    const [confirmations] = await Promise.all([
      Promise.all(Array.from({ length: 200 }, () => payments.confirm(person, transaction))),
      payments.tell('payment_intent.succeeded', transaction),
      reconcile(server.deps),
      payments.me(person),
    ])
    expect(new Set(confirmations.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('webhook before confirm', async () => {
    const { person, transaction } = await charged()
    expect(await payments.tell('payment_intent.succeeded', transaction)).toBe(200)
    expect((await payments.periodsOf(person)).length).toBe(1)
    expect((await payments.confirm(person, transaction)).status).toBe(200)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('webhook whose handling failed: handled when the provider sends it again', async () => {
    const { person, transaction } = await charged()
    const id = 'evt_test_failing'
    const about = 'payment_intent.succeeded'
    const first = await killedAt('before the commit', () =>
      payments.tell(about, transaction, id).then((status) => ({ status })),
    )
    expect(first.status).toBe(500)
    expect((await payments.periodsOf(person)).length).toBe(0)
    expect(await payments.tell(about, transaction, id)).toBe(200)
    expect((await payments.periodsOf(person)).length).toBe(1)
  })

  it('webhook 10 times, at once and one after another', async () => {
    const { person, transaction } = await charged()
    await Promise.all(
      Array.from({ length: 10 }, () => payments.tell('payment_intent.succeeded', transaction, 'evt_test_same')),
    )
    for (let n = 0; n < 10; n++) await payments.tell('payment_intent.succeeded', transaction)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('processing that succeeds an hour later', async () => {
    const { person, transaction } = await opened()
    expect((await payments.pay(transaction, slowCard)).status).toBe('processing')
    expect((await payments.confirm(person, transaction)).body.message).toBe('Payment status: processing')
    await server.pass(20 * minute)
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 0] })
    expect((await payments.buy(person)).body.transaction.uuid).toBe(transaction.uuid)
    await server.pass(40 * minute)
    await reconcile(server.deps)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('no webhook for three days', async () => {
    const { person } = await charged()
    await server.pass(3 * 24 * 60 * minute)
    await reconcile(server.deps)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('quote expired: paid if nothing replaced it', async () => {
    const { person, transaction } = await opened()
    await server.pass(16 * minute)
    await reconcile(server.deps)
    expect((await payments.transactionsOf(person)).map(({ status }) => status)).toEqual(['expired'])
    await payments.pay(transaction)
    await payments.tell('payment_intent.succeeded', transaction)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('quote expired a day ago: its tab can no longer pay', async () => {
    const { person, transaction } = await opened()
    await server.pass(16 * minute)
    await reconcile(server.deps)
    await server.pass(24 * 60 * minute)
    await reconcile(server.deps)
    expect((await payments.pay(transaction)).error?.code).toBe('payment_intent_unexpected_state')
    expect((await payments.transactionsOf(person)).map(({ status }) => status)).toEqual(['cancelled'])
  })
})

describe('a purchase that cannot be paid twice', () => {
  it('quote expired: cancelled at the provider before a new one opens', async () => {
    const { person, transaction } = await opened()
    await server.pass(16 * minute)
    const { transaction: second } = (await payments.buy(person)).body
    expect(second.uuid).not.toBe(transaction.uuid)
    expect((await payments.pay(transaction)).error?.code).toBe('payment_intent_unexpected_state')
    await payments.pay(second)
    await payments.confirm(person, second)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it.each(['expired', 'cancelled'] as const)('a late success that was %s and replaced is refunded', async (status) => {
    const { person, transaction } = await opened()
    await server.pass(16 * minute)
    await reconcile(server.deps)
    await server.deps.db.update(transactions).set({ status }).where(eq(transactions.id, transaction.uuid))
    // Its tab pays at the very moment in which another purchase is confirmed.
    const { transaction: second } = (await payments.buy(person)).body
    await payments.pay(second)
    await payments.confirm(person, second)
    await payments.pay(transaction)
    await payments.tell('payment_intent.succeeded', transaction)
    await reconcile(server.deps)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
    expect((await payments.confirm(person, transaction)).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
  })

  it('an upgrade is refunded if the credited period is gone', async () => {
    const { person, transaction } = await charged()
    await payments.confirm(person, transaction)
    const upgrade = (await payments.buy(person, { plan_id: 'investor-yearly', mode: 'UPGRADE' })).body.transaction
    await server.request('POST', `/api/membership/payments/${transaction.uuid}/refund`, {}, person)
    await payments.pay(upgrade)
    expect((await payments.confirm(person, upgrade)).body.message).toContain('refunded in full')
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 1] })
  })

  it('a refund whose response was lost is finished by the sweep', async () => {
    const { person, transaction } = await charged()
    await payments.confirm(person, transaction)
    const { refund } = server.deps.payments
    server.deps.payments.refund = async (intent) => {
      await refund(intent)
      throw new Error('the answer was lost')
    }
    const { status } = await server.request('POST', `/api/membership/payments/${transaction.uuid}/refund`, {}, person)
    server.deps.payments.refund = refund
    expect(status).toBe(500)
    await reconcile(server.deps)
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 1] })
  })

  it('a refund requested while the provider is down is made by the sweep, and only such a refund', async () => {
    const [{ person, transaction }, kept] = [await charged(), await charged()]
    await payments.confirm(person, transaction)
    await payments.confirm(kept.person, kept.transaction)
    const { refund } = server.deps.payments
    server.deps.payments.refund = () => Promise.reject(new Error('the provider is down'))
    const { status } = await server.request('POST', `/api/membership/payments/${transaction.uuid}/refund`, {}, person)
    expect([status, await payments.chargesOf(person)]).toEqual([500, 1])
    await reconcile(server.deps)
    server.deps.payments.refund = refund
    await reconcile(server.deps)
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 1] })
    expect((await payments.transactionsOf(person)).map((row) => row.status)).toEqual(['refunded'])
    expect(await payments.outcomeFor(kept.person)).toEqual(settledOnce)
  })

  it('20 concurrent purchases make one transaction and one intent', async () => {
    const person = await server.signUp('investor')
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.buy(person)))
    expect(new Set(answers.map(({ body }) => body.transaction.payment_intent)).size).toBe(1)
    expect((await payments.transactionsOf(person)).length).toBe(1)
  })
})

describe('input that is not trusted', () => {
  it.each([
    ['signed with another secret', (body: string) => [body, signEvent(body, 'whsec_other', new Date())]],
    [
      'changed by one byte',
      (body: string) => [body.replace('evt_', 'evt-'), signEvent(body, sandboxKeys.webhookSecret, new Date())],
    ],
    [
      '301 seconds old',
      (body: string) => [body, signEvent(body, sandboxKeys.webhookSecret, new Date(Date.now() - 301_000))],
    ],
    ['unsigned', (body: string) => [body, '']],
  ] as const)('webhook forged: %s', async (_, forge) => {
    const { person, transaction } = await charged()
    const [body = '', signature = ''] = forge(payments.eventAbout('payment_intent.succeeded', transaction))
    expect(await payments.send(body, signature)).toBe(400)
    expect(await payments.periodsOf(person)).toEqual([])
  })

  it('forged webhook: it reports a payment that the provider does not confirm', async () => {
    const { person, transaction } = await opened()
    expect(await payments.tell('payment_intent.succeeded', transaction)).toBe(200)
    expect(await payments.periodsOf(person)).toEqual([])
  })

  it("intent of another user, and another's transaction", async () => {
    const [mine, other] = [await opened(), await charged()]
    expect(
      (await payments.confirm(mine.person, { ...mine.transaction, payment_intent: other.transaction.payment_intent }))
        .status,
    ).toBe(422)
    expect((await payments.confirm(mine.person, other.transaction)).status).toBe(404)
    expect(await payments.periodsOf(mine.person)).toEqual([])
    expect(await payments.outcomeFor(other.person)).toEqual(settledOnce)
  })

  it.each([
    ['trans_amount', 1],
    ['amount', 1],
    ['price', 1],
    ['currency', 'JPY'],
    ['exchange_rate', 0.0001],
    ['account_id', '00000000-0000-4000-8000-000000000000'],
    ['quote', { lines: [] }],
    ['period_end', '2100-01-01T00:00:00.000Z'],
  ])('price tampered: %s sent by the client', async (field, value) => {
    const person = await server.signUp('investor')
    const request = { plan_id: 'investor-monthly', types: [], mode: 'NEW', [field]: value }
    const { body } = await server.request<{ transaction: { trans_amount: number; currency_code: string } }>(
      'POST',
      '/api/buy-membership',
      request,
      person,
    )
    expect(body.transaction).toMatchObject({ trans_amount: 149_900, currency_code: 'INR', exchange_rate: 1 })
  })

  it('a plan of another offering, an unknown plan, an unknown add-on', async () => {
    const person = await server.signUp('investor')
    const statuses = []
    for (const request of [
      { plan_id: 'want-to-grow-monthly' },
      { plan_id: 'x' },
      { mode: 'ADDON', types: ['FREE_MONEY'] },
    ])
      statuses.push((await payments.buy(person, request)).status)
    expect(statuses).toEqual([422, 422, 422])
  })

  it('price tampered: an intent with another amount is refunded', async () => {
    const { person, transaction } = await opened()
    await payments.toSandbox(`payment_intents/${transaction.payment_intent}`, { amount: '100' }, sandboxKeys.secretKey)
    await payments.pay(transaction)
    expect((await payments.confirm(person, transaction)).status).toBe(409)
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 0] })
  })
  it('trial started twice on one mobile: not by ten at once, not by another account, not in another offering', async () => {
    const person = await server.member('investor')
    await server.verifyMobile(person)
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => payments.buy(person, { plan_id: 'investor-free-trial' })),
    )
    expect(tries.filter(({ status }) => status === 200).length).toBe(1)
    const { mobile } = person
    await server.deps.db.update(accounts).set({ mobile: '+919999900000' }).where(eq(accounts.id, person.id))
    const other = await server.member('investment')
    await server.deps.db.update(accounts).set({ mobile }).where(eq(accounts.id, other.id))
    expect((await payments.buy(other, { plan_id: 'investment-free-trial' })).body).toMatchObject({
      code: 'TRIAL_ALREADY_USED',
    })
    const { body } = await server.request<OffersOnWire>('GET', '/api/membership/offers?mode=NEW', undefined, other)
    expect(body.list[0]).toMatchObject({ refusal: 'trial_used', quote: null })
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 1, flags: [1, 0] })
    expect(await payments.periodsOf(other)).toEqual([])
  })
})
