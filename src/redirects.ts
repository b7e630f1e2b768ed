/** Addresses that stand for another one: where a member is led who follows an address as the other role has it. */

interface Redirect {
  from: RegExp
  to: string
}

const moved: readonly Redirect[] = [
  // An investor's account type is always `investor`, and the address does without.
  { from: /^\/investor\/(?:investor|investment|want-to-sell|want-to-grow)\/(.+)$/, to: '/investor/$1' },
  { from: /^\/investor\/investors(?:\/[^/]+)?$/, to: '/investor/capital-bridge' },
  { from: /^\/investor\/sent-proposals$/, to: '/investor/my-proposals?box=sent' },
  { from: /^\/investor\/sent-proposals\/([^/]+)$/, to: '/investor/my-proposal/capital-bridge/$1' },
  { from: /^(\/entrepreneur\/[^/]+)\/my-proposals$/, to: '$1/sent-proposals?box=received' },
  { from: /^(\/entrepreneur\/[^/]+)\/my-proposal\/[^/]+\/([^/]+)$/, to: '$1/sent-proposals/$2' },
  { from: /^(\/entrepreneur\/[^/]+)\/(?:capital-bridge|business-exchange)$/, to: '$1/investors' },
  { from: /^\/entrepreneur\/[^/]+\/((?:capital-bridge|business-exchange|businesses)\/[^/]+)$/, to: '/entrepreneur/$1' },
]

/** The shapes of these addresses, for what the server sends. */
export const redirectPatterns: readonly string[] = moved.map(({ from }) => from.source.replace(/^\^|\$$/g, ''))

/** Null where the address stands for no other. A query goes along, in place of the one that the other has. */
export function redirectFor(pathname: string, search: string): string | null {
  const path = pathname.replace(/\/$/, '')
  const row = moved.find(({ from }) => from.test(path))
  if (!row) return null
  const to = path.replace(row.from, row.to)
  return search ? `${to.split('?')[0]}?${search}` : to
}
