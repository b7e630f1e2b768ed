import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendAlerts } from '../../server/features/listings/alerts.ts'
import { settledListingNumber } from '../../server/features/listings/settledNumber.ts'
import { decideComplaint, openComplaints } from '../../server/features/proposals/complaints.ts'
import { proposalById } from '../../server/features/proposals/store.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { decide } from '../../server/features/reviews/decide.ts'
import { waitingForReview } from '../../server/features/reviews/store.ts'
import {
  listingDays,
  listingViews,
  memberships,
  notifications,
  profiles,
  proposals,
  savedSearches,
} from '../../server/kernel/db/schema.ts'
import type { Analytics } from '../../src/domain/contract/analytics.ts'
import type { ListingPage, Matching } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { SavedSearch } from '../../src/domain/market/savedSearchSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../support/server.ts'

/** Saved searches, locked documents, counts, matches, complaints and removal of listings. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let listing = ''
const day = 86_400_000

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  listing = await server.profileIdOf(founder)
})
afterAll(() => server.close())

const detail = async (as: Person, id = listing) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)).body.listing
const save = (as: Person, alert: string, name = 'Mine') =>
  server.request<{ search: SavedSearch; code?: string }>(
    'POST',
    '/api/saved-searches',
    { kind: 'INVESTMENT', name, query: {}, alert },
    as,
  )
const propose = async (from: Person, to: string) =>
  (
    await server.request<{ proposal: Proposal; code?: string }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: to, message: 'Shall we talk?' },
      from,
    )
  ).body
const reportedOf = (kind: typeof notifications.$inferSelect.kind) =>
  server.deps.db.select().from(notifications).where(eq(notifications.kind, kind))

describe('a saved search', () => {
  it('can be created as often as the plan allows', async () => {
    const other = await server.member('investor')
    expect((await save(other, 'off')).body.code).toBe('SUBSCRIPTION_REQUIRED')
    expect((await save(investor, 'instant')).status).toBe(200)
    expect(await save(investor, 'off')).toMatchObject({ status: 402, body: { code: 'QUOTA_EXCEEDED' } })
  })

  it('sends new listings once, by email and as a notification, by one of several instances', async () => {
    await sendAlerts(server.deps)
    const subjects = async () =>
      (await server.letters(investor.email)).map(({ subject }) => subject).filter((one) => one.includes('“Mine”'))
    expect(await subjects()).toEqual([])
    server.clock.ahead += 120_000
    await server.member('investment')
    server.clock.ahead += 120_000
    await Promise.all([sendAlerts(server.deps), sendAlerts(server.deps), sendAlerts(server.deps)])
    expect(await subjects()).toEqual(['1 new listing for “Mine”'])
    const found = await reportedOf('search_match')
    expect(found.map(({ accountId, words: { name, to } }) => [accountId, name, to])).toEqual([
      [investor.id, 'Mine', '/investor/capital-bridge?sort=newest'],
    ])
    const [letter] = (await server.letters(investor.email)).filter(({ subject }) => subject.includes('“Mine”'))
    expect(letter?.body).toContain('/investor/capital-bridge?sort=newest')
    server.clock.ahead += 120_000
    await sendAlerts(server.deps)
    expect(await subjects()).toHaveLength(1)
    // Each further listing gets an email of its own.
    for (const letters of [2, 3]) {
      await server.member('investment')
      server.clock.ahead += 120_000
      await sendAlerts(server.deps)
      expect(await subjects()).toHaveLength(letters)
    }
  })

  it('lists new listings newest first, and its summary ends with a whole word', async () => {
    const names = ['Asha Mills', 'Bela Looms', 'Chand Dyes', 'Dev Yarns']
    for (const name of names) {
      server.clock.ahead += 60_000
      const founder = await server.member('investment')
      const headline = 'Handloom sarees from Kanchipuram, woven to order for shops in eight states'
      await server.deps.db.update(profiles).set({ name, headline }).where(eq(profiles.accountId, founder.id))
    }
    server.clock.ahead += 120_000
    await sendAlerts(server.deps)
    const [letter] = (await server.letters(investor.email)).filter(({ subject }) => subject.includes('“Mine”'))
    expect(letter?.subject).toBe('4 new listings for “Mine”')
    expect(letter?.body.match(/• [A-Z]\w+ \w+/g)).toEqual(names.toReversed().map((name) => `• ${name}`))
    const found = await reportedOf('search_match')
    expect(found.at(-1)?.words.excerpt).toBe(
      'Dev Yarns: Handloom sarees from Kanchipuram, woven to order for shops in eight states · Chand Dyes: Handloom sarees from Kanchipuram, woven to order for shops in eight states · Bela Looms: Handloom…',
    )
  })

  it('daily and weekly ones are sent at their hour', async () => {
    const { list } = (await server.request<{ list: SavedSearch[] }>('GET', '/api/saved-searches', undefined, investor))
      .body
    const next = async (alert: string) => {
      await server.request('PUT', `/api/saved-searches/${list[0]?.id}`, { name: 'Mine', alert }, investor)
      return (await server.deps.db.query.savedSearches.findFirst())?.nextAlertAt?.toISOString() ?? null
    }
    expect(await next('off')).toBeNull()
    expect(await next('daily')).toMatch(/T02:30:00/)
    const weekly = new Date((await next('weekly')) ?? 0)
    expect([weekly.getUTCDay(), weekly.toISOString().slice(11, 16)]).toEqual([1, '02:30'])
  })

  it('about each kind links to the list of that kind', async () => {
    const reader = await server.trialMember('investor')
    // A trial includes the alerts of one search only.
    await server.deps.db
      .update(memberships)
      .set({ planId: 'investor-monthly' })
      .where(eq(memberships.accountId, reader.id))
    for (const kind of ['INVESTMENT', 'WANT_TO_SELL'] as const)
      await server.deps.db.insert(savedSearches).values({
        profileId: await server.profileIdOf(reader),
        ...{
          kind,
          name: kind,
          query: {},
          alert: 'instant',
          seenNo: settledListingNumber,
          nextAlertAt: server.deps.now(),
        },
      })
    server.clock.ahead += 120_000
    await server.member('investment')
    await server.member('want-to-sell')
    server.clock.ahead += 120_000
    await sendAlerts(server.deps)
    const links = (await reportedOf('search_match'))
      .filter(({ accountId }) => accountId === reader.id)
      .map(({ words }) => [words.name, words.to] as const)
    expect(Object.fromEntries(links)).toEqual({
      INVESTMENT: '/investor/capital-bridge?sort=newest',
      WANT_TO_SELL: '/investor/business-exchange?sort=newest',
    })
  })
})

describe('documents of a listing', () => {
  it('open with a plan, one by one on a trial, and confidential ones with a signed NDA', async () => {
    for (const kind of ['pitch-deck', 'valuation-report'])
      await server.request('POST', '/api/documents', uploadOf(kind, 'INVESTMENT', onePixel, `${kind}.png`), founder)
    const unpaid = await server.member('investor')
    expect(await detail(unpaid)).toMatchObject({ documents_lock: 'SUBSCRIPTION_REQUIRED' })
    expect(await detail(investor)).toMatchObject({ documents_lock: 'OPENING_NEEDED', openings_left: 5 })
    const urls = (shown: ListingDetail) => shown.documents.map(({ kind, url }) => [kind, url !== null])
    expect(urls(await detail(investor)).flat()).not.toContain(true)
    for (const _ of [1, 2]) await server.request('POST', `/api/listings/${listing}/opening`, {}, investor)
    const opened = await detail(investor)
    expect(opened).toMatchObject({ documents_lock: null, openings_left: 4 })
    expect(Object.fromEntries(urls(opened))).toMatchObject({ 'pitch-deck': true, 'valuation-report': false })
    expect(Object.fromEntries(urls(await detail(founder)))).toMatchObject({ 'valuation-report': true })
    const own = await server.profileIdOf(investor)
    const [row] = await server.deps.db
      .insert(proposals)
      .values({
        requestId: randomUUID(),
        senderProfileId: own,
        receiverProfileId: listing,
        status: 'nda_pending',
        message: '-',
      })
      .returning()
    const { basic } = (
      await server.request<{ profile: { basic: Record<string, string> } }>(
        'GET',
        '/api/profiles/investor',
        undefined,
        investor,
      )
    ).body.profile
    const signed = { text: `${basic.first_name} ${basic.last_name}`, agreed: true }
    const path = `/api/proposals/${row?.id}/sign-nda`
    expect((await server.request('POST', path, signed, investor)).status).toBe(200)
    expect(Object.fromEntries(urls(await detail(investor)))).toMatchObject({ 'valuation-report': true })
    await server.deps.db.delete(proposals).where(eq(proposals.id, row?.id ?? ''))
  })
})

describe('the performance of a listing', () => {
  it('counts impressions, daily viewers and proposals, as far back as the plan allows', async () => {
    const before = (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body
    expect(before.days).toEqual([])
    await server.request<ListingPage>('GET', '/api/listings?kind=INVESTMENT', undefined, investor)
    for (const _ of [1, 2, 3]) await detail(investor)
    const own = await server.profileIdOf(investor)
    const values = { requestId: randomUUID(), senderProfileId: own, receiverProfileId: listing, message: '-' }
    await server.deps.db.insert(proposals).values({ ...values, status: 'declined', createdAt: server.deps.now() })
    const after = (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body
    expect(after.totals.shown - before.totals.shown).toBe(1)
    expect(after.totals.opened).toBe(2)
    expect(after.totals.proposals).toBe(1)
    await server.deps.db
      .update(memberships)
      .set({ planId: 'investment-monthly', trial: false })
      .where(eq(memberships.profileKind, 'INVESTMENT'))
    const paid = (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body
    expect(paid.days).toHaveLength(30)
    expect(paid.days.at(-1)).toMatchObject({ proposals: 1 })
    await server.deps.db.delete(proposals).where(eq(proposals.receiverProfileId, listing))
  })

  it('adds up all days, and shows those of the plan', async () => {
    const read = async () => (await server.request<Analytics>('GET', '/api/analytics', undefined, founder)).body
    const before = await read()
    const dayAt = (ago: number) => new Date(server.deps.now().getTime() - ago * day).toISOString().slice(0, 10)
    const own = await server.profileIdOf(investor)
    for (const ago of [29, 30, 400]) {
      await server.deps.db.insert(listingDays).values({ profileId: listing, day: dayAt(ago), shown: ago })
      await server.deps.db.insert(listingViews).values({ profileId: listing, viewerId: own, day: dayAt(ago) })
      const createdAt = new Date(`${dayAt(ago)}T00:00:00Z`)
      const values = { requestId: randomUUID(), senderProfileId: own, receiverProfileId: listing, message: '-' }
      await server.deps.db.insert(proposals).values({ ...values, status: 'declined', createdAt })
    }
    const after = await read()
    expect(after.days).toHaveLength(30)
    expect(after.days[0]).toEqual({ day: dayAt(29), shown: 29, opened: 1, proposals: 1 })
    const { shown, opened, proposals: received } = before.totals
    expect(after.totals).toEqual({ shown: shown + 459, opened: opened + 3, proposals: received + 3 })
    await server.deps.db.delete(proposals).where(eq(proposals.receiverProfileId, listing))
  })
})

describe('matching', () => {
  it('is the same in both directions and explains itself', async () => {
    const theirs = (await detail(investor)).match
    const mine = (await detail(founder, await server.profileIdOf(investor))).match
    expect(theirs?.score).toBe(mine?.score)
    expect(theirs?.reasons.map(({ part, met }) => [part, met])).toEqual(
      mine?.reasons.map(({ part, met }) => [part, met]),
    )
    expect(theirs?.reasons.length).toBeGreaterThanOrEqual(3)
    const { body } = await server.request<Matching>(
      'GET',
      '/api/listings/matching?kind=INVESTMENT',
      undefined,
      investor,
    )
    expect(body.looked_at).toBeGreaterThan(0)
  })
})

describe('the words of a saved search', () => {
  it('says what it searches for, in the member’s words and currency', async () => {
    const member = await server.trialMember('investor')
    const query = {
      q: 'tea',
      industry: 'agriculture-food-processing',
      amount_min: '250000',
      amount_max: '900000',
      verified: '1',
    }
    const saved = { kind: 'INVESTMENT', name: 'Tea', query, alert: 'off' }
    const { body } = await server.request<{ search: SavedSearch }>('POST', '/api/saved-searches', saved, member)
    expect(body.search.criteria).toEqual([
      '“tea”',
      'Agriculture & food processing',
      '₹2.08\u00a0Cr–₹7.5\u00a0Cr',
      'Verified only',
    ])
    const { list } = (await server.request<{ list: SavedSearch[] }>('GET', '/api/saved-searches', undefined, member))
      .body
    expect(list[0]?.criteria).toEqual(body.search.criteria)
  })
})

describe('a complaint', () => {
  it('returns the credit once a moderator agrees, and only then', async () => {
    const sender = await server.trialMember('investment')
    const receivers = [1, 2, 3, 4].map(() => server.member('investor'))
    const ids: string[] = []
    for (const receiver of receivers) ids.push(await server.profileIdOf(await receiver))
    const sent: string[] = []
    for (const id of ids.slice(0, 3)) sent.push((await propose(sender, id)).proposal.id)
    const withdrawn = `/api/proposals/${sent[0]}/withdraw`
    await server.request('GET', `/api/proposals/${sent[0]}`, undefined, await receivers[0])
    await server.request('POST', withdrawn, {}, sender)
    expect((await propose(sender, ids[3] ?? '')).code).toBe('QUOTA_EXCEEDED')
    const complaint = { reason: 'contact-unreachable', text: 'Nobody answers.' }
    const path = `/api/proposals/${sent[0]}/complaint`
    expect((await server.request('POST', path, complaint, await receivers[0])).status).toBe(403)
    for (const _ of [1, 2])
      expect(
        (await server.request<{ proposal: Proposal }>('POST', path, complaint, sender)).body.proposal.complaint,
      ).toBe('open')
    expect((await propose(sender, ids[3] ?? '')).code).toBe('QUOTA_EXCEEDED')
    expect(await openComplaints(server.deps)).toMatchObject([{ id: sent[0], reason: 'contact-unreachable' }])
    await decideComplaint(server.deps, sent[0] ?? '', 'upheld')
    await expect(decideComplaint(server.deps, sent[0] ?? '', 'dismissed')).rejects.toThrow()
    expect((await propose(sender, ids[3] ?? '')).proposal.status).toBe('sent')
    expect((await reportedOf('report_outcome')).map(({ accountId, subject }) => [accountId, subject])).toEqual([
      [sender.id, `proposal:${sent[0]}`],
    ])
  })
})

describe('a listing that is removed', () => {
  it('leaves the lists, and its open proposals end', async () => {
    const owner = await server.trialMember('investment')
    const id = await server.profileIdOf(owner)
    const { proposal } = await propose(investor, id)
    await server.request('POST', `/api/listings/${id}/report`, { reason: 'spam', text: 'Look' }, investor)
    const [item] = (await waitingForReview(server.deps)).filter((one) => one.id === id)
    await decide(server.deps, id, { action: 'suspend', seen: item?.seen ?? '', note: 'Spam', fields: {} })
    expect((await server.request('GET', `/api/listings/${id}`, undefined, investor)).status).toBe(404)
    expect((await proposalById(server.deps.db, proposal.id))?.status).toBe('cancelled_by_admin')
  })
})

describe('talks that have gone quiet', () => {
  it('both members are reminded after 14 days, once until they talk again', async () => {
    const [one, other] = [await server.profileIdOf(investor), listing]
    const now = server.deps.now()
    await server.deps.db.update(profiles).set({ anonymous: false }).where(eq(profiles.id, one))
    await server.deps.db.insert(proposals).values({
      requestId: randomUUID(),
      senderProfileId: one,
      receiverProfileId: other,
      status: 'in_discussion',
      message: '-',
      createdAt: new Date(now.getTime() - 20 * day),
      updatedAt: new Date(now.getTime() - 13 * day),
    })
    await sweepProposals(server.deps)
    expect(await reportedOf('proposal_silent')).toHaveLength(0)
    server.clock.ahead += 2 * day
    await Promise.all([sweepProposals(server.deps), sweepProposals(server.deps)])
    expect(await reportedOf('proposal_silent')).toHaveLength(2)
    server.clock.ahead += 2 * day
    await sweepProposals(server.deps)
    expect(await reportedOf('proposal_silent')).toHaveLength(2)
  })

  it('that stay quiet are not reminded of again, however long', async () => {
    // An unread notification would take a second one in.
    await server.deps.db.update(notifications).set({ readAt: server.deps.now() })
    server.clock.ahead += 40 * day
    await sweepProposals(server.deps)
    expect(await reportedOf('proposal_silent')).toHaveLength(2)
    server.clock.ahead -= 40 * day
  })

  it('that resume and go quiet again are reminded of again, 14 days after the last step', async () => {
    const resumed = server.deps.now()
    await server.deps.db
      .update(proposals)
      .set({ updatedAt: resumed })
      .where(and(eq(proposals.status, 'in_discussion'), eq(proposals.message, '-')))
    await server.deps.db.update(notifications).set({ readAt: resumed })
    server.clock.ahead += 13 * day
    await sweepProposals(server.deps)
    expect(await reportedOf('proposal_silent')).toHaveLength(2)
    server.clock.ahead += 2 * day
    await sweepProposals(server.deps)
    expect(await reportedOf('proposal_silent')).toHaveLength(4)
    server.clock.ahead -= 15 * day
  })
})

// Last, because its listings fill the first page of the list.
describe('the documents that a trial has opened', () => {
  it('stay open on a trial once its openings are used up, and those of a further listing stay closed', async () => {
    const reader = await server.trialMember('investor')
    const open = (id: string) => server.request<{ code?: string }>('POST', `/api/listings/${id}/opening`, {}, reader)
    const others: string[] = []
    for (let count = 0; count < 6; count++) {
      const owner = await server.member('investment')
      await server.request('POST', '/api/documents', uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'), owner)
      others.push(await server.profileIdOf(owner))
    }
    const [further = '', ...opened] = others
    for (const id of opened) expect((await open(id)).status).toBe(200)
    for (const id of opened) {
      const shown = await detail(reader, id)
      expect(shown).toMatchObject({ documents_lock: null, openings_left: 0 })
      const url = shown.documents.find(({ kind }) => kind === 'pitch-deck')?.url
      expect((await server.app.request(url ?? expect.fail('no link'))).status).toBe(200)
      expect((await open(id)).status).toBe(200)
    }
    expect(await open(further)).toMatchObject({ status: 402, body: { code: 'QUOTA_EXCEEDED' } })
    expect(await detail(reader, further)).toMatchObject({ documents_lock: 'QUOTA_EXCEEDED', openings_left: 0 })
    expect((await detail(reader, further)).documents.map(({ url }) => url)).toEqual([null])
  })
})
