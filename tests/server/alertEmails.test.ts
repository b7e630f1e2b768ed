import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { accounts, notifications } from '../../server/kernel/db/schema.ts'
import { kindRules, notificationKinds } from '../../src/domain/notifications/kinds.ts'
import { startTestServer } from '../support/server.ts'

/** The emails about new listings, which the saved searches send themselves. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('are the only emails outside the common ones, which follow the settings by themselves', () => {
  expect(notificationKinds.filter((kind) => kindRules(kind).email === 'elsewhere')).toEqual(['search_match'])
})

it.each([
  ['en', [], ['1 new listing for “Mine”']],
  ['hi', [], ['“Mine” के लिए 1 नई लिस्टिंग']],
  ['en', ['search_match'], []],
] as const)('in %s, with the emails %j switched off: %j; the bell always has it', async (language, email, subjects) => {
  const reader = await server.trialMember('investor')
  await server.deps.db.update(accounts).set({ language }).where(eq(accounts.id, reader.id))
  const stored = await server.request<{ preferences: object }>(
    'GET',
    '/api/notification-preferences',
    undefined,
    reader,
  )
  const preferences = { ...stored.body.preferences, off: { push: [], email } }
  expect((await server.request('PUT', '/api/notification-preferences', preferences, reader)).status).toBe(200)
  const search = { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'instant' }
  expect((await server.request('POST', '/api/saved-searches', search, reader)).status).toBe(200)
  await server.member('investment')
  server.clock.ahead += 120_000
  await sendAlerts(server.deps)
  const letters = (await server.letters(reader.email)).map(({ subject }) => subject)
  expect(letters.filter((subject) => subject.includes('“Mine”'))).toEqual(subjects)
  const kinds = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, reader.id))
  expect(kinds.map(({ kind }) => kind)).toContain('search_match')
})
