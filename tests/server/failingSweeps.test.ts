import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { notifyDeckViews } from '../../server/features/listings/deckViews.ts'
import { refreshListed } from '../../server/features/listings/refresh.ts'
import { notifyEndings } from '../../server/features/memberships/membershipNotifications.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { listedVersion } from '../../server/features/profiles/index.ts'
import {
  accounts,
  deckViews,
  memberships,
  notifications,
  profiles,
  savedSearches,
} from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** A sweep whose work fails for one member does it for all others, and for that member once it can. */

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  await server.deps.db.execute(sql`create table failing (account_id uuid)`)
  await server.deps.db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin
    if exists (select 1 from failing where account_id = new.account_id) then raise 'no notification for this member'; end if;
    return new; end $$`)
  await server.deps.db.execute(
    sql`create trigger fail before insert or update on notifications for each row execute function fail()`,
  )
})
afterEach(() => mend())
afterAll(() => server.close())

const failFor = ({ id }: Person) => server.deps.db.execute(sql`insert into failing values (${id})`)
const mend = () => server.deps.db.execute(sql`delete from failing`)
const notified = async ({ id }: Person, kind: (typeof notifications.$inferSelect)['kind']) =>
  (await server.deps.db.select().from(notifications).where(eq(notifications.accountId, id))).filter(
    (row) => row.kind === kind,
  ).length
/** The database, whose nth read fails. */
function failingAt(nth: number): typeof server.deps {
  const { db } = server.deps
  let reads = 0
  const select = (...fields: Parameters<typeof db.select>) => {
    reads += 1
    if (reads === nth) throw new Error('this read fails')
    return db.select(...fields)
  }
  return {
    ...server.deps,
    db: new Proxy(db, { get: (of, name) => (name === 'select' ? select : Reflect.get(of, name)) }),
  }
}

describe('alerts', () => {
  const save = (person: Person, alert: string) =>
    server.request('POST', '/api/saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert }, person)
  const lettersTo = async ({ email }: Person) =>
    (await server.letters(email)).filter(({ subject }) => subject.includes('“Mine”')).length

  it.each(['instant', 'weekly'])('of others are sent, and the failed one an hour later: %s', async (alert) => {
    const [failing, other] = [await server.trialMember('investor'), await server.trialMember('investor')]
    for (const person of [failing, other]) expect((await save(person, alert)).status).toBe(200)
    await server.member('investment')
    await server.pass(8 * day)
    // The failing search is due first.
    await server.deps.db
      .update(savedSearches)
      .set({ nextAlertAt: new Date(server.deps.now().getTime() - hour) })
      .where(eq(savedSearches.profileId, await server.profileIdOf(failing)))
    await failFor(failing)
    await sendAlerts(server.deps)
    expect([await lettersTo(failing), await lettersTo(other)]).toEqual([0, 1])
    await mend()
    await server.pass(minute)
    await sendAlerts(server.deps)
    expect([await lettersTo(failing), await lettersTo(other)]).toEqual([0, 1])
    await server.pass(hour)
    await sendAlerts(server.deps)
    expect([await lettersTo(failing), await lettersTo(other)]).toEqual([1, 1])
  })

  it('are sent in the order in which they were due', async () => {
    // Without it they are read as they are stored.
    await server.deps.db.execute(sql`drop index saved_searches_due`)
    const [disabled, waiting] = [await server.trialMember('investor'), await server.trialMember('investor')]
    await save(disabled, 'instant')
    const [{ id: _, ...search } = expect.fail('no search')] = await server.deps.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.profileId, await server.profileIdOf(disabled)))
    await server.deps.db.update(accounts).set({ disabledAt: server.deps.now() }).where(eq(accounts.id, disabled.id))
    const later = { ...search, nextAlertAt: new Date(server.deps.now().getTime() + hour) }
    await server.deps.db.insert(savedSearches).values(Array.from({ length: 200 }, () => later))
    await save(waiting, 'instant')
    await server.member('investment')
    await server.pass(2 * hour)
    await sendAlerts(server.deps)
    expect(await lettersTo(waiting)).toBe(1)
  })
})

it('reminders of an ending trial', async () => {
  const [one, other] = [await server.trialMember('investor'), await server.trialMember('investor')]
  const end = new Date(server.deps.now().getTime() + 2 * day)
  for (const { id } of [one, other])
    await server.deps.db.update(memberships).set({ periodEnd: end }).where(eq(memberships.accountId, id))
  const reminded = async () => [await notified(one, 'trial_ending'), await notified(other, 'trial_ending')]
  await notifyEndings(failingAt(2))
  expect((await reminded()).sort()).toEqual([0, 1])
  await notifyEndings(server.deps)
  expect(await reminded()).toEqual([1, 1])
})

it('the weekly views of a deck', async () => {
  const [one, other, viewer] = [
    await server.trialMember('investment'),
    await server.trialMember('investment'),
    await server.member('investor'),
  ]
  const viewerId = await server.profileIdOf(viewer)
  for (const owner of [one, other])
    await server.deps.db.insert(deckViews).values({
      profileId: await server.profileIdOf(owner),
      viewerId,
      day: server.deps.now().toISOString().slice(0, 10),
      viewedAt: server.deps.now(),
    })
  await server.pass(7 * day)
  const toldOwners = async () => [await notified(one, 'deck_viewed'), await notified(other, 'deck_viewed')]
  await notifyDeckViews(failingAt(2))
  expect((await toldOwners()).sort()).toEqual([0, 1])
  await notifyDeckViews(server.deps)
  expect(await toldOwners()).toEqual([1, 1])
})

it('emails of unread notifications', async () => {
  const [failing, other] = [await server.member('investor'), await server.member('investor')]
  const words = { name: 'Asha', excerpt: '', to: '/investor/chats' }
  for (const { id: accountId } of [failing, other])
    await server.deps.db
      .insert(notifications)
      .values({ accountId, kind: 'message', subject: 'chat:1', words, mailAt: server.deps.now() })
  await failFor(failing)
  const lettersTo = async ({ email }: Person) => (await server.letters(email)).length
  const before = [await lettersTo(failing), await lettersTo(other)] as const
  const more = async () => [(await lettersTo(failing)) - before[0], (await lettersTo(other)) - before[1]]
  await mailUnread(server.deps)
  expect(await more()).toEqual([0, 1])
  await mend()
  await mailUnread(server.deps)
  expect(await more()).toEqual([1, 1])
})

it('the columns that lists read, written by an earlier version', async () => {
  const [failing, other] = [await server.member('investment'), await server.member('investment')]
  const { db } = server.deps
  await db.update(profiles).set({ listedVersion: 0 })
  await db.execute(sql`create trigger fail before update on profiles for each row execute function fail()`)
  const versions = async () =>
    (await db.select({ id: profiles.accountId, version: profiles.listedVersion }).from(profiles))
      .filter(({ id }) => id === failing.id || id === other.id)
      .sort((one) => (one.id === failing.id ? -1 : 1))
      .map(({ version }) => version === listedVersion)
  await failFor(failing)
  await refreshListed(server.deps)
  expect(await versions()).toEqual([false, true])
  await mend()
  await refreshListed(server.deps)
  expect(await versions()).toEqual([true, true])
})
