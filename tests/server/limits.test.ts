import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { clientOf } from '../../server/http/address.ts'
import { limits } from '../../server/http/limits.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' })
})
afterAll(() => server.close())

/** A call from an address, as the socket and the proxy in front say it. */
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
const code = (number: number) => ({ purpose: 'verify_email', target: `stranger${number}@test.in` })

describe('one address', () => {
  it('asks for 60 codes to strangers in an hour, and another address for its own', async () => {
    const asked = Array.from({ length: 64 }, (_, number) => from('203.0.113.7', '/api/codes', code(number)))
    const statuses = await statusesOf(asked)
    expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
      60, 4,
    ])
    const refused = await from('203.0.113.7', '/api/codes', code(65))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.8', '/api/codes', code(65))).status).toBe(200)
    server.clock.ahead = 3_600_000
    const later = await from('203.0.113.7', '/api/codes', code(66))
    server.clock.ahead = 0
    expect(later.status).toBe(200)
  })

  it('writes to support 30 times in an hour, from wherever in its own 64 bits', async () => {
    const message = () => ({
      request_id: randomUUID(),
      name: 'Nobody',
      email: 'nobody@test.in',
      topic: 'other',
      message: 'This is a message that is long enough.',
    })
    const statuses = await statusesOf(
      Array.from({ length: 40 }, (_, number) => from(`2001:db8:1:2::${number + 1}`, '/api/contact', message())),
    )
    expect(statuses.filter((one) => one === 429)).toHaveLength(10)
    expect((await from('2001:db8:1:3::1', '/api/contact', message())).status).toBe(200)
  })

  it('is what the proxy itself saw, not what a client claims', async () => {
    const claimed = Array.from({ length: 62 }, (_, number) =>
      from('127.0.0.1', '/api/codes', code(100 + number), `198.51.100.${number}, 203.0.113.99`),
    )
    expect((await statusesOf(claimed)).filter((one) => one === 429)).toHaveLength(2)
  })
})

describe('what counts as one client', () => {
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
  it('are those that the document prints', () => {
    const document = readFileSync('docs/security.md', 'utf8')
    const printed = Object.values(limits).map(({ what, by, most, seconds }) =>
      ['', what, by === 'address' ? 'an address' : 'a member', String(most), `${seconds / 60} min`, ''].join('|'),
    )
    const rows = document.split('\n').map((line) => line.replace(/\s*\|\s*/g, '|'))
    expect(printed.filter((row) => !rows.includes(row))).toEqual([])
  })

  it('cannot be switched off in production', () => {
    const production = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }
    expect(() => readConfig({ ...production, CLIENT_LIMITS: '0' })).toThrow('CLIENT_LIMITS')
    expect(readConfig(production).CLIENT_LIMITS).toBe(true)
  })
})
