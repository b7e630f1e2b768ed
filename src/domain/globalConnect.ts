import { addresses, isGlobalConnect } from '../addresses.ts'
import { homeBase, registrationOf } from '../routes.ts'
import type { Me } from './contract/accounts.ts'

/** The four cases of a Global Connect click (specification, section 4), from the subscription. */
export type GlobalConnectAccess = 'none' | 'expired' | 'without_feature' | 'included'

type Subscribed = Pick<Me, 'has_active_subscription' | 'has_subscription_expired' | 'user_subscription'>

export function globalConnectAccess(me: Subscribed): GlobalConnectAccess {
  if (me.has_subscription_expired === 1) return 'expired'
  if (me.has_active_subscription === 0) return 'none'
  return me.user_subscription?.has_want_to_grow === 1 ? 'included' : 'without_feature'
}

type Profiled = Pick<Me, 'login_type' | 'account_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/** An entrepreneur takes part with a profile of their own; an investor does as the investor they are. */
const needsProfile = ({ login_type, basic_info }: Profiled): boolean =>
  login_type === 'entrepreneur' && basic_info.has_want_to_grow === 0

/** The list, or the registration of the profile that it needs. */
export const globalConnectDestination = (me: Profiled): string =>
  needsProfile(me)
    ? registrationOf('want-to-grow')
    : addresses.list(homeBase(me.login_type, me.account_type), 'WANT_TO_GROW')

/** The guard closes them to an entrepreneur while the profile's flag is 0 (section 2); to others the plan says. */
export const isShutOut = (me: Profiled, path: string): boolean => needsProfile(me) && isGlobalConnect(path)
