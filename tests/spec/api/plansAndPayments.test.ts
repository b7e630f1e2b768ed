import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import { notifyEndings } from '../../../server/features/memberships/membershipNotifications.ts'
import { reconcile } from '../../../server/features/memberships/reconcile.ts'
import { eraseDue } from '../../../server/features/ownAccount/deletion.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { AddonsOnWire, OffersOnWire } from '../../../src/domain/contract/memberships.ts'
import type { Plan } from '../../../src/domain/memberships/planSchema.ts'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import { settledOnce, slowCard } from '../../support/payments.ts'
import { type Person, password } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { day, minute, startWorld, type World } from '../../support/spec/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => {
  world.clock.ahead = 0
})
afterAll(() => world.close())

const typeOf: Record<string, AccountType> = {
  'Capital Bridge': 'investment',
  'Business Exchange': 'want-to-sell',
  'Global Connect': 'want-to-grow',
  investor: 'investor',
}
/** The columns of the price table: the free trial first. */
const periods = Object.keys(rowsBelow('11.1')[0] ?? {}).filter((name) => name !== 'offering')
/** Parses `₹1,999` into paise. */
const paise = (amount = '') => Number(amount.replace(/\D/g, '')) * 100

const plansOf = async (accountType: AccountType, currency = 'INR') => {
  const query = new URLSearchParams({
    login_type: accountType === 'investor' ? 'investor' : 'entrepreneur',
    account_type: accountType,
    currency,
  })
  const { list } = (await world.get<{ list: Plan[] }>(`plans?${query}`)).body
  return Object.fromEntries(list.map((plan) => [plan.period.replace('_', ' '), plan]))
}
const offers = async (person: Person, query: string) =>
  (await world.get<OffersOnWire>(`membership/offers?${query}`, person)).body
const addons = async (person: Person) => (await world.get<AddonsOnWire>('membership/addons', person)).body
const stateOf = async (person: Person) => (await world.mine(person)).subscription?.status ?? 'none'
const flagsOf = async (person: Person) => {
  const { has_active_subscription: active, has_subscription_expired: expired } = await world.payments.me(person)
  return [active, expired]
}
async function subscriber(plan = 'investor-monthly'): Promise<Person> {
  const accountType = Object.values(typeOf).find((type) => plan.startsWith(`${type}-`))
  const person = await world.member(accountType ?? expect.fail(plan))
  await world.purchase(person, plan)
  return person
}
const open = async (person: Person, plan_id = 'investor-monthly', mode = 'NEW') =>
  (await world.payments.buy(person, { plan_id, mode })).body.transaction
const statusOf = async (person: Person, { uuid }: Pick<TransactionOnWire, 'uuid'>) =>
  (await world.mine(person)).payments.find((payment) => payment.uuid === uuid)?.status
/** Sets the preferred currency, as its owner would. */
const prefer = async (person: Person, accountType: AccountType, currency: string) => {
  const { basic } = (
    await world.get<{ profile: { basic: Record<string, unknown> } }>(`profiles/${accountType}`, person)
  ).body.profile
  await world.put(`profiles/${accountType}/basic`, { answers: { ...basic, currency } }, person)
}

holds('11.1', async () => {
  const rows = rowsBelow('11.1')
  expect(rows).toHaveLength(4)
  for (const row of rows) {
    const accountType = typeOf[row.offering ?? ''] ?? expect.fail(row.offering)
    const plans = await plansOf(accountType)
    expect([accountType, Object.keys(plans).sort()]).toEqual([accountType, [...periods].sort()])
    expect([accountType, plans['free trial']]).toMatchObject([accountType, { days: 14, amount: { minor: 0 } }])
    expect(row['free trial']).toBe('14 days')
    for (const period of periods.slice(1)) {
      expect(plans[period]).toMatchObject({ amount: { minor: paise(row[period]), currency: 'INR' } })
      // Tax included: this is the whole charge.
      const charged = await open(await world.member(accountType), plans[period]?.id)
      expect([charged.trans_amount, charged.lines.length]).toEqual([paise(row[period]), 1])
    }
  }
})

