import type { AddonsOnWire } from '../../../src/domain/contract/memberships.ts'
import { rateFor } from '../../../src/domain/currencies.ts'
import { addonOnWire } from '../../../src/domain/memberships/addonOffer.ts'
import { addonEnd, addonTypes, isAddonAvailable } from '../../../src/domain/memberships/addons.ts'
import { quoteAddon } from '../../../src/domain/memberships/quoteLines.ts'
import { subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'

/**
 * The add-ons that this profile can buy now; prices in rupees for the remaining days, with the exchange rate to the
 * payer's currency.
 */
export async function addonsFor(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
): Promise<Omit<AddonsOnWire, 'status'>> {
  const now = deps.now()
  const periods = await periodsOf(deps.db, account.id, kind)
  const subscription = subscriptionAt(periods, now)
  const { currency } = account
  if (subscription.state === 'none')
    return { subscription: null, available_addons: [], currency, conversion_rate: rateFor(currency) }
  const offered = addonTypes.filter((type) => isAddonAvailable(type, subscription, periods, now))
  return {
    subscription: { plan: { uuid: subscription.current.planId } },
    available_addons: offered.map((type) =>
      addonOnWire(type, quoteAddon(type, addonEnd(type, subscription, periods, now), now).amount, currency),
    ),
    currency,
    conversion_rate: rateFor(currency),
  }
}
