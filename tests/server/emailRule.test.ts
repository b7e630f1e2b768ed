import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { targetNamed } from '../support/loginTargets.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ EMAIL_DOMAINS: '.Dev, com' })
})
afterAll(() => server.close())

describe('the owner configures other endings of email addresses', () => {
  it.each(['/investor/login', '/entrepreneur/register', '/contact-support'])('%s says which', async (path) => {
    const answer = await server.app.request(path)
    const named = /<meta name="email-endings" content="([^"]*)">/.exec(await answer.text())
    expect([answer.status, named?.[1]]).toEqual([200, 'dev,com'])
  })

  it.each([
    ['a@b.dev', 200],
    ['A@B.DEV', 200],
    ['a@b.com', 200],
    ['a@b.in', 422],
    ['.a@b.com', 422],
    ['a..b@x.com', 422],
    ['a@-b.com', 422],
  ])('a code that verifies %s gets %i', async (target, status) => {
    const { status: given } = await server.request('POST', '/api/codes', {
      purpose: 'verify_email',
      target: targetNamed(target),
    })
    expect(given).toBe(status)
  })
})
