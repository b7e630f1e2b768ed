import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filled, operationsOf, validOf } from '../support/attacks/contract.ts'
import { rowCounts, sweepOnce, violationsOf } from '../support/faults.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { goodCard, paymentsOn } from '../support/payments.ts'
import { onePixel, type Person, password, startTestServer, uploadOf } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let server: Awaited<ReturnType<typeof startTestServer>>
let founder: Person
let investor: Person
let chatId: string
beforeAll(async () => {
  server = await startTestServer()
  founder = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  chatId = await openedChat(server, founder, investor)
})
afterAll(() => server.close())

interface Ready {
  as?: Person
  ids?: Record<string, string>
  body?: unknown
}

describe('a response that is lost after its commit', () => {
  /** The input that a call needs beyond its schema, created anew for each call. */
  const ready: Record<string, () => Promise<Ready> | Ready> = {
    '/api/codes': () => ({
      body: { purpose: 'verify_email', target: targetNamed(`again${randomUUID().slice(0, 8)}@test.in`) },
    }),
    '/api/register': async () => {
      const email = `again${randomUUID().slice(0, 8)}@test.in`
      const email_proof = await server.prove('verify_email', email)
      const mobile = `+91983${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`
      const names = { login_type: 'investor', name: 'Asha', language: 'en', accept_terms: true }
      return { body: { ...names, email, email_proof, mobile, password, confirm_password: password } }
    },
    '/api/reset-password': async () => {
      const person = await server.signUp('investor')
      const token = await server.prove('reset_password', person.email)
      return { body: { token, password: 'Other#Bridge8', confirm_password: 'Other#Bridge8' } }
    },
    '/api/account-deletion': async () => {
      const person = await server.signUp('investor')
      return { body: { token: await server.prove('delete_account', person.email), password } }
    },
    '/api/context': () => ({ as: founder, body: { account_type: 'investment' } }),
    '/api/logout': async () => ({ as: await server.signUp('investor') }),
    '/api/update-password': async () => ({
      as: await server.signUp('investor'),
      body: { current_password: password, password: 'Other#Bridge8', confirm_password: 'Other#Bridge8' },
    }),
    '/api/master-values/{name}': () => ({ ids: { name: 'industry' }, body: {} }),
    '/api/profiles/{kind}/submission': () => ({ as: founder, ids: { kind: 'investment' } }),
    '/api/buy-membership': async () => ({
      as: await server.member('investor'),
      body: { plan_id: 'investor-monthly', types: [], mode: 'NEW' },
    }),
    '/api/membership/payment': async () => {
      const { as, transaction } = await paid()
      return { as, body: { payment_intent: transaction.payment_intent, trx_id: transaction.uuid } }
    },
    '/api/membership/payments/{id}/refund': async () => {
      const { as, transaction } = await paid()
      const request = { payment_intent: transaction.payment_intent, trx_id: transaction.uuid }
      await server.request('POST', '/api/membership/payment', request, as)
      return { as, ids: { id: transaction.uuid } }
    },
    '/api/membership/cancellation': () => ({ as: investor }),
    '/api/listings/{id}/opening': async () => ({ as: investor, ids: { id: await server.profileIdOf(founder) } }),
    '/api/listings/{id}/report': async () => ({
      as: investor,
      ids: { id: await server.profileIdOf(founder) },
      body: { reason: 'spam', text: '' },
    }),
    '/api/saved-searches': () => ({
      as: investor,
      body: { kind: 'INVESTMENT', name: 'Again', query: {}, alert: 'off' },
    }),
    '/api/proposals': async () => ({
      as: founder,
      body: {
        request_id: randomUUID(),
        receiver_profile_id: await server.profileIdOf(await server.member('investor')),
        message: 'Shall we talk?',
        draft: false,
      },
    }),
    '/api/proposals/{id}/{action}': async () => {
      const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
      const receiver_profile_id = await server.profileIdOf(receiver)
      const request = { request_id: randomUUID(), receiver_profile_id, message: 'Shall we talk?', draft: false }
      const sent = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', request, sender)
      return { as: receiver, ids: { id: sent.body.proposal.id, action: 'accept' }, body: {} }
    },
    '/api/chats/{id}/messages': () => ({
      as: founder,
      ids: { id: chatId },
      body: { client_id: randomUUID(), kind: 'TEXT', text: 'Once' },
    }),
    '/api/chats/{id}/read': () => ({ as: founder, ids: { id: chatId }, body: { seq: 1 } }),
    '/api/chats/delivered': () => ({ as: founder, body: { marks: [{ chat_id: chatId, seq: 1 }] } }),
    '/api/chats/{id}/typing': () => ({ as: founder, ids: { id: chatId } }),
    '/api/chats/{id}/reports': () => ({
      as: founder,
      ids: { id: chatId },
      body: { request_id: randomUUID(), reason: 'spam', note: '' },
    }),
    '/api/notifications/read': () => ({ as: founder, body: { id: null } }),
    '/api/register-device': () => ({ as: founder, body: { token: 'device', push_type: 'WEB_PUSH' } }),
    '/api/unregister-device': () => ({ as: founder, body: { token: 'device', push_type: 'WEB_PUSH' } }),
    '/api/contact': () => ({
      body: {
        request_id: randomUUID(),
        name: 'Asha',
        email: 'again@test.in',
        topic: 'other',
        message: 'I would like to know more about the plans, please.',
      },
    }),
  }

  async function paid() {
    const as = await server.member('investor')
    const { buy, pay } = paymentsOn(server)
    const { transaction } = (await buy(as)).body
    await pay(transaction, goodCard)
    return { as, transaction }
  }

  /** The row counts once writing has stopped: a provider's event may be processed alongside the call. */
  async function settled(): Promise<Record<string, number>> {
    let before = await rowCounts(server)
    for (let tries = 0; tries < 50; tries++) {
      await server.deliverAll()
      const now = await rowCounts(server)
      if (JSON.stringify(now) === JSON.stringify(before)) return now
      before = now
    }
    throw new Error('the server does not come to rest')
  }

  /** A second login requests a second session; every other repeat must change nothing. */
  const twiceOnPurpose = ['/api/login']

  it('each POST can be repeated: nothing is doubled, and no refusal loses data', async () => {
    const doubled: Record<string, unknown> = {}
    const first: Record<string, number> = {}
    const posts = (await operationsOf(server.app)).filter(
      ({ method, path }) => method === 'POST' && !twiceOnPurpose.includes(path),
    )
    for (const { path, body: schema } of posts) {
      const given = (await ready[path]?.()) ?? { as: founder }
      const address = filled(path, (name) => given.ids?.[name] ?? randomUUID())
      const body = /documents$|attachments$/.test(path) ? null : (given.body ?? validOf(schema ?? {}))
      const send = () =>
        server.request(
          'POST',
          body === null ? address.replace(/\/[^/]+\/attachments/, `/${chatId}/attachments`) : address,
          body ?? form(path),
          given.as ?? undefined,
        )
      const upload = randomUUID()
      function form(of: string): FormData {
        const made = uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'again.png')
        if (of.endsWith('/documents')) {
          made.set('key', 'additional-supporting-document')
          made.set('request_id', upload)
        } else made.set('client_id', upload)
        return made
      }
      await settled()
      const one = await send()
      const after = await settled()
      const two = await send()
      const again = await settled()
      first[path] = one.status
      if (two.status >= 500 || JSON.stringify(after) !== JSON.stringify(again))
        doubled[path] = {
          one: one.status,
          two: two.status,
          more: Object.keys(again).filter((table) => again[table] !== after[table]),
        }
    }
    expect(doubled).toEqual({})
    const worked = Object.values(first).filter((status) => status === 200).length
    expect([worked >= 24, first]).toEqual([true, first])
    expect(await violationsOf(server)).toEqual([])
  })
})