holds('11.2', async () => {
  const rows = rowsBelow('11.1')
  for (const row of rows) {
    const plans = await plansOf(typeOf[row.offering ?? ''] ?? expect.fail(), 'USD')
    for (const period of periods.slice(1))
      expect(plans[period]).toMatchObject({
        amount: { minor: Math.round(paise(row[period]) * 0.012), currency: 'USD' },
      })
  }
  const person = await world.member('investor')
  await prefer(person, 'investor', 'USD')
  expect(await open(person)).toMatchObject({ currency_code: 'USD', exchange_rate: 0.012, trans_amount: 1_799 })
})

holds('11.3', async () => {
  const said = Object.fromEntries(rowsBelow('11.3').map((row) => [row.entitlement, row]))
  expect(Object.keys(said)).toHaveLength(8)
  const cell = (entitlement: string, period: string) => {
    const text = said[entitlement]?.[period === 'free trial' ? 'trial' : period]
    return text ?? expect.fail(`${entitlement}, ${period}`)
  }
  const number = (text: string) => (text === 'unlimited' ? null : Number.parseInt(text, 10) || 0)
  const days = (text: string) => (text.includes('12 months') ? 365 : (number(text) ?? 0))
  for (const period of periods) {
    const person = await (period === 'free trial'
      ? world.trialMember('investment')
      : subscriber(`investment-${period.replace(' ', '-')}`))
    const { usage, may, subscription } = await world.mine(person)
    expect([period, usage]).toMatchObject([
      period,
      {
        proposals_limit: number(cell('proposals sent in 30 days', period)),
        open_proposals_limit: number(cell('open proposals at once', period)),
        contacts_limit: number(cell('listings whose documents and contact details can be opened', period)),
        saved_searches_limit: number(cell('saved searches with alerts', period)),
        analytics_days: days(cell('listing performance', period).replace('totals', '0')),
      },
    ])
    const { body } = await world.get<{ days: unknown[] }>('analytics', person)
    expect([period, body.days.length]).toEqual([period, usage.analytics_days])
    const featured = number(cell('featured listing', period).replace(/^first /, '')) ?? 0
    const end = usage.featured_until && Date.parse(usage.featured_until)
    const begun = Date.parse(subscription?.period_start ?? '')
    expect([period, end ? Math.round((end - begun) / day) : 0]).toEqual([period, featured])
    const connect = cell('Global Connect, for Capital Bridge and Business Exchange plans', period)
    const sold = (await addons(person)).available_addons.map(({ type }) => type).includes('GLOBAL_CONNECT')
    const has = subscription?.has_want_to_grow === 1
    expect([period, has, sold]).toEqual([period, connect === 'included', connect === 'add-on'])
    expect([cell('chat after acceptance', period), may.write_message]).toEqual(['yes', true])
    const { chat } = await world.talk(person, await world.trialMember('investor'))
    expect((await world.say(person, chat, 'Namaste')).status).toBe(200)
  }
})

holds('11.4', async () => {
  const person = await world.member('investor')
  await world.verifyMobile(person)
  const { status, body } = await world.payments.buy(person, { plan_id: 'investor-free-trial' })
  expect([status, body.transaction]).toEqual([200, null])
  expect([await stateOf(person), await world.payments.chargesOf(person)]).toEqual(['trialing', 0])
})

holds('11.5', async () => {
  const person = await world.signUp('investor')
  const trial = (who: Person, mobile_proof?: string) =>
    world.payments.buy(who, { plan_id: 'investor-free-trial', ...(mobile_proof ? { mobile_proof } : {}) })
  expect((await trial(person)).body.code).toBe('MOBILE_NOT_VERIFIED')
  expect((await trial(person, await world.prove('verify_mobile', person.mobile))).status).toBe(200)
  const token = await world.prove('delete_account', person.email)
  await world.post('account-deletion', { token, password }, person)
  await world.pass(15 * day)
  await eraseDue(world.deps)
  world.clock.ahead = 0
  const email = 'once.more@test.in'
  const again = await world.post<{ access_token: string; info_id: string }>('register', {
    login_type: 'investor',
    name: 'Asha Verma',
    mobile: person.mobile,
    email,
    email_proof: await world.prove('verify_email', email),
    password,
    confirm_password: password,
    accept_terms: true,
    language: 'en',
  })
  expect(again.status).toBe(200)
  const returned = { token: again.body.access_token, id: again.body.info_id, email, mobile: person.mobile }
  world.clock.ahead = 3_600_000
  const proof = await world.prove('verify_mobile', person.mobile)
  expect((await trial(returned, proof)).body.code).toBe('TRIAL_ALREADY_USED')
})

