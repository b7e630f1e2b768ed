import { type Address, changePassword } from './routes.ts'

/** The dialog over any page of a signed-in member: by its own address, or by this word in the query. */
const word = changePassword.slice(1)
export const asksPasswordChange = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>): boolean =>
  pathname === changePassword || new URLSearchParams(search).has(word)

/** The query that opens the dialog over the page with this one. */
export function withPasswordChange(search: string): string {
  const query = new URLSearchParams(search)
  query.set(word, '')
  return `?${query}`
}
