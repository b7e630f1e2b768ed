/** Endings of section 5; an owner may change them by configuration. */
export const emailDomains = ['com', 'in', 'net', 'org', 'co.in'] as const

export const longestEmail = 254
const longestName = 64
const longestLabel = 63

let accepted: readonly string[] = emailDomains
/** Once, as the client starts: what the owner configured. */
export const acceptEmailDomains = (domains: readonly string[]): void => {
  accepted = domains
}
export const acceptedEmailDomains = (): readonly string[] => accepted

/** Input normalised for comparing and storing: without surrounding blanks, in lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase()

/**
 * In any case: letters, digits and `. _ % + -` before the @, no dot at its ends or doubled; labels that neither begin nor end
 * with a hyphen; ending only in one of the given domains (section 5).
 */
export function isEmail(value: string, domains = accepted): boolean {
  const [name = '', host = '', ...more] = value.toLowerCase().split('@')
  const ending = domains.find((domain) => host.endsWith(`.${domain.toLowerCase()}`))
  if (more.length > 0 || !ending || value.length > longestEmail) return false
  const labels = host.slice(0, -ending.length - 1).split('.')
  return (
    name.length <= longestName &&
    name.split('.').every((part) => /^[a-z0-9_%+-]+$/.test(part)) &&
    labels.every((label) => label.length <= longestLabel && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label))
  )
}

/** An e-mail address with any ending: accounts are found even if theirs is no longer accepted for new ones. */
export function isAddress(value: string): boolean {
  const [, ending] = /\.([^\s.@]+)$/.exec(value) ?? []
  return ending !== undefined && isEmail(value, [ending])
}
