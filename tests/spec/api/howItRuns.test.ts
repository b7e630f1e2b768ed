import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { readConfig } from '../../../server/kernel/config.ts'
import { connectEmbedded, connectRemote } from '../../../server/kernel/db/connect.ts'
import { wire } from '../../../server/wire.ts'
import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'
import { newDatabase } from '../../support/database.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { startObjectStore, storeKeys } from '../../support/objectStore.ts'
import { settledOnce } from '../../support/payments.ts'
import { startPushService } from '../../support/pushService.ts'
import { onePixel, startTestServer, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { startWorld, type World } from '../../support/spec/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Each part without configuration, and with only the given configuration. */
const parts: Record<string, () => Promise<void>> = {
  data: async () => {
    expect(readConfig({})).toMatchObject({ DATA_DIR: expect.stringMatching(/\.data$/) })
    expect(readConfig({}).DATABASE_URL).toBeUndefined()
    const url = process.env.TEST_DATABASE_URL
    const [embedded, remote] = [
      await connectEmbedded('memory://'),
      url
        ? await newDatabase(url, 'schema').then(async (own) => ({
            ...own,
            connection: await connectRemote({ url: own.url }),
          }))
        : null,
    ]
    for (const connection of [embedded, ...(remote ? [remote.connection] : [])]) {
      const { app, deps } = await wire(
        readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' }),
        connection,
        pino({ level: 'silent' }),
      )
      expect((await app.request('/api/plans?login_type=investor')).status).toBe(200)
      await deps.jobs.stop()
      await connection.close()
    }
    await remote?.drop()
  },
  'live delivery': async () => {
    const reported: string[] = []
    const stop = world.deps.live.subscribe('somebody', ({ type }: LiveEvent) => reported.push(type))
    world.deps.live.publish('somebody', { type: 'notifications', unread: 1 })
    stop()
    expect(reported).toEqual(['notifications'])
  },
  files: async () => {
    const store = await startObjectStore()
    const elsewhere = await startTestServer({
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: storeKeys.bucket,
      S3_ACCESS_KEY_ID: storeKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: storeKeys.secretAccessKey,
      S3_REGION: storeKeys.region,
    })
    const member = await elsewhere.member('investment')
    const form = uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png')
    const { body } = await elsewhere.request<{ document: { url: string } }>('POST', '/api/documents', form, member)
    expect((await elsewhere.app.request(body.document.url)).status).toBe(200)
    expect(store.stored.size).toBeGreaterThan(0)
    await elsewhere.close()
    await store.close()
  },
  'email, SMS': async () => {
    const mail = await startMailServer()
    const elsewhere = await startTestServer({ SMTP_URL: mail.url, SMS_URL: 'http://127.0.0.1:9/send', SMS_TOKEN: 't' })
    const target = 'fine@test.in'
    await elsewhere.request('POST', '/api/codes', { purpose: 'verify_email', target: targetNamed(target) })
    await expect.poll(() => mail.received.map(({ to }) => to)).toEqual([target])
    expect((await elsewhere.app.request('/mailbox')).status).toBe(404)
    expect((await world.app.request('/mailbox')).status).toBe(200)
    await elsewhere.close()
    await mail.close()
  },
  'card payment': async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_PUBLISHABLE_KEY: 'pk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    const elsewhere = await startTestServer(keys)
    const script = '/sandbox/v3/stripe.js'
    expect([(await world.app.request(script)).status, (await elsewhere.app.request(script)).status]).toEqual([200, 404])
    const keyOf = async ({ request }: typeof elsewhere) =>
      (await request<{ publishable_key: string }>('GET', '/api/plans?login_type=investor')).body.publishable_key
    expect([await keyOf(elsewhere), (await keyOf(world)).includes('sandbox')]).toEqual(['pk_x', true])
    await elsewhere.close()
  },
  push: async () => {
    const service = await startPushService()
    const elsewhere = await startTestServer({
      FIREBASE_CONFIG: '{"projectId":"p"}',
      FIREBASE_VAPID_KEY: 'v',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(service.serviceAccount),
      FCM_ENDPOINT: service.endpoint,
    })
    const settings = async (server: typeof elsewhere) =>
      (await server.request('GET', '/api/push-settings', undefined, await server.signUp('investor'))).body.firebase
    expect([await settings(world), await settings(elsewhere)]).toEqual([
      null,
      { config: { projectId: 'p' }, vapid_key: 'v' },
    ])
    await elsewhere.close()
    await service.close()
  },
}

holds('16.4', async () => {
  const rows = rowsBelow('16.4')
  expect(rows.map(({ part }) => part).sort()).toEqual(Object.keys(parts).sort())
  for (const { part = '' } of rows) await parts[part]?.()
})

const schemaSql = [
  `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
   where table_schema = 'public' order by table_name, column_name`,
  `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  `select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as said from pg_constraint
   where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
]

holds('16.5', async () => {
  const embedded = await connectEmbedded('memory://')
  for (const query of schemaSql) {
    const rowsOf = async (db: typeof embedded.db) => (await db.execute(query)) as unknown as { rows: object[] }
    const [one, other] = [await rowsOf(embedded.db), await rowsOf(world.deps.db)]
    expect(one.rows.length).toBeGreaterThan(40)
    expect(other.rows).toEqual(one.rows)
  }
  await embedded.close()
})

