import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { findViolations } from '../../server/features/operators/invariants.ts'
import { openChat } from '../../server/features/pairs/chats.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import {
  chats,
  listingOpenings,
  messages,
  notifications,
  outbox,
  profiles,
  proposalSteps,
  proposals,
  savedSearches,
} from '../../server/kernel/db/schema.ts'
import type { LiveEvent } from '../../src/domain/contract/liveEvents.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Instances, twoInstances } from '../support/pairOfInstances.ts'
import { onePixel, type Person, uploadOf } from '../support/server.ts'
import { rowsBelow } from '../support/spec/holds.ts'

/** A block stops all notifications in both directions, whatever proposals or messages existed between the two. */

type Status = Proposal['status']
type Answer = { proposal: Proposal; code?: string }

let server: Instances['first']
let second: Instances['second']
let close: Instances['close']
let buyer: Person
let owner: Person
let ids: { buyer: string; owner: string }
beforeAll(async () => {
  const both = await twoInstances()
  server = both.first
  second = both.second
  close = both.close
  buyer = await server.trialMember('investor')
  owner = await server.trialMember('want-to-sell')
  ids = { buyer: await server.profileIdOf(buyer), owner: await server.profileIdOf(owner) }
  // Hidden until accepted, so that the block must hide a name that was already revealed.
  await server.request(
    'POST',
    '/api/documents',
    uploadOf('financial-summary', 'WANT_TO_SELL', onePixel, 'summary.png'),
    owner,
  )
})
afterAll(() => close())

const rows = rowsBelow('12.8')
const states = rowsBelow('12.7')
const statuses = states.map(({ state }) => state as Status)
const isFinal = (status: Status) => states.find(({ state }) => state === status)?.final === 'yes'
/** Every step in the table of 12.8. */
const steps = [...new Set(rows.flatMap(({ step = '' }) => step.split(', ')))]
const addressOf = (step: string) => step.replace('TIMEOUT', 'TIME_OUT').toLowerCase().replaceAll('_', '-')
const accepted: readonly Status[] = [
  'accepted',
  'in_discussion',
  'nda_pending',
  'nda_signed',
  'offer_made',
  'countered',
  'due_diligence',
  'close_pending',
  'paused',
  'closed_won',
]
const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 40,
  validity_days: 7,
  note: 'Call me',
}
const everything = { text: 'Please answer', reason: 'geography', offer, exclusive: false }

/** Creates a proposal from the buyer in this status, with an earlier conversation between the two. */
async function place(status: Status): Promise<{ id: string; chatId: string }> {
  const { db } = server.deps
  for (const table of [proposalSteps, proposals, messages, chats, notifications, listingOpenings])
    await db.delete(table)
  await db.update(profiles).set({ dealClosedAt: null })
  const row = { id: randomUUID(), senderProfileId: ids.buyer, receiverProfileId: ids.owner }
  await db.insert(proposals).values({
    ...row,
    requestId: randomUUID(),
    status,
    statusBefore: status === 'paused' ? 'in_discussion' : null,
    message: 'Shall we talk?',
    deliveredAt: status === 'draft' ? null : server.deps.now(),
    closeAskedBy: status === 'close_pending' ? ids.buyer : null,
  })
  await openChat(db, row, server.deps.now())
  const [chat] = await db.select().from(chats)
  return { id: row.id, chatId: chat?.id ?? '' }
}

async function block(chatId: string, by: Person, blocked = true) {
  const answer = await server.request('PUT', `/api/chats/${chatId}/settings`, { blocked }, by)
  // Drains earlier messages and live events on the blocker's own screens, which are irrelevant here.
  await server.deps.jobs.tracked()
  return answer
}
const statusOf = async (id: string) =>
  (await server.deps.db.select().from(proposals).where(eq(proposals.id, id)))[0]?.status
const listing = async (viewer: Person, of: string) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${of}`, undefined, viewer)).body.listing
const say = (person: Person, chatId: string, on: Pick<typeof server, 'request'> = server) =>
  on.request<Answer>(
    'POST',
    `/api/chats/${chatId}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
    person,
  )

/** Everything a member receives during an action: live events, notifications, emails and pushes. */
async function reaching(person: Person, happens: () => Promise<unknown>) {
  const received: LiveEvent['type'][] = []
  const stop = server.deps.live.subscribe(person.id, (event: LiveEvent) => {
    received.push(event.type)
  })
  const before = (await server.letters(person.email)).length
  await happens()
  await server.deliverAll()
  stop()
  const notified = await server.deps.db.select().from(notifications).where(eq(notifications.accountId, person.id))
  return {
    received,
    reported: notified.map(({ kind }) => kind),
    letters: (await server.letters(person.email)).length - before,
  }
}
const nothing = { received: [], reported: [], letters: 0 }

