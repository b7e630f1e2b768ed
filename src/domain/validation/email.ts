/** The accepted endings of section 5; an owner can configure others. */
export const emailDomains = ['com', 'in', 'net', 'org', 'co.in'] as const

export const longestEmail = 254
const longestName = 64
const longestLabel = 63

let accepted: readonly string[] = emailDomains
/** Sets the configured endings, once, when the client starts. */
export const acceptEmailDomains = (domains: readonly string[]): void => {
  accepted = domains
}
export const acceptedEmailDomains = (): readonly string[] => accepted

/** Normalises an address for comparing and storing: trims it and converts it to lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase()

/**
 * True for letters, digits and `. _ % + -` before the @, without a dot at either end or two in a row; labels that
 * neither start nor end with a hyphen; and one of the given endings (section 5). Ignores case.
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

/** An email address with any ending: accounts are found even if their ending is no longer accepted for new ones. */
export function isAddress(value: string): boolean {
  const [, ending] = /\.([^\s.@]+)$/.exec(value) ?? []
  return ending !== undefined && isEmail(value, [ending])
}
