/** Identifies an account, in the form, on the wire and on the server: by its e-mail address, or its mobile number in E.164. */
export type LoginTarget = { kind: 'email'; email: string } | { kind: 'mobile'; mobile: string }

export const sameTarget = (one: LoginTarget, other: LoginTarget): boolean =>
  one.kind === 'email'
    ? other.kind === 'email' && one.email === other.email
    : other.kind === 'mobile' && one.mobile === other.mobile
