import { expect, it } from 'vitest'
import { type AccountDraft, accountErrors, emailErrors } from '../../src/domain/registration/accountForm.ts'

const complete: AccountDraft = {
  name: 'Asha Verma',
  country: 'IN',
  dialCode: '91',
  mobile: '9820098200',
  email: 'asha@bridge.in',
  password: 'Sturdy#Bridge7',
  confirmPassword: 'Sturdy#Bridge7',
  terms: true,
}

it('a complete form with a verified address has no errors', () => {
  expect(accountErrors(complete, 'p')).toEqual({})
})

it('an empty form is asked for everything', () => {
  const empty = { ...complete, name: ' ', mobile: '', email: '', password: '', confirmPassword: '', terms: false }
  expect(accountErrors(empty, null)).toEqual({
    name: 'required',
    mobile: 'required',
    email: 'required',
    password: 'required',
    confirm_password: 'required',
    terms: 'termsNotAccepted',
  })
})

it.each([
  [{ mobile: '12345' }, { mobile: 'invalidMobile' }],
  [{ email: 'asha@bridge' }, { email: 'invalidEmail' }],
  [{ password: 'weak', confirmPassword: 'weak' }, { password: 'passwordWeak' }],
  [{ confirmPassword: 'Sturdy#Bridge8' }, { confirm_password: 'passwordMismatch' }],
] as const)('%o is refused', (change, errors) => {
  expect(accountErrors({ ...complete, ...change }, 'p')).toEqual(errors)
})

it('a valid address must be verified; a wrong one says so first', () => {
  expect(accountErrors(complete, null)).toEqual({ email: 'emailNotVerified' })
  expect(accountErrors({ ...complete, email: 'asha@bridge' }, null)).toEqual({ email: 'invalidEmail' })
})

it('a code is sent to a valid address only, whatever its capitals and blanks', () => {
  expect(emailErrors({ email: ' Asha@Bridge.IN ' })).toEqual({})
  expect(emailErrors({ email: '' })).toEqual({ email: 'required' })
  expect(emailErrors({ email: 'asha@bridge.example' })).toEqual({ email: 'invalidEmail' })
})
