import { commonWord, inbox } from './commonWords.ts'

/** Extracts the names that addresses contain. */

const providers = new Set(
  'gmail googlemail yahoo ymail rediffmail rediff outlook hotmail live msn icloud me proton protonmail zoho aol gmx mail linkedin facebook instagram twitter x youtube youtu vimeo drive google dropbox loom'.split(
    ' ',
  ),
)
const notNames = new Set(
  'com in net org co gov edu ac io ai app biz info www m about company school pages page groups posts profile profiles people watch video videos embed channel user file view folder share'.split(
    ' ',
  ),
)

/** Returns the domain's own name or, on a shared domain, the page's name. */
export function brandsOf(address: string): string[] {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const [host = '', ...path] = (bare.split('@').at(-1) ?? '').split(/[/?#]/)
  const labels = host.split('.').slice(0, -1)
  const own = labels.filter((label) => !providers.has(label) && !notNames.has(label))
  const isShared = labels.some((label) => providers.has(label))
  return isShared ? [...own, ...path.filter((part) => part.length >= 4 && !notNames.has(part))] : own
}

const shortestMailbox = 4

/** Returns the part before the @ of a member's own address, with and without its trailing number. */
export function mailboxesOf(email: string): string[] {
  const [name = ''] = email.toLowerCase().split(/[@+]/)
  return [...new Set([name, name.replace(/\d+$/, '')])].filter(
    (one) =>
      one.replace(/[^\p{L}\p{N}]/gu, '').length >= shortestMailbox &&
      /\p{L}/u.test(one) &&
      !one.split(/[^\p{L}]+/u).every((word) => word === '' || commonWord.has(word) || inbox.has(word)),
  )
}
