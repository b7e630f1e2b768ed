import type { Me } from './domain/members/meSchema.ts'

/** Where a screen is shown: the parameters of its address, the query and the account. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  me: Me | null
}
