import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { excerptIn } from '../../server/features/notifications/excerpt.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { notifyStep, remind } from '../../server/features/proposals/proposalNotifications.ts'
import { proposalById } from '../../server/features/proposals/store.ts'
import { accounts, mailboxMessages, notifications, profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { Notification } from '../../src/domain/contract/notifications.ts'
import { lifecycle, type ProposalAction, statusAfterDeadline } from '../../src/domain/proposals/lifecycle.ts'
import { awaitingStatuses, type ProposalStatus, proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** What a member is sent about a proposal that waits for them says until when, and what follows. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  for (const person of [founder, investor]) ids[person.id] = await server.profileIdOf(person)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [proposals, notifications, mailboxMessages]) await server.deps.db.delete(table)
  await server.deps.db.update(profiles).set({ dealClosedAt: null })
})

const ends = new Date('2027-03-05T08:35:00.000Z')

async function reached(status: ProposalStatus) {
  const id = randomUUID()
  await server.deps.db.insert(proposals).values({
    ...{ id, senderProfileId: ids[founder.id] ?? '', receiverProfileId: ids[investor.id] ?? '' },
    ...{ requestId: randomUUID(), status, message: 'Shall we talk?', expiresAt: ends },
    closeAskedBy: status === 'close_pending' ? (ids[founder.id] ?? null) : null,
  })
  const row = await proposalById(server.deps.db, id)
  return row ?? expect.fail('no proposal')
}

async function lettersTo(person: Person) {
  await mailUnread(server.deps)
  await server.deliverAll()
  return server.letters(person.email)
}

/** The statuses in which the founder, who sent the proposal, has to answer; in all others it is the investor. */
const ofFounder: readonly ProposalStatus[] = ['info_requested', 'offer_made']

/** The steps that lead to a status that waits for one member. */
const waits = awaitingStatuses
  .filter((to) => statusAfterDeadline(to))
  .flatMap((to) =>
    proposalStatuses.flatMap((from) =>
      (Object.keys(lifecycle[from]) as ProposalAction[])
        .filter((action) => lifecycle[from][action]?.to === to && lifecycle[from][action]?.notifies.to !== 'nobody')
        .map((action) => ({ from, action, to })),
    ),
  )

it.each(waits)('$action from $from says until when the reader can answer, to nobody else', async (step) => {
  const row = await reached(step.to)
  await notifyStep(server.deps, { ...step, row, byProfileId: ids[founder.id] ?? null })
  const stored = await server.deps.db.select().from(notifications)
  const expected = { fact: 'deadline', at: ends.toISOString(), otherwise: statusAfterDeadline(step.to) }
  const whose = ofFounder.includes(step.to) ? founder : investor
  for (const { accountId, words } of stored) expect(words.excerpt).toEqual(accountId === whose.id ? expected : '')
  expect(stored.length).toBeGreaterThan(0)
})

it('the e-mail says the day, the time and its zone, and what happens then', async () => {
  const row = await reached('offer_made')
  await notifyStep(server.deps, {
    row,
    from: 'in_discussion',
    action: 'make_offer',
    byProfileId: ids[investor.id] ?? '',
  })
  const [letter] = await lettersTo(founder)
  expect(letter?.subject).toMatch(/has made you an offer\.$/)
  expect(letter?.body.split('\n').slice(2, 4)).toEqual([
    'Please answer by 05-Mar-2027, 14:05 IST. If you don’t, your talks continue.',
    '',
  ])
})

it('a reminder says it in Hindi, and in a list too', async () => {
  await server.deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, investor.id))
  const row = await reached('viewed')
  await remind(server.deps, row, 'waiting')
  await remind(server.deps, row, 'expiring')
  const [letter] = await lettersTo(investor)
  const said = 'कृपया 05-Mar-2027, 14:05 IST तक उत्तर दें। उत्तर न देने पर प्रस्ताव समाप्त हो जाएगा।'
  expect(letter?.body.match(new RegExp(`^• .*। ${said}$`, 'gm'))).toHaveLength(2)
  await server.deps.db.update(accounts).set({ language: 'en' }).where(eq(accounts.id, investor.id))
})

it('says what follows after due diligence', () => {
  expect(excerptIn('en', { fact: 'deadline', at: ends.toISOString(), otherwise: 'due_diligence' })).toBe(
    'Please answer by 05-Mar-2027, 14:05 IST. If you don’t, due diligence continues.',
  )
})

it.each<[string, Partial<typeof proposals.$inferInsert>, boolean]>([
  ['while it waits', { reminders: 1 }, true],
  ['after the sender’s proposal is opened', { status: 'viewed' }, true],
  ['not after a step', { status: 'in_discussion', expiresAt: null }, false],
  ['not after a step with a deadline of its own', { expiresAt: new Date('2027-03-09T08:35:00.000Z') }, false],
  ['not on hold', { status: 'paused', statusBefore: 'sent' }, false],
  ['not once it has ended', { status: 'withdrawn' }, false],
])('the notification centre asks for an answer: %s', async (_, change, asks) => {
  const row = await reached('sent')
  await notifyStep(server.deps, { row, from: 'draft', action: 'send', byProfileId: ids[founder.id] ?? null })
  await server.deps.db.update(proposals).set(change).where(eq(proposals.id, row.id))
  expect(await excerptsOf(investor)).toEqual([
    asks ? 'Please answer by 05-Mar-2027, 14:05 IST. If you don’t, the proposal expires.' : '',
  ])
})

it('the notification centre asks for no answer after the deadline', async () => {
  const row = await reached('sent')
  const past = new Date(server.deps.now().getTime() - 1)
  await server.deps.db.update(proposals).set({ expiresAt: past }).where(eq(proposals.id, row.id))
  const late = { ...row, expiresAt: past }
  await notifyStep(server.deps, { row: late, from: 'draft', action: 'send', byProfileId: ids[founder.id] ?? null })
  expect(await excerptsOf(investor)).toEqual([''])
})

async function excerptsOf(person: Person) {
  const { body } = await server.request<{ list: Notification[] }>('GET', '/api/notifications', undefined, person)
  return body.list.map(({ words }) => words.excerpt)
}
