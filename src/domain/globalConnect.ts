import { addresses } from '../addresses.ts'
import { homeBase, registrationOf } from '../routes.ts'
import type { Me } from './contract/accounts.ts'
import { lacksGlobalConnectProfile } from './globalConnectGate.ts'
import type { ProfileKind } from './offerings.ts'

/** The four cases of a Global Connect click (specification, section 4), from the subscription. */
export type GlobalConnectAccess = 'none' | 'expired' | 'without_feature' | 'included'

type Subscribed = Pick<Me, 'has_active_subscription' | 'has_subscription_expired' | 'user_subscription'>

export function globalConnectAccess(me: Subscribed): GlobalConnectAccess {
  if (me.has_subscription_expired === 1) return 'expired'
  if (me.has_active_subscription === 0) return 'none'
  return me.user_subscription?.has_want_to_grow === 1 ? 'included' : 'without_feature'
}

/** The first list a member sees: whom they look for first. */
export const firstMarketOf = (me: Subscribed & Pick<Me, 'login_type' | 'account_type'>): ProfileKind =>
  me.login_type === 'investor'
    ? 'INVESTMENT'
    : me.account_type === 'want-to-grow' && globalConnectAccess(me) === 'included'
      ? 'WANT_TO_GROW'
      : 'INVESTOR'

type Profiled = Pick<Me, 'login_type' | 'account_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/** The list, or the registration of the profile that it needs. */
export const globalConnectDestination = (me: Profiled): string =>
  lacksGlobalConnectProfile(me)
    ? registrationOf('want-to-grow')
    : addresses.list(homeBase(me.login_type, me.account_type), 'WANT_TO_GROW')
