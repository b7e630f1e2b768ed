import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import type { TransactionOnWire } from '../../../src/domain/memberships/transactionSchema.ts'
import { send } from '../../../src/services/http.ts'
import { onePixel, type Person, password, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow, statementOf } from '../../support/spec/holds.ts'
import { type CodeResponse, startWorld, type World } from '../../support/spec/world.ts'

let world: World
let subscriber: Person
beforeAll(async () => {
  world = await startWorld()
  subscriber = await world.member('investment')
  await world.purchase(subscriber, 'investment-monthly')
})
afterAll(() => world.close())

interface Answered {
  status: number
  body: unknown
}
/** A call that succeeds, and one on the same path that is refused. */
type Pair = () => Promise<{ well: Answered; refused: Answered }>

const pairs: Record<string, Pair> = {
  'GET me': async () => ({ well: await world.get('me', subscriber), refused: await world.get('me') }),
  'GET master-dropdown/{name}?type={type}': async () => ({
    well: await world.get('master-dropdown/round?type=INVESTMENT'),
    refused: await world.get('master-dropdown/shoes?type=INVESTMENT'),
  }),
  'POST master-values/{name}': async () => ({
    well: await world.post('master-values/round', { type: 'INVESTOR' }),
    refused: await world.post('master-values/shoes', { type: 'INVESTOR' }),
  }),
  'GET countries?keyword={keyword}': async () => ({
    well: await world.get('countries?keyword=in'),
    refused: await world.get(`countries?keyword=${'x'.repeat(300)}`),
  }),
  'GET currencies': async () => ({
    well: await world.get('currencies'),
    refused: await world.post('currencies', {}),
  }),
  'POST unregister-device': async () => ({
    well: await world.post('unregister-device', { token: 'fine-token', push_type: 'WEB_PUSH' }, subscriber),
    refused: await world.post('unregister-device', { token: 'fine-token', push_type: 'PIGEON' }, subscriber),
  }),
  'POST membership/payment': async () => {
    const buyer = await world.member('investor')
    const { transaction } = (await world.payments.buy(buyer)).body
    const request = { payment_intent: transaction.payment_intent, trx_id: transaction.uuid }
    const refused = await world.post('membership/payment', request, buyer)
    await world.payments.pay(transaction)
    return { well: await world.post('membership/payment', request, buyer), refused }
  },
  'POST update-password': async () => {
    const person = await world.signUp('investor')
    const request = { password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' }
    const refused = await world.post('update-password', { current_password: 'Wrong#Pass1', ...request }, person)
    return { well: await world.post('update-password', { current_password: password, ...request }, person), refused }
  },
  'POST buy-membership': async () => ({
    well: await world.post(
      'buy-membership',
      { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
      await world.member('investor'),
    ),
    refused: await world.post('buy-membership', { plan_id: 'no-such-plan', types: [], mode: 'NEW' }, subscriber),
  }),
  'GET membership/addons': async () => ({
    well: await world.get('membership/addons', subscriber),
    refused: await world.get('membership/addons'),
  }),
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], body)

holds('7.1', async () => {
  const rows = rowsBelow('7.1')
  expect(rows.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(pairs).sort())
  for (const { method, path, 'read from the answer': read = '' } of rows) {
    const call = `${method} ${path}`
    const { well, refused } = (await pairs[call]?.()) ?? expect.fail(call)
    expect([call, well.status, refused.status >= 400]).toEqual([call, 200, true])
    const names = (read.split(';')[0] ?? '').replace(/\(.*?\)/g, '').split(',')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names.map((one) => one.trim())) {
      // A message is sent if there is something to say: always with a failure.
      const from = name === 'message' ? refused.body : well.body
      expect([call, name, valueAt(from, name)]).toEqual([call, name, expect.anything()])
    }
    if (/\bstatus\b/.test(read))
      expect([call, valueAt(well.body, 'status'), valueAt(refused.body, 'status')]).toEqual([call, true, false])
    if (/message on failure/.test(read)) expect(valueAt(refused.body, 'message')).toEqual(expect.any(String))
    if (/message\.message/.test(read)) expect(valueAt(refused.body, 'message.message')).toEqual(expect.any(String))
  }
})

holds('7.2', async () => {
  const types = statementOf('7.2').text.match(/[A-Z_]{4,}/g) ?? []
  expect(types).toHaveLength(4)
  for (const type of types)
    expect([
      (await world.get(`master-dropdown/round?type=${type}`)).status,
      (await world.post('master-values/round', { type })).status,
    ]).toEqual([200, 200])
  for (const type of ['BUYER', 'investment'])
    expect([
      (await world.get(`master-dropdown/round?type=${type}`)).body.code,
      (await world.post('master-values/round', { type })).body.code,
    ]).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED'])
})

holds('7.17', async () => {
  const names = [...rowsBelow('10.1'), ...rowsBelow('10.2')].flatMap(({ list }) => list ?? [])
  let asked = 0
  for (const name of names.filter((list) => list !== 'countries' && list !== 'currencies')) {
    const { body } = await world.get<{ list: object[] }>(`master-dropdown/${name}`)
    expect([name, body.list.length > 0]).toEqual([name, true])
    for (const type of statementOf('7.2').text.match(/[A-Z_]{4,}/g) ?? []) {
      asked++
      const found = await world.get<{ list: object[] }>(`master-dropdown/${name}?type=${type}`)
      const posted = await world.post<{ list: object[] }>(`master-values/${name}`, { type })
      expect([name, type, found.body.list, posted.body.list]).toEqual([name, type, body.list, body.list])
    }
  }
  expect(asked).toBeGreaterThan(100)
})

