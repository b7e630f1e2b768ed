import { explore } from 'flowlab/walk/explore.ts'
import { coveringPaths } from 'flowlab/walk/paths.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { purchaseOnServer } from '../../flowlab/together/purchaseOnServer.ts'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import type { TransactionOnWire } from '../../src/domain/memberships/transactionSchema.ts'
import { paymentsOn, slowCard } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

const minute = 60_000
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

/** The steps of one purchase, by their names in the model. */
function purchaseOf(person: Person) {
  let opened: TransactionOnWire | null = null
  const ours = () => {
    if (!opened) throw new Error('nothing was opened')
    return opened
  }
  const isOurs = ({ id }: { id: string }) => id === ours().uuid
  const does: Record<string, () => Promise<unknown>> = {
    'transaction.opened': async () => {
      opened = (await payments.buy(person)).body.transaction
    },
    // A slow bank answers an hour later; the provider refuses a second charge.
    'card.charged': async () => {
      if ((await payments.pay(ours())).status !== 'succeeded') await server.pass(61 * minute)
    },
    'charge.delayed': () => payments.pay(ours(), slowCard),
    'charge.settled': () => reconcile(server.deps),
    'quote.expired': async () => {
      await server.pass(16 * minute)
      await reconcile(server.deps)
    },
    'rival.confirmed': async () => {
      const rival = (await payments.buy(person)).body.transaction
      await payments.pay(rival)
      await payments.confirm(person, rival)
    },
    'intent.cancelled': async () => {
      await server.pass(25 * 60 * minute)
      await reconcile(server.deps)
    },
  }
  return {
    does,
    /** The transaction's own status, and the memberships and unrefunded charges of this purchase. */
    look: async () => {
      const row = opened && (await payments.transactionsOf(person)).find(isOurs)
      const periods = (await payments.periodsOf(person)).filter(
        ({ transactionId, endedAt }) => opened && transactionId === ours().uuid && endedAt === null,
      )
      const intent = row?.paymentIntent ? await server.deps.payments.intent(row.paymentIntent) : null
      return {
        status: row?.status ?? null,
        charged: intent?.status === 'succeeded' && !intent.refunded,
        memberships: periods.length,
      }
    },
  }
}

const expected: Record<string, { status: string | null; charged: boolean; memberships: number }> = {
  none: { status: null, charged: false, memberships: 0 },
  waiting: { status: 'requires_payment', charged: false, memberships: 0 },
  expired: { status: 'expired', charged: false, memberships: 0 },
  replaced: { status: 'expired', charged: false, memberships: 0 },
  chargedInVain: { status: 'expired', charged: true, memberships: 0 },
  confirmed: { status: 'confirmed', charged: true, memberships: 1 },
  refunded: { status: 'refunded', charged: false, memberships: 0 },
  cancelled: { status: 'cancelled', charged: false, memberships: 0 },
}

describe('one purchase on the server follows its model', () => {
  const graph = explore(purchaseOnServer)
  for (const { id, edges } of coveringPaths(graph, { longest: 6 }))
    it(`${id}: ${edges.map(({ step }) => step.name).join(' → ')}`, async () => {
      const purchase = purchaseOf(await server.member('investor'))
      for (const { step, to } of edges) {
        await purchase.does[step.name]?.()
        const state = String(graph.situations.get(to)?.snapshot.value)
        const wanted = expected[state]
        // Until it is settled, only the provider knows about a charge.
        if (wanted) expect({ state, ...(await purchase.look()) }).toEqual({ state, ...wanted })
        else expect((await purchase.look()).memberships).toBe(0)
      }
    })
})
