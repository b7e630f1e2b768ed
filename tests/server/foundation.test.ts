import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProfiles } from '../../server/demo/people.ts'
import { checkAnswers } from '../../server/features/wizard/check.ts'
import { configTable, readConfig, seedsDemo } from '../../server/kernel/config.ts'
import { lockDirectory } from '../../server/kernel/db/lock.ts'
import { checkStep } from '../../src/domain/registration/check.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('configuration', () => {
  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'belong together'],
    [{ NODE_ENV: 'production' }, 'ALLOW_SANDBOX'],
  ])('%o is refused with the variable’s name', (environment, named) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(named)
  })

  it('adds no demo members in production, because their passwords are published', () => {
    const production = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }
    expect([seedsDemo(readConfig({})), seedsDemo(readConfig({ ...production, DEMO_DATA: '1' }))]).toEqual([true, false])
  })

  it('in production the sandbox accepts only the keys of its own installation', async () => {
    const own = await startTestServer({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' })
    const lists = async (server: typeof own, key: string) =>
      (await server.app.request('/sandbox/v1/payment_intents', { headers: { authorization: `Bearer ${key}` } })).status
    const elsewhere = await startTestServer()
    const seen = [await lists(elsewhere, 'sk_test_sandbox'), await lists(own, 'sk_test_sandbox')]
    await own.close()
    await elsewhere.close()
    expect(seen).toEqual([200, 401])
  })

  it('is documented, variable by variable', () => {
    const documented = readFileSync('docs/configuration.md', 'utf8')
    expect(configTable.map(({ name }) => name).filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  it('has an embedded default for every variable', () => {
    expect(readConfig({}).PORT).toBe(3000)
    expect(configTable.every(({ fallback, purpose }) => fallback.length > 0 && purpose.length > 0)).toBe(true)
  })
})

it('firebase-admin is not loaded without Firebase', () => {
  expect(server.deps.push).toBeNull()
})

describe('the data directory', () => {
  it('is locked by one process; the lock of a dead process is taken over', () => {
    const directory = mkdtempSync(join(tmpdir(), 'founders-lock-'))
    writeFileSync(join(directory, 'server.lock'), '999999999')
    const release = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow('in use')
    release()
    lockDirectory(directory)()
  })
})

describe('every response', () => {
  it('carries a request id and the policy headers', async () => {
    const { headers } = await server.request('GET', '/api/plans?login_type=investor')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('refuses a call from another site', async () => {
    const answer = await server.app.request('/api/login', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  })

  it('is 404 for an unknown address and 401 for a guarded one without a token', async () => {
    expect((await server.request('GET', '/api/nothing')).status).toBe(404)
    expect((await server.request('GET', '/api/chats')).body).toMatchObject({ status: false, code: 'UNAUTHORIZED' })
  })

  it('is described in the published contract', async () => {
    const { body } = await server.request<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json')
    for (const path of [
      '/me',
      '/login',
      '/buy-membership',
      '/membership/payment',
      '/proposals',
      '/chats/{id}/messages',
      '/countries',
    ])
      expect(Object.keys(body.paths)).toContain(path)
  })
})

describe('demo members', () => {
  it('have answers that the registration accepts', () => {
    const wrong = demoProfiles({ INVESTOR: 44, INVESTMENT: 62, WANT_TO_SELL: 42, WANT_TO_GROW: 32 }, 2026).flatMap(
      ({ kind, basic, business, email }) => [
        ...Object.entries(checkAnswers(kind, 'basic', basic, new Date())).map((error) => [email, error]),
        ...Object.entries(checkAnswers(kind, 'business', business, new Date())).map((error) => [email, error]),
        ...Object.entries(checkStep(kind, 'business', business, 2026)).map((error) => [email, error]),
      ],
    )
    expect(wrong).toEqual([])
  })
})