holds('7.18', async () => {
  interface Operation {
    requestBody?: { content: Record<string, { schema?: object }> }
  }
  const { paths } = (await world.get<{ paths: Record<string, Record<string, Operation>> }>('openapi.json')).body
  const bodies = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ requestBody }) =>
      requestBody?.content['application/json'] ? [requestBody] : [],
    ),
  )
  expect(bodies.length).toBeGreaterThan(30)
  for (const { content } of bodies)
    expect(content['application/x-www-form-urlencoded']).toEqual(content['application/json'])
  expect(paths['/login']?.post?.requestBody?.content).toHaveProperty(['application/x-www-form-urlencoded'])
})

const queryOf = (mode: string, plan_id: string, types: string[] = []) => ({ plan_id, types, mode })

holds('7.3', async () => {
  const newcomer = await world.member('investment')
  const asked = {
    NEW: await world.payments.buy(newcomer, queryOf('NEW', 'investment-monthly')),
    RENEW: await world.payments.buy(subscriber, queryOf('RENEW', 'investment-monthly')),
    UPGRADE: await world.payments.buy(subscriber, queryOf('UPGRADE', 'investment-yearly')),
    ADDON: await world.payments.buy(subscriber, queryOf('ADDON', 'investment-monthly', ['FEATURED_LISTING'])),
  }
  for (const mode of Object.keys(asked)) expect(statementOf('7.3').text).toContain(mode)
  for (const [mode, { status, body }] of Object.entries(asked))
    expect([mode, status, body.transaction.uuid]).toEqual([mode, 200, expect.any(String)])
  expect(asked.ADDON.body.transaction.lines.map(({ subject }) => subject)).toEqual(['FEATURED_LISTING'])
  expect((await world.payments.buy(newcomer, queryOf('LEASE', 'investment-monthly'))).status).toBe(422)
})

holds('7.4', async () => {
  const { transaction } = (await world.payments.buy(await world.member('investor'))).body
  expect(transaction).toMatchObject({
    client_secret: expect.stringMatching(/.+/),
    exchange_rate: expect.any(Number),
    payment_intent: expect.stringMatching(/.+/),
    trans_amount: expect.any(Number),
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

holds('7.5', async () => {
  const buyer = await world.member('investor')
  const { transaction } = (await world.payments.buy(buyer)).body
  await world.payments.pay(transaction)
  const { payment_intent, uuid } = transaction
  expect((await world.post('membership/payment', { payment_intent, trx_id: randomUUID() }, buyer)).status).toBe(404)
  // The checkout reads its transaction by the id in its address.
  const checkout = await world.get<{ transaction: TransactionOnWire }>(`membership/purchases/${uuid}`, buyer)
  expect(checkout.body.transaction.uuid).toBe(uuid)
  expect((await world.post('membership/payment', { payment_intent, trx_id: uuid }, buyer)).status).toBe(200)
  expect((await world.mine(buyer)).payments).toMatchObject([{ uuid, status: 'confirmed' }])
})

holds('7.10', async () => {
  const person = await world.signUp('investor')
  const sendForm = async (path: string, fields: Record<string, string>, as?: Person) => {
    const answer = await world.app.request(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-info-id': as.id } : {}),
      },
      body: new URLSearchParams(fields),
    })
    return { status: answer.status, body: (await answer.json()) as CodeResponse & { access_token?: string } }
  }
  expect(await sendForm('master-values/round', { type: 'INVESTOR' })).toMatchObject({
    status: 200,
    body: { status: true },
  })
  expect(await sendForm('unregister-device', { token: 'fine', push_type: 'WEB_PUSH' }, person)).toMatchObject({
    status: 200,
    body: { status: true },
  })
  const name = { 'target[kind]': 'email', 'target[email]': person.email }
  const login = { login_type: 'investor', ...name, password, remember: 'false' }
  expect(await sendForm('login', login)).toMatchObject({ status: 200, body: { access_token: expect.any(String) } })
  expect((await sendForm('login', { ...login, password: 'Wrong#Pass1' })).body.code).toBe('AUTH_INVALID_CREDENTIALS')
})

holds('7.11', async () => {
  const form = uploadOf('valuation-report', 'INVESTMENT', onePixel, 'report.png')
  const stored = await world.post<{ document: { id: string; kind: string } }>('documents', form, subscriber)
  expect([stored.status, stored.body.document]).toMatchObject([200, { kind: 'valuation-report' }])
  for (const missing of ['key', 'file']) {
    const without = uploadOf('valuation-report', 'INVESTMENT', onePixel, 'report.png')
    without.delete(missing)
    expect([missing, (await world.post('documents', without, subscriber)).status]).toEqual([missing, 422])
  }
  const asJson = await world.post('documents', { key: 'valuation-report', kind: 'INVESTMENT' }, subscriber)
  expect(asJson.status).toBeGreaterThanOrEqual(400)
})

holds('7.12', async () => {
  for (const method of ['PATCH', 'get', ''])
    await expect(send({ route: `${method} /me` as never, authorized: false })).rejects.toThrow('Invalid method')
})

holds('7.15', async () => {
  const found = async (keyword: string) => {
    const { body } = await world.get<{ list: { code: string }[] }>(`countries?keyword=${encodeURIComponent(keyword)}`)
    return body.list.map(({ code }) => code)
  }
  const everywhere = (await found('')).length
  for (const [keyword, code] of [
    ['germany', 'DE'],
    ['germ', 'DE'],
    ['JP', 'JP'],
    ['jp', 'JP'],
    ['971', 'AE'],
    ['+971', 'AE'],
  ] as const) {
    const list = await found(keyword)
    expect([keyword, list.includes(code), list.length < everywhere / 10]).toEqual([keyword, true, true])
  }
  expect(await found('nowhere at all')).toEqual([])
})
