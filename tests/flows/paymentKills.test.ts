import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Me } from '../../src/domain/contract/accounts.ts'
import type { Transaction } from '../../src/domain/contract/memberships.ts'
import { type Member, membersOf } from '../support/members.ts'
import { newDataDirectory, type Product, startProduct } from '../support/product.ts'

/** The whole server, killed at random points of a payment; `SURVIVE=full` does it 500 times. */
const rounds = process.env.SURVIVE === 'full' ? 500 : 4
const port = 5560 + (process.pid % 30)
const dataDirectory = newDataDirectory()
let product: Product

beforeAll(async () => {
  product = await startProduct(dataDirectory, port)
})
afterAll(() => product?.stop('SIGKILL'))

describe('a payment survives kill -9', () => {
  it(
    `at ${rounds} points of it: nothing doubled, nothing lost`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const members = membersOf(product.origin, `kill${round}`)
        const member = await members.join('investor')
        const { transaction } = await members.call<{ transaction: Transaction }>(
          'POST',
          '/api/buy-membership',
          { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
          member.headers,
        )
        const wasAnswered = await payAndKill(transaction, member, (round * 23) % 90)
        product = await startProduct(dataDirectory, port)
        await settle(members, member, transaction)
        const { payments } = await members.call<{ payments: unknown[] }>(
          'GET',
          '/api/membership',
          undefined,
          member.headers,
        )
        const me = await members.call<Me>('GET', '/api/me', undefined, member.headers)
        expect({
          round,
          wasAnswered,
          payments: payments.length,
          flags: [me.has_active_subscription, me.has_subscription_expired],
        }).toEqual({
          round,
          wasAnswered,
          payments: 1,
          flags: [1, 0],
        })
      }
    },
    rounds * 60_000,
  )
})

/** Charges and confirms, and kills the server some milliseconds after it was asked. */
async function payAndKill(transaction: Transaction, { headers }: Member, after: number): Promise<boolean> {
  const charge = pay(transaction)
    .then(() =>
      fetch(`${product.origin}/api/membership/payment`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ payment_intent: transaction.payment_intent, trx_id: transaction.uuid }),
      }),
    )
    .then(({ ok }) => ok)
    .catch(() => false)
  await new Promise((later) => setTimeout(later, after))
  await product.stop('SIGKILL')
  return charge
}

const pay = ({ payment_intent, client_secret }: Transaction) =>
  fetch(`${product.origin}/sandbox/v1/payment_intents/${payment_intent}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret,
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    }),
  })

/** What the person does next: looks, and pays again where the charge never happened. */
async function settle(members: ReturnType<typeof membersOf>, { headers }: Member, transaction: Transaction) {
  const me = await members.call<Me>('GET', '/api/me', undefined, headers)
  if (me.has_active_subscription === 1) return
  await pay(transaction)
  await members.call(
    'POST',
    '/api/membership/payment',
    { payment_intent: transaction.payment_intent, trx_id: transaction.uuid },
    headers,
  )
}
