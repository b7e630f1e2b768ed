import { type CurrencyCode, convertPaise } from '../currencies.ts'
import { type Money, moneyOf, typedOf } from '../money.ts'
import type { AddonOnWire } from './addonSchema.ts'

/** An add-on with its price in the payer's currency. */
export interface AddonOffer {
  type: AddonOnWire['type']
  price: Money
}

/**
 * The only place that writes `prorated_price` (specification, section 3). `rupees` is the price for the remaining days.
 */
export const addonOnWire = (type: AddonOnWire['type'], rupees: Money, payer: CurrencyCode): AddonOnWire => ({
  type,
  prorated_price: Number(typedOf(rupees)),
  currency_code: payer,
})

/** The only place that reads it. `rate` is in units of the payer's currency for one rupee. */
export function offeredAddon({ type, prorated_price, currency_code: currency }: AddonOnWire, rate: number): AddonOffer {
  return { type, price: { minor: convertPaise(moneyOf(prorated_price, 'INR').minor, currency, rate), currency } }
}
