import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { auditMemberships } from '../../../server/features/memberships/audit.ts'
import { transactions } from '../../../server/kernel/db/schema.ts'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import { bundleServer, type Running, runServer } from '../../support/bundledServer.ts'
import { membersOf } from '../../support/members.ts'
import { paymentsOn, settledOnce } from '../../support/payments.ts'
import type { Person } from '../../support/server.ts'
import { hold, type Server, type Trial } from './trial.ts'

/** The stage of a payment at which its server was killed. */
type Moment = 'nothing yet' | 'opened' | 'charged' | 'confirmed'

/** Several lanes on one PostgreSQL, each with a server of its own that is killed and restarted for every payment. */
export const killedServers = (rounds: number, lanes = 2): Trial => ({
  number: 18,
  title: 'kill -9 at a random point of a payment -> nothing doubled or lost after restart',
  count: `${rounds} kills`,
  run: async (server) => {
    const file = await bundleServer()
    const moments: Record<Moment, number> = { 'nothing yet': 0, opened: 0, charged: 0, confirmed: 0 }
    let left = rounds
    const lane = async () => {
      const start = () => runServer(file, environmentOf(server))
      let running = await start()
      try {
        let usual = await usualTime(server, running)
        while (left-- > 0) {
          const person = await server.signUp('investor')
          const moment = await payAndKill(server, running, person, Math.random() * usual)
          moments[moment] += 1
          // Adapts to the machine's speed, so that most kills happen during the payment.
          usual *= moment === 'confirmed' ? 0.95 : 1.02
          running = await start()
          await finish(server, person, running)
          const done = rounds - Math.max(0, left)
          if (done % 25 === 0)
            console.log(`${new Date().toISOString()} ${done} of ${rounds}: ${JSON.stringify(moments)}`)
        }
      } finally {
        await running.stop('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const findings = await auditMemberships(server.deps)
    hold(findings.length === 0, JSON.stringify(findings.slice(0, 5)))
    return `one charge, one membership after every kill; killed with ${JSON.stringify(moments)}`
  },
})

const environmentOf = ({ url }: Server): Record<string, string> => {
  if (!url) throw new Error('this needs PostgreSQL')
  return {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: join(tmpdir(), 'founders-killed'),
    LOG_LEVEL: 'warn',
  }
}

/** Opens, charges and confirms, as the browser would. */
async function pay(person: Person, { origin }: Running): Promise<void> {
  const members = membersOf(origin)
  const member = { ...person, headers: { authorization: `Bearer ${person.token}`, 'x-info-id': person.id } }
  const transaction: TransactionOnWire = await members.buy(member, 'investor-monthly')
  await members.charge(transaction)
  await members.confirm(member, transaction)
}

/** The duration of an undisturbed payment, in milliseconds. */
async function usualTime(server: Server, running: Running): Promise<number> {
  const person = await server.signUp('investor')
  const start = performance.now()
  await pay(person, running)
  return performance.now() - start
}

async function payAndKill(server: Server, running: Running, person: Person, after: number) {
  const paid = pay(person, running).catch(() => null)
  await new Promise((later) => setTimeout(later, after))
  await running.stop('SIGKILL')
  await paid
  return momentOf(server, person)
}

async function momentOf({ deps }: Server, person: Person): Promise<Moment> {
  const [row] = await deps.db.select().from(transactions).where(eq(transactions.accountId, person.id))
  if (!row?.paymentIntent) return 'nothing yet'
  if (row.status === 'confirmed') return 'confirmed'
  return (await deps.payments.intent(row.paymentIntent)).status === 'succeeded' ? 'charged' : 'opened'
}

/** The person's actions after the restart: look, and pay if the plan is not active. */
async function finish(server: Server, person: Person, running: Running): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}`, 'x-info-id': person.id }
  const answer = await fetch(`${running.origin}/api/me`, { headers })
  const me = (await answer.json()) as { has_active_subscription: number }
  if (me.has_active_subscription !== 1) await pay(person, running)
  const seen = JSON.stringify(await paymentsOn(server, { hearsSandbox: true }).outcomeFor(person))
  hold(seen === JSON.stringify(settledOnce), `${person.email}: ${seen}`)
}
