import type { LoginTarget } from './loginTarget.ts'
import { acceptedEmailDomains, emailDomains, isEmail, normalEmail } from './validation/email.ts'
import { parsePhone } from './validation/phone.ts'

/** What a person types to say which account is theirs: an e-mail address, or a mobile number of a country. */
export interface LoginName {
  by: 'email' | 'mobile'
  email: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Digits, without the plus. */
  dialCode: string
  mobile: string
}
/** The messages of section 5, by name. */
export type LoginNameError = 'enterMobile' | 'validMobile' | 'enterEmail' | 'validEmail'

export const blankLoginName: LoginName = { by: 'email', email: '', country: 'IN', dialCode: '91', mobile: '' }

/** What is wrong with a login name, at its field; an empty object where nothing is. */
export function loginNameErrors(name: LoginName): { email?: LoginNameError; mobile?: LoginNameError } {
  if (name.by === 'email') {
    if (normalEmail(name.email) === '') return { email: 'enterEmail' }
    // Who has an account gets in, whatever endings a new one may have since.
    return isEmail(normalEmail(name.email), [...emailDomains, ...acceptedEmailDomains()]) ? {} : { email: 'validEmail' }
  }
  if (name.mobile.trim() === '') return { mobile: 'enterMobile' }
  return parsePhone(name.dialCode, name.mobile) ? {} : { mobile: 'validMobile' }
}

/** The account that a login name means; empty where the name is not valid. */
export const targetOf = (name: LoginName): LoginTarget =>
  name.by === 'email'
    ? { kind: 'email', email: normalEmail(name.email) }
    : { kind: 'mobile', mobile: parsePhone(name.dialCode, name.mobile) ?? '' }

/** The visitor's country by the browser's languages and time zone; India if they do not show one. */
export function likelyCountry(languages: readonly string[], timeZone: string): string {
  const named = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((region) => region !== undefined)
  if (named) return named
  return /^Asia\/(?:Kolkata|Calcutta)$/.test(timeZone) ? 'IN' : (regionOf(languages[0] ?? '') ?? 'IN')
}

const regionOf = (language: string): string | undefined => {
  try {
    return language === '' || language === 'en' ? undefined : new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/** The fields of the form that a change of the draft is about: a number and its country are one. */
export const loginFieldsOf = (change: object): string[] =>
  Object.keys(change).map((name) => (name === 'country' || name === 'dialCode' ? 'mobile' : name))
