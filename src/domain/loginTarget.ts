import { normalEmail } from './validation/email.ts'

/** Identifies an account: by its email address as stored, or by its mobile number in E.164. */
export type LoginTarget = { kind: 'email'; email: string } | { kind: 'mobile'; mobile: string }

/** As one string, for counters and codes: an email address never starts with a plus. */
export const targetText = (target: LoginTarget): string => (target.kind === 'email' ? target.email : target.mobile)

/** The account a request names: the e-mail address if it names both, null if neither. */
export function targetIn({
  email,
  mobile,
}: {
  email?: string | undefined
  mobile?: string | undefined
}): LoginTarget | null {
  const name = email === undefined ? mobile : normalEmail(email)
  if (!name) return null
  return email === undefined ? { kind: 'mobile', mobile: name } : { kind: 'email', email: name }
}

/** The fields of a request that names an account. */
export const targetFields = (target: LoginTarget) =>
  target.kind === 'email' ? { email: target.email } : { mobile: target.mobile }
