import type { LoginTarget } from '../../src/domain/loginTarget.ts'

/** Converts a test's login name from text to the form that a call sends. */
export const targetNamed = (name: string): LoginTarget =>
  name.startsWith('+') ? { kind: 'mobile', mobile: name } : { kind: 'email', email: name }