holds('11.6', async () => {
  const person = await subscriber()
  for (const days of [29, 2, 4, 30]) {
    await world.pass(days * day)
    await reconcile(world.deps)
    await notifyEndings(world.deps)
    await world.get('me', person)
  }
  expect([await world.payments.chargesOf(person), await stateOf(person)]).toEqual([1, 'expired'])
  await world.purchase(person, 'investor-monthly', { mode: 'RENEW' })
  expect([await world.payments.chargesOf(person), await stateOf(person)]).toEqual([2, 'active'])
})

holds('11.8', async () => {
  const person = await world.member('investor')
  expect(await stateOf(person)).toBe('none')
  const bought = await world.purchase(person, 'investor-monthly', { mode: 'NEW' })
  expect(await world.mine(person)).toMatchObject({
    subscription: { plan_id: 'investor-monthly', status: 'active', days_left: 30 },
    payments: [{ uuid: bought.uuid, mode: 'NEW', status: 'confirmed' }],
  })
})

holds('11.9', async () => {
  const person = await subscriber()
  const first = (await world.mine(person)).subscription
  await world.pass(10 * day)
  const renewal = await world.purchase(person, 'investor-monthly', { mode: 'RENEW' })
  expect(renewal.period_start).toBe(first?.period_end)
  expect((await world.mine(person)).subscription?.period_end).toBe(renewal.period_end)
  await world.pass(60 * day)
  expect(await stateOf(person)).toBe('expired')
  const late = await world.purchase(person, 'investor-monthly', { mode: 'RENEW' })
  expect(Math.abs(Date.parse(late.period_start) - world.deps.now().getTime())).toBeLessThan(minute)
  expect(await stateOf(person)).toBe('active')
})

holds('11.10', async () => {
  const person = await subscriber('investment-monthly')
  await world.pass(10 * day)
  const upgrade = await world.purchase(person, 'investment-yearly', { mode: 'UPGRADE' })
  const unused = (199_900 * 20) / 30
  // The unused time is rounded to a few minutes.
  expect(Math.abs(upgrade.trans_amount - (1_919_000 - unused))).toBeLessThan(100)
  expect((await world.mine(person)).subscription).toMatchObject({ plan_id: 'investment-yearly', status: 'active' })
  expect(Math.abs(Date.parse(upgrade.period_start) - world.deps.now().getTime())).toBeLessThan(6 * minute)
  world.clock.ahead = 0
  const saver = await subscriber('investment-monthly')
  for (let times = 0; times < 3; times++) await world.purchase(saver, 'investment-monthly', { mode: 'RENEW' })
  expect((await open(saver, 'investment-quarterly', 'UPGRADE')).trans_amount).toBe(5_000)
})

holds('11.11', async () => {
  const person = await subscriber('investment-monthly')
  const end = (await world.mine(person)).subscription?.period_end
  const request = { plan_id: 'investment-monthly', mode: 'ADDON', types: ['GLOBAL_CONNECT'] }
  const { transaction } = (await world.payments.buy(person, request)).body
  await world.purchase(person, 'investment-monthly', { mode: 'RENEW' })
  await world.payments.pay(transaction)
  await world.payments.confirm(person, transaction)
  const { addons: had, subscription } = await world.mine(person)
  expect(had).toEqual([{ type: 'GLOBAL_CONNECT', period_end: end }])
  expect(subscription?.period_end).not.toBe(end)
})

holds('11.12', async () => {
  const person = await subscriber('investment-yearly')
  expect((await world.put('membership/next-plan', { plan_id: 'investment-monthly' }, person)).status).toBe(200)
  expect(await world.payments.chargesOf(person)).toBe(1)
  expect((await world.mine(person)).subscription).toMatchObject({ plan_id: 'investment-yearly', status: 'active' })
  expect((await offers(person, 'mode=RENEW')).subscription?.next_plan_id).toBe('investment-monthly')
})

holds('11.13', async () => {
  const [newcomer, member] = [await world.member('investor'), await subscriber('investor-monthly')]
  for (const mode of ['NEW', 'RENEW', 'UPGRADE'])
    expect([mode, (await offers(newcomer, `mode=${mode}`)).mode]).toEqual([mode, 'NEW'])
  expect((await offers(member, 'mode=NEW')).mode).toBe('RENEW')
  expect((await offers(member, 'mode=UPGRADE')).mode).toBe('UPGRADE')
  // An impossible purchase is not made, whatever mode it names.
  const request = { plan_id: 'investor-monthly', mode: 'UPGRADE' }
  expect((await world.payments.buy(member, request)).status).toBe(422)
})

