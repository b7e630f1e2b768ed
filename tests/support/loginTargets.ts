import type { LoginTarget } from '../../src/domain/loginTarget.ts'

/** The login name that a test writes as text, as a call sends it. */
export const targetNamed = (name: string): LoginTarget =>
  name.startsWith('+') ? { kind: 'mobile', mobile: name } : { kind: 'email', email: name }
