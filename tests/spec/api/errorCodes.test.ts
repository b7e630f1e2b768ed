import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { accounts } from '../../../server/kernel/db/schema.ts'
import { storageLimit } from '../../../src/domain/files.ts'
import { readContract, sampleOf } from '../../support/contract.ts'
import { pdfOf } from '../../support/files.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { onePixel, type Person, password, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { type CodeResponse, minute, startWorld, type World } from '../../support/spec/world.ts'

let world: World
let founder: Person
let investor: Person
beforeAll(async () => {
  world = await startWorld()
  world.clock.stop()
  founder = await world.trialMember('investment')
  investor = await world.trialMember('investor')
})
afterEach(() => {
  world.clock.ahead = 0
})
afterAll(() => world.close())

type Refused = { status: number; body: CodeResponse }
const wrong = 'Wrong#Pass1'
const logIn = (email: string, given: string) =>
  world.post('login', { login_type: 'investor', target: { kind: 'email', email }, password: given, remember: false })
const sendCode = async (target = `${randomUUID().slice(0, 13)}@test.in`) => {
  const { body } = await world.post<{ challenge_id: string }>('codes', {
    purpose: 'verify_email',
    target: targetNamed(target),
  })
  return { id: body.challenge_id, code: await world.codeFor(target) }
}
const guess = (id: string, code: string) => world.post(`codes/${id}/verification`, { code })
const other = (code: string) => (code === '000000' ? '111111' : '000000')
const upload = (bytes: Uint8Array, name: string, key = 'business-photo') =>
  world.post('documents', uploadOf(key, 'INVESTMENT', bytes, name), founder)

async function register(changes: Record<string, unknown>) {
  const email = `${randomUUID().slice(0, 13)}@test.in`
  return world.post('register', {
    login_type: 'investor',
    name: 'Asha Verma',
    mobile: '+919820000001',
    email,
    email_proof: await world.prove('verify_email', String(changes.email ?? email)),
    password,
    confirm_password: password,
    accept_terms: true,
    language: 'en',
    ...changes,
  })
}
/** A profile that is complete except for one document. */
async function almostSubmitted() {
  const person = await world.signUp('entrepreneur')
  const counts = { INVESTOR: 0, INVESTMENT: 2, WANT_TO_SELL: 0, WANT_TO_GROW: 0 }
  const sample = demoProfiles(counts, new Date().getUTCFullYear())[1]
  await world.put('profiles/investment/basic', { answers: sample?.basic }, person)
  await world.put('profiles/investment/business', { answers: sample?.business }, person)
  const ids = []
  for (const key of ['business-photo', 'proof-of-business']) {
    const form = uploadOf(key, 'INVESTMENT', onePixel, 'photo.png')
    ids.push((await world.post<{ document: { id: string } }>('documents', form, person)).body.document.id)
  }
  await world.put('profiles/investment/documents', { answers: {} }, person)
  await world.del(`documents/${ids[0]}`, person)
  return person
}
const monthly = { plan_id: 'investor-monthly', types: [], mode: 'NEW' }