holds('11.14', async () => {
  const person = await subscriber('investment-monthly')
  await prefer(person, 'investment', 'USD')
  await world.pass(10 * day)
  const quotes = [
    ...(await offers(person, 'mode=RENEW&types=GLOBAL_CONNECT')).list,
    ...(await offers(person, 'mode=UPGRADE')).list,
  ].flatMap(({ quote }) => quote ?? [])
  expect(quotes.length).toBeGreaterThan(3)
  expect(Math.max(...quotes.map(({ lines }) => lines.length))).toBeGreaterThan(1)
  for (const { amount, lines } of quotes) {
    expect(amount).toEqual({ minor: lines.reduce((sum, line) => sum + line.amount.minor, 0), currency: 'USD' })
    for (const line of lines) expect(line.amount.currency).toBe('USD')
  }
})

holds('11.15', async () => {
  const person = await subscriber('investor-monthly')
  await prefer(person, 'investor', 'USD')
  await world.pass(10 * day)
  const quoted = await open(person, 'investor-yearly', 'UPGRADE')
  const left = Date.parse(quoted.quote_expires_at) - world.deps.now().getTime()
  expect(Math.abs(left - 15 * minute)).toBeLessThan(10_000)
  await world.pass(14 * minute)
  const { trans_amount, currency_code, exchange_rate } = quoted
  expect(await open(person, 'investor-yearly', 'UPGRADE')).toMatchObject({
    trans_amount,
    currency_code,
    exchange_rate,
  })
  expect([currency_code, exchange_rate]).toEqual(['USD', 0.012])
  await world.pass(6 * 60 * minute)
  expect((await open(person, 'investor-yearly', 'UPGRADE')).trans_amount).not.toBe(trans_amount)
})

holds('11.17', async () => {
  const person = await world.member('investor')
  const buy = (minor: number, currency = 'INR') =>
    world.payments.buy(person, { plan_id: 'investor-monthly', confirmed: { minor, currency } })
  for (const refused of [await buy(149_800), await buy(150_000), await buy(149_900, 'USD')])
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
  expect(await world.payments.transactionsOf(person)).toEqual([])
  expect((await buy(149_900)).body.transaction.trans_amount).toBe(149_900)
})

holds('11.45', async () => {
  const person = await subscriber('investor-monthly')
  await world.pass(10 * day)
  const shown = (await offers(person, 'mode=UPGRADE')).list.find(({ plan }) => plan.id === 'investor-yearly')?.quote
  const confirm = () =>
    world.payments.buy(person, { plan_id: 'investor-yearly', mode: 'UPGRADE', confirmed: shown?.amount })
  await world.pass(15 * minute)
  const bought = await confirm()
  expect([bought.status, bought.body.transaction?.trans_amount]).toEqual([200, shown?.amount.minor])
  await world.pass(30 * minute)
  const late = await confirm()
  expect([late.status, late.body.code]).toEqual([409, 'PRICE_CHANGED'])
})

holds('11.18', async () => {
  const person = await world.member('investor')
  const first = await open(person)
  await world.pass(14 * minute)
  expect(await open(person)).toMatchObject({ uuid: first.uuid, payment_intent: first.payment_intent })
  await world.pass(2 * minute)
  await reconcile(world.deps)
  expect((await open(person)).uuid).not.toBe(first.uuid)
})

holds('11.19', async () => {
  const person = await world.member('investor')
  const first = await open(person)
  await world.payments.pay(first, slowCard)
  await world.payments.confirm(person, first)
  expect(await statusOf(person, first)).toBe('processing')
  for (const plan_id of ['investor-quarterly', 'investor-yearly'])
    expect(await world.payments.buy(person, { plan_id })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_SUCCEEDED' },
    })
})

holds('11.20', async () => {
  const { list } = await offers(await world.member('investment'), 'mode=NEW&types=GLOBAL_CONNECT')
  const sold = list.filter(({ quote }) => quote)
  expect(sold.map(({ plan }) => plan.period.replace('_', ' '))).toEqual(periods.slice(1))
  for (const { plan, quote } of sold) {
    const line = quote?.lines.some(({ subject }) => subject === 'GLOBAL_CONNECT')
    expect([plan.period, plan.entitlements.global_connect === 'included' || line]).toEqual([plan.period, true])
  }
  expect(list.find(({ plan }) => plan.period === 'free_trial')?.refusal).toBe('without_global_connect')
})

