import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AddonsOnWire, MySubscription } from '../../src/domain/contract/memberships.ts'
import { globalConnectAccess } from '../../src/domain/members/globalConnect.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import { type BillingPeriod, billingPeriods } from '../../src/domain/memberships/periods.ts'
import type { Plan } from '../../src/domain/memberships/planSchema.ts'
import { planIdOf } from '../../src/domain/memberships/plans.ts'
import { type AccountType, accountTypes } from '../../src/domain/offerings.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** Access to Global Connect: the last line of the catalogue's section 3, the same on every surface. */

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
let trader: { id: string; profileId: string }
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
  const person = await server.trialMember('want-to-grow')
  trader = { ...person, profileId: await server.profileIdOf(person) }
})
afterEach(() => {
  server.clock.ahead = 0
})
afterAll(() => server.close())

const get = <T>(path: string, person?: Person) => server.request<T>('GET', path, undefined, person)

type Place = 'none' | 'addon' | 'included'
const asCatalogued: Record<BillingPeriod, Place> = {
  free_trial: 'none',
  monthly: 'addon',
  quarterly: 'addon',
  yearly: 'included',
}
/** Its own plans always include it, whatever their period. */
const placeOf = (accountType: AccountType, period: BillingPeriod): Place =>
  accountType === 'want-to-grow' ? 'included' : asCatalogued[period]

async function buy(person: Person, request: Record<string, unknown>) {
  const { transaction } = (await payments.buy(person, request)).body
  await payments.pay(transaction)
  await payments.confirm(person, transaction)
}

async function subscriberOf(accountType: AccountType, period: BillingPeriod): Promise<Person> {
  if (period === 'free_trial') return server.trialMember(accountType)
  const person = await server.member(accountType)
  await buy(person, { plan_id: planIdOf(accountType, period) })
  return person
}

/** The access that each surface gives one member. */
async function surfaces(person: Person) {
  const me = (await get<Me>('/api/me', person)).body
  const mine = (await get<MySubscription>('/api/membership', person)).body
  const request = { request_id: randomUUID(), receiver_profile_id: trader.profileId, message: 'Shall we talk?' }
  const proposed = await server.request<{ code?: string }>('POST', '/api/proposals', request, person)
  return {
    flag: me.user_subscription?.has_want_to_grow,
    access: globalConnectAccess(me),
    mine: mine.subscription?.has_want_to_grow,
    list: (await get('/api/listings?kind=WANT_TO_GROW', person)).status,
    counts: (await get('/api/listings/facets?kind=WANT_TO_GROW', person)).status,
    listing: (await get(`/api/listings/${trader.profileId}`, person)).status,
    proposal: proposed.body.code ?? proposed.status,
  }
}
const within = {
  flag: 1,
  access: 'included',
  mine: 1,
  list: 200,
  counts: 200,
  listing: 200,
  proposal: 200,
}
const without = {
  flag: 0,
  access: 'without_feature',
  mine: 0,
  list: 402,
  counts: 402,
  listing: 402,
  proposal: 'FEATURE_NOT_IN_PLAN',
}

describe.each(accountTypes)('the plans of %s', (accountType) => {
  it('agree with the catalogue about Global Connect', async () => {
    const [loginType, offering] = accountType === 'investor' ? ['investor', ''] : ['entrepreneur', accountType]
    const { list } = (
      await get<{ list: Plan[] }>(`/api/plans?login_type=${loginType}${offering && `&account_type=${offering}`}`)
    ).body
    expect(list.map(({ period, entitlements }) => [period, entitlements.global_connect])).toEqual(
      billingPeriods.map((period) => [period, placeOf(accountType, period)]),
    )
  })

  it.each(billingPeriods)(
    '%s: the flag, the lists, the listing and the proposal agree with the plan',
    async (period) => {
      const person = await subscriberOf(accountType, period)
      const place = placeOf(accountType, period)
      expect(await surfaces(person)).toEqual(place === 'included' ? within : without)
    },
  )
})

