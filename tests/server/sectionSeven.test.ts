import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Route, readContract, sampleOf } from '../support/contract.ts'
import { paymentsOn } from '../support/payments.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** The calls of the specification's section 7, field by field, with both encodings of a POST's body. */

let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterAll(() => server.close())

type Answer = Record<string, unknown> & { fields?: Record<string, string>; code?: string }

async function sendForm(path: string, form: string | URLSearchParams, as?: Person, method = 'POST') {
  const answer = await server.app.request(`/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...(as ? { authorization: `Bearer ${as.token}`, 'x-info-id': as.id } : {}),
    },
    body: String(form),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const get = async (path: string, as?: Person) =>
  (await server.request<Answer>('GET', `/api/${path}`, undefined, as)).body
const post = async (path: string, body: object, as?: Person) =>
  (await server.request<Answer>('POST', `/api/${path}`, body, as)).body

describe('a form-encoded body', () => {
  it('changes the password, and is refused field by field like JSON', async () => {
    const member = await server.member('investor')
    const wrong = await sendForm('update-password', `current_password=${encodeURIComponent(password)}`, member)
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      422,
      'VALIDATION_FAILED',
      { password: 'invalid', confirm_password: 'invalid' },
    ])
    const next = 'Other+Bridge 8&é'
    const form = new URLSearchParams({ current_password: password, password: next, confirm_password: next })
    const changed = await sendForm('update-password', form, member)
    expect(changed).toMatchObject({ status: 200, body: { status: true, message: { message: 'Password changed.' } } })
    const name = { 'target[kind]': 'email', 'target[email]': member.email }
    const login = { login_type: 'investor', ...name, password: next, remember: 'false' }
    expect((await sendForm('login', new URLSearchParams(login))).status).toBe(200)
    const unclear = { ...login, remember: 'perhaps' }
    expect((await sendForm('login', new URLSearchParams(unclear))).body.fields).toEqual({ remember: 'invalid' })
  })

  it('buys a plan and an add-on, with the list repeated, in brackets, or left out', async () => {
    const member = await server.member('investment')
    const plan = await sendForm('buy-membership', 'plan_id=investment-monthly&mode=NEW', member)
    expect(plan.body).toMatchObject({ status: true, transaction: { types: [] } })
    await payments.pay(plan.body.transaction as never)
    await payments.confirm(member, plan.body.transaction as never)
    for (const types of ['types=GLOBAL_CONNECT', 'types[]=GLOBAL_CONNECT', 'types%5B0%5D=GLOBAL_CONNECT']) {
      const addon = await sendForm('buy-membership', `plan_id=investment-monthly&mode=ADDON&${types}`, member)
      expect(addon.body).toMatchObject({ status: true, transaction: { types: ['GLOBAL_CONNECT'] } })
    }
    const price = 'confirmed[minor]=1&confirmed[currency]=INR'
    const other = await server.member('investor')
    expect((await sendForm('buy-membership', `plan_id=investor-monthly&mode=NEW&${price}`, other)).body.code).toBe(
      'PRICE_CHANGED',
    )
    const bad = await sendForm(
      'buy-membership',
      'plan_id=investor-monthly&mode=NOW&confirmed[minor]=one&confirmed[currency]=INR',
      other,
    )
    expect(bad.body.fields).toEqual({ mode: 'invalid', 'confirmed.minor': 'invalid' })
    expect((await sendForm('buy-membership', 'mode=NEW&plan_id=a&plan_id=b', other)).body.fields).toEqual({
      plan_id: 'invalid',
    })
  })

  it('unregisters a device, confirms a payment, reads option lists', async () => {
    const member = await server.member('investor')
    const device = 'token=a%2Bb&push_type=WEB_PUSH'
    expect((await sendForm('register-device', device, member)).status).toBe(200)
    expect((await sendForm('unregister-device', device, member)).body).toMatchObject({ status: true })
    expect((await sendForm('unregister-device', 'token=a&push_type=SMS', member)).body.fields).toEqual({
      push_type: 'invalid',
    })
    const payment = `payment_intent=pi_1&trx_id=${randomUUID()}`
    expect((await sendForm('membership/payment', payment, member)).body.code).toBe('NOT_FOUND')
    expect((await sendForm('membership/payment', 'payment_intent=pi_1&trx_id=7', member)).body.fields).toEqual({
      trx_id: 'invalid',
    })
    expect(await sendForm('master-values/industry', 'type=INVESTMENT')).toMatchObject({
      status: 200,
      body: await post('master-values/industry', { type: 'INVESTMENT' }),
    })
    expect((await sendForm('master-values/industry', 'type=SHOP')).body.fields).toEqual({ type: 'invalid' })
  })

  it('gives every POST the same response as JSON', async () => {
    const member = await server.member('investor')
    const routes = (await readContract(server)).filter((route) => route.method === 'POST' && route.body)
    expect(routes.length).toBeGreaterThan(20)
    const reported: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    const fields = ({ body, status }: { body: Answer; status: number }) =>
      status === 422 && Object.values(body.fields ?? {}).every((code) => code === 'invalid') ? body.fields : 'taken'
    for (const route of routes.filter(({ path }) => path !== '/account-deletion')) {
      const path = route.path.replaceAll(/\{\w+\}/g, randomUUID()).slice(1)
      for (const body of [sampleOf(route.body ?? undefined) as object, misfit(route)]) {
        const asJson = await server.request<Answer>('POST', `/api/${path}`, body, member)
        const name = `${route.name} ${JSON.stringify(body)}`
        expected[name] = fields(asJson)
        reported[name] = fields(await sendForm(path, formOf(body), member))
      }
    }
    expect(reported).toEqual(expected)
  })
})

/** Every field contains a value of a wrong type. */
const misfit = (route: Route): object =>
  Object.fromEntries(Object.keys(route.body?.properties ?? {}).map((name) => [name, { not: 'this' }]))

function formOf(body: object): URLSearchParams {
  const form = new URLSearchParams()
  const write = (name: string, value: unknown) => {
    if (Array.isArray(value) && value.length === 0) form.append(name, '')
    else if (Array.isArray(value)) for (const one of value) write(`${name}[]`, one)
    else if (value instanceof Object) for (const [key, one] of Object.entries(value)) write(`${name}[${key}]`, one)
    else form.append(name, String(value ?? ''))
  }
  for (const [name, value] of Object.entries(body)) write(name, value)
  return form
}

describe('the responses of section 7', () => {
  it('me: basic_info, user_subscription, both flags, currency', async () => {
    const member = await server.member('investment')
    const { transaction } = (await payments.buy(member, { plan_id: 'investment-monthly' })).body
    await payments.pay(transaction)
    await payments.confirm(member, transaction)
    expect(await get('me', member)).toMatchObject({
      basic_info: {
        uuid: member.id,
        has_investment: 1,
        has_investor: 0,
        has_want_to_grow: 0,
        has_want_to_sell: 0,
      },
      user_subscription: { has_want_to_grow: expect.any(Number) },
      has_active_subscription: 1,
      has_subscription_expired: 0,
      currency: 'INR',
    })
  })

  it('the lists: status, list, message', async () => {
    const lists = [
      await get('master-dropdown/industry?type=INVESTMENT'),
      await post('master-values/industry', { type: 'INVESTMENT' }),
      await get('countries?keyword=ind'),
      await get('currencies'),
    ]
    for (const { status, list, message } of lists) {
      expect([status, message]).toEqual([true, 'Done.'])
      expect((list as unknown[]).length).toBeGreaterThan(0)
    }
    const unknown = await server.request<Answer>('GET', '/api/master-dropdown/nothing?type=INVESTMENT')
    expect([unknown.status, unknown.body.status, unknown.body.message]).toEqual([404, false, 'Not found.'])
  })

  it('unregister-device: status', async () => {
    const member = await server.member('investor')
    expect(await post('unregister-device', { token: 'x', push_type: 'WEB_PUSH' }, member)).toMatchObject({
      status: true,
    })
  })

  it('buy-membership and the add-on purchase: status, message, currency_symbol, transaction; membership/payment: status, message', async () => {
    const member = await server.member('investment')
    const request = { plan_id: 'investment-monthly', types: [], mode: 'NEW' }
    const bought = await post('buy-membership', request, member)
    const transaction = {
      client_secret: expect.any(String),
      exchange_rate: 1,
      payment_intent: expect.any(String),
      trans_amount: 199_900,
      uuid: expect.any(String),
    }
    const message = 'Your order is ready for payment.'
    expect(bought).toMatchObject({ status: true, message, currency_symbol: '₹', transaction })
    await payments.pay(bought.transaction as never)
    const { payment_intent, uuid } = bought.transaction as { payment_intent: string; uuid: string }
    expect(await post('membership/payment', { payment_intent, trx_id: uuid }, member)).toMatchObject({
      status: true,
      message: 'Payment successful. Your plan is active.',
    })

    const addons = await get('membership/addons', member)
    expect(addons).toMatchObject({
      status: true,
      subscription: { plan: { uuid: 'investment-monthly' } },
      available_addons: expect.arrayContaining([
        { type: 'GLOBAL_CONNECT', prorated_price: expect.any(Number), currency_code: 'INR' },
      ]),
      currency: 'INR',
      conversion_rate: 1,
      message: 'Done.',
    })
    const [first] = addons.available_addons as { type: string }[]
    const addon = { plan_id: 'investment-monthly', types: [first?.type], mode: 'ADDON' }
    const added = await post('buy-membership', addon, member)
    expect(added).toMatchObject({
      status: true,
      message,
      currency_symbol: '₹',
      transaction: { ...transaction, trans_amount: expect.any(Number) },
    })
  })

  it('update-password: a boolean status and message.message, also for a refusal', async () => {
    const member = await server.member('investor')
    const request = { current_password: 'Wrong#Bridge7', password: 'Other#Bridge8', confirm_password: 'Other#Bridge8' }
    expect(await post('update-password', request, member)).toMatchObject({
      status: false,
      message: { message: 'Your current password is incorrect.' },
    })
    // The client reads a thrown error as response.data.message (section 8).
    const weak = { current_password: password, password: 'weak', confirm_password: 'weak' }
    expect(await post('update-password', weak, member)).toMatchObject({
      status: false,
      message: 'Please check the marked fields.',
      fields: { password: 'passwordWeak' },
    })
  })
})
