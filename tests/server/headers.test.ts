import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { score } from '../support/attacks/observatory.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: 'https://founders.example' })
})
afterAll(() => server.close())

const built = new URL('../../dist/index.html', import.meta.url)
const page = existsSync(built)
  ? readFileSync(built, 'utf8')
  : '<script defer src="/static/js/index.js" integrity="sha256-x" crossorigin="anonymous"></script>'

describe('each page scores at least 135 by the rules of Mozilla Observatory (row 30)', () => {
  // A page without any script can be given no points for their integrity: 130 is all there is.
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

  it('a page with an inline script, without HSTS or framed by anybody would not', async () => {
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

  it('no page is spared: errors, files, events and downloads carry the same headers', async () => {
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
