import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { notifications, savedSearches } from '../../server/kernel/db/schema.ts'
import type { SavedSearch } from '../../src/domain/market/savedSearchSchema.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Saved searches with alerts are part of a plan: as many as the current one includes, the oldest first. */

const [minute, day] = [60_000, 86_400_000]
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

const purchase = (person: Person, plan_id: string, mode = 'NEW') => payments.purchase(person, { plan_id, mode })
async function save(person: Person, name: string, alert = 'instant') {
  await server.pass(1)
  const search = { kind: 'INVESTMENT', name, query: {}, alert }
  return server.request<{ search: SavedSearch; code?: string }>('POST', '/api/saved-searches', search, person)
}
const change = (person: Person, id: string, name: string, alert: string) =>
  server.request<{ code?: string }>('PUT', `/api/saved-searches/${id}`, { name, alert }, person)
/** The searches that alert their owner to a new listing. */
async function alerted({ id }: Person): Promise<string[]> {
  await server.deps.db.delete(notifications)
  await server.member('investment')
  await server.pass(2 * minute)
  await sendAlerts(server.deps)
  const sent = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, id))
  return sent.flatMap(({ kind, words }) => (kind === 'search_match' ? [words.name] : [])).sort()
}

describe('alerts', () => {
  it('end with the trial, and start again with a plan, without the listings of the time between', async () => {
    const person = await server.trialMember('investor')
    await save(person, 'Mine')
    expect(await alerted(person)).toEqual(['Mine'])
    await server.pass(15 * day)
    expect(await alerted(person)).toEqual([])
    await purchase(person, 'investor-monthly')
    await server.deps.db.delete(notifications)
    await server.pass(2 * minute)
    await sendAlerts(server.deps)
    expect(await server.deps.db.select().from(notifications).where(eq(notifications.kind, 'search_match'))).toEqual([])
    expect(await alerted(person)).toEqual(['Mine'])
  })

  it('are those of the oldest searches after a change to a smaller plan; no search is deleted', async () => {
    const person = await server.member('investor')
    await purchase(person, 'investor-yearly')
    const names = ['1', '2', '3', '4', '5', '6', '7']
    for (const name of names) await save(person, name)
    expect(await alerted(person)).toEqual(names)
    await server.pass(370 * day)
    await purchase(person, 'investor-monthly', 'RENEW')
    expect(await alerted(person)).toEqual(names.slice(0, 5))
    const first = await server.deps.db.query.savedSearches.findFirst({
      where: eq(savedSearches.profileId, await server.profileIdOf(person)),
      orderBy: savedSearches.createdAt,
    })
    await server.request('DELETE', `/api/saved-searches/${first?.id}`, undefined, person)
    expect(await alerted(person)).toEqual(names.slice(1, 6))
  })
})

describe('turning an alert on', () => {
  it('needs a plan; a search can be renamed and turned off without one', async () => {
    const person = await server.trialMember('investor')
    const { id } = (await save(person, 'Mine', 'off')).body.search
    await server.pass(15 * day)
    for (const alert of ['instant', 'daily', 'weekly'])
      expect(await change(person, id, 'Mine', alert)).toMatchObject({
        status: 402,
        body: { code: 'SUBSCRIPTION_REQUIRED' },
      })
    expect((await change(person, id, 'Yours', 'off')).status).toBe(200)
    await purchase(person, 'investor-monthly')
    expect((await change(person, id, 'Yours', 'daily')).status).toBe(200)
    await server.pass(40 * day)
    expect((await change(person, id, 'Ours', 'daily')).status).toBe(200)
    expect((await change(person, id, 'Ours', 'off')).status).toBe(200)
  })

  it('needs a plan that includes the search', async () => {
    const person = await server.member('investor')
    await purchase(person, 'investor-yearly')
    const ids: string[] = []
    for (let number = 1; number <= 6; number++) ids.push((await save(person, `${number}`, 'off')).body.search.id)
    await server.pass(370 * day)
    await purchase(person, 'investor-monthly', 'RENEW')
    const answers = []
    for (const id of ids) answers.push((await change(person, id, 'Mine', 'instant')).body.code ?? null)
    expect(answers).toEqual([null, null, null, null, null, 'QUOTA_EXCEEDED'])
  })
})

describe('the hour of an alert', () => {
  const stored = async (id: string) =>
    (await server.deps.db.query.savedSearches.findFirst({ where: eq(savedSearches.id, id) }))?.nextAlertAt ?? null
  const move = async (person: Person, time_zone: string) => {
    const path = '/api/notification-preferences'
    const { preferences } = (await server.request<{ preferences: object }>('GET', path, undefined, person)).body
    expect((await server.request('PUT', path, { ...preferences, time_zone }, person)).status).toBe(200)
  }
  const clockIn = (timeZone: string, at: Date | null) =>
    at?.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

  it.each(['daily', 'weekly'])('is 08:00 where the member is, and follows a move: %s', async (alert) => {
    const person = await server.trialMember('investor')
    const { id } = (await save(person, 'Mine', alert)).body.search
    expect(clockIn('Asia/Kolkata', await stored(id))).toBe('08:00')
    for (const zone of ['America/New_York', 'Pacific/Auckland']) {
      await move(person, zone)
      const next = await stored(id)
      expect([clockIn(zone, next), Number(next) > server.deps.now().getTime()]).toEqual(['08:00', true])
      await change(person, id, 'Mine', 'off')
      await change(person, id, 'Mine', alert)
      expect(await stored(id)).toEqual(next)
    }
    // The sweep sets the time after next by the same clock.
    await server.pass(8 * day)
    await sendAlerts(server.deps)
    expect(clockIn('Pacific/Auckland', await stored(id))).toBe('08:00')
  })

  it('of one that is due already is left as it is', async () => {
    const person = await server.trialMember('investor')
    const { id } = (await save(person, 'Mine', 'daily')).body.search
    const due = await stored(id)
    await server.pass(2 * day)
    await move(person, 'America/New_York')
    expect(await stored(id)).toEqual(due)
  })
})
