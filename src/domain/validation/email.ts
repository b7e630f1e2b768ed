/** Endings of section 5; an owner may widen them by configuration. */
export const emailDomains = ['com', 'in', 'net', 'org', 'co.in'] as const

/** Letters, digits and `. _ % + -` before the @, ending only in one of the given domains (section 5). */
export function isEmail(value: string, domains: readonly string[] = emailDomains): boolean {
  const endings = domains.map((domain) => domain.replaceAll('.', '\\.')).join('|')
  return value.length <= 254 && new RegExp(`^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\\.)+(?:${endings})$`).test(value)
}
