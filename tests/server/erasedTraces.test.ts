import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewCounter } from '../../server/features/listings/viewCounter.ts'
import { notify } from '../../server/features/notifications/index.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import {
  deckViews,
  devices,
  listingDays,
  listingViews,
  loginAttempts,
  notifications,
  profiles,
} from '../../server/kernel/db/schema.ts'
import type { NotificationPage } from '../../src/domain/contract/notifications.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { endedOrWaiting, hasConnections, openTransaction } from '../support/openTransaction.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { aStep } from '../support/steps.ts'
import { openedChat } from '../support/talking.ts'

/** The traces of an erased account in the database: the test searches every table. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The mailbox and the sandbox replace the providers, a delivered job is deleted, and counters expire. */
const outside = ['mailbox_messages', 'outbox', 'rate_limits', 'sandbox_objects']

/** The tables with a row that has one of these texts anywhere in it. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    server.deps.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of names.filter((table) => !outside.includes(table.name))) {
    const has = sql.join(
      texts.map((text) => sql`strpos(to_jsonb(t)::text, ${text}) > 0`),
      sql` or `,
    )
    const [row] = await rowsOf<{ count: number }>(
      server.deps.db,
      sql`select count(*)::int as count from ${sql.identifier(name)} t where ${has}`,
    )
    if ((row?.count ?? 0) > 0) found.push(name)
  }
  return found
}

/** The tables with a column that names an account, a profile, an e-mail address or a mobile number. */
const tablesAboutMembers = async () =>
  (
    await rowsOf<{ name: string }>(
      server.deps.db,
      sql`select distinct table_name as name from information_schema.columns
        where table_schema = 'public'
          and column_name ~ '((account|profile|viewer|asker|reporter|listing)_id|profile_[ab]|email|mobile|target)$'
        order by 1`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !outside.includes(name))

interface Member extends Person {
  profileId: string
}
const memberOf = async (kind: 'investor' | 'investment'): Promise<Member> => {
  const person = await server.trialMember(kind)
  return { ...person, profileId: await server.profileIdOf(person) }
}

const call = async (who: Person, method: string, path: string, body: object = {}) => {
  const answer = await server.request(method, `/api/${path}`, body, who)
  expect([path, answer.status]).toEqual([path, 200])
  return answer
}

/** A member who has data in every place where a member can have any, and a founder who knows the member. */
async function busyMember(): Promise<Member & { founder: Member }> {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  await search(person)
  await write(person)
  await meet(person, founder)
  await logInOften(person)
  return { ...person, founder }
}

async function search(person: Member): Promise<void> {
  await call(person, 'POST', 'saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'off' })
  await call(person, 'POST', 'register-device', { token: `browser-${randomUUID()}`, push_type: 'WEB_PUSH' })
  // A device that was registered before devices had a session.
  await server.deps.db
    .insert(devices)
    .values({ accountId: person.id, token: randomUUID(), pushType: 'WEB_PUSH', createdAt: server.deps.now() })
  await call(person, 'PUT', 'profiles/investor/draft', { step: 'business', answers: { city: 'Pune' } })
}

async function write(person: Member): Promise<void> {
  await call(person, 'POST', 'contact', {
    ...{ request_id: randomUUID(), name: 'Asha Rao', email: person.email.toUpperCase(), topic: 'account' },
    message: 'My profile does not open any more.',
  })
  await call(person, 'PUT', 'account/sharing', { shares_steps: true })
  await call(person, 'POST', 'traces', { trace: randomUUID(), first: 0, steps: [aStep] })
  await call(person, 'PUT', 'notification-preferences', {
    ...{ off: { push: [], email: [] }, quiet: false, quiet_from: '22:00', quiet_until: '08:00', through_quiet: [] },
    time_zone: 'Asia/Kolkata',
  })
  await call(person, 'PUT', 'billing-details', {
    details: { name: 'Asha Exports', address: 'Pune', country: 'IN', state: '27', gstin: null },
  })
  await call(person, 'POST', 'codes', { purpose: 'reset_password', target: targetNamed(person.mobile) })
  await call(person, 'POST', 'buy-membership', { plan_id: 'investor-monthly', types: [], mode: 'UPGRADE' })
}

async function meet(person: Member, founder: Member): Promise<void> {
  const ask = { request_id: randomUUID(), text: 'What is churn among regular shippers?' }
  await call(person, 'PUT', `listings/${founder.profileId}/favourite`)
  await call(founder, 'PUT', `listings/${person.profileId}/favourite`)
  await call(person, 'POST', `listings/${founder.profileId}/opening`)
  await call(person, 'POST', `listings/${founder.profileId}/report`, {
    reason: 'spam',
    text: 'The figures are not theirs.',
  })
  await call(person, 'POST', `listings/${founder.profileId}/questions`, ask)
  const chat = await openedChat(server, founder, person)
  const message = { kind: 'TEXT', text: 'Good morning' }
  await call(person, 'POST', `chats/${chat}/messages`, { client_id: randomUUID(), ...message })
  await call(founder, 'POST', `chats/${chat}/messages`, { client_id: randomUUID(), ...message })
  await call(person, 'POST', `chats/${chat}/reports`, {
    ...{ request_id: randomUUID(), reason: 'spam', note: 'Many messages in an hour.' },
  })
  // The views of a listing are written once a minute.
  const { db, now } = server.deps
  const [profileId, viewerId, day] = [person.profileId, founder.profileId, now().toISOString().slice(0, 10)]
  await db.insert(listingDays).values({ profileId, day, shown: 1 }).onConflictDoNothing()
  await db.insert(listingViews).values({ profileId, viewerId, day }).onConflictDoNothing()
  await db.insert(deckViews).values({ profileId, viewerId, day, viewedAt: now() })
}

async function logInOften(person: Member): Promise<void> {
  for (const target of [person.email, person.mobile]) {
    await server.request('POST', '/api/codes', { purpose: 'verify_email', target: targetNamed(target) })
    await server.deps.db
      .insert(loginAttempts)
      .values({ target, tries: 1, since: server.deps.now() })
      .onConflictDoNothing()
  }
  await server.prove('reset_password', person.email)
}

async function erase(person: Person): Promise<void> {
  await askForDeletion(person)
  await eraseDue(server.deps)
}

/** The days in which the member could change their mind are over. */
async function askForDeletion(person: Person): Promise<void> {
  await server.request('POST', '/api/account-deletion', {
    token: await server.prove('delete_account', person.email),
    password,
  })
  await server.deps.db.execute(sql`update accounts set deletion_due_at = now() - interval '1 minute'
    where id = ${person.id}::uuid`)
  await server.deliverAll()
}

it('an erased account leaves its email address and its number in no table', async () => {
  const person = await busyMember()
  expect(await tablesWith(person.email, person.mobile)).toEqual([
    'accounts',
    'code_challenges',
    'login_attempts',
    'support_messages',
  ])
  await erase(person)
  expect(await tablesWith(person.email, person.mobile)).toEqual([])
})

/** Moderators decide reports, members keep their conversations, and purchases stay in the ledger. */
const left = [
  ...['accounts', 'chat_reports', 'chats', 'listing_reports', 'memberships', 'messages', 'profiles'],
  ...['proposal_steps', 'proposals', 'transactions'],
]

it('an erased account keeps rows only where others or the ledger need them', async () => {
  const person = await busyMember()
  const everywhere = await tablesAboutMembers()
  const textsOf = (member: Member) => [member.id, member.profileId, member.email, member.mobile] as const
  const before = await tablesWith(...textsOf(person))
  expect(everywhere.filter((table) => !before.includes(table))).toEqual([])
  const other = await busyMember()
  const otherBefore = await tablesWith(...textsOf(other))
  await erase(person)
  expect(await tablesWith(...textsOf(person))).toEqual(left)
  // No data of the other member was deleted.
  expect(await tablesWith(...textsOf(other))).toEqual(otherBefore)
})

/** The views of a listing and of its pitch deck, as its owner's counts have them. */
async function viewsOf(listing: string): Promise<number[]> {
  const { db } = server.deps
  return [
    await db.$count(listingViews, eq(listingViews.profileId, listing)),
    await db.$count(deckViews, eq(deckViews.profileId, listing)),
  ]
}

it('what an erased member viewed stays counted, without the viewer', async () => {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  const { db, now } = server.deps
  const listing = founder.profileId
  const days = ['2026-03-10', '2026-03-11']
  const viewed = days.map((day) => ({ profileId: listing, viewerId: person.profileId, day }))
  await db.insert(listingViews).values(viewed)
  await db.insert(deckViews).values(viewed.map((view) => ({ ...view, viewedAt: now() })))
  await erase(person)
  expect([await viewsOf(listing), await tablesWith(person.profileId)]).toEqual([[2, 2], ['profiles']])
})

it('a view that was not stored yet when its viewer was erased is not stored afterwards', async () => {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  const other = await memberOf('investor')
  for (const { profileId } of [person, other]) viewCounter.opened(founder.profileId, profileId, server.deps.now())
  await erase(person)
  await viewCounter.save(server.deps.db)
  expect(await viewsOf(founder.profileId)).toEqual([1, 0])
  expect(await tablesWith(person.profileId)).toEqual(['profiles'])
})

const notificationsOf = (person: Person) =>
  server.deps.db.select().from(notifications).where(eq(notifications.accountId, person.id))

it('a message to an erased member, or any other news, leaves no notification', async () => {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  const chat = await openedChat(server, founder, person)
  await erase(person)
  await call(founder, 'POST', `chats/${chat}/messages`, { client_id: randomUUID(), kind: 'TEXT', text: 'Hello?' })
  const words = { name: '', excerpt: '', to: '/' }
  await notify(server.deps, { accountId: person.id, kind: 'deck_viewed', subject: 'deck:1', words })
  expect(await notificationsOf(person)).toEqual([])
})

it.runIf(hasConnections)('a message that arrives while its recipient is being erased leaves none either', async () => {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  const chat = await openedChat(server, founder, person)
  await askForDeletion(person)
  const erasing = await openTransaction(server.deps.db, (tx) => eraseDue({ ...server.deps, db: tx }))
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Hello?' }
  const sending = call(founder, 'POST', `chats/${chat}/messages`, message)
  await endedOrWaiting(server.deps.db, sending)
  await erasing.commit()
  await sending
  expect(await notificationsOf(person)).toEqual([])
})

/** A founder who talks to an investor of this name, and whom the erased investor proposed to. */
async function dealtWith(name: string, also: { anonymous: boolean }) {
  const [person, founder] = [await memberOf('investor'), await memberOf('investment')]
  await server.deps.db
    .update(profiles)
    .set({ name, ...also })
    .where(eq(profiles.id, person.profileId))
  await meet(person, founder)
  return { person, founder }
}

it('an erased account leaves its name in no table, so notifications about it are about a member', async () => {
  const { person, founder } = await dealtWith('Zubin Daruwala', { anonymous: false })
  const namesOf = async () => {
    const { body } = await server.request<NotificationPage>('GET', '/api/notifications', undefined, founder)
    return body.list.map(({ kind, words }) => `${kind} ${words.name}`).sort()
  }
  const names = ['listing_question ', 'message Zubin Daruwala', 'profile_approved ', 'proposal_accepted Zubin Daruwala']
  expect([await tablesWith('Zubin'), await namesOf()]).toEqual([['notifications', 'profiles'], names])
  await erase(person)
  const left = ['listing_question ', 'member_left ', 'message ', 'profile_approved ', 'proposal_accepted ']
  expect([await tablesWith('Zubin'), await namesOf()]).toEqual([[], left])
})

it.each([
  ['en', false, 'Deleted member'],
  ['hi', false, 'पूर्व सदस्य'],
  ['hi', true, 'पूर्व सदस्य'],
])('a reader in %s sees an erased member (anonymous: %s) as “%s”', async (language, anonymous, name) => {
  const { person, founder } = await dealtWith('Zubin Daruwala', { anonymous })
  await erase(person)
  const otherOf = async (path: string) => {
    const headers = { authorization: `Bearer ${founder.token}`, 'x-info-id': founder.id, 'accept-language': language }
    const { list } = (await (await server.app.request(`/api/${path}`, { headers })).json()) as {
      list: { other: { name: string } }[]
    }
    return list.map(({ other }) => other.name)
  }
  expect([await otherOf('proposals?box=all'), await otherOf('chats')]).toEqual([[name], [name]])
})