const causes: Record<string, () => Promise<Refused>> = {
  AUTH_INVALID_CREDENTIALS: async () => logIn((await world.signUp('investor')).email, wrong),
  AUTH_LOCKED: async () => {
    const { email } = await world.signUp('investor')
    for (let tries = 0; tries < 5; tries++) await logIn(email, wrong)
    return logIn(email, password)
  },
  OTP_INVALID: async () => {
    const { id, code } = await sendCode()
    return guess(id, other(code))
  },
  OTP_EXPIRED: async () => {
    const { id, code } = await sendCode()
    world.clock.ahead = 16 * minute
    return guess(id, code)
  },
  OTP_TOO_MANY: async () => {
    const { id, code } = await sendCode()
    for (let tries = 0; tries < 5; tries++) await guess(id, other(code))
    return guess(id, code)
  },
  EMAIL_TAKEN: () => register({ email: investor.email }),
  MOBILE_TAKEN: () => register({ mobile: investor.mobile }),
  VALIDATION_FAILED: () => register({ password: 'short', confirm_password: 'short' }),
  SUBSCRIPTION_REQUIRED: async () => world.propose(await world.member('investment'), investor),
  FEATURE_NOT_IN_PLAN: async () =>
    world.propose(await world.trialMember('investment'), await world.member('want-to-grow')),
  QUOTA_EXCEEDED: async () => {
    const searcher = await world.trialMember('investor')
    const save = () =>
      world.post('saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'off' }, searcher)
    await save()
    return save()
  },
  PROFILE_NOT_APPROVED: async () => world.get('analytics', await world.signUp('investor')),
  FORBIDDEN: () => world.get('listings?kind=INVESTOR', investor),
  BLOCKED: async () => {
    const [one, another] = [await world.trialMember('investment'), await world.trialMember('investor')]
    const { chat } = await world.talk(one, another)
    await world.put(`chats/${chat}/settings`, { blocked: true }, another)
    return world.say(one, chat, 'Namaste')
  },
  NOT_FOUND: () => world.get(`listings/${randomUUID()}`, investor),
  DUPLICATE_PROPOSAL: async () => {
    const [one, another] = [await world.trialMember('investment'), await world.member('investor')]
    await world.propose(one, another)
    return world.propose(one, another)
  },
  ILLEGAL_TRANSITION: async () => {
    const one = await world.trialMember('investment')
    const { id } = (await world.propose(one, investor)).body.proposal
    await world.act(one, id, 'withdraw')
    return world.act(investor, id, 'accept')
  },
  PAYMENT_QUOTE_EXPIRED: async () => {
    const buyer = await world.member('investor')
    await world.purchase(buyer, 'investor-monthly')
    const { transaction } = (await world.payments.buy(buyer, { plan_id: 'investor-yearly', mode: 'UPGRADE' })).body
    await world.payments.pay(transaction)
    // The purchase was paid meanwhile, so a renewal at the earlier price is no longer offered.
    return world.post('buy-membership', { ...monthly, mode: 'RENEW' }, buyer)
  },
  FILE_TOO_LARGE: () => upload(pdfOf(10 * 1024 * 1024 + 1), 'plan.pdf', 'valuation-report'),
  FILE_TYPE: () => upload(Buffer.from('#!/bin/sh\n'), 'plan.pdf', 'valuation-report'),
  UNAUTHORIZED: () => world.get('me'),
  PROOF_INVALID: () =>
    world.post('reset-password', { token: 'guessed', password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' }),
  PROFILE_INCOMPLETE: async () => world.post('profiles/investment/submission', {}, await almostSubmitted()),
  STEP_OUT_OF_ORDER: async () =>
    world.put('profiles/investment/business', { answers: {} }, await world.signUp('entrepreneur')),
  IDEMPOTENCY_MISMATCH: async () => {
    const one = await world.trialMember('investment')
    const id = randomUUID()
    await world.propose(one, await world.member('investor'), 'Shall we talk?', id)
    return world.propose(one, await world.member('investor'), 'Something else', id)
  },
  PAYMENT_NOT_SUCCEEDED: async () => {
    const buyer = await world.member('investor')
    const { payment_intent, uuid: trx_id } = (await world.payments.buy(buyer)).body.transaction
    return world.post('membership/payment', { payment_intent, trx_id }, buyer)
  },
  PRICE_CHANGED: async () =>
    world.post(
      'buy-membership',
      { ...monthly, confirmed: { minor: 100, currency: 'INR' } },
      await world.member('investor'),
    ),
  TRIAL_ALREADY_USED: () => world.post('buy-membership', { ...monthly, plan_id: 'investor-free-trial' }, investor),
  MOBILE_NOT_VERIFIED: async () =>
    world.post('buy-membership', { ...monthly, plan_id: 'investor-free-trial' }, await world.member('investor')),
  REFUND_NOT_POSSIBLE: async () => {
    const buyer = await world.member('investor')
    const { uuid } = await world.purchase(buyer, 'investor-monthly')
    await world.propose(buyer, await world.member('investment'))
    return world.post(`membership/payments/${uuid}/refund`, {}, buyer)
  },
  FILE_EMPTY: () => upload(new Uint8Array(), 'photo.png'),
  PICTURE_TOO_LARGE: async () => {
    const wide = sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
    return upload(await wide.png({ compressionLevel: 1 }).toBuffer(), 'photo.png')
  },
  STORAGE_FULL: async () => {
    await world.deps.db.update(accounts).set({ storageLimit: 10 }).where(eq(accounts.id, founder.id))
    const full = await upload(onePixel, 'photo.png')
    await world.deps.db.update(accounts).set({ storageLimit }).where(eq(accounts.id, founder.id))
    return full
  },
  PICTURE_UNREADABLE: () => upload(onePixel.subarray(0, 40), 'photo.png'),
  RATE_LIMITED: async () => world.post(`codes/${(await sendCode()).id}/resend`, {}),
  CROSS_ORIGIN: async () => {
    const answer = await world.app.request('/api/login', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: '{}',
    })
    return { status: answer.status, body: (await answer.json()) as CodeResponse }
  },
  BAD_REQUEST: async () => {
    const answer = await world.app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    })
    return { status: answer.status, body: (await answer.json()) as CodeResponse }
  },
}

