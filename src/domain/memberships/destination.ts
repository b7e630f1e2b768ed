import { addresses } from '../../addresses.ts'
import type { Me } from '../contract/accounts.ts'
import { globalConnectDestination } from '../globalConnect.ts'
import { landingOf } from '../landing.ts'

/** Where a purchase started, stored in the address of the subscriptions page. */
export const origins = ['global-connect', 'my-subscription'] as const
export type Origin = (typeof origins)[number]
export const isOrigin = (value: unknown): value is Origin => origins.includes(value as Origin)

/** Where a member goes after a payment: by login type, account type and the origin marker (section 2). */
export function destinationAfterPayment(me: Me, origin: Origin | null): string {
  if (origin === 'global-connect') return globalConnectDestination(me)
  if (origin === 'my-subscription') return addresses.mySubscription(addresses.base(me.login_type, me.account_type))
  return landingOf(me, 'SUBSCRIPTION').to
}
