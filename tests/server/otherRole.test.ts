import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { AccountType, LoginType } from '../../src/domain/offerings.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** Logs in with the right password for a role that the account has no profile for. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function logIn({ email }: Person, login_type: LoginType, account_type?: AccountType) {
  const request = {
    login_type,
    ...(account_type ? { account_type } : {}),
    target: { kind: 'email', email },
    password,
    remember: false,
  }
  const { body } = await server.request<SessionGrant>('POST', '/api/login', request)
  return [body.login_type, body.account_type, body.profiles]
}

describe('a login acts as an existing profile of the account', () => {
  it('for a founder at the investors’ login', async () => {
    const founder = await server.trialMember('investment')
    expect(await logIn(founder, 'investor')).toEqual(['entrepreneur', 'investment', ['investment']])
  })

  it('for an investor at the entrepreneurs’ login, with any offering', async () => {
    const investor = await server.trialMember('investor')
    expect(await logIn(investor, 'entrepreneur')).toEqual(['investor', 'investor', ['investor']])
    expect(await logIn(investor, 'entrepreneur', 'want-to-sell')).toEqual(['investor', 'investor', ['investor']])
  })

  it('for a founder at the login of another offering', async () => {
    const founder = await server.trialMember('investment')
    expect(await logIn(founder, 'entrepreneur', 'want-to-sell')).toEqual(['entrepreneur', 'investment', ['investment']])
  })

  it('of a member without a profile, with the requested role', async () => {
    const nobody = await server.signUp('investor')
    expect(await logIn(nobody, 'investor')).toEqual(['investor', 'investor', []])
    expect(await logIn(nobody, 'entrepreneur')).toEqual(['entrepreneur', null, []])
  })
})