const addonRequest = (type: string, plan = 'investment-monthly') => ({ plan_id: plan, mode: 'ADDON', types: [type] })

holds('11.21', async () => {
  const rows = rowsBelow('11.21')
  const person = await subscriber('investment-monthly')
  const priced = async () =>
    Object.fromEntries((await addons(person)).available_addons.map((addon) => [addon.type, addon.prorated_price]))
  const full = Object.fromEntries(rows.map(({ type = '', price }) => [type, paise(price?.match(/^₹\d+/)?.[0]) / 100]))
  expect(Object.keys(full)).toHaveLength(3)
  expect(await priced()).toEqual(full)
  await world.pass(15 * day)
  const half = await priced()
  for (const { type = '', price = '' } of rows) {
    const expected = (full[type] ?? 0) * (/by the day/.test(price) ? 0.5 : 1)
    expect([type, Math.abs((half[type] ?? 0) - expected) <= 0.5]).toEqual([type, true])
  }
  await world.pass(13 * day)
  const end = await priced()
  for (const { type = '', price = '' } of rows)
    expect([type, end[type]]).toEqual([type, /at least ₹99/.test(price) ? 99 : full[type]])
  world.clock.ahead = 0

  for (const { type = '' } of rows) await world.purchase(person, 'investment-monthly', addonRequest(type))
  const { subscription, usage, addons: had } = await world.mine(person)
  expect(subscription?.has_want_to_grow).toBe(1)
  expect(usage).toMatchObject({ extra_proposals_limit: 10, extra_proposals: 0, featured_until: expect.any(String) })
  const pack = had.find(({ type }) => type === 'EXTRA_PROPOSALS_10')
  expect(Math.round((Date.parse(pack?.period_end ?? '') - Date.now()) / day)).toBe(90)
  await world.propose(person, await world.member('investor'))
  expect((await world.mine(person)).usage).toMatchObject({ proposals_sent: 1, extra_proposals: 0 })
  const { list } = (await world.get<ListingPage>('listings?kind=INVESTMENT&sort=newest', await reader())).body
  const id = await world.profileIdOf(person)
  // If more than three are featured, others may have their turn in this hour.
  const [first] = list
  expect([first?.featured, list.find((card) => card.id === id)?.featured]).toEqual([true, true])
})

let reading: Promise<Person> | null = null
const reader = () => {
  reading ??= world.trialMember('investor')
  return reading
}

holds('11.22', async () => {
  const person = await subscriber('investment-monthly')
  expect((await addons(person)).available_addons.map(({ type }) => type)).toContain('FEATURED_LISTING')
  for (const type of ['DATA_ROOM', 'VERIFIED_BADGE', 'EXTRA_PROFILE']) {
    expect((await addons(person)).available_addons.map((addon) => String(addon.type))).not.toContain(type)
    expect((await world.payments.buy(person, addonRequest(type))).status).toBe(422)
  }
})

holds('11.23', async () => {
  const featured = new Set<string>()
  for (let made = 0; made < 5; made++) {
    const owner = await subscriber('want-to-sell-quarterly')
    featured.add(await world.profileIdOf(owner))
  }
  const newer = await world.profileIdOf(await world.member('want-to-sell'))
  const top = async () => {
    const who = await reader()
    const { list } = (await world.get<ListingPage>('listings?kind=WANT_TO_SELL&sort=newest', who)).body
    // Ordered by time, the newer listing comes before every featured one.
    return list
      .slice(
        0,
        list.findIndex(({ id }) => id === newer),
      )
      .map(({ id }) => id)
  }
  const seen = new Set<string>()
  const turns = new Set<string>()
  for (let hours = 0; hours < 12; hours++) {
    const ids = await top()
    expect([ids.length, ids.every((id) => featured.has(id))]).toEqual([3, true])
    for (const id of ids) seen.add(id)
    turns.add([...ids].sort().join())
    await world.pass(60 * minute)
  }
  expect([seen.size, turns.size > 1]).toEqual([5, true])
})

/** Buys a plan with a card whose owner then disputes the charge. */
async function dispute(person: Person): Promise<TransactionOnWire> {
  const transaction = await open(person)
  await world.payments.pay(transaction)
  await world.payments.confirm(person, transaction)
  await world.payments.dispute(transaction)
  return transaction
}

