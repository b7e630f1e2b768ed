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
type Members = ReturnType<typeof membersOf>

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
        const transaction = await members.buy(member, 'investor-monthly')
        const wasAnswered = await payAndKill(members, transaction, member, (round * 23) % 90)
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
async function payAndKill(
  members: Members,
  transaction: Transaction,
  { headers }: Member,
  after: number,
): Promise<boolean> {
  const charge = members
    .charge(transaction)
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

/** What the person does next: looks, and pays again where the charge never happened. */
async function settle(members: Members, member: Member, transaction: Transaction) {
  const me = await members.call<Me>('GET', '/api/me', undefined, member.headers)
  if (me.has_active_subscription === 1) return
  await members.charge(transaction)
  await members.confirm(member, transaction)
}
