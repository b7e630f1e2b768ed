import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyStep, proposalNotificationJob } from '../../server/features/proposals/proposalNotifications.ts'
import type { Db } from '../../server/kernel/db/connect.ts'
import { notifications, outbox, proposals } from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/**
 * The instance that takes a step notifies immediately; the job stored with the step covers an instance that could not.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
let [founder, investor] = [] as unknown as [Person, Person]
let ids = { founder: '', investor: '' }
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  ids = { founder: await server.profileIdOf(founder), investor: await server.profileIdOf(investor) }
})
afterAll(() => server.close())

const jobsOf = (id: string) =>
  server.deps.db
    .select({ sentAt: outbox.sentAt, tries: outbox.tries, encrypted: outbox.encrypted })
    .from(outbox)
    .where(like(outbox.key, `news:proposal:${id}:%`))
const bellOf = async ({ id }: Person, subject: string) =>
  (
    await server.deps.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.accountId, id), eq(notifications.subject, subject)))
  ).map(({ kind }) => kind)

interface Session {
  /** On the embedded database. */
  prepareQuery(query: { sql: string }, ...given: unknown[]): unknown
  /** On PostgreSQL. */
  client: { query(query: { text?: string }, ...given: unknown[]): unknown }
}

/** Fails the first write of a notification. */
function losingOne(db: Db): Db {
  let isLost = false
  function lose(text: string): void {
    if (isLost || !text.includes('stored_notification')) return
    isLost = true
    throw new Error('the connection was lost')
  }
  const of = db._.session as unknown as Session
  const losing: Partial<Session> = {
    prepareQuery(query, ...given) {
      lose(query.sql)
      return of.prepareQuery(query, ...given)
    },
    client: {
      query(query, ...given) {
        lose(query.text ?? '')
        return of.client.query(query, ...given)
      },
    },
  }
  const session = new Proxy(of, {
    get: (inner, name) => Reflect.get(Object.hasOwn(losing, name) ? losing : inner, name),
  })
  return new Proxy(db, { get: (inner, name) => (name === '_' ? { ...inner._, session } : Reflect.get(inner, name)) })
}

describe('the job of a step', () => {
  it('is done as soon as the members are notified of the step', async () => {
    const { body } = await server.request<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: ids.investor, message: 'Shall we talk?' },
      founder,
    )
    await server.deps.jobs.tracked()
    expect(await bellOf(investor, `proposal:${body.proposal.id}`)).toHaveLength(1)
    expect(await jobsOf(body.proposal.id)).toEqual([{ sentAt: expect.any(Date), tries: 0, encrypted: null }])
    await server.request('POST', `/api/proposals/${body.proposal.id}/accept`, {}, investor)
    await server.deps.jobs.tracked()
    const done = await jobsOf(body.proposal.id)
    expect(done.map(({ sentAt }) => sentAt)).toEqual(done.map(() => expect.any(Date)))
    expect(done.length).toBeGreaterThan(1)
  })

  it('stays if one of two members could not be notified, and notifies that one', async () => {
    const { deps } = server
    const [row] = await deps.db
      .insert(proposals)
      .values({
        requestId: randomUUID(),
        senderProfileId: ids.investor,
        receiverProfileId: ids.founder,
        status: 'expired',
        message: 'Shall we talk?',
        updatedAt: deps.now(),
      })
      .returning()
    if (!row) throw new Error('not stored')
    const step = { from: 'sent', action: 'time_out', byProfileId: null } as const
    await deps.db.insert(outbox).values(proposalNotificationJob(deps, { id: row.id, ...step }, row.updatedAt))
    await notifyStep({ ...deps, db: losingOne(deps.db) }, { row, ...step })
    const subject = `proposal:${row.id}`
    const bells = async () => [...(await bellOf(founder, subject)), ...(await bellOf(investor, subject))]
    expect(await bells()).toHaveLength(1)
    expect(await jobsOf(row.id)).toMatchObject([{ sentAt: null }])
    server.clock.ahead += 20_000
    await server.deliverAll()
    expect(await bells()).toHaveLength(2)
    expect(await jobsOf(row.id)).toMatchObject([{ sentAt: expect.any(Date) }])
  })
})
