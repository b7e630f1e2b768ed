import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordChangeErrors } from '../../src/domain/passwordForms.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { password, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refused = { code: 'VALIDATION_FAILED', fields: { password: 'samePassword' } }

describe('a new password must differ from the old one', () => {
  it('in a change: the form says so, and the server refuses it and ends no session', async () => {
    expect(passwordChangeErrors({ current: password, next: password, confirmation: password })).toEqual({
      password: 'samePassword',
    })
    const person = await server.signUp('investor')
    const change = { current_password: password, password, confirm_password: password }
    const { status, body } = await server.request('POST', '/api/update-password', change, person)
    expect([status, body]).toEqual([422, expect.objectContaining(refused)])
    expect((await server.request('GET', '/api/me', undefined, person)).status).toBe(200)
  })

  it('in a reset: it is refused, and the same proof can still set another one', async () => {
    const person = await server.signUp('investor')
    const { body: sent } = await server.request<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'reset_password',
      target: targetNamed(person.email),
    })
    const [letter] = await server.letters(person.email)
    const { body: verified } = await server.request<{ proof: string }>(
      'POST',
      `/api/codes/${sent.challenge_id}/verification`,
      { code: /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? '' },
    )
    const reset = (next: string) =>
      server.request('POST', '/api/reset-password', { token: verified.proof, password: next, confirm_password: next })
    const { status, body } = await reset(password)
    expect([status, body]).toEqual([422, expect.objectContaining(refused)])
    expect((await reset('Newer#Bridge8')).status).toBe(200)
  })
})
