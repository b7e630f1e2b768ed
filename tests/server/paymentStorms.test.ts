import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../../server/db/schema.ts'
import { reconcile } from '../../server/memberships/reconcile.ts'
import { sandboxKeys, signEvent } from '../../server/sandbox/app.ts'
import { paymentsOn, settledOnce } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** What payments must survive, in numbers; `SURVIVE=full` repeats as often as the full counts say. */
const times = (short: number, full: number) => (process.env.SURVIVE === 'full' ? full : short)
const patience = process.env.SURVIVE === 'full' ? 3_600_000 : 120_000

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

/** The same each time. */
const drawn = (seed: number, below: number) =>
  createHash('sha256').update(String(seed)).digest().readUInt32BE(0) % Math.max(1, below)

async function opened() {
  const person = await server.signUp('investor')
  return { person, transaction: (await payments.buy(person)).body.transaction }
}

describe('payments survive', () => {
  it(
    `${times(300, 10_000)} events with a changed byte, another signature or 301 s of age`,
    async () => {
      const { person, transaction } = await opened()
      await payments.pay(transaction)
      await reconcile(server.deps)
      const before = await payments.periodsOf(person)
      const body = payments.eventAbout('charge.refunded', transaction)
      const answers = new Set<number>()
      for (let n = 0; n < times(300, 10_000); n++) {
        const now = new Date()
        const signature = signEvent(body, sandboxKeys.webhookSecret, now)
        const place = drawn(n, body.length)
        const changed = `${body.slice(0, place)}${String.fromCharCode(body.charCodeAt(place) ^ 1)}${body.slice(place + 1)}`
        const old = new Date(now.getTime() - 301_000 - drawn(n, 1e9))
        if (n % 3 === 0) answers.add(await payments.send(changed, signature))
        else if (n % 3 === 1) answers.add(await payments.send(body, signEvent(body, `whsec_${n}`, now)))
        else answers.add(await payments.send(body, signEvent(body, sandboxKeys.webhookSecret, old)))
      }
      expect([...answers]).toEqual([400])
      expect(await payments.periodsOf(person)).toEqual(before)
    },
    patience,
  )

  it(
    `the same event 50 times at once, ${times(3, 100)} rounds: one effect`,
    async () => {
      for (let round = 0; round < times(3, 100); round++) {
        const { person, transaction } = await opened()
        await payments.pay(transaction)
        const id = `evt_test_storm_${round}`
        const told = await Promise.all(
          Array.from({ length: 50 }, () => payments.tell('payment_intent.succeeded', transaction, id)),
        )
        expect(new Set(told)).toEqual(new Set([200]))
        expect(await payments.outcomeFor(person)).toEqual(settledOnce)
      }
    },
    patience,
  )

  const steps = [
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'charge.succeeded',
    'the browser returns',
  ] as const
  const orders = permutations(steps)
  const every = Math.floor(orders.length / times(24, 720))

  it(
    `${times(24, 720)} orders of five events and the browser's return: the same end`,
    async () => {
      for (const order of orders.filter((_, place) => place % every === 0)) {
        const { person, transaction } = await opened()
        await payments.pay(transaction, '4000000000000002')
        await payments.pay(transaction)
        for (const step of order)
          if (step === 'the browser returns') await payments.confirm(person, transaction)
          else await payments.tell(step, transaction)
        expect(await payments.outcomeFor(person)).toEqual(settledOnce)
      }
    },
    patience,
  )

  it(
    `the same request to the provider 50 times at once, ${times(2, 200)} rounds: one answer; another body: refused`,
    async () => {
      for (let round = 0; round < times(2, 200); round++) {
        const ask = async (amount: string) => {
          const answer = await server.app.request('/sandbox/v1/payment_intents', {
            method: 'POST',
            headers: {
              authorization: `Bearer ${sandboxKeys.secretKey}`,
              'idempotency-key': `round-${round}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
            body: new URLSearchParams({ amount, currency: 'inr' }),
          })
          return { status: answer.status, body: await answer.text() }
        }
        const same = await Promise.all(Array.from({ length: 50 }, () => ask('5000')))
        expect(new Set(same.map(({ body }) => body)).size).toBe(1)
        expect((await ask('1')).status).toBe(400)
      }
    },
    patience,
  )

  it(
    `three days without any event, ${times(10, 200)} orders: the sweep settles all`,
    async () => {
      const { event } = server.deps.payments
      server.deps.payments.event = (body, signature) => ({ ...event(body, signature), intentId: null })
      const people: Person[] = []
      for (let n = 0; n < times(10, 200); n++) {
        const { person, transaction } = await opened()
        if (n % 5 !== 4) await payments.pay(transaction)
        people.push(person)
      }
      await server.deps.db.update(sessions).set({ expiresAt: new Date('2100-01-01') })
      server.clock.ahead = 3 * 86_400_000
      await reconcile(server.deps)
      server.deps.payments.event = event
      const counts = await Promise.all(people.map(async (person) => (await payments.periodsOf(person)).length))
      expect(counts).toEqual(people.map((_, n) => (n % 5 === 4 ? 0 : 1)))
      const unpaid = await payments.transactionsOf(people[4] as Person)
      expect(unpaid.map(({ status }) => status)).toEqual(['expired'])
    },
    patience,
  )

  it(
    `${times(5, 100)} tries to set each of the server's own values`,
    async () => {
      const person = await server.signUp('investor')
      const own = [
        'trans_amount',
        'amount',
        'currency',
        'currency_code',
        'exchange_rate',
        'status',
        'days',
        'worth_paise',
      ]
      for (const field of own)
        for (let n = 0; n < times(5, 100); n++) {
          const wish = { plan_id: 'investor-monthly', types: [], mode: 'NEW', [field]: n % 2 ? n : `USD${n}` }
          const { body } = await server.request<{ transaction: object }>('POST', '/api/buy-membership', wish, person)
          expect(body.transaction).toMatchObject({ trans_amount: 149_900, currency_code: 'INR', exchange_rate: 1 })
        }
    },
    patience,
  )
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  )
}
