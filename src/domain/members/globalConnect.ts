import type { ProfileKind } from '../offerings.ts'
import type { Me } from './meSchema.ts'

/** The four cases of a click on Global Connect (specification, section 4), derived from the subscription. */
export type GlobalConnectAccess = 'none' | 'expired' | 'without_feature' | 'included'

type Subscribed = Pick<Me, 'has_active_subscription' | 'has_subscription_expired' | 'user_subscription'>

export function globalConnectAccess(me: Subscribed): GlobalConnectAccess {
  if (me.has_subscription_expired === 1) return 'expired'
  if (me.has_active_subscription === 0) return 'none'
  return me.user_subscription?.has_want_to_grow === 1 ? 'included' : 'without_feature'
}

/** The first list that a member sees: the profiles they are most likely to look for. */
export const firstMarketOf = (me: Subscribed & Pick<Me, 'login_type' | 'account_type'>): ProfileKind =>
  me.login_type === 'investor'
    ? 'INVESTMENT'
    : me.account_type === 'want-to-grow' && globalConnectAccess(me) === 'included'
      ? 'WANT_TO_GROW'
      : 'INVESTOR'
