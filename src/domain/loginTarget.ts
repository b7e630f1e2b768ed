import { normalEmail } from './validation/email.ts'

/** Which account is meant: by its e-mail address, as it is saved, or by its mobile number in E.164. */
export type LoginTarget = { kind: 'email'; email: string } | { kind: 'mobile'; mobile: string }

/** As one text, where a count or a code goes by it: an e-mail address holds no plus at its start. */
export const targetText = (target: LoginTarget): string => (target.kind === 'email' ? target.email : target.mobile)

/** What a request names: the e-mail address where it names both, null where neither. */
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
