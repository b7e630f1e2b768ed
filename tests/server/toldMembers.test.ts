import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordEvent } from '../../server/features/accounts/audit.ts'
import { notifyEndings } from '../../server/features/memberships/membershipNotifications.ts'
import { transactionOf } from '../../server/features/memberships/store.ts'
import { mailUnread, notify, notifyOutcome } from '../../server/features/notifications/index.ts'
import { mailLine } from '../../server/features/notifications/mailWords.ts'
import { profileById } from '../../server/features/profiles/index.ts'
import { accounts, memberships, notifications, sessions } from '../../server/kernel/db/schema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import type { NotificationPage } from '../../src/domain/contract/notifications.ts'
import { kindRules, type NotificationKind, notificationKinds } from '../../src/domain/notifications/kinds.ts'
import { dateInIndia } from '../../src/domain/timeZone.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The notifications of members: recipient, language, date, and the address of the link. */

const hour = 3_600_000
const day = 24 * hour
const devanagari = /[\u0900-\u097F]/
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const speak = (person: Person, language: 'en' | 'hi') =>
  server.deps.db.update(accounts).set({ language }).where(eq(accounts.id, person.id))
type Language = 'en' | 'hi'
/** As the member reads them in the notification centre, in a language. */
const notificationsOf = async (person: Person, kind: NotificationKind, language: Language = 'en') => {
  const headers = { authorization: `Bearer ${person.token}`, 'x-info-id': person.id, 'accept-language': language }
  const answer = await server.app.request('/api/notifications?limit=48', { headers })
  const { list } = (await answer.json()) as NotificationPage
  return list.filter((one) => one.kind === kind).map(({ words }) => words)
}

describe.each(['en', 'hi'] as const)('in %s, a member', (language) => {
  const to = '/investor/proposals/1'
  let member: Person
  let bystander: Person
  beforeAll(async () => {
    ;[member, bystander] = [await server.signUp('investor'), await server.signUp('investor')]
    await speak(member, language)
    await speak(bystander, language === 'en' ? 'hi' : 'en')
  })

  it.each(notificationKinds)('is told of %s by the ways of its kind, and nobody else is', async (kind) => {
    const { email, toast } = kindRules(kind)
    const line = mailLine(language, kind, { name: 'Asha', excerpt: '', to })
    expect(devanagari.test(line)).toBe(language === 'hi')
    const events: LiveEvent[] = []
    const stop = server.deps.live.subscribe(member.id, (event) => events.push(event))
    const [before, others] = [await server.letters(member.email), await server.letters(bystander.email)]
    await notify(server.deps, {
      accountId: member.id,
      kind,
      subject: `told:${kind}`,
      words: { name: 'Asha', excerpt: '', to },
    })
    server.clock.ahead = 31 * 60_000
    await mailUnread(server.deps)
    await server.deliverAll()
    stop()
    // Two kinds may ask for the same step, in the same words.
    const seen = new Set(before.map(({ subject }) => subject))
    const letters = (await server.letters(member.email)).filter(({ subject }) => !seen.has(subject))
    expect(letters.map(({ subject }) => subject)).toEqual(email === 'now' || email === 'later' ? [line] : [])
    for (const { body } of letters) expect(devanagari.test(body)).toBe(language === 'hi')
    const toasts = events.flatMap((event) => (event.type === 'push' ? [event.data] : []))
    expect(toasts).toEqual(toast ? [expect.objectContaining({ title: line, to, user_id: member.id })] : [])
    expect(await notificationsOf(member, kind)).toEqual([{ name: 'Asha', excerpt: '', to }])
    expect(await server.letters(bystander.email)).toEqual(others)
    expect(await notificationsOf(bystander, kind)).toEqual([])
  })
})

