import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, transactions } from '../../server/kernel/db/schema.ts'
import type { MySubscription, OffersOnWire } from '../../src/domain/contract/memberships.ts'
import { billingPeriods, isTrialPeriod, termsOf } from '../../src/domain/memberships/periods.ts'
import type { TransactionOnWire } from '../../src/domain/memberships/transactionSchema.ts'
import { dateInIndia } from '../../src/domain/timeZone.ts'
import { paymentsOn, settledOnce } from '../support/payments.ts'
import { type Person, startTestServer } from '../support/server.ts'

const paidPeriods = billingPeriods.filter((period) => !isTrialPeriod(period))

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

const mine = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body
const offers = async (person: Person, mode: string) =>
  (await server.request<OffersOnWire>('GET', `/api/membership/offers?mode=${mode}`, undefined, person)).body
const subscriberOf = async (plan = 'investment-monthly') => {
  const person = await server.member(plan.startsWith('investor') ? 'investor' : 'investment')
  await payments.purchase(person, { plan_id: plan })
  return person
}

describe('buying a plan', () => {
  it('is confirmed only once the provider was paid', async () => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    expect((await payments.confirm(person, transaction)).body).toMatchObject({ code: 'PAYMENT_NOT_SUCCEEDED' })
    await payments.pay(transaction)
    expect((await payments.confirm(person, transaction)).status).toBe(200)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('a repeated purchase returns the open transaction, at the catalogue’s price', async () => {
    const person = await server.member('investor')
    const [first, second] = [await payments.buy(person), await payments.buy(person)]
    expect(second.body.transaction).toEqual(first.body.transaction)
    expect(first.body.transaction).toMatchObject({ trans_amount: 149_900, exchange_rate: 1, currency_code: 'INR' })
  })

  it('charges what it showed before, line by line', async () => {
    const person = await subscriberOf()
    const offered = (await offers(person, 'UPGRADE')).list.find(({ plan }) => plan.period === 'yearly')
    const { transaction } = (await payments.buy(person, { plan_id: 'investment-yearly', mode: 'UPGRADE' })).body
    expect(offered?.quote?.lines.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['plan', 'investment-yearly'],
      ['credit', 'investment-monthly'],
    ])
    expect(transaction).toMatchObject({ trans_amount: offered?.quote?.amount.minor, lines: offered?.quote?.lines })
    expect(transaction.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(transaction.trans_amount)
  })

  it('offers only purchases that the subscription allows, whatever mode was requested', async () => {
    const [visitor, subscriber] = [await server.member('investor'), await subscriberOf('investor-quarterly')]
    expect((await offers(visitor, 'UPGRADE')).mode).toBe('NEW')
    const upgrade = await offers(subscriber, 'UPGRADE')
    expect(upgrade.list.map(({ plan, refusal }) => [plan.period, refusal])).toEqual(
      paidPeriods.map((period) => [period, termsOf(period).days > termsOf('quarterly').days ? null : 'not_longer']),
    )
    expect((await offers(subscriber, 'NEW')).mode).toBe('RENEW')
    expect((await payments.buy(subscriber, { plan_id: 'investor-monthly', mode: 'UPGRADE' })).status).toBe(422)
  })

  it('a renewal extends the period; an upgrade starts at once and replaces the rest of the old plan', async () => {
    const person = await subscriberOf()
    await payments.purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    const [first, second] = await payments.periodsOf(person)
    expect(second?.periodStart).toEqual(first?.periodEnd)
    await payments.purchase(person, { plan_id: 'investment-yearly', mode: 'UPGRADE' })
    const running = (await payments.periodsOf(person)).filter(({ endedAt }) => endedAt === null)
    expect(running.map(({ planId, hasWantToGrow }) => [planId, hasWantToGrow])).toEqual([['investment-yearly', true]])
    expect(await payments.outcomeFor(person)).toMatchObject({ charges: 3, memberships: 1, flags: [1, 0] })
  })

  it('is charged in the preferred currency, in whole yen too, at a frozen rate', async () => {
    const person = await server.member('investor')
    await server.deps.db.update(accounts).set({ currency: 'JPY' }).where(eq(accounts.id, person.id))
    const { transaction } = (await payments.buy(person)).body
    expect(transaction).toMatchObject({ trans_amount: 2_698, currency_code: 'JPY', exchange_rate: 1.8 })
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    expect((await mine(person)).payments[0]).toMatchObject({ amount: { minor: 2_698, currency: 'JPY' } })
  })
})

describe('the free trial', () => {
  it('starts once, and a paid plan bought during it starts at once', async () => {
    const person = await server.trialMember('investor')
    expect((await payments.buy(person, { plan_id: 'investor-free-trial' })).body).toMatchObject({
      code: 'TRIAL_ALREADY_USED',
    })
    await payments.purchase(person)
    expect((await mine(person)).subscription).toMatchObject({ status: 'active', period: 'monthly' })
  })

  it('requires a code to the mobile, once', async () => {
    const person = await server.member('investor')
    const request = { plan_id: 'investor-free-trial' }
    expect((await payments.buy(person, request)).body.code).toBe('MOBILE_NOT_VERIFIED')
    expect((await payments.buy(person, { ...request, mobile_proof: 'guessed' })).body.code).toBe('MOBILE_NOT_VERIFIED')
    const ofAnother = await server.prove('verify_mobile', (await server.signUp('investor')).mobile)
    expect((await payments.buy(person, { ...request, mobile_proof: ofAnother })).body.code).toBe('MOBILE_NOT_VERIFIED')
    expect(await payments.periodsOf(person)).toEqual([])
    const proof = await server.prove('verify_mobile', person.mobile)
    expect((await payments.buy(person, { ...request, mobile_proof: proof })).status).toBe(200)
    expect((await mine(person)).subscription).toMatchObject({ status: 'trialing', days_left: 14 })
  })
})

describe('the Global Connect add-on', () => {
  const addonsOf = async (person: Person) =>
    (
      await server.request<{ available_addons: { type: string; prorated_price: number }[]; subscription: unknown }>(
        'GET',
        '/api/membership/addons',
        undefined,
        person,
      )
    ).body
  const request = { plan_id: 'investment-monthly', mode: 'ADDON', types: ['GLOBAL_CONNECT'] }

  it('is offered for the days left, sets the flag once paid, and is then no longer offered', async () => {
    const person = await subscriberOf()
    expect(await addonsOf(person)).toMatchObject({
      subscription: { plan: { uuid: 'investment-monthly' } },
      available_addons: [
        { type: 'GLOBAL_CONNECT', prorated_price: 499, currency_code: 'INR' },
        { type: 'EXTRA_PROPOSALS_10', prorated_price: 399, currency_code: 'INR' },
        { type: 'FEATURED_LISTING', prorated_price: 799, currency_code: 'INR' },
      ],
      conversion_rate: 1,
    })
    const transaction = await payments.purchase(person, request)
    expect(transaction.trans_amount).toBe(49_900)
    expect((await payments.me(person)).user_subscription).toMatchObject({ has_want_to_grow: 1 })
    expect((await addonsOf(person)).available_addons.map(({ type }) => type)).toEqual([
      'EXTRA_PROPOSALS_10',
      'FEATURED_LISTING',
    ])
    expect((await payments.buy(person, request)).status).toBe(422)
    const [plan, addon] = await payments.periodsOf(person)
    expect(addon?.periodEnd).toEqual(plan?.periodEnd)
  })

  it.each(['INR', 'USD', 'JPY'] as const)('paid in %s is credited in full on an upgrade', async (currency) => {
    const person = await subscriberOf()
    await server.deps.db.update(accounts).set({ currency }).where(eq(accounts.id, person.id))
    const { trans_amount: paid } = await payments.purchase(person, request)
    const offered = (await offers(person, 'UPGRADE')).list.find(({ plan }) => plan.period === 'yearly')
    const credit = offered?.quote?.lines.find(({ subject }) => subject === 'addon:GLOBAL_CONNECT')
    expect(credit).toMatchObject({ kind: 'credit', amount: { currency } })
    // The minutes of a slow run and the rounding to rupees cost less than a hundredth.
    expect(Math.abs((credit?.amount.minor ?? 0) + paid)).toBeLessThan(paid / 100)
  })

  it('keeps the end that was quoted if the plan is renewed before the payment', async () => {
    const person = await subscriberOf()
    const { transaction } = (await payments.buy(person, request)).body
    await payments.purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    const addon = (await payments.periodsOf(person)).find(({ planId }) => planId === 'addon:GLOBAL_CONNECT')
    expect(addon?.periodEnd.toISOString()).toBe(transaction.period_end)
  })

  it('is refunded if the plan includes it meanwhile', async () => {
    const person = await subscriberOf()
    const { transaction } = (await payments.buy(person, request)).body
    await payments.purchase(person, { plan_id: 'investment-yearly', mode: 'UPGRADE' })
    await payments.pay(transaction)
    expect((await payments.confirm(person, transaction)).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
    expect(await payments.outcomeFor(person)).toMatchObject({ charges: 2, memberships: 1 })
  })

  it('is not sold without a paid plan', async () => {
    const person = await server.trialMember('investment')
    expect((await addonsOf(person)).available_addons).toEqual([])
    expect((await payments.buy(person, { ...request, plan_id: 'investment-free-trial' })).status).toBe(422)
    expect((await payments.buy(person, request)).status).toBe(402)
  })
})

describe('the end of a subscription', () => {
  it('is cancelled for the period end; the cancellation can be undone, and a renewal clears it', async () => {
    const person = await subscriberOf()
    const states = [(await mine(person)).subscription?.status]
    await server.request('POST', '/api/membership/cancellation', {}, person)
    states.push((await mine(person)).subscription?.status)
    expect((await payments.me(person)).has_active_subscription).toBe(1)
    await server.request('DELETE', '/api/membership/cancellation', undefined, person)
    states.push((await mine(person)).subscription?.status)
    await server.request('POST', '/api/membership/cancellation', {}, person)
    await payments.purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    states.push((await mine(person)).subscription?.status)
    expect(states).toEqual(['active', 'cancelled_at_end', 'active', 'active'])
  })

  it('selects a smaller plan for the period end, without a charge, and offers it for the renewal', async () => {
    const person = await subscriberOf('investment-yearly')
    expect((await mine(person)).smaller_plans.map(({ period }) => period)).toEqual(
      paidPeriods.filter((period) => period !== 'yearly'),
    )
    const choose = (plan_id: string | null) => server.request('PUT', '/api/membership/next-plan', { plan_id }, person)
    expect((await choose('investment-monthly')).status).toBe(200)
    expect((await mine(person)).subscription).toMatchObject({ period: 'yearly', next_plan_id: 'investment-monthly' })
    expect((await offers(person, 'RENEW')).subscription?.next_plan_id).toBe('investment-monthly')
    expect((await choose('investment-yearly')).status).toBe(422)
    expect((await choose('investor-monthly')).status).toBe(422)
    expect((await choose(null)).status).toBe(200)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('shows the days left, the usage and the possible changes', async () => {
    const person = await subscriberOf()
    await server.pass(10 * day)
    expect(await mine(person)).toMatchObject({
      subscription: { days_left: 20, status: 'active' },
      usage: { proposals_sent: 0, proposals_limit: 15, open_proposals: 0, open_proposals_limit: 15 },
      can: { renew: true, upgrade: true, cancel: true, resume: false, add: true },
      payments: [{ status: 'confirmed', can_refund: false }],
    })
    await server.pass(40 * day)
    expect(await mine(person)).toMatchObject({
      subscription: { days_left: 0, status: 'expired' },
      can: { cancel: false },
    })
    expect(await payments.me(person)).toMatchObject({ has_active_subscription: 0, has_subscription_expired: 1 })
  })
})

describe('a refund', () => {
  const refund = (person: Person, id: string) =>
    server.request('POST', `/api/membership/payments/${id}/refund`, {}, person)

  it('is full within 7 days if nothing was used, and safe to repeat', async () => {
    const person = await subscriberOf()
    const [payment] = (await mine(person)).payments
    expect(payment?.can_refund).toBe(true)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(person, payment?.uuid ?? '')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await payments.outcomeFor(person)).toEqual({ charges: 0, memberships: 0, flags: [0, 1] })
    expect((await mine(person)).payments[0]).toMatchObject({ status: 'refunded', can_refund: false })
  })

  it('is refused after a proposal, after 7 days, and for another member’s payment', async () => {
    const [used, late, other] = [await subscriberOf(), await subscriberOf(), await subscriberOf()]
    const investor = await server.profileIdOf(await server.member('investor'))
    await server.request(
      'POST',
      '/api/proposals',
      { request_id: crypto.randomUUID(), receiver_profile_id: investor, message: 'Shall we talk?' },
      used,
    )
    const idOf = async (person: Person) => (await mine(person)).payments[0]?.uuid ?? ''
    expect((await refund(used, await idOf(used))).body).toMatchObject({ code: 'REFUND_NOT_POSSIBLE' })
    expect((await refund(other, await idOf(used))).status).toBe(404)
    await server.pass(7 * day + 60_000)
    expect((await refund(late, await idOf(late))).status).toBe(409)
    expect(await payments.chargesOf(late)).toBe(1)
  })

  it('of an upgrade restores the plan before it', async () => {
    const person = await subscriberOf()
    const upgrade = await payments.purchase(person, { plan_id: 'investment-yearly', mode: 'UPGRADE' })
    await refund(person, upgrade.uuid)
    expect((await mine(person)).subscription).toMatchObject({ period: 'monthly', status: 'active' })
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('at the provider ends the period, and later periods move forward', async () => {
    const person = await subscriberOf()
    await payments.purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    const [first] = await payments.transactionsOf(person)
    const about = { payment_intent: first?.paymentIntent ?? '' }
    await payments.toSandbox('refunds', { payment_intent: about.payment_intent }, 'sk_test_sandbox')
    await payments.tell('charge.refunded', about)
    const running = (await payments.periodsOf(person)).find(({ endedAt }) => endedAt === null)
    expect(Math.abs((running?.periodStart.getTime() ?? 0) - Date.now())).toBeLessThan(5_000)
    expect(await payments.outcomeFor(person)).toEqual(settledOnce)
  })

  it('a disputed charge suspends the purchase', async () => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    await payments.dispute(transaction)
    expect((await mine(person)).payments[0]?.status).toBe('disputed')
    expect((await mine(person)).subscription?.status).toBe('suspended')
    expect((await payments.outcomeFor(person)).flags).toEqual([0, 1])
  })

  it('a suspended member is offered no plan and can buy none', async () => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    await payments.dispute(transaction)
    expect((await mine(person)).can).toEqual({ renew: false, upgrade: false, cancel: false, resume: false, add: false })
    for (const mode of ['NEW', 'RENEW', 'UPGRADE'])
      expect(
        (await offers(person, mode)).list.map(({ plan, quote, refusal }) => [plan.period, quote, refusal]),
      ).toEqual(paidPeriods.map((period) => [period, null, 'suspended']))
    const requests = [{ mode: 'NEW' }, { mode: 'RENEW' }, { mode: 'UPGRADE' }, { plan_id: 'investor-free-trial' }]
    for (const request of requests)
      expect(await payments.buy(person, request)).toMatchObject({
        status: 403,
        body: {
          code: 'FORBIDDEN',
          message: 'Your subscription is suspended because of a disputed payment. Please contact support.',
        },
      })
    expect((await payments.transactionsOf(person)).map(({ status }) => status)).toEqual(['disputed'])
  })
})

describe('the days that a payment bought', () => {
  const boughtBy = async (person: Person, { uuid }: { uuid: string }) =>
    (
      await server.request<{ transaction: TransactionOnWire }>(
        'GET',
        `/api/membership/purchases/${uuid}`,
        undefined,
        person,
      )
    ).body.transaction
  const receiptOf = async ({ receipt }: TransactionOnWire) =>
    (await server.app.request(receipt?.url ?? expect.fail('no receipt'))).text()

  it.each([
    { of: 'a first plan', before: [], request: { mode: 'NEW' } },
    { of: 'a renewal after the end', before: ['investor-monthly'], days: 31, request: { mode: 'RENEW' } },
    { of: 'an upgrade', before: ['investor-monthly'], request: { mode: 'UPGRADE', plan_id: 'investor-yearly' } },
    { of: 'an add-on', before: ['investor-monthly'], request: { mode: 'ADDON', types: ['GLOBAL_CONNECT'] } },
  ])('are those that the member gets if the bank confirms a day later: $of', async ({ before, days = 0, request }) => {
    const person = await server.member('investor')
    for (const plan_id of before) await payments.purchase(person, { plan_id })
    await server.pass(days * day)
    const { transaction } = (await payments.buy(person, request)).body
    await payments.pay(transaction)
    await server.pass(day)
    expect((await payments.confirm(person, transaction)).status).toBe(200)
    const period = (await payments.periodsOf(person)).find(({ transactionId }) => transactionId === transaction.uuid)
    const [start, end] = [period?.periodStart.toISOString() ?? '', period?.periodEnd.toISOString() ?? '']
    const bought = await boughtBy(person, transaction)
    expect({ start: bought.period_start, end: bought.period_end }).toEqual({ start, end })
    expect(bought.lines.filter(({ kind }) => kind !== 'credit').map(({ until }) => until)).toEqual(
      bought.lines.filter(({ kind }) => kind !== 'credit').map(() => end),
    )
    expect(start > transaction.period_start && end >= transaction.period_end).toBe(true)
    expect(await receiptOf(bought)).toContain(`<dd>${dateInIndia(start)} – ${dateInIndia(end)}</dd>`)
  })

  it('move forward with the plan when an earlier one is refunded', async () => {
    const person = await subscriberOf()
    const renewal = await payments.purchase(person, { plan_id: 'investment-monthly', mode: 'RENEW' })
    const [first] = await payments.transactionsOf(person)
    const about = { payment_intent: first?.paymentIntent ?? '' }
    await payments.toSandbox('refunds', about, 'sk_test_sandbox')
    await payments.tell('charge.refunded', about)
    const running = (await payments.periodsOf(person)).find(({ endedAt }) => endedAt === null)
    const { period_start, period_end } = await boughtBy(person, renewal)
    expect({ period_start, period_end }).toEqual({
      period_start: running?.periodStart.toISOString(),
      period_end: running?.periodEnd.toISOString(),
    })
  })
})

describe('a receipt', () => {
  it.each([
    ['en', 'Receipt', 'Disputed'],
    ['hi', 'रसीद', 'विवादित'],
  ] as const)('of a disputed charge says so (%s)', async (language, title, mark) => {
    const person = await server.member('investor')
    const { transaction } = (await payments.buy(person)).body
    await payments.pay(transaction)
    await payments.confirm(person, transaction)
    await payments.dispute(transaction)
    const headers = {
      authorization: `Bearer ${person.token}`,
      'x-info-id': person.id,
      'accept-language': language,
    }
    const answer = await server.app.request('/api/membership', { headers })
    const [payment] = ((await answer.json()) as MySubscription).payments
    const heading = (await (await server.app.request(payment?.receipt_url ?? '')).text()).match(/<h1>.*<\/h1>/)?.[0]
    expect(heading).toBe(`<h1>${title} <mark>${mark}</mark></h1>`)
  })

  /** The number of characters of each text in a PDF; the characters themselves are numbers of its own fonts. */
  const textLengths = (pdf: Buffer) =>
    // A pattern without \r: compressed bytes can end with one.
    [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
      .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
      .flatMap((page) => page.match(/^BT$[\s\S]*?^ET$/gm) ?? [])
      .map((text) => (text.match(/<[0-9a-f]+>/g) ?? []).join('').replace(/[<>]/g, '').length / 4)

  it('downloaded as PDF before a refund or a dispute says so when it is downloaded again', async () => {
    const person = await subscriberOf()
    const [payment] = (await mine(person)).payments
    const download = async () =>
      textLengths(Buffer.from(await (await server.app.request(payment?.receipt_pdf_url ?? '')).arrayBuffer()))
    const before = await download()
    const title = before.indexOf('Receipt'.length)
    for (const [status, words] of Object.entries({ refunded: 'Receipt · Refunded', disputed: 'Receipt · Disputed' })) {
      await server.deps.db
        .update(transactions)
        .set({ status: status as 'refunded' | 'disputed' })
        .where(eq(transactions.accountId, person.id))
      expect(await download()).toEqual(before.with(title, words.length))
    }
  })

  it('is dated on the day the payment was confirmed, and names the days that were paid for', async () => {
    const person = await subscriberOf()
    const [row] = await payments.transactionsOf(person)
    await server.deps.db
      .update(transactions)
      .set({ createdAt: new Date('2026-03-02T06:00:00Z'), confirmedAt: new Date('2026-03-05T06:00:00Z') })
      .where(eq(transactions.accountId, person.id))
    const [payment] = (await mine(person)).payments
    const text = await (await server.app.request(payment?.receipt_url ?? '')).text()
    expect([text.includes('05-Mar-2026'), text.includes('02-Mar-2026')]).toEqual([true, false])
    const [start, end] = [dateInIndia(row?.quote?.start ?? ''), dateInIndia(row?.quote?.end ?? '')]
    expect(start).not.toBe(end)
    expect(text).toContain(`${start} – ${end}`)
  })

  it('is a printable page and a PDF, for its buyer and for a limited time', async () => {
    const person = await subscriberOf()
    const [payment] = (await mine(person)).payments
    const page = await server.app.request(payment?.receipt_url ?? '')
    const text = await page.text()
    for (const shown of ['₹1,999.00', 'Capital Bridge (monthly)', person.email, 'Visa •••• 4242'])
      expect(text).toContain(shown)
    // The seller of this product is not registered for tax.
    expect(text).not.toMatch(/tax|GST/i)
    const pdf = await server.app.request(payment?.receipt_pdf_url ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(text).toMatch(/F-\d{4}-\d{6}/)
    expect(text).toContain('Seller')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await server.app.request(`${payment?.receipt_url?.slice(0, -2)}xx`)).status).toBe(404)
    await server.pass(3 * 3_600_000)
    expect((await server.app.request(payment?.receipt_url ?? '')).status).toBe(404)
  })
})
