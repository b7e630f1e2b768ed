import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { decide } from '../../server/features/reviews/decide.ts'
import { profiles } from '../../server/kernel/db/schema.ts'
import { endedOrWaiting, hasConnections, openTransaction } from '../support/openTransaction.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** A listing is announced once to each saved search, also if it is approved while alerts are sent or searches saved. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ REVIEW: 'manual' })
})
afterAll(() => server.close())

async function approve(deps: typeof server.deps, person: Person): Promise<void> {
  const id = await server.profileIdOf(person)
  const [row] = await deps.db.select().from(profiles).where(eq(profiles.id, id))
  const seen = row?.updatedAt.toISOString() ?? ''
  await decide(deps, id, { action: 'approve', seen, note: '', fields: {} })
}

/** Approves a listing; the transaction stays open until `commit`. */
const openApproval = (person: Person) =>
  openTransaction(server.deps.db, (tx) => approve({ ...server.deps, db: tx }, person))

async function investor(): Promise<Person> {
  const person = await server.member('investor')
  await approve(server.deps, person)
  await server.verifyMobile(person)
  const trial = { plan_id: 'investor-free-trial', types: [], mode: 'NEW' }
  expect((await server.request('POST', '/api/buy-membership', trial, person)).status).toBe(200)
  return person
}
const save = (person: Person, name: string) =>
  server.request('POST', '/api/saved-searches', { kind: 'INVESTMENT', name, query: {}, alert: 'instant' }, person)
const subjectsTo = async ({ email }: Person, name: string) =>
  (await server.letters(email)).map(({ subject }) => subject).filter((subject) => subject.includes(`“${name}”`))
async function sweepLater(): Promise<void> {
  server.clock.ahead += 120_000
  await sendAlerts(server.deps)
}

it.runIf(hasConnections)(
  'a listing whose approval commits after the alerts were sent is announced by the next ones, once',
  async () => {
    const reader = await investor()
    expect((await save(reader, 'Slow')).status).toBe(200)
    const approval = await openApproval(await server.member('investment'))
    server.clock.ahead += 120_000
    const sweep = sendAlerts(server.deps)
    await endedOrWaiting(server.deps.db, sweep)
    await approval.commit()
    await sweep
    await sweepLater()
    await sweepLater()
    expect(await subjectsTo(reader, 'Slow')).toEqual(['1 new listing for “Slow”'])
  },
)

it.runIf(hasConnections)(
  'a listing whose approval commits after a search was saved is in the list then, or is announced',
  async () => {
    const reader = await investor()
    const founder = await server.member('investment')
    const id = await server.profileIdOf(founder)
    const approval = await openApproval(founder)
    const saving = save(reader, 'Saved').then(() =>
      server.request<{ list: { id: string }[] }>('GET', '/api/listings?kind=INVESTMENT', undefined, reader),
    )
    await endedOrWaiting(server.deps.db, saving)
    await approval.commit()
    const isListed = (await saving).body.list.some((card) => card.id === id)
    await sweepLater()
    expect((await subjectsTo(reader, 'Saved')).length).toBe(isListed ? 0 : 1)
  },
)
