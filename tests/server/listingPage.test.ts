import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../server/features/listings/cards.ts'
import { mostSimilar, suitable } from '../../server/features/listings/similar.ts'
import { documents, profiles, proposalSteps, proposals } from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { MatchSide } from '../../src/domain/matching/match.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The page of a listing, apart from its owner's answers. */

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let listing = ''
const hour = 3_600_000

beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  listing = await server.profileIdOf(founder)
})
afterAll(() => server.close())

const detail = async (as: Person, id = listing) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)).body.listing

/** A proposal to the listing that was sent some hours ago and, if given, answered this many hours later. */
async function proposed(sentBefore: number, answeredAfter: number | null, action = 'decline') {
  const senderProfileId = await server.profileIdOf(investor)
  const sent = new Date(server.deps.now().getTime() - sentBefore * hour)
  const status = answeredAfter === null ? 'expired' : 'declined'
  const [row] = await server.deps.db
    .insert(proposals)
    .values({
      ...{ requestId: randomUUID(), senderProfileId, receiverProfileId: listing, status, message: 'Shall we talk?' },
      createdAt: sent,
    })
    .returning()
  const step = { proposalId: row?.id ?? '', status, createdAt: sent } as const
  await server.deps.db.insert(proposalSteps).values({ ...step, action: 'send', byProfileId: senderProfileId })
  if (answeredAfter !== null)
    await server.deps.db
      .insert(proposalSteps)
      .values({ ...step, action, byProfileId: listing, createdAt: new Date(sent.getTime() + answeredAfter * hour) })
}

