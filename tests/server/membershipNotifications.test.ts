import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notifyEndings } from '../../server/features/memberships/membershipNotifications.ts'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { notifications } from '../../server/kernel/db/schema.ts'
import { declinedLaterCard, paymentsOn, slowCard } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

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

/** Polled after a payment: the webhook may have confirmed it first, and notifies after its answer. */
const notifiedOf = async (person: Person) =>
  (await server.deps.db.select().from(notifications).where(eq(notifications.accountId, person.id)))
    .map(({ kind, subject }) => (kind.startsWith('payment') ? kind : `${kind}:${subject.split(':')[2]}`))
    .sort()

describe('a member is notified', () => {
  it('of a confirmed payment once, however often it is confirmed', async () => {
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await Promise.all(Array.from({ length: 10 }, () => payments.confirm(person, transaction)))
    await reconcile(server.deps)
    await expect.poll(() => notifiedOf(person)).toEqual(['payment_confirmed'])
  })

  it('of a payment that has been pending for more than an hour, once', async () => {
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction, slowCard)
    await server.pass(59 * 60_000)
    await reconcile(server.deps)
    expect(await notifiedOf(person)).toEqual([])
    // The bank would decide by the clock; in this test it has not decided yet.
    const { payments: whole } = server.deps
    server.deps.payments = { ...whole, intent: async (id) => ({ ...(await whole.intent(id)), status: 'processing' }) }
    await server.pass(2 * 60_000)
    for (let n = 0; n < 3; n++) await reconcile(server.deps)
    expect(await notifiedOf(person)).toEqual(['payment_pending'])
    server.deps.payments = whole
  })

  it('each time that the bank declines a payment in progress, but not of a card declined at once', async () => {
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction, '4000000000000002')
    await payments.confirm(person, transaction)
    await server.deliverAll()
    expect(await notifiedOf(person)).toEqual([])
    const { payments: whole } = server.deps
    const bankSays = (status: 'processing' | 'requires_payment_method') => {
      server.deps.payments = { ...whole, intent: async (id) => ({ ...(await whole.intent(id)), status }) }
    }
    for (let times = 1; times <= 2; times++) {
      await server.pass(60_000)
      bankSays('processing')
      await payments.confirm(person, transaction)
      bankSays('requires_payment_method')
      for (let n = 0; n < 3; n++) await reconcile(server.deps)
      await server.deliverAll()
      expect(await notifiedOf(person)).toEqual(Array.from({ length: times }, () => 'payment_failed'))
    }
    server.deps.payments = whole
  })

  it('of a decline after the quote has expired', async () => {
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction, declinedLaterCard)
    await payments.confirm(person, transaction)
    await server.pass(61 * 60_000)
    for (let n = 0; n < 3; n++) await reconcile(server.deps)
    await server.deliverAll()
    expect(await payments.transactionsOf(person)).toMatchObject([{ status: 'expired' }])
    expect(await notifiedOf(person)).toEqual(['payment_failed'])
  })

  it('of a refund and of a dispute, once, however often the provider repeats its event', async () => {
    for (const [event, kind] of [
      ['charge.refunded', 'payment_refunded'],
      ['charge.dispute.created', 'payment_disputed'],
    ] as const) {
      const person = await server.signUp('investor')
      const { transaction } = (await payments.buy(person)).body
      await payments.pay(transaction)
      await payments.confirm(person, transaction)
      if (kind === 'payment_disputed') await payments.disputeCharge(transaction)
      else await payments.toSandbox('refunds', { payment_intent: transaction.payment_intent }, 'sk_test_sandbox')
      for (let n = 0; n < 3; n++) await payments.tell(event, transaction)
      await server.deliverAll()
      await expect.poll(() => notifiedOf(person)).toEqual(['payment_confirmed', kind])
    }
  })

  it('of a payment that came too late and was given back', async () => {
    const person = await server.signUp('investor')
    const late = (await payments.buy(person)).body.transaction
    await server.pass(16 * 60_000)
    await reconcile(server.deps)
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    await payments.pay(late)
    await payments.tell('payment_intent.succeeded', late)
    await server.deliverAll()
    await expect.poll(() => notifiedOf(person)).toEqual(['payment_confirmed', 'payment_refunded'])
  })

  it('7 days and 1 day before a plan ends, unless another period follows or it was cancelled', async () => {
    const [ending, renewed, cancelled] = [
      await server.signUp('investor'),
      await server.signUp('investor'),
      await server.signUp('investor'),
    ]
    for (const person of [ending, renewed, cancelled, renewed]) {
      const { transaction } = (await payments.buy(person, { mode: person === renewed ? 'RENEW' : 'NEW' })).body
      await payments.pay(transaction)
      await payments.confirm(person, transaction)
    }
    await server.request('POST', '/api/membership/cancellation', {}, cancelled)
    for (const days of [20, 3.5, 0.5, 5.5, 0.1]) {
      await server.pass(days * day)
      await notifyEndings(server.deps)
    }
    const endings = (lines: string[]) => lines.filter((line) => line.startsWith('plan'))
    expect(endings(await notifiedOf(ending))).toEqual(['plan_ending:1', 'plan_ending:7'])
    expect(endings(await notifiedOf(renewed))).toEqual([])
    expect(endings(await notifiedOf(cancelled))).toEqual([])
  })

  it('3 days and 1 day before the free trial ends', async () => {
    const person = await server.trialMember('investor')
    for (const days of [10, 1.5, 2]) {
      await server.pass(days * day)
      await notifyEndings(server.deps)
    }
    expect((await notifiedOf(person)).filter((line) => line.startsWith('trial'))).toEqual([
      'trial_ending:1',
      'trial_ending:3',
    ])
  })
})
