import { describe, expect, it } from 'vitest'
import { addonOnWire, offeredAddon } from '../../src/domain/memberships/addonOffer.ts'

/** The amounts whose names and units the specification fixes (section 3), as the other side reads them. */

describe('the price of an add-on', () => {
  it('is sent in rupees, not in paise', () => {
    const sent = addonOnWire('GLOBAL_CONNECT', { minor: 49_950, currency: 'INR' }, 'USD')
    expect(sent).toEqual({ type: 'GLOBAL_CONNECT', prorated_price: 499.5, currency_code: 'USD' })
  })

  it.each([
    ['₹499', 499, 'INR', 1, 49_900],
    ['$5.99', 499, 'USD', 0.012, 599],
    ['¥898', 499, 'JPY', 1.8, 898],
    ['₹99.50', 99.5, 'INR', 1, 9_950],
  ] as const)('is read as %s in the payer’s currency', (_, prorated_price, currency_code, rate, minor) => {
    const { price } = offeredAddon({ type: 'GLOBAL_CONNECT', prorated_price, currency_code }, rate)
    expect(price).toEqual({ minor, currency: currency_code })
  })
})