holds('16.6', async () => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('this statement is about PostgreSQL: set TEST_DATABASE_URL')
  const database = await newDatabase(server, 'demo')
  const instances = await Promise.all(
    [1, 2].map(async () => {
      const config = readConfig({
        NODE_ENV: 'test',
        DATA_DIR: 'memory://',
        DATABASE_URL: database.url,
        APP_SECRET: 'the same secret of every instance, long enough',
      })
      const connection = await connectRemote({ url: database.url })
      return { connection, ...(await wire(config, connection, pino({ level: 'silent' }))) }
    }),
  )
  const [one, two] = instances
  if (!one || !two) throw new Error('two instances were to start')
  const call = async <T>(at: typeof one, method: string, path: string, body?: object, headers = {}) => {
    const answer = await at.app.request(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  }
  const logIn = async (at: typeof one, email: string, login_type: string) => {
    const { body } = await call<{ access_token: string; info_id: string }>(at, 'POST', 'login', {
      login_type,
      target: { kind: 'email', email },
      password: 'Demo@1234',
      remember: false,
    })
    return { authorization: `Bearer ${body.access_token}`, 'x-info-id': body.info_id }
  }
  try {
    // A login on one instance is valid on the other.
    const investor = await logIn(one, 'investor@demo.in', 'investor')
    const founder = await logIn(two, 'founder@demo.in', 'entrepreneur')
    for (const at of instances)
      for (const who of [investor, founder]) expect((await call(at, 'GET', 'me', undefined, who)).status).toBe(200)
    const { body } = await call<{ list: { id: string }[] }>(one, 'GET', 'chats', undefined, founder)
    const chat = body.list[0]?.id ?? expect.fail('the demo founder has no chat')
    const { body: of } = await call<{ chat: { other: { name: string } } }>(
      two,
      'GET',
      `chats/${chat}`,
      undefined,
      founder,
    )
    expect(of.chat.other.name).toMatch(/\w/)
    // A message written through one is published live by the other, and can be read there.
    const received: string[] = []
    const stop = two.deps.live.subscribe(founder['x-info-id'], (event: LiveEvent) =>
      received.push(JSON.stringify(event)),
    )
    const text = `From one to the other ${randomUUID()}`
    const request = { client_id: randomUUID(), kind: 'TEXT', text }
    expect((await call(one, 'POST', `chats/${chat}/messages`, request, founder)).status).toBe(200)
    await expect.poll(() => received.join()).toContain(text)
    stop()
    const read = await call<{ list: { text: string }[] }>(two, 'GET', `chats/${chat}/messages`, undefined, founder)
    expect(read.body.list.map((message) => message.text)).toContain(text)
  } finally {
    for (const { deps, connection } of instances) {
      await deps.jobs.stop()
      await deps.live.close()
      await connection.close()
    }
    await database.drop()
  }
})

holds('16.7', async () => {
  const person = await world.signUp('investor')
  await world.post('codes', { purpose: 'reset_password', target: targetNamed(person.email) })
  await world.post('codes', { purpose: 'reset_password', target: targetNamed(person.mobile) })
  const [mailed, texted] = [await world.codeFor(person.email, 1), await world.codeFor(person.mobile)]
  const page = await (await world.app.request('/mailbox')).text()
  for (const shown of [person.email, mailed, person.mobile.replace('+91', '+91-'), texted, 'SMS', 'E-mail'])
    expect(page).toContain(shown)
})

/** Test cards that the provider publishes. */
const paying = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '6200000000000005',
]
const declined: [card: string, code: string, reason: string | undefined][] = [
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4000000000000119', 'processing_error', undefined],
  ['4242424242424241', 'incorrect_number', undefined],
]

holds('16.8', async () => {
  const unlucky = await world.member('investor')
  for (const [card, code, reason] of declined) {
    const { transaction } = (await world.payments.buy(unlucky)).body
    const { error } = await world.payments.pay(transaction, card)
    expect([card, error?.code, error?.decline_code]).toEqual([card, code, reason])
  }
  for (const card of paying) {
    const buyer = await world.member('investor')
    const { transaction } = (await world.payments.buy(buyer)).body
    expect([card, (await world.payments.pay(transaction, card)).status]).toEqual([card, 'succeeded'])
    await world.payments.confirm(buyer, transaction)
    expect(await world.payments.outcomeFor(buyer)).toEqual(settledOnce)
  }
  const asked = await world.member('investor')
  const { transaction } = (await world.payments.buy(asked)).body
  expect((await world.payments.pay(transaction, '4000002500003155')).status).toBe('requires_action')
  expect((await world.payments.authenticate(transaction, true)).status).toBe('succeeded')
})

holds('16.9', () => {
  const production = { NODE_ENV: 'production', DATA_DIR: 'memory://' }
  const stripe = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_PUBLISHABLE_KEY: 'pk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const carriers = { SMTP_URL: 'smtp://mail.example', SMS_URL: 'https://sms.example/send', SMS_TOKEN: 't' }
  const starts = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
      return 'starts'
    } catch (error) {
      return (error as Error).message.match(/ALLOW_\w+/)?.[0]
    }
  }
  expect([
    starts({ ...production }),
    starts({ ...production, ...carriers }),
    starts({ ...production, ...stripe }),
    starts({ ...production, ...stripe, ...carriers }),
    starts({ ...production, ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }),
    starts({ DATA_DIR: 'memory://' }),
  ]).toEqual(['ALLOW_SANDBOX', 'ALLOW_SANDBOX', 'ALLOW_MAILBOX', 'starts', 'starts', 'starts'])
})
