import { displayPhone } from '../../../src/domain/validation/displayPhone.ts'

/** `a•••@example.com`, `+91-•••••3210`. */
export function mask(target: string): string {
  if (target.startsWith('+')) return `${displayPhone(target).replace(/-.*/, '')}-•••••${target.slice(-4)}`
  const [name = '', domain = ''] = target.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
