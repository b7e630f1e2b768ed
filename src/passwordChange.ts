import { type Address, changePassword } from './routes.ts'

/** The parameter that opens the dialog over any page of a logged-in member; the path has the same name. */
const parameter = changePassword.slice(1)
export const asksPasswordChange = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>): boolean =>
  pathname === changePassword || new URLSearchParams(search).has(parameter)

/** Adds the parameter that opens the dialog to a query. */
export function withPasswordChange(search: string): string {
  const query = new URLSearchParams(search)
  query.set(parameter, '')
  return `?${query}`
}