it('a code is sent and sent again in the language of its account, whatever the browser speaks', async () => {
  const person = await server.signUp('investor')
  await speak(person, 'hi')
  const ask = (path: string, body: object) =>
    server.request<{ challenge_id: string }>('POST', `/api/codes${path}`, body)
  const before = (await server.letters(person.email)).length
  const sent = await ask('', { purpose: 'reset_password', target: { kind: 'email', email: person.email } })
  server.clock.ahead = 31_000
  expect((await ask(`/${sent.body.challenge_id}/resend`, {})).status).toBe(200)
  await server.deliverAll()
  const letters = await server.letters(person.email)
  expect(letters).toHaveLength(before + 2)
  expect(letters.filter(({ subject }) => subject === 'अपना पासवर्ड रीसेट करने का कोड')).toHaveLength(2)
})

it('the outcome of a report is told in the language that its reporter reads it in', async () => {
  const person = await server.member('investor')
  const reporter = (await profileById(server.deps.db, await server.profileIdOf(person))) ?? expect.fail('no profile')
  await speak(person, 'hi')
  for (const outcome of ['upheld', 'dismissed'] as const)
    await notifyOutcome(server.deps, server.deps.db, reporter, {
      subject: `report:${outcome}`,
      outcome,
      to: '/investor/chats',
    })
  const read = async (language: Language) =>
    (await notificationsOf(person, 'report_outcome', language)).map(({ excerpt }) => excerpt).sort()
  expect(await read('hi')).toEqual(['हमने कार्रवाई की है। धन्यवाद।', 'हमें नियमों के विरुद्ध कुछ नहीं मिला।'])
  expect(await read('en')).toEqual(['We didn’t find a violation of our rules.', 'We’ve taken action. Thank you.'])
  await speak(person, 'en')
  await mailUnread(server.deps)
  await server.deliverAll()
  const letters = (await server.letters(person.email)).map(({ body }) => body).join()
  expect(letters).toContain('Your report has been reviewed: We’ve taken action. Thank you.')
})

