import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { devices, loginAttempts } from '../../server/kernel/db/schema.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

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

/** A member who has data in every place where a member can have any. */
async function busyMember(): Promise<Person & { profileId: string }> {
  const person = await server.trialMember('investor')
  const post = (path: string, body: object) => server.request('POST', `/api/${path}`, body, person)
  await post('saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'off' })
  await post('register-device', { token: `browser-${randomUUID()}`, push_type: 'WEB_PUSH' })
  // A device that was registered before devices had a session.
  await server.deps.db
    .insert(devices)
    .values({ accountId: person.id, token: randomUUID(), pushType: 'WEB_PUSH', createdAt: server.deps.now() })
  await server.request('PUT', '/api/profiles/investor/draft', { step: 'business', answers: { city: 'Pune' } }, person)
  for (const target of [person.email, person.mobile]) {
    await server.request('POST', '/api/codes', { purpose: 'verify_email', target: targetNamed(target) })
    await server.deps.db
      .insert(loginAttempts)
      .values({ target, tries: 1, since: server.deps.now() })
      .onConflictDoNothing()
  }
  await server.prove('reset_password', person.email)
  return { ...person, profileId: await server.profileIdOf(person) }
}

async function erase(person: Person): Promise<void> {
  await server.request('POST', '/api/account-deletion', {
    token: await server.prove('delete_account', person.email),
    password,
  })
  await server.deps.db.execute(sql`update accounts set deletion_due_at = now() - interval '1 minute'
    where id = ${person.id}::uuid`)
  await server.deliverAll()
  await eraseDue(server.deps)
}

it('an erased account leaves its email address and its number in no table', async () => {
  const person = await busyMember()
  expect(await tablesWith(person.email, person.mobile)).toEqual(
    expect.arrayContaining(['accounts', 'code_challenges', 'login_attempts']),
  )
  await erase(person)
  expect(await tablesWith(person.email, person.mobile)).toEqual([])
})

it('an erased account keeps rows only where others or the ledger need them', async () => {
  const person = await busyMember()
  const everywhere = ['devices', 'documents', 'profile_drafts', 'saved_searches', 'security_events', 'sessions']
  expect(await tablesWith(person.id, person.profileId)).toEqual(expect.arrayContaining(everywhere))
  const other = await busyMember()
  await erase(person)
  const left = await tablesWith(person.id, person.profileId)
  expect(left.filter((table) => everywhere.includes(table))).toEqual([])
  expect(left).toEqual(['accounts', 'memberships', 'notifications', 'profiles'])
  // No data of the other member was deleted.
  expect(await tablesWith(other.id, other.profileId)).toEqual(expect.arrayContaining(everywhere))
  expect(await tablesWith(other.email, other.mobile)).toEqual(
    expect.arrayContaining(['accounts', 'code_challenges', 'login_attempts']),
  )
})
