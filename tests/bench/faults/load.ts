import { randomUUID } from 'node:crypto'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import { type LoggedIn, openDemoChat, readAll, signInDemo } from '../../support/demo.ts'
import { type Member, membersOf } from '../../support/members.ts'

/** Members who browse, talk and pay, and record what the server acknowledged. */
export async function startLoad(origin: string) {
  const founder = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
  const investor = await signInDemo(origin, 'investor@demo.in', 'investor')
  const chatId = await openDemoChat(origin, founder, investor)
  const members = membersOf(origin, `load${randomUUID().slice(0, 6)}-`)
  const stored: string[] = []
  const paid: string[] = []
  const answers: Record<number, number> = {}
  /** Counts by status, 0 for no response; times in milliseconds. */
  const seen = { calls: 0, lost: 0, slowest: 0, lastAnswer: Date.now(), answers }
  let going = true

  async function ask(as: LoggedIn, method: string, path: string, body?: object): Promise<boolean> {
    seen.calls++
    const before = performance.now()
    let status = 0
    try {
      const answer = await fetch(`${origin}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${as.token}`, 'x-info-id': as.id, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(60_000),
      })
      await answer.text()
      status = answer.status
      if (answer.ok) seen.lastAnswer = Date.now()
      return answer.ok
    } catch {
      return false
    } finally {
      answers[status] = (answers[status] ?? 0) + 1
      seen.slowest = Math.max(seen.slowest, performance.now() - before)
      // A caller without a response pauses, so that the starting server has the processor.
      await new Promise((later) => setTimeout(later, status === 200 ? 15 : 150))
    }
  }

  /** Sends with one client id until it is acknowledged. */
  async function talk(as: LoggedIn) {
    while (going) {
      const client_id = randomUUID()
      while (!(await ask(as, 'POST', `chats/${chatId}/messages`, { client_id, kind: 'TEXT', text: client_id }))) {
        seen.lost++
        if (!going) return
      }
      stored.push(client_id)
    }
  }
  async function browse(as: LoggedIn) {
    for (const path of cycle([
      'listings?kind=INVESTMENT&sort=newest',
      'me',
      'chats',
      'notifications',
      'proposals?box=sent',
    ])) {
      if (!going) return
      await ask(as, 'GET', path)
    }
  }
  async function pay() {
    while (going) {
      const bought = await purchase().catch(() => null)
      if (!bought) await new Promise((later) => setTimeout(later, 200))
    }
  }
  async function purchase(): Promise<TransactionOnWire> {
    const member: Member = await members.join('investor')
    const transaction = await members.buy(member, 'investor-monthly')
    await members.charge(transaction)
    const { status } = (await members.confirm(member, transaction)) as { status?: boolean }
    if (status) paid.push(transaction.uuid)
    return transaction
  }

  const workers = [talk(founder), talk(investor), browse(founder), browse(investor), pay()]
  return {
    seen,
    stored,
    /** Purchases that were confirmed. */
    paid,
    /** Acknowledged messages that are missing or stored twice. */
    async missing(): Promise<string[]> {
      const all = (await readAll(origin, founder, chatId)).map(({ text }) => text)
      const counts = new Map<string, number>()
      for (const text of all) counts.set(text, (counts.get(text) ?? 0) + 1)
      return stored.filter((text) => counts.get(text) !== 1)
    },
    async stop() {
      going = false
      await Promise.race([Promise.all(workers), new Promise((later) => setTimeout(later, 10_000))])
    },
  }
}

function* cycle<T>(list: readonly T[]): Generator<T> {
  for (;;) yield* list
}