describe('the card provider', () => {
  const broken = (fault: () => Promise<never>) => {
    const payments = server.deps.payments
    const failing = { ...payments, intent: fault, createIntent: fault, cancelIntent: fault, refund: fault }
    server.deps.payments = failing
    return () => {
      server.deps.payments = payments
    }
  }

  it('responds with 500 while members pay: they see it, and afterwards one charge is one membership', async () => {
    const as = await server.member('investor')
    const { buy, pay } = paymentsOn(server)
    let heal = broken(() => Promise.reject(new Error('provider: 500')))
    expect((await buy(as)).status).toBe(500)
    heal()
    const { transaction } = (await buy(as)).body
    await pay(transaction, goodCard)
    heal = broken(() => Promise.reject(new Error('provider: 500')))
    const request = { payment_intent: transaction.payment_intent, trx_id: transaction.uuid }
    expect((await server.request('POST', '/api/membership/payment', request, as)).status).toBe(500)
    expect((await server.request('GET', '/api/me', undefined, as)).status).toBe(200)
    heal()
    await sweepOnce(server)
    const me = await server.request<{ has_active_subscription: number }>('GET', '/api/me', undefined, as)
    expect(me.body.has_active_subscription).toBe(1)
    expect(await violationsOf(server)).toEqual([])
  })

  it('never responds: requests that do not need it take only seconds', async () => {
    const as = await server.member('investor')
    await paymentsOn(server).buy(as)
    const heal = broken(() => new Promise<never>(() => {}))
    const started = performance.now()
    expect((await server.request('GET', '/api/me', undefined, as)).status).toBe(200)
    expect((await server.request('GET', `/api/chats/${chatId}`, undefined, founder)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(8_000)
    heal()
  })
})

describe('the disk', () => {
  it('is full during an upload: the upload is refused without a row or a partial file, and works again with free space', async () => {
    const files = server.deps.files
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    let writes = 0
    server.deps.files = { ...files, put: (...args) => (++writes > 1 ? Promise.reject(full) : files.put(...args)) }
    const before = await rowCounts(server)
    const owner = founder
    const upload = () =>
      server.request('POST', '/api/documents', uploadOf('business-photo', 'INVESTMENT', onePixel, 'new.png'), owner)
    expect((await upload()).status).toBe(500)
    const client = uploadOf('x', 'x', onePixel, 'x.png')
    client.set('client_id', randomUUID())
    expect((await server.request('POST', `/api/chats/${chatId}/attachments`, client, founder)).status).toBe(500)
    expect(await rowCounts(server)).toEqual(before)
    server.deps.files = files
    expect((await upload()).status).toBe(200)
    server.clock.ahead += 2 * 3_600_000
    expect(await violationsOf(server)).toEqual([])
  })
})

describe('the clock', () => {
  it('jumps an hour ahead and back while everything runs: nothing breaks, and codes and sessions still work', async () => {
    for (const jump of [3_600_000, -3_600_000]) {
      const { buy, pay } = paymentsOn(server)
      const as = await server.member('investor')
      const { transaction } = (await buy(as)).body
      await pay(transaction, goodCard)
      server.clock.ahead += jump
      await sweepOnce(server)
      expect((await server.request('GET', '/api/me', undefined, as)).status).toBe(200)
      expect((await server.signUp('investor')).token).not.toBe('')
      await sweepOnce(server)
    }
    expect(await violationsOf(server)).toEqual([])
  })
})
