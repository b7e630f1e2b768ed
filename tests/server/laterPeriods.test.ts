import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { refundTransaction } from '../../server/features/operators/repair.ts'
import { sessions } from '../../server/kernel/db/schema.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** A subscription of several periods: how a decision, a refund or a use in one period affects another. */

const minute = 60_000
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

const purchase = async (...what: Parameters<typeof payments.purchase>) => (await payments.purchase(...what)).uuid
const mine = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
const refund = (person: Person, uuid: string) =>
  server.request<{ code?: string }>('POST', `/api/membership/payments/${uuid}/refund`, {}, person)
const at = (text: string | null | undefined) => Date.parse(text ?? '')

describe('a subscription that was renewed before its end', () => {
  it('is cancelled for the end of the last period, and the cancellation can be undone', async () => {
    const person = await server.member('investor')
    await purchase(person)
    await purchase(person, { mode: 'RENEW' })
    expect((await server.request('POST', '/api/membership/cancellation', {}, person)).status).toBe(200)
    expect((await mine(person)).subscription?.status).toBe('cancelled_at_end')
    await server.pass(45 * day)
    expect((await mine(person)).subscription?.status).toBe('cancelled_at_end')
    // A cancelled subscription has no grace period.
    await server.pass(16 * day)
    expect((await mine(person)).subscription?.status).toBe('expired')
    server.clock.ahead = 0
    expect((await server.request('DELETE', '/api/membership/cancellation', undefined, person)).status).toBe(200)
    expect((await mine(person)).subscription?.status).toBe('active')
    await server.pass(61 * day)
    expect((await mine(person)).subscription?.status).toBe('grace')
  })

  it('changes to the smaller plan after the last period', async () => {
    const person = await server.member('investor')
    await purchase(person, { plan_id: 'investor-quarterly' })
    await purchase(person, { plan_id: 'investor-quarterly', mode: 'RENEW' })
    const request = { plan_id: 'investor-monthly' }
    expect((await server.request('PUT', '/api/membership/next-plan', request, person)).status).toBe(200)
    expect((await mine(person)).subscription?.next_plan_id).toBe('investor-monthly')
  })

  it('names the plan and the dates of the period that follows', async () => {
    const person = await server.member('investor')
    await purchase(person, { plan_id: 'investor-yearly' })
    expect((await mine(person)).subscription?.later_periods).toEqual([])
    await purchase(person, { mode: 'RENEW' })
    const { plan_id, period_start, period_end, later_periods } = (await mine(person)).subscription ?? {}
    expect(plan_id).toBe('investor-yearly')
    expect(later_periods?.map((period) => period.plan_id)).toEqual(['investor-monthly'])
    expect(at(later_periods?.[0]?.period_start) - at(period_start)).toBe(365 * day)
    expect(later_periods?.[0]?.period_end).toBe(period_end)
    await server.pass(366 * day)
    expect((await mine(person)).subscription).toMatchObject({ plan_id: 'investor-monthly', later_periods: [] })
  })

  it('starts its next period at once if the first is refunded, including its featured days', async () => {
    const owner = await server.member('want-to-sell')
    const plan = { plan_id: 'want-to-sell-quarterly' }
    const first = await purchase(owner, plan)
    await purchase(owner, { ...plan, mode: 'RENEW' })
    await server.pass(10 * day)
    // The featured days of the next period do not count before it starts.
    expect((await mine(owner)).usage.featured_until).toBeNull()
    await refundTransaction(server.deps, first)
    const { subscription, usage } = await mine(owner)
    const start = at(subscription?.period_start)
    expect(Math.abs(start - server.deps.now().getTime())).toBeLessThan(minute)
    expect(at(subscription?.period_end) - start).toBe(90 * day)
    expect(at(usage.featured_until) - start).toBe(7 * day)
  })
})

describe('an upgrade that is refunded', () => {
  it('brings the former plan back, and what was used meanwhile was used of that plan as well (11.36)', async () => {
    const [investor, founder] = [await server.member('investor'), await server.member('investment')]
    const former = await purchase(investor)
    const upgrade = await purchase(investor, { plan_id: 'investor-yearly', mode: 'UPGRADE' })
    const sent = await server.request(
      'POST',
      '/api/proposals',
      {
        ...{ request_id: randomUUID(), message: 'Shall we talk?' },
        receiver_profile_id: await server.profileIdOf(founder),
      },
      investor,
    )
    expect(sent.status).toBe(200)
    await refundTransaction(server.deps, upgrade)
    expect((await mine(investor)).subscription).toMatchObject({ plan_id: 'investor-monthly', status: 'active' })
    expect((await mine(investor)).payments.find(({ uuid }) => uuid === former)?.can_refund).toBe(false)
    expect((await refund(investor, former)).body.code).toBe('REFUND_NOT_POSSIBLE')
  })

  it('restores a former plan that was not used, and that can then be refunded', async () => {
    const investor = await server.member('investor')
    const former = await purchase(investor)
    const upgrade = await purchase(investor, { plan_id: 'investor-yearly', mode: 'UPGRADE' })
    expect((await refund(investor, upgrade)).status).toBe(200)
    expect((await mine(investor)).subscription).toMatchObject({ plan_id: 'investor-monthly', status: 'active' })
    expect((await refund(investor, former)).status).toBe(200)
  })
})

