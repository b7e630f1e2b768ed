import { describe, expect, it } from 'vitest'
import { loginNameErrors, targetOf } from '../../../src/domain/loginName.ts'
import { acceptEmailDomains, emailDomains, isEmail } from '../../../src/domain/validation/email.ts'

const named = (email: string) => ({ by: 'email' as const, email, country: 'IN', dialCode: '91', mobile: '' })

/**
 * Specification, section 5: letters, digits and . _ % + - before the @; the domain ends in com, in, net, org or co.in.
 */
describe('the e-mail rule', () => {
  it.each([
    'FOUNDER@DEMO.IN',
    'Founder@Demo.In',
    'founder@demo.CO.IN',
    'a@b.com',
    'a_b%c+d-e.f@mail-1.example.org',
    '-a-@b.net',
    'a@1.in',
    'a@b-c.com',
  ])('accepts %s', (email) => expect(isEmail(email)).toBe(true))

  it.each([
    'a..b@x.com',
    '.a@b.com',
    'a.@b.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.-c.com',
    'a@b..com',
    'a@.com',
    'a@com',
    'a@b@c.com',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(64)}.com`,
    '@b.com',
    'a@b.com.',
    'a@b.com ',
    'a@b.dev',
    'a@bco.in\n',
  ])('rejects %j', (email) => expect(isEmail(email)).toBe(false))

  it('ignores case at login, and the account is looked up in lower case', () => {
    expect([loginNameErrors(named('FOUNDER@DEMO.IN')), targetOf(named(' FOUNDER@DEMO.IN '))]).toEqual([
      {},
      { kind: 'email', email: 'founder@demo.in' },
    ])
    expect(loginNameErrors(named('a..b@x.com'))).toEqual({ email: 'validEmail' })
  })
})

it('existing accounts can log in, whatever e-mail endings the owner accepts for new ones', () => {
  acceptEmailDomains(['dev'])
  expect([isEmail('asha@demo.in'), isEmail('asha@demo.dev')]).toEqual([false, true])
  expect([loginNameErrors(named('asha@demo.in')), loginNameErrors(named('asha@demo.dev'))]).toEqual([{}, {}])
  expect(loginNameErrors(named('asha@demo.museum'))).toEqual({ email: 'validEmail' })
  acceptEmailDomains(emailDomains)
})
