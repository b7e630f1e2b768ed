import pino from 'pino'
import { auditMemberships } from '../../../server/features/memberships/audit.ts'
import { readConfig } from '../../../server/kernel/config.ts'
import { connectEmbedded } from '../../../server/kernel/db/connect.ts'
import { wire } from '../../../server/wire.ts'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { emptyDataDirectory, type Product, startProduct } from '../../support/product.ts'
import { hold, type Trial, times } from './trial.ts'

type Members = ReturnType<typeof membersOf>

/** Charges and confirms, and kills the server some milliseconds after the call. */
async function payAndKill(
  product: Product,
  members: Members,
  transaction: TransactionOnWire,
  member: Member,
  after: number,
) {
  const paid = members
    .charge(transaction)
    .then(() => members.confirm(member, transaction))
    .catch(() => null)
  await new Promise((later) => setTimeout(later, after))
  await product.stop('SIGKILL')
  await paid
}

/** The person's next actions: look, and pay again if the charge never happened. */
async function settle(members: Members, member: Member, transaction: TransactionOnWire) {
  const me = await members.call<Me>('GET', '/api/me', undefined, member.headers)
  if (me.has_active_subscription === 1) return
  await members.charge(transaction)
  await members.confirm(member, transaction)
}

/** Audits the data that the killed servers left. */
async function holdAudit(dataDirectory: string): Promise<void> {
  const connection = await connectEmbedded(dataDirectory)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const { deps } = await wire(config, connection, pino({ level: 'silent' }))
  const findings = await auditMemberships(deps)
  await connection.close()
  hold(findings.length === 0, JSON.stringify(findings))
}

/** The whole product in processes of its own, restarted on the same data after each kill. */
export const paymentKills = (rounds: number): Trial => ({
  number: 18,
  title: 'kill -9 at a random point of a payment -> nothing doubled or lost after restart',
  count: `${rounds}`,
  run: async () => {
    const dataDirectory = emptyDataDirectory()
    // Demo members are left out, because nobody paid for their plans.
    const start = () => startProduct(dataDirectory, { DEMO_DATA: '0' })
    let product = await start()
    try {
      await times(rounds, async (round) => {
        const members = membersOf(product.origin, `kill${round}-`)
        const member = await members.join('investor')
        const transaction = await members.buy(member, 'investor-monthly')
        await payAndKill(product, members, transaction, member, (round * 23) % 90)
        product = await start()
        const again = membersOf(product.origin, `kill${round}-`)
        await settle(again, member, transaction)
        const { payments } = await again.call<{ payments: unknown[] }>(
          'GET',
          '/api/membership',
          undefined,
          member.headers,
        )
        const me = await again.call<Me>('GET', '/api/me', undefined, member.headers)
        const seen = [payments.length, me.has_active_subscription, me.has_subscription_expired].join()
        hold(seen === '1,1,0', `round ${round}: ${seen}`)
      })
    } finally {
      await product.stop('SIGKILL')
    }
    await holdAudit(dataDirectory)
    return 'one payment, one membership after every kill'
  },
})
