import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { targetNamed } from '../support/loginTargets.ts'
import { password, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
})
afterAll(() => server.close())

const send = (target: string, purpose = 'verify_email') =>
  server.request<{ challenge_id: string }>('POST', '/api/codes', { purpose, target: targetNamed(target) })
const guess = (id: string, code: string) =>
  server.request<{ code?: string; proof?: string }>('POST', `/api/codes/${id}/verification`, { code })
const other = (code: string) => (code === '000000' ? '111111' : '000000')

describe('one-time codes', () => {
  it('five wrong codes, then the right one, is refused', async () => {
    const { body } = await send('five@test.in')
    const right = await server.codeFor('five@test.in')
    for (let tries = 0; tries < 5; tries++) await guess(body.challenge_id, other(right))
    expect((await guess(body.challenge_id, right)).body.code).toBe('OTP_TOO_MANY')
    expect((await send('five@test.in')).status).toBe(429)
  })

  it('at most five of 50 simultaneous guesses are checked', async () => {
    const { body } = await send('fifty@test.in')
    const right = await server.codeFor('fifty@test.in')
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(body.challenge_id, other(right))))
    expect(answers.filter((answer) => answer.body.code === 'OTP_INVALID').length).toBeLessThanOrEqual(4)
    expect((await guess(body.challenge_id, right)).body.code).toBe('OTP_TOO_MANY')
  })

  it('the right code sent twice at once gives one proof', async () => {
    const { body } = await send('twice@test.in')
    const right = await server.codeFor('twice@test.in')
    const answers = await Promise.all([guess(body.challenge_id, right), guess(body.challenge_id, right)])
    expect(answers.filter((answer) => answer.body.proof).length).toBe(1)
  })

  it('are valid one second before 15 minutes, and not one second after', async () => {
    const early = await send('early@test.in')
    const late = await send('late@test.in')
    const [earlyCode, lateCode] = [await server.codeFor('early@test.in'), await server.codeFor('late@test.in')]
    server.clock.ahead = 15 * 60_000 - 5_000
    const inTime = await guess(early.body.challenge_id, earlyCode)
    server.clock.ahead = 15 * 60_000 + 1_000
    const tooLate = await guess(late.body.challenge_id, lateCode)
    server.clock.ahead = 0
    expect([inTime.status, tooLate.status]).toEqual([200, 410])
  })

  it('are resent only after the countdown, and the response says when', async () => {
    const { body } = await send('again@test.in')
    const early = await server.request('POST', `/api/codes/${body.challenge_id}/resend`, {})
    expect([early.status, Number(early.headers.get('retry-after')) > 25]).toEqual([429, true])
  })

  it('are sent again after the time that the refusal of a sixth names', async () => {
    const minute = 60_000
    const target = 'sixth@test.in'
    for (let sent = 0; sent < 5; sent++) {
      server.clock.ahead = sent * 3 * minute
      expect((await send(target)).status).toBe(200)
      await server.letters(target)
    }
    server.clock.ahead = 20 * minute
    const refused = await send(target)
    const left = Number(refused.headers.get('retry-after')) * 1000
    expect([refused.status, left > 38 * minute, left <= 40 * minute]).toEqual([429, true, true])
    server.clock.ahead = 20 * minute + left - 1_000
    expect((await send(target)).status).toBe(429)
    server.clock.ahead = 20 * minute + left
    expect((await send(target)).status).toBe(200)
    server.clock.ahead = 0
  })

  it('get the same response for a known and an unknown account', async () => {
    const known = await server.signUp('investor')
    const shape = async (target: string) => {
      const { status, body } = await send(target, 'reset_password')
      return { status, keys: Object.keys(body).sort() }
    }
    expect(await shape(known.email)).toEqual(await shape('nobody@test.in'))
  })
})

describe('login and sessions', () => {
  const logIn = (credentials: object) =>
    server.request<{ access_token: string; info_id: string; code?: string }>('POST', '/api/login', {
      login_type: 'investor',
      remember: false,
      ...credentials,
    })

  it('accept the email or the mobile number', async () => {
    const person = await server.signUp('investor')
    expect((await logIn({ target: { kind: 'email', email: person.email }, password })).status).toBe(200)
    expect((await logIn({ target: { kind: 'mobile', mobile: person.mobile }, password })).status).toBe(200)
  })

  it('search for a mobile number among mobile numbers, and for an email address among addresses', async () => {
    const { email, mobile } = await server.signUp('investor')
    const statusOf = async (target: object) => (await logIn({ target, password })).status
    const wrong = [
      { kind: 'mobile', mobile: email },
      { kind: 'email', email: mobile },
    ]
    expect(await Promise.all(wrong.map(statusOf))).toEqual([422, 422])
    const right = [
      { kind: 'mobile', mobile },
      { kind: 'email', email },
    ]
    expect(await Promise.all(right.map(statusOf))).toEqual([200, 200])
  })

  it('reject wrong credentials with 400 and lock after five', async () => {
    const person = await server.signUp('investor')
    for (let tries = 0; tries < 5; tries++)
      expect((await logIn({ target: { kind: 'email', email: person.email }, password: 'Wrong#Pass1' })).status).toBe(
        400,
      )
    expect((await logIn({ target: { kind: 'email', email: person.email }, password })).status).toBe(423)
  })

  it('end at logout, and for every other session at a password change', async () => {
    const person = await server.signUp('investor')
    const second = await logIn({ target: { kind: 'email', email: person.email }, password })
    const elsewhere = { ...person, token: second.body.access_token }
    const changed = await server.request<{ access_token: string }>(
      'POST',
      '/api/update-password',
      { current_password: password, password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' },
      person,
    )
    expect(changed.body).toMatchObject({ status: true })
    expect((await server.request('GET', '/api/me', undefined, elsewhere)).status).toBe(401)
    const renewed = { ...person, token: changed.body.access_token }
    expect((await server.request('GET', '/api/me', undefined, person)).status).toBe(401)
    expect((await server.request('GET', '/api/me', undefined, renewed)).status).toBe(200)
    await server.request('POST', '/api/logout', {}, renewed)
    expect((await server.request('GET', '/api/me', undefined, renewed)).status).toBe(401)
  })

  it("refuses another account's id with a valid token", async () => {
    const [one, another] = [await server.signUp('investor'), await server.signUp('investor')]
    expect((await server.request('GET', '/api/me', undefined, { ...one, id: another.id })).status).toBe(401)
  })

  it('a reset proof sets a new password once', async () => {
    const person = await server.signUp('investor')
    const token = await server.prove('reset_password', person.email)
    const request = { token, password: 'Reset#Bridge9', confirm_password: 'Reset#Bridge9' }
    expect((await server.request('POST', '/api/reset-password', request)).status).toBe(200)
    expect((await server.request('POST', '/api/reset-password', request)).status).toBe(422)
    expect((await logIn({ target: { kind: 'email', email: person.email }, password: 'Reset#Bridge9' })).status).toBe(
      200,
    )
  })
})