describe.each(['investment', 'want-to-sell', 'investor'] as const)('Global Connect for %s', (accountType) => {
  it('is closed without a subscription', async () => {
    const person = await server.member(accountType)
    expect((await get<{ code: string }>('/api/listings?kind=WANT_TO_GROW', person)).body.code).toBe(
      'SUBSCRIPTION_REQUIRED',
    )
  })

  it('can be added to a plan that does not include it, and to no other', async () => {
    const person = await subscriberOf(accountType, 'monthly')
    const offered = async (who: Person) =>
      (await get<{ available_addons: { type: string }[] }>('/api/membership/addons', who)).body.available_addons[0]
        ?.type
    expect(await offered(person)).toBe('GLOBAL_CONNECT')
    await buy(person, { plan_id: `${accountType}-monthly`, mode: 'ADDON', types: ['GLOBAL_CONNECT'] })
    expect(await surfaces(person)).toEqual(within)
    expect(await offered(person)).not.toBe('GLOBAL_CONNECT')
    expect(await offered(await subscriberOf(accountType, 'yearly'))).not.toBe('GLOBAL_CONNECT')
  })

  it('is included in the purchase of a plan that was started from its page', async () => {
    const person = await server.member(accountType)
    await buy(person, { plan_id: `${accountType}-monthly`, types: ['GLOBAL_CONNECT'] })
    expect(await surfaces(person)).toEqual(within)
  })
})

it('an investor sees the sender of a proposal, whatever the investor’s plan', async () => {
  const investor = await server.trialMember('investor')
  const sender = await server.trialMember('want-to-grow')
  const listing = `/api/listings/${await server.profileIdOf(sender)}`
  expect((await get(listing, investor)).status).toBe(402)
  const sent = await server.request(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(investor), message: 'Shall we talk?' },
    sender,
  )
  expect(sent.status).toBe(200)
  expect((await get(listing, investor)).status).toBe(200)
})

it('a reader who sees one listing because of talks alone is shown no similar ones', async () => {
  const [sender, another, withAccess] = [
    await server.trialMember('want-to-grow'),
    await server.trialMember('want-to-grow'),
    await server.trialMember('want-to-grow'),
  ]
  const reader = await server.trialMember('investor')
  const listing = await server.profileIdOf(sender)
  const request = { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(reader), message: 'Hello' }
  expect((await server.request('POST', '/api/proposals', request, sender)).status).toBe(200)
  const similar = async (person: Person) =>
    (await get<{ listing: { similar: { id: string }[] } }>(`/api/listings/${listing}`, person)).body.listing.similar
  expect((await similar(withAccess)).map(({ id }) => id)).toContain(await server.profileIdOf(another))
  expect(await similar(reader)).toEqual([])
})

describe('the add-on', () => {
  const addon = (plan_id: string) => ({ plan_id, mode: 'ADDON', types: ['GLOBAL_CONNECT'] })
  const offered = async (person: Person) =>
    (await get<AddonsOnWire>('/api/membership/addons', person)).body.available_addons.find(
      ({ type }) => type === 'GLOBAL_CONNECT',
    )?.prorated_price

  it.each([
    { later: 'nothing', renewals: [], days: 10, price: 166.34 },
    { later: 'a plan that includes it', renewals: [{ plan_id: 'investment-yearly' }], days: 10, price: 166.34 },
    {
      later: 'a plan bought with it',
      renewals: [{ plan_id: 'investment-monthly', types: ['GLOBAL_CONNECT'] }],
      days: 10,
      price: 166.34,
    },
    { later: 'a plan without it', renewals: [{ plan_id: 'investment-monthly' }], days: 40, price: 665.34 },
    {
      later: 'a plan without it and one that includes it',
      renewals: [{ plan_id: 'investment-monthly' }, { plan_id: 'investment-yearly' }],
      days: 40,
      price: 665.34,
    },
  ])('is charged for no day that is already paid for: $later', async ({ renewals, days, price }) => {
    const person = await subscriberOf('investment', 'monthly')
    await server.pass(20 * day)
    for (const request of renewals) await buy(person, { mode: 'RENEW', ...request })
    expect(await offered(person)).toBe(price)
    const { transaction } = (await payments.buy(person, addon('investment-monthly'))).body
    expect(transaction.trans_amount).toBe(Math.round(price * 100))
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    const [bought] = (await get<MySubscription>('/api/membership', person)).body.addons
    expect(Math.round((Date.parse(bought?.period_end ?? '') - server.deps.now().getTime()) / day)).toBe(days)
    // Access has no gap.
    await server.pass((days + 1) * day)
    expect((await get<Me>('/api/me', person)).body.user_subscription?.has_want_to_grow).toBe(1)
  })
})
