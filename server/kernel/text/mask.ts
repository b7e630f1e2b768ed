import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { displayPhone } from '../../../src/domain/validation/displayPhone.ts'

/** `a•••@example.com`, `+91-•••••3210`. */
export function mask(target: LoginTarget): string {
  if (target.kind === 'mobile') {
    const [dial = ''] = displayPhone(target.mobile).split('-')
    return `${dial}-•••••${target.mobile.slice(-4)}`
  }
  const [name = '', domain = ''] = target.email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
