import { lacksGlobalConnectProfile } from './domain/members/globalConnectGate.ts'
import type { Me } from './domain/members/meSchema.ts'
import { landingOf } from './landing.ts'
import { addresses, homeBase, registrationOf } from './routes.ts'

type Profiled = Pick<Me, 'login_type' | 'account_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/** The Global Connect list, or the registration of the profile that it requires. */
export const globalConnectDestination = (me: Profiled): string =>
  lacksGlobalConnectProfile(me)
    ? registrationOf('want-to-grow')
    : addresses.list(homeBase(me.login_type, me.account_type), 'WANT_TO_GROW')

/** Where a purchase started, stored in the address of the plans page. */
const origins = ['global-connect', 'my-subscription'] as const
export type Origin = (typeof origins)[number]
export const isOrigin = (value: unknown): value is Origin => origins.includes(value as Origin)

/** The target after a payment, by login type, account type and the purchase's origin (section 2). */
export function destinationAfterPayment(me: Me, origin: Origin | null): string {
  if (origin === 'global-connect') return globalConnectDestination(me)
  if (origin === 'my-subscription') return addresses.mySubscription(addresses.base(me.login_type, me.account_type))
  return landingOf(me, 'SUBSCRIPTION').to
}
