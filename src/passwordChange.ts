import type { Address } from './routes.ts'

/** The dialog over any page of a signed-in member: by its own address, or by this word in the query. */
const changePassword = 'change-password'
export const asksPasswordChange = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>): boolean =>
  pathname === `/${changePassword}` || new URLSearchParams(search).has(changePassword)

/** The query that opens the dialog over the page with this one. */
export function withPasswordChange(search: string): string {
  const query = new URLSearchParams(search)
  query.set(changePassword, '')
  return `?${query}`
}
