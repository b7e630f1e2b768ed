import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../server/features/memberships/reconcile.ts'
import { findViolations } from '../../server/features/operators/invariants.ts'
import { memberships, proposals } from '../../server/kernel/db/schema.ts'
import type { MySubscription } from '../../src/domain/contract/memberships.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { AccountType } from '../../src/domain/offerings.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Instances, twoInstances } from '../support/pairOfInstances.ts'
import { paymentsOn } from '../support/payments.ts'
import { onePixel, type Person, uploadOf } from '../support/server.ts'

/**
 * "Refund: full within 7 days when nothing was consumed (no proposal sent, no contact opened)": any use rules out a
 * refund, and a refunded purchase can no longer be used, whichever comes first and on whichever instance.
 */

type Answer = { proposal: Proposal; code?: string }
let server: Instances['first']
let second: Instances['second']
let close: Instances['close']
let payments: ReturnType<typeof paymentsOn>
let owner: Person
let listingId: string
const receivers: string[] = []
beforeAll(async () => {
  const both = await twoInstances()
  server = both.first
  second = both.second
  close = both.close
  // Shared storage, like the instances of one product.
  Object.assign(second.deps, { files: server.deps.files })
  payments = paymentsOn(server)
  owner = await server.trialMember('investment')
  await server.request('POST', '/api/documents', uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'), owner)
  listingId = await server.profileIdOf(owner)
  for (let count = 0; count < 3; count++) receivers.push(await server.profileIdOf(await server.member('investment')))
})
afterAll(() => close())

async function subscriber(planId = 'investor-monthly'): Promise<Person> {
  const person = await server.member(planId.startsWith('investor') ? 'investor' : 'investment')
  await purchase(person, { plan_id: planId })
  return person
}
async function purchase(person: Person, request: Parameters<typeof payments.buy>[1] = {}): Promise<string> {
  const { transaction } = (await payments.buy(person, request)).body
  await payments.pay(transaction)
  expect((await payments.confirm(person, transaction)).status).toBe(200)
  return transaction.uuid
}
const mine = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
async function refund(person: Person, at = 0) {
  const payment = (await mine(person)).payments[at]
  return server.request<Answer>('POST', `/api/membership/payments/${payment?.uuid}/refund`, {}, person)
}
const propose = (on: Instances['first'], person: Person, receiver: string, more: object = {}) =>
  on.request<Answer>(
    'POST',
    '/api/proposals',
    { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?', ...more },
    person,
  )
const listing = async (person: Person) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${listingId}`, undefined, person)).body
    .listing
const deckOf = async (person: Person) =>
  (await listing(person)).documents.find(({ kind }) => kind === 'pitch-deck')?.url ?? ''
const open = async (url: string) => (await server.app.request(url)).status
const refused = { status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } }
const sentBy = async (person: Person) =>
  server.deps.db.$count(proposals, eq(proposals.senderProfileId, await server.profileIdOf(person)))

describe('the uses that rule out a refund', () => {
  /** A proposal from the owner that was accepted before the purchase. */
  async function acquainted(): Promise<Person> {
    const person = await server.trialMember('investor')
    const other = await server.trialMember('investment')
    const { id } = (await propose(server, other, await server.profileIdOf(person))).body.proposal
    await server.request('POST', `/api/proposals/${id}/accept`, {}, person)
    await purchase(person)
    return Object.assign(person, { met: await server.profileIdOf(other) })
  }
  const uses: Record<string, (person: Person) => Promise<unknown>> = {
    'a proposal sent': (person) => propose(server, person, receivers[0] ?? ''),
    'a draft sent': async (person) => {
      const { id } = (await propose(server, person, receivers[0] ?? '', { draft: true })).body.proposal
      return server.request('POST', `/api/proposals/${id}/send`, {}, person)
    },
    'a proposal sent and withdrawn': async (person) => {
      const { id } = (await propose(server, person, receivers[0] ?? '')).body.proposal
      return server.request('POST', `/api/proposals/${id}/withdraw`, {}, person)
    },
    'a proposal accepted': async (person) => {
      const sender = await server.trialMember('investment')
      const { id } = (await propose(server, sender, await server.profileIdOf(person))).body.proposal
      return server.request('POST', `/api/proposals/${id}/accept`, {}, person)
    },
    'a deck read': async (person) => expect(await open(await deckOf(person))).toBe(200),
    'a listing opened': (person) => server.request('POST', `/api/listings/${listingId}/opening`, {}, person),
  }
  it.each(Object.entries(uses))('%s', async (_, use) => {
    const person = await subscriber()
    expect((await mine(person)).payments[0]?.can_refund).toBe(true)
    await use(person)
    expect((await mine(person)).payments[0]).toMatchObject({
      can_refund: false,
      refund_note: expect.stringContaining('you’ve used your plan since'),
    })
    expect(await refund(person)).toMatchObject(refused)
    expect(await payments.chargesOf(person)).toBe(1)
    expect(await findViolations(server.deps)).toEqual([])
  })

  it('a later purchase comes first: the plan’s payment says so', async () => {
    const person = await subscriber()
    const request = { plan_id: 'investor-monthly', mode: 'ADDON', types: ['EXTRA_PROPOSALS_10'] }
    const { transaction } = (await payments.buy(person, request)).body
    await payments.pay(transaction)
    const confirmed = await payments.confirm(person, transaction)
    expect(confirmed.body.message).toBe('Payment successful. Added: 10 extra proposals (add-on).')
    expect((await mine(person)).payments.map(({ can_refund, refund_note }) => [can_refund, refund_note])).toEqual([
      [true, null],
      [false, 'To refund this payment, first request a refund of the payments after it.'],
    ])
  })

  it('viewed contact details', async () => {
    const person = await acquainted()
    const { met } = person as Person & { met: string }
    const path = `/api/listings/${met}`
    const seen = await server.request<{ listing: ListingDetail }>('GET', path, undefined, person)
    expect(seen.body.listing.contact).not.toBeNull()
    expect(await refund(person)).toMatchObject(refused)
  })

  const harmless: Record<string, (person: Person) => Promise<unknown>> = {
    'a draft that was not sent': (person) => propose(server, person, receivers[0] ?? '', { draft: true }),
    'a proposal that was refused': (person) => propose(server, person, randomUUID()),
    'a listing looked at': (person) => listing(person),
    'a proposal received and read': async (person) => {
      const sender = await server.trialMember('investment')
      const { id } = (await propose(server, sender, await server.profileIdOf(person))).body.proposal
      return server.request('GET', `/api/proposals/${id}`, undefined, person)
    },
    'an acceptance that came too late': async (person) => {
      const sender = await server.trialMember('investment')
      const { id } = (await propose(server, sender, await server.profileIdOf(person))).body.proposal
      await server.request('POST', `/api/proposals/${id}/withdraw`, {}, sender)
      return server.request('POST', `/api/proposals/${id}/accept`, {}, person)
    },
  }
  it.each(Object.entries(harmless))('but not %s', async (_, use) => {
    const person = await subscriber()
    await use(person)
    expect((await refund(person)).status).toBe(200)
    expect(await payments.chargesOf(person)).toBe(0)
  })

  it('uses under the plan before a renewal do not count against the renewal', async () => {
    const person = await subscriber()
    await propose(server, person, receivers[1] ?? '')
    await purchase(person, { mode: 'RENEW' })
    expect((await refund(person)).status).toBe(200)
  })
})

describe('the plan that a refund leaves is known before', () => {
  const addon = { plan_id: 'investor-monthly', mode: 'ADDON', types: ['EXTRA_PROPOSALS_10'] }
  const cases: Record<string, () => Promise<Person>> = {
    'the free trial that a plan replaced': async () => {
      const person = await server.trialMember('investor')
      await purchase(person)
      return person
    },
    'the plan before a renewal': async () => {
      const person = await subscriber()
      await purchase(person, { mode: 'RENEW' })
      return person
    },
    'the plan beside an add-on': async () => {
      const person = await subscriber()
      await purchase(person, addon)
      return person
    },
    'the plan before an upgrade': async () => {
      const person = await subscriber()
      await purchase(person, { plan_id: 'investor-yearly', mode: 'UPGRADE' })
      return person
    },
  }
  it.each(Object.entries(cases))('%s', async (_, bought) => {
    const person = await bought()
    const after = (await mine(person)).payments[0]?.after_refund
    expect(after).toEqual({ plan_id: expect.any(String), period_end: expect.any(String) })
    expect((await refund(person)).status).toBe(200)
    const { subscription } = await mine(person)
    expect(subscription).toMatchObject({ ...after, status: expect.stringMatching(/^(?:active|trialing)$/) })
  })

  it('none after the only plan, and none for a payment that cannot be refunded', async () => {
    const person = await subscriber()
    expect((await mine(person)).payments[0]?.after_refund).toBeNull()
    await purchase(person, addon)
    expect((await mine(person)).payments[1]?.after_refund).toBeNull()
  })
})

describe('races on two instances', () => {
  const rounds = 12
  type Use = (person: Person) => Promise<{ status: number }>
  const races: Record<string, Use> = {
    'three proposals': async (person) => {
      const answers = await Promise.all(receivers.map((receiver) => propose(second, person, receiver)))
      return { status: Math.min(...answers.map(({ status }) => status)) }
    },
    'a deck': async (person) => ({
      status: await deckOf(person)
        // After the refund no link is given; an empty address would open the home page.
        .then((url) => (url === '' ? { status: 404 } : second.app.request(url)))
        .then((a) => a.status),
    }),
  }
  it.each(Object.entries(races))('%s: either it is used or it is refunded, never both', async (_, use) => {
    const ends: Record<string, number> = {}
    for (let round = 0; round < rounds; round++) {
      const person = await subscriber()
      const request = (await mine(person)).payments[0]?.uuid
      const hands = [
        () => use(person),
        () => server.request('POST', `/api/membership/payments/${request}/refund`, {}, person),
      ]
      const ordered = await Promise.all((round % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()))
      const [used, given] = round % 2 === 0 ? ordered : ordered.toReversed()
      const end = `${used?.status === 200 ? 'used' : 'not used'}, ${given?.status === 200 ? 'given back' : 'kept'}`
      ends[end] = (ends[end] ?? 0) + 1
      if (given?.status === 200) expect(await sentBy(person)).toBe(0)
      expect(await findViolations(server.deps)).toEqual([])
    }
    expect(['used, kept', 'not used, given back']).toEqual(expect.arrayContaining(Object.keys(ends)))
  })

  it('while the provider hangs: a refunded purchase can no longer be used', async () => {
    const person = await subscriber()
    const { refund: ask } = server.deps.payments
    let hanging: (value: unknown) => void = () => {}
    const asked = new Promise<void>((begun) => {
      server.deps.payments.refund = async (intent) => {
        begun()
        await new Promise((go) => {
          hanging = go
        })
        await ask(intent)
      }
    })
    const refunding = refund(person)
    await asked
    const sent = await propose(second, person, receivers[0] ?? '')
    hanging(null)
    server.deps.payments.refund = ask
    expect((await refunding).status).toBe(200)
    expect([sent.status, sent.body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED'])
    expect(await sentBy(person)).toBe(0)
  })
})

describe('a link to a document', () => {
  it('does not open once the permission has ended', async () => {
    const person = await subscriber()
    const link = await deckOf(person)
    expect((await refund(person)).status).toBe(200)
    expect(await open(link)).toBe(404)
  })

  it('opens as long as the plan does, and not after it has ended', async () => {
    const person = await subscriber()
    const link = await deckOf(person)
    expect(await open(link)).toBe(200)
    await server.deps.db
      .update(memberships)
      .set({ endedAt: server.deps.now(), endedBecause: 'suspended' })
      .where(eq(memberships.accountId, person.id))
    expect(await open(link)).toBe(404)
  })

  it('does not open after a block', async () => {
    const person = await subscriber()
    const { id } = (await propose(server, person, listingId)).body.proposal
    const accepted = await server.request<Answer>('POST', `/api/proposals/${id}/accept`, {}, owner)
    const link = await deckOf(person)
    expect(await open(link)).toBe(200)
    const path = `/api/chats/${accepted.body.proposal.chat_id}/settings`
    expect((await server.request('PUT', path, { blocked: true }, owner)).status).toBe(200)
    expect(await open(link)).toBe(404)
  })
})

describe('the days of a subscription', () => {
  it.each(['investor', 'investment'] satisfies AccountType[])('of %s never end before they begin', async (type) => {
    const person = await subscriber(`${type}-monthly`)
    await purchase(person, { plan_id: `${type}-monthly`, mode: 'RENEW' })
    for (const state of ['active', 'refunded']) {
      expect((await refund(person, state === 'active' ? 0 : 1)).status).toBe(200)
      const { subscription } = await mine(person)
      expect(subscription?.status).toBe(state)
      const { period_start = '', period_end = '' } = subscription ?? {}
      expect(Date.parse(period_start)).toBeLessThanOrEqual(Date.parse(period_end))
    }
    const periods = await payments.periodsOf(person)
    expect(periods.filter(({ endedAt, periodStart }) => endedAt && endedAt < periodStart)).toEqual([])
  })

  it('move forward by the days that a refunded earlier period leaves', async () => {
    const person = await subscriber()
    await purchase(person, { mode: 'RENEW' })
    await purchase(person, { mode: 'RENEW' })
    const [, middle] = await payments.transactionsOf(person)
    await payments.toSandbox('refunds', { payment_intent: middle?.paymentIntent ?? '' }, 'sk_test_sandbox')
    await payments.tell('charge.refunded', { payment_intent: middle?.paymentIntent ?? '' })
    await reconcile(server.deps)
    const standing = (await payments.periodsOf(person)).filter(({ endedAt }) => endedAt === null)
    const [first, last] = standing.sort((one, other) => one.periodStart.getTime() - other.periodStart.getTime())
    expect([standing.length, last?.periodStart]).toEqual([2, first?.periodEnd])
  })
})

describe('the checker', () => {
  it('reports a use that was not recorded', async () => {
    const person = await subscriber()
    await propose(server, person, receivers[2] ?? '')
    const [period] = await payments.periodsOf(person)
    await server.deps.db
      .update(memberships)
      .set({ usedAt: null })
      .where(eq(memberships.id, period?.id ?? ''))
    expect((await findViolations(server.deps)).flatMap(({ ids }) => ids)).toEqual([period?.id])
    await server.deps.db
      .update(memberships)
      .set({ usedAt: new Date() })
      .where(eq(memberships.id, period?.id ?? ''))
  })

  it('reports a proposal that was sent after the refund', async () => {
    const person = await subscriber()
    await propose(server, person, receivers[2] ?? '')
    const yesterday = new Date(Date.now() - 86_400_000)
    await server.deps.db
      .update(memberships)
      .set({ periodStart: new Date(yesterday.getTime() - 1), endedAt: yesterday, endedBecause: 'refunded' })
      .where(eq(memberships.accountId, person.id))
    const rules = (await findViolations(server.deps)).map(({ rule }) => rule)
    expect(rules).toContain('nothing is sent or accepted after the refund of the plan')
  })
})