describe('the page of a listing', () => {
  it('shows the day on which the proof of business was verified, and none before', async () => {
    expect((await detail(investor)).verified_on).toBeNull()
    const verifiedAt = new Date('2026-10-12T09:00:00.000Z')
    const ofListing = eq(documents.profileId, listing)
    await server.deps.db
      .update(documents)
      .set({ verifiedAt: new Date('2026-11-01T09:00:00.000Z') })
      .where(and(ofListing, eq(documents.kind, 'business-photo')))
    expect((await detail(investor)).verified_on).toBeNull()
    await server.deps.db
      .update(documents)
      .set({ verifiedAt })
      .where(and(ofListing, eq(documents.kind, 'proof-of-business')))
    expect((await detail(investor)).verified_on).toBe(verifiedAt.toISOString())
  })

  it('shows how soon its owner answers, after three proposals', async () => {
    await proposed(500, 20)
    await proposed(400, 30, 'request_info')
    expect((await detail(investor)).replies_within_days).toBeNull()
    await proposed(300, 40, 'accept')
    expect((await detail(investor)).replies_within_days).toBe(2)
    // Opening a proposal does not answer it: these two have waited for more than a week.
    await proposed(290, 1, 'open')
    await proposed(280, null)
    expect((await detail(investor)).replies_within_days).toBe(2)
    await proposed(270, null)
    expect((await detail(investor)).replies_within_days).toBeNull()
  })

  it('computes how soon the owner answers from the latest twenty proposals only', async () => {
    await server.deps.db.delete(proposals)
    for (let count = 0; count < 20; count++) await proposed(5_000 - count, 400)
    for (let count = 0; count < 20; count++) await proposed(500 - count, 1)
    expect((await detail(investor)).replies_within_days).toBe(1)
    await server.deps.db.delete(proposals)
  })

  it('shows figures by year and the price multiples, also for an anonymous business', async () => {
    const owner = await server.trialMember('want-to-sell')
    const id = await server.profileIdOf(owner)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const given = {
      ...row?.business,
      visibility: 'anonymous',
      asking_price: { amount: '80000000', currency: 'INR' },
      asking_price_on_request: false,
      type_of_business_sold: 'majority-stake',
      stake_offered: '80',
    }
    const save = async (answers: object) =>
      (await server.request('PUT', '/api/profiles/want-to-sell/business', { answers }, owner)).status
    const year = { year: '2025', revenue: '40000000', profit: '-5', plan: false }
    expect(await save({ ...given, yearly_figures: null })).toBe(200)
    expect(await detail(investor, id)).toMatchObject({ years: null, multiples: null })
    expect((await detail(investor, id)).undisclosed).toContain('Figures by year')
    expect(await save({ ...given, yearly_figures: { currency: 'INR', years: [year, year] } })).toBe(422)
    expect(await save({ ...given, yearly_figures: { currency: 'INR', years: [year] } })).toBe(200)
    const shown = await detail(investor, id)
    expect(shown.name).toBe('Name revealed once accepted')
    expect(shown.years).toEqual({
      rows: [
        {
          year: '2025',
          plan: false,
          revenue: { minor: 4_000_000_000, currency: 'INR' },
          profit: { minor: -500, currency: 'INR' },
        },
      ],
    })
    expect(shown.multiples).toMatchObject({
      year: '2025',
      price: '₹8\u00a0Cr',
      whole: '₹10\u00a0Cr',
      revenue: 2.5,
      profit: null,
    })
    expect(shown.undisclosed).not.toContain('Figures by year')
    // The form's label addresses the owner; the page's label is written for a reader.
    const said = Object.fromEntries(shown.facts.map(({ field, label, value }) => [field, `${label}: ${value}`]))
    expect(said).toMatchObject({
      stake_offered: 'Stake offered: 80%',
      type_of_business_sold: expect.stringMatching(/^What is for sale: /),
    })
    expect(shown.facts.find(({ field }) => field === 'yearly_figures')?.value).toBe('2025: ₹4,00,00,000 · −₹5')
  })

  it('shows what similar businesses ask, once three of them state their figures', async () => {
    const [seen, ...others] = await Promise.all(Array.from({ length: 5 }, () => server.trialMember('want-to-sell')))
    const sell = async (owner: Person | undefined, stake: string, revenue: string, profit = '') => {
      const id = await server.profileIdOf(owner as Person)
      const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
      const answers = {
        ...row?.business,
        industry: 'telecom',
        asking_price: { amount: '80000000', currency: 'INR' },
        asking_price_on_request: false,
        type_of_business_sold: 'majority-stake',
        stake_offered: stake,
        yearly_figures: { currency: 'INR', years: [{ year: '2025', revenue, profit, plan: false }] },
      }
      expect((await server.request('PUT', '/api/profiles/want-to-sell/business', { answers }, owner)).status).toBe(200)
      return id
    }
    const id = await sell(seen, '80', '40000000')
    await sell(others[0], '80', '100000000', '10000000')
    await sell(others[1], '80', '50000000')
    expect((await detail(investor, id)).comparables).toEqual({ revenue: null, profit: null })
    // A smaller share for the same price raises the price of the whole.
    await sell(others[2], '60', '50000000')
    expect((await detail(investor, id)).comparables).toEqual({
      revenue: { count: 3, least: 1, median: 2, most: 2.7 },
      profit: null,
    })
    await server.deps.db
      .update(profiles)
      .set({ dealClosedAt: new Date() })
      .where(eq(profiles.id, await server.profileIdOf(others[1] as Person)))
    expect((await detail(investor, id)).comparables.revenue).toBeNull()
  })

  it('links to three others of its kind and sector that the reader may know of, anonymous ones without their names', async () => {
    const owners: Person[] = []
    for (let count = 0; count < 4; count++) owners.push(await server.member('investment'))
    const others = await Promise.all(owners.map((owner) => server.profileIdOf(owner)))
    const [hidden = '', restricted = '', closed = '', plain = ''] = others
    const { db, now } = server.deps
    await db.update(profiles).set({ anonymous: true }).where(eq(profiles.id, hidden))
    await db.update(profiles).set({ restricted: true }).where(eq(profiles.id, restricted))
    await db.update(profiles).set({ dealClosedAt: now() }).where(eq(profiles.id, closed))
    const similar = async (as = investor) =>
      (await detail(as)).similar.map(({ id, name }) => [id, name === 'Name revealed once accepted'] as const).sort()
    expect(await similar()).toEqual([[hidden, true] as const, [plain, false] as const].sort())
    // Its owner may not see other companies.
    expect(await similar(founder)).toEqual([])
    await db
      .update(profiles)
      .set({ industries: ['hospitality-travel-tourism'] })
      .where(eq(profiles.id, hidden))
    expect(await similar()).toEqual([[plain, false]])
    // A member who reads as an investor is not shown their own company.
    const ownedBy = (owner?: Person) =>
      db
        .update(profiles)
        .set({ accountId: owner?.id ?? '' })
        .where(eq(profiles.id, plain))
    await ownedBy(investor)
    expect(await similar()).toEqual([])
    await ownedBy(owners[3])
    expect(await similar()).toEqual([[plain, false]])
    await db.update(profiles).set({ status: 'paused' }).where(eq(profiles.id, plain))
    expect(await similar()).toEqual([])
  })

  it('puts the most similar of them first, and leaves out the least similar of four', () => {
    const side = (sector: string, ...keywords: string[]): MatchSide => ({
      ...{ kind: 'INVESTMENT', sectors: [sector], stages: ['seed'], ticket: { least: 1, most: 9 }, text: '' },
      ...{ country: 'IN', regions: ['IN'], keywords, investorTypes: [] },
    })
    const card = (of: MatchSide) => ({ row: {}, side: of }) as Card
    const [far, none, one, both] = [
      card(side('mining')),
      card(side('agriculture')),
      card(side('agriculture', 'tea')),
      card(side('agriculture', 'tea', 'cold')),
    ] as const
    const shown = { side: side('agriculture', 'tea', 'cold') }
    expect(mostSimilar(shown, [far, none, one, both])).toEqual([both, one, none])
    expect(mostSimilar(shown, [one, both, none, far])).toEqual([both, one, none])
  })

  it('leaves out those that match the reader too little, but none without a match', () => {
    const side = (kind: 'INVESTMENT' | 'INVESTOR', sector: string, country: string): MatchSide => ({
      ...{ kind, sectors: [sector], stages: ['seed'], ticket: null, text: '' },
      ...{ country, regions: [country], keywords: [], investorTypes: [] },
    })
    const card = (of: MatchSide) => ({ row: {}, side: of }) as Card
    const fits = card(side('INVESTMENT', 'tea', 'IN'))
    const all = [fits, card({ ...side('INVESTMENT', 'mining', 'US'), stages: ['growth'] })]
    const reader = side('INVESTOR', 'tea', 'IN')
    expect(suitable(all, reader)).toEqual([fits])
    expect(suitable(all, undefined)).toEqual(all)
    expect(suitable(all, { ...reader, sectors: [], stages: [] })).toEqual(all)
  })

  it('shows how the funds are divided, the largest share first, also to strangers of an anonymous company', async () => {
    const company = await server.trialMember('investment')
    const id = await server.profileIdOf(company)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const save = async (use_of_funds: string[], percents: string[], more: object = {}) => {
      const shares = percents.map((percent, place) => ({ slug: use_of_funds[place], percent }))
      const answers = { ...row?.business, ...more, use_of_funds, use_of_funds_shares: { shares } }
      return server.request<{ fields?: object }>('PUT', '/api/profiles/investment/business', { answers }, company)
    }
    const factOf = (shown: ListingDetail, name: string) => shown.facts.find(({ field }) => field === name)?.value
    expect((await save(['hiring', 'inventory'], [])).status).toBe(200)
    expect((await detail(investor, id)).funds).toBeNull()
    const short = await save(['hiring', 'inventory'], ['60', '30'])
    expect([short.status, short.body.fields]).toEqual([422, { use_of_funds_shares: 'sharesTotal' }])
    expect((await save(['hiring', 'inventory'], ['40', '60'])).status).toBe(200)
    expect((await detail(investor, id)).funds).toEqual([
      { label: 'Inventory', percent: 60 },
      { label: 'Hiring', percent: 40 },
    ])
    expect(factOf(await detail(investor, id), 'use_of_funds_shares')).toBe('Hiring 40%, Inventory 60%')
    // A purpose in the company's own words may contain its name.
    const other = `More machines for ${String(row?.basic.company_name)}`
    const anonymous = { visibility: 'anonymous', use_of_funds_other: other }
    expect((await save(['other', 'hiring'], ['62.5', '37.5'], anonymous)).status).toBe(200)
    const [largest, ...smaller] = (await detail(investor, id)).funds ?? []
    expect(smaller).toEqual([{ label: 'Hiring', percent: 37.5 }])
    expect(largest?.percent).toBe(62.5)
    expect(largest?.label).toMatch(/^More machines for /)
    expect(largest?.label).not.toContain(String(row?.basic.company_name))
    // The similar listings belong to members with the same sample name.
    const { facts, funds } = await detail(investor, id)
    expect(JSON.stringify({ facts, funds })).not.toContain(String(row?.basic.company_name))
  })

  it('converts amounts for a reader with another currency, at the rate of one day', async () => {
    const shown = await detail(investor)
    expect(Number.isNaN(Date.parse(shown.rates_on))).toBe(false)
    for (const { converted, rate } of shown.facts) expect(rate === null).toBe(converted === null)
  })
})