type State = { state: string; reported: string; flags: number[] }
let visited: Promise<State[]> | null = null
/** Each state, reached in every possible way, with the server's description of it. */
function states(): Promise<State[]> {
  visited ??= visitStates()
  return visited
}
async function visitStates(): Promise<State[]> {
  const seen: State[] = []
  const look = async (state: string, person: Person) =>
    seen.push({ state, reported: await stateOf(person), flags: await flagsOf(person) })
  const cancel = (person: Person) => world.post('membership/cancellation', {}, person)
  const [none, trial, active, cancelled] = [
    await world.member('investor'),
    await world.trialMember('investor'),
    await subscriber(),
    await subscriber(),
  ]
  await look('none', none)
  await look('trialing', trial)
  await look('active', active)
  await cancel(cancelled)
  await look('cancelled at the end', cancelled)

  const fromTrial = await world.trialMember('investor')
  await world.purchase(fromTrial, 'investor-monthly')
  await look('active', fromTrial)

  const refunded = await subscriber()
  const [payment] = (await world.mine(refunded)).payments
  await world.post(`membership/payments/${payment?.uuid}/refund`, {}, refunded)
  await look('refunded', refunded)
  await world.purchase(refunded, 'investor-monthly')
  await look('active', refunded)

  const disputed = await world.member('investor')
  await dispute(disputed)
  await look('suspended', disputed)

  await world.pass(15 * day)
  await look('grace', trial)
  await world.pass(16 * day)
  await look('expired', trial)
  await look('grace', active)
  await look('expired', cancelled)
  await world.pass(3 * day)
  await look('expired', active)
  await world.purchase(active, 'investor-monthly', { mode: 'RENEW' })
  await look('active', active)
  return seen
}

holds('11.24', async () => {
  const rows = rowsBelow('11.24')
  expect(rows).toHaveLength(8)
  const seen = await states()
  for (const { state = '', active, expired } of rows) {
    const visits = seen.filter((visit) => visit.state === state)
    expect([state, visits.length > 0]).toEqual([state, true])
    for (const { reported, flags } of visits)
      expect([reported.replace('cancelled_at_end', 'cancelled at the end'), flags]).toEqual([
        state,
        [Number(active), Number(expired)],
      ])
  }
})

holds('11.25', async () => {
  const flags = (await states()).map((visit) => visit.flags.join())
  expect(new Set(flags)).toEqual(new Set(['0,0', '1,0', '0,1']))
})

holds('11.26', async () => {
  const person = await subscriber()
  await world.pass(30 * day - minute)
  expect(await stateOf(person)).toBe('active')
  await world.pass(2 * minute)
  expect(await stateOf(person)).toBe('grace')
  await world.pass(3 * day - 5 * minute)
  expect(await stateOf(person)).toBe('grace')
  await world.pass(10 * minute)
  expect(await stateOf(person)).toBe('expired')
})

