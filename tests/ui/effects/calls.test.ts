import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, StateMachine } from 'xstate'
import { storedList, storeList } from '../../../src/services/storedLists.ts'
import { machinesOfProduct } from '../../support/effects.ts'
import { answerOf, credentialsOf, signIn, stubWire } from '../../support/wire.ts'
import { sent, type Write, writes } from './tables/writes.ts'

/**
 * The request of each write of a flow, and that a refusal never counts as success. The table is written from the API of
 * docs/product; the actors are the product's own, down to the network.
 */

/** Actors whose call another test covers, or that make none; the rest only read. */
const elsewhere: Readonly<Record<string, string>> = {
  'documentUpload.uploadDocument': 'reports its answer as an event: tests/ui/effects/sending.test.ts',
  'conversation.sendMessage': 'reports its answer as an event: tests/ui/effects/sending.test.ts',
  'session.lazyFlows': 'starts flows: tests/ui/effects/member.test.ts',
  'payment.chargeCard': 'asks the card provider: tests/ui/effects/sending.test.ts',
  'push.requestPermission': 'asks the browser',
  'push.registerDevice': 'asks the browser first: tests/flows/own/push.test.ts',
  'push.unregisterDevice': 'asks the browser first: tests/flows/own/push.test.ts',
}
const onlyReads = /\.(load|fetch|find|read|prefetch|open(Chat)|restore|download|listen|subscribe|watch|follow|show)/

/** Every actor of every flow, by the flow's id and its own name. */
const actors = new Map<string, AnyActorLogic>(
  [...machinesOfProduct()].flatMap(([flow, { implementations }]) =>
    Object.entries(implementations.actors as Record<string, AnyActorLogic>)
      .filter(([, logic]) => !(logic instanceof StateMachine))
      .map(([name, logic]) => [`${flow}.${name}`, logic] as const),
  ),
)

function ask(name: string, input: unknown): Promise<unknown> {
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  return answerOf(logic, input)
}

beforeEach(signIn)
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

const rows = Object.entries(writes).flatMap(([name, reported]) =>
  [reported]
    .flat()
    .map((row: Write) => ({ name, row, title: `${name} ${JSON.stringify(row.input) ?? ''}`.slice(0, 90) })),
)

it('every actor that writes is in the table, or names its test', () => {
  const known = [...Object.keys(writes), ...Object.keys(elsewhere)]
  expect(known.filter((name) => !actors.has(name))).toEqual([])
  expect([...actors.keys()].filter((name) => !known.includes(name) && !onlyReads.test(name))).toEqual([])
})

describe('a write', () => {
  it.each(rows)('$title: a refusal is no success, and the request matches the API', async ({ name, row }) => {
    const wire = stubWire(422, { status: false, code: 'REFUSED', message: 'No.', fields: {} })
    const asked = ask(name, row.input)
    const refusal = { code: 'REFUSED', message: 'No.', fields: {} }
    if ((row.refused ?? 'told') === 'told') expect(await asked).toEqual({ ok: false, refusal })
    else await expect(asked).rejects.toThrow('No.')
    expect(wire.calls).toEqual(row.sends)
    // A login within a session lets the server end the session that it replaces.
    const whose = name === 'login.logIn' ? credentialsOf(sent('GET /me')) : null
    expect(wire.carried).toEqual(row.sends.map((one) => whose ?? credentialsOf(one)))
  })

  it.each(rows)('$title: a lost response is neither success nor refusal', async ({ name, row }) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(ask(name, row.input)).rejects.toThrow('Server Not Responding')
  })

  it('on a Hindi page asks for Hindi, and a new member chooses it for their e-mails', async () => {
    const changed: unknown[] = []
    for (const { name, row } of rows) {
      document.documentElement.lang = 'hi'
      const wire = stubWire(422, { status: false, code: 'REFUSED', message: 'No.', fields: {} })
      await ask(name, row.input).catch(() => null)
      expect(wire.carried.map((one) => one['accept-language'])).toEqual(row.sends.map(() => 'hi'))
      if (JSON.stringify(wire.calls) !== JSON.stringify(row.sends)) changed.push([name, wire.calls[0]?.body])
    }
    expect(changed).toEqual([['register.register', expect.objectContaining({ language: 'hi' })]])
  })
})

