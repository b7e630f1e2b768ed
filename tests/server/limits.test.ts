import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/kernel/config.ts'
import { clientOf } from '../../server/kernel/http/address.ts'
import { consumeLimitFor, limits, targetLimits } from '../../server/kernel/http/limits.ts'
import { Refusal } from '../../server/kernel/http/refusal.ts'
import { minute } from '../../src/domain/durations.ts'
import { pdfOf } from '../support/files.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { password, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' })
  server.clock.stop()
})
afterAll(() => server.close())

/** A call from an address, as the socket and the proxy in front report it. */
const from = (address: string, path: string, body: object, forwarded?: string) =>
  server.app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )
const statusesOf = async (calls: (Response | Promise<Response>)[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const code = (number: number) => ({ purpose: 'verify_email', target: targetNamed(`stranger${number}@test.in`) })

describe('one address', () => {
  it('can request 60 codes to strangers in an hour, and another address has its own limit', async () => {
    const statuses: number[] = []
    for (let asked = 0; asked < 100; asked += 10) {
      const calls = Array.from({ length: 10 }, (_, number) => from('203.0.113.7', '/api/codes', code(asked + number)))
      statuses.push(...(await statusesOf(calls)))
    }
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
      60, 40,
    ])
    const refused = await from('203.0.113.7', '/api/codes', code(165))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.8', '/api/codes', code(65))).status).toBe(200)
    server.clock.ahead = 3_600_000
    const later = await from('203.0.113.7', '/api/codes', code(66))
    server.clock.ahead = 0
    expect(later.status).toBe(200)
  })

  it('can write to support 30 times in an hour, from anywhere in its own 64 bits', async () => {
    const message = () => ({
      request_id: randomUUID(),
      name: 'Nobody',
      email: 'nobody@test.in',
      topic: 'other',
      message: 'This is a message that is long enough.',
    })
    const statuses = await statusesOf(
      Array.from({ length: 300 }, (_, number) => from(`2001:db8:1:2::${number + 1}`, '/api/contact', message())),
    )
    expect(statuses.filter((one) => one === 429)).toHaveLength(270)
    expect((await from('2001:db8:1:3::1', '/api/contact', message())).status).toBe(200)
  })

  it('is the address that the proxy saw, not one that a client claims', async () => {
    const claimed = Array.from({ length: 62 }, (_, number) =>
      from('127.0.0.1', '/api/codes', code(300 + number), `198.51.100.${number}, 203.0.113.99`),
    )
    expect((await statusesOf(claimed)).filter((one) => one === 429)).toHaveLength(2)
  })
})

describe('one member', () => {
  it('can send 120 of 1,500 files in an hour in conversations', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const request = {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(investor),
      message: 'Shall we?',
    }
    const sent = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', request, founder)
    const { id } = sent.body.proposal
    await server.request('GET', `/api/proposals/${id}`, undefined, investor)
    const accepted = await server.request<{ proposal: { chat_id: string } }>(
      'POST',
      `/api/proposals/${id}/accept`,
      {},
      investor,
    )
    const send = () => {
      const form = new FormData()
      form.set('client_id', randomUUID())
      form.set('text', '')
      form.set('file', new File([new Uint8Array(pdfOf(2_000))], 'plan.pdf'))
      return server.request('POST', `/api/chats/${accepted.body.proposal.chat_id}/attachments`, form, founder)
    }
    const statuses: number[] = []
    for (let round = 0; round < 150; round++)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status))
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
      120, 1_380,
    ])
  })

  it('can guess the current password five times out of 60, from any of the member’s sessions', async () => {
    const person = await server.signUp('investor')
    const body = { login_type: 'investor', target: { kind: 'email', email: person.email }, password, remember: false }
    const other = await server.request<{ access_token: string }>('POST', '/api/login', body)
    const sessions = [person, { ...person, token: other.body.access_token }]
    const guess = (number: number) =>
      server.request(
        'POST',
        '/api/update-password',
        { current_password: `Wrong#Pass${number}`, password: 'Fresh#Bridge8', confirm_password: 'Fresh#Bridge8' },
        sessions[number % 2],
      )
    const statuses = (await Promise.all(Array.from({ length: 60 }, (_, number) => guess(number)))).map(
      ({ status }) => status,
    )
    expect([statuses.filter((one) => one === 400).length, statuses.filter((one) => one === 423).length]).toEqual([
      5, 55,
    ])
  })
})

describe('the identity of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::5]:443', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client)
  })
})

describe('the limits', () => {
  it('match the document', () => {
    const document = readFileSync('docs/security.md', 'utf8')
    const printed = Object.values(limits).map(({ what, by, most, window }) =>
      ['', what, by === 'address' ? 'an address' : 'a member', String(most), `${window / minute} min`, ''].join('|'),
    )
    const ofTargets = Object.values(targetLimits).map(({ what, of, most, window }) =>
      ['', what, `a ${of}`, String(most), `${window / minute} min`, ''].join('|'),
    )
    const rows = document.split('\n').map((line) => line.replace(/\s*\|\s*/g, '|'))
    expect([...printed, ...ofTargets].filter((row) => !rows.includes(row))).toEqual([])
  })

  it.each(Object.keys(limits) as (keyof typeof limits)[])(
    '%s: a refused client is let through after the time that the refusal names, and not before',
    async (name) => {
      const { most, window } = limits[name]
      const who = randomUUID()
      const secondsLeft = () =>
        consumeLimitFor(server.deps, name, who).then(
          () => null,
          (error) => Number(error instanceof Refusal && error.detail.headers?.['retry-after']),
        )
      const used = sql`update rate_limits set count = ${most} where key = ${`${name}:${who}`}`
      try {
        // A window begins at a multiple of its length, so this is inside one.
        server.clock.ahead += window - (server.deps.now().getTime() % window) + Math.floor(window / 3)
        expect(await secondsLeft()).toBeNull()
        await server.deps.db.execute(used)
        const left = (await secondsLeft()) ?? 0
        server.clock.ahead += left * 1_000 - 2_000
        expect(await secondsLeft()).toBeGreaterThan(0)
        server.clock.ahead += 2_000
        expect(await secondsLeft()).toBeNull()
      } finally {
        server.clock.ahead = 0
      }
    },
  )

  it('cannot be switched off in production', () => {
    const production = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }
    expect(() => readConfig({ ...production, CLIENT_LIMITS: '0' })).toThrow('CLIENT_LIMITS')
    expect(readConfig(production).CLIENT_LIMITS).toBe(true)
  })
})
