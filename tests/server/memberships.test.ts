import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberships } from '../../server/db/schema.ts'
import { reconcile } from '../../server/memberships/reconcile.ts'
import { sandboxKeys, signEvent } from '../../server/sandbox/app.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Bought {
  transaction: { uuid: string; payment_intent: string; client_secret: string; trans_amount: number }
}
const buy = (person: Person, plan = 'investor-monthly') =>
  server.request<Bought>('POST', '/api/buy-membership', { plan_id: plan, types: [], mode: 'NEW' }, person)

/** What the provider's script sends when the card form is submitted. */
async function payWith(card: string, { client_secret }: Bought['transaction']) {
  const answer = await server.app.request(`/sandbox/v1/payment_intents/${client_secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxKeys.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      client_secret,
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return (await answer.json()) as { status?: string; error?: { message: string; code: string } }
}
const confirm = (person: Person, { uuid, payment_intent }: Bought['transaction']) =>
  server.request('POST', '/api/membership/payment', { payment_intent, trx_id: uuid }, person)
const periodsOf = (person: Person) =>
  server.deps.db.select().from(memberships).where(eq(memberships.accountId, person.id))

describe('paying for a membership', () => {
  it.each([
    ['4242424242424242', 'succeeded', undefined],
    ['4000000000000002', undefined, 'Your card was declined.'],
    ['4000000000009995', undefined, 'Your card has insufficient funds.'],
    ['4000000000000069', undefined, 'Your card has expired.'],
    ['4000000000000127', undefined, "Your card's security code is incorrect."],
    ['4000000000000119', undefined, 'An error occurred while processing your card. Try again in a little bit.'],
    ['4242424242424241', undefined, 'Your card number is incorrect.'],
    ['4000002500003155', 'requires_action', undefined],
  ])('card %s: %s %s', async (card, status, message) => {
    const person = await server.member('investor')
    const { body } = await buy(person)
    const answer = await payWith(card, body.transaction)
    expect([answer.status, answer.error?.message]).toEqual([status, message])
  })

  it('one charge is one membership, confirmed 50 times at once', async () => {
    const person = await server.member('investor')
    const { transaction } = (await buy(person)).body
    await payWith('4242424242424242', transaction)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(person, transaction)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await periodsOf(person)).length).toBe(1)
  })

  it('is not confirmed before the provider was paid', async () => {
    const person = await server.member('investor')
    const { transaction } = (await buy(person)).body
    expect((await confirm(person, transaction)).body).toMatchObject({ code: 'PAYMENT_NOT_SUCCEEDED' })
    expect(await periodsOf(person)).toEqual([])
  })

  it('a charge whose tab was closed becomes a membership by the sweep and by the next look', async () => {
    const [swept, looked] = [await server.member('investor'), await server.member('investor')]
    for (const person of [swept, looked]) await payWith('4242424242424242', (await buy(person)).body.transaction)
    await reconcile(server.deps)
    expect((await periodsOf(swept)).length).toBe(1)
    expect((await server.request('GET', '/api/me', undefined, looked)).body).toMatchObject({
      has_active_subscription: 1,
      has_subscription_expired: 0,
    })
  })

  it("another account's transaction is not found", async () => {
    const [one, another] = [await server.member('investor'), await server.member('investor')]
    const { transaction } = (await buy(one)).body
    expect((await confirm(another, transaction)).status).toBe(404)
  })

  it('a repeated purchase returns the open transaction, at the price of the catalogue', async () => {
    const person = await server.member('investor')
    const [first, second] = [await buy(person), await buy(person)]
    expect(second.body.transaction).toEqual(first.body.transaction)
    expect(first.body.transaction.trans_amount).toBe(149_900)
  })

  it('the free trial begins once', async () => {
    const person = await server.trialMember('investor')
    expect((await buy(person, 'investor-free-trial')).body).toMatchObject({ code: 'TRIAL_ALREADY_USED' })
  })

  it('a webhook with a wrong signature, a changed byte or 301 seconds old changes nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { object: 'payment_intent', id: 'pi_x' } },
    })
    const post = async (signature: string, sent = body) =>
      (
        await server.app.request('/api/webhooks/payments', {
          method: 'POST',
          body: sent,
          headers: { 'stripe-signature': signature },
        })
      ).status
    const now = new Date()
    const right = signEvent(body, sandboxKeys.webhookSecret, now)
    expect([
      await post(right),
      await post(signEvent(body, 'whsec_other', now)),
      await post(right, body.replace('pi_x', 'pi_y')),
      await post(signEvent(body, sandboxKeys.webhookSecret, new Date(now.getTime() - 301_000))),
    ]).toEqual([200, 400, 400, 400])
  })
})
