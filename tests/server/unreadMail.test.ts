import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { notify } from '../../server/features/notifications/notify.ts'
import { accounts, notifications } from '../../server/kernel/db/schema.ts'
import type { NotificationKind } from '../../src/domain/notifications/kinds.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The email about unread notifications: its subject, its order and its recipient. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const minute = 60_000

/** One notification a minute, each about another subject. */
async function notifiedOf(person: Person, kinds: readonly NotificationKind[], names: readonly string[]): Promise<void> {
  for (const [place, kind] of kinds.entries()) {
    server.clock.ahead += minute
    const words = { name: names[place] ?? '', excerpt: '', to: '/investor/proposals' }
    await notify(server.deps, { accountId: person.id, kind, subject: `proposal:${place}`, words })
  }
  server.clock.ahead += minute
}
const mailsTo = async ({ email }: Person) => {
  await mailUnread(server.deps)
  await server.deliverAll()
  return (await server.letters(email)).filter(({ body }) => body.includes('tap the bell') || body.includes('घंटी'))
}

it('names the event in its subject if there is only one', async () => {
  const person = await server.signUp('investor')
  await notifiedOf(person, ['offer_made'], ['Asha'])
  expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual(['Asha has made you an offer.'])
})

it('says what to do about the only event, on its page, without repeating the subject', async () => {
  const person = await server.signUp('investor')
  const bodyOf = async () => (await mailsTo(person)).at(0)?.body.split('\n').slice(2, -2)
  await notifiedOf(person, ['counter_made'], ['Asha'])
  expect(await bodyOf()).toEqual(['See the offer and answer on Founders.'])
  Object.assign(server.deps.config, { PUBLIC_ORIGIN: 'https://founders.example' })
  await server.deps.db.update(notifications).set({ readAt: server.deps.now() })
  await notifiedOf(person, ['payment_confirmed'], [''])
  expect(await bodyOf()).toEqual(['See your payments: https://founders.example/investor/proposals'])
  Object.assign(server.deps.config, { PUBLIC_ORIGIN: undefined })
})

it('gives their number in its subject if there are several, and lists them oldest first', async () => {
  const person = await server.signUp('investor')
  await notifiedOf(person, ['offer_made', 'nda_signed', 'offer_rejected'], ['Asha', 'Bela', 'Chand'])
  // An updated row moves to the end of the table, so its position there must not matter.
  await server.deps.db.update(notifications).set({ readAt: null }).where(eq(notifications.subject, 'proposal:0'))
  const letters = await mailsTo(person)
  expect(letters.map(({ subject }) => subject)).toEqual(['You have 3 unread notifications'])
  expect(letters[0]?.body.match(/^• \w+/gm)).toEqual(['• Asha', '• Bela', '• Chand'])
})

it('is written in the language of the account', async () => {
  const person = await server.signUp('investor')
  await server.deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, person.id))
  await notifiedOf(person, ['offer_made', 'nda_signed'], ['Asha', 'Bela'])
  const [letter] = await mailsTo(person)
  expect(letter?.subject).toBe('आपकी 2 अपठित सूचनाएँ हैं')
  expect(letter?.body).toContain('Asha ने आपको एक ऑफ़र दिया है।')
})

it('is not sent to a closed account', async () => {
  const person = await server.signUp('investor')
  await notifiedOf(person, ['offer_made'], ['Asha'])
  await server.deps.db.update(accounts).set({ disabledAt: server.deps.now() }).where(eq(accounts.id, person.id))
  expect(await mailsTo(person)).toEqual([])
})

it('is sent once: what was mailed or read is not mailed again', async () => {
  const person = await server.signUp('investor')
  await notifiedOf(person, ['offer_made'], ['Asha'])
  expect(await mailsTo(person)).toHaveLength(1)
  server.clock.ahead += 60 * minute
  expect(await mailsTo(person)).toHaveLength(1)
  await notifiedOf(person, ['nda_signed'], ['Bela'])
  await server.deps.db.update(notifications).set({ readAt: server.deps.now() })
  expect(await mailsTo(person)).toHaveLength(1)
})

it('comes again for a second offer while the first is unread, and once for several messages', async () => {
  const person = await server.signUp('investor')
  const sent: string[][] = []
  const happen = async (kind: NotificationKind, later: number) => {
    const words = { name: 'Asha', excerpt: 'Namaste', to: '/investor/proposals' }
    await notify(server.deps, { accountId: person.id, kind, subject: 'proposal:7', words })
    server.clock.ahead += later
    sent.push((await mailsTo(person)).map(({ subject }) => subject))
  }
  await happen('offer_made', minute)
  await happen('offer_made', minute)
  expect(sent.map(({ length }) => length)).toEqual([1, 2])
  await happen('message', 31 * minute)
  await happen('message', 31 * minute)
  expect(sent.map(({ length }) => length)).toEqual([1, 2, 3, 3])
})