it('the outcome of a report that was stored as a sentence is told in either language too', async () => {
  const person = await server.member('investor')
  const told = ['We found nothing against our rules.', 'हमने कार्रवाई की है। धन्यवाद।']
  await server.deps.db.insert(notifications).values(
    told.map((excerpt, n) => ({
      ...{ accountId: person.id, kind: 'report_outcome' as const, subject: `report:old${n}` },
      words: { name: '', excerpt, to: '/investor/chats' },
    })),
  )
  const migration = readFileSync('server/kernel/db/migrations/0032_outcome_codes.sql', 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await server.deps.db.execute(sql.raw(statement))
  const read = async (language: Language) =>
    (await notificationsOf(person, 'report_outcome', language)).map(({ excerpt }) => excerpt).sort()
  expect(await read('en')).toEqual(['We didn’t find a violation of our rules.', 'We’ve taken action. Thank you.'])
  expect(await read('hi')).toEqual(['हमने कार्रवाई की है। धन्यवाद।', 'हमें नियमों के विरुद्ध कुछ नहीं मिला।'])
})

it.each([
  ['investor', '/investor/my-subscription'],
  ['investment', '/entrepreneur/investment/my-subscription'],
  ['want-to-grow', '/entrepreneur/want-to-grow/my-subscription'],
] as const)('the end of a trial of %s names its last day and leads to its subscription', async (type, to) => {
  const person = await server.trialMember(type)
  const [period] = await server.deps.db.select().from(memberships).where(eq(memberships.accountId, person.id))
  const end = period?.periodEnd ?? expect.fail('no trial')
  server.clock.ahead = end.getTime() - server.deps.now().getTime() - 2 * day
  await notifyEndings(server.deps)
  // The session has not lasted that long.
  server.clock.ahead = 0
  const date = dateInIndia(end.toISOString())
  const excerpt = `in 2 days (${date})`
  expect(await notificationsOf(person, 'trial_ending')).toEqual([{ name: '', excerpt, to }])
  expect(await notificationsOf(person, 'trial_ending', 'hi')).toEqual([{ name: '', excerpt: `2 दिन में (${date})`, to }])
})

describe.each([
  ['trial_ending', true, 3],
  ['plan_ending', false, 7],
] as const)('each reminder says how long is left, in the days of India: %s', (kind, trial, first) => {
  // The night of 15 March in UTC is 16 March in India.
  const end = '2027-03-15T20:00:00Z'
  it.each([
    ['en', [`in ${first} days (16-Mar-2027)`, 'tomorrow (16-Mar-2027)'], 'today (16-Mar-2027)'],
    ['hi', [`${first} दिन में (16-Mar-2027)`, 'कल (16-Mar-2027)'], 'आज (16-Mar-2027)'],
  ] as const)('%s', async (language, excerpts, last) => {
    const members = [await server.trialMember('investor'), await server.trialMember('investor')] as const
    for (const member of members) {
      await speak(member, language)
      await server.deps.db
        .update(memberships)
        .set({ trial, periodStart: new Date('2027-03-01T20:00:00Z'), periodEnd: new Date(end) })
        .where(eq(memberships.accountId, member.id))
    }
    const { now } = server.deps
    const remindAt = async (instant: number, ...of: Person[]) => {
      server.deps.now = () => new Date(instant)
      await notifyEndings(server.deps).finally(() => {
        server.deps.now = now
      })
      return Promise.all(
        of.map(async (member) => (await notificationsOf(member, kind, language)).map(({ excerpt }) => excerpt).sort()),
      )
    }
    const [one, other] = members
    await remindAt(Date.parse(end) - first * day, one)
    expect(await remindAt(Date.parse(end) - day, one)).toEqual([[...excerpts].sort()])
    await server.deps.db.delete(notifications).where(eq(notifications.accountId, other.id))
    expect(await remindAt(Date.parse(end) - hour, other)).toEqual([[last]])
  })
})

it.each([
  ['en', 'Investor (monthly), ₹1,499.00', 'receipt'],
  ['hi', 'निवेशक (मासिक), ₹1,499.00', 'रसीद'],
] as const)(
  'a confirmed payment names the plan, amount, period and receipt in the language that it is read in (%s)',
  async (language, bought, receipt) => {
    const payments = paymentsOn(server)
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    const row = (await transactionOf(server.deps.db, transaction.uuid)) ?? expect.fail('no payment')
    const [from, to] = [0, 30].map((days) =>
      new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })
        .format((row.confirmedAt?.getTime() ?? Number.NaN) + days * day)
        .replaceAll(' ', '-')
        .replace('Sept', 'Sep'),
    )
    const number = `F-${row.receiptYear}-${String(row.receiptNumber).padStart(6, '0')}`
    // The provider's webhook may have confirmed it first, and notifies after its answer.
    const read = () => notificationsOf(person, 'payment_confirmed', language)
    await expect.poll(read).toHaveLength(1)
    const [words] = await read()
    expect(words?.excerpt).toBe(`${bought}; ${from} – ${to}; ${receipt} ${number}`)
    expect(words?.to).toBe('/investor/my-subscription')
  },
)

it('the export lists the events of the account newest first, and when each device was last seen', async () => {
  type Export = {
    security_events: { id: number; kind: string }[]
    devices: { createdAt: string; lastSeenAt: string }[]
  }
  const person = await server.signUp('investor')
  const lastSeenAt = new Date(server.deps.now().getTime() + day)
  await server.deps.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.accountId, person.id))
  for (const kind of ['password_changed', 'logout'] as const)
    await recordEvent(
      server.deps.db,
      { address: null, userAgent: '' },
      { kind, accountId: person.id },
      server.deps.now(),
    )
  const { body } = await server.request<Export>('GET', '/api/account/export', undefined, person)
  expect(body.security_events.slice(1, 3).map(({ kind }) => kind)).toEqual(['logout', 'password_changed'])
  expect(body.devices.map((one) => one.lastSeenAt)).toEqual([lastSeenAt.toISOString()])
})
