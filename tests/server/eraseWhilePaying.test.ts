import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { findViolations } from '../../server/features/operators/invariants.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { accounts, memberships, transactions } from '../../server/kernel/db/schema.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The fourteenth day falls between the card form and the confirmation. */

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterAll(() => server.close())

const dueNow = ({ id }: Person) =>
  server.deps.db.update(accounts).set({ deletionDueAt: server.deps.now() }).where(eq(accounts.id, id))
async function endOf(person: Person, uuid: string) {
  const [row] = await server.deps.db.select().from(transactions).where(eq(transactions.id, uuid))
  const periods = await server.deps.db.select().from(memberships).where(eq(memberships.accountId, person.id))
  const intent = await server.deps.payments.intent(row?.paymentIntent ?? '')
  return { status: row?.status, periods: periods.length, refundedAmount: intent.refunded }
}

describe('an account erased during a payment', () => {
  it('is refunded if the payment succeeds afterwards', async () => {
    const buyer = await server.member('investor')
    const { transaction } = (await payments.buy(buyer)).body
    await payments.pay(transaction)
    await dueNow(buyer)
    await eraseDue(server.deps)
    server.clock.ahead += day
    await reconcile(server.deps)
    server.clock.ahead -= day
    expect(await endOf(buyer, transaction.uuid)).toEqual({ status: 'refunded', periods: 0, refundedAmount: true })
  })

  it('has either its membership or its money, in races of both, and the ledger is consistent', async () => {
    const ends = new Set<string>()
    for (let race = 0; race < 12; race++) {
      const buyer = await server.member('investor')
      const { transaction } = (await payments.buy(buyer)).body
      await payments.pay(transaction)
      await dueNow(buyer)
      const hands = [() => eraseDue(server.deps), () => payments.confirm(buyer, transaction)]
      await Promise.all((race % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()))
      server.clock.ahead += day
      await reconcile(server.deps)
      server.clock.ahead -= day
      ends.add(JSON.stringify(await endOf(buyer, transaction.uuid)))
    }
    const legal = [
      { status: 'confirmed', periods: 1, refundedAmount: false },
      { status: 'refunded', periods: 0, refundedAmount: true },
    ].map((end) => JSON.stringify(end))
    expect([...ends].filter((end) => !legal.includes(end))).toEqual([])
    expect(await findViolations(server.deps)).toEqual([])
  })
})
