import { newPasswordErrors } from '../passwordForms.ts'
import { isEmail, normalEmail } from '../validation/email.ts'
import type { FieldErrors } from '../validation/fieldErrors.ts'
import { parsePhone } from '../validation/phone.ts'

/** The form that creates an account (section 5), as it is typed. */
export interface AccountDraft {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Digits, without the plus. */
  dialCode: string
  mobile: string
  email: string
  password: string
  confirmPassword: string
  terms: boolean
}

/** The error of the address that a code is to be sent to; an empty object if there is none. */
export function emailErrors({ email }: Pick<AccountDraft, 'email'>): FieldErrors {
  if (email.trim() === '') return { email: 'required' }
  return isEmail(normalEmail(email)) ? {} : { email: 'invalidEmail' }
}

/** The error of the name of an account's owner. */
export const nameErrors = ({ name }: Pick<AccountDraft, 'name'>): FieldErrors =>
  name.trim() === '' ? { name: 'required' } : {}

/** The error of a mobile number that can receive codes. */
export function mobileErrors({ dialCode, mobile }: Pick<AccountDraft, 'dialCode' | 'mobile'>): FieldErrors {
  if (mobile.trim() === '') return { mobile: 'required' }
  return parsePhone(dialCode, mobile) ? {} : { mobile: 'invalidMobile' }
}

/**
 * The errors of the form, by field as in the server's request; an empty object if there are none. `proof` is the
 * server's confirmation that the address was verified; null without one.
 */
export function accountErrors(draft: AccountDraft, proof: string | null): FieldErrors {
  const errors: FieldErrors = {
    ...emailErrors(draft),
    ...newPasswordErrors(draft),
    ...nameErrors(draft),
    ...mobileErrors(draft),
  }
  if (!errors.email && !proof) errors.email = 'emailNotVerified'
  if (!draft.terms) errors.terms = 'termsNotAccepted'
  return errors
}
