import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { removeProposal } from '../../server/features/operators/repair.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { openChat } from '../../server/features/pairs/chats.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { accounts, chats, mailboxMessages, notifications, profiles, proposals } from '../../server/kernel/db/schema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import { notificationKinds } from '../../src/domain/notifications/kinds.ts'
import { lifecycle, openStatuses, type ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { type ProposalStatus, proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { type Person, startTestServer } from '../support/server.ts'

type Brings = 'owner' | 'investor'
type Side = 'sender' | 'receiver'

let server: Awaited<ReturnType<typeof startTestServer>>
let rivalBuyer: Person
const people = {} as Record<Brings, Person>
const ids = {} as Record<Brings, string>
beforeAll(async () => {
  server = await startTestServer()
  people.owner = await server.trialMember('want-to-sell')
  people.investor = await server.trialMember('investor')
  rivalBuyer = await server.trialMember('investor')
  for (const who of ['owner', 'investor'] as const) ids[who] = await server.profileIdOf(people[who])
})
afterAll(() => server.close())

/**
 * Catalogue, section 10, and further events that a member must not miss: B notification only, T also a toast, E also an
 * email by preference.
 */
type Ways = 'B' | 'BT' | 'BTE'
/** The members notified of each action by a person or the clock; `-` = nobody. `other` = the one who did not do it. */
const expected: Record<ProposalAction, readonly ['-'] | readonly [Brings | Side | 'other' | 'both', string, Ways]> = {
  send: ['receiver', 'sent you a proposal', 'BTE'],
  open: ['sender', 'read your proposal', 'B'],
  request_info: ['sender', 'know more about your proposal', 'BTE'],
  answer: ['receiver', 'answered your question', 'BTE'],
  shortlist: ['-'],
  unshortlist: ['-'],
  accept: ['sender', 'accepted your proposal', 'BTE'],
  decline: ['sender', 'declined your proposal', 'BTE'],
  withdraw: ['receiver', 'withdrawn the proposal', 'BTE'],
  time_out: ['both', 'expired|has passed', 'BTE'],
  first_message: ['-'],
  request_nda: ['investor', 'sign an NDA', 'BTE'],
  sign_nda: ['owner', 'signed your NDA', 'BTE'],
  refuse_nda: ['owner', 'refused to sign your NDA', 'BTE'],
  make_offer: ['owner', 'made you an offer', 'BTE'],
  counter: ['other', 'made you a counter-offer', 'BTE'],
  reject_offer: ['investor', 'rejected your offer', 'BTE'],
  accept_counter: ['owner', 'accepted your counter-offer', 'BTE'],
  reject_counter: ['owner', 'rejected your counter-offer', 'BTE'],
  accept_offer: ['investor', 'accepted your offer', 'BTE'],
  confirm_close: ['other', 'deal is closed', 'BTE'],
  dispute_close: ['other', 'isn’t closed yet', 'BTE'],
  pause: ['both', 'on hold', 'BTE'],
  resume: ['both', 'resumed', 'BTE'],
  close_lost: ['other', 'ended your talks', 'BTE'],
  block: ['-'],
  delete_account: ['both', 'deleted their account', 'BTE'],
  admin_remove: ['both', 'moderator has removed', 'BTE'],
}
/** A draft notifies nobody. */
const isQuiet = (from: ProposalStatus, action: ProposalAction) => from === 'draft' && action !== 'send'

const offer = {
  amount: { minor: 50_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 12.5,
  validity_days: 7,
  note: '',
}
async function bodyOf(action: ProposalAction) {
  if (action === 'decline' || action === 'close_lost') return { reason: 'geography' }
  if (action === 'request_info' || action === 'answer') return { text: 'Words' }
  if (action === 'make_offer' || action === 'counter') return { offer }
  if (action === 'confirm_close') return { agreed: true }
  if (action !== 'sign_nda') return {}
  const { body } = await server.request<{ profile: { basic: Record<string, string> } }>(
    'GET',
    '/api/profiles/investor',
    undefined,
    people.investor,
  )
  return { text: `${body.profile.basic.first_name} ${body.profile.basic.last_name}`, agreed: true }
}

interface Case {
  from: ProposalStatus
  action: ProposalAction
  by: Brings | null
}
const partyOf = (by: string | undefined, sends: Brings): Brings[] => {
  const receives: Brings = sends === 'owner' ? 'investor' : 'owner'
  if (by === 'sender') return [sends]
  if (by === 'receiver' || by === 'other_side') return [receives]
  return by === 'owner' || by === 'investor' ? [by] : ['owner', 'investor']
}
const byNobody = ['time_out', 'pause', 'resume', 'delete_account', 'admin_remove']
const casesOf = (sends: Brings): Case[] =>
  proposalStatuses.flatMap((from) =>
    (Object.keys(lifecycle[from]) as ProposalAction[])
      .filter((action) => !byNobody.includes(action))
      .flatMap((action) => partyOf(lifecycle[from][action]?.by, sends).map((by) => ({ from, action, by }))),
  )

const accepted = (status: ProposalStatus) => lifecycle[status].close_lost !== undefined || status === 'close_pending'

/** A proposal in this status, as if it had reached it yesterday. */
async function place(sends: Brings, status: ProposalStatus, more: object = {}): Promise<string> {
  for (const table of [proposals, chats, notifications]) await server.deps.db.delete(table)
  await server.deps.db.update(profiles).set({ dealClosedAt: null })
  const receives: Brings = sends === 'owner' ? 'investor' : 'owner'
  const row = { id: randomUUID(), senderProfileId: ids[sends], receiverProfileId: ids[receives] }
  await server.deps.db.insert(proposals).values({
    ...row,
    requestId: randomUUID(),
    status,
    statusBefore: status === 'paused' ? 'in_discussion' : null,
    message: 'Shall we talk?',
    closeAskedBy: ids[sends],
    ...more,
  })
  if (accepted(status)) await openChat(server.deps.db, row, server.deps.now())
  return row.id
}

async function take({ action, by }: Case, id: string): Promise<void> {
  const person = people[by ?? 'owner']
  if (action === 'open') await server.request('GET', `/api/proposals/${id}`, undefined, person)
  else if (action === 'first_message' || action === 'block') {
    const [chat] = await server.deps.db.select().from(chats)
    if (action === 'block') await server.request('PUT', `/api/chats/${chat?.id}/settings`, { blocked: true }, person)
    else
      await server.request(
        'POST',
        `/api/chats/${chat?.id}/messages`,
        { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
        person,
      )
  } else {
    const path = `/api/proposals/${id}/${action.replaceAll('_', '-')}`
    const answer = await server.request('POST', path, await bodyOf(action), person)
    expect([action, answer.status]).toEqual([action, 200])
  }
}

/** Everything that one person receives during an action, by channel. */
async function receivedDuring(person: Person, happens: () => Promise<void>) {
  const events: LiveEvent[] = []
  const stop = server.deps.live.subscribe(person.id, (event) => events.push(event))
  await server.deps.db.delete(mailboxMessages)
  await happens()
  await mailUnread(server.deps)
  await server.deliverAll()
  const letters = await server.letters(person.email)
  stop()
  const stored = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, person.id))
  const ofProposals = (text: string) => !/written to you/.test(text)
  return {
    bell: stored.map(({ kind }) => kind).filter((kind) => kind !== 'message'),
    toasts: [
      ...new Set(events.flatMap((event) => (event.type === 'push' && event.data.title ? [event.data.title] : []))),
    ],
    letters: letters.map(({ subject, body }) => `${subject}\n${body}`).filter(ofProposals),
  }
}

/** Takes the step and runs its notification job, which the outbox delivers even if the server died. */
async function settled(act: () => Promise<void>): Promise<void> {
  await act()
  server.clock.ahead += 20_000
  await server.deliverAll()
}

const waysOf = (received: Awaited<ReturnType<typeof receivedDuring>>): string =>
  `${received.bell.length > 0 ? 'B' : ''}${received.toasts.length > 0 ? 'T' : ''}${received.letters.length > 0 ? 'E' : ''}`

function listenersOf({ from, action, by }: Case, sends: Brings): Partial<Record<Brings, Ways>> {
  const [who, , ways] = expected[action]
  if (who === '-' || !ways || isQuiet(from, action)) return {}
  const receives: Brings = sends === 'owner' ? 'investor' : 'owner'
  const other: Brings = by === 'owner' ? 'investor' : 'owner'
  if (who === 'both') return { owner: ways, investor: ways }
  return { [{ sender: sends, receiver: receives, owner: 'owner', investor: 'investor', other }[who] as Brings]: ways }
}

const request = async (off: readonly string[]) => {
  for (const person of Object.values(people))
    await server.request(
      'PUT',
      '/api/notification-preferences',
      {
        off: { push: off, email: off },
        quiet: false,
        quiet_from: '22:00',
        quiet_until: '08:00',
        time_zone: 'Asia/Kolkata',
      },
      person,
    )
}

async function receivedIn(one: Case, sends: Brings, more: object = {}, cause?: (id: string) => Promise<void>) {
  const id = await place(sends, one.from, more)
  let investorNotified = {} as Awaited<ReturnType<typeof receivedDuring>>
  const ownerNotified = await receivedDuring(people.owner, async () => {
    investorNotified = await receivedDuring(people.investor, () => settled(() => (cause ? cause(id) : take(one, id))))
  })
  return { owner: ownerNotified, investor: investorNotified }
}

function check(one: Case, sends: Brings, received: Awaited<ReturnType<typeof receivedIn>>) {
  const wanted = listenersOf(one, sends)
  const notified = { owner: waysOf(received.owner), investor: waysOf(received.investor) }
  expect(notified).toEqual({ owner: wanted.owner ?? '', investor: wanted.investor ?? '' })
  const [, words = ''] = expected[one.action]
  for (const who of Object.keys(wanted) as Brings[])
    for (const line of [...received[who].toasts, ...received[who].letters]) expect(line).toMatch(new RegExp(words))
}

describe.each(['owner', 'investor'] as const)('a proposal sent by the %s', (sends) => {
  it.each(casesOf(sends))('$from: $action by the $by notifies the right members, by every channel', async (one) => {
    await request([])
    check(one, sends, await receivedIn(one, sends))
  })

  it.each(openStatuses.filter((status) => lifecycle[status].time_out))('%s: it expires', async (from) => {
    await request([])
    const one: Case = { from, action: 'time_out', by: null }
    const overdue = { expiresAt: new Date(server.deps.now().getTime() - 1_000) }
    check(one, sends, await receivedIn(one, sends, overdue, () => sweepProposals(server.deps)))
  })

  it.each(openStatuses.filter((status) => status !== 'draft'))('%s: a moderator removes it', async (from) => {
    await request([])
    const one: Case = { from, action: 'admin_remove', by: null }
    const remove = async (id: string) => {
      await removeProposal(server.deps, id)
    }
    check(one, sends, await receivedIn(one, sends, {}, remove))
  })

  it.each(openStatuses.filter((status) => lifecycle[status].pause))(
    '%s: exclusive talks with another investor put it on hold, and it resumes afterwards',
    async (from) => {
      await request([])
      const rival = await rivalOffer()
      const act = (action: string, body: object) => async (id: string) => {
        await rival.place(id)
        expect((await rival.act(action, body)).status).toBe(200)
      }
      const held = await receivedIn(
        { from, action: 'pause', by: null },
        sends,
        {},
        act('accept-offer', { exclusive: true }),
      )
      check({ from, action: 'pause', by: null }, sends, held)
      await server.deps.db.delete(notifications)
      const freed = await receivedDuring(people.investor, () =>
        settled(async () => {
          expect((await rival.act('close-lost', { reason: 'geography' })).status).toBe(200)
        }),
      )
      expect([waysOf(freed), freed.toasts]).toEqual(['BTE', [expect.stringMatching(/resumed/)]])
    },
  )

  it('a kind that a member has switched off appears only in the notification centre', async () => {
    await request(notificationKinds)
    const one: Case = { from: 'in_discussion', action: 'close_lost', by: 'owner' }
    const received = await receivedIn(one, sends)
    expect({ owner: waysOf(received.owner), investor: waysOf(received.investor) }).toEqual({ owner: '', investor: 'B' })
  })
})

/** Another investor's offer to the same owner, beside the proposal under test. */
async function rivalOffer() {
  const buyerId = await server.profileIdOf(rivalBuyer)
  let id = ''
  return {
    async place(_: string) {
      const row = { id: randomUUID(), senderProfileId: buyerId, receiverProfileId: ids.owner }
      id = row.id
      await server.deps.db.insert(proposals).values({
        ...row,
        requestId: randomUUID(),
        status: 'offer_made',
        message: 'Shall we talk?',
      })
      await openChat(server.deps.db, row, server.deps.now())
    },
    act: (action: string, body: object) => server.request('POST', `/api/proposals/${id}/${action}`, body, people.owner),
  }
}

describe('a member who leaves', () => {
  it('notifies the other member, and not the one who left', async () => {
    const leaver = await server.trialMember('investor')
    const stored = { ...ids }
    ids.investor = await server.profileIdOf(leaver)
    await request([])
    await place('investor', 'in_discussion')
    ids.investor = stored.investor
    await server.deps.db
      .update(accounts)
      .set({ deletionDueAt: new Date(server.deps.now().getTime() - 1_000) })
      .where(eq(accounts.id, leaver.id))
    const received = await receivedDuring(people.owner, () => settled(() => eraseDue(server.deps)))
    expect([waysOf(received), received.toasts]).toEqual(['BTE', [expect.stringMatching(/deleted their account/)]])
    expect(await server.deps.db.select().from(notifications).where(eq(notifications.accountId, leaver.id))).toEqual([])
  })
})
