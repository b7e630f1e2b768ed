import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditMemberships } from '../../server/features/memberships/audit.ts'
import { memberships, proposals, transactions } from '../../server/kernel/db/schema.ts'
import type { ListingPage } from '../../src/domain/contract/market.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const addon = (type: string, plan: string) => ({ plan_id: plan, mode: 'ADDON', types: [type] })
const mine = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
const propose = (person: Person, to: string) =>
  server.request<{ code?: string }>(
    'POST',
    '/api/proposals',
    {
      request_id: randomUUID(),
      receiver_profile_id: to,
      message: 'I would like to talk about your business with you.',
    },
    person,
  )

describe('ten more proposals', () => {
  it('are used after those of the plan, are counted, and end after 90 days', async () => {
    const investor = await server.member('investor')
    await payments.purchase(investor, { plan_id: 'investor-monthly' })
    const [first, second, third] = [
      await server.member('investment'),
      await server.member('investment'),
      await server.member('investment'),
    ]
    const own = await server.profileIdOf(investor)
    const earlier = await server.profileIdOf(first)
    for (let sent = 0; sent < 15; sent++)
      await server.deps.db.insert(proposals).values({
        requestId: randomUUID(),
        senderProfileId: own,
        receiverProfileId: earlier,
        status: 'closed_lost',
        message: 'over',
      })
    expect((await propose(investor, await server.profileIdOf(second))).body.code).toBe('QUOTA_EXCEEDED')

    const transaction = await payments.purchase(investor, addon('EXTRA_PROPOSALS_10', 'investor-monthly'))
    expect(transaction.trans_amount).toBe(39_900)
    expect(Date.parse(transaction.period_end) - Date.parse(transaction.period_start)).toBe(90 * day)
    expect((await propose(investor, await server.profileIdOf(second))).status).toBe(200)
    expect((await mine(investor)).usage).toMatchObject({
      proposals_sent: 15,
      extra_proposals: 1,
      extra_proposals_limit: 10,
    })

    const [pack] = (await payments.periodsOf(investor)).filter(({ planId }) => planId === 'addon:EXTRA_PROPOSALS_10')
    for (let sent = 0; sent < 9; sent++)
      await server.deps.db.insert(proposals).values({
        requestId: randomUUID(),
        senderProfileId: own,
        receiverProfileId: earlier,
        status: 'closed_lost',
        message: 'over',
        packId: pack?.id ?? null,
      })
    expect((await propose(investor, await server.profileIdOf(third))).body.code).toBe('QUOTA_EXCEEDED')
    await server.pass(91 * day)
    expect((await mine(investor)).usage.extra_proposals_limit).toBe(0)
  })

  it('opened twice are one purchase; bought twice they are two packs', async () => {
    const investor = await server.member('investor')
    await payments.purchase(investor, { plan_id: 'investor-monthly' })
    const request = addon('EXTRA_PROPOSALS_10', 'investor-monthly')
    const opened = (await payments.buy(investor, request)).body.transaction
    await server.pass(60_000)
    expect((await payments.buy(investor, request)).body.transaction.uuid).toBe(opened.uuid)
    await payments.pay(opened)
    await payments.confirm(investor, opened)
    await payments.purchase(investor, request)
    expect((await mine(investor)).usage.extra_proposals_limit).toBe(20)
    expect(await auditMemberships(server.deps)).toEqual([])
  })
})

