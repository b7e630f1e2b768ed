import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { notifyDeckViews } from '../../server/features/listings/deckViews.ts'
import { refreshListed } from '../../server/features/listings/refresh.ts'
import { notifyEndings } from '../../server/features/memberships/membershipNotifications.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { listedVersion } from '../../server/features/profiles/index.ts'
import { decideComplaint } from '../../server/features/proposals/complaints.ts'
import { decide } from '../../server/features/reviews/decide.ts'
import { decideReport } from '../../server/features/reviews/reports.ts'
import {
  accounts,
  deckViews,
  listingQuestions,
  listingReports,
  memberships,
  notifications,
  profiles,
  savedSearches,
} from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'

/**
 * A sweep whose work fails for one member does it for all others, and for that member once it can. A request whose
 * notification fails does nothing.
 */

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

describe('what a member is notified of', () => {
  const profileOf = async (person: Person) => {
    const [row] = await server.deps.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, await server.profileIdOf(person)))
    return row ?? expect.fail('no profile')
  }
  const report = { reason: 'spam', text: 'Pomegranates' }

  it('is stored with its notification, or not at all: a reviewer’s decision', async () => {
    const founder = await server.trialMember('investment')
    const { id, updatedAt } = await profileOf(founder)
    const decision = { action: 'suspend' as const, seen: updatedAt.toISOString(), note: 'Complaints.', fields: {} }
    await failFor(founder)
    await expect(decide(server.deps, id, decision)).rejects.toThrow()
    expect((await profileOf(founder)).status).toBe('approved')
    await mend()
    await decide(server.deps, id, decision)
    expect([(await profileOf(founder)).status, await notified(founder, 'profile_suspended')]).toEqual(['suspended', 1])
  })

  it('a profile that goes live', async () => {
    const founder = await server.trialMember('investment')
    const { id } = await profileOf(founder)
    await server.deps.db.update(profiles).set({ status: 'changes_requested' }).where(eq(profiles.id, id))
    await server.deps.db.delete(notifications).where(eq(notifications.accountId, founder.id))
    const submit = async () => (await server.request('POST', '/api/profiles/investment/submission', {}, founder)).status
    await failFor(founder)
    expect([await submit(), (await profileOf(founder)).status]).toEqual([500, 'changes_requested'])
    await mend()
    expect([await submit(), (await profileOf(founder)).status]).toEqual([200, 'approved'])
    expect(await notified(founder, 'profile_approved')).toBe(1)
  })

  it('a question and its answer', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const at = `/api/listings/${(await profileOf(founder)).id}/questions`
    const question = { request_id: randomUUID(), text: 'How many machines?' }
    const ask = async () => (await server.request('POST', at, question, investor)).status
    await failFor(founder)
    expect(await ask()).toBe(500)
    await mend()
    expect([await ask(), await notified(founder, 'listing_question')]).toEqual([200, 1])
    const { id } = (await server.deps.db.select().from(listingQuestions)).at(-1) ?? expect.fail('no question')
    const answer = async () => (await server.request('PUT', `${at}/${id}/answer`, { text: 'Forty.' }, founder)).status
    await failFor(investor)
    expect(await answer()).toBe(500)
    await mend()
    expect([await answer(), await notified(investor, 'listing_answer')]).toEqual([200, 1])
  })

  it('the outcome of a report', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const { id } = await profileOf(founder)
    expect((await server.request('POST', `/api/listings/${id}/report`, report, investor)).status).toBe(200)
    const [made] = await server.deps.db.select().from(listingReports).where(eq(listingReports.listingId, id))
    await failFor(investor)
    await expect(decideReport(server.deps, made?.id ?? '', 'upheld')).rejects.toThrow()
    await mend()
    await decideReport(server.deps, made?.id ?? '', 'upheld')
    expect(await notified(investor, 'report_outcome')).toBe(1)
  })

  it('the outcome of a complaint', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const sent = {
      ...{ request_id: randomUUID(), message: 'Shall we talk?' },
      receiver_profile_id: (await profileOf(investor)).id,
    }
    const { body } = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', sent, founder)
    const complaint = { reason: 'material-mismatch', text: '' }
    await server.request('POST', `/api/proposals/${body.proposal.id}/complaint`, complaint, founder)
    await failFor(founder)
    await expect(decideComplaint(server.deps, body.proposal.id, 'upheld')).rejects.toThrow()
    await mend()
    await decideComplaint(server.deps, body.proposal.id, 'upheld')
    expect(await notified(founder, 'report_outcome')).toBe(1)
  })
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
