import { type CurrencyCode, rateFor } from '../../../src/domain/currencies.ts'
import { addonEnd, isAddonAvailable, isAddonType } from '../../../src/domain/memberships/addons.ts'
import { isLonger } from '../../../src/domain/memberships/offers.ts'
import type { CataloguePlan } from '../../../src/domain/memberships/plans.ts'
import {
  addonsBoughtWith,
  creditInstant,
  creditInstantsShown,
  inCurrency,
  type Quote,
  quoteAddon,
  quotePlan,
} from '../../../src/domain/memberships/quoteLines.ts'
import { isPaid, type MembershipPeriod, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { sameMoney } from '../../../src/domain/money.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { PurchaseRequest } from './openPurchase.ts'

/**
 * The price of a request in the currency of the payer, line by line; refuses what cannot be bought. The credit of an
 * upgrade shrinks while its price is being read, so a confirmed price that was shown in the last 15 minutes is the price.
 */
export function quoteOf(
  plan: CataloguePlan,
  request: PurchaseRequest,
  periods: readonly MembershipPeriod[],
  currency: CurrencyCode,
  now: Date,
): Quote {
  const { mode, confirmed } = request
  const priced = (quote: Quote) => inCurrency(quote, currency, rateFor(currency))
  if (mode === 'ADDON') return priced(addonQuote(plan, request, periods, now))
  const added = addonsBoughtWith(plan, mode, request.types, periods, now)
  const quoteAt = (instant: Date) => priced(quotePlan(plan, mode, periods, instant, added))
  if (mode !== 'UPGRADE') return quoteAt(now)
  requireLonger(plan, periods, now)
  const shown = creditInstantsShown(now).map(quoteAt)
  return shown.find(({ amount }) => confirmed && sameMoney(amount, confirmed)) ?? quoteAt(creditInstant(now))
}

/** The add-ons of the purchase; refuses those that this plan cannot have. */
export function typesOf(
  plan: CataloguePlan,
  request: PurchaseRequest,
  periods: readonly MembershipPeriod[],
  now: Date,
): string[] {
  if (request.mode === 'ADDON') return request.types
  const canHave = plan.entitlements.global_connect !== 'none'
  if (request.types.some((type) => type !== 'GLOBAL_CONNECT' || !canHave))
    return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  return addonsBoughtWith(plan, request.mode, request.types, periods, now)
}

function requireLonger(plan: CataloguePlan, periods: readonly MembershipPeriod[], now: Date): void {
  const subscription = subscriptionAt(periods, now)
  if (!isPaid(subscription) && subscription.state !== 'trialing') refuse('SUBSCRIPTION_REQUIRED')
  if (!isLonger(plan, periods, now)) refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
}

function addonQuote(
  plan: CataloguePlan,
  request: PurchaseRequest,
  periods: readonly MembershipPeriod[],
  now: Date,
): Quote {
  const [type, ...others] = request.types
  if (!type || others.length > 0 || !isAddonType(type))
    return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  const subscription = subscriptionAt(periods, now)
  if (subscription.state === 'none' || !isPaid(subscription)) return refuse('SUBSCRIPTION_REQUIRED')
  if (plan.id !== subscription.current.planId) return refuse('VALIDATION_FAILED', { fields: { plan_id: 'invalid' } })
  if (!isAddonAvailable(type, subscription, periods, now))
    return refuse('VALIDATION_FAILED', { fields: { types: 'invalid' } })
  return quoteAddon(type, addonEnd(type, subscription, periods, now), now)
}