describe('a featured listing', () => {
  const listings = async (reader: Person, query = '') =>
    (await server.request<ListingPage>('GET', `/api/listings?kind=WANT_TO_SELL&sort=newest${query}`, undefined, reader))
      .body

  it('is at the top, marked, once across all pages, until it ends', async () => {
    const reader = await server.trialMember('investor')
    const owner = await server.member('want-to-sell')
    for (let others = 0; others < 3; others++) await server.member('want-to-sell')
    const id = await server.profileIdOf(owner)
    expect((await listings(reader)).list.at(-1)).toMatchObject({ id, featured: false })

    await payments.purchase(owner, { plan_id: 'want-to-sell-monthly' })
    expect((await payments.purchase(owner, addon('FEATURED_LISTING', 'want-to-sell-monthly'))).trans_amount).toBe(
      79_900,
    )
    const first = await listings(reader, '&limit=2')
    expect(first.list.map((card) => card.featured)).toEqual([true, false])
    expect(first.list[0]?.id).toBe(id)
    const second = await listings(reader, `&limit=2&cursor=${first.next_cursor}`)
    expect([first.featured_count, second.featured_count]).toEqual([1, 0])
    const pages = [first, second]
    for (let last = second; last.next_cursor && pages.length < 9; pages.push(last))
      last = await listings(reader, `&limit=2&cursor=${last.next_cursor}`)
    const all = pages.flatMap(({ list }) => list.map((card) => card.id))
    expect([all.length, new Set(all).size]).toEqual([4, 4])
    expect((await mine(owner)).usage.featured_until).toBe((await mine(owner)).subscription?.period_end)
    expect((await payments.buy(owner, addon('FEATURED_LISTING', 'want-to-sell-monthly'))).status).toBe(422)

    await server.pass(31 * day)
    expect((await listings(reader)).list.at(-1)).toMatchObject({ id, featured: false })
  })

  it('puts an investor first in the list that founders read', async () => {
    const founder = await server.trialMember('investment')
    const owner = await server.member('investor')
    await server.member('investor')
    const id = await server.profileIdOf(owner)
    const first = async () =>
      (await server.request<ListingPage>('GET', '/api/listings?kind=INVESTOR&sort=newest', undefined, founder)).body
        .list[0]
    expect((await first())?.id).not.toBe(id)
    await payments.purchase(owner, { plan_id: 'investor-monthly' })
    await payments.purchase(owner, addon('FEATURED_LISTING', 'investor-monthly'))
    expect(await first()).toMatchObject({ id, featured: true })
  })

  it('is included in the first days of a quarterly and a yearly plan, and ends with a refund', async () => {
    const owner = await server.member('want-to-grow')
    const { uuid } = await payments.purchase(owner, { plan_id: 'want-to-grow-quarterly' })
    const { subscription, usage } = await mine(owner)
    expect(Date.parse(usage.featured_until ?? '') - Date.parse(subscription?.period_start ?? '')).toBe(7 * day)
    await server.request('POST', `/api/membership/payments/${uuid}/refund`, undefined, owner)
    expect((await mine(owner)).usage.featured_until).toBeNull()
    await payments.purchase(owner, { plan_id: 'want-to-grow-yearly' })
    const year = await mine(owner)
    expect(Date.parse(year.usage.featured_until ?? '') - Date.parse(year.subscription?.period_start ?? '')).toBe(
      30 * day,
    )
  })
})

describe('the audit', () => {
  it('finds a charge without its membership, a membership without a charge, and a gap in the receipts', async () => {
    const investor = await server.member('investor')
    const { uuid } = await payments.purchase(investor, { plan_id: 'investor-monthly' })
    const { db } = server.deps
    expect(await auditMemberships(server.deps)).toEqual([])
    const [period] = await db.delete(memberships).where(eq(memberships.transactionId, uuid)).returning()
    expect(await auditMemberships(server.deps)).toEqual([{ what: 'charged_without_membership', id: uuid }])
    await db.insert(memberships).values({ ...(period ?? expect.fail()), transactionId: null })
    expect((await auditMemberships(server.deps)).map(({ what }) => what)).toContain('membership_without_charge')
    await db.update(memberships).set({ transactionId: uuid }).where(eq(memberships.accountId, investor.id))
    await db.update(transactions).set({ receiptNumber: 9_999 }).where(eq(transactions.id, uuid))
    expect((await auditMemberships(server.deps)).map(({ what }) => what)).toEqual(['receipt_numbers_have_a_gap'])
  })
})
