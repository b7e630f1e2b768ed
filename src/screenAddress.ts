import type { Me } from './domain/members/meSchema.ts'

/** The address of a screen: its parameters, its query and the account. */
export interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  me: Me | null
}
