import { createHash } from 'node:crypto'
import { reconcile } from '../../../server/features/memberships/reconcile.ts'
import { sessions } from '../../../server/kernel/db/schema.ts'
import { sandboxKeys, signEvent } from '../../../server/sandbox/app.ts'
import { paymentsOn, settledOnce } from '../../support/payments.ts'
import type { Person } from '../../support/server.ts'
import { hold, type Server, type Trial, times } from './trial.ts'

type Payments = ReturnType<typeof paymentsOn>

/** A random number that is the same each time. */
const drawn = (seed: number, below: number) =>
  createHash('sha256').update(String(seed)).digest().readUInt32BE(0) % Math.max(1, below)

async function opened(server: Server, payments: Payments) {
  const person = await server.signUp('investor')
  return { person, transaction: (await payments.buy(person)).body.transaction }
}

async function holdSettledOnce(payments: Payments, person: Person, when: string): Promise<void> {
  const seen = JSON.stringify(await payments.outcomeFor(person))
  hold(seen === JSON.stringify(settledOnce), `${when}: ${seen}`)
}

const forgedEvents = (count: number): Trial => ({
  number: 14,
  title: 'webhook with a bad signature, one byte changed, 301 s old -> 400, no change',
  count: `${count} mutations`,
  run: async (server) => {
    const payments = paymentsOn(server, { hearsSandbox: true })
    const { person, transaction } = await opened(server, payments)
    await payments.pay(transaction)
    await reconcile(server.deps)
    const body = payments.eventAbout('charge.refunded', transaction)
    await times(count, async (n) => {
      const now = new Date()
      const place = drawn(n, body.length)
      const changed = `${body.slice(0, place)}${String.fromCharCode(body.charCodeAt(place) ^ 1)}${body.slice(place + 1)}`
      const old = new Date(now.getTime() - 301_000 - drawn(n, 1e9))
      const right = sandboxKeys.webhookSecret
      const forgeries = [
        () => payments.send(changed, signEvent(body, right, now)),
        () => payments.send(body, signEvent(body, `whsec_${n}`, now)),
        () => payments.send(body, signEvent(body, right, old)),
      ]
      const status = await forgeries[n % 3]?.()
      hold(status === 400, `forgery ${n} was answered ${status}`)
    })
    await holdSettledOnce(payments, person, 'after the forgeries')
    return 'every one refused with 400'
  },
})

const sameEvent = (rounds: number): Trial => ({
  number: 15,
  title: 'the same event in parallel -> one effect',
  count: `${rounds} x 50`,
  run: async (server) => {
    const payments = paymentsOn(server, { hearsSandbox: true })
    await times(rounds, async (round) => {
      const { person, transaction } = await opened(server, payments)
      await payments.pay(transaction)
      const id = `evt_test_storm_${round}`
      const sent = Array.from({ length: 50 }, () => payments.tell('payment_intent.succeeded', transaction, id))
      hold(
        (await Promise.all(sent)).every((status) => status === 200),
        `round ${round} was not taken`,
      )
      await holdSettledOnce(payments, person, `round ${round}`)
    })
    return 'one membership in every round'
  },
})

const back = 'the browser returns'
const steps = [
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'charge.succeeded',
  back,
] as const

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  )
}

const everyOrder = (count: number): Trial => ({
  number: 16,
  title: "all orders of 5 payment events and the browser's return -> same final state",
  count: `${count} of 720`,
  run: async (server) => {
    const payments = paymentsOn(server, { hearsSandbox: true })
    const orders = permutations(steps)
    const every = Math.floor(orders.length / count)
    await times(count, async (n) => {
      const { person, transaction } = await opened(server, payments)
      await payments.pay(transaction, '4000000000000002')
      await payments.pay(transaction)
      for (const step of orders[n * every] ?? [])
        await (step === back ? payments.confirm(person, transaction) : payments.tell(step, transaction))
      await holdSettledOnce(payments, person, `order ${n * every}`)
    })
    return 'one charge, one membership in every order'
  },
})

const sameRequest = (rounds: number): Trial => ({
  number: 17,
  title: 'same request id to the provider: same body -> identical reply; other body -> error',
  count: `50 parallel x ${rounds}`,
  run: async (server) => {
    const ask = async (key: string, amount: string) => {
      const answer = await server.app.request('/sandbox/v1/payment_intents', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandboxKeys.secretKey}`,
          'idempotency-key': key,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ amount, currency: 'inr' }),
      })
      return { status: answer.status, body: await answer.text() }
    }
    await times(rounds, async (round) => {
      const same = await Promise.all(Array.from({ length: 50 }, () => ask(`round-${round}`, '5000')))
      hold(new Set(same.map(({ body }) => body)).size === 1, `round ${round} had two replies`)
      hold((await ask(`round-${round}`, '1')).status === 400, `round ${round} took another body`)
    })
    return 'identical replies, other bodies refused'
  },
})

const silentDays = (count: number): Trial => ({
  number: 19,
  title: 'no webhook for 3 days (fake clock) -> reconciliation settles all',
  count: `${count} orders`,
  run: async (server) => {
    const payments = paymentsOn(server, { hearsSandbox: true })
    const { event } = server.deps.payments
    server.deps.payments.event = (body, signature) => ({ ...event(body, signature), intentId: null })
    const people: Person[] = []
    await times(count, async (n) => {
      const { person, transaction } = await opened(server, payments)
      if (n % 5 !== 4) await payments.pay(transaction)
      people.push(person)
    })
    await server.deps.db.update(sessions).set({ expiresAt: new Date('2100-01-01') })
    server.clock.ahead = 3 * 86_400_000
    await reconcile(server.deps)
    server.clock.ahead = 0
    server.deps.payments.event = event
    for (const [n, person] of people.entries()) {
      const expected = n % 5 === 4 ? [0, 'expired'] : [1, 'confirmed']
      const seen = [(await payments.periodsOf(person)).length, (await payments.transactionsOf(person))[0]?.status]
      hold(seen.join() === expected.join(), `order ${n}: ${seen.join()}`)
    }
    return 'the paid ones active, the others expired'
  },
})

const ownValues = [
  'trans_amount',
  'amount',
  'currency',
  'currency_code',
  'exchange_rate',
  'status',
  'days',
  'worth_paise',
  'quote',
  'period_end',
]

const clientValues = (each: number): Trial => ({
  number: 20,
  title: "the client changes price, currency, plan -> the server's values",
  count: `${ownValues.length} fields x ${each}`,
  run: async (server) => {
    const payments = paymentsOn(server, { hearsSandbox: true })
    const person = await server.signUp('investor')
    for (const field of ownValues)
      await times(each, async (n) => {
        const { transaction } = (await payments.buy(person, { [field]: n % 2 ? n : `USD${n}` })).body
        const { trans_amount, currency_code, exchange_rate } = transaction
        hold(`${trans_amount} ${currency_code} ${exchange_rate}` === '149900 INR 1', `${field} was believed`)
      })
    await times(each, async (n) => {
      const { status } = await payments.buy(person, { plan_id: `want-to-grow-monthly${n || ''}` })
      hold(status === 422, `a plan of another offering was answered ${status}`)
    })
    return "the catalogue's price every time"
  },
})

/** Rows 14 to 20, except for the killed server, with full or short counts. */
export const paymentTrials = (full: boolean): Trial[] => [
  forgedEvents(full ? 10_000 : 300),
  sameEvent(full ? 100 : 3),
  everyOrder(full ? 720 : 24),
  sameRequest(full ? 200 : 2),
  silentDays(full ? 200 : 10),
  clientValues(full ? 100 : 5),
]
