/** `a•••@example.com`, `+91•••••3210`. */
export function mask(target: string): string {
  if (target.startsWith('+')) return `${target.slice(0, 3)}•••••${target.slice(-4)}`
  const [name = '', domain = ''] = target.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