describe('a code that was sent before a reload', () => {
  const challenge = {
    status: true,
    challenge_id: 'kept',
    target: 'a•••@b.in',
    server_time: '2026-11-21T08:00:00.000Z',
    resend_at: '2026-11-21T08:00:30.000Z',
    expires_at: '2026-11-21T08:15:00.000Z',
    tries_left: 5,
  }
  const keep = (email: string, purpose = 'change_contact') =>
    sessionStorage.setItem('one-time-code', JSON.stringify({ purpose, target: { kind: 'email', email }, id: 'kept' }))

  it('is reused for the same address', async () => {
    keep('a@b.in')
    const wire = stubWire(200, challenge)
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: null })
    expect(wire.calls).toEqual([{ call: 'GET /codes/kept', body: null }])
  })

  it.each([
    ['another address', 'other@b.in', 'change_contact'],
    ['another purpose', 'a@b.in', 'verify_email'],
  ])('is not reused for %s', async (_, target, purpose) => {
    keep(target, purpose)
    const wire = stubWire(200, challenge)
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' })
    expect(wire.calls).toEqual([
      sent('POST /account/contact/code', { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' }),
    ])
    expect(JSON.parse(sessionStorage.getItem('one-time-code') ?? 'null')).toEqual({
      purpose: 'change_contact',
      target: { kind: 'email', email: 'a@b.in' },
      id: 'kept',
    })
  })
})

describe('the browser storage after the response to a write', () => {
  const stored = () => ({ ...localStorage })
  const code = JSON.stringify({ purpose: 'change_contact', target: { kind: 'email', email: 'a@b.in' }, id: 'c' })

  it('a changed password: the new token replaces the old one, if there is one', async () => {
    const draft = { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' }
    stubWire(200, { status: true, message: { message: 'Password changed.' } })
    expect(await ask('changePassword.updatePassword', draft)).toEqual({ ok: true, value: 'Password changed.' })
    expect(stored().access_token).toBe('token')
    stubWire(200, { status: true, message: { message: 'Password changed.' }, access_token: 'fresh' })
    await ask('changePassword.updatePassword', draft)
    expect(stored().access_token).toBe('fresh')
  })

  it('a correct code: nothing of it; a wrong one: the data for a reload', async () => {
    sessionStorage.setItem('one-time-code', code)
    stubWire(422, { status: false, code: 'OTP_WRONG', message: 'No.', fields: {} })
    await ask('oneTimeCode.verifyCode', { id: 'c', code: '123456' })
    expect(sessionStorage.getItem('one-time-code')).toBe(code)
    stubWire(200, { status: true, proof: 'p' })
    expect(await ask('oneTimeCode.verifyCode', { id: 'c', code: '123456' })).toMatchObject({ value: { proof: 'p' } })
    expect(sessionStorage.getItem('one-time-code')).toBeNull()
  })

  it('an expired code: nothing, and another one is sent', async () => {
    sessionStorage.setItem('one-time-code', code)
    const wire = stubWire(404, { status: false, code: 'NOT_FOUND', message: 'No.', fields: {} })
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: null })
    expect(wire.calls.map(({ call }) => call)).toEqual(['GET /codes/c', 'POST /account/contact/code'])
    expect(sessionStorage.getItem('one-time-code')).toBeNull()
  })

  it.each([
    ['mark', true],
    ['unmark', false],
  ])('a listing after %s: the same in every list that is opened again', async (action, favourite) => {
    const cards = [
      { id: 'l', favourite: !favourite },
      { id: 'm', favourite: !favourite },
    ]
    storeList({ list: cards })
    stubWire(200, { status: true, listing: { id: 'l' } })
    await ask('listing.runAction', { id: 'l', action })
    expect(storedList()).toEqual({
      list: [
        { id: 'l', favourite },
        { id: 'm', favourite: !favourite },
      ],
    })
  })
})