holds('11.27', async () => {
  const person = () => world.member('investor')
  const seen: string[] = []
  const note = async (from: string, who: Person, transaction: TransactionOnWire) =>
    seen.push(`${from} → ${String(await statusOf(who, transaction)).replace('_', ' ')}`)

  const slow = await person()
  const slowly = await open(slow)
  await note('created', slow, slowly)
  await world.payments.pay(slowly, slowCard)
  await world.payments.confirm(slow, slowly)
  await note('requires payment', slow, slowly)

  const changing = await person()
  const left = await open(changing)
  await open(changing, 'investor-quarterly')
  await note('requires payment', changing, left)

  const late = await person()
  const forgotten = await open(late)
  const paid = await person()
  const stored = await world.purchase(paid, 'investor-monthly')
  const returned = await person()
  const back = await world.purchase(returned, 'investor-monthly')
  await world.post(`membership/payments/${back.uuid}/refund`, {}, returned)
  await note('confirmed', returned, back)
  const doubting = await person()
  const doubted = await dispute(doubting)
  await note('confirmed', doubting, doubted)
  await world.payments.decideDispute(doubted, 'won')
  await world.payments.tell('charge.dispute.closed', doubted)
  await note('disputed', doubting, doubted)

  const failing = await person()
  const declined = await open(failing)
  await world.payments.pay(declined, slowCard)
  await world.payments.confirm(failing, declined)
  await world.pass(16 * minute)
  await reconcile(world.deps)
  await note('requires payment', late, forgotten)
  await note('confirmed', paid, stored)
  // The bank decides after an hour: it approves one payment.
  await world.pass(60 * minute)
  await reconcile(world.deps)
  await note('processing', slow, slowly)

  expect(seen).toEqual([
    'created → requires payment',
    'requires payment → processing',
    'requires payment → cancelled',
    'confirmed → refunded',
    'confirmed → disputed',
    'disputed → confirmed',
    'requires payment → expired',
    'confirmed → confirmed',
    'processing → confirmed',
  ])

  // A bank that refuses, and one that never decides.
  const { payments } = world.deps
  const answering = (status: 'requires_payment_method' | 'processing') => {
    world.deps.payments = { ...payments, intent: async (id) => ({ ...(await payments.intent(id)), status }) }
  }
  onTestFinished(() => {
    world.deps.payments = payments
  })
  const [refusedOne, silentOne] = [await person(), await person()]
  const [refused, silent] = [await open(refusedOne), await open(silentOne)]
  answering('processing')
  for (const [who, transaction] of [
    [refusedOne, refused],
    [silentOne, silent],
  ] as const) {
    await world.payments.confirm(who, transaction)
    expect(await statusOf(who, transaction)).toBe('processing')
  }
  answering('requires_payment_method')
  await world.payments.confirm(refusedOne, refused)
  expect(await statusOf(refusedOne, refused)).toBe('failed')
  // One member abandons the purchase, the other chooses another plan.
  const [leaving, choosing] = [await person(), await person()]
  const [leftThere, givenUp] = [await open(leaving), await open(choosing)]
  for (const [who, transaction] of [
    [leaving, leftThere],
    [choosing, givenUp],
  ] as const) {
    answering('processing')
    await world.payments.confirm(who, transaction)
    answering('requires_payment_method')
    await world.payments.confirm(who, transaction)
    expect(await statusOf(who, transaction)).toBe('failed')
  }
  world.deps.payments = payments
  expect((await open(choosing, 'investor-quarterly')).uuid).not.toBe(givenUp.uuid)
  expect(await statusOf(choosing, givenUp)).toBe('cancelled')
  world.clock.ahead += 16 * minute
  await world.payments.me(leaving)
  expect(await statusOf(leaving, leftThere)).toBe('expired')
  world.clock.ahead -= 16 * minute

  answering('processing')
  const again = await open(refusedOne)
  expect(again).toMatchObject({ uuid: refused.uuid, payment_intent: refused.payment_intent })
  await world.payments.confirm(refusedOne, again)
  expect(await statusOf(refusedOne, refused)).toBe('processing')
  await world.pass(23 * 60 * minute)
  await reconcile(world.deps)
  expect(await statusOf(silentOne, silent)).toBe('processing')
  await world.pass(2 * 60 * minute)
  await reconcile(world.deps)
  expect(await statusOf(silentOne, silent)).toBe('expired')
})

holds('11.31', async () => {
  const person = await world.member('investor')
  const transaction = await open(person)
  await world.payments.pay(transaction)
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.payments.confirm(person, transaction)))
  answers.push(await world.payments.confirm(person, transaction))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
  expect(await world.payments.outcomeFor(person)).toEqual(settledOnce)
})

holds('11.32', async () => {
  const person = await world.member('investor')
  const transaction = await open(person)
  const { payment_intent, uuid: trx_id } = transaction
  const claim = { payment_intent, trx_id, status: 'succeeded', redirect_status: 'succeeded' }
  expect(await world.post('membership/payment', claim, person)).toMatchObject({
    status: 409,
    body: { code: 'PAYMENT_NOT_SUCCEEDED' },
  })
  expect(await stateOf(person)).toBe('none')
  await world.payments.pay(transaction)
  expect((await world.post('membership/payment', { payment_intent, trx_id }, person)).status).toBe(200)
  expect(await stateOf(person)).toBe('active')
})