describe.each(statuses)('a block while the proposal is %s', (status) => {
  describe.each(['buyer', 'owner'] as const)('by the %s', (who) => {
    it('ends what is open, hides the contact, and leaves neither member a step', async () => {
      const { id, chatId } = await place(status)
      const [blocker, blocked] = who === 'buyer' ? [buyer, owner] : [owner, buyer]
      if (accepted.includes(status)) expect((await listing(buyer, ids.owner)).contact).not.toBeNull()
      expect((await block(chatId, blocker)).status).toBe(200)
      const ended = status === 'draft' || isFinal(status) ? status : 'withdrawn'
      expect(await statusOf(id)).toBe(ended)
      const blockersNews = await reaching(blocker, async () => {
        for (const step of steps) {
          if (status === 'draft' && step === 'WITHDRAW') continue
          const path = `/api/proposals/${id}/${addressOf(step)}`
          const { status: answered } = await server.request<Answer>('POST', path, everything, blocked)
          // Repeating an earlier request changes nothing.
          expect([step, answered, await statusOf(id)]).toEqual([step, expect.toSatisfy((code) => code >= 400), ended])
        }
        expect((await say(blocked, chatId)).body.code).toBe('BLOCKED')
        await server.request('POST', `/api/chats/${chatId}/typing`, undefined, blocked)
        await server.request('POST', `/api/chats/${chatId}/read`, { seq: 0 }, blocked)
      })
      expect(blockersNews).toEqual(nothing)
      for (const step of steps) {
        // Repeating the last step changes nothing.
        if (status === 'draft' || step === 'BLOCK') continue
        const path = `/api/proposals/${id}/${addressOf(step)}`
        const answer = await server.request<Answer>('POST', path, everything, blocker)
        expect([step, answer.status >= 400, await statusOf(id)]).toEqual([step, true, ended])
      }
      expect((await say(blocker, chatId)).body.code).toBe('BLOCKED')
      expect([(await listing(buyer, ids.owner)).contact, (await listing(owner, ids.buyer)).contact]).toEqual([
        null,
        null,
      ])
      expect((await listing(buyer, ids.owner)).documents.filter(({ url }) => url !== null)).toEqual([])
      await sweepProposals(server.deps)
      expect(await statusOf(id)).toBe(ended)
      expect(await findViolations(server.deps)).toEqual([])
    })
  })
})

it('hides the name of an anonymous member again, in every list and conversation', async () => {
  const { chatId } = await place('closed_won')
  await server.deps.db.update(profiles).set({ anonymous: true }).where(eq(profiles.id, ids.owner))
  type Chats = { chat: { other: { name: string } } }
  const nameInChat = async () =>
    (await server.request<Chats>('GET', `/api/chats/${chatId}`, undefined, buyer)).body.chat.other.name
  const known = [await nameInChat(), (await listing(buyer, ids.owner)).name]
  await block(chatId, owner)
  const after = [await nameInChat(), (await listing(buyer, ids.owner)).name]
  expect(known).not.toContain('Name revealed once accepted')
  expect(after).toEqual(['Name revealed once accepted', 'Name revealed once accepted'])
  await server.deps.db.update(profiles).set({ anonymous: false }).where(eq(profiles.id, ids.owner))
})

it('removes each member from the other’s lists, counts and alerts; unblocking restores them', async () => {
  const { chatId } = await place('in_discussion')
  const { db } = server.deps
  const listed = async (viewer: Person, kind: string, id: string) => {
    const page = await server.request<ListingPage>('GET', `/api/listings?kind=${kind}&limit=48`, undefined, viewer)
    return page.body.list.some((card) => card.id === id)
  }
  const both = async () => [await listed(buyer, 'WANT_TO_SELL', ids.owner), await listed(owner, 'INVESTOR', ids.buyer)]
  const counted = async () =>
    (await server.request<{ total: number }>('GET', '/api/listings/facets?kind=WANT_TO_SELL', undefined, buyer)).body
      .total
  const looked = async () =>
    (await server.request<{ looked_at: number }>('GET', '/api/listings/matching?kind=WANT_TO_SELL', undefined, buyer))
      .body.looked_at
  const alerts = () =>
    reaching(buyer, async () => {
      await db.delete(savedSearches)
      await db.insert(savedSearches).values({
        profileId: ids.buyer,
        kind: 'WANT_TO_SELL',
        name: 'Mine',
        query: {},
        alert: 'instant',
        seenNo: 0,
        nextAlertAt: new Date(0),
      })
      await sendAlerts(server.deps)
    })
  const before = [await counted(), await looked()]
  expect(await both()).toEqual([true, true])
  expect((await alerts()).reported).toEqual(['search_match'])
  await db.delete(notifications)
  await block(chatId, owner)
  expect(await both()).toEqual([false, false])
  expect([await counted(), await looked()]).toEqual(before.map((times) => times - 1))
  expect(await alerts()).toEqual(nothing)
  await block(chatId, owner, false)
  expect(await both()).toEqual([true, true])
})

