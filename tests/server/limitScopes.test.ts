import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiptUrls } from '../../server/features/memberships/receiptUrls.ts'
import { transactions } from '../../server/kernel/db/schema.ts'
import { consumeLimitFor, limits } from '../../server/kernel/http/limits.ts'
import { contract } from '../../src/domain/contract/routes.ts'
import { type Person, password, startTestServer, uploadOf } from '../support/server.ts'

/**
 * Whom each limit counts: a member on all devices and from everywhere, or an address with everyone behind it. A limit
 * without a call in this table does not compile.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
let [member, onOtherDevice, other]: Person[] = []
beforeAll(async () => {
  server = await startTestServer({ CLIENT_LIMITS: '1' })
  server.clock.stop()
  member = await server.member('investor')
  other = await server.member('investor')
  const credentials = { login_type: 'investor', target: { kind: 'email', email: member.email }, remember: false }
  const { body } = await server.request<{ access_token: string }>('POST', '/api/login', { ...credentials, password })
  onOtherDevice = { ...member, token: body.access_token }
})
afterAll(() => server.close())

const [here, elsewhere] = ['203.0.113.7', '198.51.100.9']
interface Caller {
  as: Person
  from: string
}
async function send({ as, from }: Caller, method: string, path: string, body?: object): Promise<number> {
  const headers = {
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    authorization: `Bearer ${as.token}`,
    'x-info-id': as.id,
  }
  const sent = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }
  const socket = { incoming: { socket: { remoteAddress: from } } }
  return (await server.app.request(path, { method, headers, ...sent }, socket)).status
}
const form = (fields: Record<string, string>) => {
  const made = uploadOf('photo', 'INVESTOR', new Uint8Array([1]), 'photo.png')
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
const example = (
  route:
    | 'POST /codes'
    | 'POST /register'
    | 'POST /login'
    | 'POST /reset-password'
    | 'POST /account/contact/code'
    | 'POST /contact'
    | 'POST /traces',
) => contract[route].example as object

async function receiptOf({ id }: Person): Promise<string> {
  const values = { accountId: id, profileKind: 'INVESTOR', mode: 'NEW', planId: 'investor-monthly' } as const
  const money = { amount: 149_900, currency: 'INR', exchangeRate: 1, status: 'confirmed' } as const
  const [row] = await server.deps.db
    .insert(transactions)
    .values({ ...values, ...money, addonTypes: [], quoteExpiresAt: server.deps.now() })
    .returning()
  return (row && receiptUrls(server.deps, row, 'en').receipt_pdf_url) ?? ''
}

/** A call that the limit counts. */
const calls: Record<keyof typeof limits, (caller: Caller) => Promise<number>> = {
  codes: (caller) => send(caller, 'POST', '/api/codes', example('POST /codes')),
  accounts: (caller) => send(caller, 'POST', '/api/register', example('POST /register')),
  logins: (caller) => send(caller, 'POST', '/api/login', example('POST /login')),
  passwordResets: (caller) => send(caller, 'POST', '/api/reset-password', example('POST /reset-password')),
  contactChanges: (caller) => send(caller, 'POST', '/api/account/contact/code', example('POST /account/contact/code')),
  billingDetails: (caller) => send(caller, 'PUT', '/api/billing-details', { details: null }),
  support: (caller) => send(caller, 'POST', '/api/contact', { ...example('POST /contact'), request_id: randomUUID() }),
  attachments: (caller) =>
    send(caller, 'POST', `/api/chats/${randomUUID()}/attachments`, form({ client_id: randomUUID(), text: '' })),
  documents: (caller) => send(caller, 'POST', '/api/documents', form({})),
  receipts: async (caller) => send(caller, 'GET', await receiptOf(caller.as)),
  summaries: (caller) => send(caller, 'GET', `/api/listings/${randomUUID()}/summary`),
  agreements: (caller) => send(caller, 'GET', `/api/proposals/${randomUUID()}/nda`),
  searches: (caller) => send(caller, 'GET', '/api/listings?kind=INVESTMENT&q=cold'),
  facets: (caller) => send(caller, 'GET', '/api/listings/facets?kind=INVESTMENT&q=cold'),
  matches: (caller) => send(caller, 'GET', '/api/listings/matching?kind=INVESTMENT&q=cold'),
  traces: (caller) => send(caller, 'POST', '/api/traces', example('POST /traces')),
  traceAddresses: (caller) => send(caller, 'POST', '/api/traces', example('POST /traces')),
}
const names = Object.keys(calls) as (keyof typeof limits)[]
const useUp = async (name: keyof typeof limits, who: string) => {
  // Some of it may be used already, such as by the documents of the member's registration.
  for (let used = 0; used < limits[name].most; used++)
    await consumeLimitFor(server.deps, name, who).catch((refusal: { code?: string }) => {
      if (refusal.code !== 'RATE_LIMITED') throw refusal
    })
}
const people = () => {
  if (!member || !onOtherDevice || !other) throw new Error('nobody is logged in')
  return { member, onOtherDevice, other }
}

/** Public calls with a password that is not a new one. */
const passwordChecks = Object.entries(contract).flatMap(([route, { who, ...declared }]) => {
  const body = 'example' in declared ? (declared.example as object) : {}
  return who === 'anyone' && 'password' in body && !('confirm_password' in body) ? [{ route, body }] : []
})
it('every public call that checks a password is a login attempt', async () => {
  expect(passwordChecks.length).toBeGreaterThan(3)
  const guessing = { as: people().member, from: '192.0.2.44' }
  await useUp('logins', guessing.from)
  for (const { route, body } of passwordChecks) {
    const [method = '', path] = route.split(' ')
    expect([route, await send(guessing, method, `/api${path}`, body)]).toEqual([route, 429])
  }
})

describe.each(names.filter((name) => limits[name].by === 'member'))('%s', (name) => {
  it('are counted for the member, on every device and from every address, and for nobody else', async () => {
    const { member: own, onOtherDevice: device, other: another } = people()
    await useUp(name, own.id)
    expect(await calls[name]({ as: own, from: here })).toBe(429)
    expect(await calls[name]({ as: device, from: elsewhere })).toBe(429)
    expect(await calls[name]({ as: another, from: here })).not.toBe(429)
  })
})

describe.each(names.filter((name) => limits[name].by === 'address'))('%s', (name) => {
  it('are counted for the address, for everybody behind it, and for no other address', async () => {
    const { member: own, other: another } = people()
    await useUp(name, here)
    expect(await calls[name]({ as: own, from: here })).toBe(429)
    expect(await calls[name]({ as: another, from: here })).toBe(429)
    expect(await calls[name]({ as: another, from: elsewhere })).not.toBe(429)
  })
})
