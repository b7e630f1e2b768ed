import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { score } from '../support/attacks/observatory.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: 'https://founders.example' })
  server.clock.stop()
})
afterAll(() => server.close())

const built = new URL('../../dist/index.html', import.meta.url)
const page = existsSync(built)
  ? readFileSync(built, 'utf8')
  : '<script defer src="/static/js/index.js" integrity="sha256-x" crossorigin="anonymous"></script>'

describe('each page scores at least 135 by the rules of Mozilla Observatory (row 30)', () => {
  // 130 is the maximum for a page without scripts, which gets no points for their integrity.
  it.each([
    ['/', 135],
    ['/investor/login', 135],
    ['/about-us', 135],
    ['/mailbox', 130],
    ['/api/docs', 130],
  ])('%s: %i', async (path, wanted) => {
    const answer = await server.app.request(path)
    const html = answer.status === 503 ? page : await answer.text()
    const { points, lost } = score(answer.headers, html, 'https://founders.example')
    expect([points, lost]).toEqual([wanted, []])
  })

  it('a page with an inline script, without HSTS or framable by anybody would score less', async () => {
    const { headers } = await server.app.request('/')
    const scoreWith = (name: string, value: string | null) => {
      const changed = new Headers(headers)
      if (value === null) changed.delete(name)
      else changed.set(name, value)
      return score(changed, page, 'https://founders.example').points
    }
    const policy = headers.get('content-security-policy') ?? ''
    expect(
      scoreWith('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ).toBeLessThan(135)
    expect(
      scoreWith('content-security-policy', policy.replace("default-src 'none'", "default-src 'self'")),
    ).toBeLessThan(135)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(scoreWith('strict-transport-security', null)).toBeLessThan(135)
    expect(scoreWith('content-security-policy', policy.replace("frame-ancestors 'none'; ", ''))).toBeLessThan(135)
    expect(score(headers, page.replaceAll('integrity=', 'data-x='), 'https://founders.example').points).toBeLessThan(
      135,
    )
  })

  it('every response, including errors, files, events and downloads, has the same headers', async () => {
    for (const path of ['/api/me', '/api/nowhere', '/files/x', '/nowhere.js', '/operator', '/pictures/x.svg']) {
      const { headers } = await server.app.request(path)
      for (const name of [
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
        'strict-transport-security',
        'cross-origin-resource-policy',
      ])
        expect([path, name, headers.has(name)]).toEqual([path, name, true])
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})

/** The security headers of a response, by name. */
const named =
  /^(content-security-policy|strict-transport|x-content|x-frame|x-xss|x-dns|x-download|x-permitted|referrer|permissions|cross-origin|origin-agent)/
const safetyOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => named.test(name)))

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const overTls = { ...everywhere, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

describe('every kind of response', () => {
  it.each([
    ['an answer of the API', '/api/openapi.json', 200, policy, {}],
    ['a refusal', '/api/me', 401, policy, {}],
    ['a call that nobody knows', '/api/nowhere', 404, policy, {}],
    ['a file that is not there', '/nowhere.js', 404, policy, {}],
    ['the sign of life', '/healthz', 200, policy, {}],
    ['a page without scripts', '/mailbox', 200, policy, {}],
    ['a picture of the demo', '/pictures/x.svg', 200, "default-src 'none'", {}],
    ['the Flow Lab', '/flows', null, policy, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ])('%s has these security headers and no others', async (_, path, status, csp, more) => {
    const answer = await server.app.request(path)
    if (status !== null) expect(answer.status).toBe(status)
    expect(safetyOf(answer)).toEqual({ ...overTls, 'content-security-policy': csp, ...more })
  })

  it('a server with a payment provider lets its pages reach the provider, and nobody else', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    }
    const live = await startTestServer(keys)
    const csp = (await live.app.request('/api/openapi.json')).headers.get('content-security-policy')
    await live.close()
    expect(csp).toBe(
      policy
        .replace("script-src 'self'", "script-src 'self' https://js.stripe.com")
        .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
        // The second host shows the bank's page for 3-D Secure.
        .replace("frame-src 'none'", 'frame-src https://js.stripe.com https://hooks.stripe.com'),
    )
  })

  it('a response to a member is not cached, whether or not it sets a header of its own', async () => {
    const { id, token, email } = await server.member('investment')
    const me = await server.app.request('/api/me', { headers: { authorization: `Bearer ${token}`, 'x-info-id': id } })
    const guess = () =>
      server.app.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          login_type: 'investor',
          target: { kind: 'email', email },
          password: 'Not#The1Password',
          remember: false,
        }),
      })
    for (let tries = 0; tries < 5; tries++) await guess()
    const locked = await guess()
    expect([me.status, locked.status, Number(locked.headers.get('retry-after')) > 0]).toEqual([200, 423, true])
    for (const answer of [me, locked]) {
      expect(safetyOf(answer)).toEqual({ ...overTls, 'content-security-policy': policy })
      expect(['cache-control', 'content-type'].map((name) => answer.headers.get(name))).toEqual([
        'no-store',
        'application/json',
      ])
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-/)
    }
  })

  it('a page’s headers name what it preloads, and nothing else', async () => {
    const answer = await server.app.request('/')
    const { 'content-security-policy': own = '', ...others } = safetyOf(answer)
    expect(others).toEqual(overTls)
    expect(own.replace(/ 'sha256-[^']{43}='/g, '').replace(" 'unsafe-hashes'", '')).toBe(
      policy.replace(/ 'sha256-[^']{43}='/g, ''),
    )
  })

  it('without TLS no header requires TLS', async () => {
    const plain = await startTestServer()
    expect(safetyOf(await plain.app.request('/healthz'))).toEqual({ ...everywhere, 'content-security-policy': policy })
    await plain.close()
  })

  it('has an id generated by the server, whatever the request contains', async () => {
    const answer = await server.app.request('/api/me', { headers: { 'x-request-id': 'forged' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-/)
  })
})
