import { globalConnectDestination } from './destinations.ts'
import type { Me } from './domain/members/meSchema.ts'
import { landingOf } from './landing.ts'
import { addresses, routeOf } from './routes.ts'

/** Where a purchase started, stored in the address of the plans page. */

const names = ['global-connect', 'my-subscription'] as const
const screens = ['listing', 'proposal'] as const
type PagePath = string & { readonly isPagePath: true }
/** A name, or the address of a listing or a proposal. */
export type Origin = (typeof names)[number] | PagePath

const screenAt = (path: string) => screens.find((screen) => screen === routeOf(path)?.screen)
const isPage = (value: string): value is PagePath => screenAt(value) !== undefined

/** Null for anything else, such as an address of another site. */
export function originIn(query: URLSearchParams): Origin | null {
  const value = query.get('origin') ?? ''
  return names.find((name) => name === value) ?? (isPage(value) ? value : null)
}

/** What the origin is called on the way back to it. */
export function originKind(origin: Origin | null): (typeof names)[number] | (typeof screens)[number] | 'none' {
  if (!origin) return 'none'
  return isPage(origin) ? (screenAt(origin) ?? 'none') : origin
}

/** The target after a payment, by login type, account type and the purchase's origin (section 2). */
export function destinationAfterPayment(me: Me, origin: Origin | null): string {
  if (origin === 'global-connect') return globalConnectDestination(me)
  if (origin === 'my-subscription') return addresses.mySubscription(addresses.base(me.login_type, me.account_type))
  return origin ?? landingOf(me, 'SUBSCRIPTION').to
}