it('cancels pending deliveries: the email of a message, the push to devices, the notification of a step', async () => {
  const lettersAfterAMessage = async (blockedBy: Person | null) => {
    const { chatId } = await place('in_discussion')
    await say(buyer, chatId)
    await server.deps.jobs.tracked()
    if (blockedBy) await block(chatId, blockedBy)
    const news = await reaching(owner, async () => {
      server.clock.ahead += 31 * 60_000
      await mailUnread(server.deps)
      await server.deliverAll()
      server.clock.ahead = 0
    })
    return news.letters
  }
  const letters: number[] = []
  for (const by of [null, owner, buyer]) letters.push(await lettersAfterAMessage(by))
  expect(letters).toEqual([1, 0, 0])
  const { id, chatId } = await place('in_discussion')
  await block(chatId, owner)
  await server.deps.db.delete(notifications)
  const step = { kind: 'proposal', proposalId: id, from: 'in_discussion', action: 'make_offer' } as const
  const late = () =>
    jobHandlers.proposal(server.deps, { ...step, byProfileId: ids.buyer }, { id: 'late', createdAt: new Date(0) })
  expect(await reaching(owner, late)).toEqual(nothing)
})

it('does not show read marks to the blocked member', async () => {
  const { chatId } = await place('in_discussion')
  await say(buyer, chatId)
  await server.deps.jobs.tracked()
  await block(chatId, owner)
  await server.deliverAll()
  const read = () => server.request('POST', `/api/chats/${chatId}/read`, { seq: 1 }, owner)
  expect((await reaching(buyer, read)).received).toEqual([])
  const delivered = () => server.request('POST', '/api/chats/delivered', { marks: null }, owner)
  expect((await reaching(buyer, delivered)).received).toEqual([])
})

it('prevents both from opening each other’s listing, and uses nothing of the plan', async () => {
  const { chatId } = await place('in_discussion')
  await block(chatId, owner)
  const answer = await server.request<Answer>('POST', `/api/listings/${ids.owner}/opening`, {}, buyer)
  expect(answer.body.code).toBe('BLOCKED')
  expect(await server.deps.db.$count(listingOpenings)).toBe(0)
})

describe('races on two instances', () => {
  const rounds = 12
  const races: [string, Status, (id: string, chatId: string) => Promise<unknown>][] = [
    ['a first message', 'accepted', (_, chatId) => say(buyer, chatId, second)],
    ['an offer', 'in_discussion', (id) => second.request('POST', `/api/proposals/${id}/make-offer`, { offer }, buyer)],
    ['an acceptance', 'viewed', (id) => second.request('POST', `/api/proposals/${id}/accept`, {}, owner)],
    ['the close', 'close_pending', (id) => second.request('POST', `/api/proposals/${id}/dispute-close`, {}, owner)],
  ]
  it.each(races)('with %s, nothing stays open', async (_, status, rival) => {
    const ends = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const { id, chatId } = await place(status)
      const hands = [() => block(chatId, owner), () => rival(id, chatId)]
      await Promise.all((round % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()))
      await Promise.all([server.deps.jobs.tracked(), second.deps.jobs.tracked()])
      ends.add((await statusOf(id)) ?? '')
      expect(await findViolations(server.deps)).toEqual([])
    }
    expect([...ends]).toEqual(['withdrawn'])
  })

  it('with a new proposal, none is sent to the member who blocked', async () => {
    for (let round = 0; round < rounds; round++) {
      const { chatId } = await place('closed_lost')
      const request = { request_id: randomUUID(), receiver_profile_id: ids.owner, message: 'Once more?' }
      const hands = [() => block(chatId, owner), () => second.request('POST', '/api/proposals', request, buyer)]
      await Promise.all((round % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()))
      const open = await server.deps.db
        .select()
        .from(proposals)
        .where(or(eq(proposals.status, 'sent'), eq(proposals.status, 'viewed')))
      expect(open).toEqual([])
    }
  })
})

it('the checker reports an open proposal between two members one of whom has blocked the other', async () => {
  const { id } = await place('in_discussion')
  await server.deps.db.update(chats).set({ blockedByA: true })
  const found = await findViolations(server.deps)
  expect(found.map(({ ids: broken }) => broken)).toContainEqual([id])
  await server.deps.db.delete(outbox)
})