describe('two profiles of one account', () => {
  const actAs = (person: Person, profileKind: 'INVESTOR' | 'INVESTMENT') =>
    server.deps.db
      .update(sessions)
      .set({ profileKind, loginType: profileKind === 'INVESTOR' ? 'investor' : 'entrepreneur' })
      .where(eq(sessions.accountId, person.id))

  it('have separate plans: using or refunding one does not change the other', async () => {
    const person = await server.member('investor')
    const listing = await server.profileIdOf(await server.member('investment'))
    const own = await purchase(person)
    await actAs(person, 'INVESTMENT')
    await purchase(person, { plan_id: 'investment-monthly' })
    await purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    const before = await mine(person)
    await actAs(person, 'INVESTOR')
    expect((await refund(person, own)).status).toBe(200)
    await purchase(person)
    expect((await server.request('POST', `/api/listings/${listing}/opening`, {}, person)).status).toBe(200)
    expect((await mine(person)).payments[0]?.can_refund).toBe(false)
    await actAs(person, 'INVESTMENT')
    const after = await mine(person)
    expect(after.subscription).toEqual(before.subscription)
    expect(after.payments[0]?.can_refund).toBe(true)
  })

  it('use separate plans: a proposal from one leaves the other’s payment refundable', async () => {
    const person = await server.member('investor')
    const receiver_profile_id = await server.profileIdOf(await server.member('investment'))
    await purchase(person)
    await actAs(person, 'INVESTMENT')
    await purchase(person, { plan_id: 'investment-monthly' })
    await actAs(person, 'INVESTOR')
    const proposal = { request_id: randomUUID(), message: 'Shall we talk?', receiver_profile_id }
    expect((await server.request('POST', '/api/proposals', proposal, person)).status).toBe(200)
    expect((await mine(person)).payments[0]?.can_refund).toBe(false)
    await actAs(person, 'INVESTMENT')
    expect((await mine(person)).payments[0]?.can_refund).toBe(true)
  })

  it('have separate featured days', async () => {
    const person = await server.member('want-to-sell')
    await purchase(person, { plan_id: 'want-to-sell-quarterly' })
    expect((await mine(person)).usage.featured_until).not.toBeNull()
    await actAs(person, 'INVESTOR')
    expect((await mine(person)).usage.featured_until).toBeNull()
  })
})

describe('an add-on that is refunded', () => {
  it('is no longer shown, and can be bought again', async () => {
    const investor = await server.member('investor')
    await purchase(investor)
    const request = { plan_id: 'investor-monthly', mode: 'ADDON', types: ['GLOBAL_CONNECT'] }
    const bought = await purchase(investor, request)
    expect((await mine(investor)).addons.map(({ type }) => type)).toEqual(['GLOBAL_CONNECT'])
    expect((await refund(investor, bought)).status).toBe(200)
    expect((await mine(investor)).addons).toEqual([])
    expect((await payments.me(investor)).user_subscription?.has_want_to_grow).toBe(0)
    await purchase(investor, request)
    expect((await mine(investor)).addons.map(({ type }) => type)).toEqual(['GLOBAL_CONNECT'])
  })
})

describe('a payment made after its quarter of an hour', () => {
  it.each([20 * minute, 20 * 60 * minute])(
    '%d ms later is applied, however often the sweep has looked (11.34)',
    async (late) => {
      const person = await server.signUp('investor')
      const { transaction } = (await payments.buy(person)).body
      await server.pass(late)
      for (let sweeps = 0; sweeps < 3; sweeps++) await reconcile(server.deps)
      await payments.pay(transaction)
      expect((await payments.confirm(person, transaction)).status).toBe(200)
      expect(await payments.outcomeFor(person)).toMatchObject({ charges: 1, memberships: 1, flags: [1, 0] })
    },
  )

  it('is impossible two days later: nothing is charged', async () => {
    const person = await server.signUp('investor')
    const { transaction } = (await payments.buy(person)).body
    await server.pass(2 * day)
    for (let sweeps = 0; sweeps < 3; sweeps++) await reconcile(server.deps)
    await payments.pay(transaction)
    expect(await payments.outcomeFor(person)).toMatchObject({ charges: 0, memberships: 0, flags: [0, 0] })
  })
})