/** Causes every code of a table, and expects the status beside it. */
async function answeredAsSaid(id: string, codes: number) {
  const rows = rowsBelow(id).flatMap(({ code = '', status }) => code.split(', ').map((one) => [one, Number(status)]))
  expect(rows).toHaveLength(codes)
  const answered = []
  for (const [code] of rows) {
    const { status, body } = (await causes[String(code)]?.()) ?? expect.fail(`${code} has no cause here`)
    world.clock.ahead = 0
    answered.push([body.code, status])
    if (code === 'VALIDATION_FAILED') expect(body.fields).toEqual({ password: expect.any(String) })
    if (code === 'PAYMENT_NOT_SUCCEEDED') expect(body.fields).toEqual({ trx_id: 'requires_payment' })
  }
  expect(answered).toEqual(rows)
}

holds('15.1', async () => {
  const ask = async (language: string) => {
    const answer = await world.app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        login_type: 'investor',
        target: { kind: 'email', email: 'nobody@test.in' },
        password: wrong,
        remember: false,
      }),
    })
    return (await answer.json()) as CodeResponse
  }
  const [english, hindi] = [await ask('en'), await ask('hi')]
  expect([english.status, english.code, hindi.code]).toEqual([
    false,
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_INVALID_CREDENTIALS',
  ])
  expect(english.message).toMatch(/^[ -~]+$/)
  expect(hindi.message).toMatch(/[\u0900-\u097f]/)
  expect(english.fields).toBeUndefined()
  expect(await register({ confirm_password: wrong, mobile: 'none' })).toMatchObject({
    body: { status: false, fields: { confirm_password: expect.any(String), mobile: expect.any(String) } },
  })
})

holds('15.2', () => answeredAsSaid('15.2', 21), 60_000)

holds('15.3', async () => {
  const person = await world.signUp('investor')
  const statusFor = async (as: Person | undefined) => (await world.get('me', as)).status
  expect(await statusFor(person)).toBe(200)
  expect(await statusFor(undefined)).toBe(401)
  expect(await statusFor({ ...person, id: investor.id })).toBe(401)
  const { body } = await world.post<{ access_token: string }>('login', {
    login_type: 'investor',
    target: { kind: 'email', email: person.email },
    password,
    remember: false,
  })
  const second = { ...person, token: body.access_token }
  await world.post('logout', {}, second)
  expect(await statusFor(second)).toBe(401)
  // None of these responds with 401: wrong passwords, codes and proofs, and any call with a valid token and arbitrary
  // input.
  expect((await logIn(person.email, wrong)).status).not.toBe(401)
  const ending = new Set(['POST /logout', 'GET /live'])
  const routes = (await readContract(world)).filter(({ name }) => !ending.has(name))
  expect(routes.length).toBeGreaterThan(60)
  const refused: string[] = []
  for (const route of routes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, () => randomUUID())
    const sent = route.method === 'GET' || route.method === 'DELETE' ? undefined : sampleOf(route.body ?? undefined)
    const query = route.query ? `?${route.query}` : ''
    const { status } = await world.app.request(`/api${path}${query}`, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person.token}`,
        'x-info-id': person.id,
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    if (status === 401) refused.push(route.name)
  }
  expect(refused).toEqual([])
  world.clock.ahead = 13 * 60 * minute
  expect(await statusFor(person)).toBe(401)
})

holds('15.4', async () => {
  const buyer = await world.member('investor')
  const { payments } = world.deps
  world.deps.payments = {
    ...payments,
    createIntent: () => Promise.reject(new Error('the secret reason at server/features/memberships/purchase.ts')),
  }
  try {
    const { status, headers, body } = await world.post<{ ErrorDetails: { message: string } }>(
      'buy-membership',
      monthly,
      buyer,
    )
    expect([status, body.ErrorDetails.message]).toEqual([500, expect.stringMatching(/\w/)])
    expect(`${headers.get('x-request-id')}`).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.stringify(body)).not.toMatch(/secret reason|\.ts\b|\bat .+:\d+/)
  } finally {
    world.deps.payments = payments
  }
})

holds('15.5', () => answeredAsSaid('15.5', 16), 60_000)

holds('15.6', async () => {
  const one = await world.trialMember('investment')
  const other = await world.trialMember('investor')
  const { id } = (await world.propose(one, other)).body.proposal
  expect((await world.act(one, id, 'withdraw')).status).toBe(200)
  for (const event of ['accept', 'shortlist'])
    expect(await world.act(other, id, event)).toMatchObject({
      status: 409,
      body: { status: false, code: 'ILLEGAL_TRANSITION', from: 'withdrawn', event },
    })
  // Another refusal contains neither field.
  const missing = await world.act(one, randomUUID(), 'withdraw')
  expect([missing.status, Object.keys(missing.body)]).toEqual([404, expect.not.arrayContaining(['from', 'event'])])
})