holds('11.33', async () => {
  /** Pays, and then the tab is closed. */
  const paid = async () => {
    const person = await world.member('investor')
    const transaction = await open(person)
    await world.payments.pay(transaction)
    expect((await world.payments.transactionsOf(person))[0]?.status).toBe('requires_payment')
    return { person, transaction }
  }
  const isConfirmed = async (person: Person) =>
    (await world.payments.transactionsOf(person)).every(({ status }) => status === 'confirmed')

  const reported = await paid()
  await world.payments.tell('payment_intent.succeeded', reported.transaction)
  expect(await isConfirmed(reported.person)).toBe(true)

  const asking = await paid()
  expect(await world.payments.me(asking.person)).toMatchObject({ has_active_subscription: 1 })
  expect(await isConfirmed(asking.person)).toBe(true)

  const swept = await paid()
  expect(await isConfirmed(swept.person)).toBe(false)
  await world.sweep(({ every }) => every === 5 * minute)
  expect(await isConfirmed(swept.person)).toBe(true)
})

/** A transaction that expired unpaid. */
async function expired(person: Person) {
  const transaction = await open(person)
  await world.pass(16 * minute)
  await reconcile(world.deps)
  expect(await statusOf(person, transaction)).toBe('expired')
  return transaction
}

holds('11.34', async () => {
  const [alone, replaced] = [await world.member('investor'), await world.member('investor')]
  const late = await expired(alone)
  await world.payments.pay(late)
  await reconcile(world.deps)
  expect(await world.payments.outcomeFor(alone)).toEqual(settledOnce)
  expect(await statusOf(alone, late)).toBe('confirmed')

  const given = await expired(replaced)
  await world.purchase(replaced, 'investor-quarterly')
  await world.payments.pay(given)
  await reconcile(world.deps)
  expect(await statusOf(replaced, given)).toBe('refunded')
  expect(await world.payments.outcomeFor(replaced)).toEqual(settledOnce)
  expect((await world.mine(replaced)).subscription?.plan_id).toBe('investor-quarterly')
})

holds('11.35', async () => {
  const person = await world.member('investor')
  const first = await expired(person)
  const second = await world.purchase(person, 'investor-monthly')
  expect(second.uuid).not.toBe(first.uuid)
  expect((await world.payments.pay(first)).status).toBe('succeeded')
  expect(await world.payments.chargesOf(person)).toBe(2)
  await reconcile(world.deps)
  expect(await world.payments.chargesOf(person)).toBe(1)
  expect([await statusOf(person, first), await statusOf(person, second)]).toEqual(['refunded', 'confirmed'])
})

holds('11.36', async () => {
  const refund = async (person: Person) => {
    const [payment] = (await world.mine(person)).payments
    return world.post(`membership/payments/${payment?.uuid}/refund`, {}, person)
  }
  const [unused, drafter, sender, accepter, late] = [
    await subscriber('investment-monthly'),
    await subscriber('investment-monthly'),
    await subscriber('investment-monthly'),
    await subscriber('investor-monthly'),
    await subscriber('investment-monthly'),
  ]
  const receiver_profile_id = await world.profileIdOf(await world.member('investor'))
  const stored = { request_id: randomUUID(), receiver_profile_id, message: 'Shall we talk?', draft: true }
  expect((await world.post('proposals', stored, drafter)).status).toBe(200)
  await world.propose(sender, await world.member('investor'))
  await world.talk(await world.trialMember('investment'), accepter)
  for (const person of [sender, accepter])
    expect(await refund(person)).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_POSSIBLE' } })
  await world.pass(7 * day - 10 * minute)
  for (const person of [unused, drafter]) {
    expect((await refund(person)).status).toBe(200)
    expect(await world.payments.chargesOf(person)).toBe(0)
  }
  await world.pass(20 * minute)
  expect((await refund(late)).body.code).toBe('REFUND_NOT_POSSIBLE')
  expect(await world.payments.chargesOf(late)).toBe(1)
})

holds('11.37', async () => {
  const numbers: string[] = []
  const number = async (person: Person) => {
    const [payment] = (await world.mine(person)).payments
    const page = await (await world.app.request(payment?.receipt_url ?? '')).text()
    return page.match(/F-\d{4}-\d{6}/)?.[0] ?? expect.fail('no receipt number')
  }
  for (let bought = 0; bought < 3; bought++) {
    // An unpaid purchase takes no number.
    await open(await world.member('investor'))
    numbers.push(await number(await subscriber()))
  }
  const counted = numbers.map((one) => Number(one.slice(-6)))
  const [first = 0] = counted
  expect(counted).toEqual([first, first + 1, first + 2])
  expect(new Set(numbers.map((one) => one.slice(0, 7))).size).toBe(1)
})
