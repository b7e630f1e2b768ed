import type { LoginTarget } from './loginTarget.ts'
import { acceptedEmailDomains, emailDomains, isEmail, normalEmail } from './validation/email.ts'
import { parsePhone } from './validation/phone.ts'

/** A login name as typed: an e-mail address, or a mobile number with its country. */
export interface LoginName {
  by: 'email' | 'mobile'
  email: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Digits, without the plus. */
  dialCode: string
  mobile: string
}
/** Names of the messages in section 5. */
export type LoginNameError = 'enterMobile' | 'validMobile' | 'enterEmail' | 'validEmail'
export interface NameErrors {
  email?: LoginNameError
  mobile?: LoginNameError
}

export const blankLoginName: LoginName = { by: 'email', email: '', country: 'IN', dialCode: '91', mobile: '' }

/** The error of a login name, by field; an empty object if it is valid. */
export function loginNameErrors(name: LoginName): NameErrors {
  if (name.by === 'email') {
    if (normalEmail(name.email) === '') return { email: 'enterEmail' }
    // Existing accounts can log in even if new ones can no longer use their email ending.
    return isEmail(normalEmail(name.email), [...emailDomains, ...acceptedEmailDomains()]) ? {} : { email: 'validEmail' }
  }
  if (name.mobile.trim() === '') return { mobile: 'enterMobile' }
  return parsePhone(name.dialCode, name.mobile) ? {} : { mobile: 'validMobile' }
}

/** The account that a login name identifies; empty if the name is invalid. */
export const targetOf = (name: LoginName): LoginTarget =>
  name.by === 'email'
    ? { kind: 'email', email: normalEmail(name.email) }
    : { kind: 'mobile', mobile: parsePhone(name.dialCode, name.mobile) ?? '' }

/** The form fields that a draft change affects. A mobile number and its country are one field. */
export const loginFieldsOf = (change: object): string[] =>
  Object.keys(change).map((name) => (name === 'country' || name === 'dialCode' ? 'mobile' : name))
