import { eq } from 'drizzle-orm'
import { memberships, sandboxObjects, transactions } from '../../server/kernel/db/schema.ts'
import { sandboxKeys, signEvent } from '../../server/sandbox/app.ts'
import { disputesOf, openDispute } from '../../server/sandbox/disputes.ts'
import { change } from '../../server/sandbox/store.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { TransactionOnWire } from '../../src/domain/memberships/transactionSchema.ts'
import type { Person, startTestServer } from './server.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export interface Bought {
  transaction: TransactionOnWire
  code?: string
}
export interface PurchaseRequest {
  plan_id: string
  mode: string
  types: string[]
}

export const goodCard = '4242424242424242'
/** A card that exists only in the sandbox: the bank decides an hour later. */
export const slowCard = '4000000000008088'
/** Like `slowCard`, but the bank declines. */
export const declinedLaterCard = '4000000000008096'
/** Disputed in the moment in which it is charged. */
export const disputedCard = '4000000000000259'

/** Servers that already ignore the sandbox's own events. */
const silenced = new WeakSet<object>()

/** Ignores the sandbox's own events, which may come at any moment, so that the test decides what arrives. */
function silenceSandbox({ deps }: TestServer): void {
  if (silenced.has(deps)) return
  silenced.add(deps)
  const { event } = deps.payments
  deps.payments = {
    ...deps.payments,
    event(body, signature) {
      const read = event(body, signature)
      return read.id.startsWith('evt_test') ? read : { ...read, intentId: null }
    },
  }
}

/**
 * The actions of people, of the card provider and of its events on a server, and the outcome. The sandbox's own events
 * are ignored from then on, unless the test hears them.
 */
export function paymentsOn(server: TestServer, { hearsSandbox = false } = {}) {
  if (!hearsSandbox) silenceSandbox(server)
  const buy = (person: Person, request: Partial<PurchaseRequest> & Record<string, unknown> = {}) =>
    server.request<Bought>(
      'POST',
      '/api/buy-membership',
      { plan_id: 'investor-monthly', types: [], mode: 'NEW', ...request },
      person,
    )

  const toSandbox = (path: string, fields: Record<string, string>, key = sandboxKeys.publishableKey) =>
    server.app.request(`/sandbox/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    })

  /** The request that the provider's script sends when the card form is submitted. */
  async function pay(transaction: TransactionOnWire, card = goodCard, details: Record<string, string> = {}) {
    const answer = await toSandbox(`payment_intents/${transaction.payment_intent}/confirm`, {
      client_secret: transaction.client_secret,
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
      ...details,
    })
    return (await answer.json()) as {
      status?: string
      error?: { message: string; code: string; decline_code?: string }
    }
  }

  async function authenticate(transaction: TransactionOnWire, passed: boolean) {
    const answer = await toSandbox(`payment_intents/${transaction.payment_intent}/authentication`, {
      client_secret: transaction.client_secret,
      passed: String(passed),
    })
    return (await answer.json()) as { status?: string; error?: { message: string } }
  }

  const confirm = (person: Person, { uuid, payment_intent }: Pick<TransactionOnWire, 'uuid' | 'payment_intent'>) =>
    server.request<{ code?: string; message: string }>(
      'POST',
      '/api/membership/payment',
      { payment_intent, trx_id: uuid },
      person,
    )

  /** Buys a plan or an add-on, pays and has it confirmed. */
  async function purchase(person: Person, request: Parameters<typeof buy>[1] = {}): Promise<TransactionOnWire> {
    const { transaction } = (await buy(person, request)).body
    await pay(transaction)
    const { status, body } = await confirm(person, transaction)
    if (status !== 200) throw new Error(`the payment was not confirmed: ${status} ${body.message}`)
    return transaction
  }

  const send = async (body: string, signature: string) =>
    (
      await server.app.request('/api/webhooks/payments', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
    ).status

  let events = 0
  const eventAbout = (
    type: string,
    transaction: Pick<TransactionOnWire, 'payment_intent'>,
    id = `evt_test_${++events}`,
  ) =>
    JSON.stringify({
      id,
      object: 'event',
      type,
      data: {
        object: type.startsWith('charge.')
          ? { object: 'charge', id: 'ch_x', payment_intent: transaction.payment_intent }
          : { object: 'payment_intent', id: transaction.payment_intent },
      },
    })
  /** Sends an event signed like the provider's. */
  const tell = (type: string, transaction: Pick<TransactionOnWire, 'payment_intent'>, id?: string) => {
    const body = eventAbout(type, transaction, id)
    return send(body, signEvent(body, sandboxKeys.webhookSecret, new Date()))
  }

  /** The cardholder disputes a charge that was confirmed before; the provider's event comes separately. */
  async function disputeCharge({ payment_intent }: Pick<TransactionOnWire, 'payment_intent'>) {
    const intent = await change(server.deps.db, payment_intent, (seen) => ({ ...seen, disputed: true }))
    if (intent) await openDispute(server.deps.db, intent)
  }
  async function dispute(transaction: Pick<TransactionOnWire, 'payment_intent'>) {
    await disputeCharge(transaction)
    return tell('charge.dispute.created', transaction)
  }
  /** The bank decides a dispute; the provider's event comes separately. */
  async function decideDispute({ payment_intent }: Pick<TransactionOnWire, 'payment_intent'>, verdict: 'won' | 'lost') {
    const evidence = verdict === 'won' ? 'winning_evidence' : 'losing_evidence'
    for (const { id } of (await disputesOf(server.deps.db, payment_intent)) as { id: string }[])
      await toSandbox(`disputes/${id}`, { 'evidence[uncategorized_text]': evidence }, sandboxKeys.secretKey)
  }

  const periodsOf = (person: Person) =>
    server.deps.db
      .select()
      .from(memberships)
      .where(eq(memberships.accountId, person.id))
      .orderBy(memberships.createdAt, memberships.periodStart)
  const transactionsOf = (person: Person) =>
    server.deps.db
      .select()
      .from(transactions)
      .where(eq(transactions.accountId, person.id))
      .orderBy(transactions.createdAt)

  /** The number of charges to the person that were not refunded. */
  async function chargesOf(person: Person): Promise<number> {
    const own = new Set((await transactionsOf(person)).map(({ paymentIntent }) => paymentIntent))
    const intents = await server.deps.db.select().from(sandboxObjects).where(eq(sandboxObjects.kind, 'payment_intent'))
    return intents.filter(({ id, body }) => own.has(id) && body.status === 'succeeded' && !body.refunded).length
  }

  const me = async (person: Person) => (await server.request<Me>('GET', '/api/me', undefined, person)).body

  /** The state that must hold whatever failed before. */
  async function outcomeFor(person: Person) {
    const { has_active_subscription, has_subscription_expired } = await me(person)
    return {
      charges: await chargesOf(person),
      memberships: (await periodsOf(person)).filter(({ endedAt }) => endedAt === null).length,
      flags: [has_active_subscription, has_subscription_expired],
    }
  }

  return {
    buy,
    pay,
    authenticate,
    confirm,
    purchase,
    send,
    eventAbout,
    tell,
    dispute,
    disputeCharge,
    decideDispute,
    periodsOf,
    transactionsOf,
    chargesOf,
    outcomeFor,
    me,
    toSandbox,
  }
}

/** One charge, one membership, active and not expired. */
export const settledOnce = { charges: 1, memberships: 1, flags: [1, 0] }
